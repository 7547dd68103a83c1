<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>About</name>
    <message>
        <source>Private synthetic tables, within a budget that can be proved.</source>
        <translation>Private synthetische Tabellen in einem Budget, das sich nachweisen lässt.</translation>
    </message>
    <message>
        <source>The program comes under the Apache License 2.0.</source>
        <translation>Das Programm steht unter der Apache-Lizenz 2.0.</translation>
    </message>
    <message>
        <source>The typeface Inter comes under the SIL Open Font License 1.1.</source>
        <translation>Die Schrift Inter steht unter der SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>The Phosphor icons come under the MIT License.</source>
        <translation>Die Phosphor-Symbole stehen unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>It works offline: nothing leaves this computer.</source>
        <translation>Es arbeitet offline: Nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Faults are written down, without data, in {file}.</source>
        <translation>Fehler des Programms werden ohne Daten festgehalten, in {file}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>AcceptCopyDialog</name>
    <message>
        <source>Accept this copy of the workspace</source>
        <translation>Diese Kopie des Arbeitsbereichs annehmen</translation>
    </message>
    <message>
        <source>Accepting never lowers what is spent. Each pool takes the most that the receipt on this computer, or a release package, proves. Without a receipt, the rest of each pool is lost unless a package that is newer than this copy is its newest.</source>
        <translation>Annehmen senkt nie, was verbraucht ist. Für jeden Pool gilt das Höchste, was die Quittung auf diesem Computer oder ein Paket beweist. Ohne Quittung ist der Rest jedes Pools verloren, außer ein Paket, das neuer ist als diese Kopie, ist sein neuestes.</translation>
    </message>
    <message>
        <source>What becomes of each pool</source>
        <translation>Was aus jedem Pool wird</translation>
    </message>
    <message>
        <source>Add Package…</source>
        <translation>Paket hinzufügen …</translation>
    </message>
    <message>
        <source>After these packages, nothing was spent from the pools they name</source>
        <translation>Nach diesen Paketen wurde aus den Pools, die sie nennen, nichts verbraucht</translation>
    </message>
    <message>
        <source>I understand that this cannot be taken back</source>
        <translation>Mir ist klar, dass sich das nicht zurücknehmen lässt</translation>
    </message>
    <message>
        <source>How to Move a Workspace</source>
        <translation>Wie ein Arbeitsbereich umzieht</translation>
    </message>
    <message>
        <source>If the newer file still exists, close this and open that one instead. If the workspace was moved here from another computer, bring its mark from there instead: then nothing is lost.</source>
        <translation>Gibt es die neuere Datei noch, so schließen Sie dies und öffnen Sie jene. Kam der Arbeitsbereich von einem anderen Computer, so holen Sie lieber dessen Marke: Dann geht nichts verloren.</translation>
    </message>
    <message>
        <source>Accept This Copy</source>
        <translation>Diese Kopie annehmen</translation>
    </message>
    <message>
        <source>It goes into the audit log.</source>
        <translation>Er kommt ins Prüfprotokoll.</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Leave It Locked</source>
        <translation>Gesperrt lassen</translation>
    </message>
    <message>
        <source>Release packages that were exported from the newer file prove the least that was spent. They are not signed: what they say is your word, and the log names them.</source>
        <translation>Pakete, die aus der neueren Datei exportiert wurden, beweisen, wie viel mindestens verbraucht wurde. Sie sind nicht signiert: Für ihre Angaben stehen Sie ein, und das Prüfprotokoll nennt sie.</translation>
    </message>
    <message>
        <source>Say why; the auditor will ask.</source>
        <translation>Einen Grund angeben; die Prüfung wird danach fragen.</translation>
    </message>
</context>
<context>
    <name>AccountsDialog</name>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>Who may open this workspace. The audit log names them at everything they do.</source>
        <translation>Wer diesen Arbeitsbereich öffnen darf. Das Prüfprotokoll nennt die Konten bei allem, was sie tun.</translation>
    </message>
    <message>
        <source>There is no account: the workspace is open to whoever can read the file.</source>
        <translation>Es gibt kein Konto: Der Arbeitsbereich ist für alle offen, die die Datei lesen können.</translation>
    </message>
    <message>
        <source>Add Account…</source>
        <translation>Konto hinzufügen …</translation>
    </message>
    <message>
        <source>Change Role…</source>
        <translation>Rolle ändern …</translation>
    </message>
    <message>
        <source>Set Passphrase…</source>
        <translation>Passphrase setzen …</translation>
    </message>
    <message>
        <source>Close Account…</source>
        <translation>Konto schließen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>AccountsModel</name>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Acts for</source>
        <translation>Handelt für</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Refused sign-ins</source>
        <translation>Abgelehnte Anmeldungen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>The next sign-in is looked at from {time} on.</source>
        <translation>Die nächste Anmeldung wird ab {time} angenommen.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New Workspace…</source>
        <translation>&amp;Neuer Arbeitsbereich …</translation>
    </message>
    <message>
        <source>&amp;Open Workspace…</source>
        <translation>Arbeitsbereich ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open &amp;Demo Workspace</source>
        <translation>&amp;Demo öffnen</translation>
    </message>
    <message>
        <source>&amp;Close Workspace</source>
        <translation>Arbeitsbereich &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Import Data…</source>
        <translation>Daten &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>Add &amp;User…</source>
        <translation>&amp;Benutzer hinzufügen …</translation>
    </message>
    <message>
        <source>New &amp;Request</source>
        <translation>Neue &amp;Anfrage</translation>
    </message>
    <message>
        <source>&amp;Cancel Run…</source>
        <translation>Lauf abb&amp;rechen …</translation>
    </message>
    <message>
        <source>&amp;Export Package…</source>
        <translation>&amp;Paket exportieren …</translation>
    </message>
    <message>
        <source>&amp;Ask Again</source>
        <translation>Noch &amp;einmal anfragen</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Überprüfen</translation>
    </message>
    <message>
        <source>Close &amp;Pool…</source>
        <translation>&amp;Pool schließen …</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Acc&amp;ounts…</source>
        <translation>&amp;Konten …</translation>
    </message>
    <message>
        <source>Save Recei&amp;pt…</source>
        <translation>&amp;Quittung holen …</translation>
    </message>
    <message>
        <source>Open &amp;Again</source>
        <translation>Erneut öffn&amp;en</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Change &amp;My Passphrase…</source>
        <translation>Eigene Passphrase &amp;ändern …</translation>
    </message>
    <message>
        <source>&amp;Sign Out</source>
        <translation>Ab&amp;melden</translation>
    </message>
    <message>
        <source>&amp;Help on This Page</source>
        <translation>&amp;Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>&amp;Help on Accounts</source>
        <translation>&amp;Hilfe zu Konten</translation>
    </message>
    <message>
        <source>&amp;Moving to Another Computer</source>
        <translation>&amp;Umzug auf einen anderen Computer</translation>
    </message>
    <message>
        <source>&amp;First Steps and All Pages</source>
        <translation>&amp;Erste Schritte und alle Seiten</translation>
    </message>
    <message>
        <source>Take the &amp;Tour</source>
        <translation>&amp;Rundgang machen</translation>
    </message>
    <message>
        <source>&amp;About CuSyn Desktop</source>
        <translation>&amp;Über CuSyn Desktop</translation>
    </message>
    <message>
        <source>Open Re&amp;quest File…</source>
        <translation>Anfrage&amp;datei öffnen …</translation>
    </message>
    <message>
        <source>Show This Workspace’s Mar&amp;k…</source>
        <translation>Marke des Arbeitsbereichs &amp;zeigen …</translation>
    </message>
    <message>
        <source>&amp;Encrypt Workspace…</source>
        <translation>Arbeitsbereich ver&amp;schlüsseln …</translation>
    </message>
    <message>
        <source>&amp;Restart Now</source>
        <translation>Jetzt &amp;neu starten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Make Poo&amp;l Smaller…</source>
        <translation>Pool &amp;verkleinern …</translation>
    </message>
    <message>
        <source>C&amp;heck a Package…</source>
        <translation>Ein Pake&amp;t prüfen …</translation>
    </message>
    <message>
        <source>Open {name} &amp;Again</source>
        <translation>{name} &amp;erneut öffnen</translation>
    </message>
    <message>
        <source>&amp;Encrypt with Another Passphrase…</source>
        <translation>Mit anderer Passphrase ver&amp;schlüsseln …</translation>
    </message>
    <message>
        <source>It is encrypted already: go on in a new file with another passphrase</source>
        <translation>Er ist schon verschlüsselt: in einer neuen Datei mit anderer Passphrase weiterarbeiten</translation>
    </message>
    <message>
        <source>Open or make a workspace first</source>
        <translation>Zuerst einen Arbeitsbereich öffnen oder anlegen</translation>
    </message>
    <message>
        <source>Nothing can be spent until the workspace is settled</source>
        <translation>Solange der Arbeitsbereich nicht geklärt ist, kann nichts verbraucht werden</translation>
    </message>
    <message>
        <source>Import a dataset first</source>
        <translation>Zuerst einen Datensatz importieren</translation>
    </message>
    <message>
        <source>Add a user first</source>
        <translation>Zuerst einen Benutzer hinzufügen</translation>
    </message>
    <message>
        <source>Wait for the synthesis that runs, or cancel it</source>
        <translation>Die laufende Synthese abwarten oder abbrechen</translation>
    </message>
    <message>
        <source>Theme of the &amp;System</source>
        <translation>Farben des &amp;Systems</translation>
    </message>
    <message>
        <source>&amp;Light Theme</source>
        <translation>&amp;Helle Farben</translation>
    </message>
    <message>
        <source>&amp;Dark Theme</source>
        <translation>&amp;Dunkle Farben</translation>
    </message>
    <message>
        <source>Make a new, empty workspace file</source>
        <translation>Eine neue, leere Arbeitsbereichsdatei anlegen</translation>
    </message>
    <message>
        <source>Open a workspace file</source>
        <translation>Eine Arbeitsbereichsdatei öffnen</translation>
    </message>
    <message>
        <source>Go on with the workspace that was open last</source>
        <translation>Mit dem zuletzt geöffneten Arbeitsbereich weitermachen</translation>
    </message>
    <message>
        <source>Try everything on made-up people, with a pool of its own</source>
        <translation>Alles an erfundenen Personen ausprobieren, mit eigenem Pool</translation>
    </message>
    <message>
        <source>Close this workspace</source>
        <translation>Diesen Arbeitsbereich schließen</translation>
    </message>
    <message>
        <source>Register a sensitive table with its public domain and pool</source>
        <translation>Eine vertrauliche Tabelle mit öffentlichem Wertebereich und Pool eintragen</translation>
    </message>
    <message>
        <source>Close the window and wait for what runs</source>
        <translation>Das Fenster schließen und abwarten, was noch läuft</translation>
    </message>
    <message>
        <source>Bring back what was just replaced or typed over</source>
        <translation>Zurückholen, was eben ersetzt oder überschrieben wurde</translation>
    </message>
    <message>
        <source>Copy what is selected</source>
        <translation>Das Ausgewählte kopieren</translation>
    </message>
    <message>
        <source>Search on this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Read this page again from the workspace</source>
        <translation>Diese Seite neu aus dem Arbeitsbereich lesen</translation>
    </message>
    <message>
        <source>Add somebody who receives synthetic tables</source>
        <translation>Jemanden hinzufügen, der synthetische Tabellen erhält</translation>
    </message>
    <message>
        <source>What this computer keeps outside the file, to notice an old copy</source>
        <translation>Was dieser Computer außerhalb der Datei aufbewahrt, damit eine alte Kopie auffällt</translation>
    </message>
    <message>
        <source>Go on in a new file that a passphrase encrypts</source>
        <translation>In einer neuen Datei weitermachen, die eine Passphrase verschlüsselt</translation>
    </message>
    <message>
        <source>Open this workspace again with the new settings; what is asked for stays</source>
        <translation>Diesen Arbeitsbereich mit den neuen Einstellungen wieder öffnen; die Anfrage im Formular bleibt</translation>
    </message>
    <message>
        <source>Through the pages in a few steps, on the sample</source>
        <translation>In wenigen Schritten durch die Seiten, am Beispiel</translation>
    </message>
    <message>
        <source>Ask for a synthetic table; looking costs nothing</source>
        <translation>Eine synthetische Tabelle anfragen; Ansehen kostet nichts</translation>
    </message>
    <message>
        <source>Fill the form with a request that somebody wrote; nothing is spent</source>
        <translation>Das Formular mit einer geschriebenen Anfrage füllen; nichts wird verbraucht</translation>
    </message>
    <message>
        <source>Stop the synthesis; what is spent stays spent</source>
        <translation>Die Synthese anhalten; Verbrauchtes bleibt verbraucht</translation>
    </message>
    <message>
        <source>Write the release to a folder that anyone can verify</source>
        <translation>Die Freigabe in einen Ordner schreiben, den alle überprüfen können</translation>
    </message>
    <message>
        <source>Fill the form with this request</source>
        <translation>Das Formular mit dieser Anfrage füllen</translation>
    </message>
    <message>
        <source>Check the audit log, the ledger and the pools</source>
        <translation>Prüfprotokoll, Kontobuch und Pools überprüfen</translation>
    </message>
    <message>
        <source>Stop the check; nothing is changed by it</source>
        <translation>Die Prüfung anhalten; nichts ändert sich dadurch</translation>
    </message>
    <message>
        <source>Write down the head of the audit log, to notice an old copy</source>
        <translation>Den Kopf des Prüfprotokolls notieren, um eine alte Kopie zu bemerken</translation>
    </message>
    <message>
        <source>Close this pool for good</source>
        <translation>Diesen Pool endgültig schließen</translation>
    </message>
    <message>
        <source>Make this pool smaller; it can never be made larger</source>
        <translation>Diesen Pool verkleinern; vergrößern lässt er sich nie</translation>
    </message>
    <message>
        <source>Colours, language, size, numbers</source>
        <translation>Farben, Sprache, Größe, Zahlen</translation>
    </message>
    <message>
        <source>Whether a release package is as this workspace exported it</source>
        <translation>Ob ein Paket so ist, wie es dieser Arbeitsbereich exportiert hat</translation>
    </message>
    <message>
        <source>Who may sign in to this workspace, in which role</source>
        <translation>Wer sich in diesem Arbeitsbereich anmelden darf, in welcher Rolle</translation>
    </message>
    <message>
        <source>Set a new passphrase for your own account</source>
        <translation>Eine neue Passphrase für Ihr eigenes Konto setzen</translation>
    </message>
    <message>
        <source>Close the workspace, so that somebody else can sign in</source>
        <translation>Den Arbeitsbereich schließen, damit sich jemand anders anmelden kann</translation>
    </message>
    <message>
        <source>What this page is for, and how it is used</source>
        <translation>Wozu diese Seite da ist, und wie sie benutzt wird</translation>
    </message>
    <message>
        <source>What accounts and roles are, and when they are of use</source>
        <translation>Was Konten und Rollen sind und wann sie nützen</translation>
    </message>
    <message>
        <source>What to copy, so that no budget is lost on the way</source>
        <translation>Was zu kopieren ist, damit unterwegs kein Budget verloren geht</translation>
    </message>
    <message>
        <source>All pages of the help</source>
        <translation>Alle Seiten der Hilfe</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version und Lizenzen</translation>
    </message>
</context>
<context>
    <name>AddAccountDialog</name>
    <message>
        <source>New account</source>
        <translation>Neues Konto</translation>
    </message>
    <message>
        <source>Somebody who may sign in. The audit log then names them at all that they do.</source>
        <translation>Jemand, der sich anmelden darf. Das Prüfprotokoll nennt das Konto dann bei allem, was geschieht.</translation>
    </message>
    <message>
        <source>Add Account</source>
        <translation>Konto hinzufügen</translation>
    </message>
    <message>
        <source>The first account is a custodian’s. From then on nobody opens this workspace without one. Accounts lock the program, not the files: see What Accounts Protect in the help.</source>
        <translation>Das erste Konto ist das der Datentreuhand. Von da an öffnet niemand diesen Arbeitsbereich ohne Konto. Konten sperren das Programm, nicht die Dateien: siehe „Was Konten schützen“ in der Hilfe.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>{name}: synthetic against measured, noisy</source>
        <translation>{name}: synthetisch gegen gemessen, verrauscht</translation>
    </message>
    <message>
        <source>{name}: measured {measured}, synthetic {synthetic}</source>
        <translation>{name}: gemessen {measured}, synthetisch {synthetic}</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Measured, noisy</source>
        <translation>Gemessen, verrauscht</translation>
    </message>
    <message>
        <source>Synthetic</source>
        <translation>Synthetisch</translation>
    </message>
    <message>
        <source>Too few different cells for a correlation.</source>
        <translation>Zu wenige verschiedene Zellen für eine Korrelation.</translation>
    </message>
    <message>
        <source>Correlation {value}</source>
        <translation>Korrelation {value}</translation>
    </message>
</context>
<context>
    <name>AskingPage</name>
    <message>
        <source>&amp;Budget for each column</source>
        <translation>&amp;Budget je Spalte</translation>
    </message>
    <message>
        <source>The largest income in the file is somebody’s income: bounds must not be read from the rows. Noisy counts over ranges that anyone could name tell them instead. They cost a part of the pool.</source>
        <translation>Das größte Einkommen der Datei ist das Einkommen von jemandem: Wertegrenzen dürfen nicht aus den Zeilen abgelesen werden. Verrauschte Zählungen über Bereiche, die jeder nennen könnte, verraten sie stattdessen. Sie kosten einen Teil des Pools.</translation>
    </message>
    <message>
        <source>This dataset has no column of numbers or dates.</source>
        <translation>Dieser Datensatz hat keine Spalte mit Zahlen oder Datumsangaben.</translation>
    </message>
    <message>
        <source>Nobody may ask for this dataset yet. Add a user first, on the page Users: the noisy counts go to somebody.</source>
        <translation>Noch darf niemand diesen Datensatz anfragen. Legen Sie zuerst unter „Benutzer“ jemanden an: Die verrauschten Zählungen gehen an jemanden.</translation>
    </message>
    <message>
        <source>Tick a column to see the price.</source>
        <translation>Eine Spalte ankreuzen, um den Preis zu sehen.</translation>
    </message>
    <message>
        <source>The counts go &amp;to</source>
        <translation>&amp;Empfänger der Zählungen</translation>
    </message>
    <message>
        <source>0.1 is enough for some thousand rows. With more, smaller groups of rows are seen, and less is left for tables.</source>
        <translation>Für einige tausend Zeilen reicht 0,1. Mit mehr werden kleinere Gruppen von Zeilen sichtbar, und für Tabellen bleibt weniger.</translation>
    </message>
</context>
<context>
    <name>AssistantBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>Workspace made</source>
        <translation>Arbeitsbereich angelegt</translation>
    </message>
    <message>
        <source>Workspace updated</source>
        <translation>Arbeitsbereich erneuert</translation>
    </message>
    <message>
        <source>Copy accepted</source>
        <translation>Kopie angenommen</translation>
    </message>
    <message>
        <source>Workspace encrypted</source>
        <translation>Datei verschlüsselt</translation>
    </message>
    <message>
        <source>Workspace decrypted</source>
        <translation>Datei entschlüsselt</translation>
    </message>
    <message>
        <source>Dataset added</source>
        <translation>Datensatz eingetragen</translation>
    </message>
    <message>
        <source>File moved</source>
        <translation>Datei verschoben</translation>
    </message>
    <message>
        <source>User added</source>
        <translation>Benutzer angelegt</translation>
    </message>
    <message>
        <source>Datasets changed</source>
        <translation>Datensätze geändert</translation>
    </message>
    <message>
        <source>Limit lowered</source>
        <translation>Grenze gesenkt</translation>
    </message>
    <message>
        <source>Pool made smaller</source>
        <translation>Pool verkleinert</translation>
    </message>
    <message>
        <source>Pool closed</source>
        <translation>Pool geschlossen</translation>
    </message>
    <message>
        <source>Queries saved</source>
        <translation>Abfragen gespeichert</translation>
    </message>
    <message>
        <source>Decision shown</source>
        <translation>Entscheidung gezeigt</translation>
    </message>
    <message>
        <source>Spend reserved</source>
        <translation>Buchung vorgemerkt</translation>
    </message>
    <message>
        <source>Data opened</source>
        <translation>Daten geöffnet</translation>
    </message>
    <message>
        <source>Release stored</source>
        <translation>Freigabe erstellt</translation>
    </message>
    <message>
        <source>Run failed</source>
        <translation>Lauf gescheitert</translation>
    </message>
    <message>
        <source>Run cancelled</source>
        <translation>Lauf abgebrochen</translation>
    </message>
    <message>
        <source>Spend taken back</source>
        <translation>Buchung zurückgenommen</translation>
    </message>
    <message>
        <source>Package exported</source>
        <translation>Paket exportiert</translation>
    </message>
    <message>
        <source>True errors shown</source>
        <translation>Wahre Fehler gezeigt</translation>
    </message>
    <message>
        <source>Chain verified</source>
        <translation>Kette überprüft</translation>
    </message>
    <message>
        <source>Account added</source>
        <translation>Konto hinzugefügt</translation>
    </message>
    <message>
        <source>Role changed</source>
        <translation>Rolle geändert</translation>
    </message>
    <message>
        <source>Account closed</source>
        <translation>Konto geschlossen</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Angemeldet</translation>
    </message>
    <message>
        <source>Sign-in refused</source>
        <translation>Anmeldung abgelehnt</translation>
    </message>
    <message>
        <source>Passphrase changed</source>
        <translation>Passphrase geändert</translation>
    </message>
    <message>
        <source>Passphrase reset</source>
        <translation>Passphrase zurückgesetzt</translation>
    </message>
    <message>
        <source>Domain inferred</source>
        <translation>Wertebereich abgeleitet</translation>
    </message>
    <message>
        <source>{role} {name}</source>
        <translation>{name} ({role})</translation>
    </message>
    <message>
        <source>Custodian</source>
        <translation>Datentreuhand</translation>
    </message>
    <message>
        <source>Analyst</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>{release} for {user}</source>
        <translation>{release} für {user}</translation>
    </message>
    <message>
        <source>{release}, {dataset}</source>
        <translation>{release}, {dataset}</translation>
    </message>
    <message>
        <source>{release} for {user}, stays spent</source>
        <translation>{release} für {user}, verbraucht</translation>
    </message>
    <message>
        <source>{release}: {reason}</source>
        <translation>{release}: {reason}</translation>
    </message>
    <message>
        <source>{release}, to the custodian</source>
        <translation>{release}, an die Datentreuhand</translation>
    </message>
    <message>
        <source>{dataset}</source>
        <translation>{dataset}</translation>
    </message>
    <message>
        <source>{user}</source>
        <translation>{user}</translation>
    </message>
    <message>
        <source>{owner}: {before} to {after}</source>
        <translation>{owner}: {before} auf {after}</translation>
    </message>
    <message>
        <source>{name}: {before} to {after}</source>
        <translation>{name}: {before} auf {after}</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>{user}: {name}</source>
        <translation>{user}: {name}</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>A new file</source>
        <translation>Eine neue Datei</translation>
    </message>
    <message>
        <source>For a newer version of the program</source>
        <translation>Für eine neuere Version des Programms</translation>
    </message>
    <message>
        <source>Into an encrypted file; the file before is an older copy</source>
        <translation>In eine verschlüsselte Datei; die Datei davor ist eine ältere Kopie</translation>
    </message>
    <message>
        <source>Into a file in plain; the file before is an older copy</source>
        <translation>In eine unverschlüsselte Datei; die Datei davor ist eine ältere Kopie</translation>
    </message>
    <message>
        <source>The whole log</source>
        <translation>Das ganze Protokoll</translation>
    </message>
    <message>
        <source>{account}: {role}</source>
        <translation>{account}: {role}</translation>
    </message>
    <message>
        <source>{account}: {before} to {role}</source>
        <translation>{account}: {before} zu {role}</translation>
    </message>
    <message>
        <source>{account}</source>
        <translation>{account}</translation>
    </message>
    <message>
        <source>{dataset}: {columns}</source>
        <translation>{dataset}: {columns}</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Other people than</source>
        <translation>Andere Personen als</translation>
    </message>
    <message>
        <source>Pool of</source>
        <translation>Pool von</translation>
    </message>
    <message>
        <source>One synthesis</source>
        <translation>Eine Synthese</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Rows per person</source>
        <translation>Zeilen je Person</translation>
    </message>
    <message>
        <source>Rows made</source>
        <translation>Erzeugte Zeilen</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Messungen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Exact, as the ledger counts</source>
        <translation>Genau, wie das Kontobuch zählt</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>an unknown name</source>
        <translation>ein unbekannter Name</translation>
    </message>
    <message>
        <source>Every synthesis</source>
        <translation>Jede Synthese</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>{dataset}, with the pool of {same_rows_as}</source>
        <translation>{dataset}, mit dem Pool von {same_rows_as}</translation>
    </message>
    <message>
        <source>{dataset}, with the pool of {same_people_as}</source>
        <translation>{dataset}, mit dem Pool von {same_people_as}</translation>
    </message>
    <message>
        <source>That of {name}: the same rows</source>
        <translation>Der von {name}: dieselben Zeilen</translation>
    </message>
    <message>
        <source>That of {name}: the same people</source>
        <translation>Der von {name}: dieselben Personen</translation>
    </message>
    <message>
        <source>At most {most}</source>
        <translation>Höchstens {most}</translation>
    </message>
    <message>
        <source>At most {most}, as of {name}</source>
        <translation>Höchstens {most}, wie bei {name}</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Bewilligt</translation>
    </message>
    <message>
        <source>{epsilon} at {delta}</source>
        <translation>{epsilon} bei {delta}</translation>
    </message>
    <message>
        <source>{count} pico-ρ</source>
        <translation>{count} pico-ρ</translation>
    </message>
    <message>
        <source>Dataset’s pool after</source>
        <translation>Pool des Datensatzes danach</translation>
    </message>
    <message>
        <source>User’s pool after</source>
        <translation>Pool des Benutzers danach</translation>
    </message>
</context>
<context>
    <name>AuditModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Zeit (UTC)</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Fingerprint before</source>
        <translation>Fingerabdruck davor</translation>
    </message>
    <message>
        <source>Recorded facts</source>
        <translation>Festgehaltene Angaben</translation>
    </message>
</context>
<context>
    <name>AuditTab</name>
    <message>
        <source>Audit log</source>
        <translation>Prüfprotokoll</translation>
    </message>
    <message>
        <source>Show All Entries</source>
        <translation>Alle Einträge zeigen</translation>
    </message>
    <message>
        <source>{workspace}-log</source>
        <translation>{workspace}-Protokoll</translation>
    </message>
    <message>
        <source>{workspace}-receipt</source>
        <translation>{workspace}-Quittung</translation>
    </message>
    <message>
        <source>{workspace}-verification</source>
        <translation>{workspace}-Überprüfung</translation>
    </message>
    <message>
        <source>A receipt is on the clipboard.</source>
        <translation>Eine Quittung liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>No entry fits the search and the filters.</source>
        <translation>Kein Eintrag passt zu Suche und Filtern.</translation>
    </message>
    <message>
        <source>The log is not shown here</source>
        <translation>Das Protokoll wird hier nicht gezeigt</translation>
    </message>
    <message>
        <source>Only the custodian and the auditor read it, because it names every user.</source>
        <translation>Nur Datentreuhand und Prüfung lesen es, denn es nennt alle Benutzer.</translation>
    </message>
</context>
<context>
    <name>BannerArea</name>
    <message>
        <source>Next: who receives the tables?</source>
        <translation>Als Nächstes: Wer erhält die Tabellen?</translation>
    </message>
    <message>
        <source>The dataset is ready. Add a user, and a synthetic table can be asked for.</source>
        <translation>Der Datensatz ist bereit. Fügen Sie jemanden hinzu, dann lässt sich eine synthetische Tabelle anfragen.</translation>
    </message>
    <message>
        <source>Show the Audit Log</source>
        <translation>Prüfprotokoll zeigen</translation>
    </message>
    <message>
        <source>Copy Details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Where the fault happened, to be sent to whoever mends it; no data</source>
        <translation>Wo der Fehler geschah, zum Senden an wen immer ihn behebt; keine Daten</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>BeliefBar</name>
    <message>
        <source>A guess held {before} can become at most {after} likely</source>
        <translation>Eine Vermutung, die zu {before} wahrscheinlich war, wird höchstens zu {after} wahrscheinlich</translation>
    </message>
    <message>
        <source>Belief that moves</source>
        <translation>Glaube, der sich verschiebt</translation>
    </message>
</context>
<context>
    <name>BooleanForm</name>
    <message>
        <source>Written for &amp;no</source>
        <translation>Schreibweise für &amp;nein</translation>
    </message>
    <message>
        <source>Written for &amp;yes</source>
        <translation>Schreibweise für &amp;ja</translation>
    </message>
    <message>
        <source>Type both words.</source>
        <translation>Beide Wörter eingeben.</translation>
    </message>
</context>
<context>
    <name>BoundsPage</name>
    <message>
        <source>Bounds found</source>
        <translation>Gefundene Wertegrenzen</translation>
    </message>
    <message>
        <source>Noisy counts that tell them</source>
        <translation>Verrauschte Zählungen, aus denen sie folgen</translation>
    </message>
    <message>
        <source>% of people, with noise, by ranges that anyone could name. Each is named by its first value. Up to the dashed line a bar may be nothing but noise.</source>
        <translation>% der Personen, mit Rauschen, nach Bereichen, die jeder nennen könnte. Jeder ist nach seinem ersten Wert benannt. Bis zur gestrichelten Linie kann ein Balken nichts als Rauschen sein.</translation>
    </message>
    <message>
        <source>No value stands out of the noise. What was spent stays spent.</source>
        <translation>Kein Wert hebt sich vom Rauschen ab. Was verbraucht ist, bleibt verbraucht.</translation>
    </message>
</context>
<context>
    <name>BudgetSlider</name>
    <message>
        <source>Budget asked</source>
        <translation>Gewünschtes Budget</translation>
    </message>
    <message>
        <source>More privacy</source>
        <translation>Mehr Schutz</translation>
    </message>
    <message>
        <source>More accuracy</source>
        <translation>Mehr Genauigkeit</translation>
    </message>
    <message>
        <source>{amount} possible</source>
        <translation>{amount} möglich</translation>
    </message>
    <message>
        <source>nothing possible</source>
        <translation>nichts möglich</translation>
    </message>
</context>
<context>
    <name>CancelRunDialog</name>
    <message>
        <source>Cancel run {name}?</source>
        <translation>Lauf {name} abbrechen?</translation>
    </message>
    <message>
        <source>Cancel this run?</source>
        <translation>Diesen Lauf abbrechen?</translation>
    </message>
    <message>
        <source>Cancel Run</source>
        <translation>Lauf abbrechen</translation>
    </message>
    <message>
        <source>Keep Running</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
</context>
<context>
    <name>CategoryForm</name>
    <message>
        <source>Their order means something</source>
        <translation>Ihre Reihenfolge bedeutet etwas</translation>
    </message>
    <message>
        <source>&amp;Group…</source>
        <translation>&amp;Gruppieren …</translation>
    </message>
    <message>
        <source>&amp;Possible values: type or paste, one a line</source>
        <translation>&amp;Mögliche Werte, einer je Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>%Ln Wert</numerusform>
            <numerusform>%Ln Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>“{group}” takes in {values}</source>
        <translation>„{group}“ umfasst {values}</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more groups</source>
        <translation>
            <numerusform>und %Ln weitere Gruppe</numerusform>
            <numerusform>und %Ln weitere Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>List at least one value.</source>
        <translation>Mindestens einen Wert angeben.</translation>
    </message>
</context>
<context>
    <name>ChangeRoleDialog</name>
    <message>
        <source>Change the role of {name}</source>
        <translation>Die Rolle von {name} ändern</translation>
    </message>
    <message>
        <source>Whoever is signed in with the account has to sign in again.</source>
        <translation>Wer mit dem Konto angemeldet ist, muss sich neu anmelden.</translation>
    </message>
    <message>
        <source>Change Role</source>
        <translation>Rolle ändern</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Type a small number above 0, such as 1e-9.</source>
        <translation>Eine kleine Zahl über 0 eingeben, etwa 1e-9.</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Einen Namen eingeben.</translation>
    </message>
    <message>
        <source>Type a number above 0, such as {example}.</source>
        <translation>Eine Zahl über 0 eingeben, etwa {example}.</translation>
    </message>
    <message>
        <source>The smallest budget is {least}; less is nothing but noise.</source>
        <translation>Das kleinste Budget ist {least}; weniger ist nichts als Rauschen.</translation>
    </message>
    <message>
        <source>The largest budget is {most}; more protects nobody.</source>
        <translation>Das größte Budget ist {most}; mehr schützt niemanden.</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
</context>
<context>
    <name>ChooseBoundsDialog</name>
    <message>
        <source>Choose bounds</source>
        <translation>Wertegrenzen wählen</translation>
    </message>
    <message>
        <source>Use Bounds Found Earlier</source>
        <translation>Früher gefundene Wertegrenzen verwenden</translation>
    </message>
    <message>
        <source>Save Code Book…</source>
        <translation>Codebuch speichern …</translation>
    </message>
    <message>
        <source>Register Dataset</source>
        <translation>Datensatz eintragen</translation>
    </message>
    <message>
        <source>Counting with noise</source>
        <translation>Es wird mit Rauschen gezählt</translation>
    </message>
    <message>
        <source>Stopped. What was spent by then stays spent, and what was found can be used.</source>
        <translation>Angehalten. Was bis dahin verbraucht wurde, bleibt verbraucht; was gefunden wurde, kann verwendet werden.</translation>
    </message>
    <message>
        <source>Up to {price} stays spent. What was found by then is kept.</source>
        <translation>Bis zu {price} bleiben verbraucht. Was bis dahin gefunden wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Einen Namen eingeben.</translation>
    </message>
    <message>
        <source>Registering the dataset</source>
        <translation>Der Datensatz wird eingetragen</translation>
    </message>
    <message>
        <source>Spend {total} and Choose Bounds</source>
        <translation>{total} verbrauchen, Grenzen wählen</translation>
    </message>
    <message>
        <source>Spend and Choose Bounds</source>
        <translation>Verbrauchen, Grenzen wählen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CloseAccountDialog</name>
    <message>
        <source>Close the account {name}?</source>
        <translation>Das Konto {name} schließen?</translation>
    </message>
    <message>
        <source>{name} can then no longer sign in. A role opens the account again; what it did stays in the log.</source>
        <translation>{name} kann sich dann nicht mehr anmelden. Eine Rolle öffnet das Konto wieder; was es tat, bleibt im Protokoll.</translation>
    </message>
    <message>
        <source>Close Account</source>
        <translation>Konto schließen</translation>
    </message>
</context>
<context>
    <name>ClosePoolDialog</name>
    <message>
        <source>Close a pool</source>
        <translation>Einen Pool schließen</translation>
    </message>
    <message>
        <source>Close for Good</source>
        <translation>Endgültig schließen</translation>
    </message>
    <message>
        <source>This is final. The {allowed} that are left can never be spent, and nobody can open the pool again. Earlier releases stay usable.</source>
        <translation>Das ist endgültig. Die {allowed}, die noch übrig sind, können nie mehr verbraucht werden, und niemand kann den Pool wieder öffnen. Frühere Freigaben bleiben nutzbar.</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>Close without this request?</source>
        <translation>Ohne diese Anfrage schließen?</translation>
    </message>
    <message>
        <source>Close and Lose It</source>
        <translation>Schließen und verwerfen</translation>
    </message>
    <message>
        <source>Go Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close and cancel the run?</source>
        <translation>Schließen und den Lauf abbrechen?</translation>
    </message>
    <message>
        <source>Cancel Run and Close</source>
        <translation>Lauf abbrechen und schließen</translation>
    </message>
    <message>
        <source>Keep Running</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
</context>
<context>
    <name>CodeBookDialog</name>
    <message>
        <source>{file} declares: {columns}.</source>
        <translation>{file} legt fest: {columns}.</translation>
    </message>
    <message>
        <source>Use a code book</source>
        <translation>Ein Codebuch verwenden</translation>
    </message>
    <message>
        <source>What a code book declares counts as public: anyone could know it without seeing the rows. Columns that a schema file marks as inferred stay marked.</source>
        <translation>Was ein Codebuch festlegt, gilt als öffentlich: Alle könnten es wissen, ohne die Zeilen zu sehen. Spalten, die eine Schemadatei als abgeleitet kennzeichnet, bleiben gekennzeichnet.</translation>
    </message>
    <message>
        <source>It also names columns that this table lacks: {columns}.</source>
        <translation>Es nennt auch Spalten, die diese Tabelle nicht hat: {columns}.</translation>
    </message>
    <message>
        <source>Only {name}</source>
        <translation>Nur {name}</translation>
    </message>
    <message>
        <source>Take All {count} Columns</source>
        <translation>Alle {count} Spalten übernehmen</translation>
    </message>
    <message>
        <source>Take Over {name}</source>
        <translation>{name} übernehmen</translation>
    </message>
</context>
<context>
    <name>CodeBooks</name>
    <message>
        <source>{file} names none of these columns. Choose another code book.</source>
        <translation>{file} nennt keine dieser Spalten. Wählen Sie ein anderes Codebuch.</translation>
    </message>
</context>
<context>
    <name>ColumnBars</name>
    <message>
        <source>Shares by {column}</source>
        <translation>Anteile nach {column}</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Measured, noisy</source>
        <translation>Gemessen, verrauscht</translation>
    </message>
    <message>
        <source>Synthetic</source>
        <translation>Synthetisch</translation>
    </message>
    <message>
        <source>{label}: measured {measured}, synthetic {synthetic}</source>
        <translation>{label}: gemessen {measured}, synthetisch {synthetic}</translation>
    </message>
</context>
<context>
    <name>ColumnBounds</name>
    <message>
        <source>Most values lie between {lowest} and {highest}. They are put into {groups}.</source>
        <translation>Die meisten Werte liegen zwischen {lowest} und {highest}. Sie werden in {groups} eingeteilt.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n Gruppe</numerusform>
            <numerusform>%n Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rarer values may lie outside: how many is not told, as that would cost more.</source>
        <translation>Seltenere Werte können außerhalb liegen: Wie viele, wird nicht gesagt, denn das würde mehr kosten.</translation>
    </message>
</context>
<context>
    <name>ColumnBoxes</name>
    <message>
        <source>Find columns</source>
        <translation>Spalten suchen</translation>
    </message>
    <message>
        <source>Tick All</source>
        <translation>Alle ankreuzen</translation>
    </message>
    <message>
        <source>Tick None</source>
        <translation>Keine ankreuzen</translation>
    </message>
</context>
<context>
    <name>ColumnCard</name>
    <message>
        <source>One column</source>
        <translation>Eine Spalte</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Measured, noisy</source>
        <translation>Gemessen, verrauscht</translation>
    </message>
    <message>
        <source>Synthetic</source>
        <translation>Synthetisch</translation>
    </message>
    <message>
        <source>% of people</source>
        <translation>% der Personen</translation>
    </message>
</context>
<context>
    <name>ColumnChoice</name>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Bounds now</source>
        <translation>Grenzen bisher</translation>
    </message>
    <message>
        <source>Columns of numbers and dates</source>
        <translation>Spalten mit Zahlen und Datumsangaben</translation>
    </message>
    <message>
        <source>Decimal places, date</source>
        <translation>Nachkommastellen, Datum</translation>
    </message>
    <message>
        <source>This dataset has no column of numbers or dates.</source>
        <translation>Dieser Datensatz hat keine Spalte mit Zahlen oder Datumsangaben.</translation>
    </message>
    <message>
        <source>Columns left out as free text aren’t offered. If one holds numbers or dates, import the file again.</source>
        <translation>Als freier Text weggelassene Spalten werden nicht angeboten. Enthält eine Zahlen oder Datumsangaben, importieren Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>Cells that count as &amp;missing</source>
        <translation>Zellen, die als &amp;fehlend gelten</translation>
    </message>
    <message>
        <source>Separated by commas; empty cells always do.</source>
        <translation>Durch Kommas getrennt; leere Zellen immer.</translation>
    </message>
    <message>
        <source>Say what is known without the rows, as from the questionnaire.</source>
        <translation>Angeben, was ohne die Zeilen bekannt ist, etwa aus dem Fragebogen.</translation>
    </message>
    <message>
        <source>as declared</source>
        <translation>wie angegeben</translation>
    </message>
    <message>
        <source>Decimal places of {column}</source>
        <translation>Nachkommastellen von {column}</translation>
    </message>
    <message>
        <source>How the dates of {column} are written</source>
        <translation>Schreibweise der Datumsangaben von {column}</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>taken from the rows</source>
        <translation>aus den Zeilen</translation>
    </message>
    <message>
        <source>none, left out</source>
        <translation>keine, weggelassen</translation>
    </message>
</context>
<context>
    <name>ColumnEditor</name>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Ta&amp;ke Them In</source>
        <translation>Auf&amp;nehmen</translation>
    </message>
    <message>
        <source>Leave Out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Take In After All</source>
        <translation>Doch aufnehmen</translation>
    </message>
    <message>
        <source>To be corrected</source>
        <translation>Zu berichtigen</translation>
    </message>
    <message>
        <source>Not taken over: correct “{field}”.</source>
        <translation>Nicht übernommen: „{field}“ berichtigen.</translation>
    </message>
    <message>
        <source>empty cells</source>
        <translation>leere Zellen</translation>
    </message>
    <message>
        <source> and {count} more</source>
        <translation> und {count} weitere</translation>
    </message>
    <message>
        <source>The file also holds: {values}. Take them in if they are possible (empty cells as missing), group them, or say below where values outside go.</source>
        <translation>Die Datei enthält auch: {values}. Nehmen Sie sie auf, wenn sie möglich sind (leere Zellen als fehlend), gruppieren Sie sie, oder sagen Sie unten, wohin Werte außerhalb kommen.</translation>
    </message>
    <message>
        <source>You changed this domain. Confirm it if anyone could know it without seeing the rows.</source>
        <translation>Sie haben diesen Wertebereich geändert. Bestätigen Sie ihn, wenn alle ihn kennen könnten, ohne die Zeilen zu sehen.</translation>
    </message>
    <message>
        <source>The proposal, {lowest} to {highest}, was taken from the rows: it hints at their extremes. Type the range of the questionnaire, or confirm this one.</source>
        <translation>Der Vorschlag, {lowest} bis {highest}, stammt aus den Zeilen: Er deutet deren Extreme an. Geben Sie den Bereich des Fragebogens ein, oder bestätigen Sie diesen.</translation>
    </message>
    <message>
        <source>This list was taken from the rows: it would tell that no other value occurs. Complete it, or confirm it if anyone could know it.</source>
        <translation>Diese Liste stammt aus den Zeilen: Sie würde verraten, dass kein anderer Wert vorkommt. Vervollständigen Sie sie, oder bestätigen Sie sie, wenn alle sie kennen könnten.</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Typ</translation>
    </message>
    <message>
        <source>&amp;Confirm as Public Knowledge</source>
        <translation>Als öffentlich bekannt bestät&amp;igen</translation>
    </message>
    <message>
        <source>Loa&amp;d Code Book…</source>
        <translation>&amp;Codebuch laden …</translation>
    </message>
    <message>
        <source>{reason} You left this column out.</source>
        <translation>{reason} Sie haben diese Spalte weggelassen.</translation>
    </message>
    <message>
        <source>Not taken over: see above.</source>
        <translation>Nicht übernommen: siehe oben.</translation>
    </message>
    <message>
        <source>If the numbers are codes, choose the type Category: as numbers, a code outside the limits counts as the nearest one.</source>
        <translation>Sind die Zahlen Codes, wählen Sie den Typ Kategorie: Als Zahl gilt ein Code außerhalb der Grenzen als der nächste.</translation>
    </message>
    <message>
        <source>If nobody knows it, leave the column out: Choose Bounds, on the page Datasets, finds it later.</source>
        <translation>Kennt ihn niemand, lassen Sie die Spalte weg: „Wertegrenzen wählen“ unter „Datensätze“ findet ihn später.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Confirmed: anyone could know this domain without seeing the rows.</source>
        <translation>Bestätigt: Alle könnten diesen Wertebereich kennen, ohne die Zeilen zu sehen.</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>Ganze Zahl</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Dezimalzahl</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder nein</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Free text</source>
        <translation>Freier Text</translation>
    </message>
    <message>
        <source>One value</source>
        <translation>Ein Wert</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Öffentlich</translation>
    </message>
    <message>
        <source>Inferred</source>
        <translation>Abgeleitet</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
</context>
<context>
    <name>ColumnsPage</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Choose a file first</source>
        <translation>Zuerst eine Datei wählen</translation>
    </message>
    <message>
        <source>{name} holds values that its list lacks</source>
        <translation>{name} enthält Werte, die in der Liste fehlen</translation>
    </message>
    <message>
        <source>Take in at least one column to go on</source>
        <translation>Mindestens eine Spalte aufnehmen, um weiterzugehen</translation>
    </message>
    <message>
        <source>Confirm S&amp;everal…</source>
        <translation>Me&amp;hrere bestätigen …</translation>
    </message>
    <message>
        <source>N&amp;ame Columns…</source>
        <translation>S&amp;palten benennen …</translation>
    </message>
    <message>
        <source>Correct {name} to go on</source>
        <translation>{name} berichtigen, um weiterzugehen</translation>
    </message>
    <message>
        <source>Confirm {name} to go on</source>
        <translation>{name} bestätigen, um weiterzugehen</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>Confirm {names} to go on</source>
        <translation>{names} bestätigen, um weiterzugehen</translation>
    </message>
    <message>
        <source>Confirm {names} and {count} more to go on</source>
        <translation>{names} und {count} weitere bestätigen, um weiterzugehen</translation>
    </message>
    <message>
        <source>Columns and public domain</source>
        <translation>Spalten und öffentlicher Wertebereich</translation>
    </message>
    <message>
        <source>Say for each column which values are possible. Only what anyone could know without seeing the rows belongs here: a code book, a law, a questionnaire.</source>
        <translation>Sagen Sie für jede Spalte, welche Werte möglich sind. Hierher gehört nur, was alle wissen könnten, ohne die Zeilen zu sehen: ein Codebuch, ein Gesetz, ein Fragebogen.</translation>
    </message>
</context>
<context>
    <name>ConditionBox</name>
    <message>
        <source>Values that are meant</source>
        <translation>Gemeinte Werte</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Diese Bedingung entfernen</translation>
    </message>
    <message>
        <source>Column of the condition</source>
        <translation>Spalte der Bedingung</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>no lower limit</source>
        <translation>keine untere Grenze</translation>
    </message>
    <message>
        <source>no upper limit</source>
        <translation>keine obere Grenze</translation>
    </message>
    <message>
        <source>is one of</source>
        <translation>ist eines von</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>ConfirmSeveralDialog</name>
    <message>
        <source>Confirm several columns</source>
        <translation>Mehrere Spalten bestätigen</translation>
    </message>
    <message>
        <source>Tick the columns whose values anyone could know without seeing the rows: from a code book, a law, a questionnaire.</source>
        <translation>Kreuzen Sie die Spalten an, deren Werte alle wissen könnten, ohne die Zeilen zu sehen: aus einem Codebuch, einem Gesetz, einem Fragebogen.</translation>
    </message>
    <message>
        <source>Tick All passes over columns with a warning: look at them one by one.</source>
        <translation>„Alle ankreuzen“ übergeht Spalten mit einer Warnung: Sehen Sie diese einzeln an.</translation>
    </message>
    <message>
        <source>These lists and limits were taken from the rows. What only the rows can tell is given away by confirming it: complete or widen such a domain first.</source>
        <translation>Diese Listen und Grenzen stammen aus den Zeilen. Mit der Bestätigung geben Sie preis, was nur aus den Zeilen zu erfahren wäre. Vervollständigen oder erweitern Sie einen solchen Wertebereich vorher.</translation>
    </message>
    <message>
        <source>Confirm as Public Knowledge</source>
        <translation>Als öffentlich bekannt bestätigen</translation>
    </message>
    <message>
        <source>No column is ticked yet.</source>
        <translation>Noch ist keine Spalte angekreuzt.</translation>
    </message>
    <message>
        <source>Could anyone know the values of these {count} without the rows? {names}</source>
        <translation>Könnten alle die Werte dieser {count} Spalten wissen, ohne die Zeilen zu sehen? {names}</translation>
    </message>
    <message>
        <source>{limits}; groups: {count}</source>
        <translation>{limits}; Gruppen: {count}</translation>
    </message>
</context>
<context>
    <name>CountedBars</name>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Measured, noisy</source>
        <translation>Gemessen, verrauscht</translation>
    </message>
    <message>
        <source>from {start}: {share}</source>
        <translation>ab {start}: {share}</translation>
    </message>
</context>
<context>
    <name>CustodianPanel</name>
    <message>
        <source>Custodian only</source>
        <translation>Nur Datentreuhand</translation>
    </message>
    <message>
        <source>Show True Errors</source>
        <translation>Wahre Fehler zeigen</translation>
    </message>
    <message>
        <source>True errors</source>
        <translation>Wahre Fehler</translation>
    </message>
    <message>
        <source>How far the table is from the real rows. Never exported, never shown to an analyst.</source>
        <translation>Wie weit die Tabelle von den echten Zeilen entfernt ist. Nie exportiert, nie in der Rolle Analyse gezeigt.</translation>
    </message>
    <message>
        <source>Reading the Rows…</source>
        <translation>Zeilen werden gelesen …</translation>
    </message>
    <message>
        <source>Compared with the real rows. Never exported, never shown to an analyst.</source>
        <translation>Mit den echten Zeilen verglichen. Nie exportiert, nie in der Rolle Analyse gezeigt.</translation>
    </message>
    <message>
        <source>Each look is written in the audit log.</source>
        <translation>Jeder Blick wird ins Prüfprotokoll geschrieben.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größter</translation>
    </message>
</context>
<context>
    <name>DatasetFacts</name>
    <message>
        <source>Find File Again…</source>
        <translation>Datei wiederfinden …</translation>
    </message>
    <message>
        <source>Ask for a Table</source>
        <translation>Tabelle anfragen</translation>
    </message>
    <message>
        <source>See Pools</source>
        <translation>Pools ansehen</translation>
    </message>
    <message>
        <source>{total} in all at {delta}. Percentages add up, ε does not.</source>
        <translation>{total} insgesamt bei {delta}. Prozente addieren sich, ε nicht.</translation>
    </message>
    <message>
        <source>no other dataset</source>
        <translation>keinem anderen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>known to the custodian</source>
        <translation>der Datentreuhand bekannt</translation>
    </message>
    <message>
        <source>Add a user first</source>
        <translation>Zuerst einen Benutzer hinzufügen</translation>
    </message>
    <message>
        <source>The pool is closed. Earlier releases stay usable.</source>
        <translation>Der Pool ist geschlossen. Frühere Freigaben bleiben nutzbar.</translation>
    </message>
    <message>
        <source>The pool is used up. It is never refilled; earlier releases stay usable.</source>
        <translation>Der Pool ist aufgebraucht. Er wird nie aufgefüllt; frühere Freigaben bleiben nutzbar.</translation>
    </message>
    <message>
        <source>The pool still allows {allowed}.</source>
        <translation>Der Pool erlaubt noch {allowed}.</translation>
    </message>
    <message>
        <source>{tables}, and {bounds} of bounds</source>
        <translation>{tables}, dazu {bounds} mit Wertegrenzen</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>nicht öffentlich</translation>
    </message>
    <message>
        <source>The file is not there any more. Nothing can be synthesised until it is found again.</source>
        <translation>Die Datei ist nicht mehr da. Nichts kann synthetisiert werden, bis sie wiedergefunden ist.</translation>
    </message>
    <message>
        <source>Pool shared with</source>
        <translation>Pool geteilt mit</translation>
    </message>
    <message>
        <source>Limit for one synthesis</source>
        <translation>Grenze für eine Synthese</translation>
    </message>
    <message>
        <source>Rows of one person</source>
        <translation>Zeilen einer Person</translation>
    </message>
    <message>
        <source>About how many rows</source>
        <translation>Ungefähre Zahl der Zeilen</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>Freigaben</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Eingetragen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>DatasetsModel</name>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>One synthesis</source>
        <translation>Eine Synthese</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>Freigaben</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Eingetragen</translation>
    </message>
    <message>
        <source>{count}, {left_out} left out</source>
        <translation>{count}, davon {left_out} weggelassen</translation>
    </message>
    <message>
        <source>that of {name}</source>
        <translation>der von {name}</translation>
    </message>
    <message>
        <source>{size} in all at {delta}</source>
        <translation>{size} insgesamt bei {delta}</translation>
    </message>
    <message>
        <source>One pool for this dataset and {names}: {size}</source>
        <translation>Ein Pool für diesen Datensatz und {names}: {size}</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
</context>
<context>
    <name>DatasetsTab</name>
    <message>
        <source>Import a table</source>
        <translation>Tabelle importieren</translation>
    </message>
    <message>
        <source>CSV, TSV, Parquet or Excel. You say which values each column can have.</source>
        <translation>CSV, TSV, Parquet oder Excel. Sie sagen, welche Werte jede Spalte haben kann.</translation>
    </message>
    <message>
        <source>Set the pools</source>
        <translation>Pools festlegen</translation>
    </message>
    <message>
        <source>How much privacy may be spent in all, and by each user. A pool only goes down.</source>
        <translation>Wie viel Privatsphäre insgesamt und je Benutzer verbraucht werden darf. Ein Pool wird nur kleiner.</translation>
    </message>
    <message>
        <source>Ask for a synthetic table</source>
        <translation>Synthetische Tabelle anfragen</translation>
    </message>
    <message>
        <source>You see what is possible and what it costs before anything is spent.</source>
        <translation>Sie sehen, was möglich ist und was es kostet, bevor etwas verbraucht wird.</translation>
    </message>
    <message>
        <source>No dataset yet</source>
        <translation>Noch kein Datensatz</translation>
    </message>
    <message>
        <source>Start with one sensitive table. From it, several people can get synthetic tables, many times, within a budget that is never exceeded.</source>
        <translation>Beginnen Sie mit einer vertraulichen Tabelle. Daraus können mehrere Personen immer wieder synthetische Tabellen bekommen, im Rahmen eines Budgets, das nie überschritten wird.</translation>
    </message>
    <message>
        <source>Synthetic tables from one sensitive table</source>
        <translation>Synthetische Tabellen aus einer vertraulichen Tabelle</translation>
    </message>
    <message>
        <source>The demo holds made-up people and a pool of its own, so you can try everything.</source>
        <translation>Die Demo enthält erfundene Personen und einen eigenen Pool, so können Sie alles ausprobieren.</translation>
    </message>
    <message>
        <source>Import your first table</source>
        <translation>Importieren Sie Ihre erste Tabelle</translation>
    </message>
    <message>
        <source>Drag its file into this window, or choose it. You are led through it step by step, and nothing is registered before the last one.</source>
        <translation>Ziehen Sie ihre Datei in dieses Fenster, oder wählen Sie sie. Sie werden Schritt für Schritt geführt, und vor dem letzten wird nichts eingetragen.</translation>
    </message>
    <message>
        <source>A dataset appears here once the custodian has registered it for you.</source>
        <translation>Ein Datensatz erscheint hier, sobald die Datentreuhand ihn für Sie eingetragen hat.</translation>
    </message>
    <message>
        <source>Or drop a file anywhere in this window. Nothing leaves this computer.</source>
        <translation>Oder ziehen Sie eine Datei irgendwo in dieses Fenster. Nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Datasets</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Nothing can be registered until the workspace is settled.</source>
        <translation>Nichts kann eingetragen werden, bis der Arbeitsbereich geklärt ist.</translation>
    </message>
    <message>
        <source>{name} is registered; its pool allows {allowed}</source>
        <translation>{name} ist eingetragen; der Pool erlaubt {allowed}</translation>
    </message>
    <message>
        <source>The file of {name} was found again</source>
        <translation>Die Datei von {name} wurde wiedergefunden</translation>
    </message>
</context>
<context>
    <name>DateForm</name>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Erster Tag</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Letzter Tag</translation>
    </message>
    <message>
        <source>&amp;Grouped by</source>
        <translation>&amp;Gruppiert nach</translation>
    </message>
    <message>
        <source>Groups &amp;start on</source>
        <translation>Gruppen &amp;beginnen am</translation>
    </message>
    <message>
        <source>&amp;Written like</source>
        <translation>Ge&amp;schrieben wie</translation>
    </message>
    <message>
        <source>Type a day as 2026-01-31.</source>
        <translation>Einen Tag wie 2026-01-31 eingeben.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>Quartal</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Own groups</source>
        <translation>Eigene Gruppen</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>wie gewünscht</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Genehmigt</translation>
    </message>
    <message>
        <source>instead of {asked}</source>
        <translation>statt {asked}</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Gekürzt</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Zu groß</translation>
    </message>
    <message>
        <source>This is the answer to the last request, {asked}, not to what is typed now. Correct the marked field to get a new one.</source>
        <translation>Das ist die Antwort auf die letzte Anfrage, {asked}, nicht auf das, was jetzt eingegeben ist. Berichtigen Sie das markierte Feld, um eine neue zu bekommen.</translation>
    </message>
    <message>
        <source>The pools may have less than when this was the answer.</source>
        <translation>Die Pools haben vielleicht weniger als zur Zeit dieser Antwort.</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>One synthesis, any user</source>
        <translation>Eine Synthese, jeder Benutzer</translation>
    </message>
    <message>
        <source>One request of {user}</source>
        <translation>Eine Anfrage von {user}</translation>
    </message>
    <message>
        <source>Left in the dataset’s pool</source>
        <translation>Übrig im Pool des Datensatzes</translation>
    </message>
    <message>
        <source>Left in {user}’s pool</source>
        <translation>Übrig im Pool von {user}</translation>
    </message>
    <message>
        <source>Others’ measurements that {user} has not seen yet take {share} of {user}’s pool besides; the dataset’s pool pays nothing for them.</source>
        <translation>Messungen anderer, die {user} noch nicht kennt, kosten außerdem {share} vom Pool von {user}; der Pool des Datensatzes zahlt dafür nichts.</translation>
    </message>
    <message>
        <source>Others’ measurements that {user} has not seen yet count {exposure} against the limit for one request.</source>
        <translation>Messungen anderer, die {user} noch nicht kennt, zählen {exposure} auf die Grenze einer Anfrage.</translation>
    </message>
    <message>
        <source>{release} answered the same request before; using it again costs nothing.</source>
        <translation>{release} war schon dieselbe Anfrage; sie wieder zu nutzen kostet nichts.</translation>
    </message>
    <message>
        <source>This empties the dataset’s pool: nobody can ask for it again.</source>
        <translation>Das leert den Pool des Datensatzes: Niemand kann danach noch etwas anfragen.</translation>
    </message>
    <message>
        <source>This empties {user}’s pool: it is their last table.</source>
        <translation>Das leert den Pool von {user}: Es ist deren letzte Tabelle.</translation>
    </message>
    <message>
        <source>The only limit allows it.</source>
        <translation>Die einzige Grenze erlaubt es.</translation>
    </message>
    <message>
        <source>All four limits allow it.</source>
        <translation>Alle vier Grenzen erlauben es.</translation>
    </message>
    <message>
        <source>All limits allow it.</source>
        <translation>Alle Grenzen erlauben es.</translation>
    </message>
    <message>
        <source>At most {most} would be possible.</source>
        <translation>Höchstens {most} wären möglich.</translation>
    </message>
    <message>
        <source>You asked {asked}.</source>
        <translation>Sie baten um {asked}.</translation>
    </message>
    <message>
        <source>Take {granted}, or change the request; asking costs nothing.</source>
        <translation>Nehmen Sie {granted} oder ändern Sie die Anfrage; Fragen kostet nichts.</translation>
    </message>
    <message>
        <source>They are equal, so together they decide.</source>
        <translation>Sie sind gleich, also entscheiden sie gemeinsam.</translation>
    </message>
    <message>
        <source>This spends {granted} of “{dataset}” for {user}. It leaves {share} of the dataset’s pool.</source>
        <translation>Das verbraucht {granted} von „{dataset}“ für {user}. Danach bleiben {share} vom Pool des Datensatzes.</translation>
    </message>
    <message>
        <source>This spends {granted} of “{dataset}” for {user}. It leaves {share} of the dataset’s pool and {own} of {user}’s pool.</source>
        <translation>Das verbraucht {granted} von „{dataset}“ für {user}. Danach bleiben {share} vom Pool des Datensatzes und {own} vom Pool von {user}.</translation>
    </message>
    <message>
        <source>Not assured: {names}.</source>
        <translation>Nicht gesichert: {names}.</translation>
    </message>
    <message>
        <source>Choose fewer queries, or queries of fewer columns.</source>
        <translation>Wählen Sie weniger Abfragen oder solche mit weniger Spalten.</translation>
    </message>
    <message>
        <source>With {epsilon} all would get one; fewer queries help, too.</source>
        <translation>Mit {epsilon} bekämen alle eine; auch weniger Abfragen helfen.</translation>
    </message>
    <message>
        <source>That is the lower of the two limits, so it decides.</source>
        <translation>Das ist die niedrigere der beiden Grenzen, also entscheidet sie.</translation>
    </message>
    <message>
        <source>That is the lowest of the three limits, so it decides.</source>
        <translation>Das ist die niedrigste der drei Grenzen, also entscheidet sie.</translation>
    </message>
    <message>
        <source>That is the lowest of the four limits, so it decides.</source>
        <translation>Das ist die niedrigste der vier Grenzen, also entscheidet sie.</translation>
    </message>
    <message>
        <source>One synthesis may spend at most {most}.</source>
        <translation>Eine Synthese darf höchstens {most} verbrauchen.</translation>
    </message>
    <message>
        <source>{user} may spend at most {most} in one request.</source>
        <translation>{user} darf in einer Anfrage höchstens {most} verbrauchen.</translation>
    </message>
    <message>
        <source>No more is left in the dataset’s pool.</source>
        <translation>Mehr ist im Pool des Datensatzes nicht übrig.</translation>
    </message>
    <message>
        <source>No more is left in {user}’s pool.</source>
        <translation>Mehr ist im Pool von {user} nicht übrig.</translation>
    </message>
    <message>
        <source>It needs {least} at least.</source>
        <translation>Sie braucht mindestens {least}.</translation>
    </message>
    <message>
        <source>You asked for no less than {least}.</source>
        <translation>Sie wollten nicht weniger als {least}.</translation>
    </message>
    <message>
        <source>Nothing was spent.</source>
        <translation>Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>The dataset’s pool is used up.</source>
        <translation>Der Pool des Datensatzes ist aufgebraucht.</translation>
    </message>
    <message>
        <source>{user}’s pool is used up.</source>
        <translation>Der Pool von {user} ist aufgebraucht.</translation>
    </message>
    <message>
        <source>One synthesis may spend {most}.</source>
        <translation>Eine Synthese darf höchstens {most} verbrauchen.</translation>
    </message>
    <message>
        <source>One request may spend {most}.</source>
        <translation>Eine Anfrage darf höchstens {most} verbrauchen.</translation>
    </message>
    <message>
        <source>The dataset’s pool allows {most}.</source>
        <translation>Der Pool des Datensatzes erlaubt {most}.</translation>
    </message>
    <message>
        <source>{user}’s pool allows {most}.</source>
        <translation>Der Pool von {user} erlaubt {most}.</translation>
    </message>
</context>
<context>
    <name>DecisionCard</name>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>The answer is being worked out. Nothing is spent by asking.</source>
        <translation>Die Antwort wird ausgerechnet. Fragen verbraucht nichts.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Nothing was spent.</source>
        <translation>Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>The answer is being worked out anew. Nothing is spent by asking.</source>
        <translation>Die Antwort wird neu ausgerechnet. Fragen verbraucht nichts.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
</context>
<context>
    <name>DecisionFoot</name>
    <message>
        <source>Save Request</source>
        <translation>Anfrage speichern</translation>
    </message>
    <message>
        <source>Use Pairs</source>
        <translation>Paare nehmen</translation>
    </message>
    <message>
        <source>See Releases</source>
        <translation>Freigaben ansehen</translation>
    </message>
    <message>
        <source>Nothing is spent yet. A spend is written before the data is opened, and is final.</source>
        <translation>Noch ist nichts verbraucht. Gebucht wird endgültig, und bevor die Daten geöffnet werden.</translation>
    </message>
    <message>
        <source>Spend {granted} and Synthesise</source>
        <translation>{granted} verbrauchen und synthetisieren</translation>
    </message>
    <message>
        <source>A refusal costs nothing. Earlier releases stay free to use.</source>
        <translation>Eine Ablehnung kostet nichts. Frühere Freigaben bleiben frei nutzbar.</translation>
    </message>
    <message>
        <source>A refusal costs nothing.</source>
        <translation>Eine Ablehnung kostet nichts.</translation>
    </message>
    <message>
        <source>Lower to {nearest}</source>
        <translation>Auf {nearest} senken</translation>
    </message>
</context>
<context>
    <name>DomainCard</name>
    <message>
        <source>Find a column</source>
        <translation>Spalte suchen</translation>
    </message>
    <message>
        <source>Choose Bounds…</source>
        <translation>Wertegrenzen wählen …</translation>
    </message>
    <message>
        <source>Find bounds that no row gives away, paid from the pool</source>
        <translation>Wertegrenzen finden, die keine Zeile verraten, bezahlt aus dem Pool</translation>
    </message>
    <message>
        <source>Columns and public domain</source>
        <translation>Spalten und Wertebereiche</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns</source>
        <translation>
            <numerusform>%Ln Spalte</numerusform>
            <numerusform>%Ln Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>, {count} with a domain that nobody confirmed</source>
        <translation>, {count} mit unbestätigtem Wertebereich</translation>
    </message>
</context>
<context>
    <name>DomainForm</name>
    <message>
        <source>Type a number, such as {example}.</source>
        <translation>Eine Zahl eingeben, etwa {example}.</translation>
    </message>
</context>
<context>
    <name>DomainModel</name>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Wertebereich</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Possible values</source>
        <translation>Mögliche Werte</translation>
    </message>
    <message>
        <source>{values} and {count} more</source>
        <translation>{values} und {count} weitere</translation>
    </message>
</context>
<context>
    <name>DomainRuler</name>
    <message numerus="yes">
        <source>%n group(s), from {first} to {last}</source>
        <translation>
            <numerusform>%n Gruppe, von {first} bis {last}</numerusform>
            <numerusform>%n Gruppen, von {first} bis {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
</context>
<context>
    <name>DonePage</name>
    <message>
        <source>&amp;Add a User…</source>
        <translation>Nut&amp;zer hinzufügen …</translation>
    </message>
    <message>
        <source>As&amp;k for a Table</source>
        <translation>Ta&amp;belle anfragen</translation>
    </message>
    <message>
        <source>Choose &amp;Bounds…</source>
        <translation>&amp;Wertegrenzen wählen …</translation>
    </message>
    <message>
        <source>&amp;Show in Datasets</source>
        <translation>In &amp;Datensätzen zeigen</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Eingetragen</translation>
    </message>
    <message>
        <source>{name} is registered. Its pool allows {allowed}.</source>
        <translation>{name} ist eingetragen. Der Pool erlaubt {allowed}.</translation>
    </message>
    <message>
        <source>{name} is registered. Nothing can be spent from its pool any more.</source>
        <translation>{name} ist eingetragen. Aus dem Pool kann nichts mehr verbraucht werden.</translation>
    </message>
    <message>
        <source>{names}: left out so far. Limits can be found in the rows, for a share of the pool.</source>
        <translation>{names}: bisher weggelassen. Grenzen lassen sich aus den Zeilen finden, für einen Teil des Pools.</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Wie es weitergeht</translation>
    </message>
    <message>
        <source>Synthetic tables go to users, each with limits of their own. Add the first one.</source>
        <translation>Synthetische Tabellen gehen an Nutzer mit eigenen Grenzen. Fügen Sie den ersten hinzu.</translation>
    </message>
    <message>
        <source>Choose what a synthetic table should get right. The price is shown before it is paid.</source>
        <translation>Wählen Sie, was eine synthetische Tabelle gut treffen soll. Der Preis steht da, bevor er verbraucht wird.</translation>
    </message>
    <message>
        <source>Its columns, its pool and its limits.</source>
        <translation>Seine Spalten, sein Pool und seine Grenzen.</translation>
    </message>
    <message>
        <source>What became of the rows. Only you see this, now: it is neither kept nor exported.</source>
        <translation>Was aus den Zeilen wurde. Nur Sie sehen das, und nur jetzt: Es wird weder behalten noch exportiert.</translation>
    </message>
</context>
<context>
    <name>EarlierNote</name>
    <message>
        <source>Ta&amp;ke Its Domains</source>
        <translation>Wertebereiche ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Dataset with these columns</source>
        <translation>Datensatz mit diesen Spalten</translation>
    </message>
    <message>
        <source>{name} has the same columns. Its domains can be used again: they tell nothing of these rows.</source>
        <translation>{name} hat dieselben Spalten. Dessen Wertebereiche sind wieder verwendbar: Sie verraten nichts über diese Zeilen.</translation>
    </message>
    <message>
        <source>Taken from {name}: {public} public, {left_out} left out.</source>
        <translation>Von {name} übernommen: {public} öffentlich, {left_out} weggelassen.</translation>
    </message>
    <message>
        <source>The rows of this file fit.</source>
        <translation>Die Zeilen dieser Datei passen.</translation>
    </message>
    <message>
        <source>Look at what does not fit: {names}.</source>
        <translation>Sehen Sie nach, was nicht passt: {names}.</translation>
    </message>
</context>
<context>
    <name>EncryptWorkspaceDialog</name>
    <message>
        <source>Encrypt the workspace</source>
        <translation>Den Arbeitsbereich verschlüsseln</translation>
    </message>
    <message>
        <source>The workspace goes on in a new file that a passphrase encrypts. A copy, a backup or a lost disk then tells nothing to whoever finds it.</source>
        <translation>Der Arbeitsbereich geht in einer neuen Datei weiter, die eine Passphrase verschlüsselt. Wer eine Kopie, eine Sicherung oder einen verlorenen Datenträger findet, erfährt dann nichts daraus.</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>Neue Datei</translation>
    </message>
    <message>
        <source>New &amp;file</source>
        <translation>Neue &amp;Datei</translation>
    </message>
    <message>
        <source>Nobody can recover this passphrase. Without it everything in the file is lost, and with it the record of what was spent. Keep it where you will find it.</source>
        <translation>Niemand kann diese Passphrase wiederherstellen. Ohne sie ist alles in der Datei verloren, auch die Aufzeichnung, was verbraucht wurde. Bewahren Sie sie dort auf, wo Sie sie wiederfinden.</translation>
    </message>
    <message>
        <source>Encrypt Workspace</source>
        <translation>Arbeitsbereich verschlüsseln</translation>
    </message>
    <message>
        <source>{name} stays where it is, in plain. It becomes an older copy: nothing can be spent from it. Remove it, and its backups, once the new file has proved itself.</source>
        <translation>{name} bleibt unverschlüsselt, wo es ist. Es wird eine ältere Kopie: Nichts kann mehr daraus verbraucht werden. Entfernen Sie es samt seinen Sicherungen, sobald sich die neue Datei bewährt hat.</translation>
    </message>
    <message>
        <source>{name} stays where it is, with its former passphrase. It becomes an older copy: nothing can be spent from it. Remove it, and its backups, once the new file has proved itself.</source>
        <translation>{name} bleibt mit seiner bisherigen Passphrase, wo es ist. Es wird eine ältere Kopie: Nichts kann mehr daraus verbraucht werden. Entfernen Sie es samt seinen Sicherungen, sobald sich die neue Datei bewährt hat.</translation>
    </message>
    <message>
        <source>Not possible here: SQLCipher, which does it, is not installed on this computer.</source>
        <translation>Hier nicht möglich: SQLCipher, das dies tut, ist auf diesem Computer nicht installiert.</translation>
    </message>
    <message>
        <source>Name the file.</source>
        <translation>Nennen Sie die Datei.</translation>
    </message>
</context>
<context>
    <name>EntryCard</name>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Fingerprint of this entry</source>
        <translation>Fingerabdruck dieses Eintrags</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy a receipt: the newest entry and what is spent</source>
        <translation>Eine Quittung kopieren: den neuesten Eintrag und was verbraucht ist</translation>
    </message>
    <message>
        <source>Check Receipt…</source>
        <translation>Quittung prüfen …</translation>
    </message>
    <message>
        <source>Compare a receipt that was kept with this workspace</source>
        <translation>Eine aufbewahrte Quittung mit diesem Arbeitsbereich vergleichen</translation>
    </message>
    <message>
        <source>Show Release</source>
        <translation>Freigabe zeigen</translation>
    </message>
    <message>
        <source>Show Pool</source>
        <translation>Pool zeigen</translation>
    </message>
    <message>
        <source>No entry chosen</source>
        <translation>Kein Eintrag gewählt</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>The first entry begins with zeros</source>
        <translation>Der erste Eintrag beginnt mit Nullen</translation>
    </message>
    <message>
        <source>Fingerprint of entry {number}</source>
        <translation>Fingerabdruck von Eintrag {number}</translation>
    </message>
    <message>
        <source>Each entry carries the fingerprint of the one before: a change breaks all later ones.</source>
        <translation>Jeder Eintrag trägt den Fingerabdruck des vorigen: Eine Änderung bricht alle späteren.</translation>
    </message>
    <message>
        <source>How the entry is chained</source>
        <translation>Wie der Eintrag verkettet ist</translation>
    </message>
</context>
<context>
    <name>ErrorCard</name>
    <message>
        <source>Error per query</source>
        <translation>Fehler je Abfrage</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find queries by their columns</source>
        <translation>Abfragen nach ihren Spalten suchen</translation>
    </message>
    <message>
        <source>Order of the queries</source>
        <translation>Reihenfolge der Abfragen</translation>
    </message>
    <message>
        <source>Interest queries first</source>
        <translation>Interessenabfragen zuerst</translation>
    </message>
    <message>
        <source>Largest error first</source>
        <translation>Größter Fehler zuerst</translation>
    </message>
    <message>
        <source>As asked</source>
        <translation>Wie gefragt</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>No query fits.</source>
        <translation>Keine Abfrage passt.</translation>
    </message>
    <message>
        <source>The distance is how close the table is to its noisy measurement. Where many cells are almost empty, it is mostly noise. Where nothing was measured by itself, there is no diamond, and the expected error follows from other tables: a guess, tried on real tables.</source>
        <translation>Der Abstand sagt, wie nah die Tabelle ihrer verrauschten Messung ist. Wo viele Zellen fast leer sind, ist er meist Rauschen. Wo nichts für sich gemessen wurde, steht keine Raute, und der erwartete Fehler folgt aus anderen Tabellen: eine Schätzung, erprobt an echten Tabellen.</translation>
    </message>
    <message>
        <source>Only single columns were measured.</source>
        <translation>Nur einzelne Spalten wurden gemessen.</translation>
    </message>
    <message>
        <source>Percentage points of people. ★ interest query</source>
        <translation>Prozentpunkte der Personen. ★ Interessenabfrage</translation>
    </message>
    <message>
        <source>Trust the expected error: a small distance proves nothing, a large one is mostly noise.</source>
        <translation>Verlassen Sie sich auf den erwarteten Fehler: Ein kleiner Abstand beweist nichts, ein großer ist meist Rauschen.</translation>
    </message>
    <message>
        <source>Without a diamond it is a guess: the true one was below twice it 9 times in 10.</source>
        <translation>Ohne Raute ist er geschätzt: Der wahre lag in 9 von 10 Fällen unter dem Doppelten.</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Distance to the measurement</source>
        <translation>Abstand zur Messung</translation>
    </message>
</context>
<context>
    <name>ErrorCurve</name>
    <message>
        <source>Expected error against ε</source>
        <translation>Erwarteter Fehler gegen ε</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Error in points</source>
        <translation>Fehler in Punkten</translation>
    </message>
    <message>
        <source>Granted {point} points</source>
        <translation>Bewilligt {point} Punkte</translation>
    </message>
    <message>
        <source>Asked {point} points</source>
        <translation>Gewünscht {point} Punkte</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Of {people} people about {wrong} in a wrong cell; 9 times in 10 fewer than {most}</source>
        <translation>Von {people} Personen etwa {wrong} in einer falschen Zelle; in 9 von 10 Fällen unter {most}</translation>
    </message>
    <message>
        <source>{statement}.</source>
        <translation>{statement}.</translation>
    </message>
</context>
<context>
    <name>ExportPackageDialog</name>
    <message>
        <source>Export {release} for {user}</source>
        <translation>{release} für {user} exportieren</translation>
    </message>
    <message>
        <source>Safe for &amp;spreadsheets</source>
        <translation>Sicher für &amp;Tabellenprogramme</translation>
    </message>
    <message>
        <source>Other rows are drawn anew from the model. That costs nothing: its noise was paid for once, and the data is not read again.</source>
        <translation>Andere Zeilen werden neu aus dem Modell gezogen. Das kostet nichts: Sein Rauschen wurde einmal bezahlt, und die Daten werden nicht noch einmal gelesen.</translation>
    </message>
    <message>
        <source>Export Package</source>
        <translation>Paket exportieren</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Anyone can check the package with the workspace. No real row leaves.</source>
        <translation>Wer den Arbeitsbereich hat, kann prüfen, ob das Paket unverändert ist. Keine echte Zeile geht hinaus.</translation>
    </message>
    <message>
        <source>Also as &amp;Parquet, each column in its own type</source>
        <translation>Auch als Par&amp;quet, jede Spalte in ihrem Typ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>A folder of files</source>
        <translation>Ein Ordner mit Dateien</translation>
    </message>
    <message>
        <source>One zip file</source>
        <translation>Eine Zip-Datei</translation>
    </message>
    <message>
        <source>As the source is written</source>
        <translation>Wie die Quelle geschrieben ist</translation>
    </message>
    <message>
        <source>Plain: UTF-8, commas, decimal points</source>
        <translation>Schlicht: UTF-8, Kommas, Dezimalpunkte</translation>
    </message>
    <message>
        <source>For Excel: the same with a UTF-8 mark</source>
        <translation>Für Excel: ebenso, UTF-8 mit Marke (BOM)</translation>
    </message>
    <message>
        <source>as released</source>
        <translation>wie freigegeben</translation>
    </message>
    <message>
        <source>Packed &amp;as</source>
        <translation>Verpackt &amp;als</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>&amp;Die Tabelle</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>Puts an apostrophe before text that a spreadsheet would run as a formula.</source>
        <translation>Setzt ein Hochkomma vor Text, den ein Tabellenprogramm als Formel ausführen würde.</translation>
    </message>
    <message>
        <source>&amp;Language of the report</source>
        <translation>&amp;Sprache des Berichts</translation>
    </message>
    <message>
        <source>In the package</source>
        <translation>Im Paket</translation>
    </message>
    <message>
        <source>The file {name} is made in it.</source>
        <translation>Darin wird die Datei {name} angelegt.</translation>
    </message>
    <message>
        <source>A folder {name} is made in it. An empty or new folder becomes the package itself.</source>
        <translation>Darin wird ein Ordner {name} angelegt. Ein leerer oder neuer Ordner wird selbst zum Paket.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Einen Ordner wählen.</translation>
    </message>
</context>
<context>
    <name>ExportedDialog</name>
    <message>
        <source>Package exported</source>
        <translation>Paket exportiert</translation>
    </message>
    <message>
        <source>The export is written in the audit log, and the log’s newest fingerprint in the package.</source>
        <translation>Der Export steht im Prüfprotokoll, und dessen neuester Fingerabdruck im Paket.</translation>
    </message>
    <message>
        <source>&amp;Package</source>
        <translation>&amp;Paket</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>the synthetic table</source>
        <translation>die synthetische Tabelle</translation>
    </message>
    <message>
        <source>the same table, each column in its own type</source>
        <translation>dieselbe Tabelle, jede Spalte in ihrem Typ</translation>
    </message>
    <message>
        <source>what each column means and can hold</source>
        <translation>was jede Spalte bedeutet und enthalten kann</translation>
    </message>
    <message>
        <source>what protects the people, for programs to check</source>
        <translation>was die Personen schützt, zum Prüfen durch Programme</translation>
    </message>
    <message>
        <source>what protects the people and how good the table is, to read and print</source>
        <translation>was die Personen schützt und wie gut die Tabelle ist, zum Lesen und Drucken</translation>
    </message>
    <message>
        <source>the request, to ask for it again</source>
        <translation>die Anfrage, um noch einmal anzufragen</translation>
    </message>
</context>
<context>
    <name>FilePage</name>
    <message>
        <source>The first row holds the names of the columns</source>
        <translation>Die erste Zeile enthält die Namen der Spalten</translation>
    </message>
    <message>
        <source>the first one</source>
        <translation>das erste</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Tabellenblatt</translation>
    </message>
    <message>
        <source>Choose Another File…</source>
        <translation>Andere Datei wählen …</translation>
    </message>
    <message>
        <source>Point: 0.5</source>
        <translation>Punkt: 0.5</translation>
    </message>
    <message>
        <source>Comma: 0,5</source>
        <translation>Komma: 0,5</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>This is how the file was understood. Change what is wrong; it is read again at once.</source>
        <translation>So wurde die Datei verstanden. Ändern Sie, was falsch ist; sie wird sofort neu gelesen.</translation>
    </message>
    <message>
        <source>&amp;Quotes</source>
        <translation>&amp;Anführungszeichen</translation>
    </message>
    <message>
        <source>Read It as Before</source>
        <translation>Wie vorher lesen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Choose another way to read the file to go on</source>
        <translation>Lesen Sie die Datei anders, um fortzufahren</translation>
    </message>
    <message>
        <source>Say how the file is to be read; it is tried at once.</source>
        <translation>Geben Sie an, wie die Datei zu lesen ist; es wird sofort versucht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows in the file, %Ln rows read</source>
        <translation>
            <numerusform>%Ln Zeile in der Datei, %Ln Zeile gelesen</numerusform>
            <numerusform>%Ln Zeilen in der Datei, %Ln Zeilen gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>On the next page, Name Columns… gives them the names that you know them by.</source>
        <translation>Auf der nächsten Seite gibt ihnen „Spalten benennen …“ die Namen, unter denen Sie sie kennen.</translation>
    </message>
    <message>
        <source>Read anew. {changes}.</source>
        <translation>Neu gelesen. {changes}.</translation>
    </message>
    <message>
        <source>Read anew.</source>
        <translation>Neu gelesen.</translation>
    </message>
    <message>
        <source>A table with these columns is registered already: {names}. On the page Privacy you say whether these are the same people.</source>
        <translation>Eine Tabelle mit diesen Spalten ist schon eingetragen: {names}. Auf der Seite „Datenschutz“ sagen Sie, ob es dieselben Personen sind.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Double: &quot;a&quot;</source>
        <translation>Doppelte: &quot;a&quot;</translation>
    </message>
    <message>
        <source>Single: &apos;a&apos;</source>
        <translation>Einfache: &apos;a&apos;</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>Zeichen&amp;kodierung</translation>
    </message>
    <message>
        <source>&amp;Cells separated by</source>
        <translation>Ze&amp;llen getrennt durch</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>&amp;Dezimalzeichen</translation>
    </message>
    <message>
        <source>The first rows, as they are read</source>
        <translation>Die ersten Zeilen, wie sie gelesen werden</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Erste Zeilen</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.parquet *.xlsx *.xls *.ods);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt *.parquet *.xlsx *.xls *.ods);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import Data</source>
        <translation>Daten importieren</translation>
    </message>
    <message>
        <source>Find the File of {name}</source>
        <translation>Die Datei von {name} suchen</translation>
    </message>
    <message>
        <source>Load Code Book</source>
        <translation>Codebuch laden</translation>
    </message>
    <message>
        <source>Code books (*.csv *.tsv *.json *.xlsx);;All files (*)</source>
        <translation>Codebücher (*.csv *.tsv *.json *.xlsx);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Code books (*.json)</source>
        <translation>Codebücher (*.json)</translation>
    </message>
    <message>
        <source>Save Code Book</source>
        <translation>Codebuch speichern</translation>
    </message>
    <message>
        <source>Save Request</source>
        <translation>Anfrage speichern</translation>
    </message>
    <message>
        <source>Requests (*.json)</source>
        <translation>Anfragen (*.json)</translation>
    </message>
    <message>
        <source>Open Workspace</source>
        <translation>Arbeitsbereich öffnen</translation>
    </message>
    <message>
        <source>New Workspace</source>
        <translation>Neuer Arbeitsbereich</translation>
    </message>
    <message>
        <source>Open Request File</source>
        <translation>Anfragedatei öffnen</translation>
    </message>
    <message>
        <source>Check a Package</source>
        <translation>Ein Paket prüfen</translation>
    </message>
    <message>
        <source>CuSyn workspaces (*{suffix})</source>
        <translation>CuSyn-Arbeitsbereiche (*{suffix})</translation>
    </message>
    <message>
        <source>Choose Folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Save Receipt</source>
        <translation>Quittung speichern</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>Check Receipt</source>
        <translation>Quittung prüfen</translation>
    </message>
    <message>
        <source>Add Release Package</source>
        <translation>Paket hinzufügen</translation>
    </message>
    <message>
        <source>Release packages (*.zip privacy.json)</source>
        <translation>Pakete (*.zip privacy.json)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>Export Log</source>
        <translation>Protokoll exportieren</translation>
    </message>
    <message>
        <source>Save Table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>Bilder (*.png);;Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>{workspace}-encrypted</source>
        <translation>{workspace}-verschlüsselt</translation>
    </message>
</context>
<context>
    <name>FilterLine</name>
    <message>
        <source>Find in the log</source>
        <translation>Im Protokoll suchen</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren …</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>JSON exportieren …</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Alle Ereignisse</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>Alle Benutzer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln entries</source>
        <translation>
            <numerusform>{shown} von %Ln Eintrag</numerusform>
            <numerusform>{shown} von %Ln Einträgen</numerusform>
        </translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>Alle Tage</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Letzte 365 Tage</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Zwischen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
</context>
<context>
    <name>Fitness</name>
    <message>
        <source>Good for totals, comparisons, and how columns hang together.</source>
        <translation>Gut für Summen, Vergleiche und Zusammenhänge zwischen Spalten.</translation>
    </message>
    <message>
        <source>Good for totals and for comparisons between large groups.</source>
        <translation>Gut für Summen und für Vergleiche zwischen großen Gruppen.</translation>
    </message>
    <message>
        <source>Good for the broad picture, not for differences of a few points.</source>
        <translation>Gut für das grobe Bild, nicht für Unterschiede von wenigen Punkten.</translation>
    </message>
    <message>
        <source>Good for trying out methods and programs, not for figures.</source>
        <translation>Gut, um Verfahren und Programme zu erproben, nicht für Zahlen.</translation>
    </message>
    <message>
        <source>Good for each column by itself; how columns hang together was not measured.</source>
        <translation>Gut für jede Spalte für sich; wie Spalten zusammenhängen, wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>{expected} Groups of fewer than about {group} of its {rows} rows may be noise alone.</source>
        <translation>{expected} Gruppen von weniger als etwa {group} der {rows} Zeilen können bloßes Rauschen sein.</translation>
    </message>
    <message>
        <source>Shares are expected within {points} points of the real table in all queries asked ({all}).</source>
        <translation>In allen Abfragen ({all}) weichen Anteile wohl höchstens {points} Punkte von der echten Tabelle ab.</translation>
    </message>
    <message>
        <source>Shares are expected within {points} points of the real table in {measured} of the {all} queries asked. Not measured, only estimated: {names}.</source>
        <translation>In {measured} von {all} Abfragen weichen Anteile wohl höchstens {points} Punkte von der echten Tabelle ab. Nicht gemessen, nur geschätzt: {names}.</translation>
    </message>
    <message>
        <source>Shares are expected within {points} points of the real table in all tables measured ({all}).</source>
        <translation>In allen gemessenen Tabellen ({all}) weichen Anteile wohl höchstens {points} Punkte von den echten ab.</translation>
    </message>
    <message>
        <source>Shares may be within {points} points of the real table in the queries asked ({all}), but none of them was measured: that is a guess.</source>
        <translation>In den gestellten Abfragen ({all}) weichen Anteile vielleicht höchstens {points} Punkte von der echten Tabelle ab, aber keine davon wurde gemessen: Das ist eine Vermutung.</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Forecast</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>A point is one person in a hundred.</source>
        <translation>Ein Punkt ist eine Person von hundert.</translation>
    </message>
    <message>
        <source>The more cells its table has, the larger the error of a query, whoever chose it.</source>
        <translation>Je mehr Zellen ihre Tabelle hat, desto größer ist der Fehler einer Abfrage, wer sie auch gewählt hat.</translation>
    </message>
    <message>
        <source>Error, your queries</source>
        <translation>Fehler, Ihre Abfragen</translation>
    </message>
    <message>
        <source>Error, other pairs</source>
        <translation>Fehler, andere Paare</translation>
    </message>
    <message>
        <source>Time and memory</source>
        <translation>Zeit und Speicher</translation>
    </message>
    <message>
        <source>Left afterwards</source>
        <translation>Danach übrig</translation>
    </message>
    <message>
        <source>By Error…</source>
        <translation>Nach Fehler …</translation>
    </message>
    <message>
        <source>of the dataset’s pool</source>
        <translation>vom Datensatzpool</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>etwa {time}</translation>
    </message>
    <message>
        <source>{error} at {asked}</source>
        <translation>{error} bei {asked}</translation>
    </message>
    <message>
        <source>{error} points</source>
        <translation>{error} Punkte</translation>
    </message>
    <message>
        <source>A refused request makes no table.</source>
        <translation>Eine abgelehnte Anfrage ergibt keine Tabelle.</translation>
    </message>
    <message>
        <source>Choose interest queries to see how their error falls with the budget.</source>
        <translation>Wählen Sie Interessenabfragen, um zu sehen, wie ihr Fehler mit dem Budget fällt.</translation>
    </message>
    <message>
        <source>No public number of rows is known, so the error cannot be told beforehand.</source>
        <translation>Keine öffentliche Zahl der Zeilen ist bekannt, also lässt sich der Fehler nicht vorhersagen.</translation>
    </message>
    <message>
        <source>Error in percentage points of people; 9 times in 10 it is below twice this</source>
        <translation>Fehler in Prozentpunkten der Personen; in 9 von 10 Fällen unter dem Doppelten</translation>
    </message>
    <message>
        <source>Error in points, against ε</source>
        <translation>Fehler in Punkten je nach ε</translation>
    </message>
</context>
<context>
    <name>Foreseen</name>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Expected error</source>
        <translation>Erwarteter Fehler</translation>
    </message>
    <message>
        <source>In points of people, with all other queries beside it</source>
        <translation>In Prozentpunkten der Personen, zusammen mit allen anderen Abfragen</translation>
    </message>
    <message>
        <source>not assured</source>
        <translation>nicht gesichert</translation>
    </message>
</context>
<context>
    <name>FormDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}, {other}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>under 1{gap}s</source>
        <translation>unter 1{gap}s</translation>
    </message>
    <message>
        <source>{number}{gap}s</source>
        <translation>{number}{gap}s</translation>
    </message>
    <message>
        <source>{number}{gap}min</source>
        <translation>{number}{gap}min</translation>
    </message>
    <message>
        <source>{number}{gap}h</source>
        <translation>{number}{gap}h</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <translation>MMM yyyy</translation>
    </message>
</context>
<context>
    <name>FoundPage</name>
    <message>
        <source>&amp;Name of the new dataset</source>
        <translation>&amp;Name des neuen Datensatzes</translation>
    </message>
    <message>
        <source>Count as the nearest bound</source>
        <translation>Als nächste Grenze zählen</translation>
    </message>
    <message>
        <source>Count as missing</source>
        <translation>Als fehlend zählen</translation>
    </message>
    <message>
        <source>No cells were declared to count as missing in this column.</source>
        <translation>Für diese Spalte wurden keine Zellen als fehlend angegeben.</translation>
    </message>
    <message>
        <source>Values of {column} outside</source>
        <translation>Werte von {column} außerhalb</translation>
    </message>
    <message>
        <source>{name}, bounds chosen</source>
        <translation>{name}, Grenzen gewählt</translation>
    </message>
    <message>
        <source>Bounds found</source>
        <translation>Gefundene Wertegrenzen</translation>
    </message>
    <message>
        <source>paid by {release}</source>
        <translation>bezahlt mit {release}</translation>
    </message>
    <message>
        <source>Values outside</source>
        <translation>Werte außerhalb</translation>
    </message>
    <message>
        <source>Use them</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Nothing is registered yet. A registered domain never changes, so look at the bounds first, and at what becomes of values outside. The same file is then registered once more, with these bounds: the same rules, the same pool, and it costs nothing. Give users the new dataset afterwards.</source>
        <translation>Noch ist nichts eingetragen. Ein eingetragener Wertebereich ändert sich nie: Sehen Sie sich deshalb erst die Grenzen an, und was aus Werten außerhalb wird. Dann wird dieselbe Datei noch einmal eingetragen, mit diesen Grenzen: mit denselben Regeln und demselben Pool, und es kostet nichts. Erlauben Sie den neuen Datensatz danach den Benutzern.</translation>
    </message>
</context>
<context>
    <name>GaugeCard</name>
    <message>
        <source>Change this pool</source>
        <translation>Diesen Pool ändern</translation>
    </message>
    <message>
        <source>Change the pool of {name}</source>
        <translation>Den Pool von {name} ändern</translation>
    </message>
</context>
<context>
    <name>GaugeStrip</name>
    <message>
        <source>Pools</source>
        <translation>Pools</translation>
    </message>
</context>
<context>
    <name>GrantDatasetDialog</name>
    <message>
        <source>{name} may then ask for synthetic tables of it, within all limits.</source>
        <translation>{name} darf dann synthetische Tabellen daraus anfragen, innerhalb aller Grenzen.</translation>
    </message>
    <message>
        <source>Allow a dataset</source>
        <translation>Einen Datensatz erlauben</translation>
    </message>
    <message>
        <source>Allow Dataset</source>
        <translation>Datensatz erlauben</translation>
    </message>
    <message>
        <source>&amp;Dataset</source>
        <translation>&amp;Datensatz</translation>
    </message>
</context>
<context>
    <name>GroupDialog</name>
    <message>
        <source>Group the values of {name}</source>
        <translation>Die Werte von {name} gruppieren</translation>
    </message>
    <message>
        <source>Ticked values count as one. The map is public, like the list of values: make it from what anyone could know, such as the chapters of a code book.</source>
        <translation>Angekreuzte Werte zählen als einer. Die Zuordnung ist öffentlich wie die Liste der Werte: Bilden Sie sie aus dem, was alle wissen könnten, etwa den Kapiteln eines Codebuchs.</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>Wert suchen</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>&amp;Tick Rare</source>
        <translation>Seltene &amp;ankreuzen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Take Apart</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>for example other</source>
        <translation>zum Beispiel sonstige</translation>
    </message>
    <message>
        <source>The counts are exact: only you see them.</source>
        <translation>Die Anzahlen sind genau: Nur Sie sehen sie.</translation>
    </message>
    <message>
        <source>&amp;Rarer than</source>
        <translation>&amp;Seltener als</translation>
    </message>
    <message>
        <source>They &amp;count as</source>
        <translation>&amp;Zählen als</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>{value}  –  {count}</source>
        <translation>{value}  –  {count}</translation>
    </message>
    <message>
        <source>Ticked: {count}</source>
        <translation>Angekreuzt: {count}</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>% of people</source>
        <translation>% der Personen</translation>
    </message>
</context>
<context>
    <name>HeatMaps</name>
    <message>
        <source>Measured, noisy</source>
        <translation>Gemessen, verrauscht</translation>
    </message>
    <message>
        <source>Synthetic</source>
        <translation>Synthetisch</translation>
    </message>
    <message>
        <source>{name}, measured, noisy</source>
        <translation>{name}, gemessen, verrauscht</translation>
    </message>
    <message>
        <source>{name}, synthetic</source>
        <translation>{name}, synthetisch</translation>
    </message>
    <message>
        <source>Synthetic. These columns were not measured together.</source>
        <translation>Synthetisch. Diese Spalten wurden nicht zusammen gemessen.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Seiten der Hilfe</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>ImportAssistant</name>
    <message>
        <source>Import data</source>
        <translation>Daten importieren</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Augenblick</translation>
    </message>
    <message>
        <source>Choose another file to go on</source>
        <translation>Eine andere Datei wählen, um weiterzugehen</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Die Datei wird gelesen</translation>
    </message>
    <message>
        <source>Registering the dataset</source>
        <translation>Der Datensatz wird eingetragen</translation>
    </message>
    <message>
        <source>Re&amp;gister Dataset</source>
        <translation>&amp;Datensatz eintragen</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ImportDraft</name>
    <message>
        <source>The cells of this column are not of that type.</source>
        <translation>Die Zellen dieser Spalte sind nicht von diesem Typ.</translation>
    </message>
</context>
<context>
    <name>ImportSteps</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Columns and public domain</source>
        <translation>Spalten und öffentlicher Wertebereich</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Pool, limits, rows per person</source>
        <translation>Pool, Grenzen, Zeilen je Person</translation>
    </message>
    <message>
        <source>Nothing is registered before this</source>
        <translation>Vorher wird nichts eingetragen</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Noch nicht gelesen</translation>
    </message>
    <message>
        <source>1 row in the file, 1 row read</source>
        <translation>1 Zeile in der Datei, 1 Zeile gelesen</translation>
    </message>
    <message>
        <source>{count} rows in the file, {count} rows read</source>
        <translation>{count} Zeilen in der Datei, {count} Zeilen gelesen</translation>
    </message>
    <message>
        <source>1 column to confirm</source>
        <translation>1 Spalte zu bestätigen</translation>
    </message>
    <message>
        <source>{inferred} of {count} columns to confirm</source>
        <translation>{inferred} von {count} Spalten zu bestätigen</translation>
    </message>
    <message>
        <source>Which values are possible</source>
        <translation>Welche Werte möglich sind</translation>
    </message>
    <message>
        <source>All confirmed</source>
        <translation>Alle bestätigt</translation>
    </message>
    <message>
        <source>What can never be; may stay empty</source>
        <translation>Was nie vorkommt; darf leer bleiben</translation>
    </message>
    <message>
        <source>Rules: {count}</source>
        <translation>Regeln: {count}</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Copy or save</source>
        <translation>Kopieren oder speichern</translation>
    </message>
    <message>
        <source>&amp;Copy Row</source>
        <translation>&amp;Zeile kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;All Rows</source>
        <translation>&amp;Alle Zeilen kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>Als CSV &amp;speichern …</translation>
    </message>
    <message>
        <source>Copy &amp;Picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy Data</source>
        <translation>&amp;Daten kopieren</translation>
    </message>
    <message>
        <source>&amp;Save Picture…</source>
        <translation>Bild &amp;speichern …</translation>
    </message>
    <message>
        <source>Save &amp;Data as CSV…</source>
        <translation>Daten als CSV s&amp;peichern …</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>The names that you typed are kept.</source>
        <translation>Die Namen, die Sie eingegeben haben, bleiben.</translation>
    </message>
    <message>
        <source>The first row names the columns now; names that you typed come back without it.</source>
        <translation>Die erste Zeile benennt jetzt die Spalten; ohne sie kommen die eingegebenen Namen wieder.</translation>
    </message>
    <message>
        <source>1 column is as you left it.</source>
        <translation>1 Spalte ist, wie Sie sie verlassen haben.</translation>
    </message>
    <message>
        <source>{count} columns are as you left them.</source>
        <translation>{count} Spalten sind, wie Sie sie verlassen haben.</translation>
    </message>
    <message>
        <source>Read differently now, so look at them again: {names}.</source>
        <translation>Jetzt anders gelesen, also noch einmal ansehen: {names}.</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} und {count} weitere</translation>
    </message>
</context>
<context>
    <name>KnownNote</name>
    <message>
        <source>These rows are registered already, as {name}: one pool counts for both, and cannot be changed here. {left}</source>
        <translation>Diese Zeilen sind schon eingetragen, als {name}: Ein Pool gilt für beide und kann hier nicht geändert werden. {left}</translation>
    </message>
    <message>
        <source>One pool counts for both: that of {name}. {left}</source>
        <translation>Ein Pool gilt für beide: der von {name}. {left}</translation>
    </message>
    <message>
        <source>Much the same rows are registered already, as {names}. Before the last step you are asked whether these are the same people: then that pool counts, and what you type here does not. {left}</source>
        <translation>Weitgehend dieselben Zeilen sind schon eingetragen, als {names}. Vor dem letzten Schritt werden Sie gefragt, ob es dieselben Personen sind: Dann gilt jener Pool, und was Sie hier eingeben, gilt nicht. {left}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>The pool of {name} is closed.</source>
        <translation>Der Pool von {name} ist geschlossen.</translation>
    </message>
    <message>
        <source>Nothing is left of the pool of {name}.</source>
        <translation>Vom Pool von {name} ist nichts übrig.</translation>
    </message>
    <message>
        <source>Of the pool of {name}, {share} is left; that allows {allowed}.</source>
        <translation>Vom Pool von {name} sind {share} übrig; das erlaubt {allowed}.</translation>
    </message>
</context>
<context>
    <name>LastWorkspace</name>
    <message>
        <source>Folder: {folder}</source>
        <translation>Ordner: {folder}</translation>
    </message>
    <message>
        <source>Last used: {time}</source>
        <translation>Zuletzt benutzt: {time}</translation>
    </message>
    <message>
        <source>Go on with {name}</source>
        <translation>Weiter mit {name}</translation>
    </message>
    <message>
        <source>{name} is not where it was</source>
        <translation>{name} ist nicht mehr, wo es war</translation>
    </message>
    <message>
        <source>If it was moved or renamed, open it where it lies now. If it is lost, put back a backup.</source>
        <translation>Wurde die Datei verschoben oder umbenannt, so öffnen Sie sie dort, wo sie jetzt liegt. Ist sie verloren, legen Sie eine Sicherung zurück.</translation>
    </message>
</context>
<context>
    <name>LeaveImportDialog</name>
    <message>
        <source>Leave the import?</source>
        <translation>Import verlassen?</translation>
    </message>
    <message>
        <source>Nothing is registered, and the domains that you confirmed here are not kept.</source>
        <translation>Nichts wird eingetragen, und die hier bestätigten Wertebereiche werden nicht behalten.</translation>
    </message>
    <message>
        <source>Leave Import</source>
        <translation>Import verlassen</translation>
    </message>
    <message>
        <source>Stay in the Import</source>
        <translation>Im Import bleiben</translation>
    </message>
</context>
<context>
    <name>LeftOutForm</name>
    <message>
        <source>This column is left out: nothing of it is counted or made synthetic.</source>
        <translation>Diese Spalte wird weggelassen: Nichts von ihr wird gezählt oder synthetisch erzeugt.</translation>
    </message>
    <message>
        <source>for example P-0001</source>
        <translation>zum Beispiel P-0001</translation>
    </message>
    <message>
        <source>&amp;First number</source>
        <translation>&amp;Erste Nummer</translation>
    </message>
    <message>
        <source>In the &amp;synthetic table</source>
        <translation>In der &amp;synthetischen Tabelle</translation>
    </message>
    <message>
        <source>Keep it, with empty cells</source>
        <translation>Behalten, mit leeren Zellen</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Number the rows anew</source>
        <translation>Zeilen neu nummerieren</translation>
    </message>
    <message>
        <source>Write the same value everywhere</source>
        <translation>Überall denselben Wert schreiben</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>LimitBars</name>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>ε at {delta}</source>
        <translation>ε bei {delta}</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Asked and granted {amount}</source>
        <translation>Gewünscht und bewilligt {amount}</translation>
    </message>
    <message>
        <source>Granted {amount}</source>
        <translation>Bewilligt {amount}</translation>
    </message>
    <message>
        <source>Asked and needed {amount}</source>
        <translation>Gewünscht und nötig {amount}</translation>
    </message>
    <message>
        <source>Needed {amount}</source>
        <translation>Nötig {amount}</translation>
    </message>
    <message>
        <source>Asked {amount}</source>
        <translation>Gewünscht {amount}</translation>
    </message>
    <message>
        <source>Less than needed</source>
        <translation>Weniger als nötig</translation>
    </message>
    <message>
        <source>Lowest: decides</source>
        <translation>Entscheidet</translation>
    </message>
    <message>
        <source>, lowest: decides</source>
        <translation>, niedrigste: entscheidet</translation>
    </message>
    <message>
        <source>, less than needed</source>
        <translation>, weniger als nötig</translation>
    </message>
    <message>
        <source>All at {delta}</source>
        <translation>Alle bei {delta}</translation>
    </message>
</context>
<context>
    <name>LiveErrors</name>
    <message>
        <source>Expected error of your queries</source>
        <translation>Erwarteter Fehler Ihrer Abfragen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Forecast {error}</source>
        <translation>Vorhersage {error}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message numerus="yes">
        <source>and %n closer</source>
        <translation>
            <numerusform>und %n genauere</numerusform>
            <numerusform>und %n genauere</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {error} points</source>
        <translation>{name} {error} Punkte</translation>
    </message>
</context>
<context>
    <name>LoadSetDialog</name>
    <message>
        <source>Sets of interest queries</source>
        <translation>Gespeicherte Interessenabfragen</translation>
    </message>
    <message>
        <source>Sets that {name} saved for this dataset. The set replaces what is chosen now.</source>
        <translation>Listen, die {name} für diesen Datensatz gespeichert hat. Eine geladene Liste ersetzt, was jetzt gewählt ist.</translation>
    </message>
    <message>
        <source>Save Current Choice…</source>
        <translation>Jetzige Auswahl speichern …</translation>
    </message>
    <message>
        <source>Load Set</source>
        <translation>Liste laden</translation>
    </message>
    <message>
        <source>There is none yet.</source>
        <translation>Es gibt noch keine.</translation>
    </message>
</context>
<context>
    <name>LossesModel</name>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Spent here</source>
        <translation>Hier verbraucht</translation>
    </message>
    <message>
        <source>Counts as spent</source>
        <translation>Gilt als verbraucht</translation>
    </message>
    <message>
        <source>Left then</source>
        <translation>Dann übrig</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Not in this copy: any new one may be it</source>
        <translation>Fehlt hier: jeder neue kann es sein</translation>
    </message>
    <message>
        <source>Not in this copy: charged when it is added again</source>
        <translation>Fehlt hier: wird bei der Rückkehr belastet</translation>
    </message>
    <message>
        <source>Nothing proves it: the rest is lost</source>
        <translation>Nichts belegt es: Der Rest ist verloren</translation>
    </message>
    <message>
        <source>Proven by a receipt or package</source>
        <translation>Eine Quittung oder ein Paket beweist es</translation>
    </message>
    <message>
        <source>As this copy says</source>
        <translation>Wie diese Kopie sagt</translation>
    </message>
    <message>
        <source>A dataset</source>
        <translation>Ein Datensatz</translation>
    </message>
    <message>
        <source>Dataset {name}</source>
        <translation>Datensatz {name}</translation>
    </message>
    <message>
        <source>User {name}</source>
        <translation>Benutzer {name}</translation>
    </message>
</context>
<context>
    <name>LowerLimitDialog</name>
    <message>
        <source>Set a limit for {name}</source>
        <translation>Eine Grenze für {name} setzen</translation>
    </message>
    <message>
        <source>Lower the limit of {name}</source>
        <translation>Die Grenze von {name} senken</translation>
    </message>
    <message>
        <source>Set for Good</source>
        <translation>Endgültig setzen</translation>
    </message>
    <message>
        <source>Lower for Good</source>
        <translation>Endgültig senken</translation>
    </message>
    <message>
        <source>At &amp;most in one request</source>
        <translation>&amp;Höchstens in einer Anfrage</translation>
    </message>
    <message>
        <source>{name} has no such limit yet. A limit can never be raised again.</source>
        <translation>{name} hat noch keine solche Grenze. Eine Grenze kann nie wieder erhöht werden.</translation>
    </message>
    <message>
        <source>Now {name} may spend {limit} at {delta}. A limit can never be raised again.</source>
        <translation>Jetzt darf {name} {limit} bei {delta} verbrauchen. Eine Grenze kann nie wieder erhöht werden.</translation>
    </message>
</context>
<context>
    <name>LowerPoolDialog</name>
    <message>
        <source>Make a pool smaller</source>
        <translation>Einen Pool verkleinern</translation>
    </message>
    <message>
        <source>Make Smaller for Good</source>
        <translation>Endgültig verkleinern</translation>
    </message>
    <message>
        <source>&amp;New size of the whole pool</source>
        <translation>&amp;Neue Größe des ganzen Pools</translation>
    </message>
    <message>
        <source>This is final. The pool holds {total} now; {share} of it is spent. The smallest size that it can have is {spent}. It can never be made larger again.</source>
        <translation>Das ist endgültig. Der Pool umfasst jetzt {total}; davon sind {share} verbraucht. Kleiner als {spent} kann er nicht werden, und nie wieder größer.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Making the demo workspace</source>
        <translation>Demo-Arbeitsbereich wird angelegt</translation>
    </message>
    <message>
        <source>No workspace</source>
        <translation>Kein Arbeitsbereich</translation>
    </message>
    <message>
        <source>CuSyn Desktop</source>
        <translation>CuSyn Desktop</translation>
    </message>
    <message>
        <source>{name}, empty</source>
        <translation>{name}, leer</translation>
    </message>
    <message>
        <source>{name} – CuSyn Desktop</source>
        <translation>{name} – CuSyn Desktop</translation>
    </message>
    <message>
        <source>Checking the chain</source>
        <translation>Kette wird überprüft</translation>
    </message>
</context>
<context>
    <name>MarkDialog</name>
    <message>
        <source>This workspace’s mark</source>
        <translation>Die Marke dieses Arbeitsbereichs</translation>
    </message>
    <message>
        <source>A small file outside the workspace holds the number and the fingerprint of its newest entry, and what is spent. It tells an old copy from the newest one.</source>
        <translation>Eine kleine Datei außerhalb des Arbeitsbereichs enthält Nummer und Fingerabdruck seines neuesten Eintrags und was verbraucht ist. Sie unterscheidet eine alte Kopie von der neuesten.</translation>
    </message>
    <message>
        <source>&amp;File of the mark</source>
        <translation>&amp;Datei der Marke</translation>
    </message>
    <message>
        <source>Newest &amp;entry</source>
        <translation>Neuester &amp;Eintrag</translation>
    </message>
    <message>
        <source>Its fin&amp;gerprint</source>
        <translation>Sein Fin&amp;gerabdruck</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The workspace fits its mark: it is the newest copy known here.</source>
        <translation>Der Arbeitsbereich passt zu seiner Marke: Er ist die neueste Kopie, die hier bekannt ist.</translation>
    </message>
    <message>
        <source>The mark is newer: the open file is an older copy.</source>
        <translation>Die Marke ist neuer: Die geöffnete Datei ist eine ältere Kopie.</translation>
    </message>
    <message>
        <source>The open file has another history than the mark knows.</source>
        <translation>Die geöffnete Datei hat eine andere Geschichte, als die Marke kennt.</translation>
    </message>
    <message>
        <source>This computer keeps no mark of the workspace.</source>
        <translation>Dieser Computer bewahrt keine Marke des Arbeitsbereichs auf.</translation>
    </message>
</context>
<context>
    <name>MeaningCard</name>
    <message>
        <source>What the spent budget means</source>
        <translation>Was das verbrauchte Budget bedeutet</translation>
    </message>
    <message>
        <source>Nothing is spent yet, so there is no release to learn from.</source>
        <translation>Noch ist nichts verbraucht, also gibt es keine Freigabe, aus der sich etwas erfahren ließe.</translation>
    </message>
    <message>
        <source>The bound may fail in at most 1 of {count} cases ({delta}).</source>
        <translation>Ausnahme: höchstens 1 von {count} Fällen ({delta}).</translation>
    </message>
    <message>
        <source>Someone who reads all releases can shift the odds of a guess about one person by a factor of at most &lt;b&gt;{odds}&lt;/b&gt;: a guess held {before} likely can become at most {after} likely.</source>
        <translation>Wer alle Freigaben liest, kann die Chancen einer Vermutung über eine Person höchstens um den Faktor &lt;b&gt;{odds}&lt;/b&gt; ändern: Aus {before} Wahrscheinlichkeit werden höchstens {after}.</translation>
    </message>
    <message>
        <source>There is no useful bound left for a single person.</source>
        <translation>Für eine einzelne Person gilt kein nützlicher Schutz mehr.</translation>
    </message>
    <message>
        <source>For a family of {size} together there is no useful bound left.</source>
        <translation>Für eine Familie von {size} zusammen gilt kein nützlicher Schutz.</translation>
    </message>
    <message>
        <source>Where 10% becomes more than 99%, the bound is of no use.</source>
        <translation>Wo aus 10&#xa0;% mehr als 99&#xa0;% werden, nützt die Schranke nichts.</translation>
    </message>
    <message>
        <source>A guess about a family of {size}, all together. For each of them alone the lines above hold.</source>
        <translation>Eine Vermutung über eine Familie von {size}, alle zusammen. Für jede Person allein gelten die Zeilen darüber.</translation>
    </message>
    <message>
        <source>The plan, {epsilon}</source>
        <translation>Der Plan, {epsilon}</translation>
    </message>
    <message>
        <source>Spent so far, {epsilon}</source>
        <translation>Verbraucht, {epsilon}</translation>
    </message>
    <message>
        <source>Whole pool, {epsilon}</source>
        <translation>Ganzer Pool, {epsilon}</translation>
    </message>
    <message>
        <source>Family of {size}, {epsilon}</source>
        <translation>Familie, {size} Personen, {epsilon}</translation>
    </message>
    <message>
        <source>Odds × e&lt;sup&gt;ε&lt;/sup&gt;</source>
        <translation>Chancen × e&lt;sup&gt;ε&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>10% becomes at most</source>
        <translation>10&#xa0;% werden höchstens</translation>
    </message>
</context>
<context>
    <name>MeasuredModel</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>What the noisy measurement was made for</source>
        <translation>Wofür die verrauschte Messung gemacht wurde</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>One cell for each combination of the columns’ values</source>
        <translation>Eine Zelle für jede Kombination von Werten der Spalten</translation>
    </message>
    <message>
        <source>Noise, people</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>How far the noise usually moves each cell, in people</source>
        <translation>Wie weit das Rauschen jede Zelle gewöhnlich verschiebt, in Personen</translation>
    </message>
    <message>
        <source>Share of the grant</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>How much of the granted budget this measurement took</source>
        <translation>Wie viel vom bewilligten Budget diese Messung genommen hat</translation>
    </message>
    <message>
        <source>Your interest query</source>
        <translation>Ihre Interessenabfrage</translation>
    </message>
    <message>
        <source>Was furthest off</source>
        <translation>Am ungenauesten</translation>
    </message>
    <message>
        <source>Each column once</source>
        <translation>Jede Spalte einmal</translation>
    </message>
    <message>
        <source>From an earlier release</source>
        <translation>Aus einer früheren Freigabe</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Workspace</source>
        <translation>A&amp;rbeitsbereich</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>Noch nichts geöffnet</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This cannot be done</source>
        <translation>Das geht nicht</translation>
    </message>
    <message>
        <source>This is a fault of the program, not yours. What was spent before is in the ledger. Where it happened stands in a log without any data: send {file} to whoever looks after the program.</source>
        <translation>Das ist ein Fehler des Programms, nicht Ihrer. Was vorher verbraucht wurde, ist verbucht. Wo er auftrat, steht in einem Protokoll ohne jede Daten: Schicken Sie {file} an die Stelle, die das Programm betreut.</translation>
    </message>
    <message>
        <source>Something unexpected happened</source>
        <translation>Etwas Unerwartetes ist geschehen</translation>
    </message>
    <message>
        <source>The workspace was changed from outside</source>
        <translation>Der Arbeitsbereich wurde von außen geändert</translation>
    </message>
    <message>
        <source>A newer version wrote this workspace</source>
        <translation>Eine neuere Version hat diesen Arbeitsbereich geschrieben</translation>
    </message>
    <message>
        <source>The workspace cannot be used</source>
        <translation>Der Arbeitsbereich kann nicht benutzt werden</translation>
    </message>
    <message>
        <source>This needs too large a model</source>
        <translation>Das braucht ein zu großes Modell</translation>
    </message>
    <message>
        <source>Nothing was spent</source>
        <translation>Nichts wurde verbraucht</translation>
    </message>
    <message>
        <source>You are not signed in</source>
        <translation>Sie sind nicht angemeldet</translation>
    </message>
    <message>
        <source>Your role does not allow this</source>
        <translation>Ihre Rolle erlaubt das nicht</translation>
    </message>
    <message>
        <source>This cannot be used</source>
        <translation>Das kann nicht benutzt werden</translation>
    </message>
    <message>
        <source>Reading and checking still work; nothing can be spent until this is settled.</source>
        <translation>Lesen und Überprüfen bleiben möglich; nichts kann verbraucht werden, bis das geklärt ist.</translation>
    </message>
    <message>
        <source>This is an older copy of the workspace</source>
        <translation>Das ist eine ältere Kopie des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>This computer has seen later entries, and what they spent would be forgotten.</source>
        <translation>Dieser Computer hat spätere Einträge gesehen, und was sie verbrauchten, wäre vergessen.</translation>
    </message>
    <message>
        <source>This is another copy of the workspace</source>
        <translation>Das ist eine andere Kopie des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>It does not hold the newest entry that this computer saw.</source>
        <translation>Sie enthält nicht den neuesten Eintrag, den dieser Computer gesehen hat.</translation>
    </message>
    <message>
        <source>This computer does not know the workspace</source>
        <translation>Dieser Computer kennt den Arbeitsbereich nicht</translation>
    </message>
    <message>
        <source>Nobody can tell whether this is its newest copy. If it was moved here, bring its mark from the other computer: see Moving to Another Computer in the help.</source>
        <translation>Niemand kann sagen, ob das die neueste Kopie ist. Kam er von einem anderen Computer, so holen Sie dessen Marke: siehe „Umzug auf einen anderen Computer“ in der Hilfe.</translation>
    </message>
    <message>
        <source>This copy has no accounts, so it opened without a sign-in, for the custodian.</source>
        <translation>Diese Kopie kennt keine Konten. Deshalb öffnete sie sich ohne Anmeldung, für die Datentreuhand.</translation>
    </message>
    <message>
        <source>{names} was interrupted</source>
        <translation>{names} wurde unterbrochen</translation>
    </message>
    <message>
        <source>{names} were interrupted</source>
        <translation>{names} wurden unterbrochen</translation>
    </message>
    <message>
        <source>No table was made. What was spent stays spent, because the data was open.</source>
        <translation>Keine Tabelle wurde erzeugt. Verbrauchtes bleibt verbraucht, denn die Daten waren geöffnet.</translation>
    </message>
</context>
<context>
    <name>NameColumnsDialog</name>
    <message>
        <source>Name columns</source>
        <translation>Spalten benennen</translation>
    </message>
    <message>
        <source>The file has no line of names. Type or paste one name a line, in the order of the columns. Pages, releases and the data dictionary use them; the synthetic file has no line of names either.</source>
        <translation>Die Datei hat keine Zeile mit Namen. Geben oder fügen Sie einen Namen je Zeile ein, in der Reihenfolge der Spalten. Seiten, Freigaben und das Datenverzeichnis nennen sie so; auch die synthetische Datei hat keine Zeile mit Namen.</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>Use These Names</source>
        <translation>Diese Namen nehmen</translation>
    </message>
</context>
<context>
    <name>NewPassphrase</name>
    <message>
        <source>At least 12 characters. Nobody can get a forgotten one back.</source>
        <translation>Mindestens 12 Zeichen. Eine vergessene bekommt niemand zurück.</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Passphrase</translation>
    </message>
    <message>
        <source>The same &amp;again</source>
        <translation>No&amp;ch einmal dieselbe</translation>
    </message>
    <message>
        <source>These are two different passphrases.</source>
        <translation>Das sind zwei verschiedene Passphrasen.</translation>
    </message>
</context>
<context>
    <name>NewUserDialog</name>
    <message>
        <source>New user</source>
        <translation>Neuer Benutzer</translation>
    </message>
    <message>
        <source>Somebody who receives synthetic tables. Limits can be lowered later, never raised.</source>
        <translation>Jemand, der synthetische Tabellen erhält. Grenzen lassen sich später senken, nie erhöhen.</translation>
    </message>
    <message>
        <source>May ask for every dataset, later ones too</source>
        <translation>Darf jeden Datensatz anfragen, auch spätere</translation>
    </message>
    <message>
        <source>Add User</source>
        <translation>Benutzer hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Whole pool</source>
        <translation>&amp;Ganzer Pool</translation>
    </message>
    <message>
        <source>at &amp;δ</source>
        <translation>bei &amp;δ</translation>
    </message>
    <message>
        <source>At &amp;most</source>
        <translation>&amp;Höchstens</translation>
    </message>
    <message>
        <source>A &amp;pool of their own</source>
        <translation>Ein eigener &amp;Pool</translation>
    </message>
    <message>
        <source>For all their requests together. It is never refilled. δ is the rare case in which the promise may fail: leave it as it is if unsure.</source>
        <translation>Für alle Anfragen zusammen. Er wird nie aufgefüllt. δ ist der seltene Fall, in dem die Zusage versagen darf: im Zweifel so lassen.</translation>
    </message>
    <message>
        <source>A limit for one &amp;request</source>
        <translation>Eine Grenze für eine &amp;Anfrage</translation>
    </message>
    <message>
        <source>Whoever asks for more is offered this much.</source>
        <translation>Wer mehr wünscht, bekommt so viel angeboten.</translation>
    </message>
</context>
<context>
    <name>NewWorkspaceDialog</name>
    <message>
        <source>New workspace</source>
        <translation>Neuer Arbeitsbereich</translation>
    </message>
    <message>
        <source>A workspace is one file. It keeps budgets, users, requests, synthetic tables and the audit log. Your own tables stay in their files.</source>
        <translation>Ein Arbeitsbereich ist eine Datei. Sie enthält Budgets, Benutzer, Anfragen, synthetische Tabellen und das Prüfprotokoll. Ihre eigenen Tabellen bleiben in ihren Dateien.</translation>
    </message>
    <message>
        <source>&amp;Encrypt the file with a passphrase</source>
        <translation>Die Datei mit einer Passphrase &amp;verschlüsseln</translation>
    </message>
    <message>
        <source>Make Workspace</source>
        <translation>Arbeitsbereich anlegen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>A copy, a backup or a lost disk then tells nothing to whoever finds it.</source>
        <translation>Wer eine Kopie, eine Sicherung oder einen verlorenen Datenträger findet, erfährt dann nichts daraus.</translation>
    </message>
    <message>
        <source>Not possible here: SQLCipher, which does it, is not installed on this computer.</source>
        <translation>Hier nicht möglich: SQLCipher, das dies tut, ist auf diesem Computer nicht installiert.</translation>
    </message>
    <message>
        <source>Nobody can recover this passphrase. Without it everything in the file is lost, and with it the record of what was spent. Keep it where you will find it.</source>
        <translation>Niemand kann diese Passphrase wiederherstellen. Ohne sie ist alles in der Datei verloren, auch die Aufzeichnung, was verbraucht wurde. Bewahren Sie sie dort auf, wo Sie sie wiederfinden.</translation>
    </message>
    <message>
        <source>Name the file.</source>
        <translation>Nennen Sie die Datei.</translation>
    </message>
    <message>
        <source>workspace</source>
        <comment>name of a file</comment>
        <translation>Arbeitsbereich</translation>
    </message>
</context>
<context>
    <name>NotesCard</name>
    <message>
        <source>Worth a look</source>
        <translation>Einen Blick wert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes</source>
        <translation>
            <numerusform>%Ln Hinweis</numerusform>
            <numerusform>%Ln Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was noticed about these columns.</source>
        <translation>An diesen Spalten ist nichts aufgefallen.</translation>
    </message>
    <message>
        <source>{count} more: a sign stands beside the name of each such column.</source>
        <translation>{count} weitere: Neben dem Namen jeder solchen Spalte steht ein Zeichen.</translation>
    </message>
    <message>
        <source>{name} looks like an identifier</source>
        <translation>{name} sieht wie eine Kennung aus</translation>
    </message>
    <message>
        <source>{name} is free text</source>
        <translation>{name} ist freier Text</translation>
    </message>
    <message>
        <source>{name} has one value only</source>
        <translation>{name} hat nur einen Wert</translation>
    </message>
    <message>
        <source>{name} is empty</source>
        <translation>{name} ist leer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Leave Out</source>
        <translation>Weglassen</translation>
    </message>
</context>
<context>
    <name>NumberForm</name>
    <message>
        <source>&amp;Smallest</source>
        <translation>&amp;Kleinster Wert</translation>
    </message>
    <message>
        <source>&amp;Largest</source>
        <translation>&amp;Größter Wert</translation>
    </message>
    <message>
        <source>&amp;Grouped</source>
        <translation>Gr&amp;uppiert</translation>
    </message>
    <message>
        <source>Width of a gr&amp;oup</source>
        <translation>&amp;Breite einer Gruppe</translation>
    </message>
    <message>
        <source>Groups sta&amp;rt at</source>
        <translation>Gruppen begi&amp;nnen bei</translation>
    </message>
    <message>
        <source>Each number</source>
        <translation>Jede Zahl</translation>
    </message>
    <message>
        <source>Equal width</source>
        <translation>Gleiche Breite</translation>
    </message>
    <message>
        <source>Own limits</source>
        <translation>Eigene Grenzen</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Open the Other</source>
        <translation>Den anderen öffnen</translation>
    </message>
    <message>
        <source>Make a New One</source>
        <translation>Neuen anlegen</translation>
    </message>
    <message>
        <source>Open the Demo</source>
        <translation>Demo öffnen</translation>
    </message>
    <message>
        <source>Close and Lose It</source>
        <translation>Schließen und verwerfen</translation>
    </message>
    <message>
        <source>Leave this request?</source>
        <translation>Diese Anfrage verlassen?</translation>
    </message>
    <message>
        <source>Keep Working</source>
        <translation>Weiterarbeiten</translation>
    </message>
</context>
<context>
    <name>OutsideForm</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>One more text that counts as missing</source>
        <translation>Ein weiterer Text, der als fehlend gilt</translation>
    </message>
    <message>
        <source>Counts as &amp;missing</source>
        <translation>Gilt als &amp;fehlend</translation>
    </message>
    <message>
        <source>&amp;Values outside</source>
        <translation>Werte &amp;außerhalb</translation>
    </message>
    <message>
        <source>Count as missing</source>
        <translation>Als fehlend zählen</translation>
    </message>
    <message>
        <source>Put into “{other}”</source>
        <translation>Zu „{other}“ nehmen</translation>
    </message>
    <message>
        <source>Count as the first value</source>
        <translation>Als ersten Wert zählen</translation>
    </message>
    <message>
        <source>None: every value has to be listed</source>
        <translation>Keine: Jeder Wert muss in der Liste stehen</translation>
    </message>
    <message>
        <source>Move to the nearest limit</source>
        <translation>Auf die nächste Grenze setzen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>PackageCheckedDialog</name>
    <message>
        <source>Release package {name}</source>
        <translation>Paket {name}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Every file is as it was exported from this workspace, and the log still has all that the package has seen.</source>
        <translation>Jede Datei ist so, wie sie aus diesem Arbeitsbereich exportiert wurde, und das Prüfprotokoll enthält noch alles, was das Paket gesehen hat.</translation>
    </message>
    <message>
        <source>Nothing speaks against the package, but the log has lost what would prove it: an older copy of the workspace was accepted.</source>
        <translation>Nichts spricht gegen das Paket, doch das Prüfprotokoll hat verloren, was es beweisen würde: Eine ältere Kopie des Arbeitsbereichs wurde angenommen.</translation>
    </message>
    <message>
        <source>A file of the package was changed, is missing, or was put in afterwards.</source>
        <translation>Eine Datei des Pakets wurde geändert, fehlt oder kam nachträglich hinzu.</translation>
    </message>
    <message>
        <source>It comes from another workspace.</source>
        <translation>Es stammt aus einem anderen Arbeitsbereich.</translation>
    </message>
    <message>
        <source>Its privacy statement was changed, or cannot be read.</source>
        <translation>Seine Datenschutzerklärung wurde geändert oder ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The log does not have the entry that the package has seen.</source>
        <translation>Das Prüfprotokoll enthält den Eintrag nicht, den das Paket gesehen hat.</translation>
    </message>
    <message>
        <source>The pools had spent another amount than the package says.</source>
        <translation>Die Pools hatten einen anderen Betrag verbraucht, als das Paket sagt.</translation>
    </message>
    <message>
        <source>The release is another one than the package says.</source>
        <translation>Die Freigabe ist eine andere, als das Paket sagt.</translation>
    </message>
    <message>
        <source>Do not use this package before its origin is clear.</source>
        <translation>Benutzen Sie dieses Paket nicht, bevor seine Herkunft geklärt ist.</translation>
    </message>
</context>
<context>
    <name>PairCard</name>
    <message>
        <source>Two columns</source>
        <translation>Zwei Spalten</translation>
    </message>
    <message>
        <source>As Dots</source>
        <translation>Als Punkte</translation>
    </message>
    <message>
        <source>Synthetic against measured, a dot for each cell, or two tables</source>
        <translation>Synthetisch gegen gemessen, ein Punkt je Zelle, oder zwei Tabellen</translation>
    </message>
    <message>
        <source>% of people. Down: {rows}. Across: {columns}, from the left {values}</source>
        <translation>% der Personen. Abwärts: {rows}. Quer: {columns}, von links {values}</translation>
    </message>
    <message>
        <source>As Table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>% of people. Up: synthetic. Across: measured. Point at a dot for its values.</source>
        <translation>% der Personen. Hoch: synthetisch, quer: gemessen. Werte: auf Punkt zeigen.</translation>
    </message>
</context>
<context>
    <name>PairMatrix</name>
    <message>
        <source>Interest queries</source>
        <translation>Interessenabfragen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells</source>
        <translation>
            <numerusform>%Ln Zelle</numerusform>
            <numerusform>%Ln Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a} {times} {b} = %Ln cells</source>
        <translation>
            <numerusform>{a} {times} {b} = %Ln Zelle</numerusform>
            <numerusform>{a} {times} {b} = %Ln Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>known to {error} points from earlier releases</source>
        <translation>auf {error} Punkte bekannt aus früheren Freigaben</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>part of a query with three columns</source>
        <translation>Teil einer Abfrage mit drei Spalten</translation>
    </message>
</context>
<context>
    <name>PairPicker</name>
    <message>
        <source>Find columns</source>
        <translation>Spalten suchen</translation>
    </message>
    <message>
        <source>One word, or several with commas between: age, income</source>
        <translation>Ein Wort oder mehrere mit Kommas dazwischen: age, income</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Part of a query with three columns</source>
        <translation>Teil einer Abfrage mit drei Spalten</translation>
    </message>
    <message>
        <source>Circle: one column alone</source>
        <translation>Kreis: eine Spalte allein</translation>
    </message>
    <message>
        <source>Known from earlier releases: the stronger the colour, the closer</source>
        <translation>Aus früheren Freigaben bekannt: je kräftiger, desto genauer</translation>
    </message>
    <message>
        <source>Known so far: {error} points</source>
        <translation>Bisher bekannt: {error} Punkte</translation>
    </message>
    <message>
        <source>Expected: {error} points</source>
        <translation>Erwartet: {error} Punkte</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Pool of the dataset {name}</source>
        <translation>Pool des Datensatzes {name}</translation>
    </message>
    <message>
        <source>Pool of the user {name}</source>
        <translation>Pool des Benutzers {name}</translation>
    </message>
    <message>
        <source>{title}, continued</source>
        <translation>{title}, Fortsetzung</translation>
    </message>
    <message>
        <source>Pool of {count} datasets</source>
        <translation>Pool von {count} Datensätzen</translation>
    </message>
    <message>
        <source>{size} in all. Every ε here is at {delta}; shares add up, ε values do not.</source>
        <translation>{size} insgesamt. Jedes ε hier gilt bei {delta}; Anteile lassen sich zusammenzählen, ε-Werte nicht.</translation>
    </message>
    <message>
        <source>{share} spent</source>
        <translation>{share} verbraucht</translation>
    </message>
    <message>
        <source>CuSyn Desktop {version}, workspace {name}</source>
        <translation>CuSyn Desktop {version}, Arbeitsbereich {name}</translation>
    </message>
    <message>
        <source>{share} left, which allows {allowed}</source>
        <translation>{share} übrig, das erlaubt {allowed}</translation>
    </message>
    <message>
        <source>Closed: nothing more is spent from it.</source>
        <translation>Geschlossen: Nichts wird mehr daraus verbraucht.</translation>
    </message>
    <message>
        <source>Remaining budget</source>
        <translation>Verbleibendes Budget</translation>
    </message>
    <message>
        <source>Nothing is spent yet.</source>
        <translation>Noch ist nichts verbraucht.</translation>
    </message>
    <message>
        <source>Verified {time}, 1 entry</source>
        <translation>Überprüft {time}, 1 Eintrag</translation>
    </message>
    <message>
        <source>Verified {time}, {count} entries</source>
        <translation>Überprüft {time}, {count} Einträge</translation>
    </message>
    <message>
        <source>Receipt {code}, entry {entry} of the log, with the fingerprint</source>
        <translation>Quittung {code}, Eintrag {entry} des Protokolls, mit dem Fingerabdruck</translation>
    </message>
    <message>
        <source>Sheet {number} of {count}</source>
        <translation>Blatt {number} von {count}</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Ort und Datum</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>{names}. {size} in all, every ε at {delta}.</source>
        <translation>{names}. {size} insgesamt, jedes ε bei {delta}.</translation>
    </message>
    <message>
        <source>bounds of {column}, {whose}</source>
        <translation>Grenzen von {column}, {whose}</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Buchung</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Granted ε</source>
        <translation>Bewilligt ε</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Left after</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>PassphraseDialog</name>
    <message>
        <source>New passphrase for {name}</source>
        <translation>Neue Passphrase für {name}</translation>
    </message>
    <message>
        <source>It counts at the next sign-in, which follows at once if the account is yours.</source>
        <translation>Sie gilt ab der nächsten Anmeldung, die gleich folgt, wenn es Ihr Konto ist.</translation>
    </message>
    <message>
        <source>Set Passphrase</source>
        <translation>Passphrase setzen</translation>
    </message>
</context>
<context>
    <name>PathField</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen …</translation>
    </message>
</context>
<context>
    <name>PeopleChoice</name>
    <message>
        <source>please choose</source>
        <translation>bitte wählen</translation>
    </message>
    <message>
        <source>Wh&amp;ose people</source>
        <translation>Wess&amp;en Personen</translation>
    </message>
    <message>
        <source>Choose a dataset if anybody in it may be in this table, too, as in a part of it or in a later survey. One pool then counts for both.</source>
        <translation>Wählen Sie einen Datensatz, wenn jemand daraus auch in dieser Tabelle sein kann, wie bei einem Teil davon oder einer späteren Befragung. Ein Pool gilt dann für beide.</translation>
    </message>
    <message>
        <source>This table has the columns of {names}. Choose that dataset if anybody in it may be in this table, too: one pool then counts for both. Your answer is written into the audit log.</source>
        <translation>Diese Tabelle hat die Spalten von {names}. Wählen Sie diesen Datensatz, wenn jemand daraus auch in dieser Tabelle sein kann: Ein Pool gilt dann für beide. Ihre Antwort wird in das Prüfprotokoll geschrieben.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>of no other dataset</source>
        <translation>keines anderen Datensatzes</translation>
    </message>
</context>
<context>
    <name>PoolBar</name>
    <message>
        <source>{name} {share}</source>
        <translation>{name} {share}</translation>
    </message>
    <message>
        <source>{share} left</source>
        <translation>{share} übrig</translation>
    </message>
    <message>
        <source>planned {share}</source>
        <translation>{share} geplant</translation>
    </message>
    <message>
        <source>Pool of {name}</source>
        <translation>Pool von {name}</translation>
    </message>
    <message>
        <source>{name}: {share} of the pool</source>
        <translation>{name}: {share} des Pools</translation>
    </message>
</context>
<context>
    <name>PoolDialog</name>
    <message>
        <source>&amp;Pool</source>
        <translation>&amp;Pool</translation>
    </message>
    <message>
        <source>Keep the Pool</source>
        <translation>Pool behalten</translation>
    </message>
    <message>
        <source>It goes into the audit log.</source>
        <translation>Er kommt ins Prüfprotokoll.</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Say why; the auditor will ask.</source>
        <translation>Einen Grund angeben; die Prüfung wird danach fragen.</translation>
    </message>
    <message>
        <source>Dataset {name}</source>
        <translation>Datensatz {name}</translation>
    </message>
    <message>
        <source>Datasets {names}</source>
        <translation>Datensätze {names}</translation>
    </message>
    <message>
        <source>User {name}</source>
        <translation>Benutzer {name}</translation>
    </message>
</context>
<context>
    <name>PoolFacts</name>
    <message>
        <source>Pools after this spend</source>
        <translation>Pools nach dieser Buchung</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
</context>
<context>
    <name>PoolMeaning</name>
    <message>
        <source>So large a pool promises next to nothing. From 0.5 to 5 is usual.</source>
        <translation>Ein so großer Pool verspricht fast nichts. Üblich sind 0,5 bis 5.</translation>
    </message>
    <message>
        <source>What this pool means</source>
        <translation>Was dieser Pool bedeutet</translation>
    </message>
    <message>
        <source>A smaller pool protects better, but is used up sooner. It can be made smaller or closed.</source>
        <translation>Ein kleinerer Pool schützt besser, ist aber früher aufgebraucht. Er kann verkleinert oder geschlossen werden.</translation>
    </message>
    <message>
        <source>Type a pool, such as 3.0, to see what a reader of all releases could learn. From 0.5 to 5 is usual.</source>
        <translation>Geben Sie einen Pool ein, etwa 3,0, um zu sehen, was jemand erfahren könnte, der alle Freigaben liest. Üblich sind 0,5 bis 5.</translation>
    </message>
    <message>
        <source>Somebody who reads all releases can shift the odds of a guess about one person at most by</source>
        <translation>Wer alle Freigaben liest, kann die Chancen einer Vermutung über eine Person höchstens verschieben um</translation>
    </message>
    <message>
        <source>a factor of {factor}</source>
        <translation>den Faktor {factor}</translation>
    </message>
    <message>
        <source>Somebody who reads all releases may become certain of a guess about one person:</source>
        <translation>Wer alle Freigaben liest, kann sich einer Vermutung über eine Person sicher werden:</translation>
    </message>
    <message>
        <source>no protection worth the name</source>
        <translation>kein nennenswerter Schutz</translation>
    </message>
    <message>
        <source>A guess held {before} may become all but certain.</source>
        <translation>Eine Vermutung, die zu {before} wahrscheinlich war, kann so gut wie sicher werden.</translation>
    </message>
    <message>
        <source>A guess held {before} becomes at most {after} likely.</source>
        <translation>Eine Vermutung, die zu {before} wahrscheinlich war, wird höchstens zu {after} wahrscheinlich.</translation>
    </message>
    <message>
        <source>Without a limit for one synthesis, the first table may take the whole pool.</source>
        <translation>Ohne Grenze für eine Synthese kann die erste Tabelle den ganzen Pool nehmen.</translation>
    </message>
    <message>
        <source>The limit for one synthesis is larger than the pool: it limits nothing.</source>
        <translation>Die Grenze für eine Synthese ist größer als der Pool: Sie begrenzt nichts.</translation>
    </message>
    <message>
        <source>Tables at the limit for one synthesis until the pool is used up: {times}.</source>
        <translation>Tabellen an der Grenze für eine Synthese, bis der Pool aufgebraucht ist: {times}.</translation>
    </message>
</context>
<context>
    <name>Pools</name>
    <message>
        <source>At most {limit} in one synthesis</source>
        <translation>Höchstens {limit} in einer Synthese</translation>
    </message>
    <message>
        <source>Whole dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>At most {limit} in one request</source>
        <translation>Höchstens {limit} in einer Anfrage</translation>
    </message>
    <message>
        <source>{share} spent</source>
        <translation>{share} verbraucht</translation>
    </message>
    <message>
        <source>{share} left</source>
        <translation>{share} übrig</translation>
    </message>
    <message>
        <source>{count} datasets</source>
        <translation>{count} Datensätze</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>The pool still allows &lt;b&gt;{allowed}&lt;/b&gt;</source>
        <translation>Der Pool erlaubt noch &lt;b&gt;{allowed}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>no pool of their own</source>
        <translation>kein eigener Pool</translation>
    </message>
    <message>
        <source>of the dataset’s pool</source>
        <translation>vom Datensatzpool</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>Only the dataset’s pool limits the total.</source>
        <translation>Nur der Datensatzpool begrenzt.</translation>
    </message>
    <message>
        <source>{size} in all</source>
        <translation>{size} insgesamt</translation>
    </message>
    <message>
        <source>{size} in all, {delta}</source>
        <translation>{size} insgesamt, {delta}</translation>
    </message>
    <message>
        <source>Nothing more is spent from it. Earlier releases stay usable.</source>
        <translation>Nichts wird mehr daraus verbraucht. Frühere Freigaben bleiben nutzbar.</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>A pool is never refilled. Earlier releases stay usable, at no cost.</source>
        <translation>Ein Pool wird nie aufgefüllt. Frühere Freigaben bleiben kostenlos nutzbar.</translation>
    </message>
    <message>
        <source>Used up</source>
        <translation>Aufgebraucht</translation>
    </message>
    <message>
        <source>Almost used up</source>
        <translation>Fast aufgebraucht</translation>
    </message>
    <message>
        <source>The plan needs more than is left</source>
        <translation>Der Plan braucht mehr, als übrig ist</translation>
    </message>
    <message>
        <source>After the plan: {share}, {allowed}</source>
        <translation>Nach dem Plan: {share}, {allowed}</translation>
    </message>
    <message>
        <source>What is left is less than the last release took ({each}).</source>
        <translation>Was übrig ist, ist weniger, als die letzte Freigabe nahm ({each}).</translation>
    </message>
    <message>
        <source>The dataset’s pool is used up after {count} more like the last release ({each}).</source>
        <translation>Der Pool des Datensatzes ist nach {count} weiteren wie der letzten Freigabe ({each}) aufgebraucht.</translation>
    </message>
    <message>
        <source>At this rate the dataset’s pool is used up after {count} more like the last release ({each}), about {month}.</source>
        <translation>So ist der Pool des Datensatzes nach {count} weiteren wie der letzten Freigabe ({each}) aufgebraucht, etwa {month}.</translation>
    </message>
    <message>
        <source>Type a budget or move the slider. Nothing is spent by planning.</source>
        <translation>Geben Sie ein Budget ein, oder schieben Sie den Regler. Planen verbraucht nichts.</translation>
    </message>
    <message>
        <source>The dataset’s pool is used up: nothing more can be granted.</source>
        <translation>Der Pool des Datensatzes ist aufgebraucht: Nichts mehr kann bewilligt werden.</translation>
    </message>
    <message>
        <source>More than the dataset’s pool has left, which allows {allowed}.</source>
        <translation>Mehr, als im Pool des Datensatzes übrig ist; er erlaubt {allowed}.</translation>
    </message>
    <message>
        <source>{share} of the pool. Leaves {left}, which allows {allowed}: no room for another like it in {pool}.</source>
        <translation>{share} des Pools. Übrig bleiben {left}, das erlaubt {allowed}: für eine weitere dieser Art reicht {pool} nicht.</translation>
    </message>
    <message>
        <source>The pool of {name} is closed.</source>
        <translation>Der Pool von {name} ist geschlossen.</translation>
    </message>
    <message>
        <source>The pool of {name} is used up.</source>
        <translation>Der Pool von {name} ist aufgebraucht.</translation>
    </message>
    <message>
        <source>More than the pool of {name} has left, which allows {allowed}.</source>
        <translation>Mehr, als im Pool von {name} übrig ist; er erlaubt {allowed}.</translation>
    </message>
    <message>
        <source>{share} of the pool. Leaves {left} ({allowed}): room for {count} more like it, then {pool} ends.</source>
        <translation>{share} des Pools. Es bleiben {left} ({allowed}): noch {count} solche, dann endet {pool}.</translation>
    </message>
    <message>
        <source>More than one request of {name} may spend: at most {allowed}.</source>
        <translation>Mehr, als eine Anfrage von {name} verbrauchen darf: höchstens {allowed}.</translation>
    </message>
    <message>
        <source>More than one synthesis of this dataset may spend: at most {allowed}.</source>
        <translation>Mehr, als eine Synthese dieses Datensatzes verbrauchen darf: höchstens {allowed}.</translation>
    </message>
    <message>
        <source>the dataset’s pool</source>
        <translation>der Pool des Datensatzes</translation>
    </message>
    <message>
        <source>{name}’s pool</source>
        <translation>der Pool von {name}</translation>
    </message>
    <message>
        <source>{dataset}, search for bounds</source>
        <translation>{dataset}, Suche nach Wertegrenzen</translation>
    </message>
</context>
<context>
    <name>PoolsHead</name>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Plan a request by</source>
        <translation>Eine Anfrage planen von</translation>
    </message>
    <message>
        <source>Plan a request of ε</source>
        <translation>Eine Anfrage planen über ε</translation>
    </message>
    <message>
        <source>Nothing is spent by planning. Leave it empty to plan nothing.</source>
        <translation>Planen verbraucht nichts. Leer lassen, um nichts zu planen.</translation>
    </message>
    <message>
        <source>Planned part of what is left</source>
        <translation>Geplanter Teil des Rests</translation>
    </message>
    <message>
        <source>&amp;Plan a request of</source>
        <translation>&amp;Eine Anfrage planen über</translation>
    </message>
    <message>
        <source>&amp;by</source>
        <translation>&amp;von</translation>
    </message>
    <message>
        <source>One person, one row.</source>
        <translation>Eine Person, eine Zeile.</translation>
    </message>
    <message>
        <source>One person, at most {rows} rows.</source>
        <translation>Eine Person, höchstens {rows} Zeilen.</translation>
    </message>
    <message>
        <source>{person} Every ε here is at {delta}. Percentages add up, ε does not.</source>
        <translation>{person} Jedes ε hier gilt bei {delta}. Prozente addieren sich, ε nicht.</translation>
    </message>
    <message>
        <source>Pool shared with {names}.</source>
        <translation>Pool geteilt mit {names}.</translation>
    </message>
    <message>
        <source>{share} are kept for others: the users’ own pools end before.</source>
        <translation>{share} bleiben für andere: Die eigenen Pools der Benutzer enden vorher.</translation>
    </message>
</context>
<context>
    <name>PoolsTab</name>
    <message>
        <source>No pools yet</source>
        <translation>Noch keine Pools</translation>
    </message>
    <message>
        <source>A dataset gets its pool when it is imported, a user when they are added.</source>
        <translation>Ein Datensatz bekommt seinen Pool beim Import, ein Benutzer beim Hinzufügen.</translation>
    </message>
</context>
<context>
    <name>PreviewCard</name>
    <message>
        <source>First rows</source>
        <translation>Erste Zeilen</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
</context>
<context>
    <name>PriceCard</name>
    <message>
        <source>What it costs</source>
        <translation>Was es kostet</translation>
    </message>
    <message>
        <source>Nothing is spent yet. A spend is written before the data is opened, and is final.</source>
        <translation>Noch ist nichts verbraucht. Gebucht wird endgültig, und bevor die Daten geöffnet werden.</translation>
    </message>
    <message>
        <source>Tick a column to see the price.</source>
        <translation>Eine Spalte ankreuzen, um den Preis zu sehen.</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Möglich</translation>
    </message>
    <message numerus="yes">
        <source>for %n column(s)</source>
        <translation>
            <numerusform>für %n Spalte</numerusform>
            <numerusform>für %n Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves {share} of the dataset’s pool.</source>
        <translation>Danach bleiben {share} vom Pool des Datensatzes.</translation>
    </message>
    <message>
        <source>A range stands out of the noise if it holds about {count} rows or more. Rarer values stay unseen; the bounds may leave them out. A value outside the bounds counts as the nearest bound, or as missing: you choose that once you see the bounds.</source>
        <translation>Ein Bereich hebt sich vom Rauschen ab, wenn er etwa {count} Zeilen oder mehr enthält. Seltenere Werte bleiben unsichtbar; die Grenzen können sie ausschließen. Ein Wert außerhalb zählt als die nächste Grenze oder als fehlend: Das wählen Sie, sobald Sie die Grenzen sehen.</translation>
    </message>
    <message>
        <source>Together that takes {total}.</source>
        <translation>Zusammen braucht das {total}.</translation>
    </message>
    <message>
        <source>Ask for less, or for fewer columns.</source>
        <translation>Verlangen Sie weniger, oder wählen Sie weniger Spalten.</translation>
    </message>
</context>
<context>
    <name>PrintPoolsDialog</name>
    <message>
        <source>Print the pools</source>
        <translation>Die Pools drucken</translation>
    </message>
    <message>
        <source>For the auditor: budget, spends, verification, and the receipt of the log.</source>
        <translation>Für die Prüfung: Budget, Buchungen, Überprüfung und die Quittung des Protokolls.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Dataset {name}</source>
        <translation>Datensatz {name}</translation>
    </message>
    <message>
        <source>User {name}</source>
        <translation>Benutzer {name}</translation>
    </message>
    <message>
        <source>All pools</source>
        <translation>Alle Pools</translation>
    </message>
    <message>
        <source>Sheets: {count}</source>
        <translation>Blätter: {count}</translation>
    </message>
    <message>
        <source>pools</source>
        <translation>pools</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Pools of {name}</source>
        <translation>Pools von {name}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Gespeichert als {name}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Speichern Sie stattdessen ein PDF.</translation>
    </message>
    <message>
        <source>The first sheet</source>
        <translation>Das erste Blatt</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>&amp;Which pools</source>
        <translation>&amp;Welche Pools</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Type a name to go on</source>
        <translation>Einen Namen eingeben, um weiterzugehen</translation>
    </message>
    <message>
        <source>Say how large the pool is to go on</source>
        <translation>Die Größe des Pools angeben, um weiterzugehen</translation>
    </message>
    <message>
        <source>Say how many rows one person has at most</source>
        <translation>Angeben, wie viele Zeilen eine Person höchstens hat</translation>
    </message>
    <message>
        <source>how many?</source>
        <translation>wie viele?</translation>
    </message>
    <message>
        <source>{names} repeats: several rows may belong to one person. Say how many at most, by a rule that holds for everybody, such as one row a month for two years: 24.</source>
        <translation>{names} wiederholt sich: Mehrere Zeilen können einer Person gehören. Sagen Sie, wie viele höchstens, nach einer Regel, die für alle gilt, etwa eine Zeile im Monat über zwei Jahre: 24.</translation>
    </message>
    <message>
        <source>In this file one key has up to {count} rows; only you see this.</source>
        <translation>In dieser Datei hat ein Schlüssel bis zu {count} Zeilen; nur Sie sehen das.</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Say once how much all releases of this table may give away. The pool is never refilled.</source>
        <translation>Sagen Sie einmal, wie viel alle Freigaben dieser Tabelle preisgeben dürfen. Der Pool wird nie aufgefüllt.</translation>
    </message>
    <message>
        <source>What ε and δ Mean</source>
        <translation>Was ε und δ bedeuten</translation>
    </message>
    <message>
        <source>Say whose people these are to go on</source>
        <translation>Angeben, wessen Personen es sind</translation>
    </message>
    <message>
        <source>{field}: {mistake}</source>
        <translation>{field}: {mistake}</translation>
    </message>
    <message>
        <source>There is a dataset named {name} already. Choose another name.</source>
        <translation>Es gibt schon einen Datensatz namens {name}. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>not known publicly</source>
        <translation>öffentlich nicht bekannt</translation>
    </message>
    <message>
        <source>&amp;Name of the dataset</source>
        <translation>&amp;Name des Datensatzes</translation>
    </message>
    <message>
        <source>&amp;Whole pool</source>
        <translation>&amp;Ganzer Pool</translation>
    </message>
    <message>
        <source>at &amp;δ</source>
        <translation>bei &amp;δ</translation>
    </message>
    <message>
        <source>&amp;Limit for one synthesis</source>
        <translation>Grenze für eine &amp;Synthese</translation>
    </message>
    <message>
        <source>A rounded number that is public already, for forecasts. Leave it empty if there is none: then no error can be told before the first release, and the number cannot be added later.</source>
        <translation>Eine gerundete Zahl, die schon öffentlich ist, für Vorhersagen. Leer lassen, wenn es keine gibt: Dann lässt sich vor der ersten Freigabe kein Fehler nennen, und nachtragen lässt sich die Zahl nicht.</translation>
    </message>
    <message>
        <source>One row each: the least noise.</source>
        <translation>Je eine Zeile: das geringste Rauschen.</translation>
    </message>
    <message>
        <source>{rows} rows each: {rows} times the noise of one row each.</source>
        <translation>Je {rows} Zeilen: {rows}-mal das Rauschen von je einer Zeile.</translation>
    </message>
    <message>
        <source>For example, a count that a tenth of the pool is spent on is wrong by {spread} or less, 19 times out of 20.</source>
        <translation>Zum Beispiel liegt eine Anzahl, für die ein Zehntel des Pools verbraucht wird, in 19 von 20 Fällen um {spread} oder weniger daneben.</translation>
    </message>
    <message>
        <source>Rows of one &amp;person</source>
        <translation>Zeilen einer &amp;Person</translation>
    </message>
    <message>
        <source>&amp;About how many rows</source>
        <translation>&amp;Ungefähre Zahl der Zeilen</translation>
    </message>
    <message>
        <source>Usual is ε {least} to {most}. ε (epsilon) says how much may be given away, δ (delta) how rarely this promise may fail. 1e-9, one in a billion, is right for any table.</source>
        <translation>Üblich ist ε {least} bis {most}. ε (Epsilon) sagt, wie viel preisgegeben werden darf, δ (Delta), wie selten diese Zusage versagen darf. 1e-9, eins zu einer Milliarde, passt zu jeder Tabelle.</translation>
    </message>
    <message>
        <source>The most that one synthetic table may spend, whoever asks for it.</source>
        <translation>Höchstens so viel darf eine synthetische Tabelle verbrauchen, wer immer sie anfragt.</translation>
    </message>
    <message>
        <source>The most rows that belong to one person. The promise is made to people, not to rows.</source>
        <translation>Die höchste Zahl von Zeilen, die einer Person gehören. Die Zusage gilt Personen, nicht Zeilen.</translation>
    </message>
</context>
<context>
    <name>ProblemPage</name>
    <message>
        <source>Choose Another File…</source>
        <translation>Andere Datei wählen …</translation>
    </message>
    <message>
        <source>Unpack and Read It</source>
        <translation>Entpacken und lesen</translation>
    </message>
    <message>
        <source>Read It Another Way</source>
        <translation>Anders lesen</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>The file cannot be read like this</source>
        <translation>Die Datei lässt sich so nicht lesen</translation>
    </message>
    <message>
        <source>The file is compressed (gzip). It is unpacked only when you ask for that.</source>
        <translation>Die Datei ist komprimiert (gzip). Sie wird nur entpackt, wenn Sie es verlangen.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Verknüpfung</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Dateien des &amp;Typs:</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>QueriesHead</name>
    <message>
        <source>&amp;Interest queries</source>
        <translation>&amp;Interessenabfragen</translation>
    </message>
    <message>
        <source>Template…</source>
        <translation>Vorlage …</translation>
    </message>
    <message>
        <source>Three Columns…</source>
        <translation>3 Spalten …</translation>
    </message>
    <message>
        <source>Sets…</source>
        <translation>Listen …</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>QueryChips</name>
    <message>
        <source>Tables that must come out well, of 1 to 3 columns. Without any, all pairs count alike.</source>
        <translation>Tabellen aus 1 bis 3 Spalten, die gut gelingen müssen. Ohne sie zählen alle Paare gleich.</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more, all of them ticked in the matrix</source>
        <translation>
            <numerusform>und %Ln weitere, auch sie in der Matrix angehakt</numerusform>
            <numerusform>und %Ln weitere, alle in der Matrix angehakt</numerusform>
        </translation>
    </message>
    <message>
        <source>not assured</source>
        <translation>nicht gesichert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells</source>
        <translation>
            <numerusform>%Ln Zelle</numerusform>
            <numerusform>%Ln Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its table has %Ln cells, one for each combination of values.</source>
        <translation>
            <numerusform>Ihre Tabelle hat %Ln Zelle, eine für jede Kombination von Werten.</numerusform>
            <numerusform>Ihre Tabelle hat %Ln Zellen, eine für jede Kombination von Werten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected error {error} points of people.</source>
        <translation>Erwarteter Fehler {error} Prozentpunkte der Personen.</translation>
    </message>
    <message>
        <source>It gets no separate measurement. The run may still choose it; else it is estimated from other tables. A larger budget, fewer queries, or fewer columns in it would help.</source>
        <translation>Sie wird nicht eigens gemessen. Der Lauf kann sie noch auswählen; sonst wird sie aus anderen Tabellen geschätzt. Ein größeres Budget, weniger Abfragen oder weniger Spalten darin würden helfen.</translation>
    </message>
</context>
<context>
    <name>QueryErrors</name>
    <message>
        <source>Error per query</source>
        <translation>Fehler je Abfrage</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Interest</source>
        <translation>Interesse</translation>
    </message>
    <message>
        <source>Expected, points</source>
        <translation>Erwartet, Punkte</translation>
    </message>
    <message>
        <source>Distance to the noisy measurement, points</source>
        <translation>Abstand zur verrauschten Messung, Punkte</translation>
    </message>
    <message>
        <source>{name}: expected error {expected}, distance to the noisy measurement {measured}</source>
        <translation>{name}: erwarteter Fehler {expected}, Abstand zur verrauschten Messung {measured}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>QueryRows</name>
    <message>
        <source>Scroll through the queries</source>
        <translation>Durch die Abfragen blättern</translation>
    </message>
    <message>
        <source>Error per query</source>
        <translation>Fehler je Abfrage</translation>
    </message>
</context>
<context>
    <name>QuerySetsModel</name>
    <message>
        <source>Set</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Interest queries</source>
        <translation>Interessenabfragen</translation>
    </message>
</context>
<context>
    <name>QueryTemplatesDialog</name>
    <message>
        <source>Add interest queries</source>
        <translation>Interessenabfragen hinzufügen</translation>
    </message>
    <message>
        <source>Each pair is a table that must come out well. They are added to what is chosen.</source>
        <translation>Jedes Paar ist eine Tabelle, die gut gelingen muss. Sie kommen zum Gewählten hinzu.</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Spalte</translation>
    </message>
    <message>
        <source>Queries to be added</source>
        <translation>Abfragen, die hinzukommen</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Muster</translation>
    </message>
    <message>
        <source>All pairs with one column</source>
        <translation>Alle Paare mit einer Spalte</translation>
    </message>
    <message>
        <source>A target with each of its predictors</source>
        <translation>Eine Zielspalte mit jeder ihrer Einflussspalten</translation>
    </message>
    <message>
        <source>All pairs among some columns</source>
        <translation>Alle Paare aus einigen Spalten</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>Einflussspalten</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>A request has at most {most} queries. Tick fewer columns.</source>
        <translation>Eine Anfrage hat höchstens {most} Abfragen. Haken Sie weniger Spalten an.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells in all, {largest} in the largest table.</source>
        <translation>
            <numerusform>%Ln Zelle insgesamt, {largest} in der größten Tabelle.</numerusform>
            <numerusform>%Ln Zellen insgesamt, {largest} in der größten Tabelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add 1 Query</source>
        <translation>1 Abfrage hinzufügen</translation>
    </message>
    <message>
        <source>Add {count} Queries</source>
        <translation>{count} Abfragen hinzufügen</translation>
    </message>
    <message>
        <source>Tick at least two columns.</source>
        <translation>Haken Sie mindestens zwei Spalten an.</translation>
    </message>
    <message>
        <source>Tick at least one column.</source>
        <translation>Haken Sie mindestens eine Spalte an.</translation>
    </message>
    <message>
        <source>So many share one budget that none gains much. Fewer come out better.</source>
        <translation>So viele teilen sich ein Budget, dass keine viel gewinnt. Weniger gelingen besser.</translation>
    </message>
    <message>
        <source>All queries share one budget: the fewer there are, the better each comes out.</source>
        <translation>Alle Abfragen teilen sich ein Budget: je weniger es sind, desto besser gelingt jede.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Commas</source>
        <translation>Kommas</translation>
    </message>
    <message>
        <source>Semicolons</source>
        <translation>Semikolons</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>Tabulatoren</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Senkrechte Striche</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>decimal point</source>
        <translation>Dezimalpunkt</translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation>Dezimalkomma</translation>
    </message>
    <message>
        <source>{what}: {now}, before: {former}</source>
        <translation>{what}: {now}, vorher: {former}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Zeichenkodierung</translation>
    </message>
    <message>
        <source>Cells separated by</source>
        <translation>Zellen getrennt durch</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Anführungszeichen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>Names in the first row</source>
        <translation>Namen in der ersten Zeile</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Tabellenblatt</translation>
    </message>
    <message>
        <source>the first one</source>
        <translation>das erste</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 Nachkommastelle</translation>
    </message>
    <message>
        <source>{count} places</source>
        <translation>{count} Nachkommastellen</translation>
    </message>
    <message>
        <source>The file holds values that the list lacks.</source>
        <translation>Die Datei enthält Werte, die in der Liste fehlen.</translation>
    </message>
    <message>
        <source>Some cells are not of this type, or are empty; they count as “{value}”.</source>
        <translation>Manche Zellen sind nicht von diesem Typ oder leer; sie zählen als „{value}“.</translation>
    </message>
    <message>
        <source>Some cells hold other values; they count as “{value}”.</source>
        <translation>Manche Zellen enthalten andere Werte; sie zählen als „{value}“.</translation>
    </message>
    <message>
        <source>Some numbers have more decimal places; they are rounded.</source>
        <translation>Manche Zahlen haben mehr Nachkommastellen; sie werden gerundet.</translation>
    </message>
    <message>
        <source>Some cells lie outside the limits; they are moved to the nearest one.</source>
        <translation>Manche Zellen liegen außerhalb der Grenzen; sie werden an die nächste gesetzt.</translation>
    </message>
</context>
<context>
    <name>ReceiptCheckedDialog</name>
    <message>
        <source>Receipt {name}</source>
        <translation>Quittung {name}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The workspace goes on from this receipt: entry {entry} is the one that it names, and no pool has less spent.</source>
        <translation>Der Arbeitsbereich setzt diese Quittung fort: Eintrag {entry} ist der, den sie nennt, und in keinem Pool ist weniger verbraucht.</translation>
    </message>
    <message>
        <source>This is an older copy: it ends at entry {newest}, the receipt names {entry}. Open the newer file, or let the custodian accept this copy.</source>
        <translation>Das ist eine ältere Kopie: Sie endet bei Eintrag {newest}, die Quittung nennt {entry}. Öffnen Sie die neuere Datei, oder lassen Sie die Datentreuhand diese Kopie annehmen.</translation>
    </message>
    <message>
        <source>Entry {entry} is not the one that the receipt names: this is another workspace, or it was changed. Verify it, and ask where the receipt comes from.</source>
        <translation>Eintrag {entry} ist nicht der, den die Quittung nennt: Das ist ein anderer Arbeitsbereich, oder er wurde geändert. Überprüfen Sie ihn, und fragen Sie, woher die Quittung stammt.</translation>
    </message>
    <message>
        <source>Less is spent of the pool {pool} than the receipt says: the workspace was changed. Verify it, and send the report to your auditor.</source>
        <translation>Vom Pool {pool} ist weniger verbraucht, als die Quittung sagt: Der Arbeitsbereich wurde geändert. Überprüfen Sie ihn, und schicken Sie den Bericht an die Prüfung.</translation>
    </message>
</context>
<context>
    <name>ReleaseHead</name>
    <message>
        <source>More Rows…</source>
        <translation>Mehr Zeilen …</translation>
    </message>
    <message>
        <source>Other rows of the same release, at no cost</source>
        <translation>Andere Zeilen derselben Freigabe, kostenlos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More to do with this release</source>
        <translation>Mehr, was mit dieser Freigabe getan werden kann</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows made</source>
        <translation>
            <numerusform>%Ln Zeile erzeugt</numerusform>
            <numerusform>%Ln Zeilen erzeugt</numerusform>
        </translation>
    </message>
    <message>
        <source>{epsilon} at {delta}</source>
        <translation>{epsilon} bei {delta}</translation>
    </message>
    <message>
        <source>The largest error that the noise lets expect; it looks at no row. No share of a table is further off than its error, and on real tables the true error was below twice the expected one 9 times in 10. A group with fewer rows than that may be noise alone.</source>
        <translation>Der größte Fehler, den das Rauschen erwarten lässt; dafür wird keine Zeile gelesen. Kein Anteil einer Tabelle ist weiter daneben als ihr Fehler, und an echten Tabellen lag der wahre Fehler in 9 von 10 Fällen unter dem Doppelten des erwarteten. Eine Gruppe mit weniger Zeilen kann bloßes Rauschen sein.</translation>
    </message>
    <message>
        <source>less than {time}</source>
        <translation>weniger als {time}</translation>
    </message>
    <message>
        <source>Before a run only a rough figure can be told; a run may pass it. Afterwards the error is estimated from the noisy answers. Neither of them is the true error.</source>
        <translation>Vor einem Lauf lässt sich nur eine grobe Zahl nennen; ein Lauf kann darüber liegen. Danach wird der Fehler aus den verrauschten Antworten geschätzt. Keiner von beiden ist der wahre Fehler.</translation>
    </message>
    <message>
        <source>time foreseen {foreseen}, taken {came}</source>
        <translation>Zeit vorhergesagt {foreseen}, gebraucht {came}</translation>
    </message>
    <message>
        <source>estimated afterwards {mean} points</source>
        <translation>danach geschätzt {mean} Punkte</translation>
    </message>
    <message>
        <source>foreseen {mean}</source>
        <translation>vorhergesehen {mean}</translation>
    </message>
    <message>
        <source>worst {error} ({name})</source>
        <translation>schlechteste {error} ({name})</translation>
    </message>
    <message>
        <source>Mean error of the interest queries: {parts}</source>
        <translation>Mittlerer Fehler der Interessenabfragen: {parts}</translation>
    </message>
    <message>
        <source>Uses {names}</source>
        <translation>Nutzt {names}</translation>
    </message>
    <message>
        <source>Uses {count} earlier releases</source>
        <translation>Nutzt {count} frühere Freigaben</translation>
    </message>
    <message>
        <source>Their measurements entered at no cost: {names}</source>
        <translation>Ihre Messungen kamen kostenlos hinzu: {names}</translation>
    </message>
</context>
<context>
    <name>ReleaseList</name>
    <message>
        <source>Releases</source>
        <translation>Freigaben</translation>
    </message>
    <message>
        <source>Find a release</source>
        <translation>Freigabe suchen</translation>
    </message>
    <message>
        <source>No release fits.</source>
        <translation>Keine Freigabe passt.</translation>
    </message>
</context>
<context>
    <name>ReleasesModel</name>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Verbraucht</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Bounds of {column}, for {dataset}</source>
        <translation>Wertegrenzen von {column}, für {dataset}</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>gekürzt</translation>
    </message>
    <message>
        <source>1 query</source>
        <translation>1 Abfrage</translation>
    </message>
    <message>
        <source>{count} queries</source>
        <translation>{count} Abfragen</translation>
    </message>
    <message>
        <source>AIM, customised</source>
        <translation>AIM, angepasst</translation>
    </message>
    <message>
        <source>MWEM-PGM, customised</source>
        <translation>MWEM-PGM, angepasst</translation>
    </message>
    <message>
        <source>AIM</source>
        <translation>AIM</translation>
    </message>
    <message>
        <source>MWEM-PGM</source>
        <translation>MWEM-PGM</translation>
    </message>
</context>
<context>
    <name>ReleasesTab</name>
    <message>
        <source>Reading the releases…</source>
        <translation>Freigaben werden gelesen …</translation>
    </message>
    <message>
        <source>Comparing with the real rows</source>
        <translation>Mit den echten Zeilen wird verglichen</translation>
    </message>
    <message>
        <source>No release yet</source>
        <translation>Noch keine Freigabe</translation>
    </message>
    <message>
        <source>A synthetic table appears here once a request was granted and has run.</source>
        <translation>Eine synthetische Tabelle erscheint hier, sobald eine Anfrage bewilligt wurde und gelaufen ist.</translation>
    </message>
</context>
<context>
    <name>RenameSetDialog</name>
    <message>
        <source>Rename a set</source>
        <translation>Eine Liste umbenennen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>There is a set of this name already. Type another one.</source>
        <translation>Es gibt schon eine Liste dieses Namens. Geben Sie einen anderen ein.</translation>
    </message>
</context>
<context>
    <name>RequestFacts</name>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gewünscht</translation>
    </message>
    <message>
        <source>Granted and spent</source>
        <translation>Bewilligt und verbraucht</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Earlier measurements</source>
        <translation>Frühere Messungen</translation>
    </message>
    <message>
        <source>Rows to make</source>
        <translation>Zu erzeugende Zeilen</translation>
    </message>
    <message>
        <source>Memory, at most</source>
        <translation>Speicher, höchstens</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>{granted} at {delta}</source>
        <translation>{granted} bei {delta}</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Request {number}</source>
        <translation>Anfrage {number}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>AIM, customised</source>
        <translation>AIM, angepasst</translation>
    </message>
    <message>
        <source>MWEM-PGM, customised</source>
        <translation>MWEM-PGM, angepasst</translation>
    </message>
    <message>
        <source>AIM</source>
        <translation>AIM</translation>
    </message>
    <message>
        <source>MWEM-PGM</source>
        <translation>MWEM-PGM</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht genutzt</translation>
    </message>
    <message>
        <source>own releases, free</source>
        <translation>eigene Freigaben, kostenlos</translation>
    </message>
    <message>
        <source>all releases</source>
        <translation>alle Freigaben</translation>
    </message>
</context>
<context>
    <name>RequestForm</name>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>&amp;Budget asked</source>
        <translation>Gewünschtes &amp;Budget</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Fortgeschritten</translation>
    </message>
    <message>
        <source>automatic: {limit}</source>
        <translation>automatisch: {limit}</translation>
    </message>
    <message>
        <source>&amp;Dataset</source>
        <translation>&amp;Datensatz</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>Ben&amp;utzer</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>&amp;Not below</source>
        <translation>&amp;Nicht unter</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Verfahren</translation>
    </message>
    <message>
        <source>Use &amp;earlier measurements</source>
        <translation>&amp;Frühere Messungen nutzen</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>A round number you choose, so that it does not tell how many people are in the data.</source>
        <translation>Eine runde Zahl Ihrer Wahl, damit sie nicht verrät, wie viele Personen in den Daten sind.</translation>
    </message>
    <message>
        <source>&amp;Rows to make</source>
        <translation>&amp;Zu erzeugende Zeilen</translation>
    </message>
    <message>
        <source>At most {most}. A larger model keeps more of what belongs together, and takes more time and memory.</source>
        <translation>Höchstens {most}. Ein größeres Modell behält mehr Zusammenhänge und braucht mehr Zeit und Speicher.</translation>
    </message>
    <message>
        <source>Model &amp;limit, MB</source>
        <translation>Modellgren&amp;ze, MB</translation>
    </message>
    <message>
        <source>AIM, customised (recommended)</source>
        <translation>AIM, angepasst (empfohlen)</translation>
    </message>
    <message>
        <source>MWEM-PGM, customised</source>
        <translation>MWEM-PGM, angepasst</translation>
    </message>
    <message>
        <source>AIM, without interest queries</source>
        <translation>AIM, ohne Interessenabfragen</translation>
    </message>
    <message>
        <source>MWEM-PGM, without interest queries</source>
        <translation>MWEM-PGM, ohne Interessenabfragen</translation>
    </message>
    <message>
        <source>Looks after each step for what is still least exact, and measures that next.</source>
        <translation>Sucht nach jedem Schritt, was noch am ungenauesten ist, und misst das als Nächstes.</translation>
    </message>
    <message>
        <source>Measures what is least exact, in a number of rounds that is fixed beforehand.</source>
        <translation>Misst, was am ungenauesten ist, in einer vorher festgelegten Zahl von Runden.</translation>
    </message>
    <message>
        <source>Your interest queries are measured first.</source>
        <translation>Ihre Interessenabfragen werden zuerst gemessen.</translation>
    </message>
    <message>
        <source>My earlier releases, no extra cost</source>
        <translation>Meine früheren, ohne Zusatzkosten</translation>
    </message>
    <message>
        <source>All releases, paid by the user</source>
        <translation>Alle, der Benutzer zahlt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>RequestPage</name>
    <message>
        <source>No user may ask for this dataset yet. Allow it to somebody under Users.</source>
        <translation>Diesen Datensatz darf noch niemand anfragen. Unter „Benutzer“ freigeben.</translation>
    </message>
    <message>
        <source>Correct the marked field to go on. Nothing is spent yet.</source>
        <translation>Berichtigen Sie das markierte Feld, um fortzufahren. Noch ist nichts verbraucht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln interest queries for “{dataset}” were neither asked nor saved.</source>
        <translation>
            <numerusform>%Ln Interessenabfrage für „{dataset}“ wurde weder angefragt noch gespeichert.</numerusform>
            <numerusform>%Ln Interessenabfragen für „{dataset}“ wurden weder angefragt noch gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new request begins. Undo brings the one before back.</source>
        <translation>Eine neue Anfrage beginnt. „Rückgängig“ holt die vorige zurück.</translation>
    </message>
    <message>
        <source>Type a budget, for example 0.5. Nothing is spent yet.</source>
        <translation>Geben Sie ein Budget ein, zum Beispiel 0,5. Noch ist nichts verbraucht.</translation>
    </message>
    <message>
        <source>Nothing can be spent until the workspace is settled.</source>
        <translation>Nichts kann verbraucht werden, bis der Arbeitsbereich geklärt ist.</translation>
    </message>
    <message>
        <source>The request was saved as {file}.</source>
        <translation>Die Anfrage wurde als {file} gespeichert.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Columns with their domains</source>
        <translation>Spalten mit ihren Wertebereichen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Nothing is registered before you click. The rows stay in their file; the workspace keeps how to read them, and a fingerprint that recognises them.</source>
        <translation>Nichts wird eingetragen, bevor Sie klicken. Die Zeilen bleiben in ihrer Datei; der Arbeitsbereich behält, wie sie zu lesen ist, und einen Fingerabdruck, der sie wiedererkennt.</translation>
    </message>
    <message>
        <source>{public} public, {left_out} left out</source>
        <translation>{public} öffentlich, {left_out} weggelassen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>nicht öffentlich</translation>
    </message>
    <message>
        <source>that of {name}, which goes on</source>
        <translation>der von {name}, er gilt weiter</translation>
    </message>
    <message>
        <source>ε {epsilon} at {delta}</source>
        <translation>ε {epsilon} bei {delta}</translation>
    </message>
    <message>
        <source>What is registered</source>
        <translation>Was eingetragen wird</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Rows (only you see this)</source>
        <translation>Zeilen (nur Sie sehen das)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Whole pool</source>
        <translation>Ganzer Pool</translation>
    </message>
    <message>
        <source>Limit for one synthesis</source>
        <translation>Grenze für eine Synthese</translation>
    </message>
    <message>
        <source>Rows of one person</source>
        <translation>Zeilen einer Person</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>About how many rows</source>
        <translation>Ungefähre Zahl der Zeilen</translation>
    </message>
    <message>
        <source>The pool can be made smaller or closed later, never larger. The domains of columns in the model stay as they are; Choose Bounds finds limits for numbers and dates that are left out.</source>
        <translation>Der Pool lässt sich später verkleinern oder schließen, nie vergrößern. Die Wertebereiche der Spalten im Modell bleiben, wie sie sind; „Wertegrenzen wählen“ findet Grenzen für weggelassene Zahlen und Datumsangaben.</translation>
    </message>
    <message>
        <source>Save Code Book…</source>
        <translation>Codebuch speichern …</translation>
    </message>
    <message>
        <source>Columns and public domain</source>
        <translation>Spalten und öffentlicher Wertebereich</translation>
    </message>
</context>
<context>
    <name>RoleButton</name>
    <message>
        <source>You work as: {role}</source>
        <translation>Sie arbeiten als: {role}</translation>
    </message>
</context>
<context>
    <name>RoleChoice</name>
    <message>
        <source>&amp;Role</source>
        <translation>&amp;Rolle</translation>
    </message>
    <message>
        <source>Acts for the &amp;user</source>
        <translation>Handelt für den &amp;Benutzer</translation>
    </message>
    <message>
        <source>An analyst asks for this user alone, and sees nothing of the others.</source>
        <translation>Wer die Rolle Analyse hat, fragt nur für diesen Benutzer an und sieht nichts von den anderen.</translation>
    </message>
</context>
<context>
    <name>Roles</name>
    <message>
        <source>Custodian</source>
        <translation>Datentreuhand</translation>
    </message>
    <message>
        <source>Analyst</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>Prüfung</translation>
    </message>
</context>
<context>
    <name>RuleBuilder</name>
    <message>
        <source>Add &amp;Condition</source>
        <translation>&amp;Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Add Rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Keep It as It Was</source>
        <translation>So lassen, wie sie war</translation>
    </message>
    <message>
        <source>Say what can never be</source>
        <translation>Was nie vorkommen kann</translation>
    </message>
    <message>
        <source>Each column can be named once. Choose another column.</source>
        <translation>Jede Spalte kann einmal genannt werden. Wählen Sie eine andere Spalte.</translation>
    </message>
    <message>
        <source>Choose two different columns.</source>
        <translation>Wählen Sie zwei verschiedene Spalten.</translation>
    </message>
    <message>
        <source>Tick the values of {name} that are meant.</source>
        <translation>Kreuzen Sie die gemeinten Werte von {name} an.</translation>
    </message>
    <message>
        <source>Choose a limit of {name}.</source>
        <translation>Wählen Sie eine Grenze von {name}.</translation>
    </message>
    <message>
        <source>Never in one row:</source>
        <translation>Nie in einer Zeile:</translation>
    </message>
    <message>
        <source>is missing unless</source>
        <translation>fehlt, außer wenn</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>ist höchstens</translation>
    </message>
    <message>
        <source>Some values never come together</source>
        <translation>Manche Werte kommen nie zusammen vor</translation>
    </message>
    <message>
        <source>One column is missing unless another has a value</source>
        <translation>Eine Spalte fehlt, außer wenn eine andere einen bestimmten Wert hat</translation>
    </message>
    <message>
        <source>One number or date is at most another</source>
        <translation>Eine Zahl oder ein Datum ist nie größer als der Wert einer anderen Spalte</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Column that is at least as large</source>
        <translation>Spalte, die mindestens so groß ist</translation>
    </message>
    <message>
        <source>&amp;Kind of rule</source>
        <translation>&amp;Art der Regel</translation>
    </message>
    <message>
        <source>where both are present</source>
        <translation>wo beide vorhanden sind</translation>
    </message>
    <message>
        <source>Change Rule</source>
        <translation>Regel ändern</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Never: {conditions}.</source>
        <translation>Nie: {conditions}.</translation>
    </message>
    <message>
        <source>{column} is missing unless {conditions}.</source>
        <translation>{column} fehlt, außer {conditions}.</translation>
    </message>
    <message>
        <source>{lower} is at most {upper}, where both are present.</source>
        <translation>{lower} ist höchstens {upper}, wo beide vorhanden sind.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>1 more value</source>
        <translation>1 weiterer Wert</translation>
    </message>
    <message>
        <source>{count} more values</source>
        <translation>{count} weitere Werte</translation>
    </message>
    <message>
        <source>{name} is {values}</source>
        <translation>{name} ist {values}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>{name} is not missing</source>
        <translation>{name} fehlt nicht</translation>
    </message>
    <message>
        <source>{name} is at most {highest}</source>
        <translation>{name} ist höchstens {highest}</translation>
    </message>
    <message>
        <source>{name} is at least {lowest}</source>
        <translation>{name} ist mindestens {lowest}</translation>
    </message>
    <message>
        <source>{name} is {lowest} to {highest}</source>
        <translation>{name} ist {lowest} bis {highest}</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Nothing is spent yet, so there is nothing to add up.</source>
        <translation>Noch ist nichts verbraucht, also gibt es nichts zusammenzuzählen.</translation>
    </message>
    <message>
        <source>Total ε by four proofs. Only zCDP counts against the pool.</source>
        <translation>Summe ε nach vier Beweisen. Für den Pool zählt nur zCDP.</translation>
    </message>
    <message>
        <source>The same {count} spends under four rules</source>
        <translation>Dieselben {count} Buchungen nach vier Regeln</translation>
    </message>
    <message>
        <source>The same spends under four rules</source>
        <translation>Dieselben Buchungen nach vier Regeln</translation>
    </message>
    <message>
        <source>{rule}, at {delta}</source>
        <translation>{rule}, bei {delta}</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Fortgeschritten</translation>
    </message>
    <message>
        <source>Rényi</source>
        <translation>Rényi</translation>
    </message>
    <message>
        <source>zCDP</source>
        <translation>zCDP</translation>
    </message>
    <message>
        <source>The plain sum, as if each request were the worst for the same person.</source>
        <translation>Die einfache Summe, als träfe jede Anfrage dieselbe Person am stärksten.</translation>
    </message>
    <message>
        <source>The advanced composition theorem: better than the sum for very many.</source>
        <translation>Der Satz der fortgeschrittenen Komposition: bei sehr vielen besser als die Summe.</translation>
    </message>
    <message>
        <source>Rényi differential privacy, converted to ε as most programs do.</source>
        <translation>Rényi-Differential-Privacy, in ε umgerechnet wie in den meisten Programmen.</translation>
    </message>
    <message>
        <source>Zero-concentrated differential privacy: the way this program counts.</source>
        <translation>Zero-concentrated Differential Privacy: So zählt dieses Programm.</translation>
    </message>
    <message>
        <source>ε values added up</source>
        <translation>ε zusammengezählt</translation>
    </message>
    <message>
        <source>for many tiny spends</source>
        <translation>für viele kleine</translation>
    </message>
    <message>
        <source>usual conversion</source>
        <translation>übliche Umrechnung</translation>
    </message>
    <message>
        <source>used here: tightest</source>
        <translation>benutzt: am engsten</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>C&amp;hange…</source>
        <translation>Ä&amp;ndern …</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Change or remove the marked rule to go on</source>
        <translation>Die markierte Regel ändern oder entfernen, um weiterzugehen</translation>
    </message>
    <message>
        <source>Checking whether all rules can hold at once</source>
        <translation>Es wird geprüft, ob alle Regeln zugleich gelten können</translation>
    </message>
    <message>
        <source>Change or remove a rule to go on</source>
        <translation>Eine Regel ändern oder entfernen, um weiterzugehen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Say which combinations can never be; synthetic rows always obey. Only what anyone knows without seeing the rows belongs here. Most tables need no rule: go on then.</source>
        <translation>Sagen Sie, was nie zusammen vorkommen kann; synthetische Zeilen halten sich immer daran. Hierher gehört nur, was alle wissen, ohne die Zeilen zu sehen. Die meisten Tabellen brauchen keine Regel: Gehen Sie dann weiter.</translation>
    </message>
    <message>
        <source>Declared rules</source>
        <translation>Festgelegte Regeln</translation>
    </message>
    <message>
        <source>No rule yet. A rule that you add appears here as a sentence.</source>
        <translation>Noch keine Regel. Eine Regel, die Sie hinzufügen, erscheint hier als Satz.</translation>
    </message>
</context>
<context>
    <name>RunEnd</name>
    <message>
        <source>Ask again. If it fails again, hand the log to whoever looks after this.</source>
        <translation>Fragen Sie noch einmal an. Scheitert es wieder, geben Sie das Protokoll weiter, an wen immer sich darum kümmert.</translation>
    </message>
    <message>
        <source>Ask for pairs instead of three columns, or allow a larger model.</source>
        <translation>Fragen Sie Paare statt drei Spalten an, oder erlauben Sie ein größeres Modell.</translation>
    </message>
    <message>
        <source>Ask for fewer rows or queries, or for a smaller model.</source>
        <translation>Fragen Sie weniger Zeilen oder Abfragen an, oder ein kleineres Modell.</translation>
    </message>
    <message>
        <source>Put that right, then ask again.</source>
        <translation>Bringen Sie das in Ordnung, und fragen Sie noch einmal an.</translation>
    </message>
</context>
<context>
    <name>RunHead</name>
    <message>
        <source>Cancel Run…</source>
        <translation>Lauf abbrechen …</translation>
    </message>
    <message>
        <source>See the Release</source>
        <translation>Freigabe ansehen</translation>
    </message>
    <message>
        <source>New Request</source>
        <translation>Neue Anfrage</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Laufs</translation>
    </message>
    <message>
        <source>Measure your queries</source>
        <translation>Ihre Abfragen messen</translation>
    </message>
    <message>
        <source>Measure columns</source>
        <translation>Spalten messen</translation>
    </message>
    <message>
        <source>Reserve {granted}</source>
        <translation>{granted} vormerken</translation>
    </message>
    <message>
        <source>Open the data</source>
        <translation>Daten öffnen</translation>
    </message>
    <message>
        <source>Select and measure</source>
        <translation>Auswählen und messen</translation>
    </message>
    <message>
        <source>Fit the model</source>
        <translation>Modell anpassen</translation>
    </message>
    <message>
        <source>Make rows</source>
        <translation>Zeilen erzeugen</translation>
    </message>
    <message>
        <source>{time} so far.</source>
        <translation>{time} bisher.</translation>
    </message>
    <message>
        <source>Round {round} of about {all}.</source>
        <translation>Runde {round} von etwa {all}.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Nearly done</source>
        <translation>Fast fertig</translation>
    </message>
    <message>
        <source>About {time} left</source>
        <translation>Noch etwa {time}</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird angehalten</translation>
    </message>
    <message>
        <source>Release {name} is ready</source>
        <translation>Freigabe {name} ist fertig</translation>
    </message>
    <message>
        <source>Change the Request</source>
        <translation>Anfrage ändern</translation>
    </message>
    <message>
        <source>Nothing is spent yet.</source>
        <translation>Noch ist nichts verbraucht.</translation>
    </message>
    <message>
        <source>Stops within a second. {granted} stays spent; no table is made.</source>
        <translation>Hält innerhalb einer Sekunde an. {granted} bleiben verbraucht; keine Tabelle wird erzeugt.</translation>
    </message>
</context>
<context>
    <name>RunPage</name>
    <message>
        <source>Measured so far</source>
        <translation>Bisher gemessen</translation>
    </message>
    <message>
        <source>Find columns</source>
        <translation>Spalten suchen</translation>
    </message>
    <message>
        <source>Nothing is spent yet, and no table is made.</source>
        <translation>Noch ist nichts verbraucht, und keine Tabelle wird erzeugt.</translation>
    </message>
    <message>
        <source>{granted} stays spent: it is in the ledger already. No table is made.</source>
        <translation>{granted} bleiben verbraucht: Sie stehen schon im Kontobuch. Keine Tabelle wird erzeugt.</translation>
    </message>
    <message>
        <source>{granted} stays spent, because the data was already opened. No table is made.</source>
        <translation>{granted} bleiben verbraucht, denn die Daten wurden schon geöffnet. Keine Tabelle wird erzeugt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln synthetic rows in {time}.</source>
        <translation>
            <numerusform>%Ln synthetische Zeile in {time}.</numerusform>
            <numerusform>%Ln synthetische Zeilen in {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The release was finished before the run could be cancelled. {granted} is spent.</source>
        <translation>Die Freigabe war fertig, bevor der Lauf abgebrochen werden konnte. {granted} sind verbraucht.</translation>
    </message>
    <message>
        <source>Run {name} was cancelled</source>
        <translation>Lauf {name} wurde abgebrochen</translation>
    </message>
    <message>
        <source>What was measured is not kept, so asking again is a new spend.</source>
        <translation>Was gemessen wurde, wird nicht aufgehoben; eine neue Anfrage ist eine neue Buchung.</translation>
    </message>
    <message>
        <source>The run was cancelled</source>
        <translation>Der Lauf wurde abgebrochen</translation>
    </message>
    <message>
        <source>Run {name} failed</source>
        <translation>Lauf {name} ist gescheitert</translation>
    </message>
    <message>
        <source>What can be granted has changed since it was shown.</source>
        <translation>Was bewilligt werden kann, hat sich geändert, seit es gezeigt wurde.</translation>
    </message>
    <message>
        <source>Nothing was spent.</source>
        <translation>Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>{granted} stays spent. The data was not opened, so the spend can be taken back in Pools.</source>
        <translation>{granted} bleiben verbraucht. Die Daten wurden nicht geöffnet, also lässt sich die Buchung unter Pools zurücknehmen.</translation>
    </message>
    <message>
        <source>{granted} stays spent, because the data was already opened. No table was made.</source>
        <translation>{granted} bleiben verbraucht, denn die Daten wurden schon geöffnet. Keine Tabelle wurde erzeugt.</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tables of counts, each with noise</source>
        <translation>
            <numerusform>%Ln Tabelle mit Anzahlen, verrauscht</numerusform>
            <numerusform>%Ln Tabellen mit Anzahlen, alle verrauscht</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected error of your queries</source>
        <translation>Erwarteter Fehler Ihrer Abfragen</translation>
    </message>
    <message>
        <source>Percentage points of people, from noise and model alone. A dot marks the round that measured a query.</source>
        <translation>Prozentpunkte der Personen, allein aus Rauschen und Modell. Ein Punkt: In dieser Runde gemessen.</translation>
    </message>
</context>
<context>
    <name>SaveSetDialog</name>
    <message>
        <source>Save a set of interest queries</source>
        <translation>Interessenabfragen speichern</translation>
    </message>
    <message>
        <source>Kept for {name}.</source>
        <translation>Wird für {name} aufbewahrt.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>The set “{name}” was saved for {user}.</source>
        <translation>Die Liste „{name}“ wurde für {user} gespeichert.</translation>
    </message>
    <message>
        <source>The set “{name}” of {user} was replaced.</source>
        <translation>Die Liste „{name}“ von {user} wurde ersetzt.</translation>
    </message>
    <message numerus="yes">
        <source>There is a set of this name already, with %Ln queries. It would be replaced.</source>
        <translation>
            <numerusform>Eine Liste dieses Namens gibt es schon, mit %Ln Abfrage. Sie würde ersetzt.</numerusform>
            <numerusform>Eine Liste dieses Namens gibt es schon, mit %Ln Abfragen. Sie würde ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Set</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Replace Set</source>
        <translation>Liste ersetzen</translation>
    </message>
</context>
<context>
    <name>SavedSets</name>
    <message>
        <source>Saved sets</source>
        <translation>Gespeicherte Listen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>SeenBars</name>
    <message numerus="yes">
        <source>and %Ln more values: {rows} rows</source>
        <translation>
            <numerusform>und %Ln weiterer Wert: {rows} Zeilen</numerusform>
            <numerusform>und %Ln weitere Werte: {rows} Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of the file by value</source>
        <translation>Zeilen der Datei nach Wert</translation>
    </message>
    <message>
        <source>Most rows have: {label}</source>
        <translation>Die meisten Zeilen haben: {label}</translation>
    </message>
</context>
<context>
    <name>SeenCard</name>
    <message>
        <source>In the file, for you alone</source>
        <translation>In der Datei, nur für Sie</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>exact; only you see this</source>
        <translation>genau; nur Sie sehen das</translation>
    </message>
    <message>
        <source>the first rows; only you see this</source>
        <translation>die ersten Zeilen; nur Sie sehen das</translation>
    </message>
    <message>
        <source>Rows outside the domain: {count}.</source>
        <translation>Zeilen außerhalb des Wertebereichs: {count}.</translation>
    </message>
    <message>
        <source>Rows for which the domain has no place: {count}.</source>
        <translation>Zeilen, für die der Wertebereich keinen Platz hat: {count}.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>For example: {values}</source>
        <translation>Zum Beispiel: {values}</translation>
    </message>
</context>
<context>
    <name>SetKeeper</name>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>“{before}” is now “{name}”.</source>
        <translation>„{before}“ heißt jetzt „{name}“.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Si&amp;ze of everything</source>
        <translation>&amp;Größe von allem</translation>
    </message>
    <message>
        <source>&amp;Numbers and dates</source>
        <translation>&amp;Zahlen und Daten</translation>
    </message>
    <message>
        <source>As they are shown. A point before decimals is understood in every language.</source>
        <translation>So werden sie gezeigt. Ein Punkt vor den Nachkommastellen wird in jeder Sprache verstanden.</translation>
    </message>
    <message>
        <source>This takes effect when the window is opened next.</source>
        <translation>Das gilt, sobald das Fenster das nächste Mal geöffnet wird.</translation>
    </message>
    <message>
        <source>Restart Now</source>
        <translation>Jetzt neu starten</translation>
    </message>
    <message>
        <source>This computer has no font with Chinese characters, so the window stays English. Install one, such as Noto Sans CJK SC, and start the program again.</source>
        <translation>Dieser Computer hat keine Schrift mit chinesischen Zeichen, deshalb bleibt das Fenster englisch. Installieren Sie eine, etwa Noto Sans CJK SC, und starten Sie das Programm neu.</translation>
    </message>
    <message>
        <source>Save Settings</source>
        <translation>Einstellungen speichern</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Chinese (simplified)</source>
        <translation>Chinesisch (vereinfacht)</translation>
    </message>
    <message>
        <source>As in the language of the window</source>
        <translation>Wie in der Sprache des Fensters</translation>
    </message>
    <message>
        <source>A small mark of each workspace lies here, so that an old copy is noticed. Whoever looks after this computer can keep them elsewhere (variable {name}).</source>
        <translation>Hier liegt eine kleine Marke jedes Arbeitsbereichs, damit eine alte Kopie auffällt. Wer diesen Computer betreut, kann sie anderswo aufbewahren (Variable {name}).</translation>
    </message>
    <message>
        <source>&amp;Marks of workspaces</source>
        <translation>&amp;Marken der Arbeitsbereiche</translation>
    </message>
    <message>
        <source>Wait for the synthesis that runs, or cancel it</source>
        <translation>Die laufende Synthese abwarten oder abbrechen</translation>
    </message>
</context>
<context>
    <name>Shares</name>
    <message>
        <source>Everything else</source>
        <translation>Alles Übrige</translation>
    </message>
</context>
<context>
    <name>SignInDialog</name>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>{name} has accounts.</source>
        <translation>{name} hat Konten.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Passphrase</translation>
    </message>
    <message>
        <source>Sign In</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Type the name of your account.</source>
        <translation>Den Namen Ihres Kontos eingeben.</translation>
    </message>
</context>
<context>
    <name>SpendsCard</name>
    <message>
        <source>Spends</source>
        <translation>Buchungen</translation>
    </message>
    <message>
        <source>Find a spend</source>
        <translation>Buchung suchen</translation>
    </message>
    <message>
        <source>Take Back…</source>
        <translation>Zurücknehmen …</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>{count} in all, newest first</source>
        <translation>{count} insgesamt, neueste zuerst</translation>
    </message>
    <message>
        <source>{shown} of {count}</source>
        <translation>{shown} von {count}</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>{count} in all</source>
        <translation>{count} insgesamt</translation>
    </message>
    <message>
        <source>Show Timeline</source>
        <translation>Zeitverlauf zeigen</translation>
    </message>
</context>
<context>
    <name>SpendsModel</name>
    <message>
        <source>Spend</source>
        <translation>Buchung</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Asked ε</source>
        <translation>Wunsch ε</translation>
    </message>
    <message>
        <source>Granted ε</source>
        <translation>Bewilligt ε</translation>
    </message>
    <message>
        <source>Share of pool</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Left after</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>{dataset}, search for bounds of {column}</source>
        <translation>{dataset}, Suche nach Wertegrenzen von {column}</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Vorgemerkt</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>Failed, spent</source>
        <translation>Fehler, gebucht</translation>
    </message>
    <message>
        <source>Cancelled, spent</source>
        <translation>Abbruch, gebucht</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>{count} pico-ρ in the ledger</source>
        <translation>{count} pico-ρ im Kontobuch</translation>
    </message>
</context>
<context>
    <name>SpentFacts</name>
    <message>
        <source>Reserved</source>
        <translation>Vorgemerkt</translation>
    </message>
    <message>
        <source>Data opened</source>
        <translation>Daten geöffnet</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>{granted} will be spent</source>
        <translation>{granted} werden verbraucht</translation>
    </message>
    <message>
        <source>It is written to the ledger before the data is opened.</source>
        <translation>Das wird ins Kontobuch geschrieben, bevor die Daten geöffnet werden.</translation>
    </message>
    <message>
        <source>{granted} is spent</source>
        <translation>{granted} sind verbraucht</translation>
    </message>
    <message>
        <source>It was written to the ledger before the data was opened, and stays spent whatever happens now.</source>
        <translation>Das wurde ins Kontobuch geschrieben, bevor die Daten geöffnet wurden, und bleibt verbraucht, was immer jetzt geschieht.</translation>
    </message>
    <message>
        <source>Nothing was spent</source>
        <translation>Nichts wurde verbraucht</translation>
    </message>
    <message>
        <source>{granted} was not written to the ledger.</source>
        <translation>{granted} wurde nicht ins Kontobuch geschrieben.</translation>
    </message>
    <message>
        <source>It was written to the ledger before the data was opened, and stays spent.</source>
        <translation>Das wurde ins Kontobuch geschrieben, bevor die Daten geöffnet wurden, und bleibt verbraucht.</translation>
    </message>
    <message>
        <source>Cancelled, spent</source>
        <translation>Abbruch, gebucht</translation>
    </message>
    <message>
        <source>Failed, spent</source>
        <translation>Fehler, gebucht</translation>
    </message>
    <message>
        <source>Not released</source>
        <translation>Nicht freigegeben</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
</context>
<context>
    <name>SplitPanel</name>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
</context>
<context>
    <name>SplitRow</name>
    <message>
        <source>{share} of all pools</source>
        <translation>{share} aller Pools</translation>
    </message>
    <message>
        <source>{share} spent</source>
        <translation>{share} verbraucht</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
</context>
<context>
    <name>Stages</name>
    <message>
        <source>All stages are over</source>
        <translation>Alle Schritte sind vorbei</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} stages are over</source>
        <translation>
            <numerusform>%n von {all} Schritten ist vorbei</numerusform>
            <numerusform>%n von {all} Schritten sind vorbei</numerusform>
        </translation>
    </message>
    <message>
        <source>Stages of the run</source>
        <translation>Schritte des Laufs</translation>
    </message>
    <message>
        <source>it ended in the stage “{stage}”</source>
        <translation>Ende im Abschnitt „{stage}“</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>StepRail</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Import data</source>
        <translation>Daten importieren</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Alles bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Step {number} of {all}: {title}</source>
        <translation>Schritt {number} von {all}: {title}</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>reserve the budget</source>
        <translation>Budget vormerken</translation>
    </message>
    <message>
        <source>open the data</source>
        <translation>Daten öffnen</translation>
    </message>
    <message>
        <source>measure columns</source>
        <translation>Spalten messen</translation>
    </message>
    <message>
        <source>measure your queries</source>
        <translation>Ihre Abfragen messen</translation>
    </message>
    <message>
        <source>select and measure</source>
        <translation>auswählen und messen</translation>
    </message>
    <message>
        <source>fit the model</source>
        <translation>Modell anpassen</translation>
    </message>
    <message>
        <source>make rows</source>
        <translation>Zeilen erzeugen</translation>
    </message>
    <message>
        <source>store the release</source>
        <translation>Freigabe speichern</translation>
    </message>
</context>
<context>
    <name>Sums</name>
    <message>
        <source>Several spends together count less than the sum of their ε.</source>
        <translation>Mehrere Buchungen zusammen zählen weniger als ihre ε-Summe.</translation>
    </message>
</context>
<context>
    <name>SynthesisTab</name>
    <message>
        <source>A dataset</source>
        <translation>Ein Datensatz</translation>
    </message>
    <message>
        <source>One sensitive table with its public domain and its pool.</source>
        <translation>Eine vertrauliche Tabelle mit öffentlichem Wertebereich und Pool.</translation>
    </message>
    <message>
        <source>A user</source>
        <translation>Ein Benutzer</translation>
    </message>
    <message>
        <source>Somebody who receives synthetic tables, within limits.</source>
        <translation>Jemand, der synthetische Tabellen erhält, innerhalb von Grenzen.</translation>
    </message>
    <message>
        <source>A request</source>
        <translation>Eine Anfrage</translation>
    </message>
    <message>
        <source>What must come out well, and how much it may cost.</source>
        <translation>Was gut herauskommen muss, und wie viel es kosten darf.</translation>
    </message>
    <message>
        <source>Nothing to ask for yet</source>
        <translation>Noch nichts anzufragen</translation>
    </message>
    <message>
        <source>Import a dataset first</source>
        <translation>Zuerst einen Datensatz importieren</translation>
    </message>
    <message>
        <source>Add a user first</source>
        <translation>Zuerst einen Benutzer hinzufügen</translation>
    </message>
    <message>
        <source>A synthetic table needs a dataset to come from and a user to go to.</source>
        <translation>Eine synthetische Tabelle braucht einen Datensatz, aus dem sie kommt, und einen Benutzer, der sie erhält.</translation>
    </message>
    <message>
        <source>Synthesis: starting</source>
        <translation>Synthese: beginnt</translation>
    </message>
    <message>
        <source>Synthesis {name}: {step}, {share}</source>
        <translation>Synthese {name}: {step}, {share}</translation>
    </message>
    <message>
        <source>{release} is ready: see Releases</source>
        <translation>{release} ist fertig: siehe Freigaben</translation>
    </message>
    <message>
        <source>The synthesis failed: see Synthesis</source>
        <translation>Die Synthese ist gescheitert: siehe Synthese</translation>
    </message>
</context>
<context>
    <name>Tab</name>
    <message>
        <source>Saved as {name}</source>
        <translation>Gespeichert als {name}</translation>
    </message>
</context>
<context>
    <name>TabBar</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>{page}, a run has ended</source>
        <translation>{page}, ein Lauf ist zu Ende</translation>
    </message>
</context>
<context>
    <name>TabRow</name>
    <message>
        <source>Datasets</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>Pools</translation>
    </message>
    <message>
        <source>Synthesis</source>
        <translation>Synthese</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>Freigaben</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Prüfung</translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>The program ended before this run opened the data, so nobody learned anything. {granted} return to the pools, and the log says so.</source>
        <translation>Das Programm endete, bevor dieser Lauf die Daten öffnete, also hat niemand etwas erfahren. {granted} kehren in die Pools zurück, und das Protokoll sagt es.</translation>
    </message>
    <message>
        <source>Take back {spend} of {user}</source>
        <translation>{spend} von {user} zurücknehmen</translation>
    </message>
    <message>
        <source>It goes into the audit log.</source>
        <translation>Er kommt ins Prüfprotokoll.</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Say why; the auditor will ask.</source>
        <translation>Einen Grund angeben; die Prüfung wird danach fragen.</translation>
    </message>
</context>
<context>
    <name>ThreeColumnsDialog</name>
    <message>
        <source>Three columns</source>
        <translation>Drei Spalten</translation>
    </message>
    <message>
        <source>Their joint table is measured as one. The fewer cells it has, the smaller its error.</source>
        <translation>Ihre gemeinsame Tabelle wird als eine gemessen. Je weniger Zellen sie hat, desto kleiner ihr Fehler.</translation>
    </message>
    <message>
        <source>&amp;First column</source>
        <translation>&amp;Erste Spalte</translation>
    </message>
    <message>
        <source>&amp;Second column</source>
        <translation>&amp;Zweite Spalte</translation>
    </message>
    <message>
        <source>&amp;Third column</source>
        <translation>&amp;Dritte Spalte</translation>
    </message>
    <message>
        <source>Add Query</source>
        <translation>Abfrage hinzufügen</translation>
    </message>
    <message>
        <source>Expected error: {error} points</source>
        <translation>Erwarteter Fehler: {error} Punkte</translation>
    </message>
    <message>
        <source>Not assured: too large for this budget to be measured by itself.</source>
        <translation>Nicht gesichert: Für dieses Budget zu groß, um eigens gemessen zu werden.</translation>
    </message>
    <message>
        <source>Choose three different columns.</source>
        <translation>Drei verschiedene Spalten wählen.</translation>
    </message>
    <message numerus="yes">
        <source>{factors} = %Ln cells</source>
        <translation>
            <numerusform>{factors} = %Ln Zelle</numerusform>
            <numerusform>{factors} = %Ln Zellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Remaining budget</source>
        <translation>Verbleibendes Budget</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Buchung</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Left after</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>{spend}, {user}, {date}: {what}, {left} left after it</source>
        <translation>{spend}, {user}, {date}: {what}, danach {left} übrig</translation>
    </message>
    <message>
        <source>{spend}, {user}, {date}: {left} left after it</source>
        <translation>{spend}, {user}, {date}: danach {left} übrig</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>{share} left today</source>
        <translation>{share} heute übrig</translation>
    </message>
    <message>
        <source>{share} after the plan</source>
        <translation>{share} nach dem Plan</translation>
    </message>
    <message numerus="yes">
        <source>%n spend(s)</source>
        <translation>
            <numerusform>%n Buchung</numerusform>
            <numerusform>%n Buchungen</numerusform>
        </translation>
    </message>
    <message>
        <source>at this rate used up about {date}</source>
        <translation>bei diesem Tempo aufgebraucht etwa {date}</translation>
    </message>
</context>
<context>
    <name>TimelineCard</name>
    <message>
        <source>Remaining budget</source>
        <translation>Verbleibendes Budget</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Zeitverlauf</translation>
    </message>
    <message>
        <source>By user</source>
        <translation>Nach Benutzer</translation>
    </message>
    <message>
        <source>By dataset</source>
        <translation>Nach Datensatz</translation>
    </message>
    <message>
        <source>Budget by user</source>
        <translation>Budget nach Benutzer</translation>
    </message>
    <message>
        <source>Budget by dataset</source>
        <translation>Budget nach Datensatz</translation>
    </message>
    <message>
        <source>Shares add up.</source>
        <translation>Anteile addieren sich.</translation>
    </message>
    <message>
        <source>Share of the pools of all datasets.</source>
        <translation>Anteil an den Pools aller Datensätze.</translation>
    </message>
    <message>
        <source>Share of each dataset’s pool.</source>
        <translation>Anteil am Pool jedes Datensatzes.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} weitere</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>Every cell is empty. Left out.</source>
        <translation>Alle Zellen sind leer. Weggelassen.</translation>
    </message>
    <message>
        <source>Every cell holds the same value. Left out.</source>
        <translation>Alle Zellen enthalten denselben Wert. Weggelassen.</translation>
    </message>
    <message>
        <source>{reason} A few words between them count as missing.</source>
        <translation>{reason} Einige Wörter dazwischen gelten als fehlend.</translation>
    </message>
    <message>
        <source>Every filled cell is a date, written like {example}.</source>
        <translation>Jede gefüllte Zelle ist ein Datum, geschrieben wie {example}.</translation>
    </message>
    <message>
        <source>Every filled cell is a date and time, written like {example}.</source>
        <translation>Jede gefüllte Zelle ist ein Datum mit Uhrzeit, geschrieben wie {example}.</translation>
    </message>
    <message>
        <source>Codes with leading zeros that differ from row to row. Left out.</source>
        <translation>Codes mit führenden Nullen, in jeder Zeile andere. Weggelassen.</translation>
    </message>
    <message>
        <source>Codes with leading zeros are not numbers.</source>
        <translation>Codes mit führenden Nullen sind keine Zahlen.</translation>
    </message>
    <message>
        <source>There are just 0 and 1.</source>
        <translation>Es gibt nur 0 und 1.</translation>
    </message>
    <message>
        <source>A few whole numbers far apart, as for kinds of something.</source>
        <translation>Wenige ganze Zahlen weit auseinander, wie für Arten von etwas.</translation>
    </message>
    <message>
        <source>Numbers with decimal places.</source>
        <translation>Zahlen mit Nachkommastellen.</translation>
    </message>
    <message>
        <source>Whole numbers, another one on each row: a key. Left out.</source>
        <translation>Ganze Zahlen, in jeder Zeile eine andere: ein Schlüssel. Weggelassen.</translation>
    </message>
    <message>
        <source>A key by its name, with very many values. Left out.</source>
        <translation>Dem Namen nach ein Schlüssel, mit sehr vielen Werten. Weggelassen.</translation>
    </message>
    <message>
        <source>Codes in a column that is called like a key. Left out.</source>
        <translation>Codes in einer Spalte, die wie ein Schlüssel heißt. Weggelassen.</translation>
    </message>
    <message>
        <source>Codes that differ from row to row. Left out.</source>
        <translation>Codes, in jeder Zeile andere. Weggelassen.</translation>
    </message>
    <message>
        <source>Texts that differ from row to row. Left out.</source>
        <translation>Texte, in jeder Zeile andere. Weggelassen.</translation>
    </message>
    <message>
        <source>There are just two words, for no and yes.</source>
        <translation>Es gibt nur zwei Wörter, für nein und ja.</translation>
    </message>
    <message>
        <source>The same words come again and again.</source>
        <translation>Wenige Wörter wiederholen sich.</translation>
    </message>
    <message>
        <source>The key repeats: several rows may belong to one person. Set the rows per person.</source>
        <translation>Der Schlüssel wiederholt sich: Mehrere Zeilen können einer Person gehören. Geben Sie die Zeilen je Person an.</translation>
    </message>
    <message>
        <source>Some cells hold no number; they count as missing.</source>
        <translation>Einige Zellen enthalten keine Zahl; sie gelten als fehlend.</translation>
    </message>
    <message>
        <source>Each row has another value: if it is a key, leave it out.</source>
        <translation>Jede Zeile hat einen anderen Wert: Ist es ein Schlüssel, lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>Nearly all numbers are whole: how the few others are written would tell of single rows. If whole numbers are meant, choose that type.</source>
        <translation>Fast alle Zahlen sind ganz: wie die wenigen anderen geschrieben sind, würde etwas über einzelne Zeilen verraten. Sind ganze Zahlen gemeint, wählen Sie diesen Typ.</translation>
    </message>
    <message>
        <source>There are very many categories. Group them, or leave the column out.</source>
        <translation>Es gibt sehr viele Kategorien. Gruppieren Sie sie, oder lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>Some categories are rare. Group them, or take the list from a code book.</source>
        <translation>Einige Kategorien sind selten. Gruppieren Sie sie, oder nehmen Sie die Liste aus einem Codebuch.</translation>
    </message>
    <message>
        <source>Some values start like a formula; export spreadsheet-safe if needed.</source>
        <translation>Einige Werte beginnen wie eine Formel; exportieren Sie bei Bedarf sicher für Tabellenprogramme.</translation>
    </message>
    <message>
        <source>Some categories differ only in capital letters or blanks.</source>
        <translation>Einige Kategorien unterscheiden sich nur in Großbuchstaben oder Leerzeichen.</translation>
    </message>
    <message>
        <source>Numbers like 1,234 are read as one thousand and more, not as decimals.</source>
        <translation>Zahlen wie 1,234 werden als tausend und mehr gelesen, nicht als Dezimalzahlen.</translation>
    </message>
    <message>
        <source>The first row seems to hold values, so the columns are called column_1, column_2 and so on.</source>
        <translation>Die erste Zeile scheint Werte zu enthalten, darum heißen die Spalten column_1, column_2 und so weiter.</translation>
    </message>
    <message>
        <source>The file is not UTF-8. It is read as {guess}: check words with accents.</source>
        <translation>Die Datei ist nicht UTF-8. Sie wird als {guess} gelesen: Prüfen Sie Wörter mit Umlauten und Akzenten.</translation>
    </message>
    <message>
        <source>Line {line} of {file} has {found}, not {width}. Correct the line, or check the separator and the quotes.</source>
        <translation>Zeile {line} von {file} hat {found}, nicht {width}. Berichtigen Sie die Zeile, oder prüfen Sie Trennzeichen und Anführungszeichen.</translation>
    </message>
    <message>
        <source>The package {one} is not newer than this copy, so it does not prove what was spent after it.</source>
        <translation>Das Paket {one} ist nicht neuer als diese Kopie, beweist also nicht, was nach ihr verbraucht wurde.</translation>
    </message>
    <message>
        <source>{file} is empty. Choose a file with a header and rows.</source>
        <translation>{file} ist leer. Wählen Sie eine Datei mit Kopfzeile und Zeilen.</translation>
    </message>
    <message>
        <source>{file} has no rows. Choose a file with a header and rows.</source>
        <translation>{file} hat keine Zeilen. Wählen Sie eine Datei mit Kopfzeile und Zeilen.</translation>
    </message>
    <message>
        <source>{file} has a header but no rows. Choose a file with rows.</source>
        <translation>{file} hat eine Kopfzeile, aber keine Zeilen. Wählen Sie eine Datei mit Zeilen.</translation>
    </message>
    <message>
        <source>{file} is no readable Parquet file. Export it again.</source>
        <translation>{file} ist keine lesbare Parquet-Datei. Exportieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>{file} is no readable Excel file. Save it again, unprotected.</source>
        <translation>{file} ist keine lesbare Excel-Datei. Speichern Sie sie noch einmal, ohne Schutz.</translation>
    </message>
    <message>
        <source>{file} is {what}, not a table. Export it as CSV first.</source>
        <translation>{file} ist keine Tabelle ({what}). Exportieren Sie sie zuerst als CSV.</translation>
    </message>
    <message>
        <source>Line {where} of {file} is not valid {encoding}. Choose another encoding.</source>
        <translation>Zeile {where} von {file} ist kein gültiges {encoding}. Wählen Sie eine andere Zeichenkodierung.</translation>
    </message>
    <message>
        <source>Two columns have the name &apos;{name}&apos;.</source>
        <translation>Zwei Spalten haben den Namen &apos;{name}&apos;.</translation>
    </message>
    <message>
        <source>The groups must start at rising values.</source>
        <translation>Die Gruppen müssen bei steigenden Werten beginnen.</translation>
    </message>
    <message>
        <source>The largest value is below the smallest.</source>
        <translation>Der größte Wert liegt unter dem kleinsten.</translation>
    </message>
    <message>
        <source>The last day is before the first.</source>
        <translation>Der letzte Tag liegt vor dem ersten.</translation>
    </message>
    <message>
        <source>The value &apos;{value}&apos; is listed twice.</source>
        <translation>Der Wert &apos;{value}&apos; steht zweimal in der Liste.</translation>
    </message>
    <message>
        <source>A missing token is listed twice.</source>
        <translation>Ein Text für fehlend steht zweimal in der Liste.</translation>
    </message>
    <message>
        <source>There is an account {name} already. Choose another name.</source>
        <translation>Es gibt schon ein Konto {name}. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is a user named {name} already. Choose another name.</source>
        <translation>Es gibt schon einen Benutzer namens {name}. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is a dataset named {name} already. Choose another name.</source>
        <translation>Es gibt schon einen Datensatz namens {name}. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>No value of &apos;{name}&apos; stands out of the noise. What was spent stays spent. Ask with a larger budget, or declare bounds that are public knowledge.</source>
        <translation>Kein Wert von „{name}“ hebt sich vom Rauschen ab. Was verbraucht ist, bleibt verbraucht. Fragen Sie mit größerem Budget an, oder geben Sie öffentlich bekannte Grenzen an.</translation>
    </message>
    <message>
        <source>Many cells of &apos;{name}&apos; hold neither a number nor a date and will count as the lowest value. If they stand for missing values, ask again and name them as missing.</source>
        <translation>Viele Zellen von „{name}“ enthalten weder Zahl noch Datum und zählen als der kleinste Wert. Stehen sie für fehlende Werte, so fragen Sie noch einmal und nennen Sie sie als fehlend.</translation>
    </message>
    <message>
        <source>The rule &quot;{rule}&quot; does not fit the chosen bounds and was left out. State it anew.</source>
        <translation>Die Regel „{rule}“ passt nicht zu den gewählten Grenzen und wurde weggelassen. Stellen Sie sie neu auf.</translation>
    </message>
    <message>
        <source>Not counted: {names}. {reason}</source>
        <translation>Nicht gezählt: {names}. {reason}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; lies over the public grid already. Choose the bounds of the table that it is of.</source>
        <translation>„{name}“ liegt schon über dem öffentlichen Raster. Wählen Sie die Grenzen der Tabelle, aus der die Spalte stammt.</translation>
    </message>
    <message>
        <source>{name} can be taken for {like}, who is known already. Choose a name that looks different.</source>
        <translation>{name} kann für {like} gehalten werden; dieser Name ist schon bekannt. Wählen Sie einen Namen, der anders aussieht.</translation>
    </message>
    <message>
        <source>{word} mixes letters of alphabets that look alike. Type each word in one alphabet.</source>
        <translation>{word} mischt Buchstaben aus Alphabeten, die gleich aussehen. Schreiben Sie jedes Wort in einem Alphabet.</translation>
    </message>
    <message>
        <source>The name or the passphrase is wrong. Nothing was opened.</source>
        <translation>Der Name oder die Passphrase ist falsch. Nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>The passphrase of {file} is wrong. Nothing was opened.</source>
        <translation>Die Passphrase von {file} ist falsch. Nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>Somebody has to be custodian: add an account of that role first.</source>
        <translation>Jemand muss Datentreuhand sein: Fügen Sie zuerst ein Konto dieser Rolle hinzu.</translation>
    </message>
    <message>
        <source>An analyst acts for one user of the workspace; the other roles act for none.</source>
        <translation>Die Rolle Analyse handelt für einen Benutzer des Arbeitsbereichs; die anderen Rollen handeln für keinen.</translation>
    </message>
    <message>
        <source>A passphrase has {fewest} to {most} characters. A few words that do not belong together are easy to remember and hard to guess.</source>
        <translation>Eine Passphrase hat {fewest} bis {most} Zeichen. Einige Wörter, die nicht zusammengehören, sind leicht zu merken und schwer zu erraten.</translation>
    </message>
    <message>
        <source>This passphrase is guessed at once. Choose another.</source>
        <translation>Diese Passphrase ist sofort erraten. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>This account is closed.</source>
        <translation>Dieses Konto ist geschlossen.</translation>
    </message>
    <message>
        <source>Your account was changed since you signed in. Sign in again.</source>
        <translation>Ihr Konto wurde geändert, seit Sie sich angemeldet haben. Melden Sie sich neu an.</translation>
    </message>
    <message>
        <source>This workspace has accounts. Sign in with yours.</source>
        <translation>Dieser Arbeitsbereich hat Konten. Melden Sie sich mit Ihrem an.</translation>
    </message>
    <message>
        <source>You may set your own passphrase, and nobody else&apos;s. Ask a custodian.</source>
        <translation>Sie dürfen Ihre eigene Passphrase setzen, keine fremde. Fragen Sie die Datentreuhand.</translation>
    </message>
    <message>
        <source>This is the newest copy of the workspace; there is nothing to accept.</source>
        <translation>Das ist die neueste Kopie des Arbeitsbereichs; es gibt nichts anzunehmen.</translation>
    </message>
    <message>
        <source>{file} is not a CuSyn workspace. Choose a file that ends in .cusyn.</source>
        <translation>{file} ist kein CuSyn-Arbeitsbereich. Wählen Sie eine Datei, die auf .cusyn endet.</translation>
    </message>
    <message>
        <source>{file} is damaged. Put back a backup; what it lacks stays spent.</source>
        <translation>{file} ist beschädigt. Legen Sie eine Sicherung zurück; was ihr fehlt, bleibt verbraucht.</translation>
    </message>
    <message>
        <source>{file} is not a complete workspace. Put back a backup.</source>
        <translation>{file} ist kein vollständiger Arbeitsbereich. Legen Sie eine Sicherung zurück.</translation>
    </message>
    <message>
        <source>{file} lies on a network drive, where two windows could spend the same budget. Keep the workspace on a disk of this computer.</source>
        <translation>{file} liegt auf einem Netzlaufwerk, wo zwei Fenster dasselbe Budget verbrauchen könnten. Bewahren Sie den Arbeitsbereich auf einer Platte dieses Computers auf.</translation>
    </message>
    <message>
        <source>There is a file {file} already. Choose another name.</source>
        <translation>Es gibt schon eine Datei {file}. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Too little budget is left for this request. Nothing was spent.</source>
        <translation>Für diese Anfrage ist zu wenig Budget übrig. Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>What can be granted has changed since it was shown. See the new decision. Nothing was spent.</source>
        <translation>Was bewilligt werden kann, hat sich seit der Anzeige geändert. Sehen Sie die neue Entscheidung an. Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>The new limit must be above 0 and below the present one: limits are never raised.</source>
        <translation>Die neue Grenze muss über 0 und unter der jetzigen liegen: Grenzen werden nie erhöht.</translation>
    </message>
    <message>
        <source>The new size must be below the present one: a pool is never refilled.</source>
        <translation>Die neue Größe muss unter der jetzigen liegen: Ein Pool wird nie aufgefüllt.</translation>
    </message>
    <message>
        <source>More than this is spent already. Close the pool to stop further spends.</source>
        <translation>Mehr als das ist schon verbraucht. Schließen Sie den Pool, um weitere Buchungen zu verhindern.</translation>
    </message>
    <message>
        <source>Give a reason in words; it is kept in the audit log.</source>
        <translation>Geben Sie einen Grund in Worten an; er wird im Prüfprotokoll aufbewahrt.</translation>
    </message>
    <message>
        <source>This method does not measure interest queries; choose a customised one if they matter.</source>
        <translation>Dieses Verfahren misst keine Interessenabfragen; wählen Sie ein angepasstes, wenn sie wichtig sind.</translation>
    </message>
    <message>
        <source>So long a list leaves fewer rounds for all other tables, which become less exact.</source>
        <translation>Eine so lange Liste lässt weniger Runden für alle anderen Tabellen, die dadurch ungenauer werden.</translation>
    </message>
    <message>
        <source>1 interest query gets no separate measurement: at this budget and number of rows the noise would be too large, or the model has no room. The run may still measure the same columns.</source>
        <translation>1 Interessenabfrage bekommt keine eigene Messung: Bei diesem Budget und dieser Zeilenzahl wäre das Rauschen zu groß, oder das Modell hat keinen Platz. Der Lauf kann dieselben Spalten noch messen.</translation>
    </message>
    <message>
        <source>{number} interest queries get no separate measurement: at this budget and number of rows the noise would be too large, or the model has no room. The run may still measure the same columns.</source>
        <translation>{number} Interessenabfragen bekommen keine eigene Messung: Bei diesem Budget und dieser Zeilenzahl wäre das Rauschen zu groß, oder das Modell hat keinen Platz. Der Lauf kann dieselben Spalten noch messen.</translation>
    </message>
    <message>
        <source>Without a public number of rows nobody can tell yet whether the interest queries are measured: where rows are few they are only estimated from other tables. A rounded number is declared with the dataset.</source>
        <translation>Ohne öffentliche Zahl der Zeilen kann noch niemand sagen, ob die Interessenabfragen gemessen werden: Sind es wenige Zeilen, werden sie nur aus anderen Tabellen geschätzt. Eine gerundete Zahl wird mit dem Datensatz angegeben.</translation>
    </message>
    <message>
        <source>Whole numbers.</source>
        <translation>Ganze Zahlen.</translation>
    </message>
    <message>
        <source>Whole numbers, written with decimal places.</source>
        <translation>Ganze Zahlen, mit Nachkommastellen geschrieben.</translation>
    </message>
    <message>
        <source>The values look like {kind}. Left out.</source>
        <translation>Die Werte sehen nach {kind} aus. Weggelassen.</translation>
    </message>
    <message>
        <source>This column may hold {kind}.</source>
        <translation>Diese Spalte enthält vielleicht: {kind}.</translation>
    </message>
    <message>
        <source>names of people</source>
        <translation>Namen von Personen</translation>
    </message>
    <message>
        <source>e-mail addresses</source>
        <translation>E-Mail-Adressen</translation>
    </message>
    <message>
        <source>telephone numbers</source>
        <translation>Telefonnummern</translation>
    </message>
    <message>
        <source>postal addresses</source>
        <translation>Postanschriften</translation>
    </message>
    <message>
        <source>dates of birth</source>
        <translation>Geburtsdaten</translation>
    </message>
    <message>
        <source>national or insurance numbers</source>
        <translation>Ausweis- oder Versicherungsnummern</translation>
    </message>
    <message>
        <source>network addresses</source>
        <translation>Netzwerkadressen</translation>
    </message>
    <message>
        <source>The years have two digits: they are read as {first} to {last}. If older ones are meant, write all four digits in the file.</source>
        <translation>Die Jahre haben zwei Ziffern: Sie werden als {first} bis {last} gelesen. Sind ältere gemeint, schreiben Sie in der Datei alle vier Ziffern.</translation>
    </message>
    <message>
        <source>The last row has nothing but its first cell, as notes do. If so, remove it from the file.</source>
        <translation>In der letzten Zeile steht nur die erste Zelle, wie bei einer Anmerkung. Ist es eine, entfernen Sie die Zeile aus der Datei.</translation>
    </message>
    <message>
        <source>The numbers stand in quotes, as text does: if they are codes, make it a category.</source>
        <translation>Die Zahlen stehen in Anführungszeichen wie Text: Sind es Codes, machen Sie eine Kategorie daraus.</translation>
    </message>
    <message>
        <source>{number} groups are too many; {most} are possible. Widen them.</source>
        <translation>{number} Gruppen sind zu viele; {most} sind möglich. Machen Sie sie breiter.</translation>
    </message>
    <message>
        <source>{value} has more than {places} decimal places.</source>
        <translation>{value} hat mehr als {places} Nachkommastellen.</translation>
    </message>
    <message>
        <source>{value} is too large for {places} decimal places.</source>
        <translation>{value} ist zu groß für {places} Nachkommastellen.</translation>
    </message>
    <message>
        <source>A group starts below the smallest value. Take that start off the list, or lower the smallest value.</source>
        <translation>Eine Gruppe beginnt unter dem kleinsten Wert. Streichen Sie diesen Beginn, oder senken Sie den kleinsten Wert.</translation>
    </message>
    <message>
        <source>The columns of {dataset} have other names than those of this table.</source>
        <translation>Die Spalten von {dataset} heißen anders als die dieser Tabelle.</translation>
    </message>
    <message>
        <source>Name {line} is empty or has blanks at its ends. Type a name.</source>
        <translation>Name {line} ist leer oder hat Leerzeichen am Rand. Geben Sie einen Namen ein.</translation>
    </message>
    <message>
        <source>Name {line} is longer than {most} characters. Shorten it.</source>
        <translation>Name {line} ist länger als {most} Zeichen. Kürzen Sie ihn.</translation>
    </message>
    <message>
        <source>The name &apos;{name}&apos; is there twice. Each column needs its own.</source>
        <translation>Den Namen „{name}“ gibt es zweimal. Jede Spalte braucht einen eigenen.</translation>
    </message>
    <message>
        <source>There are {count} names for {columns} columns. Type one name a line.</source>
        <translation>Es sind {count} Namen für {columns} Spalten. Geben Sie einen Namen je Zeile ein.</translation>
    </message>
    <message>
        <source>The last group must start before or at the upper limit.</source>
        <translation>Die letzte Gruppe muss an oder vor der oberen Grenze beginnen.</translation>
    </message>
    <message>
        <source>The format &apos;{format}&apos; cannot write {day}, where a group starts.</source>
        <translation>Das Format „{format}“ kann {day} nicht schreiben, wo eine Gruppe beginnt.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no date. Write it as 2026-01-31 or 2026-01-31T08:30.</source>
        <translation>„{text}“ ist kein Datum. Schreiben Sie es als 2026-01-31 oder 2026-01-31T08:30.</translation>
    </message>
    <message>
        <source>The group &apos;{group}&apos; is not one of the categories.</source>
        <translation>Die Gruppe „{group}“ ist keine der Kategorien.</translation>
    </message>
    <message>
        <source>A boolean needs exactly two categories: no, then yes.</source>
        <translation>Ja oder nein braucht genau zwei Kategorien: erst nein, dann ja.</translation>
    </message>
    <message>
        <source>Only identifiers and constants can be regenerated.</source>
        <translation>Nur Kennungen und feste Werte können neu vergeben werden.</translation>
    </message>
    <message>
        <source>Type a name for the group.</source>
        <translation>Geben Sie der Gruppe einen Namen.</translation>
    </message>
    <message>
        <source>Tick the values that the group takes in.</source>
        <translation>Kreuzen Sie die Werte an, die zur Gruppe gehören.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a sign of a missing cell or in a group. Take another name.</source>
        <translation>„{name}“ steht für eine fehlende Zelle oder in einer Gruppe. Nehmen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has more than {most} different values, too many for categories. Leave it out, or group the values in the file.</source>
        <translation>„{name}“ hat mehr als {most} verschiedene Werte, zu viele für Kategorien. Lassen Sie die Spalte weg, oder gruppieren Sie die Werte in der Datei.</translation>
    </message>
    <message>
        <source>The date format &apos;{format}&apos; has an unknown part &apos;{part}&apos;.</source>
        <translation>Das Datumsformat „{format}“ hat einen unbekannten Teil „{part}“.</translation>
    </message>
    <message>
        <source>The date format &apos;{format}&apos; needs a year (%Y) and a month (%m or %b).</source>
        <translation>Das Datumsformat „{format}“ braucht ein Jahr (%Y) und einen Monat (%m oder %b).</translation>
    </message>
    <message>
        <source>The date format &apos;{format}&apos; names a part twice.</source>
        <translation>Das Datumsformat „{format}“ nennt einen Teil zweimal.</translation>
    </message>
    <message>
        <source>it must be greater than {number}</source>
        <translation>die Zahl muss größer als {number} sein</translation>
    </message>
    <message>
        <source>it must be at least {number}</source>
        <translation>die Zahl muss mindestens {number} sein</translation>
    </message>
    <message>
        <source>it must be at most {number}</source>
        <translation>die Zahl darf höchstens {number} sein</translation>
    </message>
    <message>
        <source>at most {number} characters are possible</source>
        <translation>höchstens {number} Zeichen sind möglich</translation>
    </message>
    <message>
        <source>at most {number} are possible in this list</source>
        <translation>höchstens {number} sind in dieser Liste möglich</translation>
    </message>
    <message>
        <source>a finite number is needed</source>
        <translation>eine endliche Zahl ist nötig</translation>
    </message>
    <message>
        <source>The rules of order go round in a circle through &apos;{name}&apos;.</source>
        <translation>Die Regeln zur Reihenfolge laufen über „{name}“ im Kreis.</translation>
    </message>
    <message>
        <source>A rule names a column twice: {names}.</source>
        <translation>Eine Regel nennt eine Spalte zweimal: {names}.</translation>
    </message>
    <message>
        <source>A rule names the column &apos;{name}&apos;, which is not in the model.</source>
        <translation>Eine Regel nennt die Spalte „{name}“, die nicht im Modell ist.</translation>
    </message>
    <message>
        <source>A rule joins {number} combinations of {names}; {most} are possible.</source>
        <translation>Eine Regel verbindet {number} Kombinationen von {names}; {most} sind möglich.</translation>
    </message>
    <message>
        <source>A rule on {names} forbids every row.</source>
        <translation>Eine Regel zu {names} verbietet jede Zeile.</translation>
    </message>
    <message>
        <source>A rule gives a range for &apos;{name}&apos;, which has no numbers or dates.</source>
        <translation>Eine Regel gibt einen Bereich für „{name}“ an, wo weder Zahlen noch Daten stehen.</translation>
    </message>
    <message>
        <source>A rule cuts the group &apos;{group}&apos; of &apos;{name}&apos;. Let a group start at its limit.</source>
        <translation>Eine Regel zerschneidet die Gruppe „{group}“ von „{name}“. Lassen Sie an ihrer Grenze eine Gruppe beginnen.</translation>
    </message>
    <message>
        <source>A rule compares &apos;{lower}&apos; and &apos;{upper}&apos;, which are not numbers of equal places or dates of equal precision.</source>
        <translation>Eine Regel vergleicht „{lower}“ und „{upper}“; das sind keine Zahlen mit gleich vielen Nachkommastellen und keine gleich genauen Daten.</translation>
    </message>
    <message>
        <source>A rule names the value {value} of &apos;{name}&apos;, which its domain lacks.</source>
        <translation>Eine Regel nennt den Wert {value} von „{name}“, der im Wertebereich fehlt.</translation>
    </message>
    <message>
        <source>A rule says that &apos;{name}&apos; may be missing, but its domain has no missing.</source>
        <translation>Eine Regel sagt, dass „{name}“ fehlen darf, aber dort gilt nichts als fehlend.</translation>
    </message>
    <message>
        <source>There is no file &apos;{file}&apos;. Check the name and the folder.</source>
        <translation>Es gibt keine Datei „{file}“. Prüfen Sie Namen und Ordner.</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; is not a file. Choose a file with a table.</source>
        <translation>„{file}“ ist keine Datei. Wählen Sie eine Datei mit einer Tabelle.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <translation>{file} kann nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The name of the file {file} is no text. Rename it.</source>
        <translation>Der Name der Datei {file} ist kein Text. Benennen Sie sie um.</translation>
    </message>
    <message>
        <source>Reading {file} broke off: the file is damaged, or takes more memory than it may. Export it again, as CSV.</source>
        <translation>Das Lesen von {file} brach ab: Die Datei ist beschädigt oder braucht mehr Speicher, als sie darf. Exportieren Sie sie erneut als CSV.</translation>
    </message>
    <message>
        <source>Reading {file} was given up after {seconds} seconds without progress. The file may be damaged. Export it again, as CSV.</source>
        <translation>Das Lesen von {file} wurde nach {seconds} Sekunden ohne Fortschritt aufgegeben. Vielleicht ist die Datei beschädigt. Exportieren Sie sie erneut als CSV.</translation>
    </message>
    <message>
        <source>{file} needs more than {limit} MiB of memory to be read. Split it, or export it as CSV.</source>
        <translation>{file} braucht zum Lesen mehr als {limit} MiB Speicher. Teilen Sie die Datei, oder exportieren Sie sie als CSV.</translation>
    </message>
    <message>
        <source>{file} is compressed (gzip). Unpack it first, or ask for that: --gzip with inspect and schema, &quot;packing&quot;: &quot;gzip&quot; in the reading of a schema.</source>
        <translation>{file} ist komprimiert (gzip). Entpacken Sie die Datei erst, oder lassen Sie sie hier entpacken.</translation>
    </message>
    <message>
        <source>{file} is no complete gzip file. Copy or unpack it again.</source>
        <translation>{file} ist keine vollständige gzip-Datei. Kopieren oder entpacken Sie sie erneut.</translation>
    </message>
    <message>
        <source>{file} is a damaged archive. Copy or export it again.</source>
        <translation>{file} ist ein beschädigtes Archiv. Kopieren oder exportieren Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>{file} is a zip archive. Unpack it and choose the file with the table.</source>
        <translation>{file} ist ein Zip-Archiv. Entpacken Sie es, und wählen Sie die Datei mit der Tabelle.</translation>
    </message>
    <message>
        <source>a zstd archive</source>
        <translation>ein zstd-Archiv</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>ein bzip2-Archiv</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>ein xz-Archiv</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>ein 7z-Archiv</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>a SQLite database</source>
        <translation>eine SQLite-Datenbank</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>an Arrow file</source>
        <translation>eine Arrow-Datei</translation>
    </message>
    <message>
        <source>an SPSS file</source>
        <translation>eine SPSS-Datei</translation>
    </message>
    <message>
        <source>a Stata file</source>
        <translation>eine Stata-Datei</translation>
    </message>
    <message>
        <source>a Python pickle, which is never opened</source>
        <translation>ein Python-Pickle, das nie geöffnet wird</translation>
    </message>
    <message>
        <source>{file} is larger than {limit} MiB. Split it, or raise the limit.</source>
        <translation>{file} ist größer als {limit} MiB. Teilen Sie die Datei, oder heben Sie die Grenze an.</translation>
    </message>
    <message>
        <source>{file} grows more than {limit} times when unpacked. It is not opened.</source>
        <translation>{file} wächst beim Entpacken auf mehr als das {limit}-Fache. Die Datei wird nicht geöffnet.</translation>
    </message>
    <message>
        <source>{file} has more than {limit} rows. Split it, or raise the limit.</source>
        <translation>{file} hat mehr als {limit} Zeilen. Teilen Sie die Datei, oder heben Sie die Grenze an.</translation>
    </message>
    <message>
        <source>{file} has {number} columns; {limit} are possible.</source>
        <translation>{file} hat {number} Spalten; {limit} sind möglich.</translation>
    </message>
    <message>
        <source>{file} has {number} columns; {limit} are possible. Leave some out.</source>
        <translation>{file} hat {number} Spalten; {limit} sind möglich. Lassen Sie einige weg.</translation>
    </message>
    <message>
        <source>{file} has no sheet &apos;{sheet}&apos;; it has: {names}.</source>
        <translation>{file} hat kein Blatt „{sheet}“, sondern: {names}.</translation>
    </message>
    <message>
        <source>{file} does not begin as its encoding demands. Choose another.</source>
        <translation>{file} beginnt nicht so, wie es die Kodierung verlangt. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>{file} has a line of over {limit} characters: no table.</source>
        <translation>{file} hat eine Zeile mit mehr als {limit} Zeichen: Das ist keine Tabelle.</translation>
    </message>
    <message>
        <source>{file} is a file of kind &apos;{found}&apos;, not &apos;{wanted}&apos; as declared. Choose another file, or write &quot;kind&quot;: &quot;{kind}&quot; in the reading of the schema.</source>
        <translation>{file} ist eine Datei der Art „{found}“, nicht „{wanted}“, wie angegeben. Wählen Sie eine andere Datei, oder schreiben Sie &quot;kind&quot;: &quot;{kind}&quot; unter &quot;reading&quot; in das Schema.</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 Zelle</translation>
    </message>
    <message>
        <source>{number} cells</source>
        <translation>{number} Zellen</translation>
    </message>
    <message>
        <source>Line {line} of {file} opens a quote that is never closed, or holds a cell that is far too long. Correct it, or choose another separator or other quotes.</source>
        <translation>Zeile {line} von {file} öffnet ein Anführungszeichen, das nie geschlossen wird, oder enthält eine viel zu lange Zelle. Berichtigen Sie sie, oder wählen Sie ein anderes Trennzeichen oder andere Anführungszeichen.</translation>
    </message>
    <message>
        <source>Line {line} of {file} has a cell of over {limit} characters. Look for a quote that is never closed, or raise the limit.</source>
        <translation>Zeile {line} von {file} hat eine Zelle mit mehr als {limit} Zeichen. Suchen Sie ein Anführungszeichen, das nie geschlossen wird, oder heben Sie die Grenze an.</translation>
    </message>
    <message>
        <source>The first line holds no names of columns and is taken for a title.</source>
        <translation>Die erste Zeile enthält keine Spaltennamen und gilt als Titel.</translation>
    </message>
    <message>
        <source>The first {number} lines hold no names of columns and are taken for a title.</source>
        <translation>Die ersten {number} Zeilen enthalten keine Spaltennamen und gelten als Titel.</translation>
    </message>
    <message>
        <source>Numbers with a sign such as %: take it away to make them a column of numbers.</source>
        <translation>Zahlen mit einem Zeichen wie %: Nehmen Sie es weg, damit es eine Spalte von Zahlen wird.</translation>
    </message>
    <message>
        <source>The separator cannot be a quote or a line break.</source>
        <translation>Das Trennzeichen kann kein Anführungszeichen und kein Zeilenumbruch sein.</translation>
    </message>
    <message>
        <source>These are the rows of {other}: one pool counts for both.</source>
        <translation>Das sind die Zeilen von {other}: Ein Pool zählt für beide.</translation>
    </message>
    <message>
        <source>These are the people of {other}: one pool counts for both.</source>
        <translation>Das sind die Personen von {other}: Ein Pool zählt für beide.</translation>
    </message>
    <message>
        <source>The epsilon {epsilon} and delta {delta} that were typed for {name} are not used.</source>
        <translation>Das für {name} eingegebene Epsilon {epsilon} und Delta {delta} wird nicht verwendet.</translation>
    </message>
    <message>
        <source>The limit for one synthesis of {other} holds for {name}, too: {limit}. Limits are never raised.</source>
        <translation>Die Grenze für eine Synthese von {other} gilt auch für {name}: {limit}. Grenzen werden nie angehoben.</translation>
    </message>
    <message>
        <source>The file has {number} columns, the schema {wanted}. Check that it is the right file; a schema lists every column, in the order of the file.</source>
        <translation>Die Datei hat {number} Spalten, das Schema {wanted}. Prüfen Sie, ob es die richtige Datei ist; ein Schema nennt jede Spalte, in der Reihenfolge der Datei.</translation>
    </message>
    <message>
        <source>The file has no column &apos;{name}&apos;, which the schema lists. Check that it is the right file, and how the schema spells the name.</source>
        <translation>Die Datei hat keine Spalte „{name}“, die das Schema nennt. Prüfen Sie, ob es die richtige Datei ist, und wie das Schema den Namen schreibt.</translation>
    </message>
    <message>
        <source>The schema does not list the column &apos;{name}&apos; of the file. Add it to the schema; of the type text it is left out of the model.</source>
        <translation>Das Schema nennt die Spalte „{name}“ der Datei nicht. Fügen Sie sie dem Schema hinzu; mit dem Typ text wird sie weggelassen.</translation>
    </message>
    <message>
        <source>The file of {name} is not at {file}. Put it back, or say where it lies now: Find File Again on the page Datasets, or the command cusyn relocate. Nothing was spent.</source>
        <translation>Die Datei von {name} liegt nicht bei {file}. Legen Sie sie zurück, oder sagen Sie, wo sie jetzt liegt: „Datei wiederfinden“ auf der Seite Datensätze oder der Befehl cusyn relocate. Es wurde nichts verbraucht.</translation>
    </message>
    <message>
        <source>The header of {file} is longer than {limit} characters.</source>
        <translation>Die Kopfzeile von {file} ist länger als {limit} Zeichen.</translation>
    </message>
    <message>
        <source>Day and month may be swapped: the cells also fit {examples}. Choose how the dates are written.</source>
        <translation>Tag und Monat sind vielleicht vertauscht: Die Zellen passen auch zu {examples}. Wählen Sie, wie die Datumsangaben geschrieben sind.</translation>
    </message>
    <message>
        <source>The cells of &apos;{name}&apos; are not written as &apos;{form}&apos;.</source>
        <translation>Die Zellen von „{name}“ sind nicht so geschrieben: „{form}“.</translation>
    </message>
    <message>
        <source>There would be more than {most} groups. Make them wider, or say where each starts (&apos;width&apos; or &apos;starts&apos; in a schema).</source>
        <translation>Es wären mehr als {most} Gruppen. Machen Sie sie breiter, oder geben Sie an, wo jede beginnt.</translation>
    </message>
    <message>
        <source>Say by which step the dates are grouped, or where the groups start (&apos;by&apos; or &apos;starts&apos; in a schema).</source>
        <translation>Geben Sie an, in welchen Schritten die Datumsangaben gruppiert werden, oder wo die Gruppen beginnen.</translation>
    </message>
    <message>
        <source>To count values outside the domain as missing, say first which cells count as missing (&apos;missing&apos; in a schema).</source>
        <translation>Damit Werte außerhalb als fehlend zählen, geben Sie zuerst an, welche Zellen als fehlend gelten.</translation>
    </message>
    <message>
        <source>A column that is filled anew needs a first value (&apos;start&apos; in a schema); that of an identifier ends in digits.</source>
        <translation>Eine Spalte, die neu gefüllt wird, braucht einen ersten Wert; der einer Kennung endet auf Ziffern.</translation>
    </message>
    <message>
        <source>The name of column {number} is longer than {limit} characters. Shorten it.</source>
        <translation>Der Name der Spalte {number} ist länger als {limit} Zeichen. Kürzen Sie ihn.</translation>
    </message>
    <message>
        <source>The column &apos;{name}&apos; of {file} holds {found}, not single values.</source>
        <translation>Die Spalte „{name}“ von {file} enthält {found}, keine einzelnen Werte.</translation>
    </message>
    <message>
        <source>Line {line} of {file} has text after a closing quote. Correct it, or choose another separator or other quotes.</source>
        <translation>Zeile {line} von {file} hat Text nach einem schließenden Anführungszeichen. Berichtigen Sie sie, oder wählen Sie ein anderes Trennzeichen oder andere Anführungszeichen.</translation>
    </message>
    <message>
        <source>Line {line} of {file} cannot be read. Correct it, or choose another separator or other quotes.</source>
        <translation>Zeile {line} von {file} kann nicht gelesen werden. Berichtigen Sie sie, oder wählen Sie ein anderes Trennzeichen oder andere Anführungszeichen.</translation>
    </message>
    <message>
        <source>Line {line} of {file} is empty, but rows follow. Remove the line.</source>
        <translation>Zeile {line} von {file} ist leer, aber es folgen noch Zeilen. Entfernen Sie sie.</translation>
    </message>
    <message>
        <source>Line {line} of {file} holds a NUL character. The file is damaged, or its encoding is another one (UTF-16, for example).</source>
        <translation>Zeile {line} von {file} enthält ein NUL-Zeichen. Die Datei ist beschädigt, oder ihre Kodierung ist eine andere (etwa UTF-16).</translation>
    </message>
    <message>
        <source>Dates in several formats, or with mistakes. Left out; write all in one.</source>
        <translation>Datumsangaben in mehreren Formaten oder mit Fehlern. Weggelassen; schreiben Sie alle in einem Format.</translation>
    </message>
    <message>
        <source>Dates in several formats, or with mistakes: write all in one to make it a date.</source>
        <translation>Datumsangaben in mehreren Formaten oder mit Fehlern: Schreiben Sie alle in einem, damit es ein Datum wird.</translation>
    </message>
    <message>
        <source>Nothing is below zero but {codes}, as signs of missing values are. If so, list it as missing, and raise the lower limit.</source>
        <translation>Unter null steht nur {codes}, wie es Zeichen für fehlende Werte sind. Wenn es so ist, geben Sie es als fehlend an und heben Sie die untere Grenze an.</translation>
    </message>
    <message>
        <source>The last row seems to hold totals (&apos;{word}&apos;). Remove it from the file: it is no person.</source>
        <translation>Die letzte Zeile scheint Summen zu enthalten („{word}“). Entfernen Sie sie aus der Datei: Sie ist keine Person.</translation>
    </message>
    <message>
        <source>The file has no byte order mark; it looks like {guess}.</source>
        <translation>Die Datei hat keine Bytereihenfolge-Marke; sie sieht nach {guess} aus.</translation>
    </message>
    <message>
        <source>Column {number} has no name; it is called &apos;{name}&apos;.</source>
        <translation>Spalte {number} hat keinen Namen; sie heißt hier „{name}“.</translation>
    </message>
    <message>
        <source>Column {number} repeats the name &apos;{former}&apos;; it is called &apos;{name}&apos;.</source>
        <translation>Spalte {number} wiederholt den Namen „{former}“; sie heißt hier „{name}“.</translation>
    </message>
    <message>
        <source>The encoding &apos;{encoding}&apos; is unknown.</source>
        <translation>Die Kodierung „{encoding}“ ist unbekannt.</translation>
    </message>
    <message>
        <source>The decimal mark and the thousands mark must differ.</source>
        <translation>Dezimalzeichen und Tausenderzeichen müssen verschieden sein.</translation>
    </message>
    <message>
        <source>The code book {file} cannot be read. Save it as UTF-8.</source>
        <translation>Das Codebuch {file} kann nicht gelesen werden. Speichern Sie es als UTF-8.</translation>
    </message>
    <message>
        <source>The code book {file} cannot be opened. Check that it is there and may be read.</source>
        <translation>Das Codebuch {file} lässt sich nicht öffnen. Sehen Sie nach, ob es da ist und gelesen werden darf.</translation>
    </message>
    <message>
        <source>The code book {file} is no valid JSON. Correct it.</source>
        <translation>Das Codebuch {file} ist kein gültiges JSON. Berichtigen Sie es.</translation>
    </message>
    <message>
        <source>The code book {file} is larger than {limit} MiB.</source>
        <translation>Das Codebuch {file} ist größer als {limit} MiB.</translation>
    </message>
    <message>
        <source>The code book {file} needs the columns &apos;column&apos; and &apos;value&apos;, one line for each value; it has: {names}.</source>
        <translation>Das Codebuch {file} braucht die Spalten „column“ und „value“ mit einer Zeile je Wert; es hat: {names}.</translation>
    </message>
    <message>
        <source>The domain of &apos;{name}&apos; must be a number of codes from 1 to {most}, a list of values, an object of values with labels, or the fields of a column.</source>
        <translation>Der Wertebereich von „{name}“ muss eine Zahl von Codes von 1 bis {most} sein, eine Liste von Werten, ein Objekt aus Werten mit Beschriftungen oder die Felder einer Spalte.</translation>
    </message>
    <message>
        <source>One person has 1 to {most} rows, not {number}.</source>
        <translation>Eine Person hat 1 bis {most} Zeilen, nicht {number}.</translation>
    </message>
    <message>
        <source>These rows are registered as {name} with {number} rows per person. Their pool counts in that unit, so it has to stay the same.</source>
        <translation>Diese Zeilen sind als {name} mit {number} Zeilen je Person eingetragen. Ihr Pool zählt in dieser Einheit, also muss sie gleich bleiben.</translation>
    </message>
    <message>
        <source>These rows are registered as {name}, whose pool counts for them, and cannot come to that of {other}. Register them without saying whose people they are; if that pool is wrong, spend nothing of it, and close it.</source>
        <translation>Diese Zeilen sind als {name} eingetragen; dessen Pool zählt für sie, und sie können nicht mehr zu dem von {other} kommen. Tragen Sie sie ein, ohne zu sagen, wessen Personen es sind; ist dieser Pool falsch, so geben Sie nichts davon aus und schließen Sie ihn.</translation>
    </message>
    <message>
        <source>{name} counts {number} rows per person at delta {delta}. A dataset that shares its pool has to count in the same unit and at the same delta.</source>
        <translation>{name} zählt {number} Zeilen je Person bei Delta {delta}. Ein Datensatz, der diesen Pool teilt, muss in derselben Einheit und beim selben Delta zählen.</translation>
    </message>
    <message>
        <source>The schema calls the bounds of {name} chosen, and no release of these rows tells the same bounds: they count as taken from the rows.</source>
        <translation>Das Schema nennt die Grenzen von {name} gewählt, aber keine Freigabe dieser Zeilen nennt dieselben Grenzen: Sie gelten als aus den Zeilen genommen.</translation>
    </message>
    <message>
        <source>{spent}, counts as spent already: an older copy of the workspace was accepted, and this is or may be a dataset that the copy had forgotten.</source>
        <translation>{spent}, gilt schon als verbraucht: Eine ältere Kopie des Arbeitsbereichs wurde angenommen, und dies ist oder könnte ein Datensatz sein, den die Kopie vergessen hatte.</translation>
    </message>
    <message>
        <source>Column &apos;{name}&apos;: {cells} a value outside the declared domain; such values {becomes}.</source>
        <translation>Spalte „{name}“: {cells} einen Wert außerhalb des festgelegten Wertebereichs; solche Werte {becomes}.</translation>
    </message>
    <message>
        <source>Column &apos;{name}&apos;: {cells} no value of its type (an empty cell or a word); such cells count as &apos;{label}&apos;.</source>
        <translation>Spalte „{name}“: {cells} keinen Wert des Typs (eine leere Zelle oder ein Wort); solche Zellen gelten als „{label}“.</translation>
    </message>
    <message>
        <source>Column &apos;{name}&apos;: {cells} a number with more decimal places than are declared; such numbers are rounded.</source>
        <translation>Spalte „{name}“: {cells} eine Zahl mit mehr Nachkommastellen als angegeben; solche Zahlen werden gerundet.</translation>
    </message>
    <message>
        <source>1 cell holds</source>
        <translation>1 Zelle enthält</translation>
    </message>
    <message>
        <source>{number} cells hold</source>
        <translation>{number} Zellen enthalten</translation>
    </message>
    <message>
        <source>were moved to the nearest limit</source>
        <translation>wurden auf die nächste Grenze gesetzt</translation>
    </message>
    <message>
        <source>count as other</source>
        <translation>gelten als sonstige</translation>
    </message>
    <message>
        <source>count as missing</source>
        <translation>gelten als fehlend</translation>
    </message>
    <message>
        <source>count as the first category</source>
        <translation>gelten als die erste Kategorie</translation>
    </message>
    <message>
        <source>The column &apos;{names}&apos; holds values that the schema does not list. Say where such values go: &quot;outside&quot;: &quot;other&quot;, &quot;missing&quot;, or &quot;first&quot; for the first category. Or complete the lists &quot;categories&quot; and &quot;missing&quot; (an empty cell is the value &quot;&quot;); they must be public: what anyone could know without the rows.</source>
        <translation>Die Spalte „{names}“ enthält Werte, die ihre Liste nicht nennt. Sagen Sie, wohin Werte außerhalb gehören, oder vervollständigen Sie die Liste; sie muss öffentlich sein: was alle wissen könnten, ohne die Zeilen zu sehen.</translation>
    </message>
    <message>
        <source>The columns &apos;{names}&apos; hold values that the schema does not list. Say where such values go: &quot;outside&quot;: &quot;other&quot;, &quot;missing&quot;, or &quot;first&quot; for the first category. Or complete the lists &quot;categories&quot; and &quot;missing&quot; (an empty cell is the value &quot;&quot;); they must be public: what anyone could know without the rows.</source>
        <translation>Die Spalten „{names}“ enthalten Werte, die ihre Listen nicht nennen. Sagen Sie, wohin Werte außerhalb gehören, oder vervollständigen Sie die Listen; sie müssen öffentlich sein: was alle wissen könnten, ohne die Zeilen zu sehen.</translation>
    </message>
    <message>
        <source>No column of the schema is in the model; declare at least one category or number.</source>
        <translation>Keine Spalte ist im Modell; legen Sie mindestens eine Kategorie oder Zahl fest.</translation>
    </message>
    <message>
        <source>There is no file {file}. Name the place where the file of {name} lies now.</source>
        <translation>Es gibt keine Datei {file}. Nennen Sie den Ort, an dem die Datei von {name} jetzt liegt.</translation>
    </message>
    <message>
        <source>{file} is not the file that was registered as {name}. {found}</source>
        <translation>{file} ist nicht die Datei, die als {name} eingetragen wurde. {found}</translation>
    </message>
    <message>
        <source>Nor can it be read by its schema: {reason}</source>
        <translation>Sie kann auch nicht nach dessen Schema gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>It holds the same rows in another form, but a run reads the registered file alone, byte for byte. Put that one back, or add this one under another name: it comes back to the same pool.</source>
        <translation>Sie enthält dieselben Zeilen in anderer Form, aber ein Lauf liest allein die eingetragene Datei, Byte für Byte. Legen Sie jene zurück, oder fügen Sie diese unter anderem Namen hinzu: Sie kommt zum selben Pool.</translation>
    </message>
    <message>
        <source>It holds much the same rows, and some have changed. Put the registered file back, or add this one under another name, with the pool of {name}.</source>
        <translation>Sie enthält weitgehend dieselben Zeilen, und einige haben sich geändert. Legen Sie die eingetragene Datei zurück, oder fügen Sie diese unter anderem Namen hinzu, mit dem Pool von {name}.</translation>
    </message>
    <message>
        <source>It holds other rows, or some of them have changed. Look for the registered file, or add this one under another name, with the pool of {name} if these are its people.</source>
        <translation>Sie enthält andere Zeilen, oder einige haben sich geändert. Suchen Sie die eingetragene Datei, oder fügen Sie diese unter anderem Namen hinzu, mit dem Pool von {name}, wenn es dessen Personen sind.</translation>
    </message>
    <message>
        <source>The file at {file} is not the one that was registered as {name}: it has changed since. Put the registered file back, or register the changed one as a dataset of its own. Nothing was spent.</source>
        <translation>Die Datei {file} ist nicht die, die als {name} eingetragen wurde: Sie hat sich seitdem geändert. Legen Sie die eingetragene zurück, oder tragen Sie die geänderte als eigenen Datensatz ein. Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>The file of {name} at {file} cannot be read: it is no plain file. Put the registered file back. Nothing was spent.</source>
        <translation>Die Datei von {name} unter {file} kann nicht gelesen werden: Sie ist keine gewöhnliche Datei. Legen Sie die eingetragene zurück. Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>The file of {name} at {file} cannot be read: {reason}. Nothing was spent.</source>
        <translation>Die Datei von {name} unter {file} kann nicht gelesen werden: {reason}. Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>The file of {name} can no longer be read as it was registered. Put that file back.</source>
        <translation>Die Datei von {name} kann nicht mehr so gelesen werden, wie sie eingetragen wurde. Legen Sie jene Datei zurück.</translation>
    </message>
    <message>
        <source>The rows of {name} changed while they were opened. Put the registered file back.</source>
        <translation>Die Zeilen von {name} haben sich beim Öffnen geändert. Legen Sie die eingetragene Datei zurück.</translation>
    </message>
    <message>
        <source>The smallest budget of use, epsilon {least}, is more than the epsilon {asked} that is asked. Lower it, or ask for more.</source>
        <translation>Das kleinste brauchbare Budget, Epsilon {least}, ist mehr als das gewünschte Epsilon {asked}. Senken Sie es, oder bitten Sie um mehr.</translation>
    </message>
    <message>
        <source>The query &apos;{query}&apos; has {number} columns; an interest query has 1 to {most}.</source>
        <translation>Die Abfrage „{query}“ hat {number} Spalten; eine Interessenabfrage hat 1 bis {most}.</translation>
    </message>
    <message>
        <source>The query &apos;{query}&apos; is listed twice; leave one out.</source>
        <translation>Die Abfrage „{query}“ steht zweimal in der Liste; lassen Sie eine weg.</translation>
    </message>
    <message>
        <source>The query &apos;{query}&apos; names a column twice.</source>
        <translation>Die Abfrage „{query}“ nennt eine Spalte zweimal.</translation>
    </message>
    <message>
        <source>{error} Columns and their numbers of values: {columns}. Nothing was spent.</source>
        <translation>{error} Spalten und die Zahl ihrer Werte: {columns}. Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>A synthetic table has 1 to {most} rows, not {number}.</source>
        <translation>Eine synthetische Tabelle hat 1 bis {most} Zeilen, nicht {number}.</translation>
    </message>
    <message>
        <source>A model may have {least} to {most} MB, not {number}.</source>
        <translation>Ein Modell darf {least} bis {most} MB haben, nicht {number}.</translation>
    </message>
    <message>
        <source>{rows} rows of {columns} columns need about {needed} of memory, and {free} are free. Ask for at most {fitting} rows, or close other programs. Nothing was spent.</source>
        <translation>{rows} Zeilen mit {columns} Spalten brauchen etwa {needed} Speicher, und {free} sind frei. Bitten Sie um höchstens {fitting} Zeilen, oder schließen Sie andere Programme. Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>The domain of {names} was taken from the rows. The guarantee holds only if it is public knowledge; check it, then set &quot;origin&quot; to &quot;public&quot; in the schema.</source>
        <translation>Der Wertebereich von {names} wurde den Zeilen entnommen. Die Garantie gilt nur, wenn er öffentlich bekannt ist; prüfen Sie ihn, und setzen Sie dann „origin“ im Schema auf „public“.</translation>
    </message>
    <message>
        <source>The domains of {names} were taken from the rows. The guarantee holds only if they are public knowledge; check it, then set &quot;origin&quot; to &quot;public&quot; in the schema.</source>
        <translation>Die Wertebereiche von {names} wurden den Zeilen entnommen. Die Garantie gilt nur, wenn sie öffentlich bekannt sind; prüfen Sie das, und setzen Sie dann „origin“ im Schema auf „public“.</translation>
    </message>
    <message>
        <source>This run will take about {minutes} minutes; a smaller model limit or fewer columns make it shorter.</source>
        <translation>Dieser Lauf wird etwa {minutes} Minuten dauern; ein kleineres Modell oder weniger Spalten machen ihn kürzer.</translation>
    </message>
    <message>
        <source>This run will take about {minutes} minutes; fewer columns make it shorter.</source>
        <translation>Dieser Lauf wird etwa {minutes} Minuten dauern; weniger Spalten machen ihn kürzer.</translation>
    </message>
    <message>
        <source>The budget is too small to be divided into rounds; ask for more.</source>
        <translation>Das Budget ist zu klein, um auf Runden verteilt zu werden; bitten Sie um mehr.</translation>
    </message>
    <message>
        <source>{rounds} rounds are too few for {columns} columns; set at least {least}.</source>
        <translation>{rounds} Runden sind zu wenige für {columns} Spalten; setzen Sie mindestens {least}.</translation>
    </message>
    <message>
        <source>There are more interest queries ({queries}) than workload queries ({all}); shorten the list.</source>
        <translation>Es gibt mehr Interessenabfragen ({queries}) als Abfragen insgesamt ({all}); kürzen Sie die Liste.</translation>
    </message>
    <message>
        <source>An interest query has at most {most} columns; leave some out.</source>
        <translation>Eine Interessenabfrage hat höchstens {most} Spalten; lassen Sie welche weg.</translation>
    </message>
    <message>
        <source>{release} is no release of this dataset; its measurements cannot be used.</source>
        <translation>{release} ist keine Freigabe dieses Datensatzes; ihre Messungen können nicht genutzt werden.</translation>
    </message>
    <message>
        <source>{user} was not granted {dataset}.</source>
        <translation>{user} hat keinen Zugang zu {dataset}.</translation>
    </message>
    <message>
        <source>{subject} a model of {number} cells; {most} are allowed. {advice}.</source>
        <translation>{subject} ein Modell mit {number} Zellen; {most} sind erlaubt. {advice}.</translation>
    </message>
    <message>
        <source>{subject} a model of {number} cells; {most} are allowed. {advice}, or allow the model {megabytes} MB.</source>
        <translation>{subject} ein Modell mit {number} Zellen; {most} sind erlaubt. {advice}, oder erlauben Sie dem Modell {megabytes} MB.</translation>
    </message>
    <message>
        <source>The columns alone need</source>
        <translation>Schon die Spalten allein brauchen</translation>
    </message>
    <message>
        <source>The smallest table of the workload has {number} cells and needs</source>
        <translation>Die kleinste Tabelle hat {number} Zellen und braucht</translation>
    </message>
    <message>
        <source>The columns that the rules join need</source>
        <translation>Die Spalten, die die Regeln verbinden, brauchen</translation>
    </message>
    <message>
        <source>An interest query has {number} cells and needs</source>
        <translation>Eine Interessenabfrage hat {number} Zellen und braucht</translation>
    </message>
    <message>
        <source>The interest queries together need</source>
        <translation>Die Interessenabfragen zusammen brauchen</translation>
    </message>
    <message>
        <source>Group the values of the largest columns, leave some out</source>
        <translation>Gruppieren Sie die Werte der größten Spalten, lassen Sie welche weg</translation>
    </message>
    <message>
        <source>Group the values of its columns</source>
        <translation>Gruppieren Sie die Werte ihrer Spalten</translation>
    </message>
    <message>
        <source>Take coarser bins, group values, leave a rule out</source>
        <translation>Nehmen Sie gröbere Gruppen, fassen Sie Werte zusammen, lassen Sie eine Regel weg</translation>
    </message>
    <message>
        <source>Take fewer columns or coarser bins</source>
        <translation>Nehmen Sie weniger Spalten oder gröbere Gruppen</translation>
    </message>
    <message>
        <source>Ask for fewer queries, take the adaptive allocation</source>
        <translation>Bitten Sie um weniger Abfragen, oder nehmen Sie die angepasste Aufteilung</translation>
    </message>
    <message>
        <source>A model of these columns needs {number} cells; the limit is {most}. Use fewer bins, group categories, or measure fewer columns together.</source>
        <translation>Ein Modell dieser Spalten braucht {number} Zellen; die Grenze ist {most}. Nehmen Sie weniger Gruppen, fassen Sie Kategorien zusammen, oder messen Sie weniger Spalten zusammen.</translation>
    </message>
    <message>
        <source>The rules contradict each other: no row can obey them all. Change or leave out one of those on these columns.</source>
        <translation>Die Regeln widersprechen einander: Keine Zeile kann alle erfüllen. Ändern Sie eine von denen zu diesen Spalten, oder lassen Sie eine weg.</translation>
    </message>
    <message>
        <source>The joint table of {columns} columns would have {number} cells; at most {most} can be computed. Ask for fewer columns at a time.</source>
        <translation>Die gemeinsame Tabelle von {columns} Spalten hätte {number} Zellen; höchstens {most} können berechnet werden. Fragen Sie nach weniger Spalten auf einmal.</translation>
    </message>
    <message>
        <source>{error} {run} stays spent.</source>
        <translation>{error} {run} bleibt verbraucht.</translation>
    </message>
    <message>
        <source>The memory of this computer does not suffice. Ask for fewer rows or queries. {run} stays spent.</source>
        <translation>Der Speicher dieses Rechners reicht nicht. Bitten Sie um weniger Zeilen oder Abfragen. {run} bleibt verbraucht.</translation>
    </message>
    <message>
        <source>{run} failed: {reason}. {run_again} stays spent. Tell the custodian.</source>
        <translation>{run} ist gescheitert: {reason}. {run_again} bleibt verbraucht. Sagen Sie es der Datentreuhand.</translation>
    </message>
    <message>
        <source>the private file could not be read</source>
        <translation>die Datei mit den echten Daten konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>the model grew too large</source>
        <translation>das Modell wurde zu groß</translation>
    </message>
    <message>
        <source>the memory of this computer did not suffice</source>
        <translation>der Speicher dieses Rechners reichte nicht</translation>
    </message>
    <message>
        <source>the release could not be stored</source>
        <translation>die Freigabe konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>a step asked for more than was reserved</source>
        <translation>ein Schritt verlangte mehr, als vorgemerkt war</translation>
    </message>
    <message>
        <source>the synthesis could not be carried out</source>
        <translation>die Synthese konnte nicht ausgeführt werden</translation>
    </message>
    <message>
        <source>a fault of the program</source>
        <translation>ein Fehler des Programms</translation>
    </message>
    <message>
        <source>{run} was this request, and it is {state}. Ask anew to run again.</source>
        <translation>{run} war diese Anfrage, und sie ist {state}. Fragen Sie neu, um sie noch einmal auszuführen.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>vorgemerkt</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>The file of {dataset} cannot be used as it is. Tell the custodian. Nothing was spent.</source>
        <translation>Die Datei von {dataset} kann so nicht genutzt werden. Sagen Sie es der Datentreuhand. Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>This token was used for another request. Nothing was spent.</source>
        <translation>Diese Kennung wurde schon für eine andere Anfrage genutzt. Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>{run} is running. Cancel the run first.</source>
        <translation>{run} läuft. Brechen Sie den Lauf zuerst ab.</translation>
    </message>
    <message>
        <source>{run} stays spent: an older copy was accepted since, so nobody can tell whether it opened the rows.</source>
        <translation>{run} bleibt verbraucht: Seitdem wurde eine ältere Kopie angenommen, sodass niemand sagen kann, ob die Zeilen geöffnet wurden.</translation>
    </message>
    <message>
        <source>This run goes on in another window. Wait for it to finish.</source>
        <translation>Dieser Lauf geht in einem anderen Fenster weiter. Warten Sie, bis er fertig ist.</translation>
    </message>
    <message>
        <source>There is no run {run}. There is: {there}.</source>
        <translation>Es gibt keinen Lauf {run}. Es gibt: {there}.</translation>
    </message>
    <message>
        <source>A stored model is damaged. Verify the workspace.</source>
        <translation>Ein gespeichertes Modell ist beschädigt. Prüfen Sie den Arbeitsbereich.</translation>
    </message>
    <message>
        <source>A stored measurement is damaged. Verify the workspace.</source>
        <translation>Eine gespeicherte Messung ist beschädigt. Prüfen Sie den Arbeitsbereich.</translation>
    </message>
    <message>
        <source>What a release remembers of its run is damaged. Verify the workspace.</source>
        <translation>Was eine Freigabe über ihren Lauf festhält, ist beschädigt. Prüfen Sie den Arbeitsbereich.</translation>
    </message>
    <message>
        <source>The table of {release} was changed. Verify the workspace.</source>
        <translation>Die Tabelle von {release} wurde geändert. Prüfen Sie den Arbeitsbereich.</translation>
    </message>
    <message>
        <source>The table of {release} is damaged. Verify the workspace.</source>
        <translation>Die Tabelle von {release} ist beschädigt. Prüfen Sie den Arbeitsbereich.</translation>
    </message>
    <message>
        <source>The stored model was written by another version of the program.</source>
        <translation>Das gespeicherte Modell wurde von einer anderen Version des Programms geschrieben.</translation>
    </message>
    <message>
        <source>The stored model is damaged and cannot be read.</source>
        <translation>Das gespeicherte Modell ist beschädigt und kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The stored model is damaged: it does not have the parts of a model.</source>
        <translation>Das gespeicherte Modell ist beschädigt: Ihm fehlen die Teile eines Modells.</translation>
    </message>
    <message>
        <source>The stored model is damaged: a part is compressed.</source>
        <translation>Das gespeicherte Modell ist beschädigt: Ein Teil ist komprimiert.</translation>
    </message>
    <message>
        <source>The stored model is damaged: a probability is out of range.</source>
        <translation>Das gespeicherte Modell ist beschädigt: Eine Wahrscheinlichkeit liegt außerhalb des Bereichs.</translation>
    </message>
    <message>
        <source>The stored model is damaged: it does not have one total.</source>
        <translation>Das gespeicherte Modell ist beschädigt: Es hat nicht eine Gesamtzahl.</translation>
    </message>
    <message>
        <source>The stored model is damaged: its parts contradict each other.</source>
        <translation>Das gespeicherte Modell ist beschädigt: Seine Teile widersprechen einander.</translation>
    </message>
    <message>
        <source>{place} exists already. Choose another file, such as {free}.</source>
        <translation>{place} gibt es schon. Wählen Sie eine andere Datei, etwa {free}.</translation>
    </message>
    <message>
        <source>{place} exists already. Choose another folder, such as {free}.</source>
        <translation>{place} gibt es schon. Wählen Sie einen anderen Ordner, etwa {free}.</translation>
    </message>
    <message>
        <source>{place} is a file. Choose a folder, or a new name that ends in .zip.</source>
        <translation>{place} ist eine Datei. Wählen Sie einen Ordner, oder einen neuen Namen, der auf .zip endet.</translation>
    </message>
    <message>
        <source>The package cannot be written to {place}: {folder} is no folder that you may write. Choose another folder.</source>
        <translation>Das Paket kann nicht nach {place} geschrieben werden: {folder} ist kein Ordner, in den Sie schreiben dürfen. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. Put back a backup; what it lacks stays spent.</source>
        <translation>{file} ist beschädigt und nicht lesbar. Spielen Sie eine Sicherung zurück; was ihr fehlt, bleibt verbraucht.</translation>
    </message>
    <message>
        <source>{file} is being written by another window. Try again when that has finished.</source>
        <translation>{file} wird gerade von einem anderen Fenster geschrieben. Versuchen Sie es wieder, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>{file} cannot be written. Allow writing to the file and its folder.</source>
        <translation>{file} kann nicht geschrieben werden. Erlauben Sie das Schreiben in die Datei und ihren Ordner.</translation>
    </message>
    <message>
        <source>{file} cannot grow: the disk is full. Make room and try again. Nothing was changed.</source>
        <translation>{file} kann nicht wachsen: Die Festplatte ist voll. Schaffen Sie Platz und versuchen Sie es wieder. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. Check that it exists and that its folder can be written.</source>
        <translation>{file} kann nicht geöffnet werden. Prüfen Sie, ob es die Datei gibt und ob ihr Ordner beschreibbar ist.</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: the disk reports an error. Nothing was changed. Check the disk, then try again.</source>
        <translation>{file} kann nicht gelesen oder geschrieben werden: Die Festplatte meldet einen Fehler. Nichts wurde geändert. Prüfen Sie die Festplatte, dann versuchen Sie es wieder.</translation>
    </message>
    <message>
        <source>{file} cannot be used as it is. It may have been changed by another tool.</source>
        <translation>{file} ist so nicht verwendbar. Vielleicht hat ein anderes Programm die Datei geändert.</translation>
    </message>
    <message>
        <source>{file} cannot be reached: {why}. Put that right and try again.</source>
        <translation>{file} ist nicht erreichbar: {why}. Beheben Sie das und versuchen Sie es wieder.</translation>
    </message>
    <message>
        <source>{file} needs up to {size} MB more for this release, and its disk has less left. Make room and ask again. Nothing was spent.</source>
        <translation>{file} braucht bis zu {size} MB mehr für diese Freigabe, und auf der Festplatte ist weniger frei. Schaffen Sie Platz und fragen Sie wieder an. Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written: {why}. Put that right and ask again. Nothing was spent.</source>
        <translation>Der Ordner {folder} ist nicht beschreibbar: {why}. Beheben Sie das und fragen Sie wieder an. Nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written: {why}. CuSyn keeps the newest fingerprint there, so that an old copy is noticed. Put that right, or set {variable} to another folder.</source>
        <translation>Der Ordner {folder} ist nicht beschreibbar: {why}. CuSyn bewahrt dort den neuesten Fingerabdruck auf, damit eine alte Kopie auffällt. Beheben Sie das, oder nennen Sie in {variable} einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {why}. Put that right and try again.</source>
        <translation>Der Ordner {folder} kann nicht angelegt werden: {why}. Beheben Sie das und versuchen Sie es wieder.</translation>
    </message>
    <message>
        <source>{file} cannot be made in {folder}: {why}. Choose another folder.</source>
        <translation>{file} kann in {folder} nicht angelegt werden: {why}. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{folder} cannot be made: {why}. Choose another place.</source>
        <translation>{folder} kann nicht angelegt werden: {why}. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>The package cannot be written to {place}: {why}. Choose another folder.</source>
        <translation>Das Paket kann nicht nach {place} geschrieben werden: {why}. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>die Festplatte ist voll</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <translation>Ihr Anteil an der Festplatte ist verbraucht</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>die Festplatte ist nur lesbar</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>der Zugriff ist nicht erlaubt</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>die Festplatte meldet einen Fehler</translation>
    </message>
    <message>
        <source>{folder} is a release package already, and nothing may be added to one. Choose another folder, such as {free}.</source>
        <translation>{folder} ist schon ein Paket einer Freigabe, und zu einem solchen darf nichts hinzukommen. Wählen Sie einen anderen Ordner, etwa {free}.</translation>
    </message>
    <message>
        <source>Nothing can be exported from this file. {error}</source>
        <translation>Aus dieser Datei kann nichts exportiert werden. {error}</translation>
    </message>
    <message>
        <source>{place} cannot be written: {why}. Choose another place.</source>
        <translation>{place} kann nicht geschrieben werden: {why}. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>{file} is larger than {most} MB; no such file is.</source>
        <translation>{file} ist größer als {most} MB; so groß ist keine solche Datei.</translation>
    </message>
    <message>
        <source>{file} holds a name that cannot be shown: {name}. Names have up to {most} characters on one line.</source>
        <translation>{file} enthält einen Namen, der nicht gezeigt werden kann: {name}. Namen haben bis zu {most} Zeichen auf einer Zeile.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Es gibt keine Datei {file}.</translation>
    </message>
    <message>
        <source>{file} is no UTF-8 text; save it as UTF-8.</source>
        <translation>{file} ist kein UTF-8-Text; speichern Sie die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>There is no column {column} to ask for. There is: {there}.</source>
        <translation>Es gibt keine Spalte {column}, nach der gefragt werden könnte. Es gibt: {there}.</translation>
    </message>
    <message>
        <source>{what} cannot be used: {reason}.</source>
        <translation>{what} kann nicht genutzt werden: {reason}.</translation>
    </message>
    <message>
        <source>{what} cannot be used, {place}: {reason}.</source>
        <translation>{what} kann nicht genutzt werden, {place}: {reason}.</translation>
    </message>
    <message>
        <source>An {role} may not {right}. Ask a custodian.</source>
        <translation>Diese Rolle ({role}) darf nicht: {right}. Fragen Sie die Datentreuhand.</translation>
    </message>
    <message>
        <source>{file} belongs to a workspace. Open that one first.</source>
        <translation>{file} gehört zu einem Arbeitsbereich. Öffnen Sie zuerst diesen.</translation>
    </message>
    <message>
        <source>This is an older copy: it ends at entry {last}, the last receipt says {entry}.</source>
        <translation>Das ist eine ältere Kopie: Sie endet mit Eintrag {last}, die letzte Quittung nennt {entry}.</translation>
    </message>
    <message>
        <source>Entry {entry} is not the one that this computer saw last.</source>
        <translation>Eintrag {entry} ist nicht der, den dieser Computer zuletzt sah.</translation>
    </message>
    <message>
        <source>The pools had spent other amounts at entry {entry} than the receipt says.</source>
        <translation>Die Pools hatten bei Eintrag {entry} andere Beträge verbraucht, als die Quittung sagt.</translation>
    </message>
    <message>
        <source>Runs were numbered otherwise at entry {entry} than the receipt says.</source>
        <translation>Läufe waren bei Eintrag {entry} anders nummeriert, als die Quittung sagt.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>A row refers to one that is missing.</source>
        <translation>Eine Zeile verweist auf eine, die fehlt.</translation>
    </message>
    <message>
        <source>Entry {entry} of the audit log does not fit the entries around it.</source>
        <translation>Eintrag {entry} des Prüfprotokolls passt nicht zu den Einträgen um ihn herum.</translation>
    </message>
    <message>
        <source>Entry {entry} does not fit the entries around it.</source>
        <translation>Eintrag {entry} passt nicht zu den Einträgen um ihn herum.</translation>
    </message>
    <message>
        <source>Entry {entry} is missing.</source>
        <translation>Eintrag {entry} fehlt.</translation>
    </message>
    <message>
        <source>The rows that belong to entry {entry} were changed, added or removed.</source>
        <translation>Die Zeilen, die zu Eintrag {entry} gehören, wurden geändert, hinzugefügt oder entfernt.</translation>
    </message>
    <message>
        <source>The rule or table {name} was changed or added.</source>
        <translation>Die Regel oder Tabelle {name} wurde geändert oder hinzugefügt.</translation>
    </message>
    <message>
        <source>The rule or table {name} was removed.</source>
        <translation>Die Regel oder Tabelle {name} wurde entfernt.</translation>
    </message>
    <message>
        <source>The audit log is empty.</source>
        <translation>Das Prüfprotokoll ist leer.</translation>
    </message>
    <message>
        <source>The audit log tells of other charges than the ledger holds.</source>
        <translation>Das Prüfprotokoll nennt andere Beträge als das Kontobuch.</translation>
    </message>
    <message>
        <source>The release {release} is missing.</source>
        <translation>Die Freigabe {release} fehlt.</translation>
    </message>
    <message>
        <source>The table of {release} was changed.</source>
        <translation>Die Tabelle von {release} wurde geändert.</translation>
    </message>
    <message>
        <source>{finding} The file was changed outside CuSyn, and nothing can be spent until this is settled. Put back a copy made after the last receipt.</source>
        <translation>{finding} Die Datei wurde außerhalb von CuSyn geändert; bis das geklärt ist, kann nichts verbraucht werden. Legen Sie eine Kopie zurück, die nach der letzten Quittung entstand.</translation>
    </message>
    <message>
        <source>A row of {table} was put where another one belongs.</source>
        <translation>Eine Zeile von {table} steht, wo eine andere hingehört.</translation>
    </message>
    <message>
        <source>The pool of the dataset {name} spends more than it holds.</source>
        <translation>Der Pool des Datensatzes {name} gibt mehr aus, als er enthält.</translation>
    </message>
    <message>
        <source>The pool of the user {name} spends more than it holds.</source>
        <translation>Der Pool des Benutzers {name} gibt mehr aus, als er enthält.</translation>
    </message>
    <message>
        <source>{run} does not charge what was granted.</source>
        <translation>{run} bucht nicht ab, was gewährt wurde.</translation>
    </message>
    <message>
        <source>{run} cannot have become {state}.</source>
        <translation>{run} kann nicht {state} geworden sein.</translation>
    </message>
    <message>
        <source>released</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>{run} was never reserved.</source>
        <translation>{run} wurde nie vorgemerkt.</translation>
    </message>
    <message>
        <source>The release {release} has no spend that ended with it.</source>
        <translation>Zur Freigabe {release} gehört keine Buchung, die mit ihr endete.</translation>
    </message>
    <message>
        <source>{run} may be the name of another run, which was lost.</source>
        <translation>{run} kann der Name eines anderen Laufs sein, der verloren ging.</translation>
    </message>
    <message>
        <source>The file has version {version}, which this program does not know.</source>
        <translation>Die Datei hat die Version {version}, die dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>{subject} cannot be read: the file is damaged there.</source>
        <translation>Nicht lesbar, da die Datei dort beschädigt ist: {subject}.</translation>
    </message>
    <message>
        <source>The last write to {file} was interrupted. Open the workspace once, which takes that write back, and verify it again.</source>
        <translation>Das letzte Schreiben nach {file} wurde unterbrochen. Öffnen Sie den Arbeitsbereich einmal, was dieses Schreiben zurücknimmt, und überprüfen Sie ihn erneut.</translation>
    </message>
    <message>
        <source>{file} cannot be read as a workspace: {error}.</source>
        <translation>{file} lässt sich nicht als Arbeitsbereich lesen: {error}.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of CuSyn (file version {version}; this program knows {known}). Verify it with that version; nothing was checked.</source>
        <translation>{file} wurde von einer neueren CuSyn-Version geschrieben (Dateiversion {version}; dieses Programm kennt {known}). Überprüfen Sie die Datei mit jener Version; nichts wurde geprüft.</translation>
    </message>
    <message>
        <source>The pages of the file</source>
        <translation>die Seiten der Datei</translation>
    </message>
    <message>
        <source>The list of tables and rules</source>
        <translation>die Liste der Tabellen und Regeln</translation>
    </message>
    <message>
        <source>The audit log</source>
        <translation>das Prüfprotokoll</translation>
    </message>
    <message>
        <source>A table that the audit log covers</source>
        <translation>eine Tabelle, die das Prüfprotokoll abdeckt</translation>
    </message>
    <message>
        <source>The ledger of spends</source>
        <translation>das Kontobuch der Buchungen</translation>
    </message>
    <message>
        <source>A released table</source>
        <translation>eine freigegebene Tabelle</translation>
    </message>
    <message>
        <source>The receipt that this computer keeps, or the entry that it names,</source>
        <translation>die Quittung, die dieser Computer aufbewahrt, oder der Eintrag, den sie nennt</translation>
    </message>
    <message>
        <source>The file is not damaged.</source>
        <translation>Die Datei ist nicht beschädigt.</translation>
    </message>
    <message>
        <source>All {count} tables and rules are in place.</source>
        <translation>Alle {count} Tabellen und Regeln sind vorhanden.</translation>
    </message>
    <message>
        <source>All {count} entries follow from one another.</source>
        <translation>Alle {count} Einträge folgen aufeinander.</translation>
    </message>
    <message>
        <source>All rows are as {count} entries of the log say.</source>
        <translation>Alle Zeilen sind so, wie {count} Einträge des Protokolls sagen.</translation>
    </message>
    <message>
        <source>The charges of 1 pool add up, and none spends more than it holds.</source>
        <translation>Die Abbuchungen von 1 Pool gehen auf, und keiner gibt mehr aus, als er enthält.</translation>
    </message>
    <message>
        <source>The charges of {count} pools add up, and none spends more than it holds.</source>
        <translation>Die Abbuchungen von {count} Pools gehen auf, und keiner gibt mehr aus, als er enthält.</translation>
    </message>
    <message>
        <source>The one synthetic table is as it was stored.</source>
        <translation>Die eine synthetische Tabelle ist so, wie sie gespeichert wurde.</translation>
    </message>
    <message>
        <source>{count} synthetic tables are as they were stored.</source>
        <translation>{count} synthetische Tabellen sind so, wie sie gespeichert wurden.</translation>
    </message>
    <message>
        <source>The newest entry matches the copy kept outside the file.</source>
        <translation>Der neueste Eintrag entspricht der Kopie außerhalb der Datei.</translation>
    </message>
    <message>
        <source>This computer has no receipt of the workspace, so it cannot tell if this is the newest copy.</source>
        <translation>Dieser Computer hat keine Quittung des Arbeitsbereichs und kann daher nicht sagen, ob das die neueste Kopie ist.</translation>
    </message>
    <message>
        <source>{folder} is a folder and no release package. Choose a file, or the folder that was exported.</source>
        <translation>{folder} ist ein Ordner und kein Paket. Wählen Sie eine Datei, oder den Ordner, der exportiert wurde.</translation>
    </message>
    <message>
        <source>analyst</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>auditor</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>ask what a request would be granted</source>
        <translation>fragen, was einer Anfrage bewilligt würde</translation>
    </message>
    <message>
        <source>make a synthetic table</source>
        <translation>eine synthetische Tabelle erzeugen</translation>
    </message>
    <message>
        <source>save interest queries</source>
        <translation>Interessenabfragen speichern</translation>
    </message>
    <message>
        <source>export a release</source>
        <translation>eine Freigabe exportieren</translation>
    </message>
    <message>
        <source>see true errors</source>
        <translation>wahre Fehler sehen</translation>
    </message>
    <message>
        <source>You act for {user} alone, not for {other}.</source>
        <translation>Sie handeln nur für {user}, nicht für {other}.</translation>
    </message>
    <message>
        <source>There is no {kind_of} {name}. There is: {there}.</source>
        <translation>Kein Eintrag ({kind_of}) heißt {name}. Es gibt: {there}.</translation>
    </message>
    <message>
        <source>The name of a {kind_of} needs 1 to {most} characters that can be shown, on one line.</source>
        <translation>Der Name ({kind_of}) braucht 1 bis {most} Zeichen, die gezeigt werden können, auf einer Zeile.</translation>
    </message>
    <message>
        <source>user</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>set of queries</source>
        <translation>Liste von Abfragen</translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message>
        <source>Still to confirm</source>
        <translation>Nur offene</translation>
    </message>
    <message>
        <source>Find a column</source>
        <translation>Spalte suchen</translation>
    </message>
    <message numerus="yes">
        <source>First %Ln rows. {reading}</source>
        <translation>
            <numerusform>Erste %Ln Zeile. {reading}</numerusform>
            <numerusform>Erste %Ln Zeilen. {reading}</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} public</source>
        <translation>{count} öffentlich</translation>
    </message>
    <message>
        <source>{count} inferred</source>
        <translation>{count} abgeleitet</translation>
    </message>
    <message>
        <source>{count} left out</source>
        <translation>{count} weggelassen</translation>
    </message>
</context>
<context>
    <name>TourStrip</name>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>What ε Means</source>
        <translation>Was ε bedeutet</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>{step} of {all}</source>
        <translation>{step} von {all}</translation>
    </message>
    <message>
        <source>Leave the Tour</source>
        <translation>Rundgang verlassen</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Import My Table…</source>
        <translation>Meine Tabelle importieren …</translation>
    </message>
    <message>
        <source>A few short steps say what each page is for, on people who do not exist.</source>
        <translation>Wenige kurze Schritte sagen, wozu jede Seite da ist, an Personen, die es nicht gibt.</translation>
    </message>
    <message>
        <source>ε (epsilon) says how much a table may tell about any one person: at ε 1, a guess that was 10% sure becomes at most 24% sure. A pool is a budget of it that only goes down.</source>
        <translation>ε (Epsilon) sagt, wie viel eine Tabelle über eine einzelne Person verraten darf: Bei ε 1 wird eine Vermutung, die zu 10 % sicher war, höchstens zu 24 % sicher. Ein Pool ist ein Budget davon, das nur kleiner wird.</translation>
    </message>
    <message>
        <source>How well each table came out, and the package to hand on. Empty until the first table is made: the Spend button on the page before does that.</source>
        <translation>Wie gut jede Tabelle herauskam, und das Paket zum Weitergeben. Leer, bis es die erste Tabelle gibt: Die macht der Knopf „… verbrauchen“ auf der Seite davor.</translation>
    </message>
    <message>
        <source>And now your own table</source>
        <translation>Und jetzt Ihre eigene Tabelle</translation>
    </message>
    <message>
        <source>You are led through it step by step, and nothing is registered before the last one. The table stays in its file, on this computer.</source>
        <translation>Sie werden Schritt für Schritt geführt, und vor dem letzten wird nichts registriert. Die Tabelle bleibt in ihrer Datei, auf diesem Computer.</translation>
    </message>
    <message>
        <source>Start the Tour</source>
        <translation>Rundgang beginnen</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>Datasets: what is sensitive</source>
        <translation>Datensätze: was vertraulich ist</translation>
    </message>
    <message>
        <source>A table about people; in the sample, a made-up health survey. For each column it is said which values are possible, and that alone gives nothing away.</source>
        <translation>Eine Tabelle über Personen, im Beispiel eine erfundene Gesundheitsbefragung. Für jede Spalte wird gesagt, welche Werte möglich sind, und das allein verrät nichts.</translation>
    </message>
    <message>
        <source>Users: who receives tables</source>
        <translation>Benutzer: wer Tabellen erhält</translation>
    </message>
    <message>
        <source>All that somebody received is counted together. Limits can be lowered, never raised.</source>
        <translation>Alles, was jemand erhalten hat, wird zusammengezählt. Grenzen können gesenkt, nie erhöht werden.</translation>
    </message>
    <message>
        <source>Pools: what is left</source>
        <translation>Pools: was übrig ist</translation>
    </message>
    <message>
        <source>Synthesis: ask, look, decide</source>
        <translation>Synthese: anfragen, ansehen, entscheiden</translation>
    </message>
    <message>
        <source>Move the slider: the decision follows and costs nothing. Only the button with the number on it spends.</source>
        <translation>Schieben Sie den Regler: Die Entscheidung folgt und kostet nichts. Nur die Schaltfläche mit der Zahl verbraucht etwas.</translation>
    </message>
    <message>
        <source>Releases: what was made</source>
        <translation>Freigaben: was entstanden ist</translation>
    </message>
    <message>
        <source>Audit: the proof</source>
        <translation>Prüfung: der Beweis</translation>
    </message>
    <message>
        <source>Every step is chained to the one before, so that nothing can be changed unnoticed. F1 explains the page that you see.</source>
        <translation>Jeder Schritt ist mit dem vorigen verkettet, sodass nichts unbemerkt geändert werden kann. F1 erklärt die Seite, die Sie sehen.</translation>
    </message>
</context>
<context>
    <name>TrueErrorsModel</name>
    <message>
        <source>True error</source>
        <translation>Wahrer Fehler</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>UnlockDialog</name>
    <message>
        <source>Encrypted workspace</source>
        <translation>Verschlüsselter Arbeitsbereich</translation>
    </message>
    <message>
        <source>{name} opens with its passphrase.</source>
        <translation>{name} öffnet sich mit seiner Passphrase.</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Passphrase</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>UserDetails</name>
    <message>
        <source>Allow Dataset…</source>
        <translation>Datensatz erlauben …</translation>
    </message>
    <message>
        <source>Ask for a Table</source>
        <translation>Tabelle anfragen</translation>
    </message>
    <message>
        <source>Ask with This Set</source>
        <translation>Mit dieser Liste anfragen</translation>
    </message>
    <message>
        <source>What they spent</source>
        <translation>Verbrauch</translation>
    </message>
    <message>
        <source>See Release</source>
        <translation>Freigabe ansehen</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>None saved yet. Choose queries in the tab Synthesis, then Sets and Save Current Choice.</source>
        <translation>Noch keine gespeichert. Wählen Sie Abfragen in der Registerkarte Synthese, dann Listen und Jetzige Auswahl speichern.</translation>
    </message>
    <message>
        <source>Set Limit…</source>
        <translation>Grenze setzen …</translation>
    </message>
    <message>
        <source>Lower Limit…</source>
        <translation>Grenze senken …</translation>
    </message>
    <message>
        <source>Allow a dataset first</source>
        <translation>Zuerst einen Datensatz erlauben</translation>
    </message>
    <message>
        <source>Saved interest queries</source>
        <translation>Gespeicherte Interessenabfragen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>at most {limit} at {delta}</source>
        <translation>höchstens {limit} bei {delta}</translation>
    </message>
    <message>
        <source>No pool of their own: the dataset’s pool and the limits alone decide.</source>
        <translation>Kein eigener Pool: Der Pool des Datensatzes und die Grenzen allein entscheiden.</translation>
    </message>
    <message>
        <source>{total} in all at {delta}</source>
        <translation>{total} insgesamt bei {delta}</translation>
    </message>
    <message>
        <source>Nothing is left. A pool is never refilled; earlier releases stay usable.</source>
        <translation>Nichts ist übrig. Ein Pool wird nie aufgefüllt; frühere Freigaben bleiben nutzbar.</translation>
    </message>
    <message>
        <source>The pool still allows {allowed}.</source>
        <translation>Der Pool erlaubt noch {allowed}.</translation>
    </message>
    <message>
        <source>One request</source>
        <translation>Eine Anfrage</translation>
    </message>
    <message>
        <source>Datasets</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>A limit can be lowered, never raised. A pool only goes down.</source>
        <translation>Eine Grenze kann gesenkt, nie erhöht werden. Ein Pool wird nur kleiner.</translation>
    </message>
</context>
<context>
    <name>UsersModel</name>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>One request</source>
        <translation>Eine Anfrage</translation>
    </message>
    <message>
        <source>Datasets</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>Freigaben</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>{count} datasets</source>
        <translation>{count} Datensätze</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
</context>
<context>
    <name>UsersTab</name>
    <message>
        <source>Add a user</source>
        <translation>Benutzer hinzufügen</translation>
    </message>
    <message>
        <source>A person or group who receives synthetic tables, never the rows.</source>
        <translation>Eine Person oder Gruppe, die synthetische Tabellen erhält, nie die Zeilen.</translation>
    </message>
    <message>
        <source>Set their limits</source>
        <translation>Grenzen festlegen</translation>
    </message>
    <message>
        <source>A pool of their own and a limit for one request, if you like.</source>
        <translation>Wenn Sie möchten, ein eigener Pool und eine Grenze für eine Anfrage.</translation>
    </message>
    <message>
        <source>Save what they ask for</source>
        <translation>Speichern, was sie anfragen</translation>
    </message>
    <message>
        <source>Interest queries: the tables that must come out well for them.</source>
        <translation>Interessenabfragen: die Tabellen, die für sie besonders genau sein müssen.</translation>
    </message>
    <message>
        <source>No user yet</source>
        <translation>Noch kein Benutzer</translation>
    </message>
    <message>
        <source>Each request is made for somebody, so that all they receive is counted together.</source>
        <translation>Jede Anfrage wird für jemanden gestellt, damit alles, was diese Person erhält, zusammengezählt wird.</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Find users</source>
        <translation>Benutzer suchen</translation>
    </message>
    <message>
        <source>No user fits.</source>
        <translation>Kein Benutzer passt.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>This is not the newest copy of the workspace</source>
        <translation>Das ist nicht die neueste Kopie des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>The workspace was changed from outside</source>
        <translation>Der Arbeitsbereich wurde von außen geändert</translation>
    </message>
    <message>
        <source>Entry {number} does not fit the entries around it</source>
        <translation>Eintrag {number} passt nicht zu den Einträgen um ihn</translation>
    </message>
    <message>
        <source>Its only entry was checked.</source>
        <translation>Sein einziger Eintrag wurde überprüft.</translation>
    </message>
    <message>
        <source>Everything holds, and this is the newest copy that this computer has seen.</source>
        <translation>Alles stimmt, und das ist die neueste Kopie, die dieser Computer gesehen hat.</translation>
    </message>
    <message>
        <source>But this computer has no receipt of it, so nobody can tell here whether it is the newest copy: compare it with the packages that were exported last, or with a receipt. Nothing can be spent until this is settled.</source>
        <translation>Aber dieser Computer hat keine Quittung davon, also kann hier niemand sagen, ob es die neueste Kopie ist: Vergleichen Sie sie mit den zuletzt exportierten Paketen oder einer Quittung. Bis das geklärt ist, kann nichts verbraucht werden.</translation>
    </message>
    <message>
        <source>1 entry since the last check</source>
        <translation>1 Eintrag seit der letzten Überprüfung</translation>
    </message>
    <message>
        <source>{count} entries since the last check</source>
        <translation>{count} Einträge seit der letzten Überprüfung</translation>
    </message>
    <message>
        <source>Up to entry {number} the log was complete and unchanged.</source>
        <translation>Bis Eintrag {number} war das Protokoll vollständig und unverändert.</translation>
    </message>
    <message>
        <source>Verify again to check the new ones, too.</source>
        <translation>Überprüfen Sie erneut, um auch die neuen zu prüfen.</translation>
    </message>
    <message>
        <source>The pages of the file.</source>
        <translation>Die Seiten der Datei.</translation>
    </message>
    <message>
        <source>Its tables and rules.</source>
        <translation>Ihre Tabellen und Regeln.</translation>
    </message>
    <message>
        <source>How each entry follows from the one before.</source>
        <translation>Wie jeder Eintrag aus dem vorigen folgt.</translation>
    </message>
    <message>
        <source>The rows that belong to each entry.</source>
        <translation>Die Zeilen, die zu jedem Eintrag gehören.</translation>
    </message>
    <message>
        <source>The sums of the ledger.</source>
        <translation>Die Summen des Kontobuchs.</translation>
    </message>
    <message>
        <source>The released tables.</source>
        <translation>Die freigegebenen Tabellen.</translation>
    </message>
    <message>
        <source>The copy outside the file.</source>
        <translation>Die Kopie außerhalb der Datei.</translation>
    </message>
    <message>
        <source>Every entry, every sum, and the copy outside.</source>
        <translation>Jeder Eintrag, jede Summe und die Kopie außerhalb.</translation>
    </message>
    <message>
        <source>The log is complete and unchanged</source>
        <translation>Das Protokoll ist vollständig und unverändert</translation>
    </message>
    <message>
        <source>All {count} entries were checked.</source>
        <translation>Alle {count} Einträge wurden überprüft.</translation>
    </message>
    <message>
        <source>What is in the file holds.</source>
        <translation>Was in der Datei steht, stimmt.</translation>
    </message>
    <message>
        <source>Reading still works; nothing can be spent until this is settled. Put back the newest file, or send the report to your auditor.</source>
        <translation>Lesen bleibt möglich; nichts kann verbraucht werden, bis das geklärt ist. Legen Sie die neueste Datei zurück, oder schicken Sie den Bericht an die Prüfung.</translation>
    </message>
</context>
<context>
    <name>VerdictBanner</name>
    <message>
        <source>Checked</source>
        <translation>Überprüft</translation>
    </message>
    <message>
        <source>Save Report…</source>
        <translation>Bericht speichern …</translation>
    </message>
    <message>
        <source>Accept This Copy…</source>
        <translation>Diese Kopie annehmen …</translation>
    </message>
    <message>
        <source>Verify Again</source>
        <translation>Erneut überprüfen</translation>
    </message>
    <message>
        <source>How far the check is</source>
        <translation>Wie weit die Prüfung ist</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The log is being checked</source>
        <translation>Das Protokoll wird überprüft</translation>
    </message>
    <message>
        <source>Every entry, every sum, and the copy outside.</source>
        <translation>Jeder Eintrag, jede Summe und die Kopie außerhalb.</translation>
    </message>
    <message>
        <source>Nothing was found out and nothing was changed. Verify again to know.</source>
        <translation>Nichts wurde festgestellt und nichts geändert. Überprüfen Sie erneut, um es zu wissen.</translation>
    </message>
    <message>
        <source>The check was stopped</source>
        <translation>Die Prüfung wurde angehalten</translation>
    </message>
    <message>
        <source>Show Entry {number}</source>
        <translation>Eintrag {number} zeigen</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>{share} done</source>
        <translation>{share} geschafft</translation>
    </message>
    <message>
        <source>Nearly done</source>
        <translation>Fast fertig</translation>
    </message>
    <message>
        <source>{share} done, about {time} left</source>
        <translation>{share} geschafft, noch etwa {time}</translation>
    </message>
</context>
<context>
    <name>WhosePeopleDialog</name>
    <message>
        <source>Are these the same people?</source>
        <translation>Sind das dieselben Personen?</translation>
    </message>
    <message>
        <source>{file} holds much the same rows as {names}. That is so for a later export, a cleaned copy, or a part of the same table.</source>
        <translation>{file} enthält weitgehend dieselben Zeilen wie {names}. Das ist bei einem späteren Export, einer bereinigten Kopie oder einem Teil derselben Tabelle so.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>&amp;Yes, the same people (also if you are not sure)</source>
        <translation>&amp;Ja, dieselben Personen (auch wenn Sie nicht sicher sind)</translation>
    </message>
    <message>
        <source>&amp;No, really other people</source>
        <translation>&amp;Nein, wirklich andere Personen</translation>
    </message>
    <message>
        <source>I know that nobody is in both tables</source>
        <translation>Ich weiß, dass niemand in beiden Tabellen ist</translation>
    </message>
    <message>
        <source>The people of</source>
        <translation>Die Personen von</translation>
    </message>
    <message>
        <source>One pool counts for both tables: that of {name}. What is spent on either leaves less for both. The pool that you typed here is not used.</source>
        <translation>Ein Pool zählt für beide Tabellen: der von {name}. Was für eine verbraucht wird, lässt weniger für beide. Der hier eingegebene Pool wird nicht benutzt.</translation>
    </message>
    <message>
        <source>the dataset that you choose</source>
        <translation>dem Datensatz, den Sie wählen</translation>
    </message>
    <message>
        <source>The new table gets the pool that you typed. Your answer is written into the audit log.</source>
        <translation>Die neue Tabelle bekommt den Pool, den Sie eingegeben haben. Ihre Antwort wird ins Prüfprotokoll geschrieben.</translation>
    </message>
    <message>
        <source>If somebody is in both tables after all, two budgets are spent on them, and they are protected less than either says.</source>
        <translation>Ist doch jemand in beiden Tabellen, so werden zwei Budgets für diese Person verbraucht, und sie ist weniger geschützt, als jedes einzelne sagt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Share the Pool</source>
        <translation>Pool teilen</translation>
    </message>
    <message>
        <source>Register with a Pool of Its Own</source>
        <translation>Mit eigenem Pool eintragen</translation>
    </message>
</context>
<context>
    <name>WishedErrorDialog</name>
    <message>
        <source>Choose by error</source>
        <translation>Nach dem Fehler wählen</translation>
    </message>
    <message>
        <source>How far off may the tables of your queries be? The closer, the more it takes.</source>
        <translation>Wie weit dürfen die Tabellen Ihrer Abfragen danebenliegen? Je genauer, desto mehr Budget braucht es.</translation>
    </message>
    <message>
        <source>Percentage points of people; 9 times in 10 it is below twice this.</source>
        <translation>Prozentpunkte der Personen; in 9 von 10 Fällen liegt er unter dem Doppelten.</translation>
    </message>
    <message>
        <source>&amp;Error, at most</source>
        <translation>&amp;Fehler, höchstens</translation>
    </message>
    <message>
        <source>Use This Budget</source>
        <translation>Dieses Budget nehmen</translation>
    </message>
    <message>
        <source>Type a number above 0 and up to 100, such as {example}.</source>
        <translation>Geben Sie eine Zahl über 0 und bis 100 ein, etwa {example}.</translation>
    </message>
    <message>
        <source>Out of reach: even {epsilon} leaves {error} points.</source>
        <translation>Nicht erreichbar: Selbst {epsilon} lässt {error} Punkte.</translation>
    </message>
    <message>
        <source>This takes about {epsilon}.</source>
        <translation>Das braucht etwa {epsilon}.</translation>
    </message>
</context>
<context>
    <name>WorkspaceEncryptedDialog</name>
    <message>
        <source>The workspace is encrypted</source>
        <translation>Der Arbeitsbereich ist verschlüsselt</translation>
    </message>
    <message>
        <source>It goes on &amp;in</source>
        <translation>Er geht weiter &amp;in</translation>
    </message>
    <message>
        <source>An &amp;older copy lies in</source>
        <translation>Eine &amp;ältere Kopie liegt in</translation>
    </message>
    <message>
        <source>An &amp;older copy lies, in plain, in</source>
        <translation>Eine &amp;ältere Kopie liegt unverschlüsselt in</translation>
    </message>
    <message>
        <source>Nothing can be spent from the older copy. Remove it, and its backups, once the new file has proved itself.</source>
        <translation>Aus der älteren Kopie kann nichts verbraucht werden. Entfernen Sie sie samt ihren Sicherungen, sobald sich die neue Datei bewährt hat.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
</TS>
