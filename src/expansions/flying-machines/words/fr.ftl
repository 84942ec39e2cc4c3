rule-flying-machines = Machines volantes
    .about = un meeple vole aussi loin que le dit le dé et rejoint ce qui s’y trouve
set-flying-machines = Machines volantes

# Après « avec ».
mark-machine-straight = une machine volante
mark-machine-diagonal = une machine volante

event-flew = { $seat } fait voler { FORM($figure-role, "un") } vers { FORM($direction, "le") } : le dé montre { $rolled }, et le vol mène en { $to }.
event-crashed = Personne ne peut se poser en { $at } : { FORM($figure-role, "un") } retourne dans la réserve de { $seat }.

ask-landing = { $who } – choisis où ton meeple se pose
action-fly = { $figure-role } vers { FORM($direction, "le") }, 1 à 3 cases

group-fly = Voler ({ $count }) …
    .ask = **Qui vole ?** Le dé dit ensuite jusqu’où : 1, 2 ou 3 cases. Le meeple s’y pose sur une route, une ville ou une abbaye incomplète, occupée ou non ; un abbé dans un jardin aussi. S’il ne peut pas, il te revient. C’est toute ton action, et tu ne peux pas la reprendre.
    .note = Un vol lance le dé, et tu ne peux pas le reprendre.

topic-flying-machines = Machines volantes
    .text =
        Si tu poses une tuile avec une machine volante, tu peux y faire partir un meeple au lieu de toute autre action (FL3). Tu choisis le meeple, lances le dé, et il vole de 1, 2 ou 3 cases dans la direction de la machine (FL3, FL12). Là, il se pose sur une route, une ville ou une abbaye incomplète de ton choix, occupée ou non, mais jamais dans un pré (FL5).

        - La direction est droite ou diagonale. Les cases sans tuile comptent aussi ; seule la dernière importe (FL4).
        - S’il peut se poser, il le doit (FL6).
        - S’il n’y a pas de tuile, ou pas de zone incomplète qui lui convienne, il retourne dans ta réserve, et tu n’en places pas d’autre à sa place (FL7, FL8).
        - Un grand meeple peut voler. Un abbé aussi, mais seulement vers les abbayes et les jardins (FL22) ; bâtisseurs et cochons ne volent jamais (FL8).
        - Se poser n’agrandit rien : ni présent ni seconde partie (FL12, FL26).
        - Personne ne se pose sur la tuile du dragon (FL29). Sur les cartes, une case imprimée n’est pas une tuile (FL28).
        - Les trois nombres du dé sont aussi probables l’un que l’autre. La graine qui mélange les tuiles décide aussi du dé ; l’enregistrement montre ce qu’il a donné, et tu peux l’y vérifier.

example-flying-machines = La tuile qui vient d’être posée a une machine volante qui pointe vers le nord. Un meeple qui vole d’une case arrive à la tuile de départ : il peut rejoindre le chevalier rouge dans la ville ou prendre la route vide. Plus loin, il n’y a pas de tuile : il reviendrait.

legend-mark-machine-straight = Machine volante : un pion vole tout droit
legend-mark-machine-diagonal = Machine volante : un pion vole en diagonale
