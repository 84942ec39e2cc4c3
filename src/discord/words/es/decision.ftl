decision-title = { $who }: te toca decidir
ask-meeple = { $who }: ¿pones una figura o ninguna?
decision-open = Elegir …
decision-group = Más ({ $count }) …
    .ask = **¿Cuál?**
decision-page = { $from }–{ $to } de { $of }.

action-deploy = { $on-role } { $on-spot }
decision-figure = { $on-role } { $on }: { $on-place }
action-pass = Nada
