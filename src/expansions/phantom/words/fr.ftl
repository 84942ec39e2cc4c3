rule-phantom = Le Fantôme
    .about = un meeple de plus par personne, qui peut venir en second sur une tuile

figure-phantom = { $count ->
    [one] { $count } fantôme
   *[other] { $count } fantômes
}
role-phantom = Fantôme
    .form-un = un fantôme
    .form-le = le fantôme
    .form-du = du fantôme
    .form-nu = fantôme

ask-phantom = { $who } – places-tu aussi ton fantôme ?
    .follows = Ensuite ton fantôme peut suivre.

standing-phantom-leave = Ne plus demander pour le fantôme
    .off = Me redemander pour le fantôme
standing-phantom-leave-set = Désormais, ton fantôme reste où il est après ton action. Tu peux toujours le placer comme seul pion d’un tour.
    .unset = Je te demande à nouveau après ton action si ton fantôme suit.

topic-phantom = Le Fantôme
    .text =
        Chacun a un meeple de plus, le fantôme. Dans ton tour, après toute action ou après aucune, il peut suivre comme second pion sur une zone libre de la nouvelle tuile (PH3, PH9). Il compte, marque et rentre comme un meeple normal, et reste dans un pré jusqu’à la fin (PH2).

        - Le fantôme peut donc suivre un abbé récupéré, un bâtisseur ou un cochon, la fée ou un vol, réussi ou non (PH5, PH20, FL25). Il ne suit pas si une princesse a renvoyé quelqu’un (PH6).
        - Ton premier pion occupe sa zone (PH7).
        - Si le fantôme est le seul pion d’un tour, placé ou envolé, aucun autre ne le suit (PH3).
        - Dans chaque partie d’un double tour, il peut servir s’il est rentré (PH8). Il n’est jamais dans un jardin (PH8).
        - Pour les flèches et les cartes, c’est un meeple normal. Comme second pion, il ne va que sur la nouvelle tuile (PH21, PH22) ou au sommet d’une tour ouverte.
        - Il peut aussi suivre ton propre étage, avec ou sans capture (PH25, PH41).
        - Il peut aussi passer par un portail ou partir en machine volante, si ton premier pion ne l’a pas fait (PH25, FL25).

example-phantom = Sur la tuile qui vient d’être posée, un meeple bleu est sur la route et un fantôme bleu dans la ville : tous deux ont été placés dans le même tour.

legend-figure-phantom = Fantôme : un second pion dans le même tour
