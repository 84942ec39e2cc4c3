rule-hills-sheep = Collines et Moutons
    .about = collines qui départagent, vignobles qui rapportent, bergers et moutons : gare au loup !
rule-hills-by-number = Collines au nombre de meeples
    .about = une égalité va à qui a le plus de meeples sur des collines, pas à tous ceux qui y en ont un
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
standing-sheep-draw = Ne plus demander : tirer pour le troupeau
    .off = Me redemander pour mon troupeau
standing-sheep-draw-set = Désormais, je tire pour ton troupeau chaque fois que son pré s’agrandit, sans demander s’il rentre.
    .unset = Je te redemande quand le pré de ton troupeau s’agrandit.
action-grow = Tirer encore en { $flock } : des moutons ou le loup
action-stable = Rentrer le troupeau de { $flock } : 1 point par mouton
action-herd = Berger en { $on-spot }

group-herd = Berger ({ $count }) …
    .ask = **Dans quel pré ?** Ton berger tire un jeton du sac : des moutons, ou le loup, qui le renvoie. C’est toute ton action, et tu ne peux pas la reprendre.
    .note = Ton berger tire un jeton du sac, et tu ne peux pas le reprendre.

topic-hills = Collines et vignobles
    .text =
        Quand tu poses une tuile Colline, une tuile de la pile va dessous, face cachée. Elle est hors du jeu, et personne ne sait laquelle c’est (HS10, HS11). En cas d’égalité sur une zone (route, ville, abbaye ou pré), la personne à égalité qui y a un meeple sur une colline la prend seule (HS12).

        - Si plusieurs personnes à égalité en ont un, elles partagent ; si aucune n’en a, toutes partagent.
        - Le nombre de meeples sur des collines ne compte pas, sauf avec *Collines au nombre de meeples* : la personne qui en a le plus prend alors la zone (HS13, V10).
        - Peu importe sur quelle partie de la tuile Colline est le meeple (HS14).
        - Bâtisseurs, cochons et bergers ne départagent rien. Pour un présent, seules les voix comptent (HS64).
        - Une abbaye complète rapporte 3 points de plus par vignoble sur les huit tuiles autour. Un vignoble sert à plusieurs abbayes (HS20).
        - Une abbaye incomplète ne tire rien des vignobles, un jardin non plus (HS21, HS61).
topic-sheep = Bergers et moutons
    .text =
        Au lieu d’un meeple, tu peux placer ton berger dans un pré de la tuile que tu viens de poser. Il peut y avoir des paysans, mais pas de berger (HS30). Tu tires aussitôt un jeton du sac, soit un à quatre moutons, qui restent avec lui, soit le loup, qui le renvoie (HS31).

        - Si tu agrandis ensuite son pré, tu dois choisir, après ton pion et avant le décompte : tirer encore ou rentrer le troupeau (HS32).
        - Si tu tires encore, un loup renvoie tous les bergers du pré avec tous leurs moutons (HS33).
        - Si tu rentres le troupeau, chaque personne avec un berger dans le pré gagne 1 point par mouton qui s’y trouve, et les bergers rentrent (HS34).
        - Si deux bergers se rencontrent, leurs troupeaux n’en font qu’un (HS37).
        - Si un pré est fermé de tous côtés, son troupeau rentre aussitôt, après ton choix (HS35, HS36).
        - Les jetons retournent dans le sac : 4 d’un mouton, 5 de deux, 5 de trois, 2 de quatre, et 2 loups (HS1).
        - Les moutons encore sur le plateau à la fin ne rapportent rien (HS40).
        - La graine qui mélange les tuiles décide aussi des jetons. L’enregistrement les montre, et tu peux les y vérifier.

example-hills = Un chevalier rouge et un bleu sont à égalité dans une ville complète de deux tuiles. Le rouge est sur la tuile avec la colline : Rouge prend seul la ville.
example-sheep = Un berger bleu se tient dans un pré avec ses moutons. Le nombre à côté de lui dit combien. Si Bleu agrandit ce pré, il tire encore ou rentre son troupeau.

legend-figure-shepherd = Berger : rassemble des moutons dans un pré
legend-mark-hill = Colline : départage une égalité
legend-mark-vineyard = Vignoble : 3 points pour une abbaye voisine
legend-piece-flock = Moutons : 1 point chacun, une fois rentrés
