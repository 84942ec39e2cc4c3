## In the lobby: at most 38 characters, .about at most 100 characters

rule-river = The River
    .about = is laid first, from spring to lake; no figure stands on it
set-river = The River
    .about = laid first; not on maps
