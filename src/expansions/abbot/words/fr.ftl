rule-abbot = L’Abbé
    .about = pour abbayes et jardins ; on peut le récupérer plus tôt pour ses points
rule-unfinished-recall = Abbé repris de l’inachevé seulement
    .about = l’abbé n’est pas repris de ce que cette tuile vient de compléter (réponse plus récente)

figure-abbot = { $count ->
    [one] { $count } abbé
   *[other] { $count } abbés
}
role-abbot = Abbé
    .form-un = un abbé
    .form-le = l’abbé
    .form-du = de l’abbé
    .form-nu = abbé

recalled-abbot = { $who } **{ $points }** : abbé récupéré ({ $kind } en { $square }), { $sum }.

action-return = { $from-role } récupéré en { $from-spot }
group-return = Récupérer un abbé ({ $count }) …
    .note = *Abbé récupéré* rapporte ses points aussitôt, au lieu de placer un pion.

topic-abbot = L’Abbé
    .text = Avec L’Abbé, chaque personne a aussi un abbé (AB1). À la deuxième étape, il peut aller sur une abbaye ou un jardin libre de la tuile qu’on vient de poser, nulle part ailleurs (AB2), et compte comme un moine (AB9). Il revient quand le lieu est complet (AB3). Ou bien tu le récupères à la deuxième étape, au lieu de placer quoi que ce soit : il rapporte aussitôt 1 point, et 1 par tuile voisine (AB4), peu importe qui d’autre s’y trouve (AB7), même d’un lieu que cette tuile vient de compléter (AB6), sauf avec *Abbé repris de l’inachevé seulement* (V1). Le placer et le récupérer dans le même tour est impossible (AB5). À la fin de la partie, il compte comme un moine (AB9).
topic-gardens = Jardins
    .text = Certaines tuiles de la nouvelle édition montrent un jardin. Sans L’Abbé, les jardins ne font rien : on ne les occupe pas et ils ne rapportent rien. Avec lui, un abbé peut s’y tenir, mais aucun autre meeple (AB1, AB2). Un jardin avec 8 tuiles voisines est complet et rapporte 9 (AB3) ; un abbé qui y est encore à la fin, ou qu’on récupère, rapporte 1, et 1 par tuile voisine (AB4, AB9). Pour toute autre règle, un jardin n’est pas une abbaye (AB10).

example-gardens = Un jardin avec un abbé bleu et trois tuiles autour : récupéré maintenant, l’abbé rapporte 1 point pour le jardin et 1 pour chacune des trois, 4 en tout.

legend-figure-abbot = Abbé : abbayes et jardins, peut rentrer plus tôt
