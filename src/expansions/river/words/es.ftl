rule-river = El Río
    .about = se coloca primero, del nacimiento al lago; ninguna figura va en él
set-river = El Río
    .about = se coloca primero; no en los mapas

topic-river = El Río
    .text =
        El nacimiento está en la mesa desde el principio, le siguen diez losetas de río barajadas y el lago va al final (R1). Cada una debe continuar el río. Las figuras pueden ir a los caminos, ciudades, campos, monasterios y jardines de estas losetas, nunca al río (R2).

        - Dos curvas seguidas no pueden hacer volver el río 180 grados (R3).
        - El río separa los campos, pero el campo rodea su nacimiento y su lago (R4).
        - La loseta inicial normal se baraja con las demás (R5).
        - En los mapas se juega sin el Río (R7).

example-river = El río va desde su nacimiento al oeste, entre dos ciudades y junto a un monasterio, hasta el lago al este.
