<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="fr">
<context>
    <name>AboutPage</name>
    <message>
        <source>À propos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La boîte à jeux de la maison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cinq jeux français de dés et de lettres, pour toute la famille autour d’un seul écran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le programme est libre, sous licence MIT&#x202f;: on peut le copier, le lire et le changer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les noms des jeux appartiennent à leurs propriétaires&#x202f;: Yahtzee à Hasbro, Mots de Tête à Hornswoggle Games, Words Out à YAQUA. Dés à thèmes suit un jeu de William Athia.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ludogîte n’est lié à aucun d’eux&#x202f;: les règles y sont redites avec nos mots, les images sont les nôtres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences et remerciements</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ago</name>
    <message>
        <source>à l’instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>il y a %n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>il y a %n heure(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>il y a %n jour(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerPane</name>
    <message>
        <source>Le dictionnaire manque</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les jeux sans mots se jouent quand même.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quel mot&#x202f;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepté ou refusé, et pourquoi&#x202f;: la réponse vient en tapant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quel motif&#x202f;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>«&#x202f;?&#x202f;» vaut une lettre, «&#x202f;*&#x202f;» autant qu’on veut&#x202f;: CH?T, *AGE, P*QUE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quelles lettres&#x202f;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Douze au plus, dont un «&#x202f;?&#x202f;»&#x202f;: tous les mots qu’elles font.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepté</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refusé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce mot compte. Demande à un grand ce qu’il veut dire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tu pensais peut-être à&#x202f;:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>et %n autre(s) forme(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Retirer la décision de la maison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écarter ce mot, au nom de {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L’accepter à la maison, au nom de {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illisible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un motif n’a que des lettres, «&#x202f;?&#x202f;» et «&#x202f;*&#x202f;».</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Aucun mot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voici les {n} premiers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BackupLine</name>
    <message>
        <source>Restaurer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restaurer la sauvegarde du {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revenir aux données du {when}&#x202f;? Le fichier d’aujourd’hui sera mis de côté, pas effacé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oui, revenir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne rien changer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Brush</name>
    <message>
        <source>case noire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case de {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Fermer le conseil</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n carte(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Relancer %n dé(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proposer les %n mots</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>La case {box} recevrait %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s) possible(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plus que %n seconde(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>C’est moi, ouvre le rideau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ouvrir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passe l’écran à {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, appuie sur {letter} ou sur le bouton pour voir ta main.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce n’est pas le bon code. Essaie encore, {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, tape ton code pour voir ta main.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rien n’est visible derrière</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La partie attend. Le temps de {name} ne court pas encore.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CurveSheet</name>
    <message>
        <source>Partie après partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>une partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moyenne des dix dernières</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aujourd’hui</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Plateau de dés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>un</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trois</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quatre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cinq</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardés</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dico</name>
    <message>
        <source>de «&#x202f;{lemma}&#x202f;»</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepté à la maison par {who}, le {day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écarté à la maison par {who}, le {day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>«&#x202f;{spelling}&#x202f;». {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proches&#x202f;: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DicoPage</name>
    <message>
        <source>la famille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un mot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un motif</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Des lettres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qui cherche et décide&#x202f;: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qui cherche et décide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce que tu cherches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le dico de la maison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les mots que la famille accepte ou écarte, dans tous les jeux.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rien de décidé encore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cherche un mot&#x202f;: le bouton sous sa réponse l’accepte ou l’écarte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dico</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} mots</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n décision(s) reprise(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n autre(s) chez nous déjà, ou plus récente(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tape un mot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tape un motif, par exemple CH?T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tape tes lettres, par exemple AEILNRT</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Die</name>
    <message>
        <source>dé %1, pas encore lancé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dé %1, %2, gardé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dé %1, %2, à relancer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Dés vérifiables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code de la partie&#x202f;: {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le code était secret&#x202f;; son empreinte SHA-256, montrée au début, ne peut venir que de lui&#x202f;:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vérifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retire tous les dés au sort avec le code, et compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vérifié&#x202f;: chaque lancer vient bien de ce code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les lancers ne viennent pas de ce code.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldsSection</name>
    <message>
        <source>Règles de la maison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retenues de la dernière partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conseil pendant la partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La partie sort alors des records.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Code de partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(facultatif)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code de partie, facultatif</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jouer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les mêmes dés que quelqu’un d’autre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code bon&#x202f;: la partie reste hors des records.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Nouvelle partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bientôt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameOverPage</name>
    <message>
        <source>Fin de la partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accueil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoir la partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revanche</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La même partie, chacun avance d’une place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Décompte</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}&#x202f;: %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gagne avec %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{first} et {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Égalité entre {names}&#x202f;: %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Premier record de la maison&#x202f;: {name}, {score} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record de la maison battu&#x202f;! {name}&#x202f;: {score} points, contre {before}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cette partie reste hors des records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cette partie compte pour les records.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GridEditorPage</name>
    <message>
        <source>Cette grille est bonne à jouer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvrir une grille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enregistrer la grille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grille de Mots de Tête</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dessiner une grille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinceau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symétrie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lignes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonnes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quatre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demi-tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Côtés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Haut-bas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvrir…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enregistrer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jouer sur cette grille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grille à dessiner</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GridKeeper</name>
    <message>
        <source>Garder la grille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La grille est dans {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impossible d’écrire {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mots de Tête</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L’impression n’est pas disponible ici&#x202f;: garde la page en PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La grille s’imprime.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GridModel</name>
    <message>
        <source>ligne {row}, colonne {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>croix centrale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case noire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vide</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>vaut {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mot refusé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>montrée par le conseil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>provisoire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>écrite par {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>écrite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case jaune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case rouge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Le mot ne tient pas dans l’autre sens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Une case ne prend qu’une lettre de A à Z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Pas plus de %n lettre(s) ce tour-ci.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choisis d’abord une case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il n’y a plus de place dans ce sens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cette case ne prend pas de lettre.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Retour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Accueil de Ludogîte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La boîte à jeux de la maison&#x202f;: cinq jeux de dés et de lettres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dico</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Règles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qui est à table&#x202f;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raccourcis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plein écran</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hourglass</name>
    <message numerus="yes">
        <source>Sablier&#x202f;: %n seconde(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>Tu peux jouer, mais rien ne sera gardé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fewest} à {most} joueurs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quelque chose d’imprévu est arrivé. La partie est gardée&#x202f;; le détail est dans {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRow</name>
    <message>
        <source>accepté</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>écarté</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said} par {who}, {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}, thème {theme}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retirer la décision sur {word}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Household</name>
    <message>
        <source>Ordinateur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}&#x202f;: tour de {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}&#x202f;: {name} tient le record de la maison au jeu {game}, avec {score} points.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JokerCard</name>
    <message>
        <source>Le joker remplace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reprendre le dé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lettre du joker&#x202f;: tape-la, ou clique-la</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastSheet</name>
    <message>
        <source>Dernières parties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoir la dernière partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en solitaire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}, {who}&#x202f;: {score} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gagnée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hors des records et des moyennes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoir cette partie</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LetterDie</name>
    <message>
        <source>dé {number}, pas encore lancé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker pour {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>libre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dé {number}, {letter}, {worth}, {where}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LetterFelt</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LetterPalette</name>
    <message>
        <source>Alphabet&#x202f;: clique une lettre ou fais-la glisser sur la grille</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LetterPicker</name>
    <message>
        <source>Quelle lettre pour le joker&#x202f;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reprendre le joker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LetterTray</name>
    <message>
        <source>Reprendre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chevalets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chevalet {number}&#x202f;: {letters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause&#x202f;: dés et mots sont cachés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chevalet {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Dés équitables&#x202f;: tout le hasard de la partie est déjà fixé par un code secret. Son empreinte&#x202f;: {print}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copier l’empreinte entière (SHA-256)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal de la partie</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MotsDeTeteCounts</name>
    <message numerus="yes">
        <source>%n lettre(s) à écrire</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Encore %n lettre(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Écris %n lettre(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coup(s) possible(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mot de %n lettre(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lettre(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dé(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MotsDeTeteEvents</name>
    <message numerus="yes">
        <source>{name} doit écrire %n lettre(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} prend un indice&#x202f;: −%n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MotsDeTeteTable</name>
    <message>
        <source>Effacer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garder la grille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oui, passer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contester</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} conteste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personne ne conteste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancer le dé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passer ne rapporte rien. Appuie encore une fois si tu es sûr.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image (PNG)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page (PDF)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texte…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imprimer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&#x202f;: {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&#x202f;: {points} points sur {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retiré</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conteste&#x202f;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a écrit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>à toi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passe un tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passerait à {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passerait à {points}, plus le dé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passerait à {points}, plus les dés.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un mot de quatre lettres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{laid} sur {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce coup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chaque mot nouveau compte ses cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indice&#x202f;: −{price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rien n’est perdu&#x202f;: change une lettre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le premier mot touche la croix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Une lettre au moins à côté d’elle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clique une case, puis écris</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le mot s’accroche à un mot déjà là.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} n’est pas dans le dictionnaire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} et {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} ne sont pas dans le dictionnaire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancé sous vos yeux, une fois le mot écrit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case orange&#x202f;: un dé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case jaune&#x202f;: deux dés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case rouge&#x202f;: trois dés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancés sous vos yeux, une fois le mot écrit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases de couleur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>de {least} à {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucun coup possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il faut passer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vers la droite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vers le bas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depuis la case marquée, {way}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} a écrit {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quelqu’un conteste&#x202f;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le dictionnaire décide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À toi de lancer pour les cases de couleur.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partie terminée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qui commence&#x202f;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cherche un mot…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lance le dé, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il dit combien de lettres écrire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C’est le dernier tour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lance le dé…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le plus long&#x202f;: {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écrit par {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le meilleur coup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dernier coup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écrire «&#x202f;{word}&#x202f;»</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;» est refusé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forme un mot de 4 lettres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pas à cette place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancer les dés de couleur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancer le dé orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancer les 2 dés jaunes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancer les 3 dés rouges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} réfléchit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le sort décide…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} joue…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contester</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Espace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tourner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lancer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MotsDeTeteValues</name>
    <message>
        <source>premier à {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sans but</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contester en {count} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contester sans limite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} s par tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tours sans limite</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>sans limite de temps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Règles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>un ordinateur {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} et {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crée d’abord un profil&#x202f;: c’est le + ci-dessus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Il manque encore %n joueur(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Il y a %n joueur(s) de trop.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Il faut au moins une personne à la table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le code de partie n’est pas bon&#x202f;: corrige-le ou efface-le.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nouvelle partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bientôt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fewest} à {most} joueurs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Fermer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonButton</name>
    <message>
        <source>Nouveau profil</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n victoire(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>Agrandir la grille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 dé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 dés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 dés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases de couleur</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>{place}&#x202f;: {name}, {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Podium</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>Nouveau profil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profil de {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Celui que la table connaît.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Couleur et symbole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On te reconnaîtra à eux, sur les feuilles et la grille.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Année de naissance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facultatif&#x202f;: elle ne sert qu’à la famille.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conseil à la table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il s’allume dès le début des parties&#x202f;; elles sortent alors des records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulaire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Celui des conseils&#x202f;; «&#x202f;Enfant&#x202f;» cache les gros mots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enfant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>par ex. 2018</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Créer le profil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enregistrer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranger ce profil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>à {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangle bleu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rond rouge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>losange vert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carré violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>étoile orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexagone turquoise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cœur rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>croix brune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qui est-ce&#x202f;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranger le profil de {name}&#x202f;? Il ne sera plus proposé&#x202f;; ses parties et ses records restent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oui, ranger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le garder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profils</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 jours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 an</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Période</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profil de {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>à la table depuis {month}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}&#x202f;%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>victoires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gagnées</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} sur {played}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bientôt</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>pas encore joué</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variante&#x202f;: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rien sur cette période</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>«&#x202f;Tout&#x202f;» montre les parties plus anciennes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} n’a pas encore joué à {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courbe, moyenne et chance des dés se dessineront ici dès la première partie finie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jouer à {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>le {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{when}, contre {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meilleur score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>médiane {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score moyen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parties comptées</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calcul en cours…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} sur {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prime de 35</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>dont %n prime(s) de 100</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Yahtzees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tableau (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Données complètes (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MMMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}&#x202f;: {score} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>de {low} à {high} points&#x202f;: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face {face}&#x202f;: {count} fois, entre {low} et {high} attendues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance des dés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance des dés (±&#x202f;{n})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jeu parfait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Décisions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProfileRow</name>
    <message numerus="yes">
        <source>et %n autre(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordLine</name>
    <message>
        <source>Place {place}, {name}, {score} points, le {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoir cette partie</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>pas encore joué</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bientôt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucun record à {game} pour l’instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La première partie finie ouvrira la liste.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N’entrent pas ici&#x202f;: les parties au code tapé et les scores finis par l’ordinateur.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N’entrent pas ici&#x202f;: les parties au code tapé, celles jouées avec le conseil et les scores finis par l’ordinateur.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variante&#x202f;: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n joueur(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Au début</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un pas en arrière</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un pas en avant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À la fin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ligne du temps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vitesse {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commande {n} sur {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Roundtable</name>
    <message>
        <source>Feuille du comptable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Règles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>{place} sur {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>introuvable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chercher dans la règle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passage précédent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passage suivant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Règle du jeu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Retirer {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsSection</name>
    <message>
        <source>Ordinateur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autour de la table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En solitaire&#x202f;: bats ton record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le sort désigne qui commence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Profil · %n victoire(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>clavier et souris</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {place}&#x202f;: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réfléchit au moins {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Niveau de {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {place}&#x202f;: {name}, {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt et les flèches pour changer de place, Suppr pour se lever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glisser pour changer l’ordre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nouveau profil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table complète</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>encore %n place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Ajouter {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Réglages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À propos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À l’écran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En jeu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les données de la famille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Langue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les mots des jeux restent français.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thème</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>«&#x202f;Système&#x202f;» suit le jour et la nuit de l’ordinateur.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taille du texte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réduire les animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les dés se posent aussitôt, rien ne vole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rythme de l’ordinateur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le temps de voir ce qu’il fait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compter quand même</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Une partie jouée avec le conseil entre aussi dans les records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dossier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profils, parties et records, sur cet ordinateur seulement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvrir le dossier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sauvegardes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Une copie par semaine, les cinq dernières sont gardées.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucune pour l’instant&#x202f;: la première se fait d’elle-même après quelques jours de jeu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, licences et remerciements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Système</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}&#x202f;%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vif</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Papier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soirée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contraste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thème {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Barrer cette case</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsOverlay</name>
    <message>
        <source>Entrée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Échap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Espace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cette feuille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>la règle du jeu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>le dictionnaire, hors des parties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plein écran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aller à la commande suivante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faire l’action principale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À la table de Yahtzee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garder ou relâcher un dé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garder le dé choisi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lancer, ou inscrire la case choisie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choisir une case de la feuille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mettre un zéro dans la case choisie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annuler, quand la règle le permet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nouvelle partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changer de place autour de la table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>se lever de table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choisir une variante ou un niveau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dans la règle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chercher un mot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passage suivant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passage précédent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raccourcis du clavier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Fermer le panneau</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpreadSheet</name>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les dés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} dés lancés ici. Des dés justes restent 19 fois sur 20 dans la bande.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pareil écart vient moins d’une fois sur cent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Répartition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parties par tranche de {n} points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Règles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} s’en va, l’ordinateur prend sa place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranger la boîte, la partie attendra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrêter la partie pour de bon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (ordinateur)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} est parti&#x202f;: un ordinateur joue à sa place. Le résultat le dira.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La partie continue&#x202f;; elle sera écrite dès que possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le dernier coup est repris.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} s’est embrouillé et a joué un coup simple.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conseil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quitter la table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n joueur(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TalentSheet</name>
    <message>
        <source>Chance ou talent&#x202f;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calcul en cours…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ces parties ne se relisent pas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moyenne par partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moyenne par manche</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Ici, on regarde seulement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce coup est illisible&#x202f;: il n’a pas été joué.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trop tard pour annuler&#x202f;: les dés ou les cartes ont parlé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trop tard pour annuler&#x202f;: quelqu’un d’autre a joué depuis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il n’y a rien à annuler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La partie est terminée.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce n’est pas à toi de jouer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce n’est pas ton tour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trop tard&#x202f;: la partie a déjà avancé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personne ne sait ce que cela donnera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>«&#x202f;{letter}&#x202f;» n’existe pas dans un code de partie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un code a {wanted} signes&#x202f;; celui-ci en a {letters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Une lettre du code est fausse&#x202f;: relis-le.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il faut un nom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce nom est trop long&#x202f;: {longest} signes au plus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce nom contient un signe invisible&#x202f;; tape-le à la main.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} est déjà à la table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L’année doit être entre {first} et {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le code secret a quatre chiffres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il faut un mot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce mot est trop long&#x202f;: {longest} signes au plus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce mot contient un signe invisible&#x202f;; tape-le à la main.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce fichier n’est pas une liste de mots de Ludogîte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cette liste vient d’une version plus récente de Ludogîte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un mot a au moins {least} lettres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un mot a au plus {most} lettres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un mot n’a que des lettres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{most} lettres au plus, dont un seul «&#x202f;?&#x202f;».</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les mots composés ne comptent pas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C’est un nom propre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C’est une abréviation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C’est un symbole, pas un mot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C’est le nom d’une lettre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce mot n’existe que dans une expression étrangère.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce n’est qu’un morceau de mot ou d’expression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C’est une unité que personne n’emploie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La famille a écarté ce mot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce mot n’est pas dans le dictionnaire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce dé n’existe pas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un dé montre 1 à 6, pas {face}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il faut {expected} dés, pas {given}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les dés décident seuls de ce qu’ils montrent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les dés roulent encore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lance d’abord les dés.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choisis au moins un dé à relancer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trois lancers, pas plus&#x202f;: inscris une case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Au premier lancer, on lance les cinq dés.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La case {box} est déjà remplie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker imposé&#x202f;: ce Yahtzee va dans sa case du haut, encore libre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker&#x202f;: il faut d’abord une case du bas, tant qu’il en reste une.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce fichier n’est pas une grille.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cette grille est vide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ligne {row}, colonne {col}&#x202f;: cette case n’existe pas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La ligne {row} a {given} cases au lieu de {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Une grille a au moins {least} cases de côté.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Une grille a au plus {most} cases de côté.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les côtés d’une grille sont impairs&#x202f;: {rows} sur {cols} ne va pas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il manque la croix au centre de la grille.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La croix est une case, ou cinq en forme de plus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La grille doit être symétrique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ligne {row}, colonne {col}&#x202f;: aucun mot ne peut arriver là.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cette partie vient d’une version plus récente de Ludogîte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cette partie est abîmée&#x202f;: elle ne se lit plus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce fichier est trop gros pour être une partie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce fichier n’est pas une partie de Ludogîte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cette partie est d’un jeu que cette version ne connaît pas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un fichier du jeu est abîmé&#x202f;: il faut réinstaller Ludogîte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un fichier du jeu manque&#x202f;: il faut réinstaller Ludogîte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le coup {number} de cette partie ne peut pas avoir été joué.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les données de la famille viennent d’une version plus récente de Ludogîte&#x202f;: mets le jeu à jour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impossible d’écrire dans {file}&#x202f;: le fichier ou son dossier est protégé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le disque est plein&#x202f;: ce dernier changement n’a pas été gardé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un autre programme occupe {file}. Ferme-le, puis réessaie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le dossier {folder} n’existe pas et ne peut pas être créé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le fichier {file} est abîmé. Ferme Ludogîte et rouvre-le&#x202f;: il sera mis de côté.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le système ne laisse pas lire {file}&#x202f;: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cette partie se joue dans une autre fenêtre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le fichier des données était abîmé. Il est mis de côté sous {kept_as}&#x202f;; la sauvegarde {backup} peut reprendre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le fichier des données était abîmé. Il est mis de côté sous {kept_as}&#x202f;; un fichier neuf a pris sa place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les données sont passées à la version {version}. L’ancien fichier reste sous {backup}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La sauvegarde habituelle n’a pas pu se faire. Le jeu, lui, marche.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toutes les feuilles sont pleines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tout le monde a lancé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somme des dés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manche</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Haut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime de 35</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primes Yahtzee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total de la manche</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total général</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le conseil ou un retour en arrière a servi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le code de partie avait été tapé, pas tiré au sort.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L’ordinateur a fini la partie de quelqu’un.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De vrais dés ont été lancés sur la table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trois</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quatre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cinq</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brelan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carré</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Petite suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grande suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inscris {points} dans {box}&#x202f;: {value} points à la fin, en moyenne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relance les cinq dés&#x202f;: {value} points à la fin, en moyenne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garde le {face}&#x202f;: {value} points à la fin, en moyenne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garde les deux {face}&#x202f;: {value} points à la fin, en moyenne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garde les trois {face}&#x202f;: {value} points à la fin, en moyenne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garde les quatre {face}&#x202f;: {value} points à la fin, en moyenne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garde {dice}&#x202f;: {value} points à la fin, en moyenne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tout relancer coûte {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box}&#x202f;: {percent}&#x202f;% de chances en ne visant que cette case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime&#x202f;: encore {missing} points, juste dans le rythme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime&#x202f;: encore {missing} points, avec {ahead} d’avance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime&#x202f;: encore {missing} points, avec {behind} de retard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parfait&#x202f;: rien de mieux.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−{cost}&#x202f;: presque parfait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−{cost}&#x202f;: bien joué, il y avait un peu mieux.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−{cost}&#x202f;: il y avait mieux.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−{cost}&#x202f;: dommage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yahtzee des&#x202f;Mots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mots de Tête</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dés à thèmes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jeu modèle</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n manche(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lancer(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Débutant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moyen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parfait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treize cases, trois lancers par tour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un dé, la plus grande somme gagne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les totaux s’ajoutent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker imposé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La case du haut d’abord, si elle est libre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par joueur.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lance {dice} pour commencer&#x202f;: {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Égalité entre {names}&#x202f;: on relance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} commence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} a les dés {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} atteint 63&#x202f;: la prime de 35 est gagnée.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manche {manche}&#x202f;: {names} en tête avec {total} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} barre {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} inscrit {points} dans {box} grâce au joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} inscrit {points} dans {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime Yahtzee&#x202f;: {prime} de plus&#x202f;!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} et {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le sort désigne {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} écrit {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les cases de couleur valent {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La case de couleur vaut {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&#x202f;: {words}, soit {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&#x202f;: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} conteste ce que {writer} a écrit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} a raison&#x202f;: {words} n’est pas un mot. {writer} reprend ses lettres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tout est juste&#x202f;: {name} passera son prochain tour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passe ce tour, pour avoir contesté à tort.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} se retire, après deux tours sans mot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} reste seul&#x202f;: encore un dé, un dernier mot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le temps est écoulé&#x202f;: ce tour de {name} est le dernier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le temps de {name} est écoulé&#x202f;: tour passé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ne marque rien ce tour-ci.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} a fait 1&#x202f;: une lettre ne commence pas de mot, le dé passe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce n’est pas le moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personne n’a demandé cela.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il n’y a rien à contester.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cette partie se joue sans indices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tous les indices de ce tour sont donnés.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucun coup n’est possible&#x202f;: il n’y a pas d’indice à donner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cette place n’existe pas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le dé montre 1 à 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce ne sont pas les dés des cases de couleur.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce verdict ne correspond pas aux mots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce n’est pas l’indice attendu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écris au moins une lettre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Une case ne prend qu’une lettre de A à Z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cette lettre tombe hors de la grille.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Une case noire ne prend pas de lettre (ligne {row}, colonne {col}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il y a déjà un {letter} ligne {row}, colonne {col}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deux lettres vont dans la même case (ligne {row}, colonne {col}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le dé demande {expected}, et non {given} lettres nouvelles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pas plus de {most} lettres nouvelles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les lettres doivent tenir sur une ligne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il reste un trou ligne {row}, colonne {col}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ces lettres ne forment pas de mot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le premier mot doit toucher la croix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le mot doit s’accrocher à un mot déjà là.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Au quarté, le mot a quatre lettres&#x202f;: {word} en a {letters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pas dans le dictionnaire&#x202f;: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce fichier n’est pas une grille&#x202f;: ce n’est pas du texte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ligne {row}, colonne {col}&#x202f;: ce signe n’est pas une case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La ligne {row} a {given} cases, il en faut {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grille de {rows} sur {cols}&#x202f;: {most} au plus de chaque côté.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grille de {rows} sur {cols}&#x202f;: {least} au moins de chaque côté.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grille de {rows} sur {cols}&#x202f;: il faut des nombres impairs, pour un centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il manque la croix au centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La croix est la case du centre, seule ou avec ses quatre voisines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La grille n’est pas symétrique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucun mot n’atteint la case ligne {row}, colonne {col}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le but est atteint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La grille est bloquée&#x202f;: tout le monde a passé deux fois.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le temps est écoulé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tout le monde s’est retiré.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le nombre du dé n’a pas pu être placé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mots formés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lettres écrites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mot le plus long (lettres)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mot le plus cher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meilleur coup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases chiffrées</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases de couleur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucun coup possible&#x202f;: il faut passer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coups possibles&#x202f;: {plays}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le meilleur&#x202f;: {word}, {value} points en moyenne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avec un mot courant&#x202f;: {word}, {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}&#x202f;: rien de mieux à écrire ({value} points en moyenne).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le meilleur était {word}&#x202f;: {value} points en moyenne, au lieu de {mine}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On pouvait écrire {word}&#x202f;: {value} points en moyenne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bien passé&#x202f;: aucun coup n’était possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le dé dit combien de lettres&#x202f;; premier au but.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marathon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sans but&#x202f;: deux tours sans mot, et l’on se retire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarté</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sans dé&#x202f;: toujours un mot de quatre lettres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solitaire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seul, jusqu’au nombre qu’on ne peut pas placer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À quatre, 250 va bien. 0&#x202f;: sans but.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trois grilles de la maison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contestation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On écrit tout&#x202f;; les autres contestent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temps pour contester</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En secondes. 0&#x202f;: chacun répond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temps par tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En secondes. 0&#x202f;: sans limite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temps de la partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En minutes. 0&#x202f;: sans limite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chacun coûte des points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marelle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le sort désigne {name}&#x202f;: à toi de commencer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} a les lettres {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} propose {words}&#x202f;: accepté.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} propose {words}&#x202f;: refusé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} annonce {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le sable a coulé&#x202f;: {name} perd son tour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} demande un indice&#x202f;: −{price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} a encore un mot de 7 lettres, {word}&#x202f;: prime de 100&#x202f;!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gagne la prime de {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partie {partie}&#x202f;: {names} en tête avec {total} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;»</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} inscrit {points} dans {box} avec {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&#x202f;: zéro dans {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mot refusé&#x202f;: {name} a zéro dans {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Et zéro dans {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mot de 2 lettres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mot de 3 lettres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mot de 4 lettres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mot de 5 lettres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mot de 6 lettres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un mot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deux mots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trois mots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toutes consonnes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toutes voyelles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yahtzee des Mots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tes mots sont acceptés&#x202f;: seule la lettre du joker peut changer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le dé {die} n’a pas de face {face}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dis quelle lettre le joker remplace, de A à Z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il n’y a pas de place {seat} à cette table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce verdict ne parle pas des mots proposés.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le dictionnaire cherche encore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ces mots vont dans la case du tour&#x202f;: pas de Chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tu as annoncé une autre case que {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box}&#x202f;: cela s’annonce, sans proposer de mot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pas {box}&#x202f;: il y a un {letter}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le dé {die} ({letter}) sert deux fois dans le même mot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Au premier lancer, on lance les sept dés.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le dé {die} montre {face}, pas {letter}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a convenu de jouer sans indices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Il n’y a plus rien à dire sur ces dés.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box} ne s’annonce pas&#x202f;: propose un mot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C’est l’affaire des dés, du sablier et du dictionnaire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box} demande un seul mot, de sept lettres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box} n’est pas la case de ce tour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose d’abord un mot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;» est posé deux fois&#x202f;: il faut des mots différents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trop tard&#x202f;: le sable a coulé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box}&#x202f;: en un ou deux lancers, pas trois.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On propose un, deux ou trois mots, pas {given}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chevalet {word}&#x202f;: un mot a au moins deux lettres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ces mots ne vont pas dans {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucune case libre n’attend cela&#x202f;: regarde la case du tour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le dé {die} ({letter}) sert dans deux mots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le zéro ne peut pas aller là.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choisis aussi la case qui prend le zéro.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pas de zéro à côté d’une case numérotée.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le zéro va dans une case numérotée, pas dans {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relance les sept dés&#x202f;: {value} points à la fin, en moyenne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose {words} pour {box}, {points} points&#x202f;: {value} à la fin, en moyenne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annonce {box}&#x202f;: {value} points à la fin, en moyenne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mets le zéro dans {box}&#x202f;: {value} points à la fin, en moyenne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T’arrêter avec {words}, {points} points, coûterait {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime du haut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primes de 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total de la partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dans l’ordre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huit tours, du mot de 2 lettres aux trois mots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordre libre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À chaque tour, la case que tu veux.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Côte à côte sur la feuille&#x202f;; les totaux s’ajoutent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sablier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le temps de chaque tour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les feuilles imprimées ne disent pas la même chose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chacun coûte des points, de plus en plus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Règle stricte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un mot refusé finit le tour, avec zéro.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sablier 1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sablier 1 min 30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sablier 2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sablier 3 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sans sablier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>35 dès 35</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>35 au-dessus de 35</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>25 dès 50</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TicketPaper</name>
    <message>
        <source>Reprendre</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>et %n autre(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reprendre {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message numerus="yes">
        <source>%n seconde(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Turner</name>
    <message>
        <source>Sens&#x202f;: vers la droite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sens&#x202f;: vers le bas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tourner (Espace)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VariantSection</name>
    <message>
        <source>Variante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lire la règle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Bienvenue&#x202f;!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choisis un nom, une couleur et un symbole&#x202f;: la boîte retiendra tes parties et tes records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Créer un profil</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordFlow</name>
    <message>
        <source>{word}, mot {n} sur {total}&#x202f;: Entrée pour le chercher</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordRows</name>
    <message>
        <source>{word}&#x202f;: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, plus {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refusé</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordsOutTable</name>
    <message>
        <source>{letter}, verte, plus 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter}, rouge, mot fois 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter}, rejouer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter}, incontrable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker pour {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poubelle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejouer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incontrable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poubelle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incontrable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en cours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>à commencer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rangée {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donne {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dernière donne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partie terminée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qui contre&#x202f;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WORD OUT&#x202f;!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La rangée {row} est vide&#x202f;: commence-la avec une carte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C’est un mot&#x202f;! Annonce-le, rejoue dans la même rangée, ou ne dis rien.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C’est un mot&#x202f;! Dis WORD OUT, ou laisse-le grandir.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejouer&#x202f;: pose encore une carte dans la même rangée, ou finis ton tour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On mélange…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À toi, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C’est à {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gagne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dit {word}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peut contrer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ensuite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ne contre pas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commence une rangée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a posé une carte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>donne les cartes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pioche</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passer et piocher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retourner une carte de la pioche</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne rien dire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prolonger sans annoncer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finir mon tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laisser passer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jamais sur cette rangée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voir la main de {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} joue…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choisis la rangée où la poser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pose une carte au bout d’une rangée, ou passe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allonge le mot d’une carte pour contrer, ou laisse passer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words Out · à {name} de contrer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words Out · à {name} de commencer une rangée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words Out · à {name} de jouer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>YahtzeeMotsBoard</name>
    <message>
        <source>Case spéciale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feuille de marque</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le tour est perdu&#x202f;: zéro dans sa case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le sable a coulé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partie terminée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À toi de lancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en tout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tout relancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les dés et les mots sont cachés. Le sable attend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acheter un indice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toutes les feuilles sont pleines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chacun joue à son tour&#x202f;; le dictionnaire juge les mots.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>YahtzeeMotsSheet</name>
    <message>
        <source>de marque</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match en {parties} parties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feuille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, partie {partie}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1ʳᵉ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}ᵉ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}&#x202f;: barrée, zéro point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}&#x202f;: libre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, conseillée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime du haut, {name}&#x202f;: {upper} points sur {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime du haut, {name}&#x202f;: {prime} points, gagnée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime de {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dès {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Haut et prime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bas et primes de {prime}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parties d’avant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total de la partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total général</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>YahtzeeMotsTable</name>
    <message>
        <source>Pas de {letter} parmi les dés libres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un chevalet de plus, pour la Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mettre zéro dans {box}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box}&#x202f;: pose d’abord tes lettres.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>YahtzeeMotsValues</name>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YahtzeeSheet</name>
    <message>
        <source>Feuille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>de marque</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total des {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}&#x202f;: barrée, zéro point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}&#x202f;: %n point(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}&#x202f;: libre, interdite avec ces dés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}&#x202f;: libre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}&#x202f;: libre, ferait %n point(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, conseillée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime de {prime}, {name}&#x202f;: gagnée avec {upper} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime de {prime}, {name}&#x202f;: {upper} points sur {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime de {prime}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dès {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime Yahtzee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Haut et prime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manche {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manches d’avant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total général</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}, {name}&#x202f;: %n point(s)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>YahtzeeTable</name>
    <message>
        <source>Tout relancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feuille de marque</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qui commence&#x202f;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} commence&#x202f;!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À toi de lancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partie terminée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À toi, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C’est à {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manche {manche} sur {manches}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qui commence&#x202f;? Le plus haut total des cinq dés.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 lancers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1ᵉʳ lancer sur 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2ᵉ lancer sur 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3ᵉ lancer sur 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour {turn} sur {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L’ordinateur joue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lance les cinq dés.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garde ou relance, ou inscris une case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inscris ces dés dans une case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}&#x202f;: {total} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} joue…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancer les 5 dés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choisis une case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancer le dé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancer les %n dés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reste {rolls}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barrer {box}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inscrire {points} dans {box}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barrer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inscrire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choisir</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Spoken</name>
    <message numerus="yes">
        <source>{where}&#x202f;: %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{where}&#x202f;: libre, ferait %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
