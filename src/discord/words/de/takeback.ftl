button-take-back = Zurücknehmen
button-done = Fertig
button-next-tile = Nächstes Plättchen
button-final-scoring = Schlusswertung
button-undo = Um Zurücknehmen bitten …
button-undo-now = Die anderen fragen
button-undo-alone = Zurücknehmen
button-agree-to-undo = Einverstanden
button-decline-undo = Nein
takeback-held = { $who } kann diesen Zug zurücknehmen, bis { $last ->
    [yes] die Schlusswertung kommt: um { $when }, mit *Schlusswertung* sofort
   *[no] das nächste Plättchen kommt: um { $when } oder sobald der nächste Spieler *Nächstes Plättchen* oder eine Zahl drückt
}.
takeback-own = Bis { $when } kannst du das zurücknehmen. { $last ->
    [yes] Dann kommt die Schlusswertung, mit *Fertig* sofort.
   *[no] Dann kommt das nächste Plättchen, mit *Fertig* sofort.
}
takeback-taken = Zurückgenommen: Du bist wieder am Zug, mit demselben Plättchen.
takeback-on = Zurücknehmen: { $seconds } Sekunden
    .about = so lange wartet das nächste Plättchen, wenn niemand Nächstes Plättchen drückt
takeback-off = Zurücknehmen: aus
    .about = ein fertiger Zug gilt sofort; zurück geht er nur, wenn alle einverstanden sind
takeback-undo-confirm = Du wärst wieder am Zug, mit demselben Plättchen wie damals. Das würde zurückgenommen:
    { $moves }
    { $alone ->
        [yes] Mit dir spielen nur Computer, und die haben nichts dagegen.
       *[no] Alle anderen müssen einverstanden sein: { $others }.
    } Das Spiel **zählt dann nicht zur Spielstärke**, und der Bericht am Ende sagt das.
takeback-undo-wish = { $others }, { $who } bittet darum, das zurückzunehmen:
    { $moves }
    Danach ist { $who } wieder am Zug, mit demselben Plättchen. Das Spiel **zählt von da an nicht zur Spielstärke**. Es geschieht, sobald ihr alle *Einverstanden* drückt. Wer weiterspielt, sagt Nein.
takeback-undo-asked = Die anderen sind gefragt.
takeback-undo-agreed = Vermerkt. Noch einverstanden sein müssen: { $still }.
takeback-undo-done = Im Einvernehmen hat { $who } den eigenen letzten Zug und alles danach zurückgenommen. Das Spiel **zählt von jetzt an nicht zur Spielstärke**.
takeback-undo-declined = { $who } sagt Nein: Es wird nichts zurückgenommen.
takeback-unrated = -# Dieses Spiel zählt nicht zur Spielstärke: Züge wurden im Einvernehmen zurückgenommen.
refusal-too-late-to-take-back = Das lässt sich nicht mehr mit einem Druck zurücknehmen: Unter *Mehr* kannst du die anderen darum bitten.
refusal-not-yours-to-take-back = Das war der Zug von { $user }, und nur { $user } kann ihn zurücknehmen.
refusal-tile-held = { $user } kann den letzten Zug noch zurücknehmen. Das nächste Plättchen kommt um { $until }, oder sobald { $user } *Fertig* oder der nächste Spieler *Nächstes Plättchen* oder eine Zahl drückt.
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen: Du hattest noch keinen Zug, oder seither hat jemand aufgegeben.
command-play-take-back = Wie lange ein fertiger Zug zurückgenommen werden kann (sonst: 10 Sekunden)
choice-take-back-off = Gar nicht
choice-take-back-10 = 10 Sekunden
choice-take-back-30 = 30 Sekunden
