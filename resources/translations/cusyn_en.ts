<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>CategoryForm</name>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>%Ln value</numerusform>
            <numerusform>%Ln values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more groups</source>
        <translation>
            <numerusform>and %Ln more group</numerusform>
            <numerusform>and %Ln more groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnBounds</name>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DomainCard</name>
    <message numerus="yes">
        <source>%Ln columns</source>
        <translation>
            <numerusform>%Ln column</numerusform>
            <numerusform>%Ln columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DomainRuler</name>
    <message numerus="yes">
        <source>%n group(s), from {first} to {last}</source>
        <translation>
            <numerusform>%n group, from {first} to {last}</numerusform>
            <numerusform>%n groups, from {first} to {last}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilePage</name>
    <message numerus="yes">
        <source>%Ln rows in the file, %Ln rows read</source>
        <translation>
            <numerusform>%Ln row in the file, %Ln row read</numerusform>
            <numerusform>%Ln rows in the file, %Ln rows read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterLine</name>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln entries</source>
        <translation>
            <numerusform>{shown} of %Ln entry</numerusform>
            <numerusform>{shown} of %Ln entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LiveErrors</name>
    <message numerus="yes">
        <source>and %n closer</source>
        <translation>
            <numerusform>and %n closer</numerusform>
            <numerusform>and %n closer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesCard</name>
    <message numerus="yes">
        <source>%Ln notes</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairMatrix</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <translation>
            <numerusform>%Ln cell</numerusform>
            <numerusform>%Ln cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a} {times} {b} = %Ln cells</source>
        <translation>
            <numerusform>{a} {times} {b} = %Ln cell</numerusform>
            <numerusform>{a} {times} {b} = %Ln cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriceCard</name>
    <message numerus="yes">
        <source>for %n column(s)</source>
        <translation>
            <numerusform>for %n column</numerusform>
            <numerusform>for %n columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QueryChips</name>
    <message numerus="yes">
        <source>and %Ln more, all of them ticked in the matrix</source>
        <translation>
            <numerusform>and %Ln more, ticked in the matrix, too</numerusform>
            <numerusform>and %Ln more, all of them ticked in the matrix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells</source>
        <translation>
            <numerusform>%Ln cell</numerusform>
            <numerusform>%Ln cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its table has %Ln cells, one for each combination of values.</source>
        <translation>
            <numerusform>Its table has %Ln cell, one for each combination of values.</numerusform>
            <numerusform>Its table has %Ln cells, one for each combination of values.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QueryTemplatesDialog</name>
    <message numerus="yes">
        <source>%Ln cells in all, {largest} in the largest table.</source>
        <translation>
            <numerusform>%Ln cell in all, {largest} in the largest table.</numerusform>
            <numerusform>%Ln cells in all, {largest} in the largest table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReleaseHead</name>
    <message numerus="yes">
        <source>%Ln rows made</source>
        <translation>
            <numerusform>%Ln row made</numerusform>
            <numerusform>%Ln rows made</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestPage</name>
    <message numerus="yes">
        <source>%Ln interest queries for “{dataset}” were neither asked nor saved.</source>
        <translation>
            <numerusform>%Ln interest query for “{dataset}” was neither asked nor saved.</numerusform>
            <numerusform>%Ln interest queries for “{dataset}” were neither asked nor saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunPage</name>
    <message numerus="yes">
        <source>%Ln synthetic rows in {time}.</source>
        <translation>
            <numerusform>%Ln synthetic row in {time}.</numerusform>
            <numerusform>%Ln synthetic rows in {time}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tables of counts, each with noise</source>
        <translation>
            <numerusform>%Ln table of counts, with noise</numerusform>
            <numerusform>%Ln tables of counts, each with noise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveSetDialog</name>
    <message numerus="yes">
        <source>There is a set of this name already, with %Ln queries. It would be replaced.</source>
        <translation>
            <numerusform>There is a set of this name already, with %Ln query. It would be replaced.</numerusform>
            <numerusform>There is a set of this name already, with %Ln queries. It would be replaced.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeenBars</name>
    <message numerus="yes">
        <source>and %Ln more values: {rows} rows</source>
        <translation>
            <numerusform>and %Ln more value: {rows} rows</numerusform>
            <numerusform>and %Ln more values: {rows} rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stages</name>
    <message numerus="yes">
        <source>%n of {all} stages are over</source>
        <translation>
            <numerusform>%n of {all} stages is over</numerusform>
            <numerusform>%n of {all} stages are over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThreeColumnsDialog</name>
    <message numerus="yes">
        <source>{factors} = %Ln cells</source>
        <translation>
            <numerusform>{factors} = %Ln cell</numerusform>
            <numerusform>{factors} = %Ln cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message numerus="yes">
        <source>%n spend(s)</source>
        <translation>
            <numerusform>%n spend</numerusform>
            <numerusform>%n spends</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message numerus="yes">
        <source>First %Ln rows. {reading}</source>
        <translation>
            <numerusform>First %Ln row. {reading}</numerusform>
            <numerusform>First %Ln rows. {reading}</numerusform>
        </translation>
    </message>
</context>
</TS>
