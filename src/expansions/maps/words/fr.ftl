term-towns = { $count ->
    [one] { $count } bourg
   *[other] { $count } bourgs
}
bonus-island = île
bonus-town = bourg
sum-island = îles
sum-town = bourgs

part-town = tour offert par un bourg
    .sentence = Tour offert par un bourg.

map-city-found = { $name } est découverte : tout le monde peut bâtir à côté{ $squares ->
    [none] .
   *[other] , maintenant en { $squares }.
}
map-ferry-found = Le ferry { $name } est découvert : tout le monde peut continuer en { $squares }.
command-play-map = Une carte sur laquelle jouer ; leur tracé est celui de ce projet

refusal-unknown-map = Il n’y a pas de carte { $typed } : prends-en une que `/play` suggère, ou choisis une carte dans les réglages de la table.

effect-part-town = Le bourg te donne un autre tour après celui-ci.
effect-island = Les blasons de l’île : **{ $points }** pour toi.
effect-town = Le bourg que tu recouvres : **{ $points }** pour toi.

topic-maps = Cartes
    .text =
        Tu poses les tuiles seulement sur les cases de la carte, à côté d’une tuile déjà posée (M1). La tuile de départ et, selon la carte, une ou plusieurs au hasard sont sur les cases de départ (M2). Chaque personne a 9 meeples (M4).

        - La table peut choisir les cases de départ ; les autres sont tirées au sort (L31).
        - Chaque carte recommande un nombre de tuiles (M3). S’il y en a plus, on en retire au hasard ; s’il y en a moins, toutes servent.
        - La table peut choisir un autre nombre (L30). Avec *États-Unis, les deux*, toutes les tuiles sont en double (L30).
        - Les cartes recommandent les extensions sans leurs règles ni leurs pions (M19), mais tu peux activer chaque règle.
        - Une tuile qui ne va sur aucune case libre sort du jeu. S’il n’y a plus de case libre, la partie s’arrête (M20).

        {"**"}Les tracés sont ceux de ce projet** : il ne connaît les plateaux imprimés que par des images, et rien n’en a été copié. Chaque élément est marqué comme vérifié, déduit ou de nous.
topic-map-borders = Cartes : la frontière
    .text =
        Si une route ou une ville est imprimée à la frontière, ta tuile doit correspondre. Si rien n’est imprimé, tout va (M8).

        - Une route qui aboutit à une route imprimée s’y termine, et la partie imprimée compte comme tuiles (M9).
        - La mer et la frontière nue ferment villes, routes et prés ; une demi-ville à la frontière rapporte 2 points (M10).
        - Les blasons rapportent 2 à chaque évaluation, aussi au bord des routes, et 1 chacun à la fin si la zone est incomplète (M11).
        - Une abbaye ou un jardin à la frontière est complet quand toutes les cases de la carte autour sont remplies. Les tuiles et les grandes villes imprimées remplissent une case, le reste non (M16, M17).
        - Vagues et curiosités ne reçoivent pas de tuile (M13, M15).
topic-large-cities = Cartes : les grandes villes
    .text =
        Tu ne peux pas poser de tuile sur une grande ville imprimée. Quand une tuile la touche, tout le monde peut bâtir à côté, de tous les côtés (M5). Ses cases comptent 2 chacune comme les tuiles de toute ville, et chaque blason ajoute 2 (M6).

        Les tuiles doivent correspondre à ses bords dès le début (L33).
topic-ferries = Cartes : les ferrys
    .text =
        Un ferry relie deux routes par-dessus la mer. Quand une route atteint un bout, tout le monde peut continuer à l’autre (M12), mais seulement avec des routes (L34). Le ferry compte 1 comme partie de la route, et ses blasons quand la route est complète (M12).

        Tant qu’il n’y a pas de tuile aux deux bouts, la route y reste ouverte (L35). Personne ne peut se tenir sur un ferry, et aucune flèche ne vise au-delà (L40).
topic-islands = Cartes : les îles
    .text = Seul un ferry mène aux cases des îles. Si tu y poses une tuile, tu marques aussitôt 2 points par blason de la case, avec ou sans pion (M14).
topic-towns = Cartes : les bourgs
    .text =
        Une case avec un bourg est une case comme une autre (M7). Une table peut ajouter chacune de trois règles, même plusieurs à la fois :
        - Recouvrir un bourg donne un autre tour, une fois tant que c’est à toi, après la seconde partie et le tour d’une flèche (M7, L43).
        - Recouvrir un bourg coûte 2 points, même au-dessous de 0 (M7, L44).
        - Chaque bourg encore visible à côté d’une tuile d’une route évaluée rapporte 2 points à cette route (M7, L45).
rule-map = Carte
    .about = les tuiles ne vont que sur ses cases

town-none = Bourgs sans effet
town-extra-turn = Bourgs : un tour de plus
    .about = recouvrir un bourg donne un autre tour, mais jamais deux de suite
town-costs-2 = Bourgs : 2 points de moins
    .about = recouvrir un bourg coûte 2 points
town-road-bonus = Bourgs au bord des routes
    .about = chaque bourg encore visible près d’une route évaluée lui rapporte 2 points

map-benelux = Benelux
map-france = France
map-germany = Allemagne
map-great-britain = Grande-Bretagne
map-iberian-peninsula = Péninsule Ibérique
map-nordics = Pays nordiques
map-taiwan = Taïwan
map-ukraine = Ukraine
map-usa = États-Unis, les deux
map-usa-east = Est des États-Unis
map-usa-west = Ouest des États-Unis

lobby-map = **Carte : { $name }** – { $squares } cases, { $min }–{ $max } tuiles recommandées, { $meeples } meeples par personne.
lobby-map-layout = { $layout ->
    [ours] Le tracé est celui de ce projet, pas du plateau imprimé.
   *[printed] Son tracé suit le plateau imprimé.
}
lobby-map-surplus = { $tiles ->
    [one] { $tiles } tuile en trop est retirée au hasard.
   *[other] { $tiles } tuiles en trop sont retirées au hasard.
}
lobby-map-few = { $tiles ->
    [one] { $tiles } tuile de moins que recommandé : toutes servent, et des cases restent vides.
   *[other] { $tiles } tuiles de moins que recommandé : toutes servent, et des cases restent vides.
}
lobby-map-house-rule = Une règle maison pour cette carte dit { $min }–{ $max } tuiles.
lobby-map-many = { $tiles ->
    [one] { $tiles } tuile de plus que recommandé
   *[other] { $tiles } tuiles de plus que recommandé
} : la partie peut s’arrêter avant que toutes soient piochées.
lobby-map-starts = Cases de départ : { $listed }{ $all ->
    [yes] {""}
   *[no] {", les autres par tirage au sort"}
}.
lobby-map-tiles = { $only ->
    [yes] Extensions avec leurs tuiles seulement, comme les cartes le recommandent.
   *[no] Les cartes recommandent seulement les tuiles des extensions.
}
lobby-map-town = **{ $name }** ; { $about }.
lobby-map-about = { $squares } cases, { $min }–{ $max } tuiles recommandées
lobby-tiles-most = Jusqu’à { $most } tuiles
lobby-tiles-every = Toutes les tuiles choisies
lobby-tiles-recommended = recommandé par la carte ; celles en trop sont retirées au hasard
lobby-tiles-house-rule = règle maison pour cette carte ; celles en trop sont retirées au hasard
lobby-tiles-squares = une par case de la carte ; celles en trop sont retirées au hasard
lobby-tiles-all = aucune tuile n’est retirée ; s’il y en a plus que de cases, certaines ne sont jamais piochées

twin-map = La carte
twin-map-free = Cases sans tuile, { $row } : { $columns }
twin-map-city = Grande ville **{ $name }** en { $square } : { $edges }{ $arms ->
    [none] {""}
   *[other] , { $arms }
} ({ $found ->
    [yes] découverte
   *[no] pas encore découverte
})
twin-map-border = Au-delà de { $at } : { $what } vers { $to }, { $segments }{ $arms ->
    [none] {""}
   *[other] , { $arms }
}
twin-map-ferry = Ferry **{ $name }** : { $ends }{ $arms ->
    [none] {""}
   *[other] , { $arms }
}
twin-map-island = Île, { $square } : { $arms } pour qui y pose une tuile
twin-map-towns = Bourgs qu’aucune tuile ne recouvre : { $listed }
twin-map-highlights = Ne reçoit aucune tuile : { $listed }
twin-map-waves = Vagues, aucune tuile : { $listed }
twin-map-halves = Demi-cases, aucune tuile : { $listed }

example-large-cities = La grande ville de Berlin est imprimée sur la carte avec deux blasons. Une tuile avec une demi-ville vient d’être posée à l’ouest et fait partie de la même ville.
