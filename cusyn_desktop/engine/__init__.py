"""Mathematics of synthesis: plan, gate (noise, measure, select), estimate, generate. No file, no database."""
