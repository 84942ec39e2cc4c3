event-discarded = { $seat } pioche une tuile impossible à poser ({ $tile }) : elle sort du jeu, on pioche la suivante.
event-put-away = Une tuile sort du jeu : { $tile }.
event-set-aside = { $seat } pioche une tuile qui ne peut pas encore être jouée ({ $tile }) : elle est mise de côté, on pioche la suivante.
event-shuffled-in = { $tiles ->
    [one] La tuile mise de côté est mélangée
   *[other] Les { $tiles } tuiles mises de côté sont mélangées
} aux autres : encore { $tilesLeft }.
event-placed = { $seat } pose une tuile en **{ $at }** : { $tile }.
event-deployed = { $seat } place { FORM($on-role, "un") } en { $on } ({ $on-place }).
event-moved = { $seat } change une position : { FORM($from-role, "le") } en { $from } ({ $from-place }) devient { FORM($to-role, "nu") } ({ $to-place }).
event-captured = { $to } fait un prisonnier : { FORM($from-role, "le") } de { $seat } en { $from } ({ $from-place }).
event-freed = Retour à la maison, libéré par { $from } : { FORM($figure-role, "le") } de { $seat }.
event-resigned = { $seat } abandonne ; ses meeples restent en place et comptent encore.
event-final-scoring = **Décompte final**
event-ended = La partie est finie : { $headline }

log-scored = { $who } **{ $points }**{ $shared ->
    [yes] {" "}chacun
   *[no] {""}
} : { $what }, { $sum }{ $votes ->
    [none] {""}
   *[other] {" "}(voix { $votes })
}.
log-tie-broken = { $votes }, égalité départagée
log-home = De retour en réserve : { $listed }.
log-forced = { $line } (seule possibilité).
log-more = … et { $count ->
    [one] { $count } autre ligne
   *[other] { $count } autres lignes
}

final-wins = { $who } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
final-shares = { $who } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} par personne !
final-nothing = { $who } : rien de plus
button-log = Journal
log-title = Journal, tour le plus récent d’abord ({ $page } sur { $pages })
log-empty = Il ne s’est encore rien passé.
