<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
    <name>Timeline</name>
    <message numerus="yes">
        <source>%n spend(s)</source>
        <translation>
            <numerusform>%n spend</numerusform>
            <numerusform>%n spends</numerusform>
        </translation>
    </message>
</context>
</TS>
