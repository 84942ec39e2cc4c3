rule-princess-dragon = Burgfräulein & Drache
    .about = ein Drache frisst, eine Fee schützt; Burgfräulein und Portale
set-princess-and-dragon = Burgfräulein & Drache

# Nach „mit“.
mark-volcano = einem Vulkan
mark-dragon = einem Drachen
mark-portal = einem Zauberportal
mark-princess = einem Burgfräulein

piece-dragon = der Drache
piece-fairy = die Fee

term-fairy = { $count ->
    [one] { $count } Fee
   *[other] { $count } Feen
}
bonus-fairy = Fee
bonus-fairy-turn = Zugbeginn bei der Fee
scored-fairy-turn = { $who } **+{ $points }**: Fee auf { $square }.
bonus-fairy-completed = Fee bei der Figur
sum-fairy = Fee

event-dragon-came = Der Drache { $from ->
    [none] erwacht
   *[other] fliegt von { $from } los
} und kommt auf den Vulkan auf { $to }.
event-dragon-moved = { $seat } hat den Drachen auf { $to } bewegt, Schritt { $step } von 6.
event-dragon-stuck = Der Drache kommt von { $at } nicht weiter und ruht.
event-fairy-moved = { $seat } hat die Fee zu einer Figur auf { $beside } gestellt: { $beside-role }.

removed-dragon = Der Drache frisst: { $listed }.
removed-princess = Das Burgfräulein schickt nach Hause: { $listed }.

ask-dragon = { $who } – bewege den Drachen, Schritt { $trail } von 6
    .follows = Danach bewegt sich der Drache, noch vor jeder Wertung.
action-dragon = { $at }{ $home ->
    [none] {""}
   *[other] {" "}– frisst: { $home }
}
action-fairy = Fee hierher: { $beside-role } { $beside-spot }
action-princess = Heimschicken: { $seat }, { $from-role } { $from-spot }

group-fairy = Die Fee bewegen ({ $count }) …
    .ask = **Zu welcher deiner Figuren?** Der Drache betritt ihr Plättchen nicht, und sie bringt dir Punkte.
group-princess = Jemanden heimschicken ({ $count }) …
    .ask = **Wen schickt das Burgfräulein nach Hause?** Das ist deine ganze Aktion.

standing-dragon-away = Nicht mehr fragen: Drache immer weg
    .off = Wieder nach dem Drachen fragen
standing-dragon-away-set = Von jetzt an mache ich deine Schritte des Drachen sofort, weg von deinen Figuren. Er frisst so wenige davon wie möglich und geht dann so weit wie möglich von der nächsten weg.
    .unset = Ich frage dich wieder, wenn du den Drachen bewegst.

topic-dragon = Der Drache
    .text =
        Der Drache kommt auf jeden Vulkan, sobald er gelegt ist, und niemand darf auf das Plättchen des Drachen einsetzen (PD12, PD14). Ein Plättchen mit Drachen wird gelegt wie jedes andere und kann eine Figur bekommen; dann, noch vor jeder Wertung, macht der Drache sechs Schritte (PD15). Er frisst jede Figur, deren Plättchen er betritt, auch Baumeister und Schweine; sie gehen ohne Punkte nach Hause (PD18).

        - Wer am Zug ist, macht den ersten Schritt, dann geht es im Uhrzeigersinn reihum (PD16).
        - Jeder Schritt führt auf ein Plättchen daneben, aber nicht auf das der Fee und auf keines, auf dem der Drache in dieser Bewegung schon war. Gibt es keines, ruht er (PD17).
        - Drachenplättchen, die vor dem ersten Vulkan gezogen werden, liegen beiseite und werden mit ihm eingemischt (PD10).
topic-fairy = Die Fee
    .text =
        Statt eine Figur einzusetzen, darfst du die Fee zu einer deiner Figuren stellen, wo sie auch steht (PD21). Ist sie zu Beginn deines Zuges bei dir, bekommst du 1 Punkt, einmal je Zug und nicht im zweiten Teil eines Doppelzuges (PD23). Wird das Gebiet ihrer Figur gewertet, bekommt deren Besitzer 3 Punkte dazu, auch ohne Mehrheit und am Ende des Spiels (PD24, PD40).

        - Der Drache betritt das Plättchen der Fee nie (PD17).
        - Einen Abt zurückzunehmen bringt die 3 Punkte nicht (PD63).
        - Geht ihre Figur, bleibt sie allein auf dem Plättchen, und der Drache kommt weiter nicht hin (PD25).
topic-princess = Burgfräulein und Portale
    .text =
        Gehört das Burgfräulein auf deinem Plättchen zu einer Stadt mit Figuren, darfst du eine davon nach Hause schicken, auch eine eigene (PD27). Durch ein Portal darf deine Figur statt auf dieses auf ein beliebiges Plättchen. Sie kommt auf ein unfertiges Gebiet, auf dem niemand steht (PD30).

        - Eine Figur heimzuschicken ist deine ganze Aktion: danach keine Figur, keine Fee, kein Abt (PD28, PD60).
        - Kein Portal führt dorthin, wo der Drache ist (PD31).
        - Baumeister und Schweine können nicht durch ein Portal; ein Abt kann es, zu einem Kloster oder Garten (PD61).

example-dragon = Im Süden wurde eben ein Vulkan gelegt, und der Drache ist zu ihm gekommen. Daneben steht ein roter Wegelagerer auf einer Straße: Zieht der Drache dorthin, frisst er ihn.

legend-mark-volcano = Vulkan: der Drache kommt hierher
legend-mark-dragon = Drache auf dem Plättchen: der Drache zieht
legend-mark-portal = Zauberportal: ein Meeple auf ein beliebiges Plättchen
legend-mark-princess = Burgfräulein: darf einen Ritter ihrer Stadt heimschicken
legend-piece-dragon = Drache: schickt Figuren heim, auf die er trifft
legend-piece-fairy = Fee: schützt eine Figur und bringt Punkte
