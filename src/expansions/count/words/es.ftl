rule-the-count = El Conde de Carcassonne
    .about = empieza en Carcassonne; hay seguidores que esperan en sus barrios y se unen a lo que puntúa
rule-count-empty = Barrios: también a lo vacío
    .about = un seguidor puede ir también de un barrio a algo completo donde no hay nadie
rule-count-all-quarters = Barrios: al final salen todos
    .about = antes del recuento final, de cada barrio a lo incompleto (primera edición)
set-count-of-carcassonne = El Conde de Carcassonne
    .about = la ciudad de Carcassonne en vez de la loseta inicial

kind-castle-quarter = barrio del castillo
    .form-from = del barrio del castillo
kind-cathedral-quarter = barrio de la catedral
    .form-from = del barrio de la catedral
kind-blacksmith-quarter = barrio de la herrería
    .form-from = del barrio de la herrería
kind-market-quarter = barrio del mercado
    .form-from = del barrio del mercado

piece-the-count = el Conde
piece-castle-quarter = en el castillo
piece-cathedral-quarter = en la catedral
piece-blacksmith-quarter = en la herrería
piece-market-quarter = en el mercado
sign-the-count = 🤴
sign-castle-quarter = 🛡️
sign-cathedral-quarter = 🔔
sign-blacksmith-quarter = ⚒️
sign-market-quarter = 🧺

event-entered = { $seat } puso { FORM($on-role, "a") } en la ciudad: { $on-place }.
event-sent = { $seat } envió { FORM($from-role, "a") }, { $from-place } → { $to-spot }: { $to-place }.
event-count-moved = { $seat } movió al Conde: { $to-place }.

ask-leave-quarter = { $who }: ¿envías un seguidor de un barrio a una zona que puntúa ahora?
ask-last-quarter = { $who }: antes del recuento final, ¿sacas un seguidor de un barrio?
ask-town = { $who }: otros puntuaron y tú no. ¿Un seguidor a la ciudad?
ask-count-moves = { $who }: ¿mueves al Conde a otro barrio?
action-enter = { $on-role }: { $on-place }
action-send = { $to-role } aquí: { $to-place }, { $to-spot }
action-move-count = Conde: { $to-place }
action-pass-leave-quarter = No enviar
action-pass-last-quarter = No sacar
action-pass-town = Nadie entra
action-pass-count-moves = Conde: se queda

standing-leave-quarter-stay = No preguntar más por mis seguidores de los barrios
    .off = Volver a preguntar por mis seguidores de los barrios
standing-leave-quarter-stay-set = Desde ahora tus seguidores se quedan en sus barrios cuando se puntúa. Antes del recuento final pregunto de todos modos.
    .unset = Te preguntaré otra vez cuando un seguidor pueda salir de su barrio.

topic-count = El Conde de Carcassonne
    .text =
        La ciudad de Carcassonne sustituye a la loseta inicial, y en sus cuatro barrios esperan seguidores (CO2). Si tu turno da a otros puntos por zonas y a ti ninguno, puedes poner un seguidor de tu reserva en cualquier barrio (CO14). Cuando se completan zonas, cada jugador puede enviar antes seguidores del barrio correspondiente (CO11).

        - El castillo sirve a ciudades, la herrería a caminos, la catedral a monasterios y el mercado a campos (CO4). A los jardines no va nadie (CO61).
        - Nadie puede ocupar la ciudad misma. Los caminos, ciudades y campos de su borde son como en otras losetas (CO10); para los campos es una ciudad completa (CO41).
        - Tras tu seguidor puedes mover al Conde a otro barrio (CO15). Nadie sale de su barrio (CO12).
        - Se puede una vez por turno (CO17). No cuentan los puntos del hada, de ovejas ni de una flecha (CO16).
        - Primero envía quien está a tu izquierda, y tú al final.
        - En la zona ya debe haber un seguidor (CO13), salvo con *Barrios: también a lo vacío* (V7). Los enviados cuentan para la mayoría y luego vuelven a casa (CO19).
        - Del mercado se va a un campo que un granero acaba de puntuar (CO33).
        - Antes del recuento final, por turnos, se sacan seguidores del mercado a cualquier campo hasta que todos pasen (CO40). Con *Barrios: al final salen todos*, los de todos los barrios van a zonas incompletas (V8).

example-count = La ciudad de Carcassonne está en el centro, de cuatro casillas de ancho y tres de alto. Rojo acaba de puntuar la ciudad de abajo y Azul nada. Por eso Azul puso un seguidor en el castillo y movió al Conde a la herrería. Un seguidor rojo espera en el mercado.

legend-piece-the-count = Conde: nadie sale de su barrio
legend-piece-castle-quarter = Castillo: seguidores para ciudades
legend-piece-cathedral-quarter = Catedral: seguidores para monasterios
legend-piece-blacksmith-quarter = Herrería: seguidores para caminos
legend-piece-market-quarter = Mercado: seguidores para campos
