rule-gifts = Les Présents
    .about = cartes secrètes pour qui prolonge les zones des autres ; 2 points chacune si fermée

card-synod = Synode
    .text = Place un meeple de ta réserve sur n’importe quelle abbaye incomplète, occupée ou non.
card-road-sweeper = Cantonnier
    .text = Évalue aussitôt n’importe quelle route incomplète ; tous ses meeples rentrent.
card-cash-out = Retrait
    .text = Retire un de tes meeples : 2 points par meeple présent sur sa zone.
card-change-position = Debout/Couché
    .text = Un de tes meeples debout se couche dans un pré de sa tuile, ou un meeple couché se lève.
card-take-2 = Prends-en 2
    .text = Pioche une deuxième tuile, garde l’une des deux et remets l’autre.

action-open = { $gift ->
    [synod] Synode : { FORM($on-role, "nu") } en { $on } ({ $around } sur { $most })
    [road-sweeper] Balayer { $on-spot }
    [cash-out] Retirer { FORM($on-role, "le") } { $on-spot }
    [change-position] { $on-role } { $on-spot } → { $to-place }
   *[take-2] Prends-en 2 : piocher une deuxième tuile
}

hand-gifts = ### Mes présents ({ $held } à ouvrir)
    .none = Tu n’as pas de présents. Tu en reçois un quand tu prolonges une route ou une ville des autres.
    .usable = Tu peux en ouvrir un maintenant, avant de poser ta tuile. Tu vois exactement ce qu’il fait avant qu’il ne compte.
    .unusable = Tu ne peux ouvrir aucun de tes présents maintenant : pose simplement ta tuile.
    .wait = Tu ouvres tes présents à ton tour, après avoir pioché et avant de poser.
    .secret = -# Personne d’autre ne voit ceci. Chaque présent fermé rapporte 2 points à la fin.
    .alt = Tes présents, visibles de toi uniquement : { $listed }.
    .button = Mes présents
    .absent = Cette partie n’a pas de présents, il n’y a donc rien à montrer : une table peut activer Les Présents avant le départ.
    .later = Tu verras alors aussi ton présent.
    .received =
        🎁 Tu as reçu un présent : **{ $title }** – { $text }
        Tu peux l’ouvrir dès ta prochaine tuile. *Mes présents* ou `/gifts` te montre tes cartes à tout moment ({ $held } à ouvrir).
        -# Personne d’autre ne voit ceci : les autres n’en connaissent que le nombre.

ask-gift = { $who } – ouvrir un présent ?
group-open = Ouvrir { $title } …
preview-open = -# Rien n’est encore joué, et personne d’autre ne voit ceci. Tout le monde verra l’ouverture, et c’est ton seul présent de ce tour.
commit-open = Ouvrir
ask-keep = { $who } – Prends-en 2 : quelle tuile gardes-tu ?
action-keep = { $tile-edges ->
    [none] Garder : { $tile }
   *[other] Garder : { $tile-edges }
}

brings-gift-received = Tu reçois un présent.

term-meeples = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
term-gifts = { $count ->
    [one] { $count } présent
   *[other] { $count } présents
}
bonus-cash-out = Retrait
    .short = points
bonus-unopened-gifts = présents non ouverts
sum-cash-out = Retrait
sum-unopened-gifts = présents non ouverts
    .short = présents

event-gift-received = { $seat } reçoit un présent ({ $unopened } à ouvrir).
event-gifts-reshuffled = { $cards ->
    [one] Le présent déjà ouvert devient la nouvelle pile.
   *[other] Les { $cards } présents ouverts sont mélangés et forment la nouvelle pile.
}
event-gift-opened = { $seat } ouvre **{ $gift-name }** : { gift-does }.
event-drawn-too = { $seat } pioche une deuxième tuile : { $tile }.
event-kept = { $seat } garde une tuile ({ $tile }) et remet l’autre ({ $back }) : encore { $tilesLeft }.

gift-does = { $gift ->
    [synod] { FORM($on-role, "un") } va en { $on } ({ $on-place })
    [road-sweeper] la route en { $on } est évaluée et balayée
    [cash-out] { FORM($on-role, "le") } en { $on } ({ $on-place }) rentre
    [change-position] { FORM($on-role, "le") } en { $on } ({ $on-place }) devient { FORM($to-role, "nu") } ({ $to-place })
   *[take-2] une deuxième tuile est piochée, et l’une des deux est remise
}
advice-first-open = { $gift-name } (présent), puis { $turn }

alt-gifts = { $count ->
    [one] { $count } présent
   *[other] { $count } présents
}
sign-gifts = 🎁


board-measure-gifts-opened = Présents
    .about = Le plus de présents ouverts en une partie
    .column = Présents
    .goal = Ouvre un présent dans une partie
    .value = { term-gifts }
profile-gifts-opened = Présents ouverts
    .value = { $gifts-opened } sur { $gifts-received } reçus

command-gifts = Te montre en privé tes présents à ouvrir

topic-gifts-receiving = Présents : recevoir
    .text =
        Si ta tuile prolonge une route ou une ville des autres, tu pioches un présent et le gardes secret (G2). Personne d’autre ne voit tes cartes ; les autres en voient le nombre. Chaque présent fermé rapporte 2 points à la fin (G12).

        - La majorité après la pose décide : tu ne reçois pas de présent si tu l’as ou la partages, mais tu en reçois un si d’autres te dépassent (G3).
        - Tu reçois un présent par pose au plus (G4), même si la tuile complète la zone (G5).
        - Prés, abbayes, jardins et zones sans meeple n’en donnent pas (G6).
        - Il y a 25 cartes, 5 de chacune des cinq (G1). Si la pile est vide, les présents ouverts sont mélangés et en forment une nouvelle (G8).
topic-gifts-opening = Présents : ouvrir
    .text =
        Après avoir pioché et avant de poser, tu peux ouvrir un présent (G9). Il agit tout de suite, puis tu poses comme d’habitude. Appuie sur *Mes présents* ou utilise `/gifts`.

        - Tu peux ouvrir un présent tout juste reçu dès ta prochaine tuile (G10).
        - Un tour supplémentaire permet d’en ouvrir un autre (G11).
        - Seuls les présents qui ont un effet sont proposés (G14), et tu vois l’effet avant qu’il ne compte.
topic-gift-synod = Présent : Synode
    .text =
        Place un meeple de ta réserve sur n’importe quelle abbaye incomplète du plateau, occupée ou non (G20). Tu peux encore placer un pion sur ta tuile (G21).

        L’abbé aussi peut aller sur l’abbaye (G22), mais pas sur un jardin (G23). Une abbaye peut avoir autant de meeples qu’on veut ; à la fin, la majorité prend les points (G25).
topic-gift-road-sweeper = Présent : Cantonnier
    .text =
        Tu évalues aussitôt n’importe quelle route incomplète avec des meeples, même si aucun n’est à toi (G30). Elle compte comme à la fin de la partie, 1 point par tuile (G31) pour la majorité, tous les points pour chacun à égalité (G32). Tous ses meeples rentrent (G33).

        - La route est ensuite vide, et tu peux l’occuper avec ta tuile (G34).
        - La prolonger ne donne pas de présent (G37).
        - Tu ne peux pas choisir une route vide : la carte n’y ferait rien (G35).
topic-gift-cash-out = Présent : Retrait
    .text =
        Retire un de tes meeples d’une ville, d’une route, d’une abbaye ou d’un pré. Tu marques 2 points par meeple de toute la zone, à toi ou aux autres, celui-ci compris (G40, G41). Lui seul rentre (G42).

        Un paysan peut partir (G45), un abbé aussi d’une abbaye, mais pas d’un jardin (G44). Tu peux replacer le meeple retiré dans le même tour (G46).
topic-gift-change-position = Présent : Debout/Couché
    .text =
        Un de tes meeples debout se couche dans un pré de sa tuile. Ou un de tes meeples couchés se lève sur une route, une ville ou une abbaye de sa tuile (G50). La carte ne rapporte rien (G58).

        - D’autres meeples peuvent être à sa nouvelle place (G51).
        - Pas de debout à debout, ni d’un pré à l’autre (G52).
        - L’abbé ne peut pas changer (G54).
        - Une zone complète est exclue : un meeple n’en reviendrait jamais (G55).
topic-gift-take-2 = Présent : Prends-en 2
    .text =
        Tu pioches une deuxième tuile et tu poses une des deux ; l’autre est remélangée (G60).

        - Si la deuxième ne va nulle part, tu gardes la première (G62).
        - Tu ne peux pas ouvrir la carte s’il ne reste aucune tuile (G61).
        - Tu ne peux pas l’ouvrir avec une tuile Rivière en main, car celles-ci viennent dans leur propre ordre (G64).

example-gifts-receiving = Un brigand rouge est sur une route : toute autre personne qui la prolonge pioche un présent.
