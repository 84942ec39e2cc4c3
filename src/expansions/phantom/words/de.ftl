rule-phantom = Das Phantom
    .about = je ein Meeple mehr, der als zweiter auf ein Plättchen folgen darf

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
standing-phantom-leave-set = Von jetzt an lasse ich dein Phantom nach deiner Aktion, wo es ist. Als einzige Figur eines Zuges kannst du es weiter einsetzen.
    .unset = Ich frage dich nach deiner Aktion wieder, ob dein Phantom folgt.

topic-phantom = Das Phantom
    .text = Alle haben einen Meeple mehr, das Phantom. Es zählt wie ein normaler Meeple, wertet und kommt heim wie einer und liegt auf der Wiese bis zum Ende (PH2). Nur es darf nach deiner Aktion, welche es auch war, und auch nach gar keiner, als zweite Figur auf das eben gelegte Plättchen folgen (PH3, PH9): auf ein Gebiet, auf dem niemand steht, und wo deine erste Figur hingekommen ist, steht jemand (PH7). So folgt es nach dem Zurücknehmen des Abtes, nach Baumeister oder Schwein, nach der Fee und nach einem Flug, ob gelandet oder nicht (PH5, PH20, FL25); nicht aber, wenn das Burgfräulein jemanden heimgeschickt hat (PH6). Als einzige Figur eines Zuges eingesetzt oder losgeschickt, folgt ihm keine andere (PH3). In jedem Teil eines Doppelzuges darf es eingesetzt werden, wenn es zu Hause ist (PH8). In einem Garten steht es nie (PH8). Für Pfeile und Karten ist es ein normaler Meeple; als zweite Figur kommt es nur auf das neue Plättchen (PH21, PH22) oder, wo Türme gebaut werden, oben auf einen offenen: auch nach einer eigenen Etage, ob die jemanden gefangen hat oder nicht (PH25, PH41). Auch durch ein Portal oder mit einer Flugmaschine darf es, wenn deine erste Figur das nicht getan hat (PH25, FL25).

example-phantom = Auf dem eben gelegten Plättchen steht ein blauer Meeple auf der Straße und ein blaues Phantom in der Stadt: Beide wurden in einem Zug eingesetzt.

legend-figure-phantom = Phantom: eine zweite Figur im selben Zug
