decision-title = { $who }: te toca decidir
ask-meeple = { $who }: ¿pones una figura?
decision-open = Elegir …
decision-amount = Otro número …
decision-amount-about = { $least ->
    [none] Un número entero
   *[other] Un número entero del { $least } al { $most }
}
decision-group = Más ({ $count }) …
    .ask = **¿Cuál?**
decision-page = { $from }–{ $to } de { $of }.

action-deploy = { $on-role } { $on-spot }
decision-figure = { $on-role } { $on }: { $on-place }
action-pass = Paso
hand-card = - **{ $title }**{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
} – { $text }{ $usable ->
    [yes] {""}
   *[no] {" "}*Ahora no.*
}
    .alt = { $count } × { $title } ({ $text })
hand-card-alt = Carta de regalo: { $title }. { $text }
decision-before = Antes de tu loseta …
decision-preview = **{ $what }**
decision-preview-end = -# Todavía no ha pasado nada, y solo tú ves esto.
decision-commit = Hacerlo
decision-place-next = Ahora coloca tu loseta: pulsa un número bajo el tablero.
