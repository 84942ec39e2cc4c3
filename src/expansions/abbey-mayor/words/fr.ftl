rule-abbey-mayor = Abbaye et Maire
    .about = une abbaye chacun pour combler un trou ; maires, chariots qui repartent, granges
rule-wagons-by-road = Les chariots suivent les routes
    .about = seulement par une route, une porte ou une abbaye de la zone évaluée, sur toute tuile (1re édition)
rule-shared-barns = Plusieurs granges dans un pré
    .about = une grange peut être posée dans un pré qui en a déjà une
rule-no-last-abbey = Pas d’abbaye après la dernière tuile
    .about = on garde alors l’abbaye qu’on a encore
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
removed-barn = La grange renvoie de son pré : { $listed }.

ask-abbey = { $who } – poser ton abbaye dans un trou, ou piocher une tuile ?
ask-last-abbey = { $who } – la dernière tuile est posée. Poser ton abbaye dans un trou ?
ask-wagon = { $who } – ton chariot est évalué. Repartir, ou rentrer ?
action-abbey = Abbaye en { $at }
action-drive = Chariot ici : { $to-place }, { $to-spot }
action-pass-abbey = Piocher une tuile
action-pass-last-abbey = Pas d’abbaye
action-pass-wagon = Le chariot rentre

standing-abbey-draw = Ne plus demander pour mon abbaye
    .off = Me redemander pour mon abbaye
standing-abbey-draw-set = Désormais, je pioche aussitôt ta tuile sans te parler de ton abbaye. Après la dernière tuile, je te le demande encore une fois, s’il y a un trou et si la table joue ainsi.
    .unset = Je te redemande pour ton abbaye dès qu’il y a un trou.

panel-with-barn = 4 points par ville complète

topic-abbey = Abbayes à poser
    .text =
        Chacun a une tuile Abbaye (AM1). Au lieu de piocher, tu peux la poser dans un trou, c’est-à-dire une case libre avec des tuiles sur les quatre côtés. Tu le décides avant de voir une tuile (AM10, AM11).

        - Elle convient de tous les côtés. Routes, villes et prés s’y arrêtent, et elle ne leur ajoute ni tuile ni point (AM12).
        - Les zones qu’elle complète sont évaluées comme toujours (AM14).
        - Elle compte comme une abbaye : un moine peut y aller (AM13), ou un abbé (AM60).
        - Elle n’a pas de pré (AM15). Elle n’agrandit rien : ni tour du bâtisseur, ni présent (AM16).
        - Après la dernière tuile, s’il reste un trou, je demande encore une fois à chaque personne qui a son abbaye. On commence à gauche de celle qui a posé cette tuile (AM17).
        - Avec *Pas d’abbaye après la dernière tuile*, je ne demande plus (V12).
topic-mayor-wagon = Maires et chariots
    .text =
        Un maire va dans une ville. Il a une voix par blason que la ville a à l’évaluation, peut-être aucune (AM20, AM21). Un chariot va sur une route, dans une ville ou une abbaye, avec une voix (AM30).

        - Sans voix, un maire tient la ville contre les autres mais ne marque rien (AM22, AM23).
        - Quand un chariot est évalué, avec ou sans majorité, il peut repartir au lieu de rentrer. Il va vers une zone incomplète et libre de sa tuile ou d’une des huit autour (AM31, AM32, AM35).
        - Si les chariots de plusieurs personnes peuvent repartir, elles décident à tour de rôle, à partir de celle dont c’est le tour (AM33).
        - La nouvelle zone du chariot n’est pas évaluée ce tour-ci (AM37).
        - Avec *Les chariots suivent les routes*, un chariot va seulement vers une zone reliée par un bout de route, une porte ou une abbaye, sur n’importe quelle tuile. Depuis une ville, il peut aussi aller sur l’abbaye à l’intérieur (AM36, V5).
topic-barn = Granges
    .text =
        Au lieu d’un pion, tu peux poser ta grange là où quatre tuiles se rejoignent, dont une que tu viens de poser. Les quatre doivent y montrer un pré, et ce pré ne doit pas avoir de grange (AM40, AM41, AM47). Elle reste jusqu’à la fin et rapporte alors 4 points par ville complète de son pré (AM46).

        - Les paysans du pré sont évalués aussitôt, puis rentrent : la majorité reçoit 3 points par ville complète, 4 avec son propre cochon (AM42).
        - Aucun meeple n’entre plus dans un pré avec grange. Si un pré avec des paysans en rejoint un, ils sont évalués aussitôt et rentrent : 1 par ville complète, 2 avec leur propre cochon (AM43, AM44).
        - À la fin, chaque grange rapporte ses points, même si plusieurs se rejoignent dans un pré (AM45).
        - Avec *Plusieurs granges dans un pré*, ce pré peut déjà avoir une grange (V6).
        - Sans les prés, il n’y a pas de granges (AM80).

example-abbey = Une abbaye remplit une case avec des tuiles sur les quatre côtés. Elle arrête la route d’un brigand bleu : la route est complète.

legend-figure-mayor = Maire : une voix par blason de sa ville
legend-figure-wagon = Chariot : peut repartir après le décompte
legend-figure-barn = Grange : compte les villes de son pré à la fin
legend-mark-walled = Abbaye : ferme tout ce qu’elle touche
legend-piece-abbey = Tuile Abbaye : comble un trou du plateau
