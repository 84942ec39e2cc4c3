rule-shrines = Kultstätten
    .about = Kloster und Kultstätte nebeneinander im Duell: Wer zuerst fertig ist, bekommt alles
set-cult-places = Kultstätten

kind-shrine = Kultstätte
    .form-from = von der Kultstätte
role-on-shrine = Ketzer
    .form-acc = einen Ketzer
role-large-on-shrine = Großer Ketzer
    .form-acc = einen großen Ketzer
    .form-dat = großem Ketzer

bonus-shrine = Kultstätte
bonus-shrine-incomplete = unfertige Kultstätte
sum-shrine = Kultstätten
    .short = Kultstätten

removed-duel = Ohne Punkte heim nach dem verlorenen Duell: { $listed }.

topic-shrines = Kultstätten
    .text =
        Eine Kultstätte zählt wie ein Kloster: 9 Punkte mit 8 Plättchen ringsum, am Ende 1 und 1 je Plättchen ringsum (SH18). Ein Meeple darauf ist ein Ketzer (SH1).

        - Um eine Kultstätte darf nur ein Kloster liegen, um ein Kloster nur eine Kultstätte (SH10). Das gilt auch für die, die schon ausliegen (SH11).
        - Stehen Mönch und Ketzer auf einem Kloster und einer Kultstätte, die Nachbarn sind, auch über Eck, haben sie ein Duell (SH12). Steht nicht auf beiden jemand, gibt es kein Duell (SH14).
        - Im Duell wird, was zuerst fertig wird, wie üblich gewertet, und alle Meeples auf dem anderen gehen leer nach Hause (SH13). Später darf das andere wieder besetzt werden, wenn eine Regel das erlaubt (SH16).
        - Macht ein Plättchen beide fertig, werden beide gewertet (SH15). Hat es ein Portal und steht nur auf einem der beiden jemand, führt das Portal auch zum anderen (PD79).
        - Ein Duell, das bis zum Spielende offen bleibt, hat keine Folgen (SH40).
        - Ein Abt darf auf einer Kultstätte stehen und sich duellieren (SH60); nimmst du ihn zurück, wird er gewertet und ist nicht mehr dabei (SH62).

example-shrines = Ein blauer Ketzer auf einer Kultstätte und ein roter Mönch auf dem Kloster daneben haben ein Duell. Um die Kultstätte liegen alle acht Nachbarn, sie bringt Blau 9 Punkte; der rote Mönch geht leer nach Hause.
