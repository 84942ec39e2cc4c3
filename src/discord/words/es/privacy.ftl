privacy-title = ## Qué se guarda sobre ti
privacy-names = **Tu ID de usuario y tu nombre**, tal como se veía cuando te sentaste, con cada una de tus mesas y partidas.
privacy-finished = { $count ->
    [0] **Ninguna partida** terminada, y por tanto ningún nivel.
    [one] **{ $count } partida** terminada: su preparación, jugadas y puntos, y los niveles y marcas que salen de ahí.
   *[other] **{ $count } partidas** terminadas: su preparación, jugadas y puntos, y los niveles y marcas que salen de ahí.
}
privacy-playing = { $count ->
    [one] **{ $count } partida** en curso: { $where }.
   *[other] **{ $count } partidas** en curso: { $where }.
}
privacy-sitting = { $count ->
    [one] **{ $count } mesa abierta**: { $where }.
   *[other] **{ $count } mesas abiertas**: { $where }.
}
privacy-board = { $hidden ->
    [yes] **Oculto**: no sales en ninguna clasificación y nadie más ve tu perfil. `/privacy hide` lo cambia.
   *[no] **Visible**: sales en las clasificaciones de los servidores donde juegas, y los demás pueden ver tu perfil. `/privacy hide` lo cambia.
}
privacy-everywhere = { $everywhere ->
    [yes] { $hidden ->
        [yes] Tus partidas **cuentan, pero ocultas,** en las clasificaciones de todos los servidores. `/privacy everywhere` lo cambia.
       *[no] Tus partidas **cuentan** en las clasificaciones de todos los servidores. `/privacy everywhere` lo cambia.
    }
   *[no] Tus partidas **no cuentan** en las clasificaciones de todos los servidores. `/privacy everywhere` lo cambia.
}
privacy-nothing-else = Nada más: ningún mensaje tuyo ni nada más de tu cuenta. Los datos los guarda quien lleva este bot. Los jugadores de tus mesas, y quienes miran clasificaciones, perfiles e historial, ven nombres, partidas y niveles.
    `/privacy export` te lo da todo en un archivo. `/privacy delete` lo borra. El archivo de abajo, en inglés, lo explica todo.
privacy-exported = Todo lo que se guarda sobre ti, en un archivo. Las partidas en curso aparecen sin sus jugadas hasta que terminen.{ $left-out ->
    [0] {""}
    [one] {" "}Con todas las jugadas ocuparía más de 8 MiB, así que la partida más antigua va sin ellas.
   *[other] {" "}Con todas las jugadas ocuparía más de 8 MiB, así que las { $left-out } partidas más antiguas van sin ellas.
}

privacy-delete = ### ¿Borrar todo lo que se guarda sobre ti?
privacy-delete-playing = { $count ->
    [one] **Te rindes en { $count } partida** en curso ({ $where }). Tus seguidores se quedan y siguen puntuando. Una partida de dos acaba, y gana la otra persona.
   *[other] **Te rindes en { $count } partidas** en curso ({ $where }). Tus seguidores se quedan y siguen puntuando. Una partida de dos acaba, y gana la otra persona.
}
privacy-delete-sitting = { $count ->
    [one] Dejas { $count } mesa abierta ({ $where }).
   *[other] Dejas { $count } mesas abiertas ({ $where }).
}
privacy-delete-finished = { $count ->
    [0] Tu nombre pasa a ser «{ $former }» en todas partes.
    [one] Los demás podrán seguir viendo tu partida terminada, sin tu ID ni tu nombre: en menos de un minuto serás allí «{ $former }».
   *[other] Los demás podrán seguir viendo tus { $count } partidas terminadas, sin tu ID ni tu nombre: en menos de un minuto serás allí «{ $former }».
}
privacy-delete-ratings = Tus niveles, marcas, decisiones y ajustes se borran. Los de los demás se quedan como están.
privacy-delete-messages = Los mensajes que ya están en los canales se quedan, con tu nombre en el texto y en las imágenes. Son de Discord, y quien administra el servidor puede borrarlos.
privacy-delete-end = Nadie puede deshacer esto. `/privacy export` te da antes un archivo. Si más adelante vuelves a sentarte a una mesa, empiezas de cero.

privacy-deleted = Hecho: tu ID y tu nombre ya no están en ningún sitio, y tus niveles, marcas, decisiones y ajustes están borrados. Las copias de seguridad de quien lleva este bot pueden conservarlos hasta que también se borren.
privacy-under-way = Todavía en marcha: tu petición está anotada, y el borrado terminará solo, aunque el bot se reinicie. `/privacy show` te dice si queda algo.
