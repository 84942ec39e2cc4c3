settings-presets = ### Plantillas de este servidor
settings-no-presets = Este servidor todavía no tiene plantillas. `/settings save` guarda con un nombre los ajustes de la mesa abierta en este canal.
settings-preset = **{ $name }** – { $what }
settings-what = { $preset }, { $tiles } losetas{ $map ->
    [none] {""}
   *[other] , { $map }
}
settings-saved = { $replaced ->
    [yes] Sustituida
   *[no] Guardada
}: **{ $name }**. Desde ahora la ofrecen `/play` y los ajustes de cada mesa.
settings-deleted = Borrada: **{ $name }**. Las mesas abiertas conservan sus ajustes.

settings-server = ### Ajustes de este servidor
settings-server-hint = Lo que elijas en un menú se guarda al momento.
settings-server-line = **{ $name }**{ $about ->
    [none] {""}
   *[other] {" "}– { $about }
}
settings-server-saved = Guardado: **{ $name }**. { $effect }

settings-menu-language = Idioma de los mensajes públicos …
    .effect = Vale desde el próximo mensaje público; los anteriores se quedan como están.
settings-menu-preset = Con qué empieza /play …
    .effect = Vale para la próxima mesa; lo que se escribe con `/play` sigue teniendo preferencia.
settings-menu-place = Dónde se juega …
    .effect = Vale para la próxima mesa; las partidas en curso siguen donde están.
settings-menu-leaderboard = Clasificación de este servidor …
    .effect = Vale desde ahora; los resultados hasta hoy se conservan.
settings-menu-season = Cuánto dura una temporada …
    .effect = Vale desde ahora; los resultados hasta hoy se conservan.
settings-menu-pictures = Fondo de las imágenes …
    .effect = Vale desde la próxima imagen; las anteriores se quedan como están.

settings-language-server = Idioma: el del servidor
    .about = mensajes públicos en el idioma que tiene el servidor en Discord: ahora { $own }
settings-language = Idioma: { $language }
    .about = mensajes públicos en { $language }; las respuestas privadas, en el idioma de cada cual
    .gone = este bot ya no lo habla: mensajes públicos en el idioma del servidor, ahora { $own }
settings-preset-none = Plantilla: ninguna
    .about = /play empieza con el juego base
settings-preset-named = Plantilla: { $name }
settings-place-channel = Partidas: en el canal
    .about = la mesa se abre donde se usa /play; una a la vez en cada canal
settings-place-thread = Partidas: en hilos
    .about = /play abre un hilo propio en el canal; necesito los permisos para hilos
settings-leaderboard-on = Clasificación: sí
    .about = las partidas que cuentan para el nivel entran en una clasificación de este servidor
settings-leaderboard-off = Clasificación: no
    .about = este servidor no muestra ninguna clasificación
settings-pictures-dark = Imágenes: oscuras
    .about = tableros y páginas sobre fondo oscuro, como el tema oscuro de Discord
settings-pictures-light = Imágenes: claras
    .about = tableros y páginas sobre fondo claro, como el tema claro de Discord
settings-season = { $months ->
    [one] Temporada: { $months } mes
   *[other] Temporada: { $months } meses
}
    .about = { $months ->
    [1] cada mes empieza una temporada; los resultados de la anterior se conservan
    [12] cada año empieza una temporada; los resultados de la anterior se conservan
   *[other] cada { $months } meses empieza una temporada; los resultados de la anterior se conservan
}
