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

removed-duel = Le duel est perdu ; retour sans points : { $listed }.

topic-shrines = Lieux de culte
    .text = Un lieu de culte est une abbaye en tout : 9 points avec 8 tuiles autour, à la fin 1 et 1 par tuile voisine (SH18). Un meeple qui s’y trouve est un hérétique (SH1). Un lieu de culte ne peut pas être posé avec plus d’une abbaye autour, ni une abbaye avec plus d’un lieu de culte autour (SH10), ni à côté d’un bâtiment qui a déjà un tel voisin (SH11). Tant qu’un moine et un hérétique se trouvent sur une abbaye et un lieu de culte voisins, en diagonale aussi, ils sont en duel (SH12). Le premier complet est évalué comme d’habitude, et tous les meeples de l’autre rentrent sans rien (SH13) ; on peut l’occuper de nouveau plus tard là où une règle le permet (SH16). S’il n’y a pas quelqu’un sur les deux, il n’y a pas de duel (SH14). Si une tuile complète les deux, les deux rapportent (SH15), et un portail sur cette tuile mène aussi à celui des deux où il n’y a personne, s’il y a quelqu’un sur l’autre (PD79). Un duel resté ouvert à la fin de la partie n’a aucun effet (SH40). Un abbé peut se trouver sur un lieu de culte et se battre en duel (SH60) ; repris, il rapporte et sort du duel (SH62).

example-shrines = Un lieu de culte avec un hérétique bleu, à côté une abbaye avec un moine rouge : ils sont en duel. Le lieu de culte a ses huit voisines et rapporte 9 points à bleu ; le moine rouge rentre sans rien.
