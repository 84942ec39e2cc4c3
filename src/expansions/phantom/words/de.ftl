rule-phantom = Das Phantom
    .about = je ein Meeple mehr, der als zweite Figur auf das Plättchen darf

figure-phantom = { $count ->
    [one] { $count } Phantom
   *[other] { $count } Phantome
}
role-phantom = Phantom
    .form-acc = ein Phantom

ask-phantom = { $who } – setzt du auch dein Phantom ein?
    .follows = Danach darf dein Phantom folgen.

standing-phantom-leave = Nicht mehr nach dem Phantom fragen
    .off = Wieder nach dem Phantom fragen
standing-phantom-leave-set = Von jetzt an bleibt dein Phantom nach deiner Aktion, wo es ist. Als einzige Figur eines Zuges kannst du es weiter einsetzen.
    .unset = Ich frage dich nach deiner Aktion wieder, ob dein Phantom folgt.

topic-phantom = Das Phantom
    .text =
        Alle haben einen Meeple mehr, das Phantom. Es zählt, wertet und kommt heim wie ein normaler Meeple und liegt auf der Wiese bis zum Ende (PH2). Nach deiner Aktion darf es als zweite Figur folgen, auf ein freies Gebiet des eben gelegten Plättchens.

        - Das geht nach jeder Aktion und auch nach gar keiner (PH3, PH9). Deine erste Figur besetzt ihr Gebiet (PH7).
        - Das Phantom folgt also auch, wenn du den Abt zurücknimmst, Baumeister oder Schwein setzt, die Fee bewegst oder fliegst, ob gelandet oder nicht (PH5, PH20, FL25).
        - Es folgt nicht, wenn das Burgfräulein jemanden heimgeschickt hat (PH6). Ist das Phantom die einzige Figur eines Zuges, eingesetzt oder losgeschickt, folgt ihm keine andere (PH3).
        - In jedem Teil eines Doppelzuges darfst du es einsetzen, wenn es zu Hause ist (PH8). In einem Garten steht es nie (PH8).
        - Für Pfeile und Karten ist es ein normaler Meeple. Als zweite Figur kommt es nur auf das neue Plättchen (PH21, PH22) oder oben auf einen offenen Turm.
        - Es darf auch kommen, nachdem du eine Etage gebaut hast, mit oder ohne Gefangenen (PH25, PH41).
        - Auch ein Portal oder eine Flugmaschine darf es nehmen, wenn deine erste Figur das nicht getan hat (PH25, FL25).

example-phantom = Auf dem eben gelegten Plättchen steht ein blauer Meeple auf der Straße und ein blaues Phantom in der Stadt: Beide wurden in einem Zug eingesetzt.

legend-figure-phantom = Phantom: eine zweite Figur im selben Zug
