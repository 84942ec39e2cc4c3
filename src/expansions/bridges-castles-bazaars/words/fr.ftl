rule-bridges = Les ponts
    .about = un pont mène une route par-dessus une tuile : plus de tuiles conviennent
rule-castles = Les forteresses
    .about = une petite ville devient une forteresse et rapporte la première zone complétée à côté
rule-bazaars = Les bazars
    .about = une tuile Bazar vend les tuiles suivantes : on mise des points
rule-no-auction = Bazars sans enchères
    .about = chacun à son tour prend une des tuiles ouvertes, gratuitement
rule-sealed-bids = Enchères secrètes
    .about = après la première mise, les autres misent en même temps et en secret ; la plus haute l’emporte
set-bridges-castles-and-bazaars = Ponts, Forteresses et Bazars

# Après « avec ».
mark-bazaar = un bazar

piece-bridge = { $count ->
    [one] pont
   *[other] ponts
}
piece-castle = { $count ->
    [one] forteresse
   *[other] forteresses
}
piece-laid-bridge = un pont
    .lies = { FORM($from, "du") } { FORM($to, "au") }
piece-laid-castle = une forteresse
    .lies = aussi en { $beyond }
sign-bridge = 🌉
sign-castle = 🏰
sign-laid-bridge = 🌉
sign-laid-castle = 🏰

kind-castle = forteresse
role-on-castle = Seigneur
    .form-un = un seigneur
    .form-le = le seigneur
    .form-du = du seigneur
    .form-nu = seigneur
role-large-on-castle = Grand seigneur
    .form-un = un grand seigneur
    .form-le = le grand seigneur
    .form-du = du grand seigneur
    .form-nu = grand seigneur

term-castles = { $count ->
    [one] { $count } forteresse
   *[other] { $count } forteresses
}
term-bazaar = { $count ->
    [one] { $count } mise
   *[other] { $count } mises
}
bonus-castle = forteresse
bonus-bazaar = bazar
scored-bazaar = { $who } { $paid ->
    [yes] paie
   *[no] reçoit
} **{ $points }** { $points ->
    [one] point
   *[other] points
} au bazar.
sum-castle = forteresses
sum-bazaar = bazars

event-bridge-built = { $seat } construit un pont en { $over }.
event-castle-built = { $seat } fait de la ville en { $on } une forteresse : { FORM($on-role, "le") } en est désormais le seigneur.
event-bazaar-opened = Un bazar ouvre. { $tiles ->
    [one] { $tiles } tuile est à vendre
   *[other] { $tiles } tuiles sont à vendre
} : { $tiles-listed }.
event-bids-revealed = Mises : { $amounts-listed }
event-tile-bought = { $seat } prend la tuile « { $tile } »{ $price ->
    [0] { " " }gratuitement
   *[other] { "" }
}.

brings-bridge-built = Tu construis un pont.

ask-lay-aside = { $who } – cette tuile ne va qu’avec un pont
    .before = Autre tuile …
ask-bridge = { $who } – construire un pont sur cette tuile ?
    .note = Tu peux construire un pont sur cette tuile.
ask-castle = { $who } – faire de ta ville une forteresse au lieu de l’évaluer ?
ask-auction = { $who } – bazar : quelle tuile choisis-tu ?
ask-first-bid = { $who } – à vendre : { $tile }. Combien mises-tu ?
ask-bid = { $who } – à vendre : { $tile }. { $seat } mise { $count } : mises-tu plus ?
ask-settle = { $who } – { $seat } mise { $count } pour cette tuile : { $tile }. L’acheter à ce prix, ou la vendre ?
action-lay-aside = Piocher une autre tuile
action-bridge = Pont, { $over-spot }
action-castle = Forteresse en { $on }
action-auction = Choisir : { $tile }
action-bid = Miser { $bid }
action-buy = L’acheter
action-sell = La vendre
action-pass-lay-aside = Poser avec pont
action-pass-bridge = Pas de pont
action-pass-castle = Évaluer la ville
action-pass-bid = Pas de mise

standing-bid-no-bids = Ne jamais miser pour moi
    .off = Me redemander mes mises
standing-bid-no-bids-set = Désormais, je ne te demande plus de miser aux bazars, et tu ne mises rien. Quand c’est à toi de choisir une tuile, je te le demande encore.
    .unset = Je te redemande tes mises.

topic-bridges = Les ponts
    .text =
        Tu peux poser une tuile de sorte qu’une route rencontre un pré, si un pont prolonge la route (BR11). Le pont est sur la tuile que tu viens de poser ou sur celle d’à côté, tout droit d’un bord de pré au bord opposé (BR10). C’est une route à part qui compte une tuile, et un meeple peut s’y tenir (BR15, BR16).

        - Je montre ces cases avec les autres ; le pont fait partie de la pose.
        - Si la tuile n’avait pas besoin de pont, tu peux en construire un dessus, si ses deux bouts donnent sur des cases libres (BR82).
        - Un pont ne relie rien de ce qu’il croise et ne coupe aucun pré (BR80).
        - Une tuile porte au plus un pont, et il reste (BR12).
        - Si une tuile ne va qu’avec un pont, tu peux la sortir du jeu et en piocher une autre (BR17).
        - Chaque personne a 3 ponts, ou 2 à cinq ou six (BR1). Les ponts restants ne rapportent rien (BR50).
topic-castles = Les forteresses
    .text =
        Quand une ville d’exactement deux demi-cercles est complète avec un seul meeple, le propriétaire du meeple peut en faire une forteresse au lieu de l’évaluer (BR20, BR21). Le meeple en devient le seigneur. La forteresse rapporte ensuite au propriétaire du seigneur les points de la première zone (route, ville, abbaye ou jardin) qu’une tuile suivante complète dans son fief (BR25).

        - Le fief, ce sont les deux tuiles de la forteresse et les deux tuiles de chaque long côté (BR24). Une zone qui y touche déclenche la forteresse.
        - Peu importe qui marque cette zone (BR27). Si plusieurs sont complétées à la fois, la plus précieuse compte (BR28).
        - Une forteresse qui rapporte déclenche les forteresses voisines (BR29). Puis le seigneur rentre, et la forteresse reste vide.
        - Un seigneur est à l’abri du dragon et des tours (BR31).
        - Pour les paysans, une forteresse est une ville complète qui vaut 4 points (BR33).
        - Une forteresse jamais déclenchée ne rapporte rien (BR50). Chaque personne a 3 forteresses, ou 2 à cinq ou six (BR1).
topic-bazaars = Les bazars
    .text =
        Après un tour avec une tuile Bazar, on ouvre autant de tuiles qu’il y a de joueurs (BR40). La personne à gauche en choisit une et mise 0 ou plus, puis chaque autre personne sans tuile peut miser plus, une fois (BR41). Celle qui a choisi prend alors la tuile et paie la plus haute mise à qui l’a faite, ou lui laisse la tuile et reçoit les points (BR42).

        - Si le temps pour miser s’écoule, la personne ne mise pas.
        - Si personne ne mise plus, la personne qui a choisi a la tuile et paie sa mise, que personne ne reçoit.
        - Puis la personne suivante sans tuile choisit ; la dernière tuile est gratuite (BR43).
        - Les points peuvent descendre sous 0 (BR47).
        - Au tour suivant, chaque personne pose sa nouvelle tuile au lieu de piocher (BR44). Tant que toutes ne sont pas posées, les tuiles Bazar n’ouvrent pas de bazar (BR45).
        - S’il reste moins de tuiles que de joueurs, il n’y a pas de bazar (BR46).
        - La seconde partie d’un double tour vient avant les mises (BR48).
        - Avec *Bazars sans enchères*, chacun à son tour prend une tuile (BR49, V11).
        - Avec *Enchères secrètes*, les autres misent en même temps, et on ne voit que la première mise avant que chacun ait misé (BR52, V20).

example-bridges = Une route venant de l’ouest passe sur un pont par-dessus la tuile d’abbaye au milieu. Le brigand bleu se tient sur le pont.
example-castles = Deux morceaux de ville en demi-cercle forment une forteresse. La route à côté est complète : Rouge en a reçu les points, et le seigneur rouge est rentré.

legend-mark-bazaar = Bazar : les tuiles suivantes sont vendues
legend-piece-bridge = Ponts qui restent à un joueur
legend-piece-laid-bridge = Pont : une route par-dessus une tuile
legend-piece-castle = Forteresses qui restent à un joueur
legend-piece-laid-castle = Forteresse : rapporte la première zone complétée à côté
