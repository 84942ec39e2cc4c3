rule-river = La Rivière
    .about = se pose d’abord, de la source au lac ; aucun pion ne va dessus
set-river = La Rivière
    .about = se pose d’abord ; pas sur les cartes

topic-river = La Rivière
    .text =
        La source est posée d’abord, puis viennent dix tuiles Rivière mélangées, et le lac en dernier (R1). Chaque tuile doit prolonger la rivière. Les pions peuvent aller sur les routes, villes, prés, abbayes et jardins de ces tuiles, mais jamais sur la rivière (R2).

        - Deux courbes de suite ne doivent pas faire faire demi-tour à la rivière (R3).
        - La rivière sépare les prés, mais le pré fait le tour de sa source et de son lac (R4).
        - La tuile de départ ordinaire est mélangée aux autres (R5).
        - La Rivière ne se joue pas sur les cartes (R7).

example-river = La rivière va de sa source à l’ouest, entre deux villes et le long d’une abbaye, jusqu’au lac à l’est.
