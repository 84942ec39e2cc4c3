rule-hills-sheep = Schafe und Hügel
    .about = Hügel entscheiden Gleichstände, Weinberge geben Punkte, Schäfer sammeln Schafe: Vorsicht, Wolf!
rule-hills-by-number = Hügel nach Zahl der Meeples
    .about = bei Gleichstand gewinnt, wer die meisten Meeples auf Hügeln hat, nicht jeder mit einem
set-hills-and-sheep = Schafe und Hügel

figure-shepherd = { $count } Schäfer
role-shepherd = Schäfer
    .form-acc = einen Schäfer

# Nach „mit“.
mark-hill = einem Hügel
mark-vineyard = einem Weinberg

piece-flock = { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafe
}

term-vineyards = { $count ->
    [one] { $count } Weinberg
   *[other] { $count } Weinberge
}
term-sheep = { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafe
}
bonus-sheep = Schafe
sum-sheep = Schafe

event-tile-hidden = { $seat } hat unter den Hügel auf { $under } ein Plättchen verdeckt gelegt, und niemand weiß, welches; noch { $tilesLeft ->
    [one] ein Plättchen
   *[other] { $tilesLeft } Plättchen
}.
event-sheep-drawn = { $token ->
    [wolf] { $seat } hat für den Schäfer auf { $on } den Wolf gezogen.
    [1] { $seat } hat für den Schäfer auf { $on } 1 Schaf gezogen.
   *[other] { $seat } hat für den Schäfer auf { $on } { $token } Schafe gezogen.
}

removed-wolf = Der Wolf schickt nach Hause: { $listed }.

ask-sheep = { $who } – ziehe für deine Herde, oder bring sie heim
    .follows = Danach ziehst du für deine Herde oder bringst sie heim, noch vor jeder Wertung.
standing-sheep-draw = Nicht mehr nach der Herde fragen: ziehen
    .off = Wieder nach meiner Herde fragen
standing-sheep-draw-set = Von jetzt an ziehe ich für deine Herde, sooft ihre Wiese wächst, und frage nicht, ob sie heimkehrt.
    .unset = Ich frage dich wieder, wenn die Wiese deiner Herde wächst.
action-grow = Noch einmal ziehen auf { $flock }: Schafe oder der Wolf
action-stable = Die Herde von { $flock } heimbringen: 1 Punkt je Schaf
action-herd = Schäfer hierher: { $on-spot }

group-herd = Schäfer ({ $count }) …
    .ask = **Auf welche Wiese?** Dein Schäfer zieht eine Marke aus dem Beutel: Schafe oder den Wolf, der ihn nach Hause schickt. Das ist deine ganze Aktion und lässt sich nicht zurücknehmen.
    .note = Dein Schäfer zieht aus dem Beutel, und das lässt sich nicht zurücknehmen.

topic-hills = Hügel und Weinberge
    .text =
        Legst du ein Plättchen mit Hügel, kommt eines vom Stapel verdeckt darunter (HS10). Herrscht auf einer Straße, Stadt, Wiese oder bei einem Kloster Gleichstand, bekommt das Gebiet allein, wer von den Beteiligten dort einen Meeple auf einem Hügelplättchen hat (HS12). Ein fertiges Kloster bringt 3 Punkte mehr für jeden Weinberg auf den acht Plättchen ringsum (HS20).

        - Das Plättchen unter dem Hügel ist aus dem Spiel, und niemand weiß, welches es ist (HS11).
        - Haben mehrere der Beteiligten dort einen Meeple auf einem Hügelplättchen, teilen sie; hat niemand einen, teilen alle. Jeder Teil des Hügelplättchens gilt (HS14).
        - Die Zahl der Meeples auf Hügeln zählt nicht, außer mit *Hügel nach Zahl der Meeples*: Dann bekommt das Gebiet, wer von den Beteiligten dort die meisten hat (HS13, V10).
        - Baumeister, Schweine und Schäfer entscheiden keinen Gleichstand. Bei Geschenken zählen allein die Stimmen (HS64).
        - Ein Weinberg dient mehreren Klöstern. Ein unfertiges Kloster bekommt für Weinberge nichts, ein Garten auch nicht (HS21, HS61).
topic-sheep = Schäfer und Schafe
    .text =
        Statt eines Meeples darfst du deinen Schäfer auf eine Wiese des eben gelegten Plättchens setzen. Dort dürfen Bauern sein, aber kein Schäfer (HS30). Sofort ziehst du eine Marke mit ein bis vier Schafen, die bei ihm bleiben, oder mit dem Wolf, der ihn nach Hause schickt (HS31).

        - Vergrößerst du später seine Wiese, musst du dich entscheiden, nach deiner Figur und vor der Wertung (HS32).
        - Entweder du ziehst noch einmal. Ein Wolf schickt alle Schäfer der Wiese mit allen Schafen nach Hause (HS33).
        - Oder du bringst die Herde heim. Alle mit einem Schäfer auf der Wiese bekommen 1 Punkt für jedes Schaf darauf, und die Schäfer gehen nach Hause (HS34).
        - Treffen sich zwei Schäfer, werden ihre Herden eine (HS37). Ist eine Wiese ringsum geschlossen, kommt ihre Herde sofort heim, nach deiner Entscheidung (HS35, HS36).
        - Die Marken kommen zurück in den Beutel: 4 mit einem Schaf, 5 mit zwei, 5 mit drei, 2 mit vier, dazu 2 Wölfe (HS1). Schafe, die am Ende noch auf einer Wiese sind, bringen nichts (HS40).
        - Der Startwert, der die Plättchen ordnet, entscheidet auch, was gezogen wird. Die Aufzeichnung zeigt es, und du kannst es dort prüfen.

example-hills = Ein roter und ein blauer Ritter haben Gleichstand in einer fertigen Stadt über zwei Plättchen. Rots Ritter ist auf dem Plättchen mit dem Hügel, also bekommt Rot die Stadt allein.
example-sheep = Auf einer Wiese steht ein blauer Schäfer mit seinen Schafen. Die Zahl neben ihm sagt, wie viele es sind. Wenn Blau diese Wiese vergrößert, zieht Blau noch einmal oder bringt die Herde heim.

legend-figure-shepherd = Schäfer: sammelt Schafe auf einer Wiese
legend-mark-hill = Hügel: entscheidet bei Gleichstand
legend-mark-vineyard = Weinberg: 3 Punkte für ein Kloster daneben
legend-piece-flock = Schafe: je 1 Punkt, wenn sie heimkommen
