rule-king-robber = König und Räuber
    .about = für die größte Stadt und längste Straße; am Ende je fertiger 1 Punkt
set-king-and-robber = König & Räuber

term-finished-cities = { $count ->
    [one] { $count } fertige Stadt
   *[other] { $count } fertige Städte
}
term-finished-roads = { $count ->
    [one] { $count } fertige Straße
   *[other] { $count } fertige Straßen
}
bonus-king = König
bonus-robber = Räuber
sum-king = König
sum-robber = Räuber

piece-king = der König
piece-robber = der Räuber

event-piece-taken = { $seat } hat eine { $piece ->
    [king] Stadt
   *[robber] Straße
} aus { $tiles } Plättchen auf { $on } fertig gemacht, die bisher { $piece ->
    [king] größte
   *[robber] längste
}, und { $own ->
    [yes] behält
   *[no] nimmt
} { $piece ->
    [king] den König
   *[robber] den Räuber
}{ $own ->
    [yes] {""}
   *[no] { $from ->
        [none] {""}
       *[other] {" "}von { $from }
    }
}.

topic-king-robber = König und Räuber
    .text =
        Den König bekommt, wer als Erster eine Stadt fertig macht, danach, wer eine mit mehr Plättchen fertig macht als alle davor (KR10). Der Räuber geht ebenso nach Straßen. Am Ende bringt der König 1 Punkt je fertiger Stadt auf dem Spielplan, der Räuber 1 je fertiger Straße (KR40).

        - Eine gleich große Stadt bewegt den König nicht, und Wappen zählen nicht (KR11).
        - Es ist egal, wem die Stadt gehört und ob jemand darin steht (KR12). Auch am Ende ist egal, wem die Städte und Straßen gehörten.
        - Werden zwei Städte zugleich fertig, zählt die größere (KR13).
        - Auf Karten zählt eine gedruckte Großstadt nur als Teil einer Stadt, die Plättchen fertig gemacht haben (KR64).

example-king-robber = Eine fertige Stadt und eine fertige Straße über je drei Plättchen, auf denen niemand steht. Wer sie fertig gemacht hat, bekommt trotzdem König und Räuber, wenn vorher nichts Größeres fertig war.

legend-piece-king = König: für die größte Stadt, Punkte am Ende
legend-piece-robber = Räuber: für die längste Straße, Punkte am Ende
