rule-bridges = Puentes
    .about = un puente lleva un camino sobre una loseta, y así encajan más losetas
rule-castles = Castillos
    .about = una ciudad pequeña se vuelve castillo y puntúa la primera zona que se completa al lado
rule-bazaars = Bazares
    .about = una loseta de bazar vende las siguientes losetas: se puja con puntos
rule-no-auction = Bazares sin pujas
    .about = cada jugador, por turno, toma una de las losetas abiertas, gratis
rule-sealed-bids = Pujas en secreto
    .about = tras la primera puja, los demás pujan a la vez y en secreto; gana la puja más alta
set-bridges-castles-and-bazaars = Puentes, castillos y bazares

# Después de «con».
mark-bazaar = un bazar

piece-bridge = { $count ->
    [one] puente
   *[other] puentes
}
piece-castle = { $count ->
    [one] castillo
   *[other] castillos
}
piece-laid-bridge = un puente
    .lies = de { $from } a { $to }
piece-laid-castle = un castillo
    .lies = también en { $beyond }
sign-bridge = 🌉
sign-castle = 🏰
sign-laid-bridge = 🌉
sign-laid-castle = 🏰

kind-castle = castillo
    .form-from = del castillo
role-on-castle = Señor del castillo
    .form-a = un señor del castillo
    .form-the = el señor del castillo
    .form-to = al señor del castillo
    .form-in = señor del castillo
role-large-on-castle = Gran señor del castillo
    .form-a = un gran señor del castillo
    .form-the = el gran señor del castillo
    .form-to = al gran señor del castillo
    .form-in = gran señor del castillo

term-castles = { $count ->
    [one] { $count } castillo
   *[other] { $count } castillos
}
term-bazaar = { $count ->
    [one] { $count } puja
   *[other] { $count } pujas
}
bonus-castle = castillo
bonus-bazaar = bazar
scored-bazaar = { $who } { $paid ->
    [yes] paga
   *[no] recibe
} **{ $points }** { $points ->
    [one] punto
   *[other] puntos
} en el bazar.
sum-castle = castillos
sum-bazaar = bazares

event-bridge-built = { $seat } construyó un puente en { $over }.
event-castle-built = { $seat } hizo un castillo de la ciudad de { $on }: { FORM($on-role, "the") } es ahora su señor.
event-bazaar-opened = Se abre un bazar. { $tiles ->
    [one] { $tiles } loseta está a la venta
   *[other] { $tiles } losetas están a la venta
}: { $tiles-listed }.
event-bids-revealed = Pujas: { $amounts-listed }
event-tile-bought = { $seat } se lleva la loseta «{ $tile }»{ $price ->
    [0] { " " }gratis
   *[other] { "" }
}.

brings-bridge-built = Construyes un puente.

ask-lay-aside = { $who }: solo encaja con un puente
    .before = Robar otra loseta …
ask-bridge = { $who }: ¿construyes un puente sobre esta loseta?
    .note = Puedes construir un puente sobre esta loseta.
ask-castle = { $who }: ¿haces de tu ciudad un castillo en vez de puntuarla?
ask-auction = { $who }: bazar, ¿qué loseta eliges?
ask-first-bid = { $who }, a la venta: { $tile }. ¿Cuánto pujas?
ask-bid = { $who }, a la venta: { $tile }. { $seat } puja { $count }, ¿pujas más?
ask-settle = { $who }: { $seat } puja { $count } por esta loseta: { $tile }. ¿La compras por eso o la vendes?
action-lay-aside = Robar otra loseta
action-bridge = Puente, { $over-spot }
action-castle = Castillo en { $on }
action-auction = Elegir: { $tile }
action-bid = Pujar { $bid }
action-buy = Comprarla
action-sell = Venderla
action-pass-lay-aside = Colocar con puente
action-pass-bridge = Sin puente
action-pass-castle = Puntuar la ciudad
action-pass-bid = Sin puja

standing-bid-no-bids = No pujar nunca por mí
    .off = Volver a preguntar por mis pujas
standing-bid-no-bids-set = Desde ahora no te pregunto por pujas en los bazares, y no pujas nada. Cuando te toque elegir una loseta, sigo preguntando.
    .unset = Vuelvo a preguntarte por tus pujas.

topic-bridges = Puentes
    .text =
        Puedes colocar una loseta de modo que un camino dé con un campo, si un puente continúa el camino (BR11). El puente está sobre la loseta recién colocada o sobre la de al lado, recto de un borde de campo al opuesto (BR10). Es un camino propio que cuenta una loseta, y un seguidor puede estar sobre él (BR15, BR16).

        - Muestro esas casillas con las demás; el puente es parte de la colocación.
        - Si la loseta no necesitaba puente, puedes construir uno sobre ella si sus dos extremos dan a casillas libres (BR82).
        - Un puente no une nada de lo que cruza y no divide ningún campo (BR80).
        - Una loseta lleva como mucho un puente, y se queda (BR12).
        - Si una loseta solo encaja con un puente, puedes sacarla de la partida y robar otra (BR17).
        - Cada jugador tiene 3 puentes; con cinco o seis jugadores, 2 (BR1). Los que sobran no dan nada (BR50).
topic-castles = Castillos
    .text =
        Cuando se completa una ciudad de exactamente dos semicírculos con un solo seguidor, el dueño del seguidor puede hacerla castillo en vez de puntuarla (BR20, BR21). El seguidor se vuelve señor del castillo. El castillo da después a su dueño los puntos de la primera zona (camino, ciudad, monasterio o jardín) que una loseta posterior complete en su feudo (BR25).

        - El feudo son las dos losetas del castillo y las dos de cada lado largo (BR24). Una zona que llega al feudo activa el castillo.
        - No importa quién puntúe esa zona (BR27). Si se completan varias a la vez, cuenta la más valiosa (BR28).
        - Un castillo que puntúa activa los castillos de al lado (BR29). Luego el señor vuelve a casa, y el castillo queda vacío.
        - Un señor está a salvo del dragón y de las torres (BR31).
        - Para los campesinos un castillo es una ciudad completa que vale 4 puntos (BR33).
        - Un castillo que nunca se activa no da nada (BR50). Cada jugador tiene 3 castillos; con cinco o seis jugadores, 2 (BR1).
topic-bazaars = Bazares
    .text =
        Tras un turno con una loseta de bazar se abren tantas losetas como jugadores (BR40). El jugador de la izquierda elige una y puja 0 o más, y cada otro jugador sin loseta puede pujar más, una vez (BR41). Quien eligió se queda entonces la loseta y paga la puja más alta a quien la hizo, o le deja la loseta y recibe los puntos (BR42).

        - Si se acaba el tiempo de un jugador para pujar, no puja.
        - Si nadie puja más, quien eligió paga su puja, que no recibe nadie, y tiene la loseta.
        - Luego elige el siguiente jugador sin loseta; la última es gratis (BR43).
        - Los puntos pueden bajar de 0 (BR47).
        - En su próximo turno cada uno coloca su loseta nueva en vez de robar (BR44). Hasta que todas estén colocadas, las losetas de bazar no abren otro bazar (BR45).
        - Si quedan menos losetas que jugadores, no hay bazar (BR46).
        - La segunda parte de un turno doble va antes de las pujas (BR48).
        - Con *Bazares sin pujas* cada jugador, por turno, toma una loseta (BR49, V11).
        - Con *Pujas en secreto* los demás pujan a la vez, y solo se ve la primera puja hasta que todos han pujado (BR52, V20).

example-bridges = Un camino del oeste pasa por un puente sobre la loseta de monasterio del centro. El bandido azul está sobre el puente.
example-castles = Dos partes de ciudad en semicírculo son ahora un castillo. El camino de al lado está completo: Rojo recibió sus puntos, y el señor rojo volvió a casa.

legend-mark-bazaar = Bazar: se venden las siguientes losetas
legend-piece-bridge = Puentes que le quedan a un jugador
legend-piece-laid-bridge = Puente: un camino sobre una loseta
legend-piece-castle = Castillos que le quedan a un jugador
legend-piece-laid-castle = Castillo: puntúa la primera zona completa de al lado
