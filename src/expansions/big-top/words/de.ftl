rule-big-top = Manege frei!
    .about = ein Zirkuszelt mit verdeckten Tieren zieht umher; Pyramiden aus Artisten; je ein Zirkusdirektor
set-under-the-big-top = Manege frei!

figure-ringmaster = { $count ->
    [one] { $count } Zirkusdirektor
   *[other] { $count } Zirkusdirektoren
}
role-ringmaster = Zirkusdirektor
    .form-acc = einen Zirkusdirektor

kind-pyramid = Pyramide
    .form-from = von der Pyramide
role-on-pyramid = Artist
    .form-acc = einen Artisten
    .form-dat = Artisten

# Nach „mit“.
mark-circus = einem Zeltplatz
mark-pyramid = einer Pyramide für Artisten

piece-tent = das Zirkuszelt
left-animals = Noch verdeckte Tiere: Elefant (7 Punkte) × { $elephant }, Tiger (6) × { $tiger }, Bär (5) × { $bear }, Seehund (4) × { $seal }, Affe (3) × { $monkey }, Floh (1) × { $flea }.

term-meeples-around = { $count ->
    [one] { $count } Meeple
   *[other] { $count } Meeples
}
term-acrobats = { $count ->
    [one] { $count } Artist
   *[other] { $count } Artisten
}
term-shows-around = { $count } Zirkus- oder Artistenplättchen
bonus-big-top = Vorstellung im Zelt
bonus-acrobats = Artisten
bonus-ringmaster = Zirkusdirektor
sum-big-top = Zirkuszelt
sum-acrobats = Artisten
sum-ringmaster = Zirkusdirektor
    .short = Direktor

event-animal-shown = Das Zelt auf { $at } zeigt { $animal ->
    [elephant] einen Elefanten: 7 Punkte
    [tiger] einen Tiger: 6 Punkte
    [bear] einen Bären: 5 Punkte
    [seal] einen Seehund: 4 Punkte
    [monkey] einen Affen: 3 Punkte
   *[flea] einen Floh: 1 Punkt
} für jeden Meeple auf seinem Plättchen und ringsum.
event-tent-pitched = Das Zirkuszelt { $from ->
    [none] wird auf { $to } aufgebaut, mit einem verdeckten Tier.
   *[other] zieht weiter nach { $to }, mit einem neuen verdeckten Tier.
}

ask-tent =
    .follows = Dann zeigt das Zelt sein Tier und zieht hierher; danach kannst du den Zug nicht zurücknehmen.
action-acrobat = Pyramide { $at }: { $figure-role }
action-score-pyramid = Pyramide auf { $at } werten

group-acrobat = Artist ({ $count }) …
    .ask = **Auf welche Pyramide?** Bis zu drei Meeples, auch verschiedener Spieler, stehen auf einer. Das ist deine ganze Aktion.
group-score-pyramid = Eine Pyramide werten ({ $count }) …
    .ask = **Welche volle Pyramide?** Jeder Artist bringt seinem Besitzer 5 Punkte und geht nach Hause. Das ist deine ganze Aktion.

brings-tent-pitched = Das Zirkuszelt wird hier aufgebaut, mit einem verdeckten Tier.

topic-circus = Der Zirkus
    .text =
        Beim ersten Plättchen mit Zeltplatz kommt das Zirkuszelt darauf, darunter verdeckt ein Tier (BT10). Bei jedem weiteren zeigt das Zelt sein Tier, nachdem alles gewertet ist und die Wagen gefahren sind. Jeder Meeple auf dem Plättchen des Zelts und den acht ringsum bringt seinem Besitzer die Punkte des Tiers (BT12).

        - Ritter, Bauern, Mönche, Artisten und Meeples auf Türmen zählen gleich. Ein großer Meeple zählt einmal; Baumeister, Schweine, Scheunen und Schäfer zählen nicht (BT13).
        - Meeples, die eben nach Hause gegangen sind, zählen nicht (BT14).
        - Dann zieht das Zelt auf das neue Plättchen, mit einem neuen verdeckten Tier (BT12).
        - Es gibt 1 Elefanten (7 Punkte), 2 Tiger (6), 3 Bären (5), 5 Seehunde (4), 4 Affen (3) und 1 Floh (1) (BT1).
        - Ein gezeigtes Tier ist aus dem Spiel; das nächste kennt niemand (BT15).
        - Der Startwert, der die Plättchen ordnet, entscheidet auch über die Tiere. Mit der Aufzeichnung kannst du sie prüfen (BT51).
        - Am Ende zeigt das Zelt sein letztes Tier (BT40).
        - Auf dem Zeltplatz selbst steht keine Figur; alles andere auf dem Plättchen ist frei wie sonst (BT11).
        - Ein Plättchen, mit dem das Zelt weiterzieht, kannst du nicht zurücknehmen, denn du hast das Tier gesehen (BT51).
topic-acrobats = Artisten und Zirkusdirektor
    .text =
        Statt jeder anderen Aktion darfst du einen Meeple auf eine Pyramide stellen. Sie muss auf dem eben gelegten Plättchen oder einem der acht ringsum sein und weniger als drei Artisten haben (BT20). Das dürfen nur gewöhnliche Meeples und das Phantom (BT21, BT81).

        - Mehrere Spieler dürfen sich eine Pyramide teilen; eine Mehrheit gibt es dort nicht (BT20, BT24).
        - Mit einem Portal darf es jede Pyramide sein (BT68).
        - Eine volle Pyramide darf jeder statt einer anderen Aktion werten, wo immer sie ist. Jeder Artist bringt seinem Besitzer 5 Punkte, und alle drei gehen nach Hause (BT22).
        - Die Aktion, die sie füllt, wertet sie noch nicht (BT23).
        - Am Ende bringt jeder Artist noch 5 Punkte (BT40).
        - Der Zirkusdirektor ist ein Meeple wie andere, nur nicht auf Pyramiden (BT21).
        - Wird sein Gebiet gewertet, auch ohne Mehrheit und am Ende, bringt er 2 Punkte mehr für jedes Plättchen mit Zeltplatz oder Artisten. Sein eigenes und die acht ringsum zählen (BT30).

example-circus = Auf dem Zeltplatz unter dem Startplättchen steht seit eben das Zirkuszelt. Ringsum stehen ein roter Ritter, ein roter Bauer und ein blauer Mönch. Kommt das nächste Plättchen mit Zeltplatz, bringt jeder von ihnen die Punkte des verdeckten Tiers.
example-acrobats = Auf einer Pyramide stehen zwei blaue Artisten und ein roter. Jeder darf sie werten, statt eine Figur einzusetzen: Blau bekommt 10 Punkte, Rot 5. Auf dem Kloster daneben steht ein roter Zirkusdirektor: Wird es gewertet, bringt er 2 Punkte mehr für das Plättchen mit der Pyramide.

legend-figure-ringmaster = Zirkusdirektor: je Zirkus und Pyramide ringsum 2 Punkte
legend-mark-circus = Zeltplatz: hierher kommt das Zirkuszelt
legend-mark-pyramid = Pyramide: bis zu drei Artisten, je 5 Punkte
legend-piece-tent = Zirkuszelt: sein Tier zählt für Meeples ringsum
