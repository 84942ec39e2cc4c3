rule-shrines = Lieux de culte
    .about = abbaye et lieu de culte voisins s’affrontent : le premier complet emporte tout
set-cult-places = Lieux de culte

kind-shrine = lieu de culte
    .form-done = lieu de culte complet
role-on-shrine = Hérétique
    .form-un = un hérétique
    .form-le = l’hérétique
    .form-du = de l’hérétique
    .form-nu = hérétique
role-large-on-shrine = Grand hérétique
    .form-un = un grand hérétique
    .form-le = le grand hérétique
    .form-du = du grand hérétique
    .form-nu = grand hérétique

bonus-shrine = lieu de culte
bonus-shrine-incomplete = lieu de culte incomplet
sum-shrine = lieux de culte
    .short = cultes

removed-duel = Retour sans points après le duel perdu : { $listed }.

topic-shrines = Lieux de culte
    .text =
        Un lieu de culte compte comme une abbaye : 9 points avec 8 tuiles autour, ou 1 et 1 par tuile voisine à la fin (SH18). Un meeple qui s’y trouve est un hérétique (SH1).

        Si un moine et un hérétique sont sur une abbaye et un lieu de culte voisins, même en diagonale, ils sont en duel (SH12). Le premier bâtiment complet est évalué comme d’habitude, et tous les meeples de l’autre rentrent sans rien (SH13).

        - Un lieu de culte ne peut avoir qu’une abbaye autour de lui, et une abbaye qu’un lieu de culte (SH10). Cela vaut aussi pour les bâtiments déjà posés (SH11).
        - On peut occuper plus tard l’autre bâtiment d’un duel si une règle le permet (SH16).
        - S’il n’y a pas un meeple sur chacun des deux, il n’y a pas de duel (SH14).
        - Si une tuile complète les deux, les deux rapportent (SH15). Si cette tuile a un portail et qu’un seul des deux est occupé, le portail mène aussi à l’autre (PD79).
        - Un duel non décidé à la fin de la partie n’a aucun effet (SH40).
        - Un abbé peut aller sur un lieu de culte et se battre en duel (SH60) ; si tu le récupères, il rapporte et sort du duel (SH62).

example-shrines = Un hérétique bleu sur un lieu de culte et un moine rouge sur l’abbaye d’à côté sont en duel. Le lieu de culte a ses huit voisines et rapporte 9 points à Bleu ; le moine rouge rentre sans rien.
