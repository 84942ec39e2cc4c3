decision-title = { $who } – entscheide
ask-meeple = { $who } – eine Figur setzen?
decision-open = Wählen …
decision-amount = Andere Zahl …
decision-amount-about = { $least ->
    [none] Eine ganze Zahl
   *[other] Eine ganze Zahl von { $least } bis { $most }
}
decision-group = Mehr ({ $count }) …
    .ask = **Was?**
decision-page = { $from }–{ $to } von { $of }.

action-deploy = { $on-role } { $on-spot }
decision-figure = { $on-role } { $on }: { $on-place }
action-pass = Nichts tun
hand-card = - **{ $title }**{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
} – { $text }{ $usable ->
    [yes] {""}
   *[no] {" "}*Jetzt nicht.*
}
    .alt = { $count } × { $title } ({ $text })
hand-card-alt = Geschenkkarte: { $title }. { $text }
decision-before = Vor deinem Plättchen …
decision-preview = **{ $what }**
decision-preview-end = -# Noch ist nichts geschehen, und nur du siehst das.
decision-commit = So machen
decision-place-next = Lege jetzt dein Plättchen: Drücke eine Zahl unter dem Spielplan.
