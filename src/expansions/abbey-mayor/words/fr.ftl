rule-abbey-mayor = Abbaye et Maire
    .about = une abbaye chacun pour combler un trou ; maires, chariots qui repartent, granges
rule-wagons-by-road = Les chariots suivent les routes
    .about = seulement vers ce qu’une route, une porte ou une abbaye relie à l’évalué (première édition)
rule-shared-barns = Plusieurs granges dans un pré
    .about = une grange peut être posée dans un pré qui en a déjà une
rule-no-last-abbey = Pas d’abbaye après la dernière tuile
    .about = qui a encore la sienne la garde alors
set-abbey-and-mayor = Abbaye et Maire

figure-mayor = { $count ->
    [one] { $count } maire
   *[other] { $count } maires
}
role-mayor = Maire
    .form-un = un maire
    .form-le = le maire
    .form-du = du maire
    .form-nu = maire
figure-wagon = { $count ->
    [one] { $count } chariot
   *[other] { $count } chariots
}
role-wagon = Chariot
    .form-un = un chariot
    .form-le = le chariot
    .form-du = du chariot
    .form-nu = chariot
figure-barn = { $count ->
    [one] { $count } grange
   *[other] { $count } granges
}
role-barn = Grange
    .form-un = une grange
    .form-le = la grange
    .form-du = de la grange
    .form-nu = grange

mark-walled = l’enceinte d’une abbaye

piece-abbey = { $count ->
    [one] abbaye à poser
   *[other] abbayes à poser
}

part-last-abbey = abbaye après la dernière tuile
    .sentence = Une abbaye après la dernière tuile.

event-wagon-drove = { $seat } repart avec le chariot de { $from } à { $to } : { $to-place }.
removed-barn = Du pré de la grange rentrent : { $listed }.

ask-abbey = { $who } – ton abbaye dans un trou, ou piocher une tuile ?
ask-last-abbey = { $who } – la dernière tuile est posée. Ton abbaye dans un trou ?
ask-wagon = { $who } – ton chariot est évalué. Repartir, ou rentrer ?
action-abbey = Abbaye en { $at }
action-drive = Chariot ici : { $to-place }, { $to-spot }
action-pass-abbey = Piocher une tuile
action-pass-last-abbey = Pas d’abbaye
action-pass-wagon = Le chariot rentre

standing-abbey-draw = Ne plus demander pour mon abbaye
    .off = Me redemander pour mon abbaye
standing-abbey-draw-set = Désormais, je pioche aussitôt pour toi sans demander pour ton abbaye. Après la dernière tuile, je demande encore une fois, s’il y a un trou et si la table joue ainsi.
    .unset = Je te redemande pour ton abbaye dès qu’il y a un trou.

panel-with-barn = 4 points par ville complète

topic-abbey = Abbayes à poser
    .text = Chacun a une abbaye (AM1). Au lieu de piocher, on peut la poser dans un trou, une case libre avec des tuiles sur les quatre côtés, et on le décide avant de voir une tuile (AM10, AM11). Tous les côtés conviennent ; routes, villes et prés s’y arrêtent, et elle ne leur ajoute ni tuile ni point (AM12). Ce qu’elle complète est évalué comme toujours (AM14). Un moine peut y aller : cette tuile compte en tout comme une abbaye du plateau (AM13), pour un abbé aussi (AM60). Elle n’a pas de pré (AM15) et n’agrandit rien : ni tour du bâtisseur, ni présent (AM16). Après la dernière tuile, on demande encore une fois à qui en a une, tant qu’il y a un trou, en commençant à gauche de qui l’a posée, sauf avec *Pas d’abbaye après la dernière tuile* (AM17, V12).
topic-mayor-wagon = Maires et chariots
    .text = Un maire va dans une ville et y a autant de voix que la ville a de blasons à l’évaluation, aucune peut-être (AM20, AM21). Sans voix, il tient la ville contre les autres mais ne marque rien (AM22, AM23). Un chariot va sur une route, dans une ville ou une abbaye, avec une voix (AM30). Quand il est évalué, avec ou sans majorité, il peut repartir au lieu de rentrer : vers ce qui est incomplet et sans personne, sur sa tuile ou l’une des huit autour (AM31, AM32, AM35). S’ils sont plusieurs, on décide à tour de rôle, à partir de qui joue (AM33). Là où il va, rien n’est évalué ce tour-ci (AM37). Avec *Les chariots suivent les routes*, il va plutôt sur n’importe quelle tuile de ce qu’un bout de route, une porte ou une abbaye relie à ce qui est évalué, ou sur l’abbaye dans sa ville (AM36, V5).
topic-barn = Granges
    .text = Au lieu d’un pion, on peut poser sa grange là où quatre tuiles se rejoignent, dont celle qui vient d’être posée, si toutes montrent un pré et que ce pré n’a pas de grange, sauf avec *Plusieurs granges dans un pré* (AM40, AM41, AM47, V6). Sans les prés, il n’y a pas de granges (AM80). Elle reste jusqu’à la fin. Les paysans de ce pré sont évalués aussitôt, 3 points par ville complète à la majorité, 4 avec son propre cochon, puis rentrent (AM42). Dans un pré avec grange, aucun pion n’entre plus ; les paysans dont le pré en rejoint un sont évalués aussitôt, 1 par ville complète, 2 avec leur propre cochon, et rentrent (AM43, AM44). À la fin, chaque grange rapporte 4 par ville complète de son pré (AM46), même si plusieurs s’y rejoignent (AM45).

example-abbey = Une case avec des tuiles sur les quatre côtés contient une abbaye. Elle a arrêté la route d’un brigand bleu : la route est complète.

legend-figure-mayor = Maire : en ville, compte autant que ses blasons
legend-figure-wagon = Chariot : peut repartir après le décompte
legend-figure-barn = Grange : où quatre prés se touchent, pour leurs villes
legend-mark-walled = Abbaye : ferme tout ce qu’elle touche
legend-piece-abbey = Tuile Abbaye : comble un trou du plateau
