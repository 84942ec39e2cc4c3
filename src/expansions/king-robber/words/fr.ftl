rule-king-robber = Roi et Chevalier-brigand
    .about = plus grande ville et plus longue route ; à la fin, 1 point par ville ou route complète
set-king-and-robber = Roi et Chevalier-brigand

term-finished-cities = { $count ->
    [one] { $count } ville complète
   *[other] { $count } villes complètes
}
term-finished-roads = { $count ->
    [one] { $count } route complète
   *[other] { $count } routes complètes
}
bonus-king = Roi
bonus-robber = Chevalier-brigand
sum-king = Roi
sum-robber = Brigand

piece-king = le Roi
piece-robber = le Chevalier-brigand

event-piece-taken = { $seat } complète en { $on } une { $piece ->
    [king] ville
   *[robber] route
} de { $tiles } tuiles, la plus { $piece ->
    [king] grande
   *[robber] longue
} jusqu’ici, et { $own ->
    [yes] garde
   *[no] prend
} { $piece-name }{ $own ->
    [yes] {""}
   *[no] { $from ->
        [none] {""}
       *[other] {" "}à { $from }
    }
}.

topic-king-robber = Roi et Chevalier-brigand
    .text =
        La première personne qui complète une ville prend le Roi. Ensuite, il va à toute personne qui complète une ville avec plus de tuiles que chaque ville complétée avant (KR10). À la fin, le Roi rapporte 1 point par ville complète sur le plateau, peu importe à qui elle était (KR40).

        - Le Chevalier-brigand suit les routes de la même façon et rapporte 1 point par route complète.
        - À taille égale, le Roi ne bouge pas, et les blasons ne comptent pas (KR11).
        - Peu importe à qui est la ville, ou s’il y a quelqu’un dedans (KR12).
        - Si deux villes sont complétées en même temps, la plus grande compte (KR13).
        - Sur les cartes, une grande ville imprimée ne compte que comme partie d’une ville que des tuiles ont complétée (KR64).

example-king-robber = Une ville complète et une route complète de trois tuiles chacune, sans personne dessus. La personne qui les a complétées prend quand même le Roi et le Chevalier-brigand, si rien de plus grand n’a été complété avant.

legend-piece-king = Roi : plus grande ville, points à la fin
legend-piece-robber = Chevalier-brigand : plus longue route, points à la fin
