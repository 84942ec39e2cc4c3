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

removed-duel = Das Duell ist verloren; ohne Punkte heim: { $listed }.

topic-shrines = Kultstätten
    .text = Eine Kultstätte ist in allem ein Kloster: 9 Punkte mit 8 Plättchen rundum, am Ende 1 und 1 je Nachbarplättchen (SH18). Ein Meeple darauf ist ein Ketzer (SH1). Eine Kultstätte darf nicht so gelegt werden, dass mehr als ein Kloster um sie liegt, ein Kloster nicht so, dass mehr als eine Kultstätte um es liegt (SH10), und auch nicht neben eins, das schon so einen Nachbarn hat (SH11). Solange Mönch und Ketzer auf einem Kloster und einer Kultstätte stehen, die Nachbarn sind, auch über Eck, haben sie ein Duell (SH12). Was zuerst fertig wird, zählt wie üblich, und alle Meeples auf dem anderen gehen leer nach Hause (SH13); später darf es wieder besetzt werden, wo eine Regel das erlaubt (SH16). Steht nicht auf beiden jemand, gibt es kein Duell (SH14). Macht ein Plättchen beide fertig, zählen beide (SH15), und ein Portal darauf führt auch zu dem von ihnen, auf dem niemand ist, wenn auf dem anderen jemand ist (PD79). Ein Duell, das bis zum Spielende offen bleibt, hat keine Folgen (SH40). Ein Abt darf auf einer Kultstätte stehen und sich duellieren (SH60); zurückgenommen zählt er und ist nicht mehr dabei (SH62).

example-shrines = Eine Kultstätte mit einem blauen Ketzer, daneben ein Kloster mit einem roten Mönch: Sie haben ein Duell. Um die Kultstätte liegen alle acht Nachbarn, sie bringt Blau 9 Punkte; der rote Mönch geht leer nach Hause.
