rule-abbot = L’Abbé
    .about = pour abbayes et jardins ; on peut le récupérer plus tôt pour ses points
rule-unfinished-recall = Pas d’abbé repris d’un lieu complet
    .about = l’abbé ne peut pas quitter un lieu que cette tuile vient de compléter (réponse plus récente)

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
    .note = *Abbé récupéré* rapporte ses points aussitôt, mais tu ne places rien.

topic-abbot = L’Abbé
    .text =
        Avec L’Abbé, chaque personne a aussi un abbé (AB1). À la deuxième étape, il peut seulement aller sur une abbaye ou un jardin libre de la tuile que tu viens de poser (AB2). Il compte comme un moine (AB9) et revient quand le lieu est complet (AB3).

        - Au lieu de placer un pion, tu peux récupérer l’abbé à la deuxième étape. Il rapporte aussitôt 1 point, et 1 par tuile voisine (AB4), même si d’autres meeples s’y trouvent (AB7).
        - Il peut aussi quitter un lieu que cette tuile vient de compléter (AB6), sauf avec *Pas d’abbé repris d’un lieu complet* (V1).
        - Tu ne peux pas le placer et le récupérer dans le même tour (AB5).
        - À la fin de la partie, il compte comme un moine (AB9).
topic-gardens = Jardins
    .text =
        Certaines tuiles de la nouvelle édition montrent un jardin. Avec L’Abbé, un abbé peut s’y tenir, mais aucun autre meeple (AB1, AB2). Un jardin avec 8 tuiles voisines est complet et rapporte 9 points (AB3).

        - Un abbé que tu récupères, ou qui y est encore à la fin, rapporte 1 point, et 1 par tuile voisine (AB4, AB9).
        - Sans L’Abbé, les jardins n’ont aucun effet : on ne les occupe pas et ils ne rapportent rien.
        - Pour toute autre règle, un jardin n’est pas une abbaye (AB10).

example-gardens = Un abbé bleu se tient dans un jardin avec trois tuiles autour. Récupéré maintenant, il rapporte 1 point pour le jardin et 1 par tuile : 4 en tout.

legend-figure-abbot = Abbé : abbayes et jardins, peut rentrer plus tôt
