button-watch = Suivre
button-stop-watching = Ne plus suivre

watch-on = Tu suis cette partie : je t’écris en message privé quand quelqu’un prend la tête, et à la fin. *Ne plus suivre* y met fin, ici et sous chacun de ces messages.
watch-off = Tu ne suis plus cette partie.

watch-began = Tu suis la partie dans { $where }, avec { $people }. Je t’écris quand quelqu’un prend la tête, et à la fin.
watch-leads = { $who } a pris la tête dans { $where }.
watch-over = La partie que tu suivais dans { $where } est finie.
watch-stopped = La partie que tu suivais dans { $where } a été arrêtée avant la fin.

refusal-watch-seated = Tu joues à cette table : *Suivre* est pour les autres.
refusal-watch-full = { $most } personnes suivent déjà cette partie, et c’est le maximum : réessaie plus tard.
refusal-watch-unseen = De l’extérieur, je ne peux pas savoir si tu as le droit de voir ce salon, tu ne peux donc pas suivre cette partie : va plutôt dans le salon.
refusal-watch-closed = Je ne peux pas t’envoyer de messages privés, tu ne suis donc pas cette partie : autorise-les dans les paramètres de confidentialité de ce serveur, puis appuie de nouveau sur *Suivre*.

privacy-watching = { $count ->
    [one] **{ $count } partie** en cours que tu suis.
   *[other] **{ $count } parties** en cours que tu suis.
}
privacy-delete-watching = Tu ne suis plus aucune partie.
