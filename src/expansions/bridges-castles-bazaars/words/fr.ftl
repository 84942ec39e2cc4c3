rule-bridges = Les ponts
    .about = un pont mène une route par-dessus une tuile : plus de tuiles conviennent
rule-castles = Les châteaux
    .about = une petite ville devient un château et marque ce qui s’achève à côté
rule-bazaars = Les bazars
    .about = une tuile bazar vend les tuiles suivantes : on mise des points
rule-no-auction = Bazars sans enchères
    .about = chacun à son tour prend une des tuiles ouvertes, gratuitement
rule-sealed-bids = Enchères secrètes
    .about = personne ne voit une mise avant que tous aient misé ; la plus haute l’emporte
set-bridges-castles-and-bazaars = Ponts, Forteresses et Bazars

# Après « avec ».
mark-bazaar = un bazar

piece-bridge = { $count ->
    [one] pont
   *[other] ponts
}
piece-castle = { $count ->
    [one] château
   *[other] châteaux
}
piece-laid-bridge = un pont
piece-laid-castle = un château
sign-bridge = 🌉
sign-castle = 🏰
sign-laid-bridge = 🌉
sign-laid-castle = 🏰

kind-castle = château
role-on-castle = Châtelain
    .form-a = un châtelain
    .form-in = châtelain
role-large-on-castle = Grand châtelain
    .form-a = un grand châtelain
    .form-in = grand châtelain

term-castles = { $count ->
    [one] { $count } château
   *[other] { $count } châteaux
}
term-bazaar = { $count ->
    [one] { $count } mise
   *[other] { $count } mises
}
bonus-castle = château
bonus-bazaar = bazar
scored-bazaar = { $who } { $paid ->
    [yes] paie
   *[no] reçoit
} **{ $points }** points au bazar.
sum-castle = châteaux
sum-bazaar = bazars

event-bridge-built = { $seat } a construit un pont en { $over }.
event-castle-built = { $seat } fait un château de la ville en { $on } : le { FORM($on-role, "in") } en est désormais le seigneur.
event-bazaar-opened = Bazar : { $tiles ->
    [one] { $tiles } tuile est à vendre.
   *[other] { $tiles } tuiles sont à vendre.
}
event-tile-bought = { $seat } a { $tile } pour { $price ->
    [0] rien
    [one] { $price } point
   *[other] { $price } points
}.

brings-bridge-built = Vous construisez un pont.

ask-lay-aside = { $who } – il faut un pont
    .before = Autre tuile au lieu du pont …
ask-bridge = { $who } – un pont sur cette tuile ?
    .note = Vous pouvez construire un pont sur cette tuile.
ask-castle = { $who } – faire de votre ville un château au lieu de la marquer ?
ask-auction = { $who } – bazar : quelle tuile est vendue ensuite ?
ask-first-bid = { $who } – { $tile } est à vendre. Combien misez-vous ?
ask-bid = { $who } – { $tile } est à vendre. { $seat } mise { $count } : misez-vous plus ?
ask-settle = { $who } – { $seat } mise { $count } pour { $tile }. L’acheter à ce prix, ou la vendre ?
action-lay-aside = La défausser et en piocher une autre
action-bridge = Pont, { $over-spot }
action-castle = Château en { $on }
action-auction = Vendre { $tile }
action-bid = Miser { $bid }
action-buy = L’acheter
action-sell = La vendre
action-pass-lay-aside = La poser avec un pont
action-pass-bridge = Pas de pont
action-pass-castle = Marquer la ville
action-pass-bid = Pas de mise

standing-bid-no-bids = Ne jamais miser pour moi
    .off = Me demander à nouveau mes mises
standing-bid-no-bids-set = Désormais, je ne vous demande plus de miser aux bazars, et vous ne misez rien. Quand c’est à vous de choisir une tuile, je vous le demande encore.
    .unset = Je vous demande à nouveau vos mises.

topic-bridges = Les ponts
    .text =
        Vous pouvez poser une tuile de sorte qu’une route rencontre un pré, si un pont prolonge la route (BR11). Le pont est sur la tuile posée ou sur sa voisine, tout droit d’un bord de pré au bord opposé (BR10). Je montre ces cases avec les autres ; le pont fait partie de la pose. Si aucun pont n’était nécessaire, vous pouvez en construire un sur la tuile posée, si ses deux bouts donnent sur des cases libres (BR82).
        Un pont est une route à part : il compte une tuile, et un partisan peut s’y tenir (BR15, BR16). Il ne relie rien de ce qu’il croise et ne coupe aucun pré (BR80). Une tuile porte au plus un pont, et il reste (BR12). Une tuile qui ne convient qu’avec un pont peut quitter la partie ; vous en piochez une autre (BR17).
        Chacun a 3 ponts, à cinq ou six joueurs 2 (BR1). À la fin, ils ne rapportent rien (BR50).
topic-castles = Les châteaux
    .text =
        Quand une ville d’exactement deux demi-cercles est achevée et qu’un seul partisan s’y tient, son propriétaire peut en faire un château au lieu de la marquer (BR20, BR21). Le partisan devient châtelain, à l’abri du dragon et des tours (BR31). Le fief comprend les deux tuiles du château et les deux tuiles de chaque long côté (BR24).
        La première route, ville, abbaye ou le premier jardin qu’une tuile suivante achève et qui touche au fief déclenche le château : le propriétaire du châtelain en reçoit aussi les points, qui que ce soit qui marque (BR25, BR27). Si plusieurs s’achèvent à la fois, le plus précieux compte (BR28). Un château qui marque déclenche les châteaux voisins (BR29). Puis le châtelain rentre, et le château reste vide.
        Pour les paysans, un château est une ville achevée qui vaut 4 points (BR33). Un château jamais déclenché ne rapporte rien (BR50). Chacun a 3 châteaux, à cinq ou six joueurs 2 (BR1).
topic-bazaars = Les bazars
    .text =
        Après un tour avec une tuile bazar, on ouvre autant de tuiles qu’il y a de joueurs (BR40). Le joueur de gauche en choisit une et mise 0 ou plus. Chaque autre joueur sans tuile peut miser plus, une fois (BR41). Si personne ne mise plus, celui qui a choisi paie sa mise et a la tuile. Sinon il paie la plus haute mise à son auteur et a la tuile, ou il reçoit les points et la lui laisse (BR42). Puis le joueur suivant sans tuile choisit ; la dernière est gratuite (BR43). Les points peuvent descendre sous 0 (BR47).
        Au tour suivant, chacun pose sa tuile au lieu de piocher (BR44). Tant que toutes ne sont pas posées, les tuiles bazar n’ouvrent pas de bazar (BR45). S’il reste moins de tuiles que de joueurs, il n’y en a pas (BR46). La seconde partie d’un bâtisseur vient avant les mises (BR48).
        Avec *Bazars sans enchères*, chacun à son tour prend une tuile (BR49, V11). Avec *Enchères secrètes*, personne ne voit une mise avant que tous aient misé (BR52, V20).

example-bridges = Une route venant de l’ouest passe sur un pont par-dessus la tuile d’abbaye au milieu. Le voleur bleu se tient sur le pont.
example-castles = Deux morceaux de ville en demi-cercle forment un château avec un châtelain rouge. La route à côté est achevée, et le rouge en reçoit les points.

legend-mark-bazaar = Bazar : les tuiles suivantes sont vendues
legend-piece-bridge = Ponts qui restent à un joueur
legend-piece-laid-bridge = Pont : une route par-dessus une tuile
legend-piece-castle = Châteaux qui restent à un joueur
legend-piece-laid-castle = Château : marque ce qui s’achève à côté
