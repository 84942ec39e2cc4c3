rule-hills-sheep = Collines et Moutons
    .about = collines qui départagent, vignobles qui rapportent, bergers et moutons : gare au loup !
rule-hills-by-number = Collines au nombre de meeples
    .about = une égalité va à qui a le plus de meeples sur des collines, non à tous ceux qui en ont
set-hills-and-sheep = Collines et Moutons

figure-shepherd = { $count ->
    [one] { $count } berger
   *[other] { $count } bergers
}
role-shepherd = Berger
    .form-un = un berger
    .form-le = le berger
    .form-du = du berger
    .form-nu = berger

# Après « avec ».
mark-hill = une colline
mark-vineyard = un vignoble

piece-flock = { $count ->
    [one] { $count } mouton
   *[other] { $count } moutons
}

term-vineyards = { $count ->
    [one] { $count } vignoble
   *[other] { $count } vignobles
}
term-sheep = { $count ->
    [one] { $count } mouton
   *[other] { $count } moutons
}
bonus-sheep = moutons
sum-sheep = moutons

event-tile-hidden = { $seat } pose une tuile face cachée sous la colline en { $under }, et personne ne sait laquelle ; { $tilesLeft ->
    [one] il reste une tuile
   *[other] il reste { $tilesLeft } tuiles
}.
event-sheep-drawn = { $token ->
    [wolf] { $seat } tire le loup pour le berger en { $on }.
    [1] { $seat } tire 1 mouton pour le berger en { $on }.
   *[other] { $seat } tire { $token } moutons pour le berger en { $on }.
}

removed-wolf = Le loup renvoie chez eux : { $listed }.

ask-sheep = { $who } – tire pour ton troupeau, ou rentre-le
    .follows = Ensuite tu tires pour ton troupeau ou tu le rentres, avant tout décompte.
standing-sheep-draw = Ne plus demander : piocher pour le troupeau
    .off = Me redemander pour mon troupeau
standing-sheep-draw-set = Désormais, je pioche pour ton troupeau chaque fois que son pré s’agrandit, sans demander s’il rentre.
    .unset = Je te redemande quand le pré de ton troupeau s’agrandit.
action-grow = Tirer encore en { $flock } : des moutons ou le loup
action-stable = Rentrer le troupeau de { $flock } : 1 point par mouton
action-herd = Berger en { $on-spot }

group-herd = Berger ({ $count }) …
    .ask = **Dans quel pré ?** Ton berger tire un jeton du sac : des moutons, ou le loup, qui le renvoie. C’est toute ton action, et elle ne peut pas être reprise.
    .note = Ton berger tire un jeton du sac, et cela ne peut pas être repris.

topic-hills = Collines et vignobles
    .text = Quand une tuile avec une colline est posée, une tuile de la pile est glissée dessous, face cachée : elle est hors du jeu, et personne ne sait laquelle c’est (HS10, HS11). En cas d’égalité sur une route, une ville, une abbaye ou un pré, la zone revient à qui, parmi les ex æquo, y a un meeple sur une tuile avec une colline ; si plusieurs en ont un, ils partagent, et si personne n’en a, tous partagent (HS12). Peu importe combien sont sur des collines, sauf avec *Collines au nombre de meeples* : la zone revient alors à qui en a le plus (HS13, V10). Peu importe aussi sur quelle partie de la tuile (HS14). Bâtisseurs, cochons et bergers ne départagent rien. Pour un présent, seules les voix comptent (HS64). Une abbaye complète rapporte 3 points de plus pour chaque vignoble des huit tuiles autour, et un vignoble sert à plusieurs abbayes (HS20). Incomplète, elle n’en tire rien, un jardin non plus (HS21, HS61).
topic-sheep = Bergers et moutons
    .text = Au lieu d’un meeple, tu peux placer ton berger dans un pré de la tuile que tu viens de poser, s’il n’y a pas de berger dans ce pré ; les paysans n’y changent rien (HS30). Tu tires aussitôt un jeton du sac : un à quatre moutons, qui restent avec lui, ou le loup, qui le renvoie (HS31). Chaque fois que tu agrandis ensuite son pré, tu dois choisir, après ton pion et avant le décompte (HS32) : tirer encore, et un loup renvoie tous les bergers du pré avec tous leurs moutons (HS33), ou rentrer le troupeau : chaque propriétaire d’un berger dans le pré gagne 1 point par mouton qui s’y trouve, et les bergers rentrent (HS34). Si deux bergers se rencontrent, leurs troupeaux n’en font qu’un (HS37). Le troupeau d’un pré fermé de tous côtés rentre aussitôt, après ton choix (HS35, HS36). Les jetons retournent dans le sac : 4 d’un mouton, 5 de deux, 5 de trois, 2 de quatre, et 2 loups (HS1). À la fin, les moutons encore sur le plateau ne rapportent rien (HS40). Ce qui est tiré dépend du même hasard que l’ordre des tuiles ; c’est noté dans l’enregistrement, et on peut le vérifier.

example-hills = Une ville complète de deux tuiles avec un chevalier rouge et un bleu. Il y a égalité, mais le chevalier rouge est sur la tuile avec la colline : la ville est à Rouge seul.
example-sheep = Dans un pré se tient un berger bleu avec ses moutons, et le nombre à côté de lui dit combien. Chaque fois que Bleu agrandit ce pré, il tire encore ou rentre son troupeau.

legend-figure-shepherd = Berger : rassemble des moutons dans un pré
legend-mark-hill = Colline : départage une égalité
legend-mark-vineyard = Vignoble : 3 points pour une abbaye voisine
legend-piece-flock = Moutons : 1 point chacun, une fois rentrés
