command-me = Tus ajustes en todos los servidores: idioma, zona horaria, recordatorios, color y más
command-me-zone = Tu zona horaria, por ejemplo Europe/Madrid: se guarda al momento

me-title = ### Tus ajustes
me-line = **{ $name }** – { $about }
me-hint = Solo tú ves esto, y vale para ti en todos los servidores. Lo que elijas se guarda al momento.
me-saved = Guardado: **{ $name }**.

me-language-discord = Idioma: el de tu Discord
    .about = lo que solo lees tú, ahora en { $own }
me-language = Idioma: { $language }
    .about = lo que solo lees tú, en { $language }; lo que lee todo el mundo, en el del servidor
    .gone = este bot ya no lo habla: lees en el idioma de tu Discord, ahora { $own }
me-zone-none = Zona horaria: ninguna
    .about = para tus horas de silencio y tus días libres
me-zone = Zona horaria: { $zone }
    .about = hora actual allí: { $time }
me-quiet-none = Horas de silencio: ninguna
    .about = horas en las que no te recuerdo nada
me-quiet = Horas de silencio: de { $from } a { $to }
    .about = en estas horas de tu zona horaria no te recuerdo nada
me-pings-channel = Recordatorios: en el canal
    .about = en el canal de la partida, cuando te queda poco tiempo
me-pings-direct = Recordatorios: por mensaje directo
    .about = si Discord me deja escribirte; si no, en el canal
me-pings-none = Recordatorios: ninguno
    .about = no te recuerdo nada; tu tiempo corre igualmente
me-invitations-on = Invitaciones: sí
    .about = los demás pueden invitarte a su mesa, y entonces te menciono
me-invitations-off = Invitaciones: no
    .about = nadie puede invitarte; en las mesas abiertas puedes sentarte igualmente
me-confirm-on = Confirmar turno: sí
    .about = te muestro qué hace tu turno, y pulsas una vez más para que valga
me-confirm-off = Confirmar turno: no
    .about = el último botón del panel juega tu turno al momento
me-colour-any = Color: cualquiera
    .about = recibes el que quede
me-colour = Color: { $colour }
    .about = el tuyo en la próxima mesa a la que te sientes, si allí nadie lo tiene
me-letter-any = Letra: tu inicial
    .about = la primera de tu nombre, si nadie más la necesita
me-letter = Letra: { $letter }
    .about = la llevan tus seguidores en la próxima mesa, si nadie más la tiene
me-hints-on = Pistas: sí
    .about = *Más* te ofrece una *Pista* en las mesas que las permiten
me-hints-off = Pistas: no
    .about = ninguna mesa te ofrece pistas
me-text-on = Todo en texto: sí
    .about = el texto te cuenta todo lo que muestran las imágenes
me-text-off = Todo en texto: no
    .about = imágenes con una descripción corta
me-vacation-none = Días libres: ninguno
    .about = días en que te esperan las partidas por correspondencia; hasta { $most } al año
me-vacation = Días libres: { $from } – { $to }
    .about = no corre tu tiempo en las partidas por correspondencia, tampoco estos dos días

colour-blue = azul
colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-black = negro
colour-pink = rosa

me-menu-language = Idioma de lo que solo lees tú …
me-menu-pings = Cómo te aviso …
me-menu-colour = Color de tus seguidores …

me-switch-invitations = { $on ->
    [yes] Desactivar invitaciones
   *[no] Activar invitaciones
}
me-switch-confirm = { $on ->
    [yes] Desactivar confirmación
   *[no] Activar confirmación
}
me-switch-hints = { $on ->
    [yes] Desactivar pistas
   *[no] Activar pistas
}
me-switch-text = { $on ->
    [yes] Desactivar «Todo en texto»
   *[no] Activar «Todo en texto»
}
me-open-times = Zona horaria, silencio …
me-open-vacation = Días libres …
me-open-letter = Letra …

me-form-times = Zona horaria y horas de silencio
me-form-vacation = Días libres
me-form-letter = Letra de tus seguidores
me-field-zone = Zona horaria
    .about = por ejemplo Europe/Madrid, o solo la ciudad; vacío: ninguna
me-field-from = Silencio desde
    .about = una hora, de 0 a 23; vacío: sin horas de silencio
me-field-to = Silencio hasta
    .about = una hora, de 0 a 23
me-field-first = Primer día libre
    .about = por ejemplo { $day }; vacío: ninguno
me-field-last = Último día libre
    .about = por ejemplo { $day }; como mucho { $most } días al año
me-field-letter = Una letra
    .about = de la A a la Z; vacío: tu inicial

me-confirm = **¿La colocas así?** En { $square }: { $what }. Todavía no se ha jugado nada.
button-place-so = Colocarla así
button-choose-anew = Elegir otra cosa

refusal-unknown-zone = No conozco ninguna zona horaria { $typed }: escribe un nombre como `Europe/Madrid` o una ciudad grande de esa zona, o elige una sugerencia de `/me`.
refusal-quiet-hours = Las horas de silencio van de una hora en punto a otra, de 0 a 23, por ejemplo de 22 a 7. Necesitan una zona horaria: rellena los tres campos o deja vacías las dos horas.
refusal-days-off = Los días libres van de un día a otro, por ejemplo de `{ $from }` a `{ $to }`: rellena los dos, o ninguno para no tener días libres.
refusal-days-off-past = Los días libres empiezan hoy como pronto: elige un día posterior.
refusal-days-off-many = { $left ->
    [one] Son demasiados: de los { $most } días libres de { $year } queda { $left }.
   *[other] Son demasiados: de los { $most } días libres de { $year } quedan { $left }.
}
refusal-not-a-letter = Los seguidores llevan una letra, de la A a la Z, y { $typed } no lo es: escribe otra, o nada para llevar tu inicial.

privacy-settings = **Tus ajustes** de `/me`: { $settings ->
    [none] ninguno cambiado
   *[other] { $settings }
}.
