rule-inns = Auberges
    .about = route complète avec auberge : 2 par tuile ; incomplète : rien
rule-cathedrals = Cathédrales
    .about = ville complète avec cathédrale : 3 par tuile et blason ; incomplète : rien
rule-large-meeple = Grand meeple
    .about = un par personne, compte double pour la majorité
set-inns-and-cathedrals = Auberges et Cathédrales

figure-large = { $count ->
    [one] { $count } grand meeple
   *[other] { $count } grands meeples
}
role-large = Grand meeple
    .form-un = un grand meeple
    .form-le = le grand meeple
    .form-du = du grand meeple
    .form-nu = grand meeple
role-large-knight = Grand chevalier
    .form-un = un grand chevalier
    .form-le = le grand chevalier
    .form-du = du grand chevalier
    .form-nu = grand chevalier
role-large-highwayman = Grand brigand
    .form-un = un grand brigand
    .form-le = le grand brigand
    .form-du = du grand brigand
    .form-nu = grand brigand
role-large-monk = Grand moine
    .form-un = un grand moine
    .form-le = le grand moine
    .form-du = du grand moine
    .form-nu = grand moine
role-large-farmer = Grand paysan
    .form-un = un grand paysan
    .form-le = le grand paysan
    .form-du = du grand paysan
    .form-nu = grand paysan

# Après « avec ».
mark-inn = une auberge
mark-cathedral = une cathédrale

term-inn = { $count ->
    [one] { $count } auberge
   *[other] { $count } auberges
}
term-cathedral = { $count ->
    [one] { $count } cathédrale
   *[other] { $count } cathédrales
}

topic-inns = Auberges
    .text =
        Une route complète avec une ou plusieurs auberges rapporte 2 points par tuile au lieu de 1. Incomplète à la fin, elle ne rapporte rien (IC1).

        - Une deuxième auberge n’ajoute rien (IC3).
        - Tu peux poser des auberges au bord des routes des autres (IC9).
        - Sur les cartes, les blasons au bord d’une telle route comptent toujours 2 (M11).
        - Une table peut désactiver la règle : les auberges ne sont alors qu’un décor, comme les cartes le recommandent (M19).
topic-cathedrals = Cathédrales
    .text =
        Une ville complète avec une cathédrale rapporte 3 points par tuile et 3 par blason. Incomplète à la fin, elle ne rapporte rien (IC2).

        - Une deuxième cathédrale n’ajoute rien (IC3).
        - Pour un pré, c’est une ville comme une autre : 3 points (IC4).
        - Sans la règle, la tuile est une simple ville sur les quatre côtés.
topic-large-meeple = Le grand meeple
    .text =
        Chaque personne a un meeple de plus, un grand. Il se place comme les autres, compte double pour la majorité et revient comme d’habitude (IC5).

        Les cartes et les flèches pour un meeple valent aussi pour lui ; c’est une décision de ce projet (L6).

example-inns = Un brigand bleu est sur une route complète de trois tuiles avec une auberge : 2 points par tuile, 6 en tout.
example-cathedrals = Un chevalier bleu est dans une ville complète de cinq tuiles avec une cathédrale au milieu : 3 points par tuile, 15 en tout.

legend-figure-large = Grand meeple : compte pour deux
legend-mark-inn = Auberge : route double, ou rien si incomplète
legend-mark-cathedral = Cathédrale : ville à 3 par tuile, ou rien si incomplète
