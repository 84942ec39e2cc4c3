button-watch = Seguir
button-stop-watching = Dejar de seguir

watch-on = Sigues esta partida. Te escribo un mensaje directo cuando alguien se pone en cabeza y cuando termina. *Dejar de seguir* acaba con eso, aquí o debajo de cada mensaje.
watch-off = Ya no sigues esta partida.

watch-began = Sigues la partida en { $where }, con { $people }. Te escribo cuando alguien se ponga en cabeza y al final.
watch-leads = { $who } se ha puesto en cabeza en { $where }.
watch-over = La partida que seguías en { $where } ha terminado.
watch-stopped = La partida que seguías en { $where } se paró antes del final.

refusal-watch-seated = Juegas en esta mesa: *Seguir* es para los demás.
refusal-watch-full = Ya siguen esta partida { $most } personas y no caben más: prueba más tarde.
refusal-watch-unseen = Desde fuera no puedo saber si puedes ver este canal, así que no puedes seguir esta partida: entra en el canal.
refusal-watch-closed = No puedo enviarte mensajes directos, así que no sigues esta partida: permítelos en los ajustes de privacidad de este servidor y pulsa *Seguir* otra vez.

privacy-watching = { $count ->
    [one] **{ $count } partida** en curso que sigues.
   *[other] **{ $count } partidas** en curso que sigues.
}
privacy-delete-watching = Ya no sigues ninguna partida.
