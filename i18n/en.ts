<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="fr">
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
    <name>CoachCard</name>
    <message>
        <source>Fermer le conseil</source>
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
        <source>Quelque chose d’imprévu est arrivé. La partie est gardée ; le détail est dans {file}.</source>
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
        <source>à l’instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>il y a %n minute(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} : tour de {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day} : {name} tient le record de la maison au jeu {game}, avec {score} points.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Dés équitables : tout le hasard de la partie est déjà fixé par un code secret. Son empreinte : {print}…</source>
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
    <name>SidePanel</name>
    <message>
        <source>Fermer le panneau</source>
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
        <source>{name} est parti : un ordinateur joue à sa place. Le résultat le dira.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le dernier coup est repris.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La partie continue ; elle sera écrite dès que possible.</source>
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
        <source>Section supérieure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prime de 35</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section inférieure</source>
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
        <source>À toi de lancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partie terminée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qui commence ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} commence !</source>
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
</TS>
