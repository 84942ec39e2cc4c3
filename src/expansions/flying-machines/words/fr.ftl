rule-flying-machines = Machines volantes
    .about = un meeple vole aussi loin que le dit le dé et rejoint ce qui s’y trouve
set-flying-machines = Machines volantes

# Après « avec ».
mark-machine-straight = une machine volante
mark-machine-diagonal = une machine volante

event-flew = { $seat } fait voler { FORM($figure-role, "un") } vers { FORM($direction, "le") } : le dé montre { $rolled }, et le vol mène en { $to }.
event-crashed = En { $at }, on ne peut pas se poser : { FORM($figure-role, "un") } retourne dans la réserve de { $seat }.

ask-landing = { $who } – choisis où ton meeple se pose
action-fly = { $figure-role } vers { FORM($direction, "le") }, 1 à 3 cases

group-fly = Voler ({ $count }) …
    .ask = **Qui vole ?** Le dé dit ensuite jusqu’où : 1, 2 ou 3 cases. Il s’y pose sur une zone incomplète qui lui convient, occupée ou non : route, ville ou abbaye, un abbé dans un jardin aussi ; s’il ne peut pas, il te revient. C’est toute ton action, et elle ne peut pas être reprise.
    .note = Pour un vol, le dé est lancé, et cela ne peut pas être repris.

topic-flying-machines = Machines volantes
    .text = Si tu as posé une tuile avec une machine volante, tu peux y envoyer un meeple, au lieu de toute autre action (FL3). Tu dis lequel, puis le dé est lancé : 1, 2 ou 3, aussi probables l’un que l’autre ; il vole d’autant de cases dans la direction de la machine, droite ou en diagonale (FL3, FL12). On compte les cases, même sans tuile ; seule la dernière importe (FL4). Sur la tuile qui s’y trouve, il se pose sur une route, une ville ou une abbaye incomplètes de ton choix, occupées ou non par qui que ce soit ; jamais dans un pré (FL5). S’il peut se poser, il le doit (FL6). S’il n’y a pas de tuile, ou seulement des prés et des zones complètes, ou rien qui lui convienne, il retourne dans ta réserve et aucun autre n’est placé à sa place (FL7, FL8). Un grand meeple peut voler, un abbé aussi, vers les abbayes et les jardins seulement (FL22) ; bâtisseurs et cochons jamais (FL8). Se poser n’agrandit rien : ni présent ni seconde partie (FL12, FL26). Personne ne se pose là où est le dragon (FL29). Sur les cartes, une case imprimée n’est pas une tuile (FL28). Le dé est lancé par le même hasard qui mélange les tuiles ; ce qu’il a montré est dans l’enregistrement et se vérifie avec lui.

example-flying-machines = Une tuile avec une machine volante qui pointe vers le nord vient d’être posée. Un meeple qui vole d’une case arrive à la tuile de départ : il peut rejoindre le chevalier rouge dans la ville ou prendre la route vide. Plus loin il n’y a pas de tuile, et il reviendrait.

legend-mark-machine-straight = Machine volante : porte un pion tout droit
legend-mark-machine-diagonal = Machine volante : porte un pion en diagonale
