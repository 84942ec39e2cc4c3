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
standing-phantom-leave-set = Désormais, je laisse ton fantôme où il est après ton action. Comme seul pion d’un tour, tu peux toujours le placer.
    .unset = Je te demande à nouveau après ton action si ton fantôme suit.

topic-phantom = Le Fantôme
    .text = Chacun a un meeple de plus, le fantôme. Il compte comme un meeple normal, marque et rentre comme un autre et reste dans un pré jusqu’à la fin (PH2). Lui seul peut, après ton action, quelle qu’elle soit, ou après aucune, suivre comme second pion sur la tuile qui vient d’être posée (PH3, PH9) : sur une zone où il n’y a personne, et là où ton premier pion est allé, il y a quelqu’un (PH7). Il suit donc après un abbé récupéré, un bâtisseur ou un cochon, la fée et un vol, réussi ou non (PH5, PH20, FL25) ; pas après qu’une princesse a renvoyé quelqu’un (PH6). Placé ou envolé comme seul pion d’un tour, aucun autre ne le suit (PH3). Dans chaque partie d’un double tour, il peut servir s’il est rentré (PH8). Il n’est jamais dans un jardin (PH8). Pour les flèches et les cartes, c’est un meeple normal ; comme second pion, il ne va que sur la nouvelle tuile (PH21, PH22) ou, là où l’on construit des tours, au sommet d’une tour ouverte, même après ton propre étage, qu’il ait capturé quelqu’un ou non (PH25, PH41). Il peut aussi passer par un portail ou partir en machine volante, si ton premier pion ne l’a pas fait (PH25, FL25).

example-phantom = Sur la tuile qui vient d’être posée, un meeple bleu est sur la route et un fantôme bleu dans la ville : tous deux ont été placés dans le même tour.

legend-figure-phantom = Fantôme : un second pion dans le même tour
