rule-princess-dragon = Princesse et Dragon
    .about = un dragon dévore, une fée protège ; princesses et portails
set-princess-and-dragon = Princesse et Dragon

# Après « avec ».
mark-volcano = un volcan
mark-dragon = un dragon
mark-portal = un portail magique
mark-princess = une princesse

piece-dragon = le dragon
piece-fairy = la fée

term-fairy = { $count ->
    [one] { $count } fée
   *[other] { $count } fées
}
bonus-fairy = fée
bonus-fairy-turn = fée au début du tour
scored-fairy-turn = { $who } **+{ $points }** : fée en { $square }.
bonus-fairy-completed = fée à côté du pion
sum-fairy = fée

event-dragon-came = Le dragon { $from ->
    [none] s’éveille
   *[other] s’envole de sa case { $from }
} et arrive au volcan en { $to }.
event-dragon-moved = { $seat } déplace le dragon en { $to }, pas { $step } sur 6.
event-dragon-stuck = Le dragon est bloqué en { $at } et se repose.
event-fairy-moved = { $seat } place la fée à côté { FORM($beside-role, "du") } en { $beside }.

removed-dragon = Le dragon dévore : { $listed }.
removed-princess = La princesse renvoie : { $listed }.

ask-dragon = { $who } – déplace le dragon, pas { $trail } sur 6
    .follows = Ensuite le dragon se déplace, avant tout décompte.
action-dragon = { $at }{ $home ->
    [none] {""}
   *[other] {" "}– dévore { $home }
}
action-fairy = Fée près { FORM($beside-role, "du") } { $beside-spot }
action-princess = Renvoyer : { $seat }, { FORM($from-role, "nu") } { $from-spot }

group-fairy = Déplacer la fée ({ $count }) …
    .ask = **À côté duquel de tes meeples ?** Le dragon ne vient pas sur sa tuile, et elle te rapporte des points.
group-princess = Renvoyer quelqu’un ({ $count }) …
    .ask = **Qui la princesse renvoie-t-elle ?** C’est toute ton action.

standing-dragon-away = Ne plus demander : éloigner le dragon
    .off = Me redemander pour le dragon
standing-dragon-away-set = Désormais, je fais aussitôt tes pas du dragon, loin de tes pions. Il en dévore aussi peu que possible, puis s’éloigne autant que possible du plus proche.
    .unset = Je te demande à nouveau dès que c’est à toi de déplacer le dragon.

topic-dragon = Le dragon
    .text =
        Le dragon arrive sur chaque tuile Volcan dès qu’elle est posée (PD12). Une tuile Dragon se pose comme une autre et peut recevoir un meeple ; ensuite, avant tout décompte, le dragon fait six pas (PD15). Il dévore tous les pions d’une tuile où il entre, et ils rentrent sans points, bâtisseurs et cochons aussi (PD18).

        - Personne ne peut placer de pion sur la tuile du dragon (PD14).
        - La personne dont c’est le tour fait le premier pas, puis on continue dans le sens horaire (PD16).
        - Chaque pas mène à une tuile voisine, mais pas à celle de la fée ni à une où il est déjà passé dans ce déplacement. S’il n’y en a pas, il se repose (PD17).
        - Les tuiles Dragon piochées avant le premier volcan sont mises de côté, et mélangées aux autres quand il est posé (PD10).
topic-fairy = La fée
    .text =
        Au lieu de placer un pion, tu peux mettre la fée à côté d’un de tes meeples, où qu’il soit (PD21). Si elle est chez toi au début de ton tour, tu gagnes 1 point, une fois par tour et pas dans la seconde partie (PD23). Quand la zone de son meeple est évaluée, le propriétaire du meeple gagne 3 points de plus (PD24).

        - Ces 3 points viennent même sans majorité, et aussi à la fin de la partie (PD40).
        - Récupérer un abbé ne les rapporte pas (PD63).
        - Le dragon n’entre jamais sur la tuile de la fée (PD17).
        - Quand son meeple s’en va, elle reste seule sur la tuile, et le dragon ne peut toujours pas y entrer (PD25).
topic-princess = Princesses et portails
    .text =
        Si la princesse de ta tuile est dans une ville avec des meeples, tu peux en renvoyer un, même un des tiens (PD27). C’est toute ton action : ni pion, ni fée, ni abbé ensuite (PD28, PD60).

        Un portail magique laisse ton meeple aller sur n’importe quelle tuile au lieu de celle-ci. Il va sur une zone incomplète et libre, mais pas là où est le dragon (PD30, PD31). Bâtisseurs et cochons ne passent pas par un portail ; un abbé, si, vers une abbaye ou un jardin (PD61).

example-dragon = Un volcan vient d’être posé au sud, et le dragon y est arrivé. À côté, un brigand rouge est sur une route : si le dragon va là, il le dévore.

legend-mark-volcano = Volcan : le dragon vient ici
legend-mark-dragon = Dragon sur la tuile : le dragon se déplace
legend-mark-portal = Portail magique : un meeple sur n’importe quelle tuile
legend-mark-princess = Princesse : peut renvoyer un chevalier de sa ville
legend-piece-dragon = Dragon : renvoie les pions qu’il rencontre
legend-piece-fairy = Fée : protège un pion et rapporte des points
