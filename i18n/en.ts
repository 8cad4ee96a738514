<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="fr">
<context>
    <name>AboutPage</name>
    <message>
        <source>La version est copiée.</source>
        <translation>The version is copied.</translation>
    </message>
    <message>
        <source>Merci à…</source>
        <translation>Thanks to…</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>À propos</source>
        <translation>About</translation>
    </message>
    <message>
        <source>{game} à {owner}</source>
        <translation>{game} to {owner}</translation>
    </message>
    <message>
        <source>Des jeux, une famille, un écran.</source>
        <translation>Games, a family, a screen.</translation>
    </message>
    <message>
        <source>Copie la version</source>
        <translation>Copies the version</translation>
    </message>
    <message>
        <source>{owners}.</source>
        <translation>{owners}.</translation>
    </message>
    <message>
        <source>les lettres</source>
        <translation>the letters</translation>
    </message>
    <message>
        <source>le dictionnaire</source>
        <translation>the dictionary</translation>
    </message>
    <message>
        <source>les mots connus</source>
        <translation>familiar words</translation>
    </message>
    <message>
        <source>communes et prénoms</source>
        <translation>towns and first names</translation>
    </message>
    <message>
        <source>villes et pays</source>
        <translation>cities and countries</translation>
    </message>
    <message>
        <source>les fondations</source>
        <translation>the foundations</translation>
    </message>
    <message>
        <source>Qt {version} (LGPL 3), Python</source>
        <translation>Qt {version} (LGPL 3), Python</translation>
    </message>
    <message>
        <source>SQLite, DAWG2 et d’autres</source>
        <translation>SQLite, DAWG2 and others</translation>
    </message>
    <message>
        <source>les outils</source>
        <translation>the tools</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Libre et gratuit, licence MIT.</source>
        <translation>Free and open, MIT licence.</translation>
    </message>
    <message>
        <source>Le fichier qui dit le sens des mots rares manque ou est abîmé. Les jeux n’en souffrent pas&#x202f;; réinstaller le programme le remet.</source>
        <translation>The file that says what rare words mean is missing or damaged. The games do not suffer from it; reinstalling the program brings it back.</translation>
    </message>
    <message>
        <source>Toutes les licences</source>
        <translation>All licences</translation>
    </message>
</context>
<context>
    <name>Ago</name>
    <message>
        <source>à l’instant</source>
        <translation>just now</translation>
    </message>
    <message numerus="yes">
        <source>il y a %n minute(s)</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>il y a %n heure(s)</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>il y a %n jour(s)</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message>
        <source>il y a longtemps</source>
        <translation>long ago</translation>
    </message>
</context>
<context>
    <name>AnswerPane</name>
    <message>
        <source>Le dictionnaire manque</source>
        <translation>The dictionary is missing</translation>
    </message>
    <message>
        <source>Les jeux sans mots se jouent quand même.</source>
        <translation>Games without words can still be played.</translation>
    </message>
    <message>
        <source>Quel mot&#x202f;?</source>
        <translation>Which word?</translation>
    </message>
    <message>
        <source>Accepté ou refusé, et pourquoi&#x202f;: la réponse vient en tapant.</source>
        <translation>Accepted or refused, and why: the answer comes as you type.</translation>
    </message>
    <message>
        <source>Quel motif&#x202f;?</source>
        <translation>Which pattern?</translation>
    </message>
    <message>
        <source>«&#x202f;?&#x202f;» vaut une lettre, «&#x202f;*&#x202f;» autant qu’on veut&#x202f;: CH?T, *AGE, P*QUE.</source>
        <translation>“?” stands for one letter, “*” for as many as you like: CH?T, *AGE, P*QUE.</translation>
    </message>
    <message>
        <source>Quelles lettres&#x202f;?</source>
        <translation>Which letters?</translation>
    </message>
    <message>
        <source>Douze au plus, dont un «&#x202f;?&#x202f;»&#x202f;: tous les mots qu’elles font.</source>
        <translation>Twelve at most, one of them a “?”: all the words they make.</translation>
    </message>
    <message>
        <source>Les thèmes où elle compte, et pourquoi. Pour les autres, la table vote.</source>
        <translation>The themes where it counts, and why. For the others, the table votes.</translation>
    </message>
    <message>
        <source>Accepté</source>
        <translation>Accepted</translation>
    </message>
    <message>
        <source>Refusé</source>
        <translation>Refused</translation>
    </message>
    <message>
        <source>Ce mot compte. Demande à un grand ce qu’il veut dire.</source>
        <translation>This word counts. Ask a grown-up what it means.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Tu pensais peut-être à&#x202f;:</source>
        <translation>Perhaps you meant:</translation>
    </message>
    <message>
        <source>Voisins</source>
        <translation>Neighbours</translation>
    </message>
    <message>
        <source>Mêmes lettres</source>
        <translation>Same letters</translation>
    </message>
    <message>
        <source>Plus longs</source>
        <translation>Longer</translation>
    </message>
    <message>
        <source>Cachés dedans</source>
        <translation>Hidden inside</translation>
    </message>
    <message numerus="yes">
        <source>et %n autre(s) forme(s)</source>
        <translation>
            <numerusform>and %n other form</numerusform>
            <numerusform>and %n other forms</numerusform>
        </translation>
    </message>
    <message>
        <source>Retirer la décision de la maison</source>
        <translation>Undo our decision</translation>
    </message>
    <message>
        <source>Ne plus prendre «&#x202f;{word}&#x202f;» dans cette maison&#x202f;? Cela se retire quand on veut.</source>
        <translation>No longer take “{word}” in this house? That can be taken back at any time.</translation>
    </message>
    <message>
        <source>On ne le prend pas</source>
        <translation>We do not take it</translation>
    </message>
    <message>
        <source>Le laisser</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>Un motif n’a que des lettres, «&#x202f;?&#x202f;» et «&#x202f;*&#x202f;».</source>
        <translation>A pattern has only letters, “?” and “*”.</translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message>
        <source>Aucun mot</source>
        <translation>No words</translation>
    </message>
    <message>
        <source>Voici les {n} premiers.</source>
        <translation>Here are the first {n}.</translation>
    </message>
    <message>
        <source>{who}&#x202f;: on ne le prend pas</source>
        <translation>We don’t take this word ({who})</translation>
    </message>
    <message>
        <source>Quelle réponse&#x202f;?</source>
        <translation>Which answer?</translation>
    </message>
    <message>
        <source>Dans les listes</source>
        <translation>In the lists</translation>
    </message>
    <message>
        <source>Dans aucune liste</source>
        <translation>In no list</translation>
    </message>
    <message>
        <source>Une réponse n’a que des lettres, des espaces et des traits d’union.</source>
        <translation>An answer has only letters, spaces and hyphens.</translation>
    </message>
    <message>
        <source>Sous les autres thèmes, la table vote.</source>
        <translation>Under the other themes, the table votes.</translation>
    </message>
    <message numerus="yes">
        <source>Connu sous %n thème(s).</source>
        <translation>
            <numerusform>Known under %n theme.</numerusform>
            <numerusform>Known under %n themes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Carte «&#x202f;{card}&#x202f;».</source>
        <translation>Card “{card}”.</translation>
    </message>
    <message>
        <source>{who}&#x202f;: chez nous, on le prend</source>
        <translation>{who}: at home we take it</translation>
    </message>
</context>
<context>
    <name>AnswerPaper</name>
    <message>
        <source>ton choix</source>
        <translation>your choice</translation>
    </message>
    <message>
        <source>Parfait&#x202f;!</source>
        <translation>Perfect!</translation>
    </message>
    <message>
        <source>Presque&#x202f;!</source>
        <translation>Nearly!</translation>
    </message>
    <message>
        <source>le mieux</source>
        <translation>the best</translation>
    </message>
</context>
<context>
    <name>AnswersPaper</name>
    <message numerus="yes">
        <source>%n réponse(s) avant</source>
        <translation>
            <numerusform>%n answer before</numerusform>
            <numerusform>%n answers before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupLine</name>
    <message>
        <source>Restaurer</source>
        <translation>Restore</translation>
    </message>
    <message>
        <source>Restaurer la sauvegarde du {when}</source>
        <translation>Restore the backup of {when}</translation>
    </message>
    <message>
        <source>Revenir aux données du {when}&#x202f;? Le fichier d’aujourd’hui sera mis de côté, pas effacé.</source>
        <translation>Go back to the data of {when}? Today’s file will be set aside, not deleted.</translation>
    </message>
    <message>
        <source>Oui, revenir</source>
        <translation>Yes, go back</translation>
    </message>
    <message>
        <source>Ne rien changer</source>
        <translation>Change nothing</translation>
    </message>
</context>
<context>
    <name>BarWays</name>
    <message>
        <source>Partager</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>Défier quelqu’un</source>
        <translation>Challenge somebody</translation>
    </message>
    <message>
        <source>Emporter…</source>
        <translation>Save a copy…</translation>
    </message>
    <message>
        <source>Emporter cette partie…</source>
        <translation>Save this game to a file…</translation>
    </message>
</context>
<context>
    <name>BilanPage</name>
    <message>
        <source>Les points, tour après tour</source>
        <translation>The points, turn after turn</translation>
    </message>
    <message>
        <source>Bilan</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>La partie de {name}</source>
        <translation>{name}’s game</translation>
    </message>
    <message>
        <source>Ta partie</source>
        <translation>Your game</translation>
    </message>
    <message>
        <source>Le bilan de {name}, choisir quelqu’un d’autre</source>
        <translation>{name}’s review, choose somebody else</translation>
    </message>
    <message>
        <source>{n}&#x202f;% de choix parfaits</source>
        <translation>{n}% perfect choices</translation>
    </message>
    <message>
        <source>fin attendue</source>
        <translation>expected score</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>On refait le film… {percent} %</source>
        <translation>Watching the game again… {percent} %</translation>
    </message>
    <message>
        <source>Pas de bilan pour cette partie.</source>
        <translation>No review for this game.</translation>
    </message>
    <message>
        <source>Rien à redire&#x202f;: aucun choix n’a coûté cher.</source>
        <translation>Nothing to add: no choice cost much.</translation>
    </message>
    <message>
        <source>Choix plus chers</source>
        <translation>Dearer choices</translation>
    </message>
    <message>
        <source>Choix moins chers</source>
        <translation>Less dear choices</translation>
    </message>
    <message>
        <source>Rattrape tes points</source>
        <translation>Win back your points</translation>
    </message>
    <message>
        <source>Revoir ce tour</source>
        <translation>See this turn</translation>
    </message>
    <message>
        <source>Tour {n}</source>
        <translation>Turn {n}</translation>
    </message>
</context>
<context>
    <name>BookModel</name>
    <message>
        <source>Donne {deal}</source>
        <translation>Deal {deal}</translation>
    </message>
    <message>
        <source>Cartes restantes</source>
        <translation>Cards left</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Mot</source>
        <translation>Word</translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>Feuille du comptable</source>
        <translation>Scorekeeper’s sheet</translation>
    </message>
</context>
<context>
    <name>BoxWriter</name>
    <message>
        <source>«&#x202f;{box}&#x202f;»&#x202f;: pose d’abord tes lettres.</source>
        <translation>“{box}”: lay your letters first.</translation>
    </message>
    <message>
        <source>{box}&#x202f;: {points}</source>
        <translation>{box}: {points}</translation>
    </message>
    <message>
        <source>Un chevalet de plus, pour la Chance</source>
        <translation>One more rack, for Chance</translation>
    </message>
    <message>
        <source>Mettre zéro dans «&#x202f;{box}&#x202f;»</source>
        <translation>Put zero in “{box}”</translation>
    </message>
</context>
<context>
    <name>Brush</name>
    <message>
        <source>case noire</source>
        <translation>black square</translation>
    </message>
    <message>
        <source>case de {value}</source>
        <translation>square worth {value}</translation>
    </message>
</context>
<context>
    <name>BuzzerSheet</name>
    <message>
        <source>Touches des joueurs</source>
        <translation>Players’ keys</translation>
    </message>
    <message>
        <source>Essayer ensemble</source>
        <translation>Try them together</translation>
    </message>
    <message>
        <source>Appuyez tous en même temps. Beaucoup de claviers n’entendent que deux ou trois touches à la fois&#x202f;: si l’une ne s’allume pas, choisis-en une autre, plus loin des autres.</source>
        <translation>Press all at once. Many keyboards hear only two or three keys at a time: if one does not light up, choose another, further from the rest.</translation>
    </message>
    <message>
        <source>C’est bon</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>première</source>
        <translation>first</translation>
    </message>
    <message>
        <source>pas arrivée</source>
        <translation>did not arrive</translation>
    </message>
    <message>
        <source>Touche de {name}&#x202f;: {key}</source>
        <translation>{name}’s key: {key}</translation>
    </message>
    <message>
        <source>{name}, appuie sur ta touche&#x202f;: une lettre de A à Z.</source>
        <translation>{name}, press your key: a letter from A to Z.</translation>
    </message>
    <message>
        <source>Choisis un joueur pour changer sa touche.</source>
        <translation>Choose a player to change their key.</translation>
    </message>
    <message>
        <source>Toutes les touches passent ensemble.</source>
        <translation>All the keys get through together.</translation>
    </message>
    <message>
        <source>Ces touches ne passent pas ensemble&#x202f;: {keys}.</source>
        <translation>These keys do not get through together: {keys}.</translation>
    </message>
    <message>
        <source>Seules les lettres de A à Z servent de touches.</source>
        <translation>Only the letters A to Z can be keys.</translation>
    </message>
    <message>
        <source>La touche {key} est déjà celle de {name}.</source>
        <translation>The key {key} already belongs to {name}.</translation>
    </message>
    <message>
        <source>{ms} millièmes après</source>
        <translation>{ms} thousandths later</translation>
    </message>
</context>
<context>
    <name>CardDesk</name>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Écrire une carte</source>
        <translation>Write a card</translation>
    </message>
    <message>
        <source>Nos cartes</source>
        <translation>Our cards</translation>
    </message>
    <message>
        <source>Tout est gardé au fur et à mesure.</source>
        <translation>Everything is kept as you go.</translation>
    </message>
    <message>
        <source>Nouvelle carte</source>
        <translation>New card</translation>
    </message>
    <message>
        <source>Supprimer la carte</source>
        <translation>Delete the card</translation>
    </message>
    <message>
        <source>Ouvrir…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Enregistrer…</source>
        <translation>Save…</translation>
    </message>
    <message>
        <source>Jouer avec cette carte</source>
        <translation>Play with this card</translation>
    </message>
    <message>
        <source>Titre de la carte</source>
        <translation>Title of the card</translation>
    </message>
    <message>
        <source>Ce qui compte (facultatif)</source>
        <translation>What counts (optional)</translation>
    </message>
    <message>
        <source>Noms propres</source>
        <translation>Proper nouns</translation>
    </message>
    <message>
        <source>Réponses sûres, sans vote (facultatif)</source>
        <translation>Sure answers, no vote (optional)</translation>
    </message>
    <message>
        <source>Nom du thème {number}</source>
        <translation>Name of theme {number}</translation>
    </message>
    <message>
        <source>Thème {number}</source>
        <translation>Theme {number}</translation>
    </message>
    <message>
        <source>Une par ligne, ou avec des virgules.</source>
        <translation>One per line, or with commas.</translation>
    </message>
    <message>
        <source>Il en faut</source>
        <translation>Wanted</translation>
    </message>
    <message>
        <source>On peut</source>
        <translation>Allowed</translation>
    </message>
    <message>
        <source>Jamais</source>
        <translation>Never</translation>
    </message>
</context>
<context>
    <name>CardEditorPage</name>
    <message numerus="yes">
        <source>%n carte(s) ajoutée(s).</source>
        <translation>
            <numerusform>%n card added.</numerusform>
            <numerusform>%n cards added.</numerusform>
        </translation>
    </message>
    <message>
        <source>prête à jouer</source>
        <translation>ready to play</translation>
    </message>
    <message>
        <source>à finir</source>
        <translation>to be finished</translation>
    </message>
    <message>
        <source>Sans titre</source>
        <translation>Untitled</translation>
    </message>
    <message numerus="yes">
        <source>%n réponse(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message>
        <source>Thème {number}</source>
        <translation>Theme {number}</translation>
    </message>
    <message>
        <source>Sans liste, la table vote sur chaque mot et l’ordinateur passe.</source>
        <translation>Without a list, the table votes on every word and computer players pass.</translation>
    </message>
    <message numerus="yes">
        <source>%n en double</source>
        <translation>
            <numerusform>%n repeated</numerusform>
            <numerusform>%n repeated</numerusform>
        </translation>
    </message>
    <message>
        <source>«&#x202f;{piece}&#x202f;»</source>
        <translation>“{piece}”</translation>
    </message>
    <message numerus="yes">
        <source>%n écartée(s), faute de lettres&#x202f;: {pieces}</source>
        <translation>
            <numerusform>%n left out, for want of letters: {pieces}</numerusform>
            <numerusform>%n left out, for want of letters: {pieces}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cette carte est prête&#x202f;: %n réponse(s) en tout.</source>
        <translation>
            <numerusform>This card is ready: %n answer in all.</numerusform>
            <numerusform>This card is ready: %n answers in all.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cette liste serait trop longue&#x202f;: {most} signes au plus. Rien n’a été ajouté.</source>
        <translation>This list would be too long: {most} characters at most. Nothing has been added.</translation>
    </message>
    <message>
        <source>La carte «&#x202f;{title}&#x202f;» est supprimée.</source>
        <translation>The card “{title}” is deleted.</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Ouvrir des cartes</source>
        <translation>Open cards</translation>
    </message>
    <message>
        <source>Enregistrer la carte</source>
        <translation>Save the card</translation>
    </message>
</context>
<context>
    <name>Carried</name>
    <message>
        <source>Joueur {number}</source>
        <translation>Player {number}</translation>
    </message>
</context>
<context>
    <name>ChallengePage</name>
    <message>
        <source>Un défi</source>
        <translation>A challenge</translation>
    </message>
    <message>
        <source>{name} te défie&#x202f;: {score} à battre</source>
        <translation>{name} challenges you: {score} to beat</translation>
    </message>
    <message>
        <source>Les mêmes dés. {name} joue à côté de toi.</source>
        <translation>The same dice. {name} plays beside you.</translation>
    </message>
    <message>
        <source>Les mêmes dés.</source>
        <translation>The same dice.</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Relever le défi</source>
        <translation>Take up the challenge</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message numerus="yes">
        <source>%n jeton(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoiceCard</name>
    <message>
        <source>Tour {n}</source>
        <translation>Turn {n}</translation>
    </message>
    <message>
        <source>Joué</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>Mieux</source>
        <translation>Better</translation>
    </message>
</context>
<context>
    <name>ChoicesSection</name>
    <message>
        <source>Pour chacun</source>
        <translation>For each player</translation>
    </message>
    <message>
        <source>Vocabulaire de {name}</source>
        <translation>{name}’s vocabulary</translation>
    </message>
    <message>
        <source>Sablier de {name}</source>
        <translation>{name}’s hourglass</translation>
    </message>
    <message>
        <source>Du temps en plus pour {name}, à chaque tour</source>
        <translation>More time for {name}, every turn</translation>
    </message>
    <message>
        <source>Juge</source>
        <translation>Judge</translation>
    </message>
    <message>
        <source>{name} décide en cas de doute</source>
        <translation>{name} decides when in doubt</translation>
    </message>
    <message>
        <source>+{seconds} s</source>
        <translation>+{seconds} s</translation>
    </message>
    <message>
        <source>Sablier</source>
        <translation>Hourglass</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Fermer le conseil</source>
        <translation>Close the advice</translation>
    </message>
    <message>
        <source>Suivre</source>
        <translation>Do it</translation>
    </message>
    <message>
        <source>Suivre le conseil</source>
        <translation>Follow the advice</translation>
    </message>
    <message>
        <source>Suivre le conseil (F3)</source>
        <translation>Follow the advice (F3)</translation>
    </message>
</context>
<context>
    <name>CountTab</name>
    <message>
        <source>Qui était {name}&#x202f;?</source>
        <translation>Who was {name}?</translation>
    </message>
    <message>
        <source>Qui étaient les convives&#x202f;?</source>
        <translation>Who were the guests?</translation>
    </message>
    <message>
        <source>Qui jouait&#x202f;?</source>
        <translation>Who was playing?</translation>
    </message>
    <message>
        <source>Donne un nom, et le score entre dans les records.</source>
        <translation>Put a name to it and the score counts for the records.</translation>
    </message>
    <message>
        <source>{name} entre dans la famille</source>
        <translation>{name} joins the family</translation>
    </message>
    <message>
        <source>Entrer dans la famille</source>
        <translation>Join the family</translation>
    </message>
    <message>
        <source>Fait un profil de ce convive, et garde son score.</source>
        <translation>Makes a profile of this guest, and keeps the score.</translation>
    </message>
    <message>
        <source>Décompte</source>
        <translation>Breakdown</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n carte(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Relancer %n dé(s)</source>
        <translation>
            <numerusform>Reroll %n die</numerusform>
            <numerusform>Reroll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proposer les %n mots</source>
        <translation>
            <numerusform>Propose %n word</numerusform>
            <numerusform>Propose %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>La case «&#x202f;{box}&#x202f;» recevrait %n point(s).</source>
        <translation>
            <numerusform>“{box}” would get %n point.</numerusform>
            <numerusform>“{box}” would get %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s) possible(s).</source>
        <translation>
            <numerusform>%n possible word.</numerusform>
            <numerusform>%n possible words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>«&#x202f;{box}&#x202f;» veut %n mot(s)</source>
        <translation>
            <numerusform>“{box}” takes %n word</numerusform>
            <numerusform>“{box}” takes %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>«&#x202f;{box}&#x202f;»&#x202f;: un seul mot, de %n lettre(s)</source>
        <translation>
            <numerusform>“{box}”: a single word, of %n letter</numerusform>
            <numerusform>“{box}”: a single word, of %n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plus que %n seconde(s).</source>
        <translation>
            <numerusform>Only %n second left.</numerusform>
            <numerusform>Only %n seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tu en as posé %n</source>
        <translation>
            <numerusform>you have laid %n</numerusform>
            <numerusform>you have laid %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>en voici %n</source>
        <translation>
            <numerusform>here is %n</numerusform>
            <numerusform>here are %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>On compte&#x202f;!</source>
        <translation>Counting!</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>+%n jeton(s)</source>
        <translation>
            <numerusform>+%n chip</numerusform>
            <numerusform>+%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gagne la manche&#x202f;: %n jeton(s).</source>
        <translation>
            <numerusform>{name} wins the round: %n chip.</numerusform>
            <numerusform>{name} wins the round: %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lettre(s) allumée(s)</source>
        <translation>
            <numerusform>%n letter lit</numerusform>
            <numerusform>%n letters lit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jeton(s) au milieu</source>
        <translation>
            <numerusform>%n chip in the middle</numerusform>
            <numerusform>%n chips in the middle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Encore %n réponse(s) rapporte(nt).</source>
        <translation>
            <numerusform>%n more answer will score.</numerusform>
            <numerusform>%n more answers will score.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoverSheet</name>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>C’est moi, ouvre le rideau</source>
        <translation>It’s me, open the curtain</translation>
    </message>
    <message>
        <source>Entrée</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>ouvrir</source>
        <translation>open</translation>
    </message>
    <message>
        <source>Passe l’écran à {name}</source>
        <translation>Pass the screen to {name}</translation>
    </message>
    <message>
        <source>{name}, appuie sur {letter} ou sur le bouton pour voir ta main.</source>
        <translation>{name}, press {letter} or the button to see your hand.</translation>
    </message>
    <message>
        <source>Ce n’est pas le bon code. Essaie encore, {name}.</source>
        <translation>That is not the right code. Try again, {name}.</translation>
    </message>
    <message>
        <source>{name}, tape ton code pour voir ta main.</source>
        <translation>{name}, type your code to see your hand.</translation>
    </message>
    <message>
        <source>rien n’est visible derrière</source>
        <translation>nothing shows behind it</translation>
    </message>
    <message>
        <source>La partie attend. Le temps de {name} ne court pas encore.</source>
        <translation>The game is waiting. {name}’s time is not running yet.</translation>
    </message>
</context>
<context>
    <name>CurveSheet</name>
    <message>
        <source>Partie après partie</source>
        <translation>Game after game</translation>
    </message>
    <message>
        <source>une partie</source>
        <translation>one game</translation>
    </message>
    <message>
        <source>moyenne des dix dernières</source>
        <translation>average of the last ten</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>HH:mm</source>
        <translation>HH:mm</translation>
    </message>
    <message>
        <source>aujourd’hui</source>
        <translation>today</translation>
    </message>
    <message>
        <source>hier</source>
        <translation>yesterday</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>DayCell</name>
    <message>
        <source>pas joué</source>
        <translation>not played</translation>
    </message>
    <message>
        <source>aujourd’hui, {day}</source>
        <translation>today, {day}</translation>
    </message>
</context>
<context>
    <name>DayGamesPage</name>
    <message>
        <source>Mot du jour&#x202f;: {word}</source>
        <translation>Word of the day: {word}</translation>
    </message>
    <message>
        <source>Colle ou écris d’abord la ligne du défi.</source>
        <translation>Paste or type the line of the challenge first.</translation>
    </message>
    <message>
        <source>La partie du jour</source>
        <translation>The game of the day</translation>
    </message>
    <message>
        <source>Un défi</source>
        <translation>A challenge</translation>
    </message>
    <message>
        <source>La soirée</source>
        <translation>The evening</translation>
    </message>
    <message>
        <source>Plusieurs parties de suite, un seul classement</source>
        <translation>Several games in a row, one overall ranking</translation>
    </message>
    <message>
        <source>Le mois</source>
        <translation>The month</translation>
    </message>
    <message>
        <source>Mois précédent</source>
        <translation>Previous month</translation>
    </message>
    <message>
        <source>Mois suivant</source>
        <translation>Next month</translation>
    </message>
    <message>
        <source>La famille ce jour-là</source>
        <translation>The family that day</translation>
    </message>
    <message>
        <source>Un défi reçu</source>
        <translation>A challenge received</translation>
    </message>
    <message>
        <source>Colle ou recopie la ligne que tu as reçue, ou ouvre son fichier.</source>
        <translation>Paste or type the line you were sent, or open its file.</translation>
    </message>
    <message>
        <source>La ligne du défi</source>
        <translation>The challenge line</translation>
    </message>
    <message>
        <source>Relever ce défi</source>
        <translation>Take up this challenge</translation>
    </message>
    <message>
        <source>Ouvrir un fichier…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>Jeu affiché dans le calendrier</source>
        <translation>Game shown in the calendar</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>MMMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>%n jour(s) de suite. On peut sauter un jour.</source>
        <translation>
            <numerusform>%n day in a row. You may skip a day.</numerusform>
            <numerusform>%n days in a row. You may skip a day.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aujourd’hui, {day}</source>
        <translation>Today, {day}</translation>
    </message>
    <message>
        <source>Revoir</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Commencée</source>
        <translation>Begun</translation>
    </message>
    <message>
        <source>Les mêmes dés pour tout le monde, chacun seul.</source>
        <translation>The same dice for everybody, each alone.</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Jouer</source>
        <translation>Play</translation>
    </message>
</context>
<context>
    <name>DayPage</name>
    <message>
        <source>Du jour</source>
        <translation>Today</translation>
    </message>
    <message>
        <source>Le mois</source>
        <translation>The month</translation>
    </message>
    <message>
        <source>Un défi</source>
        <translation>A challenge</translation>
    </message>
    <message>
        <source>Les coups du jour</source>
        <translation>Today’s problems</translation>
    </message>
    <message>
        <source>trois minutes chacun</source>
        <translation>three minutes each</translation>
    </message>
    <message>
        <source>La famille</source>
        <translation>The family</translation>
    </message>
    <message numerus="yes">
        <source>encore %n coup(s)</source>
        <translation>
            <numerusform>%n problem left</numerusform>
            <numerusform>%n problems left</numerusform>
        </translation>
    </message>
    <message>
        <source>tout est joué</source>
        <translation>all played</translation>
    </message>
    <message>
        <source>La grande partie</source>
        <translation>The big game</translation>
    </message>
    <message>
        <source>Jouer&#x202f;: {game}</source>
        <translation>Play: {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n jour(s) de suite</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayProblem</name>
    <message>
        <source>trouvé&#x202f;!</source>
        <translation>solved!</translation>
    </message>
    <message>
        <source>pas trouvé…</source>
        <translation>not solved…</translation>
    </message>
    <message>
        <source>Ludogîte, coup du jour du {day}, {game}&#x202f;: {name}, {result} Et toi&#x202f;?</source>
        <translation>Ludogîte, problem of {day}, {game}: {name}, {result} And you?</translation>
    </message>
    <message>
        <source>La ligne est copiée.</source>
        <translation>The line is copied.</translation>
    </message>
</context>
<context>
    <name>DayProblemPage</name>
    <message>
        <source>Le coup du jour</source>
        <translation>Today’s problem</translation>
    </message>
    <message>
        <source>Le coach regarde ton choix…</source>
        <translation>The coach looks at your choice…</translation>
    </message>
    <message>
        <source>Règles</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Réessayer</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Défier quelqu’un</source>
        <translation>Challenge somebody</translation>
    </message>
    <message>
        <source>Coup suivant</source>
        <translation>Next problem</translation>
    </message>
    <message>
        <source>Du jour</source>
        <translation>Today</translation>
    </message>
    <message>
        <source>Un seul essai compte.</source>
        <translation>Only one try counts.</translation>
    </message>
    <message>
        <source>Pour le plaisir&#x202f;: cet essai ne compte plus.</source>
        <translation>For fun: this try does not count any more.</translation>
    </message>
</context>
<context>
    <name>DealWon</name>
    <message>
        <source>Personne n’a marqué dans cette donne.</source>
        <translation>Nobody has scored in this deal.</translation>
    </message>
    <message numerus="yes">
        <source>Donne à égalité, à %n point(s).</source>
        <translation>
            <numerusform>A tied deal, at %n point.</numerusform>
            <numerusform>A tied deal, at %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gagne la donne avec %n point(s).</source>
        <translation>
            <numerusform>{name} wins the deal with %n point.</numerusform>
            <numerusform>{name} wins the deal with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DesThemes</name>
    <message>
        <source>{card} · manche {round}</source>
        <translation>{card} · round {round}</translation>
    </message>
    <message>
        <source>Tous les thèmes</source>
        <translation>All themes</translation>
    </message>
    <message>
        <source>Chaque réponse en ferme un.</source>
        <translation>Each answer closes one.</translation>
    </message>
    <message>
        <source>Thème à tirer</source>
        <translation>Theme to come</translation>
    </message>
    <message>
        <source>Les dés ne sont pas lancés.</source>
        <translation>The dice have not been thrown.</translation>
    </message>
    <message>
        <source>Face noire</source>
        <translation>Black face</translation>
    </message>
    <message>
        <source>Sans aucune de ces lettres</source>
        <translation>Without any of these letters</translation>
    </message>
    <message>
        <source>Commence par</source>
        <translation>Starts with</translation>
    </message>
    <message>
        <source>Le mot commence par</source>
        <translation>The word begins with</translation>
    </message>
    <message>
        <source>{place}ᵉ à buzzer</source>
        <translation>number {place} to buzz</translation>
    </message>
    <message>
        <source>a répondu</source>
        <translation>has answered</translation>
    </message>
    <message>
        <source>a fait une erreur</source>
        <translation>made a mistake</translation>
    </message>
    <message>
        <source>passe la manche</source>
        <translation>sits out</translation>
    </message>
    <message>
        <source>lance les dés</source>
        <translation>throws the dice</translation>
    </message>
    <message>
        <source>ordinateur</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Le temps est arrêté, et aucune touche ne buzze.</source>
        <translation>Time stands still, and no key buzzes.</translation>
    </message>
    <message>
        <source>ensuite {name}</source>
        <translation>then {name}</translation>
    </message>
    <message>
        <source>{name} a la parole</source>
        <translation>{name} may speak</translation>
    </message>
    <message>
        <source>{name} dit «&#x202f;{word}&#x202f;»</source>
        <translation>{name} says “{word}”</translation>
    </message>
    <message>
        <source>La partie est finie</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>«&#xa0;{word}&#xa0;»&#x202f;: même racine qu’un mot déjà dit&#x202f;? On peut encore contester.</source>
        <translation>“{word}”: same root as a word already said? You may still object.</translation>
    </message>
    <message>
        <source>Dernier appel</source>
        <translation>Last call</translation>
    </message>
    <message>
        <source>Un mot trouvé&#x202f;? Appuie sur ta touche, puis écris-le. On peut passer la manche.</source>
        <translation>Found a word? Press your key, then write it. You may also sit this round out.</translation>
    </message>
    <message>
        <source>Tout le monde cherche</source>
        <translation>Everybody is searching</translation>
    </message>
    <message>
        <source>{name} lance les dés</source>
        <translation>{name} throws the dice</translation>
    </message>
    <message>
        <source>Le premier dé dit le thème de la manche.</source>
        <translation>The first die says the theme of the round.</translation>
    </message>
    <message>
        <source>Dès que les dés tombent, tout le monde joue à la fois.</source>
        <translation>As soon as the dice fall, everybody plays at once.</translation>
    </message>
    <message>
        <source>Personne ne sait&#x202f;: sur l’honneur, ce mot va-t-il&#x202f;?</source>
        <translation>Nobody knows: on your honour, does this word fit?</translation>
    </message>
    <message>
        <source>Ce mot va-t-il avec «&#x202f;{theme}&#x202f;»&#x202f;? La liste ne le connaît pas.</source>
        <translation>Does this word fit “{theme}”? The list does not know it.</translation>
    </message>
    <message>
        <source>A-t-il la même racine que «&#xa0;{word}&#xa0;»&#x202f;? Alors refuse.</source>
        <translation>Does it share its root with “{word}”? Then refuse.</translation>
    </message>
    <message>
        <source>«&#xa0;{word}&#xa0;» et «&#xa0;{against}&#xa0;»&#x202f;: même racine&#x202f;?</source>
        <translation>“{word}” and “{against}”: same root?</translation>
    </message>
    <message>
        <source>«&#xa0;{word}&#xa0;»&#x202f;: même racine qu’un mot déjà dit&#x202f;?</source>
        <translation>“{word}”: same root as a word already said?</translation>
    </message>
    <message>
        <source>{count} sur {seats}</source>
        <translation>{count} of {seats}</translation>
    </message>
    <message>
        <source>Le premier mot juste gagne 4 jetons&#x202f;; une lettre montrée en coûte 4.</source>
        <translation>The first right word wins 4 chips; a letter shown costs 4.</translation>
    </message>
    <message>
        <source>Les deux derniers ne marquent rien.</source>
        <translation>The last two score nothing.</translation>
    </message>
    <message>
        <source>Le dernier ne marque rien.</source>
        <translation>The last one scores nothing.</translation>
    </message>
    <message>
        <source>a la parole</source>
        <translation>is speaking</translation>
    </message>
</context>
<context>
    <name>DesThemesEvents</name>
    <message numerus="yes">
        <source>{name}&#x202f;: «&#x202f;{word}&#x202f;», %n jeton(s).</source>
        <translation>
            <numerusform>{name}: “{word}”, %n chip.</numerusform>
            <numerusform>{name}: “{word}”, %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}&#x202f;: «&#x202f;{word}&#x202f;» contient {letters}, %n jeton(s) rendu(s).</source>
        <translation>
            <numerusform>{name}: “{word}” contains {letters}, %n chip paid back.</numerusform>
            <numerusform>{name}: “{word}” contains {letters}, %n chips paid back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Manche {number}&#x202f;: %n jeton(s) au milieu, {name} lance.</source>
        <translation>
            <numerusform>Round {number}: %n chip in the middle, {name} throws.</numerusform>
            <numerusform>Round {number}: %n chips in the middle, {name} throws.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DesThemesNumbers</name>
    <message numerus="yes">
        <source>%n manche(s) jouée(s)</source>
        <translation>
            <numerusform>%n round played</numerusform>
            <numerusform>%n rounds played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DesThemesTable</name>
    <message>
        <source>{name} passe la manche</source>
        <translation>{name} sits this round out</translation>
    </message>
    <message>
        <source>Rendre la parole</source>
        <translation>Give up the turn</translation>
    </message>
    <message>
        <source>Ton mot</source>
        <translation>Your word</translation>
    </message>
    <message>
        <source>Nom propre</source>
        <translation>Proper noun</translation>
    </message>
    <message>
        <source>Changer les touches</source>
        <translation>Change the keys</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause&#x202f;: les dés sont cachés.</source>
        <translation>Paused: the dice are hidden.</translation>
    </message>
    <message>
        <source>Les dés attendent.</source>
        <translation>The dice are waiting.</translation>
    </message>
    <message>
        <source>Les mots dits s’écrivent ici, avec les lettres qui comptent.</source>
        <translation>The words said are written here, with the letters that count.</translation>
    </message>
    <message>
        <source>Réponses</source>
        <translation>Answers</translation>
    </message>
    <message>
        <source>{name} buzze, touche {key}</source>
        <translation>{name} buzzes, key {key}</translation>
    </message>
    <message>
        <source>buzzer et jetons gagnés</source>
        <translation>buzzer and chips won</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>reprendre</source>
        <translation>go on</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>{name} accepte</source>
        <translation>{name} accepts</translation>
    </message>
    <message>
        <source>{name}&#x202f;: non, il compte</source>
        <translation>{name}: no, it counts</translation>
    </message>
    <message>
        <source>Dire ce mot</source>
        <translation>Say this word</translation>
    </message>
    <message>
        <source>Tirer le thème</source>
        <translation>Draw the theme</translation>
    </message>
    <message>
        <source>Lancer les dés</source>
        <translation>Throw the dice</translation>
    </message>
    <message>
        <source>Rien à redire</source>
        <translation>No objection</translation>
    </message>
    <message>
        <source>Les dés roulent…</source>
        <translation>The dice are rolling…</translation>
    </message>
    <message>
        <source>J’ai un mot</source>
        <translation>I have a word</translation>
    </message>
    <message>
        <source>À vos touches</source>
        <translation>Hands on your keys</translation>
    </message>
    <message>
        <source>Patience…</source>
        <translation>One moment…</translation>
    </message>
    <message>
        <source>il compte</source>
        <translation>it counts</translation>
    </message>
    <message>
        <source>il ne compte pas</source>
        <translation>it doesn’t count</translation>
    </message>
    <message>
        <source>accepter</source>
        <translation>accept</translation>
    </message>
    <message>
        <source>{name} conteste «&#x202f;{word}&#x202f;»</source>
        <translation>{name} objects to “{word}”</translation>
    </message>
    <message>
        <source>Maj</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>refuser</source>
        <translation>refuse</translation>
    </message>
    <message>
        <source>Entrée</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>dire</source>
        <translation>say</translation>
    </message>
    <message>
        <source>Échap</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>rendre</source>
        <translation>give back</translation>
    </message>
    <message>
        <source>Thème choisi&#x202f;: {theme}</source>
        <translation>Theme chosen: {theme}</translation>
    </message>
    <message>
        <source>Aucun thème choisi</source>
        <translation>No theme chosen</translation>
    </message>
    <message>
        <source>{theme}, fermé par {name}</source>
        <translation>{theme}, closed by {name}</translation>
    </message>
    <message>
        <source>Contester</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>thème</source>
        <translation>theme</translation>
    </message>
    <message>
        <source>Partie terminée</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>Je passe</source>
        <translation>I pass</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Plateau de dés</source>
        <translation>Dice tray</translation>
    </message>
    <message>
        <source>un</source>
        <translation>one</translation>
    </message>
    <message>
        <source>deux</source>
        <translation>two</translation>
    </message>
    <message>
        <source>trois</source>
        <translation>three</translation>
    </message>
    <message>
        <source>quatre</source>
        <translation>four</translation>
    </message>
    <message>
        <source>cinq</source>
        <translation>five</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>Gardés</source>
        <translation>Kept</translation>
    </message>
    <message>
        <source>aiderait&#x202f;: {faces}</source>
        <translation>would help: {faces}</translation>
    </message>
</context>
<context>
    <name>Dico</name>
    <message>
        <source>de «&#x202f;{lemma}&#x202f;»</source>
        <translation>from “{lemma}”</translation>
    </message>
    <message>
        <source>Accepté à la maison par {who}, le {day}.</source>
        <translation>Accepted at home by {who}, on {day}.</translation>
    </message>
    <message>
        <source>Écarté à la maison par {who}, le {day}.</source>
        <translation>Banned at home by {who}, on {day}.</translation>
    </message>
    <message>
        <source>«&#x202f;{spelling}&#x202f;». {reason}</source>
        <translation>“{spelling}”. {reason}</translation>
    </message>
    <message>
        <source>Proches&#x202f;: {words}.</source>
        <translation>Close: {words}.</translation>
    </message>
    <message>
        <source>Dans la liste&#x202f;: «&#x202f;{word}&#x202f;».</source>
        <translation>In the list: “{word}”.</translation>
    </message>
    <message>
        <source>{word}&#x202f;: {meaning}.</source>
        <translation>{word}: {meaning}.</translation>
    </message>
    <message>
        <source>Une autre forme de «&#x202f;{word}&#x202f;», qui est dans la liste.</source>
        <translation>Another form of “{word}”, which is in the list.</translation>
    </message>
    <message>
        <source>Le nom entier de «&#x202f;{word}&#x202f;», qui est dans la liste.</source>
        <translation>The full name of “{word}”, who is in the list.</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;», une commune de France.</source>
        <translation>“{word}”, a commune of France.</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;», une grande ville du monde.</source>
        <translation>“{word}”, a large city of the world.</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;», un pays ou un territoire.</source>
        <translation>“{word}”, a country or a territory.</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;», un prénom donné en France.</source>
        <translation>“{word}”, a first name given in France.</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;», dans une liste ouverte.</source>
        <translation>“{word}”, in an open list.</translation>
    </message>
</context>
<context>
    <name>DicoPage</name>
    <message>
        <source>la famille</source>
        <translation>the family</translation>
    </message>
    <message>
        <source>Un mot</source>
        <translation>A word</translation>
    </message>
    <message>
        <source>Un motif</source>
        <translation>A pattern</translation>
    </message>
    <message>
        <source>Des lettres</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Qui cherche et décide&#x202f;: {name}</source>
        <translation>Who searches and decides: {name}</translation>
    </message>
    <message>
        <source>Qui cherche et décide</source>
        <translation>Who searches and decides</translation>
    </message>
    <message>
        <source>Ce que tu cherches</source>
        <translation>What you are looking for</translation>
    </message>
    <message>
        <source>Le dico de la maison</source>
        <translation>The house dictionary</translation>
    </message>
    <message>
        <source>Les mots que la famille accepte ou écarte, dans tous les jeux.</source>
        <translation>The words the family accepts or bans, in every game.</translation>
    </message>
    <message>
        <source>Rien de décidé encore</source>
        <translation>Nothing decided yet</translation>
    </message>
    <message>
        <source>Cherche un mot&#x202f;: le bouton sous sa réponse l’accepte ou l’écarte.</source>
        <translation>Look up a word: the button under its answer accepts or bans it.</translation>
    </message>
    <message>
        <source>Importer</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Exporter</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Dico</source>
        <translation>Dictionary</translation>
    </message>
    <message>
        <source>{n} mots</source>
        <translation>{n} words</translation>
    </message>
    <message numerus="yes">
        <source>%n décision(s) reprise(s).</source>
        <translation>
            <numerusform>%n decision taken in.</numerusform>
            <numerusform>%n decisions taken in.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tape un mot</source>
        <translation>Type a word</translation>
    </message>
    <message>
        <source>Tape un motif, par exemple CH?T</source>
        <translation>Type a pattern, such as CH?T</translation>
    </message>
    <message>
        <source>Tape tes lettres, par exemple AEILNRT</source>
        <translation>Type your letters, such as AEILNRT</translation>
    </message>
    <message>
        <source>Les thèmes</source>
        <translation>Themes</translation>
    </message>
    <message>
        <source>Tape une réponse, par exemple Saint-Malo</source>
        <translation>Type an answer, for instance Saint-Malo</translation>
    </message>
    <message numerus="yes">
        <source>%n déjà chez nous.</source>
        <translation>
            <numerusform>%n already here.</numerusform>
            <numerusform>%n already here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Die</name>
    <message>
        <source>dé %1, pas encore lancé</source>
        <translation>die %1, not rolled yet</translation>
    </message>
    <message>
        <source>dé %1, %2</source>
        <translation>die %1, %2</translation>
    </message>
    <message>
        <source>dé %1, %2, gardé</source>
        <translation>die %1, %2, kept</translation>
    </message>
    <message>
        <source>dé %1, %2, à relancer</source>
        <translation>die %1, %2, to reroll</translation>
    </message>
</context>
<context>
    <name>Diploma</name>
    <message>
        <source>Diplôme de la soirée</source>
        <translation>Diploma of the evening</translation>
    </message>
    <message>
        <source>décerné à</source>
        <translation>awarded to</translation>
    </message>
    <message>
        <source> et </source>
        <translation> and </translation>
    </message>
</context>
<context>
    <name>Duel</name>
    <message>
        <source>contre</source>
        <translation>against</translation>
    </message>
</context>
<context>
    <name>EveningCard</name>
    <message>
        <source>déjà joué</source>
        <translation>played already</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Baleine</source>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Voilier</source>
        <translation>Sailing boat</translation>
    </message>
    <message>
        <source>Éléphant</source>
        <translation>Elephant</translation>
    </message>
    <message>
        <source>Renard</source>
        <translation>Fox</translation>
    </message>
    <message>
        <source>Champignon</source>
        <translation>Toadstool</translation>
    </message>
    <message>
        <source>Cochon</source>
        <translation>Pig</translation>
    </message>
    <message>
        <source>Grenouille</source>
        <translation>Frog</translation>
    </message>
    <message>
        <source>Tortue</source>
        <translation>Tortoise</translation>
    </message>
    <message>
        <source>Cactus</source>
        <translation>Cactus</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Cat</translation>
    </message>
    <message>
        <source>Hibou</source>
        <translation>Owl</translation>
    </message>
    <message>
        <source>Phare</source>
        <translation>Lighthouse</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Lion</translation>
    </message>
    <message>
        <source>Montgolfière</source>
        <translation>Balloon</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Bear</translation>
    </message>
    <message>
        <source>Pingouin</source>
        <translation>Penguin</translation>
    </message>
    <message>
        <source>Cerf-volant</source>
        <translation>Kite</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>Panda</translation>
    </message>
    <message>
        <source>Lapin</source>
        <translation>Rabbit</translation>
    </message>
    <message>
        <source>Souris</source>
        <translation>Mouse</translation>
    </message>
    <message>
        <source>Poussin</source>
        <translation>Chick</translation>
    </message>
    <message>
        <source>Chien</source>
        <translation>Dog</translation>
    </message>
    <message>
        <source>Hérisson</source>
        <translation>Hedgehog</translation>
    </message>
    <message>
        <source>Mouton</source>
        <translation>Sheep</translation>
    </message>
</context>
<context>
    <name>FactsSheet</name>
    <message>
        <source>Les mots</source>
        <translation>Words</translation>
    </message>
    <message>
        <source>Les manches</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Les WORD OUT</source>
        <translation>WORD OUTs</translation>
    </message>
    <message>
        <source>calcul en cours…</source>
        <translation>working it out…</translation>
    </message>
    <message numerus="yes">
        <source>sur %n partie(s)</source>
        <translation>
            <numerusform>over %n game</numerusform>
            <numerusform>over %n games</numerusform>
        </translation>
    </message>
    <message>
        <source>Points par mot</source>
        <translation>Points per word</translation>
    </message>
    <message>
        <source>Tours sans mot</source>
        <translation>Turns without a word</translation>
    </message>
    <message>
        <source>Manches sans point</source>
        <translation>Rounds without points</translation>
    </message>
    <message>
        <source>Réponses refusées</source>
        <translation>Answers refused</translation>
    </message>
    <message>
        <source>Faces noires gagnées</source>
        <translation>Black faces won</translation>
    </message>
    <message>
        <source>Jetons rendus</source>
        <translation>Chips paid back</translation>
    </message>
    <message>
        <source>Contres réussis</source>
        <translation>Counters made</translation>
    </message>
    <message>
        <source>Plus long&#x202f;: {word}</source>
        <translation>Longest: {word}</translation>
    </message>
    <message>
        <source>Contres subis</source>
        <translation>Countered by others</translation>
    </message>
    <message>
        <source>Ces parties sont trop anciennes pour être relues.</source>
        <translation>These games are too old to be looked back on.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Code de la partie&#x202f;: {code}</source>
        <translation>Game code: {code}</translation>
    </message>
    <message>
        <source>Vérifier</source>
        <translation>Verify</translation>
    </message>
    <message>
        <source>Refait tous les tirages avec le code, et compare.</source>
        <translation>Makes every draw again from the code, and compares.</translation>
    </message>
    <message>
        <source>Vérifié&#x202f;: chaque tirage vient bien de ce code.</source>
        <translation>Verified: every draw does come from this code.</translation>
    </message>
    <message>
        <source>Les tirages ne viennent pas de ce code.</source>
        <translation>The draws do not come from this code.</translation>
    </message>
    <message>
        <source>C’est celle de «&#x202f;{salt}:{code}&#x202f;».</source>
        <translation>It is that of “{salt}:{code}”.</translation>
    </message>
    <message>
        <source>Votre mot, donné après l’empreinte&#x202f;: «&#x202f;{word}&#x202f;»</source>
        <translation>Your word, given after the fingerprint: “{word}”</translation>
    </message>
    <message>
        <source>Ce code était scellé avant le début. Voici l’empreinte qu’on avait montrée&#x202f;:</source>
        <translation>This code was sealed before the start. Here is the fingerprint that was shown:</translation>
    </message>
    <message>
        <source>Tirage honnête</source>
        <translation>Fair draw</translation>
    </message>
    <message>
        <source>Range la preuve</source>
        <translation>Put the proof away</translation>
    </message>
    <message>
        <source>Montre la preuve</source>
        <translation>Show the proof</translation>
    </message>
</context>
<context>
    <name>FamilyDots</name>
    <message>
        <source>{name}&#x202f;: {n} sur {count}</source>
        <translation>{name}: {n} of {count}</translation>
    </message>
</context>
<context>
    <name>FamilyPage</name>
    <message>
        <source>Emporter ma famille</source>
        <translation>Save my family to a file</translation>
    </message>
    <message>
        <source>La famille est dans {file}&#x202f;: profils, parties, mots de la maison et habitudes de jeu.</source>
        <translation>The family is in {file}: profiles, games, house words and playing habits.</translation>
    </message>
    <message>
        <source>La même personne</source>
        <translation>The same person</translation>
    </message>
    <message>
        <source>Quelqu’un d’autre</source>
        <translation>Somebody else</translation>
    </message>
    <message>
        <source>Qui est {name}&#x202f;?</source>
        <translation>Who is {name}?</translation>
    </message>
    <message>
        <source>déjà ici sous le nom de {name}</source>
        <translation>already here under the name {name}</translation>
    </message>
    <message>
        <source>déjà ici</source>
        <translation>already here</translation>
    </message>
    <message>
        <source>sera dans la famille sous le nom de {name}</source>
        <translation>will join the family under the name {name}</translation>
    </message>
    <message>
        <source>sera dans la famille</source>
        <translation>will join the family</translation>
    </message>
    <message>
        <source>{name} est déjà ici.</source>
        <translation>{name} is already here.</translation>
    </message>
    <message>
        <source>Dans le fichier</source>
        <translation>In the file</translation>
    </message>
    <message>
        <source>Qui est qui&#x202f;?</source>
        <translation>Who is who?</translation>
    </message>
    <message>
        <source>Choisir un autre fichier…</source>
        <translation>Choose another file…</translation>
    </message>
    <message>
        <source>Ne rien changer</source>
        <translation>Change nothing</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Go back</translation>
    </message>
    <message>
        <source>Terminer</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>C’est fait</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Rien n’a changé</source>
        <translation>Nothing has changed</translation>
    </message>
    <message numerus="yes">
        <source>%n profil(s)</source>
        <translation>
            <numerusform>%n profile</numerusform>
            <numerusform>%n profiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dont %n en cours</source>
        <translation>
            <numerusform>%n of them unfinished</numerusform>
            <numerusform>%n of them unfinished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s) jugé(s) par la maison</source>
        <translation>
            <numerusform>%n word ruled by the house</numerusform>
            <numerusform>%n words ruled by the house</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) illisible(s)</source>
        <translation>
            <numerusform>%n unreadable game</numerusform>
            <numerusform>%n unreadable games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) illisible(s), laissée(s) dans le fichier</source>
        <translation>
            <numerusform>%n unreadable game, left in the file</numerusform>
            <numerusform>%n unreadable games, left in the file</numerusform>
        </translation>
    </message>
    <message>
        <source>Il n’y a encore rien ici&#x202f;: toute la famille s’installe telle qu’elle est.</source>
        <translation>There is nothing here yet: the whole family moves in as it is.</translation>
    </message>
    <message>
        <source>Accueillir la famille</source>
        <translation>Bring the family in</translation>
    </message>
    <message>
        <source>Tout ce qui est ici reste. Une partie déjà là n’est pas ajoutée deux fois&#x202f;; la plus avancée est gardée.</source>
        <translation>Everything here stays. A game that is already here is not added twice; the one further on is kept.</translation>
    </message>
    <message>
        <source>Pour un mot jugé des deux côtés, la décision la plus récente l’emporte.</source>
        <translation>Where both sides have decided on a word, the newer decision wins.</translation>
    </message>
    <message>
        <source>Une sauvegarde des données d’ici est faite avant.</source>
        <translation>A backup of the data here is made first.</translation>
    </message>
    <message numerus="yes">
        <source>%n déjà là</source>
        <translation>
            <numerusform>%n already here</numerusform>
            <numerusform>%n already here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profil(s) ajouté(s)</source>
        <translation>
            <numerusform>%n profile added</numerusform>
            <numerusform>%n profiles added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) ajoutée(s)</source>
        <translation>
            <numerusform>%n game added</numerusform>
            <numerusform>%n games added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n poursuivie(s)</source>
        <translation>
            <numerusform>%n carried on</numerusform>
            <numerusform>%n carried on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s) jugé(s) repris</source>
        <translation>
            <numerusform>%n decision taken over</numerusform>
            <numerusform>%n decisions taken over</numerusform>
        </translation>
    </message>
    <message>
        <source>Les données d’avant sont dans la sauvegarde {name}.</source>
        <translation>The data from before are in the backup {name}.</translation>
    </message>
    <message>
        <source>Accueillir une famille</source>
        <translation>Bring in a family</translation>
    </message>
    <message numerus="yes">
        <source>%n déjà à jour</source>
        <translation>
            <numerusform>%n already up to date</numerusform>
            <numerusform>%n already up to date</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldsSection</name>
    <message>
        <source>Dessiner une grille…</source>
        <translation>Draw a grid…</translation>
    </message>
    <message>
        <source>Écrire une carte…</source>
        <translation>Write a card…</translation>
    </message>
    <message>
        <source>Conseil pendant la partie</source>
        <translation>Advice during the game</translation>
    </message>
    <message>
        <source>La carte «&#x202f;{title}&#x202f;», écrite en famille. Choisis-en une autre pour l’enlever.</source>
        <translation>The card “{title}”, written by the family. Choose another to take it away.</translation>
    </message>
    <message>
        <source>La grille dessinée en famille, {rows} × {cols}. Choisis-en une autre pour l’enlever.</source>
        <translation>The grid drawn by the family, {rows} × {cols}. Choose another to remove it.</translation>
    </message>
    <message>
        <source>Famille</source>
        <translation>Family</translation>
    </message>
    <message>
        <source>Plutôt {value}</source>
        <translation>Use {value} instead</translation>
    </message>
    <message>
        <source>La partie</source>
        <translation>The game</translation>
    </message>
    <message>
        <source>Le temps</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Les mots</source>
        <translation>Words</translation>
    </message>
    <message>
        <source>L’aide</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Conseil après la manche</source>
        <translation>Advice after the round</translation>
    </message>
    <message>
        <source>Les mots que les listes connaissaient.</source>
        <translation>The words that the lists knew.</translation>
    </message>
    <message>
        <source>Dans le profil de {name}.</source>
        <translation>In {name}’s profile.</translation>
    </message>
    <message>
        <source>La partie ne compte alors pas pour les records.</source>
        <translation>The game then does not count for the records.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Ouvrir un fichier</source>
        <translation>Open a file</translation>
    </message>
    <message>
        <source>{file}&#x202f;: {sentence}</source>
        <translation>{file}: {sentence}</translation>
    </message>
    <message>
        <source>Emporter cette partie</source>
        <translation>Save this game to a file</translation>
    </message>
    <message>
        <source>ce fichier est à Ludogîte lui-même&#x202f;: choisis un autre nom.</source>
        <translation>this file is Ludogîte’s own: choose another name.</translation>
    </message>
    <message>
        <source>C’est dans {file}.</source>
        <translation>It is in {file}.</translation>
    </message>
    <message>
        <source>Garder la partie telle quelle</source>
        <translation>Keep the game as it is</translation>
    </message>
    <message>
        <source>Choisir un autre dossier</source>
        <translation>Choose another folder</translation>
    </message>
    <message>
        <source>Ludogîte n’a pas pu redémarrer&#x202f;: ouvre-le avec --data {folder}.</source>
        <translation>Ludogîte could not start again: open it with --data {folder}.</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Accueil</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Revoir</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Revoir la partie</source>
        <translation>Replay the game</translation>
    </message>
    <message>
        <source>Garder</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Garder la grille</source>
        <translation>Keep the grid</translation>
    </message>
    <message>
        <source>Recommencer</source>
        <translation>Start again</translation>
    </message>
    <message>
        <source>Revanche</source>
        <translation>Rematch</translation>
    </message>
    <message>
        <source>Encore une fois à partir du même moment.</source>
        <translation>Once more from the same moment.</translation>
    </message>
    <message>
        <source>La même partie, chacun avance d’une place.</source>
        <translation>The same game, everyone moves up one seat.</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Autres choix</source>
        <translation>Other choices</translation>
    </message>
    <message>
        <source>Code de partie, notre mot…</source>
        <translation>Game code, our word…</translation>
    </message>
    <message>
        <source>Jouer</source>
        <translation>Play</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Jouer</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>bientôt</source>
        <translation>soon</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>{fewest} à {most} joueurs</source>
        <translation>{fewest} to {most} players</translation>
    </message>
    <message>
        <source>bientôt</source>
        <translation>soon</translation>
    </message>
</context>
<context>
    <name>GameOverPage</name>
    <message>
        <source>Les points, tour après tour</source>
        <translation>The points, turn after turn</translation>
    </message>
    <message>
        <source>Ta partie et ta meilleure</source>
        <translation>Your game and your best</translation>
    </message>
    <message>
        <source>Fin de la partie</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>Fin de l’exercice</source>
        <translation>End of the practice</translation>
    </message>
    <message>
        <source>Espace</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>suite</source>
        <translation>next</translation>
    </message>
    <message>
        <source>On cherche les moments de la partie…</source>
        <translation>Looking for the moments of the game…</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Bilan</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Et qui gagne&#x202f;?</source>
        <translation>And who wins?</translation>
    </message>
    <message>
        <source>Décompte</source>
        <translation>Breakdown</translation>
    </message>
    <message>
        <source>{first} et {last}</source>
        <translation>{first} and {last}</translation>
    </message>
    <message>
        <source>à {seats} joueurs</source>
        <translation>with {seats} players</translation>
    </message>
    <message>
        <source>en solitaire</source>
        <translation>alone</translation>
    </message>
    <message>
        <source>Premier record de la maison {among}&#x202f;!</source>
        <translation>First record of the house {among}!</translation>
    </message>
    <message>
        <source>Record de la maison {among} battu&#x202f;!</source>
        <translation>House record {among} beaten!</translation>
    </message>
    <message>
        <source>Cette partie ne compte pas pour les records.</source>
        <translation>This game doesn’t count for the records.</translation>
    </message>
    <message>
        <source>Sans profil, personne n’entre dans les records.</source>
        <translation>Without a profile nobody enters the records.</translation>
    </message>
    <message>
        <source>{name} gagne&#x202f;!</source>
        <translation>{name} wins!</translation>
    </message>
    <message>
        <source>Égalité&#x202f;: {names}&#x202f;!</source>
        <translation>A tie: {names}!</translation>
    </message>
    <message>
        <source>{name}&#x202f;: {score}.</source>
        <translation>{name}: {score}.</translation>
    </message>
    <message>
        <source>{name}&#x202f;: {score}, contre {before}.</source>
        <translation>{name}: {score}, against {before}.</translation>
    </message>
    <message>
        <source>Cette partie compte pour les records.</source>
        <translation>This game counts for the records.</translation>
    </message>
    <message>
        <source>{name}&#x202f;: {now} au lieu de {real}.</source>
        <translation>{name}: {now} instead of {real}.</translation>
    </message>
    <message>
        <source>{name}&#x202f;: {now}, comme dans la vraie partie.</source>
        <translation>{name}: {now}, as in the real game.</translation>
    </message>
    <message>
        <source>Exercice&#x202f;: rien n’est gardé.</source>
        <translation>Practice: nothing is kept.</translation>
    </message>
    <message>
        <source>{name}&#x202f;: {score}</source>
        <translation>{name}: {score}</translation>
    </message>
    <message>
        <source>{name} gagne avec {score}</source>
        <translation>{name} wins with {score}</translation>
    </message>
    <message>
        <source>Égalité entre {names}&#x202f;: {score}, il faudra bien une revanche</source>
        <translation>A tie between {names}: {score}. Time for a rematch!</translation>
    </message>
    <message>
        <source>{guest}, c’était {name}</source>
        <translation>{guest} was {name}</translation>
    </message>
    <message>
        <source>{guest}&#x202f;: nouveau profil…</source>
        <translation>{guest}: new profile…</translation>
    </message>
    <message>
        <source>ta meilleure</source>
        <translation>your best</translation>
    </message>
</context>
<context>
    <name>GameScreen</name>
    <message>
        <source>Pour barrer, touche le bouton ou appuie sur Suppr.</source>
        <translation>To cross it out, tap the button or press Delete.</translation>
    </message>
    <message>
        <source>Voir le résultat</source>
        <translation>See the result</translation>
    </message>
    <message>
        <source>Table de jeu</source>
        <translation>Game table</translation>
    </message>
</context>
<context>
    <name>GhostPaper</name>
    <message>
        <source>Tour {n}</source>
        <translation>Turn {n}</translation>
    </message>
    <message>
        <source>{turn}. {mine} Comme {name}.</source>
        <translation>{turn}. {mine} Like {name}.</translation>
    </message>
    <message>
        <source>Défi gagné&#x202f;: {score} de plus que {name}</source>
        <translation>Challenge won: {score} more than {name}</translation>
    </message>
    <message>
        <source>Défi égalé&#x202f;: le même score que {name}</source>
        <translation>Challenge tied: same score as {name}</translation>
    </message>
    <message>
        <source>{name} garde {score} d’avance</source>
        <translation>{name} stays {score} ahead</translation>
    </message>
</context>
<context>
    <name>GhostRibbon</name>
    <message>
        <source>Défi de {name}</source>
        <translation>{name}’s challenge</translation>
    </message>
    <message>
        <source>{theirs}, et toi {mine}</source>
        <translation>{theirs}, and you {mine}</translation>
    </message>
    <message>
        <source>{score} à battre</source>
        <translation>{score} to beat</translation>
    </message>
</context>
<context>
    <name>Grammar</name>
    <message>
        <source>nom</source>
        <translation>noun</translation>
    </message>
    <message>
        <source>adjectif</source>
        <translation>adjective</translation>
    </message>
    <message>
        <source>adverbe</source>
        <translation>adverb</translation>
    </message>
    <message>
        <source>verbe</source>
        <translation>verb</translation>
    </message>
    <message>
        <source>pronom</source>
        <translation>pronoun</translation>
    </message>
    <message>
        <source>déterminant</source>
        <translation>determiner</translation>
    </message>
    <message>
        <source>préposition</source>
        <translation>preposition</translation>
    </message>
    <message>
        <source>conjonction</source>
        <translation>conjunction</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>interjection</translation>
    </message>
    <message>
        <source>nom de nombre</source>
        <translation>numeral</translation>
    </message>
    <message>
        <source>mot grammatical</source>
        <translation>grammatical word</translation>
    </message>
    <message>
        <source>auxiliaire</source>
        <translation>auxiliary verb</translation>
    </message>
    <message>
        <source>verbe du 1er groupe</source>
        <translation>verb of the 1st group</translation>
    </message>
    <message>
        <source>verbe du 2e groupe</source>
        <translation>verb of the 2nd group</translation>
    </message>
    <message>
        <source>verbe du 3e groupe</source>
        <translation>verb of the 3rd group</translation>
    </message>
    <message>
        <source>1re</source>
        <translation>1st</translation>
    </message>
    <message>
        <source>2e</source>
        <translation>2nd</translation>
    </message>
    <message>
        <source>3e</source>
        <translation>3rd</translation>
    </message>
    <message>
        <source>{ranks} pers. du pluriel</source>
        <translation>{ranks} person plural</translation>
    </message>
    <message>
        <source>{ranks} pers. du singulier</source>
        <translation>{ranks} person singular</translation>
    </message>
    <message>
        <source>infinitif</source>
        <translation>infinitive</translation>
    </message>
    <message>
        <source>participe présent</source>
        <translation>present participle</translation>
    </message>
    <message>
        <source>participe passé</source>
        <translation>past participle</translation>
    </message>
    <message>
        <source>présent de l’indicatif</source>
        <translation>present indicative</translation>
    </message>
    <message>
        <source>imparfait de l’indicatif</source>
        <translation>imperfect indicative</translation>
    </message>
    <message>
        <source>passé simple</source>
        <translation>past historic</translation>
    </message>
    <message>
        <source>futur</source>
        <translation>future</translation>
    </message>
    <message>
        <source>conditionnel</source>
        <translation>conditional</translation>
    </message>
    <message>
        <source>présent du subjonctif</source>
        <translation>present subjunctive</translation>
    </message>
    <message>
        <source>imparfait du subjonctif</source>
        <translation>imperfect subjunctive</translation>
    </message>
    <message>
        <source>impératif</source>
        <translation>imperative</translation>
    </message>
    <message>
        <source>masculin</source>
        <translation>masculine</translation>
    </message>
    <message>
        <source>féminin</source>
        <translation>feminine</translation>
    </message>
    <message>
        <source>masculin ou féminin</source>
        <translation>masculine or feminine</translation>
    </message>
    <message>
        <source>singulier</source>
        <translation>singular</translation>
    </message>
    <message>
        <source>pluriel</source>
        <translation>plural</translation>
    </message>
    <message>
        <source>invariable</source>
        <translation>invariable</translation>
    </message>
    <message>
        <source>{first} et {last}</source>
        <translation>{first} and {last}</translation>
    </message>
</context>
<context>
    <name>GridEditorPage</name>
    <message>
        <source>Le dessin commencé la dernière fois est resté là.</source>
        <translation>The drawing begun last time is still here.</translation>
    </message>
    <message>
        <source>Cette grille est bonne à jouer.</source>
        <translation>This grid is ready to play.</translation>
    </message>
    <message>
        <source>Vider toute la grille&#x202f;?</source>
        <translation>Empty the whole grid?</translation>
    </message>
    <message>
        <source>Oui, vider</source>
        <translation>Yes, empty it</translation>
    </message>
    <message>
        <source>Ouvrir une grille</source>
        <translation>Open a grid</translation>
    </message>
    <message>
        <source>Enregistrer la grille</source>
        <translation>Save the grid</translation>
    </message>
    <message>
        <source>Grille de Mots de Tête</source>
        <translation>Mots de Tête grid</translation>
    </message>
    <message>
        <source>Dessiner une grille</source>
        <translation>Draw a grid</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Pinceau</source>
        <translation>Brush</translation>
    </message>
    <message>
        <source>Symétrie</source>
        <translation>Symmetry</translation>
    </message>
    <message>
        <source>Taille</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Lignes</source>
        <translation>Rows</translation>
    </message>
    <message>
        <source>Colonnes</source>
        <translation>Columns</translation>
    </message>
    <message>
        <source>Quatre</source>
        <translation>Four</translation>
    </message>
    <message>
        <source>Demi-tour</source>
        <translation>Half-turn</translation>
    </message>
    <message>
        <source>Côtés</source>
        <translation>Sides</translation>
    </message>
    <message>
        <source>Haut-bas</source>
        <translation>Up-down</translation>
    </message>
    <message>
        <source>Vider</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Ouvrir…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Enregistrer…</source>
        <translation>Save…</translation>
    </message>
    <message>
        <source>Jouer sur cette grille</source>
        <translation>Play on this grid</translation>
    </message>
    <message>
        <source>Grille à dessiner</source>
        <translation>Grid to draw</translation>
    </message>
</context>
<context>
    <name>GridKeeper</name>
    <message>
        <source>Image (PNG)…</source>
        <translation>Image (PNG)…</translation>
    </message>
    <message>
        <source>Page (PDF)…</source>
        <translation>Page (PDF)…</translation>
    </message>
    <message>
        <source>Texte…</source>
        <translation>Text…</translation>
    </message>
    <message>
        <source>Imprimer…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Garder la grille</source>
        <translation>Keep the grid</translation>
    </message>
    <message>
        <source>La grille est dans {file}.</source>
        <translation>The grid is in {file}.</translation>
    </message>
    <message>
        <source>Impossible d’écrire {file}.</source>
        <translation>Cannot write {file}.</translation>
    </message>
    <message>
        <source>Mots de Tête</source>
        <translation>Mots de Tête</translation>
    </message>
    <message>
        <source>L’impression n’est pas disponible ici&#x202f;: garde la page en PDF.</source>
        <translation>Printing is not available here: keep the page as a PDF.</translation>
    </message>
    <message>
        <source>L’imprimante ne répond pas&#x202f;: garde la page en PDF.</source>
        <translation>The printer does not answer: keep the page as a PDF.</translation>
    </message>
    <message>
        <source>La grille s’imprime.</source>
        <translation>The grid is printing.</translation>
    </message>
</context>
<context>
    <name>GridModel</name>
    <message>
        <source>ligne {row}, colonne {column}</source>
        <translation>row {row}, column {column}</translation>
    </message>
    <message>
        <source>croix centrale</source>
        <translation>central cross</translation>
    </message>
    <message>
        <source>case noire</source>
        <translation>black square</translation>
    </message>
    <message>
        <source>vide</source>
        <translation>empty</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>vaut {value}</source>
        <translation>worth {value}</translation>
    </message>
    <message>
        <source>mot refusé</source>
        <translation>refused word</translation>
    </message>
    <message>
        <source>montrée par le conseil</source>
        <translation>shown by the advice</translation>
    </message>
    <message>
        <source>provisoire</source>
        <translation>not final</translation>
    </message>
    <message>
        <source>écrite par {name}</source>
        <translation>written by {name}</translation>
    </message>
    <message>
        <source>écrite</source>
        <translation>written</translation>
    </message>
    <message>
        <source>case orange</source>
        <translation>orange square</translation>
    </message>
    <message>
        <source>case jaune</source>
        <translation>yellow square</translation>
    </message>
    <message>
        <source>case rouge</source>
        <translation>red square</translation>
    </message>
</context>
<context>
    <name>GroupControl</name>
    <message>
        <source>Écouter</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Écouter&#x202f;: {name}</source>
        <translation>Listen: {name}</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Le mot ne tient pas dans l’autre sens.</source>
        <translation>The word does not fit the other way.</translation>
    </message>
    <message>
        <source>Une case ne prend qu’une lettre de A à Z.</source>
        <translation>A square takes only one letter, A to Z.</translation>
    </message>
    <message numerus="yes">
        <source>Pas plus de %n lettre(s) ce tour-ci.</source>
        <translation>
            <numerusform>No more than %n letter this turn.</numerusform>
            <numerusform>No more than %n letters this turn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choisis d’abord une case.</source>
        <translation>Choose a square first.</translation>
    </message>
    <message>
        <source>Il n’y a plus de place dans ce sens.</source>
        <translation>No room left in this direction.</translation>
    </message>
    <message>
        <source>Cette case ne prend pas de lettre.</source>
        <translation>This square takes no letter.</translation>
    </message>
</context>
<context>
    <name>HandTray</name>
    <message>
        <source>Le chevalet est vide</source>
        <translation>The rack is empty</translation>
    </message>
</context>
<context>
    <name>HandicapLine</name>
    <message>
        <source>Au départ&#x202f;: {gifts}. La partie aura ses propres records.</source>
        <translation>At the start: {gifts}. The game will have records of its own.</translation>
    </message>
    <message>
        <source>D’après vos dernières parties, une avance donnerait à chacun sa chance&#x202f;: {gifts}.</source>
        <translation>Going by your last games, a head start would give everybody a fair chance: {gifts}.</translation>
    </message>
    <message>
        <source>À garder, ou à dépenser en indices.</source>
        <translation>To keep, or to spend on hints.</translation>
    </message>
    <message>
        <source>Jouer sans avance</source>
        <translation>Play without a head start</translation>
    </message>
    <message>
        <source>Donner l’avance</source>
        <translation>Give the head start</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Retour</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Accueil de Ludogîte</source>
        <translation>Ludogîte home</translation>
    </message>
    <message>
        <source>Soirée</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>La soirée est en cours&#x202f;: son tableau</source>
        <translation>The evening is on: its table</translation>
    </message>
    <message>
        <source>La soirée est en cours.</source>
        <translation>The evening is on.</translation>
    </message>
    <message>
        <source>Plusieurs jeux, un seul gagnant</source>
        <translation>Several games, one winner</translation>
    </message>
    <message>
        <source>Défi</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Un défi reçu se relève là</source>
        <translation>A challenge that came in is taken up here</translation>
    </message>
    <message>
        <source>Cinq problèmes de trois minutes, les mêmes pour tous</source>
        <translation>Five problems of three minutes, the same for everybody</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Dico</source>
        <translation>Dictionary</translation>
    </message>
    <message>
        <source>Règles</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Qui est à table&#x202f;?</source>
        <translation>Who’s at the table?</translation>
    </message>
    <message>
        <source>raccourcis</source>
        <translation>shortcuts</translation>
    </message>
    <message>
        <source>plein écran</source>
        <translation>full screen</translation>
    </message>
    <message>
        <source>Du jour</source>
        <translation>Today</translation>
    </message>
    <message>
        <source>La boîte à jeux de la maison&#x202f;: des jeux de dés et de lettres.</source>
        <translation>The family games box: dice and French word games.</translation>
    </message>
</context>
<context>
    <name>Hourglass</name>
    <message numerus="yes">
        <source>Sablier&#x202f;: %n seconde(s)</source>
        <translation>
            <numerusform>Hourglass: %n second</numerusform>
            <numerusform>Hourglass: %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>{fewest} à {most} joueurs</source>
        <translation>{fewest} to {most} players</translation>
    </message>
    <message>
        <source>Quelque chose d’imprévu est arrivé. La partie est gardée&#x202f;; le détail est dans {file}.</source>
        <translation>Something unexpected happened. The game is saved; the details are in {file}.</translation>
    </message>
    <message>
        <source>La dernière fois, Ludogîte s’est arrêté d’un coup. Les parties sont gardées&#x202f;; le détail est dans {file}.</source>
        <translation>Last time, Ludogîte stopped suddenly. The games are saved; the details are in {file}.</translation>
    </message>
    <message>
        <source>Les données de la famille manquent ici. Reprendre la dernière bonne sauvegarde&#x202f;?</source>
        <translation>The family’s data are missing here. Restore the last good backup?</translation>
    </message>
    <message>
        <source>Reprendre la sauvegarde</source>
        <translation>Restore the backup</translation>
    </message>
    <message>
        <source>Plus tard</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Commencer à neuf</source>
        <translation>Start fresh</translation>
    </message>
</context>
<context>
    <name>HouseRow</name>
    <message>
        <source>accepté</source>
        <translation>accepted</translation>
    </message>
    <message>
        <source>écarté</source>
        <translation>banned</translation>
    </message>
    <message>
        <source>{said} par {who}, {day}</source>
        <translation>{said} by {who}, {day}</translation>
    </message>
    <message>
        <source>{told}, thème {theme}</source>
        <translation>{told}, theme {theme}</translation>
    </message>
    <message>
        <source>Retirer la décision sur {word}</source>
        <translation>Undo the decision on {word}</translation>
    </message>
</context>
<context>
    <name>Household</name>
    <message>
        <source>Ordinateur</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>{game}&#x202f;: tour de {name}</source>
        <translation>{game}: {name}’s turn</translation>
    </message>
    <message>
        <source>Cette partie ne se lit plus</source>
        <translation>This game can no longer be read</translation>
    </message>
    <message>
        <source>Dernière partie&#x202f;: {name}, {points}</source>
        <translation>Last game: {name}, {points}</translation>
    </message>
    <message>
        <source>{day}&#x202f;: {name} tient le record de la maison à {game}, avec {score}.</source>
        <translation>{day}: {name} holds the house record of {game}, with {score}.</translation>
    </message>
    <message>
        <source>La soirée des téléphones est ouverte&#x202f;: {address}, code {code}</source>
        <translation>The evening of the phones is open: {address}, code {code}</translation>
    </message>
    <message>
        <source>{last}&#x202f;; sur la table&#x202f;: {left}</source>
        <translation>{last}; on the table: {left}</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message numerus="yes">
        <source>Quelqu’un a donné un mauvais code (%n fois).</source>
        <translation>
            <numerusform>Somebody gave a wrong code (%n time).</numerusform>
            <numerusform>Somebody gave a wrong code (%n times).</numerusform>
        </translation>
    </message>
    <message>
        <source>{address}, code {code}</source>
        <translation>{address}, code {code}</translation>
    </message>
    <message>
        <source>On cherche le réseau de la maison…</source>
        <translation>Looking for the home network…</translation>
    </message>
    <message>
        <source>Les téléphones de la famille</source>
        <translation>The family’s phones</translation>
    </message>
    <message>
        <source>1. Scanne le code avec l’appareil photo, ou tape l’adresse dans le navigateur.
2. Choisis qui tu es.
3. Joue&#x202f;: ta main est sur ton téléphone, la table sur cet écran.</source>
        <translation>1. Scan the code with the camera, or type the address in the browser.
2. Choose who you are.
3. Play: your hand is on your phone, the table on this screen.</translation>
    </message>
    <message>
        <source>Chaque téléphone peut lancer la suite, pas seulement le premier</source>
        <translation>Every phone may start what comes next, not only the first</translation>
    </message>
    <message>
        <source>Ne plus accepter de téléphones</source>
        <translation>Stop accepting phones</translation>
    </message>
    <message>
        <source>Rien n’est chiffré&#x202f;: sur un Wi-Fi partagé, quelqu’un qui écoute pourrait lire la partie.</source>
        <translation>Nothing is encrypted: on a shared Wi-Fi, somebody who listens could read the game.</translation>
    </message>
    <message>
        <source>La partie attend un téléphone absent</source>
        <translation>The game waits for a phone that is away</translation>
    </message>
    <message>
        <source>1. Scanne le code avec l’appareil photo, ou tape l’adresse dans le navigateur.
2. Choisis qui tu es&#x202f;: ta place s’allume ici.
3. Tout le monde est là&#x202f;? Continue, puis «&#x202f;Jouer&#x202f;»&#x202f;: ta main est sur ton téléphone.</source>
        <translation>1. Scan the code with the camera, or type the address in the browser.
2. Choose who you are: your seat lights up here.
3. Everybody there? Go on, then “Play”: your hand is on your phone.</translation>
    </message>
    <message>
        <source>Continuer</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Un téléphone est connecté&#x202f;: ça marche.</source>
        <translation>A phone is connected: it works.</translation>
    </message>
    <message>
        <source>Aucun téléphone&#x202f;?
• Même Wi-Fi que cet ordinateur&#x202f;?
• Réseau invité&#x202f;? Il sépare les appareils.
• Pare-feu&#x202f;? Windows et macOS demandent une fois&#x202f;: «&#x202f;Autoriser&#x202f;», sur les réseaux privés.</source>
        <translation>No phone?
• Same Wi-Fi as this computer?
• Guest network? It keeps devices apart.
• Firewall? Windows and macOS ask once: “Allow”, on private networks.</translation>
    </message>
</context>
<context>
    <name>InvitedLine</name>
    <message>
        <source>{name}&#x202f;: à cet écran</source>
        <translation>{name}: at this screen</translation>
    </message>
    <message>
        <source>{name}&#x202f;: téléphone absent, il peut revenir</source>
        <translation>{name}: the phone is away, it may come back</translation>
    </message>
    <message>
        <source>{name}&#x202f;: au téléphone</source>
        <translation>{name}: on a phone</translation>
    </message>
    <message>
        <source>Reprendre ici</source>
        <translation>Take back here</translation>
    </message>
</context>
<context>
    <name>JokerCard</name>
    <message>
        <source>Le joker remplace…</source>
        <translation>The joker stands for…</translation>
    </message>
    <message>
        <source>Reprendre le dé</source>
        <translation>Take the die back</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Lettre du joker&#x202f;: tape-la, ou touche-la</source>
        <translation>Letter of the joker: type it, or touch it</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>buzzer, ou accepter au vote</source>
        <translation>buzz, or accept in a vote</translation>
    </message>
    <message>
        <source>refuser au vote</source>
        <translation>refuse in a vote</translation>
    </message>
    <message>
        <source>choisir le thème du mot, quand tous sont ouverts</source>
        <translation>choose the theme of the word, when all are open</translation>
    </message>
    <message>
        <source>contester la dernière réponse</source>
        <translation>challenge the last answer</translation>
    </message>
    <message>
        <source>rendre la parole, ou pause</source>
        <translation>give up the turn, or pause</translation>
    </message>
    <message>
        <source>écrire une lettre dans la grille</source>
        <translation>write a letter on the grid</translation>
    </message>
    <message>
        <source>choisir une case</source>
        <translation>choose a square</translation>
    </message>
    <message>
        <source>tourner le mot</source>
        <translation>turn the word</translation>
    </message>
    <message>
        <source>effacer la dernière lettre</source>
        <translation>erase the last letter</translation>
    </message>
    <message>
        <source>reprendre toutes les lettres</source>
        <translation>take back every letter</translation>
    </message>
    <message>
        <source>lancer, écrire le mot, ou accepter</source>
        <translation>roll, write the word, or accept</translation>
    </message>
    <message>
        <source>contester&#x202f;; à plusieurs, le chiffre de chacun</source>
        <translation>challenge; with several people, each one’s number</translation>
    </message>
    <message>
        <source>agrandir ou réduire la grille</source>
        <translation>enlarge or shrink the grid</translation>
    </message>
    <message>
        <source>choisir une carte&#x202f;; * pour le joker</source>
        <translation>choose a card; * for the joker</translation>
    </message>
    <message>
        <source>poser la carte dans cette rangée</source>
        <translation>lay the card in this row</translation>
    </message>
    <message>
        <source>choisir la rangée, puis Entrée</source>
        <translation>choose the row, then Enter</translation>
    </message>
    <message>
        <source>WORD OUT&#x202f;!</source>
        <translation>WORD OUT!</translation>
    </message>
    <message>
        <source>passer, ne rien dire, laisser passer</source>
        <translation>pass, say nothing, let it pass</translation>
    </message>
    <message>
        <source>reprendre la carte</source>
        <translation>take back the card</translation>
    </message>
    <message>
        <source>remettre la carte choisie dans la main</source>
        <translation>put the chosen card back into the hand</translation>
    </message>
    <message>
        <source>ranger ta main</source>
        <translation>arrange your hand</translation>
    </message>
    <message>
        <source>garder ou relâcher un dé</source>
        <translation>keep or release a die</translation>
    </message>
    <message>
        <source>garder le dé choisi</source>
        <translation>keep the chosen die</translation>
    </message>
    <message>
        <source>lancer, ou remplir la case choisie</source>
        <translation>roll, or fill the chosen box</translation>
    </message>
    <message>
        <source>choisir une case de la feuille</source>
        <translation>choose a box on the sheet</translation>
    </message>
    <message>
        <source>mettre un zéro dans la case choisie</source>
        <translation>put a zero in the chosen box</translation>
    </message>
    <message>
        <source>annuler, quand la règle le permet</source>
        <translation>undo, when the rules allow it</translation>
    </message>
    <message>
        <source>poser une lettre sur le chevalet</source>
        <translation>lay a letter on the rack</translation>
    </message>
    <message>
        <source>poser ou reprendre un dé</source>
        <translation>lay or take back a die</translation>
    </message>
    <message>
        <source>chevalet suivant</source>
        <translation>next rack</translation>
    </message>
    <message>
        <source>proposer, ou remplir la case choisie</source>
        <translation>propose, or fill the chosen box</translation>
    </message>
    <message>
        <source>pause&#x202f;: dés et mots cachés, sable arrêté</source>
        <translation>pause: dice and words hidden, sand stopped</translation>
    </message>
    <message>
        <source>Entrée</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Échap</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Espace</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Suppr</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Maj</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Retour arrière</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>ta touche</source>
        <translation>your key</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Français</source>
        <translation>English</translation>
    </message>
</context>
<context>
    <name>LastSheet</name>
    <message>
        <source>Dernières parties</source>
        <translation>Latest games</translation>
    </message>
    <message>
        <source>Revoir</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Revoir la dernière partie</source>
        <translation>Replay the last game</translation>
    </message>
    <message>
        <source>en solitaire</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>avec {names}</source>
        <translation>with {names}</translation>
    </message>
    <message>
        <source>gagnée</source>
        <translation>won</translation>
    </message>
    <message>
        <source>Hors des records et des moyennes.</source>
        <translation>Out of the records and averages.</translation>
    </message>
    <message>
        <source>Revoir cette partie</source>
        <translation>Replay this game</translation>
    </message>
    <message>
        <source>{day}, {who}&#x202f;: {score}</source>
        <translation>{day}, {who}: {score}</translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message numerus="yes">
        <source>%n point(s) jusqu’ici.</source>
        <translation>
            <numerusform>%n point so far.</numerusform>
            <numerusform>%n points so far.</numerusform>
        </translation>
    </message>
    <message>
        <source>Égalité en tête&#x202f;!</source>
        <translation>A tie in the lead!</translation>
    </message>
    <message numerus="yes">
        <source>{name} mène de %n point(s).</source>
        <translation>
            <numerusform>{name} leads by %n point.</numerusform>
            <numerusform>{name} leads by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Manche à égalité, à %n point(s).</source>
        <translation>
            <numerusform>A tied round, at %n point.</numerusform>
            <numerusform>A tied round, at %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gagne la manche avec %n point(s).</source>
        <translation>
            <numerusform>{name} wins the round with %n point.</numerusform>
            <numerusform>{name} wins the round with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Leaf</name>
    <message>
        <source>dddd d MMMM</source>
        <translation>dddd d MMMM</translation>
    </message>
    <message>
        <source>MMM</source>
        <translation>MMM</translation>
    </message>
    <message>
        <source>dddd</source>
        <translation>dddd</translation>
    </message>
    <message>
        <source>MMMM</source>
        <translation>MMMM</translation>
    </message>
</context>
<context>
    <name>Learnt</name>
    <message numerus="yes">
        <source>Tu as appris %n mot(s)</source>
        <translation>
            <numerusform>You learnt %n word</numerusform>
            <numerusform>You learnt %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vous avez appris %n mot(s)</source>
        <translation>
            <numerusform>You learnt %n word</numerusform>
            <numerusform>You learnt %n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Papi</source>
        <translation>Grandpa</translation>
    </message>
    <message>
        <source>Mamie</source>
        <translation>Grandma</translation>
    </message>
    <message>
        <source>Camille</source>
        <translation>Camille</translation>
    </message>
</context>
<context>
    <name>LessonDesThemes</name>
    <message>
        <source>Aïe&#x202f;: ton mot contient une lettre montrée, et cela coûte jusqu’à quatre jetons. La prochaine fois, lis bien les dés&#x202f;!</source>
        <translation>Ouch: your word contains a letter shown, and that costs up to four chips. Next time, read the dice carefully!</translation>
    </message>
    <message>
        <source>Le premier mot juste gagne quatre jetons d’un coup, et la manche est finie. Bien joué&#x202f;!</source>
        <translation>The first right word wins four chips at once, and the round is over. Well played!</translation>
    </message>
    <message>
        <source>Quatre-vingt-dix jetons au milieu, cinq dés à lettres, et un thème. Qui trouve un mot buzze, le dit, et prend des jetons.</source>
        <translation>Ninety chips in the middle, five letter dice and a theme. Whoever finds a word buzzes, says it and takes chips.</translation>
    </message>
    <message>
        <source>Un dé choisit le thème de la manche. Tire-le&#x202f;: grand bouton, ou Entrée.</source>
        <translation>A die chooses the theme of the round. Draw it: the big button, or Enter.</translation>
    </message>
    <message>
        <source>Le thème&#x202f;: les animaux. Lance maintenant les cinq lettres et le dé de couleur. Dès qu’ils tombent, tout le monde cherche à la fois&#x202f;!</source>
        <translation>The theme: animals. Now throw the five letters and the colour die. As soon as they fall, everybody searches at once!</translation>
    </message>
    <message>
        <source>Blanc&#x202f;: il faut un animal qui commence par la lettre du dé blanc, C. Pendant la leçon, le temps ne court pas. Tu en as un&#x202f;? Buzze&#x202f;: grand bouton, Entrée, ou ta touche.</source>
        <translation>White: you need an animal, in French, that begins with the letter on the white die, C. No time runs during the lesson. Got one? Buzz: the big button, Enter, or your key.</translation>
    </message>
    <message>
        <source>On peut passer la manche, mais essaie&#x202f;: chat, chien, canard, caméléon…</source>
        <translation>You may sit the round out, but do try: chat, chien, canard, caméléon…</translation>
    </message>
    <message>
        <source>On peut passer, mais essaie un animal en C&#x202f;: caméléon, cigogne, colombe…</source>
        <translation>You may pass, but do try an animal in C: caméléon, cigogne, colombe…</translation>
    </message>
    <message>
        <source>Accepté&#x202f;: Papi prend ses jetons. À trois ou quatre, le dernier à trouver ne prend rien&#x202f;: la manche s’arrête là.</source>
        <translation>Accepted: Grandpa takes his chips. With three or four players, the last to find takes nothing: the round stops there.</translation>
    </message>
    <message>
        <source>Dernier appel&#x202f;: avant la fin de la manche, on peut encore contester une racine déjà dite. Ici, rien à redire&#x202f;: grand bouton, ou Entrée.</source>
        <translation>Last call: before the round ends, you may still object to a root that was said before. Nothing to object to here: big button, or Enter.</translation>
    </message>
    <message>
        <source>Aucune racine n’a été dite deux fois&#x202f;: réponds «&#xa0;Rien à redire&#xa0;».</source>
        <translation>No root has been said twice: answer “No objection”.</translation>
    </message>
    <message>
        <source>Face noire&#x202f;! Ici tout s’inverse&#x202f;: quelque chose de la maison qui ne contient aucune des lettres montrées. Papi a la parole&#x202f;: buzze quand même, et tu passes juste après dans la file.</source>
        <translation>The black face! Everything is the other way round: something in the house that has none of the letters shown. It’s Grandpa’s turn to speak: buzz all the same, and you come right after him in the queue.</translation>
    </message>
    <message>
        <source>On peut passer la manche, mais essaie&#x202f;: tapis, bain, bouton…</source>
        <translation>You may sit the round out, but do try: tapis, bain, bouton…</translation>
    </message>
    <message>
        <source>…ne trouve rien&#x202f;: il rend la parole (en vraie partie, on a huit secondes). À toi&#x202f;! Sans M, ni C, ni E, ni L&#x202f;: TAPIS, par exemple. Écris ton mot et valide par Entrée.</source>
        <translation>…finds nothing: he gives up (in a real game you have eight seconds). Your turn! No M, no C, no E, no L: TAPIS, for instance. Write your word and press Enter.</translation>
    </message>
    <message>
        <source>On peut passer, mais essaie un mot sans M, C, E ni L&#x202f;: tapis, bain, bouton…</source>
        <translation>You may pass, but do try a word without M, C, E or L: tapis, bain, bouton…</translation>
    </message>
    <message>
        <source>Tu sais jouer&#x202f;! La partie finit quand le tas est vide&#x202f;; qui a le plus de jetons gagne.</source>
        <translation>You know how to play! The game ends when the pile is empty; whoever has the most chips wins.</translation>
    </message>
    <message>
        <source>Bravo&#x202f;! Un jeton par dé dont la lettre est dans ton mot&#x202f;: tu en prends {points}. La parole passe au suivant de la file.</source>
        <translation>Well done! One chip for each die whose letter is in your word: you take {points}. The turn goes to the next in the queue.</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;»&#x202f;! Aucune liste d’animaux ne le connaît&#x202f;: la table vote, d’un bouton ou par les touches (Maj et ta touche pour refuser). Mamie s’abstient. Et toi&#x202f;?</source>
        <translation>“{word}”! No list of animals knows it: the table votes, by a button or by its keys (Shift and your key to refuse). Grandma abstains. And you?</translation>
    </message>
    <message>
        <source>À toi la parole&#x202f;; Papi et Mamie buzzent juste après, et attendent dans la file. Écris ton animal et valide par Entrée&#x202f;: CAMÉLÉON vaudrait 4 jetons&#x202f;!</source>
        <translation>It’s your turn to speak; Grandpa and Grandma buzz right after you and wait in the queue. Write your animal and press Enter: CAMÉLÉON would be worth 4 chips!</translation>
    </message>
    <message>
        <source>À Papi, le premier de la file. Il réfléchit, et il dit…</source>
        <translation>Grandpa’s turn, first in the queue. He thinks, and he says…</translation>
    </message>
    <message>
        <source>Dis-le franchement&#x202f;: accepter, ou refuser&#x202f;?</source>
        <translation>Say it straight: accept, or refuse?</translation>
    </message>
    <message>
        <source>Refusé&#x202f;: Papi perd la parole, et elle passe au suivant de la file, Mamie.</source>
        <translation>Refused: Grandpa loses his turn, and it goes to the next in the queue, Grandma.</translation>
    </message>
    <message>
        <source>À trois ou quatre, le dernier à trouver ne prend rien&#x202f;: Papi attendra la manche suivante.</source>
        <translation>With three or four players, the last to find takes nothing: Grandpa waits for the next round.</translation>
    </message>
    <message>
        <source>Nouvelle manche&#x202f;: à Papi de tirer le thème et de lancer. Il buzze avant toi&#x202f;!</source>
        <translation>A new round: Grandpa draws the theme and throws. He buzzes before you do!</translation>
    </message>
    <message>
        <source>Te voilà dans la file. Papi cherche, cherche encore, et…</source>
        <translation>There you are in the queue. Grandpa searches, and searches, and…</translation>
    </message>
    <message>
        <source>À plusieurs devant l’écran, chacun a sa touche, montrée à côté de son nom&#x202f;: elle buzze, elle prend une place dans la file, elle vote. Et une racine déjà dite se conteste par F4.</source>
        <translation>When several of you share the screen, each has a key, shown beside the name: it buzzes, it takes a place in the queue, it votes. And F4 challenges a root that was said before.</translation>
    </message>
</context>
<context>
    <name>LessonLine</name>
    <message>
        <source>Première fois&#x202f;?</source>
        <translation>First time?</translation>
    </message>
    <message>
        <source>Pépin te montre le jeu en trois minutes.</source>
        <translation>Pépin shows you the game in three minutes.</translation>
    </message>
    <message>
        <source>Partie guidée</source>
        <translation>Guided game</translation>
    </message>
</context>
<context>
    <name>LessonMotsDeTete</name>
    <message>
        <source>Une grille pour tous&#x202f;: chaque mot que tu formes rapporte la somme de ses cases. Le premier mot touche la croix du centre.</source>
        <translation>One grid for everyone: each word you form scores the sum of its squares. The first word touches the cross in the middle.</translation>
    </message>
    <message>
        <source>Le dé dit combien de lettres tu dois poser. Lance-le&#x202f;: le grand bouton, ou Entrée.</source>
        <translation>The die says how many letters you must lay. Roll it: the big button, or Enter.</translation>
    </message>
    <message>
        <source>Quatre lettres, ni plus ni moins, d’un seul trait. Le curseur attend déjà au-dessus de la croix&#x202f;: tape CHAT, ou pose les lettres avec la souris.</source>
        <translation>Four letters, no more and no less, in one line. The cursor is already waiting above the cross: type CHAT, or lay the letters with the mouse.</translation>
    </message>
    <message>
        <source>À côté, tu vois ce que vaut ton mot. S’il te va, écris-le avec le grand bouton ou Entrée&#x202f;; sinon, efface et cherche mieux&#x202f;: tout mot du dictionnaire convient.</source>
        <translation>Beside the grid you see what your word is worth. If you like it, write it with the big button or Enter; if not, clear it and look for a better one: any word of the dictionary will do.</translation>
    </message>
    <message>
        <source>On peut passer, mais pas maintenant&#x202f;: écris ton mot de quatre lettres.</source>
        <translation>You may pass, but not now: write your four-letter word.</translation>
    </message>
    <message>
        <source>Bien&#x202f;! Deuxième tour&#x202f;: lance le dé.</source>
        <translation>Good! Second turn: roll the die.</translation>
    </message>
    <message>
        <source>Trois lettres, qui doivent toucher un mot. Mets le curseur sur la case orange, juste après CHAT&#x202f;: touche-la, ou va jusqu’à elle avec les flèches.</source>
        <translation>Three letters, which must touch a word. Put the cursor on the orange square, right after CHAT: touch it, or go there with the arrow keys.</translation>
    </message>
    <message>
        <source>Tourne le sens d’écriture vers le bas&#x202f;: touche encore la case, ou tape Espace.</source>
        <translation>Turn the writing downwards: touch the square again, or press Space.</translation>
    </message>
    <message>
        <source>Tape SEL. Le S allonge CHAT en CHATS, et SEL descend&#x202f;: deux mots nouveaux comptent d’un coup.</source>
        <translation>Type SEL. The S lengthens CHAT into CHATS, and SEL goes down: two new words count at once.</translation>
    </message>
    <message>
        <source>Trois lettres, qui doivent toucher un mot&#x202f;: pour l’allonger, le croiser ou le longer. Mets le curseur où tu veux, tourne le sens avec Espace, et compose.</source>
        <translation>Three letters, which must touch a word: to lengthen it, cross it or run alongside it. Put the cursor where you like, turn with Space, and make your word.</translation>
    </message>
    <message>
        <source>Écris&#x202f;: grand bouton, ou Entrée. Toutes les lettres qui se touchent doivent former des mots.</source>
        <translation>Write it: the big button, or Enter. All letters that touch must form words.</translation>
    </message>
    <message>
        <source>On peut passer, mais pas maintenant&#x202f;: trouve un mot avec tes trois lettres.</source>
        <translation>You may pass, but not now: find a word with your three letters.</translation>
    </message>
    <message>
        <source>Ton mot passe par une case de couleur&#x202f;: sa valeur se joue aux dés. Un dé sur l’orange, deux sur le jaune, trois sur le rouge. Lance&#x202f;!</source>
        <translation>Your word crosses a coloured square: dice decide what it is worth. One die on orange, two on yellow, three on red. Roll!</translation>
    </message>
    <message>
        <source>Voilà tes points. À plusieurs, chacun joue à son tour&#x202f;; le premier à 300 gagne.</source>
        <translation>There are your points. With others, everyone plays in turn; the first to reach 300 wins.</translation>
    </message>
    <message>
        <source>Tu sais jouer&#x202f;! Quand aucun mot ne vient, on passe. Et les indices coûtent des points, si la table les a permis.</source>
        <translation>You can play! When no word comes, pass. And hints cost points, if the table allows them.</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Jouer une vraie partie</source>
        <translation>Play a real game</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Partie guidée · {number} sur {all}</source>
        <translation>Guided game · {number} of {all}</translation>
    </message>
    <message>
        <source>Partie guidée terminée</source>
        <translation>Guided game finished</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Go back</translation>
    </message>
    <message>
        <source>Recommencer</source>
        <translation>Start again</translation>
    </message>
    <message>
        <source>Pendant la leçon, on ne reprend pas de coup.</source>
        <translation>No move is taken back during the lesson.</translation>
    </message>
    <message>
        <source>Règles</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Partie guidée</source>
        <translation>Guided game</translation>
    </message>
    <message>
        <source>Première partie guidée&#x202f;: rien n’est compté</source>
        <translation>First guided game: nothing counts</translation>
    </message>
    <message>
        <source>Quitter la leçon&#x202f;? Elle t’attendra là où tu en es.</source>
        <translation>Leave the lesson? It will wait for you where you are.</translation>
    </message>
    <message>
        <source>Quitter la leçon</source>
        <translation>Leave the lesson</translation>
    </message>
    <message>
        <source>Continuer</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Quitter</source>
        <translation>Leave</translation>
    </message>
</context>
<context>
    <name>LessonWordsOut</name>
    <message>
        <source>Quatre rangées, pour tout le monde. À son tour, on pose une carte au bout de l’une d’elles. Ce qu’on y lit doit toujours commencer un mot.</source>
        <translation>Four rows, for everybody. On your turn, you lay a card at the end of one of them. What can be read there must always begin a word.</translation>
    </message>
    <message>
        <source>Ta main&#x202f;: huit cartes. Une lettre verte vaut 2 de plus, une rouge double le mot, le joker devient la lettre que tu veux.</source>
        <translation>Your hand: eight cards. A green letter is worth 2 more, a red one doubles the word, the joker becomes any letter you like.</translation>
    </message>
    <message>
        <source>Pose un A derrière le B&#x202f;: choisis la carte, puis touche la rangée. Au clavier&#x202f;: A, puis 4, le numéro de la rangée.</source>
        <translation>Lay an A after the B: choose the card, then touch the row. On the keyboard: A, then 4, the number of the row.</translation>
    </message>
    <message>
        <source>Ce coup est permis, mais la leçon a une idée&#x202f;: le A, derrière le B.</source>
        <translation>This move is allowed, but the lesson has an idea: the A, after the B.</translation>
    </message>
    <message>
        <source>BA commence bien un mot&#x202f;: BAL, BAS, BATEAU… C’est à Papi.</source>
        <translation>BA does begin a word: BAL, BAS, BATEAU… It is Grandpa’s turn.</translation>
    </message>
    <message>
        <source>Papi a posé un I derrière le L. Toi, termine un mot&#x202f;: pose le S derrière BA.</source>
        <translation>Grandpa has laid an I after the L. Now finish a word: lay the S after BA.</translation>
    </message>
    <message>
        <source>Ce coup est permis, mais vois&#x202f;: avec le S, BA devient BAS, un mot entier&#x202f;!</source>
        <translation>This move is allowed, but look: with the S, BA becomes BAS, a whole word!</translation>
    </message>
    <message>
        <source>BAS est un mot d’au moins trois lettres. Crie-le vite avec le grand bouton ou Entrée&#x202f;: WORD OUT&#x202f;!</source>
        <translation>BAS is a word of at least three letters. Shout it quickly with the big button or Enter: WORD OUT!</translation>
    </message>
    <message>
        <source>On peut se taire, mais alors un autre pourrait prendre le mot&#x202f;: dis WORD OUT&#x202f;!</source>
        <translation>You may keep quiet, but then somebody else could take the word: say WORD OUT!</translation>
    </message>
    <message>
        <source>Chacun peut maintenant te contrer en allongeant le mot. Papi regarde ses cartes…</source>
        <translation>Everyone may now counter you by lengthening the word. Grandpa is looking at his cards…</translation>
    </message>
    <message>
        <source>Personne n’a contré&#x202f;: tu gagnes 5 points, un par carte et 2 de plus pour le B vert. La rangée est vide&#x202f;: recommence-la avec la carte que tu veux, mais garde le U.</source>
        <translation>Nobody countered: you win 5 points, one for each card and 2 more for the green B. The row is empty: start it again with any card you like, but keep the U.</translation>
    </message>
    <message>
        <source>Toute lettre peut commencer la rangée vide. Garde seulement le U, il va servir&#x202f;!</source>
        <translation>Any letter can start the empty row. Just keep the U, you will need it!</translation>
    </message>
    <message>
        <source>À Papi. Regarde bien sa rangée…</source>
        <translation>Grandpa’s turn. Watch his row…</translation>
    </message>
    <message>
        <source>Papi crie WORD OUT avec LIE&#x202f;! Contre-le&#x202f;: allonge son mot. Avec ton U, LIE devient LIEU. Pose-le sur la rangée, ou tape U puis 2.</source>
        <translation>Grandpa shouts WORD OUT with LIE! Counter him: lengthen his word. With your U, LIE becomes LIEU. Lay it on the row, or type U then 2.</translation>
    </message>
    <message>
        <source>On peut laisser passer, mais quel dommage&#x202f;: le U donne LIEU, et le mot est à toi.</source>
        <translation>You may let it go, but what a pity: the U makes LIEU, and the word is yours.</translation>
    </message>
    <message>
        <source>LIEU est un mot&#x202f;: crie à ton tour, WORD OUT&#x202f;!</source>
        <translation>LIEU is a word: now you shout WORD OUT!</translation>
    </message>
    <message>
        <source>Sans cri, personne n’aurait le mot&#x202f;: dis WORD OUT&#x202f;!</source>
        <translation>Without a shout, nobody would get the word: say WORD OUT!</translation>
    </message>
    <message>
        <source>Papi peut encore allonger ton mot…</source>
        <translation>Grandpa may still lengthen your word…</translation>
    </message>
    <message>
        <source>Contre réussi&#x202f;: les points sont à toi&#x202f;! À toi donc de recommencer la rangée, avec n’importe quelle carte.</source>
        <translation>You countered him: the points are yours! So it is up to you to start the row again, with any card.</translation>
    </message>
    <message>
        <source>La rangée vide d’abord&#x202f;: pose une carte pour la recommencer.</source>
        <translation>The empty row first: lay a card to start it again.</translation>
    </message>
    <message>
        <source>Quand rien ne va, on passe et l’on pioche. Une poubelle vide une rangée, une carte «&#x202f;rejouer&#x202f;» donne un coup de plus, une «&#x202f;incontrable&#x202f;» protège le mot.</source>
        <translation>When nothing fits, you pass and draw a card. A bin empties a row, a “replay” card gives one more move, an “uncounterable” card protects the word.</translation>
    </message>
    <message>
        <source>Tu sais jouer&#x202f;! Qui pose sa dernière carte finit la donne. À la fin, chaque carte gardée en main coûte un point.</source>
        <translation>You know how to play! Whoever lays their last card ends the deal. In the end, each card left in hand costs a point.</translation>
    </message>
</context>
<context>
    <name>LessonYahtzee</name>
    <message>
        <source>Un quatrième 4&#x202f;! Il faut maintenant remplir une case. En gris, la feuille montre ce que vaut chacune. Écris 16 points dans «&#x202f;Quatre&#x202f;»&#x202f;: touche la case, ou va jusqu’à elle avec les flèches, puis Entrée.</source>
        <translation>A fourth 4! Now you must fill a box. In grey, the sheet shows what each one is worth. Score 16 points in “Fours”: touch the box, or go to it with the arrow keys, then Enter.</translation>
    </message>
    <message>
        <source>Il faut maintenant remplir une case. En gris, la feuille montre ce que vaut chacune. Écris tes 4 dans «&#x202f;Quatre&#x202f;»&#x202f;: touche la case, ou va jusqu’à elle avec les flèches, puis Entrée.</source>
        <translation>Now you must fill a box. In grey, the sheet shows what each one is worth. Score your 4s in “Fours”: touch the box, or go to it with the arrow keys, then Enter.</translation>
    </message>
    <message>
        <source>En haut de la feuille, vise 63 points&#x202f;: trois dés de chaque numéro y suffisent, et la prime vaut 35 points. Avec quatre 4, tu as déjà un dé d’avance&#x202f;!</source>
        <translation>At the top of the sheet, aim for 63 points: three dice of each number are enough, and the bonus is worth 35 points. With four 4s you are already one die ahead!</translation>
    </message>
    <message>
        <source>En haut de la feuille, vise 63 points&#x202f;: trois dés de chaque numéro y suffisent, et la prime vaut 35 points.</source>
        <translation>At the top of the sheet, aim for 63 points: three dice of each number are enough, and the bonus is worth 35 points.</translation>
    </message>
    <message>
        <source>Bienvenue au Yahtzee&#x202f;! Avec cinq dés, tu remplis les treize cases de cette feuille, une à chaque tour. À la fin, le plus grand total gagne.</source>
        <translation>Welcome to Yahtzee! With five dice you fill the thirteen boxes of this sheet, one each turn. In the end, the highest total wins.</translation>
    </message>
    <message>
        <source>Lance les cinq dés&#x202f;: appuie sur le grand bouton, ou sur Entrée.</source>
        <translation>Roll all five dice: press the big button, or Enter.</translation>
    </message>
    <message>
        <source>Trois 4, quel début&#x202f;! Chaque tour donne jusqu’à trois lancers. Garde les trois 4&#x202f;: touche-les, ou tape les chiffres 3, 4 et 5.</source>
        <translation>Three 4s, what a start! Each turn gives up to three rolls. Keep the three 4s: touch them, or press the digits 3, 4 and 5.</translation>
    </message>
    <message>
        <source>Ce coup est permis, mais garde d’abord les trois 4&#x202f;: ils font déjà douze points et peuvent être quatre.</source>
        <translation>This move is allowed, but keep the three 4s first: they already make twelve points and may become four.</translation>
    </message>
    <message>
        <source>Les dés gardés glissent de côté. Relance maintenant les deux autres, avec le grand bouton.</source>
        <translation>The dice you keep slide to one side. Now reroll the other two, with the big button.</translation>
    </message>
    <message>
        <source>Pas encore&#x202f;: garde les trois 4 et ne relance que les deux autres dés.</source>
        <translation>Not yet: keep the three 4s and reroll only the other two dice.</translation>
    </message>
    <message>
        <source>Pas de 4 cette fois. Il te reste un lancer&#x202f;: relance encore ces deux dés.</source>
        <translation>No 4 this time. You have one roll left: reroll those two dice again.</translation>
    </message>
    <message>
        <source>Les trois 4 sont précieux&#x202f;: ne relance que les deux autres dés.</source>
        <translation>The three 4s are precious: reroll only the other two dice.</translation>
    </message>
    <message>
        <source>C’est permis, mais dommage&#x202f;: tes 4 rapportent bien plus dans «&#x202f;Quatre&#x202f;», ou encore dans «&#x202f;Brelan&#x202f;» ou «&#x202f;Carré&#x202f;».</source>
        <translation>That is allowed, but a pity: your 4s score far more in “Fours”, or else in “Three of a kind” or “Four of a kind”.</translation>
    </message>
    <message>
        <source>Deuxième tour. Lance les dés.</source>
        <translation>Second turn. Roll the dice.</translation>
    </message>
    <message>
        <source>Trois 5 et deux 2 du premier coup&#x202f;: c’est un Full, 25 points&#x202f;! Rien n’oblige à relancer. Écris-le dans sa case.</source>
        <translation>Three 5s and two 2s at the first go: that is a Full house, 25 points! Nothing makes you reroll. Score it in its box.</translation>
    </message>
    <message>
        <source>C’est permis, mais un Full tombe rarement tout seul&#x202f;: prends ses 25 points dans la case «&#x202f;Full&#x202f;».</source>
        <translation>That is allowed, but a Full house seldom comes by itself: take its 25 points in the “Full house” box.</translation>
    </message>
    <message>
        <source>En bas&#x202f;: le Brelan et le Carré comptent tous les dés, les Suites 30 et 40 points, le Yahtzee (cinq dés pareils) 50. La Chance prend n’importe quels dés.</source>
        <translation>Below: Three and Four of a kind count all the dice, the Straights 30 and 40 points, the Yahtzee (five alike) 50. Chance takes any dice.</translation>
    </message>
    <message>
        <source>Le prochain tour est rien qu’à toi&#x202f;: lance, garde, relance, puis remplis une case. Si rien ne convient, il reste la Chance, ou un zéro dans la case que tu regretteras le moins.</source>
        <translation>The next turn is all yours: roll, keep, reroll, then fill in a box. If nothing fits, there is still Chance, or a zero in the box that you will miss least.</translation>
    </message>
    <message>
        <source>À toi de jouer&#x202f;!</source>
        <translation>Your turn!</translation>
    </message>
    <message>
        <source>Tu sais jouer&#x202f;! Après treize tours, la feuille est pleine et l’on additionne. Le reste se découvre en jouant.</source>
        <translation>You know how to play! After thirteen turns the points are added up. The rest you will find out as you play.</translation>
    </message>
</context>
<context>
    <name>LessonYahtzeeMots</name>
    <message>
        <source>Compose maintenant le meilleur mot de trois lettres que tu vois (Retour arrière reprend un dé), puis propose-le avec le grand bouton.</source>
        <translation>Now make the best three-letter word you see (Backspace takes a die back), then propose it with the big button.</translation>
    </message>
    <message>
        <source>Sept dés à lettres, une feuille, huit tours. Au premier tour, il faut un mot de deux lettres, puis de trois, de quatre… Une lettre rare rapporte plus qu’une lettre courante.</source>
        <translation>Seven letter dice, one sheet, eight turns. The first turn wants a word of two letters, then three, four… A rare letter is worth more than a common one.</translation>
    </message>
    <message>
        <source>Lance les sept dés&#x202f;: le grand bouton, ou Entrée.</source>
        <translation>Roll all seven dice: the big button, or Enter.</translation>
    </message>
    <message>
        <source>Le premier lancer retourne le sablier&#x202f;: le mot doit être trouvé avant que le sable ait coulé. Pendant la leçon, il ne coule pas. Le bouton Pause l’arrête et cache les dés.</source>
        <translation>The first roll turns the hourglass: the word must be found before the sand has run out. During the lesson it does not run. The Pause button stops it and hides the dice.</translation>
    </message>
    <message>
        <source>Pose un mot de deux lettres sur le chevalet&#x202f;: touche les dés, ou tape au clavier. EX vaut 9 points, grâce au X&#x202f;!</source>
        <translation>Lay a word of two letters on the rack: touch the dice, or type it. EX is worth 9 points, thanks to the X!</translation>
    </message>
    <message>
        <source>C’est permis, mais pose d’abord un mot de deux lettres, EX par exemple.</source>
        <translation>That is allowed, but lay a word of two letters first, EX for example.</translation>
    </message>
    <message>
        <source>Propose ton mot avec le grand bouton ou Entrée&#x202f;: le dictionnaire dit s’il est bon.</source>
        <translation>Propose your word with the big button or Enter: the dictionary says whether it is good.</translation>
    </message>
    <message>
        <source>Pas encore&#x202f;: propose d’abord un mot de deux lettres.</source>
        <translation>Not yet: propose a word of two letters first.</translation>
    </message>
    <message>
        <source>Bon mot&#x202f;: le sable s’arrête. Écris ses points dans la case du tour, avec Entrée ou en la touchant.</source>
        <translation>A good word: the sand stops. Score its points in this turn’s box, with Enter or by touching it.</translation>
    </message>
    <message>
        <source>C’est permis, mais ces points iraient mieux dans la case du tour.</source>
        <translation>That is allowed, but these points would do better in this turn’s box.</translation>
    </message>
    <message>
        <source>Deuxième tour&#x202f;: un mot de trois lettres. Lance les dés.</source>
        <translation>Second turn: a word of three letters. Roll the dice.</translation>
    </message>
    <message>
        <source>Voici le joker ◊&#x202f;: il remplace la lettre que tu veux, mais vaut 0. Pose JEU&#x202f;: sans U parmi les dés, c’est le joker qui fait le U.</source>
        <translation>Here is the joker ◊: it stands for any letter you like, but is worth 0. Lay JEU: with no U among the dice, the joker makes the U.</translation>
    </message>
    <message>
        <source>Pas encore&#x202f;: pose d’abord trois lettres sur le chevalet, JEU par exemple.</source>
        <translation>Not yet: lay three letters on the rack first, JEU for example.</translation>
    </message>
    <message>
        <source>Ce qui est posé est gardé. Tu as encore deux lancers&#x202f;: relance les autres dés, tu auras peut-être mieux.</source>
        <translation>What is laid is kept. You have two more rolls: reroll the other dice, you may get something better.</translation>
    </message>
    <message>
        <source>Il y a quatre cases spéciales, une fois chacune&#x202f;: sept consonnes ou sept voyelles (25 points), un mot de sept lettres (50), la Chance. La case du tour reçoit alors zéro.</source>
        <translation>There are four special boxes, once each: seven consonants or seven vowels (25 points), a word of seven letters (50), Chance. This turn’s box then gets a zero.</translation>
    </message>
    <message>
        <source>C’est permis, mais il reste deux lancers&#x202f;: garde tes lettres et relance les autres dés.</source>
        <translation>That is allowed, but two rolls are left: keep your letters and reroll the other dice.</translation>
    </message>
    <message>
        <source>Ce tour demande un seul mot, de trois lettres.</source>
        <translation>This turn asks for a single word, of three letters.</translation>
    </message>
    <message>
        <source>Écris-le dans la case du tour.</source>
        <translation>Score it in this turn’s box.</translation>
    </message>
    <message>
        <source>Et si le haut de la feuille atteint 35 points, la prime en ajoute 35.</source>
        <translation>And if the top of the sheet reaches 35 points, the bonus adds 35 more.</translation>
    </message>
    <message>
        <source>Tu sais jouer&#x202f;! Après huit tours, le plus grand total gagne. Attention&#x202f;: en vraie partie, le sable coule.</source>
        <translation>You know how to play! After eight turns, the highest total wins. Beware: in a real game, the sand runs.</translation>
    </message>
    <message>
        <source>Un vrai U, et un Q&#x202f;! Avec le joker, JEU vaut {joker} points&#x202f;; avec le vrai U, {true}&#x202f;; et QUE en vaudrait {other}. Reprends tes dés (Retour arrière), pose ton mot de trois lettres, puis propose-le avec le grand bouton.</source>
        <translation>A real U, and a Q! With the joker, JEU is worth {joker} points; with the real U, {true}; and QUE would be worth {other}. Take your dice back (Backspace), lay your word of three letters, then propose it with the big button.</translation>
    </message>
</context>
<context>
    <name>LetterDie</name>
    <message>
        <source>dé {number}, pas encore lancé</source>
        <translation>die {number}, not rolled yet</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>joker pour {letter}</source>
        <translation>joker for {letter}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>libre</source>
        <translation>free</translation>
    </message>
    <message>
        <source>dé {number}, {letter}, {worth}, {where}</source>
        <translation>die {number}, {letter}, {worth}, {where}</translation>
    </message>
</context>
<context>
    <name>LetterFelt</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
</context>
<context>
    <name>LetterPad</name>
    <message>
        <source>Lettres à toucher</source>
        <translation>Letters to touch</translation>
    </message>
    <message>
        <source>Espace</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Trait d’union</source>
        <translation>Hyphen</translation>
    </message>
    <message>
        <source>Apostrophe</source>
        <translation>Apostrophe</translation>
    </message>
    <message>
        <source>Effacer la dernière lettre</source>
        <translation>Delete the last letter</translation>
    </message>
</context>
<context>
    <name>LetterPalette</name>
    <message>
        <source>Alphabet&#x202f;: touche une lettre</source>
        <translation>Alphabet: click a letter</translation>
    </message>
    <message>
        <source>Alphabet&#x202f;: touche une lettre ou fais-la glisser sur la grille</source>
        <translation>Alphabet: touch a letter or drag it onto the grid</translation>
    </message>
</context>
<context>
    <name>LetterPicker</name>
    <message>
        <source>Quelle lettre pour le joker&#x202f;?</source>
        <translation>Which letter for the joker?</translation>
    </message>
    <message>
        <source>Reprendre le joker</source>
        <translation>Take the joker back</translation>
    </message>
</context>
<context>
    <name>LetterTray</name>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Chevalets</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>vide</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>chevalet {number}&#x202f;: {letters}</source>
        <translation>rack {number}: {letters}</translation>
    </message>
    <message>
        <source>Pause&#x202f;: dés et mots sont cachés</source>
        <translation>Paused: dice and words are hidden</translation>
    </message>
    <message>
        <source>chevalet {number}</source>
        <translation>rack {number}</translation>
    </message>
</context>
<context>
    <name>LinkButton</name>
    <message>
        <source>en ce moment</source>
        <translation>here now</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Vrais dés&#x202f;: lance-les, puis dis ce qu’ils montrent.</source>
        <translation>Real dice: roll them, then say what they show.</translation>
    </message>
    <message>
        <source>Tirage honnête&#x202f;: la preuve est dans le journal.</source>
        <translation>Fair draw: the proof is in the log.</translation>
    </message>
    <message>
        <source>Tirage honnête</source>
        <translation>Fair draw</translation>
    </message>
    <message>
        <source>L’empreinte est copiée</source>
        <translation>The fingerprint is copied</translation>
    </message>
    <message>
        <source>Journal de la partie</source>
        <translation>Game log</translation>
    </message>
    <message>
        <source>Le tirage de cette partie est déjà fait et scellé. On pourra le vérifier à la fin. Son empreinte&#x202f;: {print}…</source>
        <translation>The draw of this game is made and sealed already. You can check that at the end. Its fingerprint: {print}…</translation>
    </message>
    <message>
        <source>Copier l’empreinte</source>
        <translation>Copy the fingerprint</translation>
    </message>
    <message>
        <source>Ce que cela veut dire</source>
        <translation>What it means</translation>
    </message>
    <message>
        <source>Range la preuve</source>
        <translation>Put the proof away</translation>
    </message>
    <message>
        <source>Montre la preuve</source>
        <translation>Show the proof</translation>
    </message>
</context>
<context>
    <name>LossRow</name>
    <message>
        <source>Joué&#x202f;: {what}</source>
        <translation>Played: {what}</translation>
    </message>
    <message>
        <source>Mieux&#x202f;: {what}</source>
        <translation>Better: {what}</translation>
    </message>
    <message>
        <source>Aller à ce moment</source>
        <translation>Go to this moment</translation>
    </message>
</context>
<context>
    <name>Luckless</name>
    <message>
        <source>Sans la chance</source>
        <translation>Without luck</translation>
    </message>
    <message>
        <source>Ce que les choix de chacun ont coûté, chance mise à part.</source>
        <translation>What everyone’s choices cost, luck aside.</translation>
    </message>
    <message>
        <source>Les choix les plus chers</source>
        <translation>The costliest choices</translation>
    </message>
    <message>
        <source>Rattrape tes points</source>
        <translation>Win back your points</translation>
    </message>
    <message>
        <source>On refait le film… {percent} %</source>
        <translation>Watching the game again… {percent} %</translation>
    </message>
</context>
<context>
    <name>MeaningSheet</name>
    <message>
        <source>«&#x202f;{word}&#x202f;»</source>
        <translation>“{word}”</translation>
    </message>
    <message>
        <source>Sa page dans le Dico</source>
        <translation>Its page in the Dico</translation>
    </message>
</context>
<context>
    <name>MonthGrid</name>
    <message>
        <source>ddd</source>
        <translation>ddd</translation>
    </message>
</context>
<context>
    <name>MoreSection</name>
    <message>
        <source>Code de partie</source>
        <translation>Game code</translation>
    </message>
    <message>
        <source>Code de partie, facultatif</source>
        <translation>Game code, optional</translation>
    </message>
    <message>
        <source>La table donne un mot, mêlé au hasard.</source>
        <translation>The table gives a word that is mixed into the draw.</translation>
    </message>
    <message>
        <source>Pas possible avec un code de partie ou de vrais dés.</source>
        <translation>Not possible with a game code or real dice.</translation>
    </message>
    <message>
        <source>Notre mot dans le tirage</source>
        <translation>Our word in the draw</translation>
    </message>
    <message>
        <source>Vrais dés</source>
        <translation>Real dice</translation>
    </message>
    <message>
        <source>La famille lance ses dés&#x202f;; le programme compte.</source>
        <translation>The family rolls its own dice; the program keeps the score.</translation>
    </message>
    <message>
        <source>Vider la table</source>
        <translation>Clear the table</translation>
    </message>
    <message>
        <source>Partie guidée</source>
        <translation>Guided game</translation>
    </message>
    <message>
        <source>Nouveau profil</source>
        <translation>New profile</translation>
    </message>
    <message>
        <source>Pour rejouer la même partie.</source>
        <translation>To play the same game again.</translation>
    </message>
    <message>
        <source>Code reconnu. Cette partie ne comptera pas pour les records.</source>
        <translation>Code recognised. This game will not count for the records.</translation>
    </message>
</context>
<context>
    <name>MotsDeTeteCounts</name>
    <message numerus="yes">
        <source>%n lettre(s) à écrire</source>
        <translation>
            <numerusform>%n letter to write</numerusform>
            <numerusform>%n letters to write</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Encore %n lettre(s)</source>
        <translation>
            <numerusform>%n more letter</numerusform>
            <numerusform>%n more letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Écris %n lettre(s)</source>
        <translation>
            <numerusform>Write %n letter</numerusform>
            <numerusform>Write %n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coup(s) possible(s)</source>
        <translation>
            <numerusform>%n possible play</numerusform>
            <numerusform>%n possible plays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passe %n tour(s)</source>
        <translation>
            <numerusform>skips %n turn</numerusform>
            <numerusform>skips %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lettre(s)</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MotsDeTeteEvents</name>
    <message numerus="yes">
        <source>{name} doit écrire %n lettre(s).</source>
        <translation>
            <numerusform>{name} must write %n letter.</numerusform>
            <numerusform>{name} must write %n letters.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} prend un indice gratuit.</source>
        <translation>{name} takes a free hint.</translation>
    </message>
    <message numerus="yes">
        <source>{name} prend un indice&#x202f;: −%n point(s).</source>
        <translation>
            <numerusform>{name} takes a hint: −%n point.</numerusform>
            <numerusform>{name} takes a hint: −%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}&#x202f;: {word}, %n point(s).</source>
        <translation>
            <numerusform>{name}: {word}, %n point.</numerusform>
            <numerusform>{name}: {word}, %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MotsDeTeteNumbers</name>
    <message numerus="yes">
        <source>%n lettre(s) posée(s)</source>
        <translation>
            <numerusform>%n letter laid</numerusform>
            <numerusform>%n letters laid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MotsDeTeteTable</name>
    <message>
        <source>{name}&#x202f;: {points} points</source>
        <translation>{name}: {points} points</translation>
    </message>
    <message>
        <source>{name}&#x202f;: {points} sur {target}</source>
        <translation>{name}: {points} of {target}</translation>
    </message>
    <message>
        <source>ne joue plus</source>
        <translation>plays no more</translation>
    </message>
    <message>
        <source>conteste&#x202f;?</source>
        <translation>challenge?</translation>
    </message>
    <message>
        <source>a écrit</source>
        <translation>has written</translation>
    </message>
    <message>
        <source>a répondu</source>
        <translation>has answered</translation>
    </message>
    <message>
        <source>à toi</source>
        <translation>your turn</translation>
    </message>
    <message>
        <source>joue</source>
        <translation>playing</translation>
    </message>
    <message>
        <source>{name}&#x202f;: {words}…, soit {points}.</source>
        <translation>{name}: {words}…, for {points}.</translation>
    </message>
    <message>
        <source>Écrire «&#x202f;{word}&#x202f;»</source>
        <translation>Write “{word}”</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;» est refusé</source>
        <translation>“{word}” is refused</translation>
    </message>
    <message>
        <source>Forme un mot de 4 lettres</source>
        <translation>Make a 4-letter word</translation>
    </message>
    <message>
        <source>Pas à cette place</source>
        <translation>Not in this place</translation>
    </message>
    <message>
        <source>Lancer les dés de couleur</source>
        <translation>Roll the colour dice</translation>
    </message>
    <message>
        <source>Lancer le dé orange</source>
        <translation>Roll the orange die</translation>
    </message>
    <message>
        <source>Lancer les 2 dés jaunes</source>
        <translation>Roll the 2 yellow dice</translation>
    </message>
    <message>
        <source>Lancer les 3 dés rouges</source>
        <translation>Roll the 3 red dice</translation>
    </message>
    <message>
        <source>Partie terminée</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>{names} réfléchit…</source>
        <translation>{names} is thinking…</translation>
    </message>
    <message>
        <source>Le sort décide…</source>
        <translation>The draw decides…</translation>
    </message>
    <message>
        <source>Entrée</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>contester</source>
        <translation>challenge</translation>
    </message>
    <message>
        <source>accepter</source>
        <translation>accept</translation>
    </message>
    <message>
        <source>Espace</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>tourner</source>
        <translation>turn</translation>
    </message>
    <message>
        <source>lancer</source>
        <translation>roll</translation>
    </message>
    <message>
        <source>Grille</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>{name} passerait à {points}.</source>
        <translation>{name} would have {points}.</translation>
    </message>
    <message>
        <source>{name} passerait à {points}, plus le dé.</source>
        <translation>{name} would have {points}, plus the die.</translation>
    </message>
    <message>
        <source>{name} passerait à {points}, plus les dés.</source>
        <translation>{name} would have {points}, plus the dice.</translation>
    </message>
    <message>
        <source>Ce coup</source>
        <translation>This play</translation>
    </message>
    <message>
        <source>Chaque mot nouveau compte ses cases.</source>
        <translation>Each new word counts its squares.</translation>
    </message>
    <message>
        <source>Un mot refusé ne rapporte rien.</source>
        <translation>A refused word scores nothing.</translation>
    </message>
    <message>
        <source>Un mot de quatre lettres</source>
        <translation>A word of four letters</translation>
    </message>
    <message>
        <source>{laid} sur {wanted}</source>
        <translation>{laid} of {wanted}</translation>
    </message>
    <message>
        <source>Quelqu’un conteste&#x202f;?</source>
        <translation>Does anyone challenge?</translation>
    </message>
    <message>
        <source>Chacun répond en secret, puis on montre tout.</source>
        <translation>Everybody answers in secret, then all is shown.</translation>
    </message>
    <message>
        <source>Le dictionnaire décide.</source>
        <translation>The dictionary decides.</translation>
    </message>
    <message>
        <source>Lance pour les cases de couleur.</source>
        <translation>Your roll for the coloured squares.</translation>
    </message>
    <message>
        <source>{name} a écrit {word}</source>
        <translation>{name} has written {word}</translation>
    </message>
    <message>
        <source>Qui commence&#x202f;?</source>
        <translation>Who starts?</translation>
    </message>
    <message>
        <source>{name} cherche un mot…</source>
        <translation>{name} is looking for a word…</translation>
    </message>
    <message>
        <source>Lance le dé, {name}</source>
        <translation>Roll the die, {name}</translation>
    </message>
    <message>
        <source>Il dit combien de lettres écrire.</source>
        <translation>It says how many letters to write.</translation>
    </message>
    <message>
        <source>C’est le dernier tour.</source>
        <translation>This is the last turn.</translation>
    </message>
    <message>
        <source>{name} lance le dé…</source>
        <translation>{name} is rolling the die…</translation>
    </message>
    <message>
        <source>Le plus long&#x202f;: {word}</source>
        <translation>The longest: {word}</translation>
    </message>
    <message>
        <source>Écrit par {name}.</source>
        <translation>Written by {name}.</translation>
    </message>
    <message>
        <source>Le meilleur coup</source>
        <translation>The best play</translation>
    </message>
    <message>
        <source>Dernier coup</source>
        <translation>Last play</translation>
    </message>
    <message>
        <source>Rien n’est perdu&#x202f;: change une lettre.</source>
        <translation>Nothing is lost: change a letter.</translation>
    </message>
    <message>
        <source>Le premier mot touche la croix</source>
        <translation>The first word touches the cross</translation>
    </message>
    <message>
        <source>Une lettre au moins à côté d’elle.</source>
        <translation>At least one letter next to it.</translation>
    </message>
    <message>
        <source>Le mot s’accroche à un mot déjà là.</source>
        <translation>The word hooks onto one already there.</translation>
    </message>
    <message>
        <source>{word} n’est pas dans le dictionnaire</source>
        <translation>{word} is not in the dictionary</translation>
    </message>
    <message>
        <source>{first} et {last}</source>
        <translation>{first} and {last}</translation>
    </message>
    <message>
        <source>{words} ne sont pas dans le dictionnaire</source>
        <translation>{words} are not in the dictionary</translation>
    </message>
    <message>
        <source>Lancé sous vos yeux, une fois le mot écrit.</source>
        <translation>Rolled before your eyes, once the word is written.</translation>
    </message>
    <message>
        <source>Case orange&#x202f;: un dé</source>
        <translation>Orange square: one die</translation>
    </message>
    <message>
        <source>Case jaune&#x202f;: deux dés</source>
        <translation>Yellow square: two dice</translation>
    </message>
    <message>
        <source>Case rouge&#x202f;: trois dés</source>
        <translation>Red square: three dice</translation>
    </message>
    <message>
        <source>Lancés sous vos yeux, une fois le mot écrit.</source>
        <translation>Rolled before your eyes, once the word is written.</translation>
    </message>
    <message>
        <source>Cases de couleur</source>
        <translation>Coloured squares</translation>
    </message>
    <message>
        <source>de {least} à {most}</source>
        <translation>{least} to {most}</translation>
    </message>
    <message>
        <source>Indice&#x202f;: gratuit</source>
        <translation>Hint: free</translation>
    </message>
    <message>
        <source>Indice&#x202f;: −{price}</source>
        <translation>Hint: −{price}</translation>
    </message>
    <message>
        <source>Aucun coup possible</source>
        <translation>No possible play</translation>
    </message>
    <message>
        <source>Il faut passer.</source>
        <translation>You have to pass.</translation>
    </message>
    <message>
        <source>commence par {letter}</source>
        <translation>starts with {letter}</translation>
    </message>
    <message>
        <source>vers la droite</source>
        <translation>to the right</translation>
    </message>
    <message>
        <source>vers le bas</source>
        <translation>downwards</translation>
    </message>
    <message>
        <source>depuis la case marquée, vers la droite</source>
        <translation>from the marked square, to the right</translation>
    </message>
    <message>
        <source>depuis la case marquée, vers le bas</source>
        <translation>from the marked square, downwards</translation>
    </message>
    <message>
        <source>Oui, passer</source>
        <translation>Yes, pass</translation>
    </message>
    <message>
        <source>Passer</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Effacer</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Contester</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>{name} conteste</source>
        <translation>{name} challenges</translation>
    </message>
    <message>
        <source>Garder la grille</source>
        <translation>Keep the grid</translation>
    </message>
    <message>
        <source>Accepter</source>
        <translation>Accept</translation>
    </message>
    <message>
        <source>Personne ne conteste</source>
        <translation>No one challenges</translation>
    </message>
    <message>
        <source>{name} accepte</source>
        <translation>{name} accepts</translation>
    </message>
    <message>
        <source>Lancer le dé</source>
        <translation>Roll the die</translation>
    </message>
    <message>
        <source>{names} réfléchissent…</source>
        <translation>{names} are thinking…</translation>
    </message>
    <message>
        <source>Touche une case, puis écris</source>
        <translation>Touch a square, then write</translation>
    </message>
    <message>
        <source>Passer ne rapporte rien. Pour passer quand même, appuie encore.</source>
        <translation>Passing scores nothing. To pass all the same, press again.</translation>
    </message>
    <message>
        <source>Passer termine la partie. Pour passer quand même, appuie encore.</source>
        <translation>Passing ends the game. To pass all the same, press again.</translation>
    </message>
    <message>
        <source>Contestation fondée</source>
        <translation>Rightly challenged</translation>
    </message>
    <message>
        <source>Contesté à tort</source>
        <translation>Wrongly challenged</translation>
    </message>
    <message>
        <source>Le dé roule…</source>
        <translation>The die is rolling…</translation>
    </message>
    <message>
        <source>Les cases se découvrent…</source>
        <translation>The squares are being uncovered…</translation>
    </message>
    <message>
        <source>C’est écrit…</source>
        <translation>It is written…</translation>
    </message>
    <message>
        <source>Inscrit&#x202f;: {points}</source>
        <translation>Written: {points}</translation>
    </message>
    <message>
        <source>conteste</source>
        <translation>challenges</translation>
    </message>
</context>
<context>
    <name>MotsDeTeteValues</name>
    <message>
        <source>premier à {count}</source>
        <translation>to {count}</translation>
    </message>
    <message>
        <source>sans but</source>
        <translation>no target</translation>
    </message>
    <message>
        <source>contester en {count} s</source>
        <translation>{count}&#xa0;s to challenge</translation>
    </message>
    <message>
        <source>contester sans limite</source>
        <translation>no limit to challenge</translation>
    </message>
    <message>
        <source>{count} s par tour</source>
        <translation>{count}&#xa0;s a turn</translation>
    </message>
    <message>
        <source>tours sans limite</source>
        <translation>no turn limit</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>sans limite de temps</source>
        <translation>no time limit</translation>
    </message>
</context>
<context>
    <name>MotsStory</name>
    <message>
        <source>Courbes</source>
        <translation>Curves</translation>
    </message>
    <message numerus="yes">
        <source>%n lettre(s)</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>tour {turn}</source>
        <translation>turn {turn}</translation>
    </message>
    <message>
        <source>Les points, tour après tour</source>
        <translation>The points, turn after turn</translation>
    </message>
    <message>
        <source>but&#x202f;: {target}</source>
        <translation>target: {target}</translation>
    </message>
    <message>
        <source>Le mot le plus long</source>
        <translation>The longest word</translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message>
        <source>Les mots, du plus cher au moins cher</source>
        <translation>The words, from the highest to the lowest</translation>
    </message>
    <message>
        <source>Le mot le mieux payé</source>
        <translation>The best-paid word</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Règles</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Grille de la famille</source>
        <translation>Family grid</translation>
    </message>
    <message>
        <source>Carte de la famille</source>
        <translation>Family’s own card</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>{first} et {last}</source>
        <translation>{first} and {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n changement(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>comme sur la feuille</source>
        <translation>as on the sheet</translation>
    </message>
    <message>
        <source>Règles de la maison</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Nouvelle partie</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>On y joue à {most} au plus&#x202f;: pas de place pour {names}.</source>
        <translation>{most} play it at most: no seat for {names}.</translation>
    </message>
</context>
<context>
    <name>NoteLine</name>
    <message>
        <source>Revoir ce moment</source>
        <translation>Watch this moment again</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>Patience</name>
    <message>
        <source>{name} compte sur ses doigts…</source>
        <translation>{name} is counting on their fingers…</translation>
    </message>
    <message>
        <source>{name} hésite encore…</source>
        <translation>{name} is still hesitating…</translation>
    </message>
    <message>
        <source>{name} se gratte la tête…</source>
        <translation>{name} is scratching their head…</translation>
    </message>
</context>
<context>
    <name>PersonButton</name>
    <message>
        <source>Nouveau profil</source>
        <translation>New profile</translation>
    </message>
    <message numerus="yes">
        <source>%n victoire(s)</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Modifier</source>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Exporter</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>à la table depuis {month}</source>
        <translation>at the table since {month}</translation>
    </message>
    <message>
        <source>{n}&#x202f;%</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>gagnées</source>
        <translation>won</translation>
    </message>
    <message>
        <source>{won} sur {played}</source>
        <translation>{won} of {played}</translation>
    </message>
    <message>
        <source>bientôt</source>
        <translation>soon</translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victoire(s)</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message>
        <source>pas encore joué</source>
        <translation>not played yet</translation>
    </message>
    <message numerus="yes">
        <source>Et %n partie(s) d’un jeu que ce programme ne connaît pas.</source>
        <translation>
            <numerusform>And %n game of a kind that this program does not know.</numerusform>
            <numerusform>And %n games of a kind that this program does not know.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tableau (CSV)</source>
        <translation>Table (CSV)</translation>
    </message>
    <message>
        <source>Données complètes (JSON)</source>
        <translation>Full data (JSON)</translation>
    </message>
</context>
<context>
    <name>Phone</name>
    <message>
        <source>Lancer les dés</source>
        <translation>Roll the dice</translation>
    </message>
    <message>
        <source>La parole est à {name}</source>
        <translation>{name} may speak</translation>
    </message>
    <message>
        <source>Tu es dans la file.</source>
        <translation>You are in the queue.</translation>
    </message>
    <message>
        <source>Contester la dernière réponse&#x202f;?</source>
        <translation>Challenge the last answer?</translation>
    </message>
    <message>
        <source>«&#xa0;{word}&#xa0;»&#x202f;: même racine qu’un mot déjà dit&#x202f;?</source>
        <translation>“{word}”: same root as a word already said?</translation>
    </message>
    <message>
        <source>Rien à redire</source>
        <translation>No objection</translation>
    </message>
    <message>
        <source>Déjà dit&#x202f;: contester</source>
        <translation>Said before: challenge</translation>
    </message>
    <message>
        <source>Passer cette manche&#x202f;?</source>
        <translation>Sit this round out?</translation>
    </message>
    <message>
        <source>Je passe</source>
        <translation>I pass</translation>
    </message>
    <message>
        <source>pour commencer</source>
        <translation>first letter</translation>
    </message>
    <message>
        <source>Face noire&#x202f;: un mot sans aucune de ces lettres.</source>
        <translation>Black face: a word with none of these letters.</translation>
    </message>
    <message>
        <source>Quel thème&#x202f;? (facultatif)</source>
        <translation>Which theme? (optional)</translation>
    </message>
    <message>
        <source>«&#xa0;{word}&#xa0;»&#x202f;: on l’accepte&#x202f;?</source>
        <translation>“{word}”: shall we accept it?</translation>
    </message>
    <message>
        <source>«&#xa0;{word}&#xa0;» et «&#xa0;{against}&#xa0;»&#x202f;: même racine&#x202f;?</source>
        <translation>“{word}” and “{against}”: same root?</translation>
    </message>
    <message>
        <source>A-t-il la même racine que «&#xa0;{word}&#xa0;»&#x202f;? Alors refuse.</source>
        <translation>Does it share its root with “{word}”? Then refuse.</translation>
    </message>
    <message>
        <source>Je sais&#x202f;!</source>
        <translation>I know!</translation>
    </message>
    <message>
        <source>Tu as la parole&#x202f;:</source>
        <translation>Your turn to speak:</translation>
    </message>
    <message>
        <source>Rendre la parole&#x202f;?</source>
        <translation>Give up the floor?</translation>
    </message>
    <message>
        <source>C’est un nom propre</source>
        <translation>It is a proper noun</translation>
    </message>
    <message>
        <source>Ton mot</source>
        <translation>Your word</translation>
    </message>
    <message>
        <source>Dire</source>
        <translation>Say it</translation>
    </message>
    <message>
        <source>Rendre la parole</source>
        <translation>Give up the turn</translation>
    </message>
    <message>
        <source>Accepter</source>
        <translation>Accept</translation>
    </message>
    <message>
        <source>Sans avis</source>
        <translation>No opinion</translation>
    </message>
    <message>
        <source>Touche la première case</source>
        <translation>Tap the first square</translation>
    </message>
    <message>
        <source>Lancer les dés des cases</source>
        <translation>Roll for the squares</translation>
    </message>
    <message>
        <source>Lancer le dé</source>
        <translation>Roll the die</translation>
    </message>
    <message>
        <source>Ton mot entier</source>
        <translation>Your whole word</translation>
    </message>
    <message>
        <source>Écrire</source>
        <translation>Write</translation>
    </message>
    <message>
        <source>Écrire · {points}</source>
        <translation>Write · {points}</translation>
    </message>
    <message>
        <source>Passer</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Temps&#x202f;:</source>
        <translation>Time:</translation>
    </message>
    <message>
        <source>Dé&#x202f;: {n}</source>
        <translation>Die: {n}</translation>
    </message>
    <message>
        <source>Passer ton tour&#x202f;?</source>
        <translation>Pass your turn?</translation>
    </message>
    <message>
        <source>{name} écrit&#x202f;: {words}</source>
        <translation>{name} writes: {words}</translation>
    </message>
    <message>
        <source>Contester</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>On attend la réponse de {names}.</source>
        <translation>Waiting for the answer of {names}.</translation>
    </message>
    <message>
        <source>C’est à {name}</source>
        <translation>{name}’s turn</translation>
    </message>
    <message>
        <source>À toi, {name}</source>
        <translation>Your turn, {name}</translation>
    </message>
    <message>
        <source>Vers la droite (toucher pour changer)</source>
        <translation>Across (tap to change)</translation>
    </message>
    <message>
        <source>Vers le bas (toucher pour changer)</source>
        <translation>Down (tap to change)</translation>
    </message>
    <message>
        <source>Poser la carte</source>
        <translation>Lay the card</translation>
    </message>
    <message>
        <source>Lettre du joker</source>
        <translation>The joker’s letter</translation>
    </message>
    <message>
        <source>Pour contrer&#x202f;:</source>
        <translation>To counter:</translation>
    </message>
    <message>
        <source>Poser {label}</source>
        <translation>Lay {label}</translation>
    </message>
    <message>
        <source>WORD OUT&#x202f;! {word}</source>
        <translation>WORD OUT! {word}</translation>
    </message>
    <message>
        <source>Ne rien dire</source>
        <translation>Say nothing</translation>
    </message>
    <message>
        <source>{name} crie «&#x202f;WORD OUT&#x202f;!&#x202f;»&#x202f;: {word}</source>
        <translation>{name} calls WORD OUT: {word}</translation>
    </message>
    <message>
        <source>Ne pas contrer</source>
        <translation>Do not counter</translation>
    </message>
    <message>
        <source>Commence une rangée</source>
        <translation>Begin a row</translation>
    </message>
    <message>
        <source>Passer et piocher</source>
        <translation>Pass and draw</translation>
    </message>
    <message>
        <source>Les rangées</source>
        <translation>The rows</translation>
    </message>
    <message>
        <source>Ta main</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>Relancer les autres dés</source>
        <translation>Reroll the other dice</translation>
    </message>
    <message>
        <source>Qui commence&#x202f;?</source>
        <translation>Who begins?</translation>
    </message>
    <message>
        <source>Remplir la case</source>
        <translation>Fill the box</translation>
    </message>
    <message>
        <source>Écrire {note}&#x202f;: {label}</source>
        <translation>Write {note}: {label}</translation>
    </message>
    <message>
        <source>Écrire 0 dans cette case&#x202f;?</source>
        <translation>Write 0 in this box?</translation>
    </message>
    <message>
        <source>Barrer une case</source>
        <translation>Cross out a box</translation>
    </message>
    <message>
        <source>Barrer</source>
        <translation>Cross out</translation>
    </message>
    <message>
        <source>Touche les dés à garder</source>
        <translation>Tap the dice to keep</translation>
    </message>
    <message>
        <source>La feuille</source>
        <translation>The sheet</translation>
    </message>
    <message>
        <source>Sablier&#x202f;:</source>
        <translation>Hourglass:</translation>
    </message>
    <message>
        <source>Pose ton mot</source>
        <translation>Lay your word</translation>
    </message>
    <message>
        <source>Ce que tu poses est gardé</source>
        <translation>What you lay is kept</translation>
    </message>
    <message>
        <source>Proposer · {points}</source>
        <translation>Submit · {points}</translation>
    </message>
    <message>
        <source>Proposer</source>
        <translation>Propose</translation>
    </message>
    <message>
        <source>C’est accepté&#x202f;: {words}</source>
        <translation>Accepted: {words}</translation>
    </message>
    <message>
        <source>C’est accepté.</source>
        <translation>Accepted.</translation>
    </message>
    <message>
        <source>déjà sur un téléphone</source>
        <translation>already on a phone</translation>
    </message>
    <message>
        <source>Code de la table</source>
        <translation>Code of the table</translation>
    </message>
    <message>
        <source>Entrer</source>
        <translation>Come in</translation>
    </message>
    <message>
        <source>Qui es-tu&#x202f;?</source>
        <translation>Who are you?</translation>
    </message>
    <message>
        <source>Regarder la partie</source>
        <translation>Watch the game</translation>
    </message>
    <message>
        <source>Prendre une place</source>
        <translation>Take a seat</translation>
    </message>
    <message>
        <source>Donner la place</source>
        <translation>Give the seat</translation>
    </message>
    <message>
        <source>La garder</source>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>Il y a déjà beaucoup de téléphones qui regardent.</source>
        <translation>Many phones are watching already.</translation>
    </message>
    <message>
        <source>Réessayer</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Quel est le code de la table&#x202f;? Il est sur le grand écran.</source>
        <translation>What is the code of the table? It is on the big screen.</translation>
    </message>
    <message>
        <source>On attend la table…</source>
        <translation>Waiting for the table…</translation>
    </message>
    <message>
        <source>Cette place est ouverte dans un autre onglet.</source>
        <translation>This seat is open in another tab.</translation>
    </message>
    <message>
        <source>Jouer ici</source>
        <translation>Play here</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>More</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>La partie est en pause.</source>
        <translation>The game is paused.</translation>
    </message>
    <message>
        <source>Jouer</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Revanche&#x202f;?</source>
        <translation>Rematch?</translation>
    </message>
    <message>
        <source>Reprendre la partie</source>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>Ou un autre jeu</source>
        <translation>Or another game</translation>
    </message>
    <message>
        <source>On choisit la suite…</source>
        <translation>The next game is being chosen…</translation>
    </message>
    <message>
        <source>Jouer à la prochaine partie</source>
        <translation>Play the next game</translation>
    </message>
    <message>
        <source>{name}, tu joueras à la prochaine partie.</source>
        <translation>{name}, you will play the next game.</translation>
    </message>
    <message>
        <source>{name}&#x202f;: place {place}</source>
        <translation>{name}: place {place}</translation>
    </message>
    <message>
        <source>Partie terminée</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Il manque quelque chose&#x202f;: choisis d’abord.</source>
        <translation>Something is missing: choose first.</translation>
    </message>
    <message>
        <source>Grille plus petite</source>
        <translation>Smaller grid</translation>
    </message>
    <message>
        <source>Grille plus grande</source>
        <translation>Larger grid</translation>
    </message>
    <message>
        <source>vaut {points}</source>
        <translation>worth {points}</translation>
    </message>
    <message>
        <source>Quelle lettre pour le joker&#x202f;?</source>
        <translation>Which letter for the joker?</translation>
    </message>
    <message>
        <source>reprendre</source>
        <translation>take back</translation>
    </message>
    <message>
        <source>Un autre téléphone veut la place de {name}&#x202f;: d’accord&#x202f;?</source>
        <translation>Another phone wants {name}’s seat: all right?</translation>
    </message>
    <message>
        <source>La partie est rangée. À bientôt&#x202f;!</source>
        <translation>The game has been put away. See you soon!</translation>
    </message>
    <message>
        <source>Quitter cette place&#x202f;?</source>
        <translation>Leave this seat?</translation>
    </message>
    <message>
        <source>On reprend dans</source>
        <translation>Going on in</translation>
    </message>
    <message>
        <source>téléphone absent, demander sa place</source>
        <translation>phone away, ask for the seat</translation>
    </message>
    <message>
        <source>La page tarde. Recharge-la si rien ne vient.</source>
        <translation>This page is slow. Reload it if nothing appears.</translation>
    </message>
    <message>
        <source>On demande à la table.</source>
        <translation>Asking the table.</translation>
    </message>
    <message>
        <source>Pas dans la liste&#x202f;? Ton nom pour ce soir</source>
        <translation>Not in the list? Your name for tonight</translation>
    </message>
    <message>
        <source>Venir en convive</source>
        <translation>Come as a guest</translation>
    </message>
    <message>
        <source>Tu es à table. La partie commence au grand écran.</source>
        <translation>You are at the table. The game begins on the big screen.</translation>
    </message>
    <message>
        <source>Quitter cette place</source>
        <translation>Leave this seat</translation>
    </message>
    <message>
        <source>Ton nom pour ce soir</source>
        <translation>Your name for tonight</translation>
    </message>
    <message>
        <source>Reprendre mes lettres</source>
        <translation>Take my letters back</translation>
    </message>
    <message>
        <source>Les dés</source>
        <translation>The dice</translation>
    </message>
    <message>
        <source>case orange</source>
        <translation>orange square</translation>
    </message>
    <message>
        <source>case jaune</source>
        <translation>yellow square</translation>
    </message>
    <message>
        <source>case rouge</source>
        <translation>red square</translation>
    </message>
    <message>
        <source>Jouer plutôt sur le grand écran</source>
        <translation>Play on the big screen instead</translation>
    </message>
    <message>
        <source>Tu continueras sur le grand écran.</source>
        <translation>You’ll go on at the big screen.</translation>
    </message>
    <message>
        <source>À toi de jouer</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>La grille</source>
        <translation>The grid</translation>
    </message>
    <message>
        <source>ligne {row}, colonne {column}</source>
        <translation>row {row}, column {column}</translation>
    </message>
    <message>
        <source>case noire</source>
        <translation>black square</translation>
    </message>
    <message>
        <source>Déplacer la première case</source>
        <translation>Move the first square</translation>
    </message>
    <message>
        <source>Une case à gauche</source>
        <translation>One square left</translation>
    </message>
    <message>
        <source>Une case à droite</source>
        <translation>One square right</translation>
    </message>
    <message>
        <source>Une case plus haut</source>
        <translation>One square up</translation>
    </message>
    <message>
        <source>Une case plus bas</source>
        <translation>One square down</translation>
    </message>
    <message>
        <source>Ce n’est pas le code de cette table.</source>
        <translation>That is not the code of this table.</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>away</translation>
    </message>
</context>
<context>
    <name>PinRow</name>
    <message>
        <source>Il n’y a plus de code.</source>
        <translation>There is no code any more.</translation>
    </message>
    <message>
        <source>Le code est enregistré.</source>
        <translation>The code is saved.</translation>
    </message>
    <message>
        <source>Code secret</source>
        <translation>Secret code</translation>
    </message>
    <message>
        <source>Quatre chiffres qui ouvrent ton rideau quand l’écran se partage.</source>
        <translation>Four digits that open your curtain when the screen is shared.</translation>
    </message>
    <message>
        <source>Changer…</source>
        <translation>Change…</translation>
    </message>
    <message>
        <source>Choisir un code…</source>
        <translation>Choose a code…</translation>
    </message>
    <message>
        <source>Changer le code secret</source>
        <translation>Change the secret code</translation>
    </message>
    <message>
        <source>Choisir un code secret</source>
        <translation>Choose a secret code</translation>
    </message>
    <message>
        <source>Retirer…</source>
        <translation>Remove…</translation>
    </message>
    <message>
        <source>Retirer le code secret</source>
        <translation>Remove the secret code</translation>
    </message>
    <message>
        <source>Code oublié&#x202f;?</source>
        <translation>Code forgotten?</translation>
    </message>
    <message>
        <source>code actuel</source>
        <translation>current code</translation>
    </message>
    <message>
        <source>Choisir ce code</source>
        <translation>Choose this code</translation>
    </message>
    <message>
        <source>Ce n’est pas le code actuel.</source>
        <translation>This is not the current code.</translation>
    </message>
    <message>
        <source>nouveau code</source>
        <translation>new code</translation>
    </message>
    <message>
        <source>encore une fois</source>
        <translation>once more</translation>
    </message>
    <message>
        <source>Retirer le code</source>
        <translation>Remove the code</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Les deux ne sont pas pareils.</source>
        <translation>The two are not the same.</translation>
    </message>
    <message>
        <source>Retirer le code de {name} sans le connaître&#x202f;? Son rideau s’ouvrira alors sans rien demander.</source>
        <translation>Remove {name}’s code without knowing it? The curtain will then open without a code.</translation>
    </message>
    <message>
        <source>Oui, retirer le code</source>
        <translation>Yes, remove the code</translation>
    </message>
    <message>
        <source>Le garder</source>
        <translation>Keep it</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>Agrandir la grille</source>
        <translation>Enlarge the grid</translation>
    </message>
    <message>
        <source>1 dé</source>
        <translation>1 die</translation>
    </message>
    <message>
        <source>2 dés</source>
        <translation>2 dice</translation>
    </message>
    <message>
        <source>3 dés</source>
        <translation>3 dice</translation>
    </message>
    <message>
        <source>Cases de couleur</source>
        <translation>Coloured squares</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>{place}&#x202f;: {name}, {score}</source>
        <translation>{place}: {name}, {score}</translation>
    </message>
    <message>
        <source>Podium</source>
        <translation>Podium</translation>
    </message>
</context>
<context>
    <name>PracticeRibbon</name>
    <message>
        <source>Exercice · ne compte pas</source>
        <translation>Practice · does not count</translation>
    </message>
    <message>
        <source>Pas de vrais dés ici&#x202f;: le programme lance. Rien n’est gardé.</source>
        <translation>No real dice here: the program rolls. Nothing is kept.</translation>
    </message>
    <message>
        <source>Le même tirage&#x202f;; rien n’est gardé.</source>
        <translation>The same draw; nothing is kept.</translation>
    </message>
    <message>
        <source>Revenir à la partie</source>
        <translation>Back to the game</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>trouvé</source>
        <translation>solved</translation>
    </message>
    <message>
        <source>joué</source>
        <translation>played</translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>Nouveau profil</source>
        <translation>New profile</translation>
    </message>
    <message>
        <source>Profil de {name}</source>
        <translation>{name}’s profile</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Couleur et symbole</source>
        <translation>Colour and symbol</translation>
    </message>
    <message>
        <source>Année de naissance</source>
        <translation>Year of birth</translation>
    </message>
    <message>
        <source>Facultatif&#x202f;: les conseils en tiennent compte.</source>
        <translation>Optional: advice goes by it.</translation>
    </message>
    <message>
        <source>À la table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Le conseil</source>
        <translation>Advice</translation>
    </message>
    <message>
        <source>Il s’allume dès le début des parties, qui ne comptent alors pas pour les records.</source>
        <translation>On from the start of each game, which then does not count for the records.</translation>
    </message>
    <message>
        <source>Réfléchir avec moi</source>
        <translation>Think with me</translation>
    </message>
    <message>
        <source>Jusqu’à dix ans&#x202f;: 15 secondes.</source>
        <translation>Up to the age of ten: 15 seconds.</translation>
    </message>
    <message>
        <source>Vocabulaire</source>
        <translation>Vocabulary</translation>
    </message>
    <message>
        <source>Celui des conseils&#x202f;; «&#x202f;Enfant&#x202f;» cache les gros mots.</source>
        <translation>For advice; “Child” hides rude words.</translation>
    </message>
    <message>
        <source>Âge, mots, aide</source>
        <translation>Age, words, help</translation>
    </message>
    <message>
        <source>facultatif</source>
        <translation>optional</translation>
    </message>
    <message>
        <source>Enfant</source>
        <translation>Child</translation>
    </message>
    <message>
        <source>Courant</source>
        <translation>Everyday</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Broad</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>All</translation>
    </message>
    <message>
        <source>par ex. 2018</source>
        <translation>e.g. 2018</translation>
    </message>
    <message>
        <source>Créer le profil</source>
        <translation>Create the profile</translation>
    </message>
    <message>
        <source>Enregistrer</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Ranger ce profil</source>
        <translation>Put this profile away</translation>
    </message>
    <message>
        <source>à {name}</source>
        <translation>{name}’s</translation>
    </message>
    <message>
        <source>triangle bleu</source>
        <translation>blue triangle</translation>
    </message>
    <message>
        <source>rond rouge</source>
        <translation>red circle</translation>
    </message>
    <message>
        <source>losange vert</source>
        <translation>green diamond</translation>
    </message>
    <message>
        <source>carré violet</source>
        <translation>purple square</translation>
    </message>
    <message>
        <source>étoile orange</source>
        <translation>orange star</translation>
    </message>
    <message>
        <source>hexagone turquoise</source>
        <translation>turquoise hexagon</translation>
    </message>
    <message>
        <source>cœur rose</source>
        <translation>pink heart</translation>
    </message>
    <message>
        <source>croix brune</source>
        <translation>brown cross</translation>
    </message>
    <message>
        <source>rond saumon</source>
        <translation>salmon circle</translation>
    </message>
    <message>
        <source>carré lilas</source>
        <translation>lilac square</translation>
    </message>
    <message>
        <source>croix beige</source>
        <translation>beige cross</translation>
    </message>
    <message>
        <source>Qui est-ce&#x202f;?</source>
        <translation>Who is it?</translation>
    </message>
    <message>
        <source>Oui, ranger</source>
        <translation>Yes, put away</translation>
    </message>
    <message>
        <source>Le garder</source>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>Avant un choix qui coûte cher, la table te propose d’y réfléchir&#x202f;; la partie ne compte pas pour les records.</source>
        <translation>Before a costly choice the table asks you to think again; the game does not count for the records.</translation>
    </message>
    <message>
        <source>Temps de parole</source>
        <translation>Time to speak</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>comme la table</source>
        <translation>as the table</translation>
    </message>
    <message>
        <source>selon l’âge</source>
        <translation>by age</translation>
    </message>
    <message>
        <source>Ressortir le profil de {name}</source>
        <translation>Bring out {name}’s profile</translation>
    </message>
    <message>
        <source>Ranger le profil de {name}&#x202f;? Il ne sera plus proposé&#x202f;; ses parties et ses records restent, et les réglages le ressortent.</source>
        <translation>Put {name}’s profile away? It will not be offered any more; its games and records stay, and the settings bring it out again.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Profils</source>
        <translation>Profiles</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>30 jours</source>
        <translation>30 days</translation>
    </message>
    <message>
        <source>1 an</source>
        <translation>1 year</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Période</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>Profil de {name}</source>
        <translation>{name}’s profile</translation>
    </message>
    <message>
        <source>{n}&#x202f;%</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>Les choix que ton carnet te fait revoir aujourd’hui</source>
        <translation>Choices your notebook brings back today</translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>Variante&#x202f;: {name}</source>
        <translation>Variant: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n hors des records</source>
        <translation>
            <numerusform>%n not in the records</numerusform>
            <numerusform>%n not in the records</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}&#x202f;: rien dans les records</source>
        <translation>{game}: nothing in the records</translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) finie(s) à l’écart&#x202f;: un code tapé, un conseil ou un indice.</source>
        <translation>
            <numerusform>%n finished game apart: a typed code, advice or a hint.</numerusform>
            <numerusform>%n finished games apart: a typed code, advice or a hint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) que l’ordinateur a finie(s) à sa place.</source>
        <translation>
            <numerusform>%n game that a computer player finished in their place.</numerusform>
            <numerusform>%n games that a computer player finished in their place.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rien sur cette période</source>
        <translation>Nothing in this period</translation>
    </message>
    <message>
        <source>«&#x202f;Tout&#x202f;» montre les parties plus anciennes.</source>
        <translation>“All” shows older games.</translation>
    </message>
    <message>
        <source>Courbe, moyenne et chance des dés se dessineront ici dès la première partie finie.</source>
        <translation>Curve, average and dice luck will be drawn here from the first finished game.</translation>
    </message>
    <message>
        <source>Jouer à {game}</source>
        <translation>Play {game}</translation>
    </message>
    <message>
        <source>le {day}</source>
        <translation>on {day}</translation>
    </message>
    <message>
        <source>{when}, contre {names}</source>
        <translation>{when}, against {names}</translation>
    </message>
    <message>
        <source>meilleur score</source>
        <translation>best score</translation>
    </message>
    <message>
        <source>score moyen</source>
        <translation>average score</translation>
    </message>
    <message>
        <source>calcul en cours…</source>
        <translation>working it out…</translation>
    </message>
    <message>
        <source>{n} sur {of}</source>
        <translation>{n} of {of}</translation>
    </message>
    <message>
        <source>MMMM</source>
        <translation>MMMM</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>record {score}</source>
        <translation>record {score}</translation>
    </message>
    <message>
        <source>face {face}&#x202f;: {count} fois, entre {low} et {high} attendues</source>
        <translation>face {face}: {count} times, {low} to {high} expected</translation>
    </message>
    <message>
        <source>Chance des dés</source>
        <translation>Dice luck</translation>
    </message>
    <message>
        <source>Chance des dés (±&#x202f;{n})</source>
        <translation>Dice luck (±&#xa0;{n})</translation>
    </message>
    <message>
        <source>Jeu parfait</source>
        <translation>Perfect play</translation>
    </message>
    <message>
        <source>Décisions</source>
        <translation>Decisions</translation>
    </message>
    <message>
        <source>{game}&#x202f;: {name} n’y a pas encore joué</source>
        <translation>{game}: {name} has not played it yet</translation>
    </message>
    <message>
        <source>une fois sur deux&#x202f;: {score} ou plus</source>
        <translation>half the time: {score} or more</translation>
    </message>
    <message>
        <source>Ces parties sont trop anciennes pour être relues.</source>
        <translation>These games are too old to be looked back on.</translation>
    </message>
    <message numerus="yes">
        <source>%n à revoir</source>
        <translation>
            <numerusform>%n to review</numerusform>
            <numerusform>%n to review</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}&#x202f;: {score}</source>
        <translation>{day}: {score}</translation>
    </message>
    <message>
        <source>de {low} à {high}&#x202f;: {count}</source>
        <translation>from {low} to {high}: {count}</translation>
    </message>
</context>
<context>
    <name>ProfileRow</name>
    <message numerus="yes">
        <source>et %n autre(s)</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PutAwayLine</name>
    <message>
        <source>Ressortir</source>
        <translation>Bring out</translation>
    </message>
    <message>
        <source>Ressortir le profil de {name}</source>
        <translation>Bring out {name}’s profile</translation>
    </message>
    <message>
        <source>Effacer…</source>
        <translation>Erase…</translation>
    </message>
    <message>
        <source>Effacer le profil de {name}</source>
        <translation>Erase {name}’s profile</translation>
    </message>
    <message>
        <source>Effacer le profil de {name} pour de bon, avec ses records et les parties que personne d’autre n’a jouées&#x202f;? Celles des autres restent.</source>
        <translation>Erase {name}’s profile for good, with its records and the games that nobody else played? Those of the others stay.</translation>
    </message>
    <message>
        <source>Il faut d’abord son code.</source>
        <translation>The code is needed first.</translation>
    </message>
    <message>
        <source>Ce n’est pas le bon code.</source>
        <translation>This is not the right code.</translation>
    </message>
    <message>
        <source>C’est sûr&#x202f;? Rien ne ramènera {name}, sauf une ancienne sauvegarde.</source>
        <translation>Sure? Nothing will bring {name} back, except an old backup.</translation>
    </message>
    <message>
        <source>Effacer</source>
        <translation>Erase</translation>
    </message>
    <message>
        <source>code de {name}</source>
        <translation>code of {name}</translation>
    </message>
    <message>
        <source>Le garder rangé</source>
        <translation>Leave it put away</translation>
    </message>
    <message>
        <source>Oui, effacer pour de bon</source>
        <translation>Yes, erase for good</translation>
    </message>
</context>
<context>
    <name>QrPicture</name>
    <message>
        <source>Code à scanner</source>
        <translation>Code to scan</translation>
    </message>
</context>
<context>
    <name>RacePlot</name>
    <message>
        <source>Tour {turn}&#x202f;: {scores}</source>
        <translation>Turn {turn}: {scores}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Aucune voix ne répond sur cette machine.</source>
        <translation>No voice answers on this machine.</translation>
    </message>
    <message>
        <source>Lis-moi</source>
        <translation>Read to me</translation>
    </message>
</context>
<context>
    <name>RealDicePanel</name>
    <message>
        <source>Effacer</source>
        <translation>Erase</translation>
    </message>
    <message>
        <source>C’est lancé</source>
        <translation>That is the roll</translation>
    </message>
    <message>
        <source>pas encore lu</source>
        <translation>not read yet</translation>
    </message>
    <message numerus="yes">
        <source>%n dé(s) à lancer</source>
        <translation>
            <numerusform>%n die to roll</numerusform>
            <numerusform>%n dice to roll</numerusform>
        </translation>
    </message>
    <message>
        <source>Lance pour de vrai, puis dis ce que tu vois.</source>
        <translation>Roll for real, then say what you see.</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>Aucun de ces dés ne montre «&#x202f;{sign}&#x202f;».</source>
        <translation>None of these dice shows “{sign}”.</translation>
    </message>
    <message>
        <source>{die}&#x202f;: {face}</source>
        <translation>{die}: {face}</translation>
    </message>
    <message>
        <source>{die}&#x202f;:</source>
        <translation>{die}:</translation>
    </message>
    <message>
        <source>Dis ce que tu vois.</source>
        <translation>Say what you see.</translation>
    </message>
    <message>
        <source>Restent sur la table&#x202f;: {dice}.</source>
        <translation>These stay on the table: {dice}.</translation>
    </message>
    <message>
        <source>Dé de couleur</source>
        <translation>Colour die</translation>
    </message>
    <message>
        <source>Dé {colour}</source>
        <translation>The {colour} die</translation>
    </message>
    <message>
        <source>Dé {number}</source>
        <translation>Die {number}</translation>
    </message>
    <message>
        <source>Case bonus {number}</source>
        <translation>Bonus square {number}</translation>
    </message>
    <message>
        <source>Le dé</source>
        <translation>The die</translation>
    </message>
    <message>
        <source>Touches 1 à 6, Retour arrière pour corriger, Entrée pour valider.</source>
        <translation>Keys 1 to 6, Backspace to correct, Enter when all is read.</translation>
    </message>
    <message>
        <source>Tape les cinq lettres dans l’ordre des couleurs, puis la couleur (1 à 6), puis Entrée.</source>
        <translation>Type the five letters in the order of the colours, then the colour (1 to 6), then Enter.</translation>
    </message>
    <message>
        <source>«&#x202f;?&#x202f;» pour le joker, Entrée pour valider.</source>
        <translation>“?” for the joker, Enter when all is read.</translation>
    </message>
    <message>
        <source>Tape les lettres dans l’ordre que tu veux, «&#x202f;?&#x202f;» pour le joker. Entrée pour valider.</source>
        <translation>Type the letters in any order, “?” for the joker. Enter when all is read.</translation>
    </message>
    <message>
        <source>1 à 6, Entrée pour valider.</source>
        <translation>1 to 6, Enter to confirm.</translation>
    </message>
</context>
<context>
    <name>RecordLine</name>
    <message>
        <source>{day} · vrais dés</source>
        <translation>{day} · real dice</translation>
    </message>
    <message>
        <source>Revoir cette partie</source>
        <translation>Replay this game</translation>
    </message>
    <message>
        <source>Place {place}, {name}, {score}, le {day}</source>
        <translation>Place {place}, {name}, {score}, on {day}</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Feuilles à imprimer</source>
        <translation>Sheets to print</translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>pas encore joué</source>
        <translation>not played yet</translation>
    </message>
    <message>
        <source>bientôt</source>
        <translation>soon</translation>
    </message>
    <message>
        <source>La première partie finie ouvrira la liste.</source>
        <translation>The first finished game will open the list.</translation>
    </message>
    <message>
        <source>Aucune des parties finies ne compte.</source>
        <translation>None of the finished games counts.</translation>
    </message>
    <message numerus="yes">
        <source>{games}, %n comptée(s)</source>
        <translation>
            <numerusform>{games}, %n counted</numerusform>
            <numerusform>{games}, %n counted</numerusform>
        </translation>
    </message>
    <message>
        <source>Variante&#x202f;: {name}</source>
        <translation>Variant: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n joueur(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Ne comptent pas&#x202f;: les parties jouées avec un code, et celles que l’ordinateur a finies.</source>
        <translation>Not counted: games played with a code, and those that the computer finished.</translation>
    </message>
    <message>
        <source>Personne n’a encore gravé son nom ici</source>
        <translation>Nobody has carved a name here yet</translation>
    </message>
    <message>
        <source>Ne comptent pas&#x202f;: les parties jouées avec un code, avec le conseil ou avec un indice, et celles que l’ordinateur a finies.</source>
        <translation>Not counted: games played with a code, with advice or with a hint, and those that the computer finished.</translation>
    </message>
</context>
<context>
    <name>RehearsalPage</name>
    <message>
        <source>Rattrape tes points</source>
        <translation>Win back your points</translation>
    </message>
    <message>
        <source>{n} sur {count}</source>
        <translation>{n} of {count}</translation>
    </message>
    <message>
        <source>Passer</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Montre-moi</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Terminer</source>
        <translation>Finish</translation>
    </message>
    <message>
        <source>Question suivante</source>
        <translation>Next question</translation>
    </message>
    <message>
        <source>Le coach regarde ton choix…</source>
        <translation>The coach looks at your choice…</translation>
    </message>
    <message>
        <source>{name}, que ferais-tu ici&#x202f;?</source>
        <translation>{name}, what would you do here?</translation>
    </message>
    <message>
        <source>Joue ton coup sur la table&#x202f;: rien ne sera joué pour de vrai.</source>
        <translation>Play your move on the table: nothing is played for real.</translation>
    </message>
    <message>
        <source>Presque&#x202f;! Cherche encore.</source>
        <translation>Nearly! Keep looking.</translation>
    </message>
    <message>
        <source>Il y a mieux.</source>
        <translation>There is something better.</translation>
    </message>
    <message>
        <source>Ce choix perd {points} points en moyenne. Essaie autre chose.</source>
        <translation>This choice loses {points} points on average. Try something else.</translation>
    </message>
    <message>
        <source>Bravo, tu as trouvé&#x202f;!</source>
        <translation>Well done, you found it!</translation>
    </message>
    <message>
        <source>C’est ça, bien vu.</source>
        <translation>That’s it, well seen.</translation>
    </message>
    <message>
        <source>La première fois, {points} points s’étaient envolés là.</source>
        <translation>Last time, this cost {points} points.</translation>
    </message>
    <message>
        <source>Mieux&#x202f;: {what}</source>
        <translation>Better: {what}</translation>
    </message>
    <message>
        <source>Joué ce jour-là&#x202f;: {what}</source>
        <translation>Played that day: {what}</translation>
    </message>
</context>
<context>
    <name>Remembered</name>
    <message>
        <source>Trois moments</source>
        <translation>Three moments</translation>
    </message>
    <message>
        <source>Un moment</source>
        <translation>A moment</translation>
    </message>
    <message>
        <source>{told} En tout&#x202f;: {score}.</source>
        <translation>{told} In all: {score}.</translation>
    </message>
    <message>
        <source>{name} passe en tête, et y reste.</source>
        <translation>{name} takes the lead and keeps it.</translation>
    </message>
    <message>
        <source>{prize}&#x202f;: {name} ({why})</source>
        <translation>{prize}: {name} ({why})</translation>
    </message>
    <message>
        <source>Les prix de la partie</source>
        <translation>The prizes of the game</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>coup {n} sur {last}</source>
        <translation>move {n} of {last}</translation>
    </message>
    <message>
        <source>Au début</source>
        <translation>To the start</translation>
    </message>
    <message>
        <source>Un pas en arrière</source>
        <translation>One step back</translation>
    </message>
    <message>
        <source>Un pas en avant</source>
        <translation>One step forward</translation>
    </message>
    <message>
        <source>À la fin</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>Ligne du temps</source>
        <translation>Timeline</translation>
    </message>
    <message>
        <source>vitesse {n}</source>
        <translation>speed {n}</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Emporter…</source>
        <translation>Save a copy…</translation>
    </message>
    <message>
        <source>Emporter cette partie</source>
        <translation>Save this game to a file</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Aller à un tour</source>
        <translation>Go to a turn</translation>
    </message>
    <message>
        <source>Les choix qui ont coûté le plus, et le classement sans la chance</source>
        <translation>The choices that cost most, and the ranking without luck</translation>
    </message>
    <message>
        <source>Rejouer à partir d’ici, avec le même tirage, pour s’exercer</source>
        <translation>Play on from here with the same draw, for practice</translation>
    </message>
    <message>
        <source>Et si&#x202f;?</source>
        <translation>What if?</translation>
    </message>
    <message>
        <source>Bilan</source>
        <translation>Review</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>Tout le monde joue</source>
        <translation>Everybody plays</translation>
    </message>
    <message>
        <source>{name} joue, l’ordinateur (moyen) remplace les autres</source>
        <translation>{name} plays, the computer (medium) stands in for the others</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Rattrape tes points</source>
        <translation>Win back your points</translation>
    </message>
    <message>
        <source>{place}. {name}</source>
        <translation>{place}. {name}</translation>
    </message>
    <message>
        <source>Rien à redire&#x202f;: personne n’a perdu de points.</source>
        <translation>Nothing to correct: nobody lost a point.</translation>
    </message>
    <message>
        <source>Pas de bilan pour cette partie.</source>
        <translation>No review for this game.</translation>
    </message>
    <message>
        <source>On refait le film… {percent} %</source>
        <translation>Watching the game again… {percent} %</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>tout près</source>
        <translation>so close</translation>
    </message>
    <message>
        <source>imprécis</source>
        <translation>imprecise</translation>
    </message>
    <message>
        <source>on peut mieux</source>
        <translation>we can do better</translation>
    </message>
    <message>
        <source>cher</source>
        <translation>costly</translation>
    </message>
    <message>
        <source>oh, dommage&#x202f;!</source>
        <translation>oh, what a pity!</translation>
    </message>
    <message>
        <source>dommage</source>
        <translation>a pity</translation>
    </message>
    <message>
        <source>{n}&#x202f;% de choix parfaits.</source>
        <translation>{n}% perfect choices.</translation>
    </message>
    <message>
        <source>{n}&#x202f;% de choix parfaits&#x202f;: bravo&#x202f;!</source>
        <translation>{n}% perfect choices: well done!</translation>
    </message>
    <message>
        <source>{n}&#x202f;% de choix parfaits, belle partie.</source>
        <translation>{n}% perfect choices, a fine game.</translation>
    </message>
    <message>
        <source>{n}&#x202f;% de choix parfaits, et chacun était à toi.</source>
        <translation>{n}% perfect choices, and each of them was yours.</translation>
    </message>
    <message>
        <source>{n}&#x202f;% du meilleur score possible avec tout le dictionnaire.</source>
        <translation>{n}% of the best possible score with the whole dictionary.</translation>
    </message>
    <message>
        <source>Un joueur parfait ferait {perfect} en moyenne. Les dés ont ajouté {luck}, les choix {choices}&#x202f;: {score}.</source>
        <translation>A perfect player averages {perfect}. The dice added {luck}, the choices {choices}: {score}.</translation>
    </message>
    <message>
        <source>Ta plus belle idée</source>
        <translation>Your finest idea</translation>
    </message>
    <message>
        <source>La trouvaille</source>
        <translation>The find</translation>
    </message>
    <message>
        <source>Le plus chanceux&#x202f;: {seen} ({when}, {luck}). Le moins&#x202f;: {other} ({then}, {less}).</source>
        <translation>Luckiest: {seen} ({when}, {luck}). Unluckiest: {other} ({then}, {less}).</translation>
    </message>
    <message>
        <source>À moins d’un point près, c’est égalité.</source>
        <translation>Within a point of each other, it is a draw.</translation>
    </message>
    <message>
        <source>{n}&#x202f;% du maximum</source>
        <translation>{n}% of the best</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>RoundsPaper</name>
    <message>
        <source>Parties de la soirée</source>
        <translation>Games of the evening</translation>
    </message>
</context>
<context>
    <name>Roundtable</name>
    <message>
        <source>Feuille du comptable</source>
        <translation>Scorekeeper’s sheet</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Règles</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Imprimer une feuille…</source>
        <translation>Print a sheet…</translation>
    </message>
    <message>
        <source>Partie guidée</source>
        <translation>Guided game</translation>
    </message>
    <message>
        <source>Les jeux</source>
        <translation>The games</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>{place} sur {all}</source>
        <translation>{place} of {all}</translation>
    </message>
    <message>
        <source>introuvable</source>
        <translation>not found</translation>
    </message>
    <message>
        <source>Chercher dans la règle</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Passage précédent</source>
        <translation>Previous passage</translation>
    </message>
    <message>
        <source>Passage suivant</source>
        <translation>Next passage</translation>
    </message>
    <message>
        <source>Règle du jeu</source>
        <translation>Rules of the game</translation>
    </message>
</context>
<context>
    <name>RulesPicture</name>
    <message>
        <source>{word} vers le bas</source>
        <translation>{word} down</translation>
    </message>
    <message>
        <source>{word} vers la droite</source>
        <translation>{word} across</translation>
    </message>
    <message>
        <source>La grille avec {words}.</source>
        <translation>The grid with {words}.</translation>
    </message>
    <message>
        <source>La grille, {rows} rangées de {columns} cases&#x202f;: cases noires {black}, orange {orange}, jaunes {jaune}, rouges {rouge}, la croix au centre.</source>
        <translation>The grid, {rows} rows of {columns} squares: black squares {black}, orange {orange}, yellow {jaune}, red {rouge}, the cross in the middle.</translation>
    </message>
    <message>
        <source>Case orange</source>
        <translation>Orange square</translation>
    </message>
    <message>
        <source>Case jaune</source>
        <translation>Yellow square</translation>
    </message>
    <message>
        <source>Case rouge</source>
        <translation>Red square</translation>
    </message>
    <message>
        <source>une carte retournée</source>
        <translation>a card face down</translation>
    </message>
    <message>
        <source>Cartes&#x202f;: {cards}.</source>
        <translation>Cards: {cards}.</translation>
    </message>
    <message>
        <source>Une rangée&#x202f;: {cards}. Valeur&#x202f;: {sum}.</source>
        <translation>A row: {cards}. Value: {sum}.</translation>
    </message>
    <message>
        <source>Dés&#x202f;: {dice}.</source>
        <translation>Dice: {dice}.</translation>
    </message>
    <message>
        <source>joker pour {letter}</source>
        <translation>joker for {letter}</translation>
    </message>
    <message>
        <source>joker ◊</source>
        <translation>joker ◊</translation>
    </message>
    <message>
        <source>Dés de lettres, avec leurs points&#x202f;: {letters}.</source>
        <translation>Letter dice, with their points: {letters}.</translation>
    </message>
    <message>
        <source>Chevalet&#x202f;: {letters}. Total&#x202f;: {points}.</source>
        <translation>Rack: {letters}. Total: {points}.</translation>
    </message>
    <message>
        <source>Le sablier coule&#x202f;: il reste {left} secondes sur {length}.</source>
        <translation>The hourglass is running: {left} seconds of {length} are left.</translation>
    </message>
    <message>
        <source>Dés de lettres&#x202f;: {letters}. Dé de couleurs&#x202f;: {colour}.</source>
        <translation>Letter dice: {letters}. Colour die: {colour}.</translation>
    </message>
    <message>
        <source>{word}, avec les lettres {letters}&#x202f;: jetons {count}.</source>
        <translation>{word}, with the letters {letters}: chips {count}.</translation>
    </message>
    <message>
        <source>Jetons&#x202f;: {count}.</source>
        <translation>Chips: {count}.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scroll</name>
    <message>
        <source>Ce qui défile</source>
        <translation>Scrolling part</translation>
    </message>
</context>
<context>
    <name>SealRow</name>
    <message numerus="yes">
        <source>%n jour(s) joué(s) sur sept</source>
        <translation>
            <numerusform>%n day played of seven</numerusform>
            <numerusform>%n days played of seven</numerusform>
        </translation>
    </message>
    <message>
        <source>ddd</source>
        <translation>ddd</translation>
    </message>
</context>
<context>
    <name>SeatQuestion</name>
    <message>
        <source>Le téléphone de {name} est absent. Un autre téléphone veut sa place&#x202f;: d’accord&#x202f;?</source>
        <translation>{name}’s phone is away. Another phone wants the seat: all right?</translation>
    </message>
    <message>
        <source>Donner la place</source>
        <translation>Give the seat</translation>
    </message>
    <message>
        <source>La garder</source>
        <translation>Keep it</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Retirer {name}</source>
        <translation>Remove {name}</translation>
    </message>
</context>
<context>
    <name>SeatsSection</name>
    <message>
        <source>Ordinateur</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Autour de la table</source>
        <translation>Around the table</translation>
    </message>
    <message>
        <source>En solitaire&#x202f;: bats ton record.</source>
        <translation>Solo: beat your own record.</translation>
    </message>
    <message>
        <source>Le sort désigne qui commence.</source>
        <translation>The draw picks who starts.</translation>
    </message>
    <message>
        <source>{name} commence&#x202f;: honneur à la jeunesse.</source>
        <translation>{name} begins: the youngest first.</translation>
    </message>
    <message>
        <source>Nom&#x202f;: {name}</source>
        <translation>Name: {name}</translation>
    </message>
    <message>
        <source>Place {place}&#x202f;: {name}</source>
        <translation>Seat {place}: {name}</translation>
    </message>
    <message>
        <source>Touche de {name}&#x202f;: {key}</source>
        <translation>{name}’s key: {key}</translation>
    </message>
    <message>
        <source>{press}&#x202f;; Alt et les flèches changent l’ordre.</source>
        <translation>{press}; Alt and the arrows change the order.</translation>
    </message>
    <message>
        <source>Nouveau profil</source>
        <translation>New profile</translation>
    </message>
    <message>
        <source>Ajouter {name}</source>
        <translation>Add {name}</translation>
    </message>
    <message>
        <source>Convive</source>
        <translation>Guest</translation>
    </message>
    <message>
        <source>Sans profil · hors des records</source>
        <translation>No profile · not in the records</translation>
    </message>
    <message>
        <source>Presser pour choisir</source>
        <translation>Press to choose</translation>
    </message>
    <message>
        <source>Presser pour se lever</source>
        <translation>Press to stand up</translation>
    </message>
    <message>
        <source>{press}, glisser pour changer l’ordre.</source>
        <translation>{press}, drag to change the order.</translation>
    </message>
    <message>
        <source>Inviter les téléphones</source>
        <translation>Invite the phones</translation>
    </message>
    <message>
        <source>Montrer le code</source>
        <translation>Show the code</translation>
    </message>
    <message>
        <source>Chacun joue du sien, sur le Wi-Fi de la maison.</source>
        <translation>Everybody plays from their own, on the home Wi-Fi.</translation>
    </message>
    <message>
        <source>Changer de nom</source>
        <translation>Change the name</translation>
    </message>
    <message>
        <source>Changer de touche</source>
        <translation>Change the key</translation>
    </message>
    <message>
        <source>Jouer plus tôt</source>
        <translation>Play earlier</translation>
    </message>
    <message>
        <source>Jouer plus tard</source>
        <translation>Play later</translation>
    </message>
    <message>
        <source>Se lever</source>
        <translation>Stand up</translation>
    </message>
    <message>
        <source>Le plus haut lancer commence.</source>
        <translation>The highest throw begins.</translation>
    </message>
    <message>
        <source>Toi</source>
        <translation>You</translation>
    </message>
    <message>
        <source>Place libre</source>
        <translation>Free place</translation>
    </message>
    <message>
        <source>Qui vient jouer&#x202f;?</source>
        <translation>Who comes to play?</translation>
    </message>
    <message>
        <source>Avec {names}, dès que tu joues.</source>
        <translation>With {names}, as soon as you play.</translation>
    </message>
    <message>
        <source>{name} commence&#x202f;: c’est convenu.</source>
        <translation>{name} begins, as agreed.</translation>
    </message>
    <message>
        <source>Au téléphone</source>
        <translation>On the phone</translation>
    </message>
    <message>
        <source>{name} se lève</source>
        <translation>{name} stands up</translation>
    </message>
    <message>
        <source>Ma famille</source>
        <translation>My family</translation>
    </message>
    <message>
        <source>Un profil retient tes parties et tes records.</source>
        <translation>A profile remembers your games and records.</translation>
    </message>
    <message>
        <source>Téléphones</source>
        <translation>Phones</translation>
    </message>
    <message>
        <source>La table est complète.</source>
        <translation>The table is full.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Rien sur cette machine n’ouvre ce dossier. Il est ici&#x202f;: {folder}</source>
        <translation>Nothing on this machine opens this folder. It is here: {folder}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>À propos</source>
        <translation>About</translation>
    </message>
    <message>
        <source>À l’écran</source>
        <translation>On screen</translation>
    </message>
    <message>
        <source>En jeu</source>
        <translation>In play</translation>
    </message>
    <message>
        <source>Les données de la famille</source>
        <translation>The family’s data</translation>
    </message>
    <message>
        <source>Langue</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Les mots des jeux restent français.</source>
        <translation>The words of the games stay French.</translation>
    </message>
    <message>
        <source>Thème</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Taille du texte</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>Réduire les animations</source>
        <translation>Fewer animations</translation>
    </message>
    <message>
        <source>Rythme de l’ordinateur</source>
        <translation>Computer’s pace</translation>
    </message>
    <message>
        <source>Une partie jouée avec le conseil entre aussi dans les records.</source>
        <translation>A game played with advice enters the records too.</translation>
    </message>
    <message>
        <source>Dossier</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Profils, parties et records, sur cet ordinateur seulement.</source>
        <translation>Profiles, games and records, on this computer only.</translation>
    </message>
    <message>
        <source>Ouvrir le dossier</source>
        <translation>Open the folder</translation>
    </message>
    <message>
        <source>Emporter ma famille</source>
        <translation>Save my family to a file</translation>
    </message>
    <message>
        <source>Profils, parties et mots de la maison dans un seul fichier.</source>
        <translation>Profiles, games and house words in a single file.</translation>
    </message>
    <message>
        <source>Fichiers et sauvegardes</source>
        <translation>Files and backups</translation>
    </message>
    <message>
        <source>Ouvrir une partie</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <source>Une partie emportée se revoit, ou se reprend là où elle en était.</source>
        <translation>A saved game file can be replayed, or resumed where it stood.</translation>
    </message>
    <message>
        <source>Ouvrir…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Emporter…</source>
        <translation>Save a copy…</translation>
    </message>
    <message>
        <source>Profils rangés</source>
        <translation>Profiles put away</translation>
    </message>
    <message>
        <source>Sauvegardes</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Une copie par semaine, les cinq dernières sont gardées.</source>
        <translation>One copy a week, the last five are kept.</translation>
    </message>
    <message>
        <source>Aucune pour l’instant&#x202f;: la première se fait d’elle-même après quelques jours de jeu.</source>
        <translation>None yet: the first is made automatically after a few days of play.</translation>
    </message>
    <message>
        <source>Version, licences et remerciements</source>
        <translation>Version, licences and thanks</translation>
    </message>
    <message>
        <source>Pour toutes les mains</source>
        <translation>For every hand</translation>
    </message>
    <message>
        <source>Tenir une touche</source>
        <translation>Hold a key</translation>
    </message>
    <message>
        <source>Elle compte quand on l’a tenue un moment.</source>
        <translation>It counts once it has been held for a moment.</translation>
    </message>
    <message>
        <source>Appuis en double</source>
        <translation>Presses made twice</translation>
    </message>
    <message>
        <source>Le même appui, aussitôt répété, ne compte qu’une fois.</source>
        <translation>The same press, repeated at once, counts only once.</translation>
    </message>
    <message>
        <source>Lis-moi</source>
        <translation>Read to me</translation>
    </message>
    <message>
        <source>Un bouton lit à voix haute la règle, le conseil et les questions de la table (F6).</source>
        <translation>A button reads the rules, the advice and the table’s questions aloud (F6).</translation>
    </message>
    <message>
        <source>Depuis ce fichier&#x202f;: rien n’est effacé, rien n’est compté deux fois.</source>
        <translation>From that file: nothing is deleted or duplicated.</translation>
    </message>
    <message>
        <source>Voir…</source>
        <translation>See…</translation>
    </message>
    <message>
        <source>Parties en cours</source>
        <translation>Games under way</translation>
    </message>
    <message>
        <source>Système</source>
        <translation>System</translation>
    </message>
    <message>
        <source>{n}&#x202f;%</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>Vif</source>
        <translation>Lively</translation>
    </message>
    <message>
        <source>Calme</source>
        <translation>Calm</translation>
    </message>
    <message>
        <source>Non</source>
        <translation>No</translation>
    </message>
    <message>
        <source>{n}&#x202f;s</source>
        <translation>{n}&#xa0;s</translation>
    </message>
    <message>
        <source>Papier</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Soirée</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>Contraste</source>
        <translation>Contrast</translation>
    </message>
    <message>
        <source>Thème {name}</source>
        <translation>{name} theme</translation>
    </message>
    <message>
        <source>Compter les parties avec conseil</source>
        <translation>Count games with the coach</translation>
    </message>
    <message>
        <source>Accueillir une famille</source>
        <translation>Bring in a family</translation>
    </message>
    <message>
        <source>Accueillir…</source>
        <translation>Bring in…</translation>
    </message>
    <message>
        <source>Instantané</source>
        <translation>Instant</translation>
    </message>
</context>
<context>
    <name>SharedWords</name>
    <message>
        <source>La partie du jour, {day}</source>
        <translation>Game of the day, {day}</translation>
    </message>
    <message>
        <source>{n}&#x202f;% de choix parfaits</source>
        <translation>{n}% perfect choices</translation>
    </message>
    <message>
        <source>Code&#x202f;: {code}</source>
        <translation>Code: {code}</translation>
    </message>
    <message>
        <source>{name}&#x202f;: {score}</source>
        <translation>{name}: {score}</translation>
    </message>
    <message>
        <source>Défi de {name}&#x202f;: {score} à battre</source>
        <translation>Challenge from {name}: {score} to beat</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>En lignes de texte</source>
        <translation>As lines of text</translation>
    </message>
    <message>
        <source>En image</source>
        <translation>As a picture</translation>
    </message>
    <message>
        <source>Imprimer…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Souvenir encadré&#x202f;: copier</source>
        <translation>Framed keepsake: copy</translation>
    </message>
    <message>
        <source>Copier la ligne du défi</source>
        <translation>Copy the challenge line</translation>
    </message>
    <message>
        <source>Le résultat est copié&#x202f;: il n’y a plus qu’à le coller.</source>
        <translation>The result is copied: you only have to paste it.</translation>
    </message>
    <message>
        <source>L’image du résultat est copiée&#x202f;: il n’y a plus qu’à la coller.</source>
        <translation>The picture of the result is copied: you only have to paste it.</translation>
    </message>
    <message>
        <source>L’impression n’est pas disponible ici&#x202f;: copie l’image.</source>
        <translation>Printing is not available here: copy the picture.</translation>
    </message>
    <message>
        <source>Le résultat s’imprime.</source>
        <translation>The result is being printed.</translation>
    </message>
    <message>
        <source>Enregistrer le souvenir…</source>
        <translation>Save the keepsake…</translation>
    </message>
    <message>
        <source>Enregistrer le défi dans un fichier…</source>
        <translation>Save the challenge as a file…</translation>
    </message>
    <message>
        <source>L’imprimante ne répond pas&#x202f;: copie l’image.</source>
        <translation>The printer does not answer: copy the picture.</translation>
    </message>
    <message>
        <source>La ligne du défi est copiée&#x202f;: colle-la dans un message, ou recopie-la sur un papier.</source>
        <translation>The challenge line is copied: paste it into a message, or write it on a sheet of paper.</translation>
    </message>
    <message>
        <source>Défi {game}</source>
        <translation>Challenge {game}</translation>
    </message>
    <message>
        <source>Enregistrer le défi dans un fichier</source>
        <translation>Save the challenge as a file</translation>
    </message>
    <message>
        <source>Le souvenir est copié&#x202f;: il n’y a plus qu’à le coller.</source>
        <translation>The keepsake is copied: just paste it.</translation>
    </message>
    <message>
        <source>Souvenir {game} {day}</source>
        <translation>Keepsake {game} {day}</translation>
    </message>
    <message>
        <source>Garder le souvenir</source>
        <translation>Keep the keepsake</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>Picture (*.png)</translation>
    </message>
    <message>
        <source>Le souvenir passe sous cadre…</source>
        <translation>The keepsake is being framed…</translation>
    </message>
</context>
<context>
    <name>SheetStory</name>
    <message>
        <source>Feuilles</source>
        <translation>Sheets</translation>
    </message>
    <message>
        <source>La feuille d’avant</source>
        <translation>The sheet before</translation>
    </message>
    <message>
        <source>La feuille d’après</source>
        <translation>The next sheet</translation>
    </message>
    <message>
        <source>Feuille de marque</source>
        <translation>Score sheet</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Barrer cette case</source>
        <translation>Cross out this box</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Grille de jeu</source>
        <translation>Game grid</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>1 dé (Quarté&#x202f;: 4)</source>
        <translation>1 die (Quarté: 4)</translation>
    </message>
    <message>
        <source>2 dés (Quarté&#x202f;: 8)</source>
        <translation>2 dice (Quarté: 8)</translation>
    </message>
    <message>
        <source>3 dés (Quarté&#x202f;: 12)</source>
        <translation>3 dice (Quarté: 12)</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Cartes de thèmes, à découper</source>
        <translation>Theme cards, to cut out</translation>
    </message>
    <message>
        <source>Titre</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Manche</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>{game}, feuilles à imprimer</source>
        <translation>{game}, sheets to print</translation>
    </message>
    <message>
        <source>total des dés</source>
        <translation>total of the dice</translation>
    </message>
    <message>
        <source>total des {number}</source>
        <translation>total of {number}s</translation>
    </message>
    <message>
        <source>{points} points dès {needed}</source>
        <translation>{points} points from {needed}</translation>
    </message>
    <message>
        <source>Section du haut</source>
        <translation>Upper section</translation>
    </message>
    <message>
        <source>Prime</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Total du haut</source>
        <translation>Upper total</translation>
    </message>
    <message>
        <source>Section du bas</source>
        <translation>Lower section</translation>
    </message>
    <message>
        <source>Primes Yahtzee</source>
        <translation>Yahtzee bonuses</translation>
    </message>
    <message>
        <source>100 chacune</source>
        <translation>100 each</translation>
    </message>
    <message>
        <source>Total du bas</source>
        <translation>Lower total</translation>
    </message>
    <message>
        <source>Total général</source>
        <translation>Grand total</translation>
    </message>
    <message>
        <source>total des points</source>
        <translation>total of the points</translation>
    </message>
    <message>
        <source>Primes de 100</source>
        <translation>Bonuses of 100</translation>
    </message>
    <message>
        <source>mots de 7 lettres</source>
        <translation>7-letter words</translation>
    </message>
    <message>
        <source>Feuille de marque</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Noms</source>
        <translation>Names</translation>
    </message>
    <message>
        <source>Résultats</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Primes</source>
        <translation>Bonuses</translation>
    </message>
    <message>
        <source>Primes&#x202f;: 100 points pour chaque mot de sept lettres après le premier, si la case Yahtzee des Mots contient 50.</source>
        <translation>Bonuses: 100 points for each seven-letter word after the first, if the Yahtzee des Mots box holds 50.</translation>
    </message>
    <message>
        <source>Un mot&#x202f;: 1 point par carte, 2 de plus par lettre verte (B C F H P V), et le double par lettre rouge (J K Q W X Y Z).</source>
        <translation>A word: 1 point for each card, 2 more for each green letter (B C F H P V), and doubled for each red letter (J K Q W X Y Z).</translation>
    </message>
    <message>
        <source>Un jeton par dé dont la lettre est dans le mot. La partie finit avec le 90ᵉ jeton.</source>
        <translation>One chip for each die whose letter is in the word. The game ends with the 90th chip.</translation>
    </message>
    <message>
        <source>Carnet de score</source>
        <translation>Score pad</translation>
    </message>
    <message>
        <source>But</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>Dé</source>
        <translation>Die</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Feuille du comptable</source>
        <translation>Scorekeeper’s sheet</translation>
    </message>
    <message>
        <source>Cartes des autres</source>
        <translation>Others’ cards</translation>
    </message>
    <message>
        <source>Cartes en main</source>
        <translation>Cards in hand</translation>
    </message>
    <message>
        <source>Donne {number}</source>
        <translation>Deal {number}</translation>
    </message>
    <message>
        <source>Total de la donne</source>
        <translation>Deal total</translation>
    </message>
    <message>
        <source>Carnet des jetons</source>
        <translation>Chip pad</translation>
    </message>
    <message>
        <source>N°</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Thème</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Lettres</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Couleur</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>Total des jetons</source>
        <translation>Chip total</translation>
    </message>
</context>
<context>
    <name>SheetsPage</name>
    <message>
        <source>Page {page} sur {all}</source>
        <translation>Page {page} of {all}</translation>
    </message>
    <message>
        <source>Enregistrer les feuilles</source>
        <translation>Save the sheets</translation>
    </message>
    <message>
        <source>Les feuilles sont dans {file}.</source>
        <translation>The sheets are in {file}.</translation>
    </message>
    <message>
        <source>Impossible d’écrire {file}.</source>
        <translation>Cannot write {file}.</translation>
    </message>
    <message>
        <source>Les feuilles s’impriment.</source>
        <translation>The sheets are printing.</translation>
    </message>
    <message>
        <source>Feuilles à imprimer</source>
        <translation>Sheets to print</translation>
    </message>
    <message>
        <source>L’impression n’est pas disponible ici&#x202f;: enregistre les feuilles en PDF.</source>
        <translation>Printing is not available here: save the sheets as a PDF.</translation>
    </message>
    <message>
        <source>L’imprimante ne répond pas&#x202f;: enregistre les feuilles en PDF.</source>
        <translation>The printer does not answer: save the sheets as a PDF.</translation>
    </message>
    <message>
        <source>Que faut-il imprimer&#x202f;?</source>
        <translation>What shall we print?</translation>
    </message>
    <message>
        <source>Une pour tous</source>
        <translation>One for all</translation>
    </message>
    <message>
        <source>Une par personne</source>
        <translation>One each</translation>
    </message>
    <message>
        <source>La nôtre</source>
        <translation>Ours</translation>
    </message>
    <message>
        <source>Celle du jeu</source>
        <translation>The game’s</translation>
    </message>
    <message>
        <source>Jeu</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Feuille</source>
        <translation>Sheet</translation>
    </message>
    <message>
        <source>Une colonne par personne, ou une feuille chacun.</source>
        <translation>A column for each person, or a sheet each.</translation>
    </message>
    <message>
        <source>Personnes</source>
        <translation>People</translation>
    </message>
    <message>
        <source>Grille</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Exemplaires</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>Enregistrer en PDF…</source>
        <translation>Save as PDF…</translation>
    </message>
    <message>
        <source>Imprimer…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Page précédente</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Page suivante</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>La feuille de marque, ses deux sections et leurs totaux.</source>
        <translation>The score sheet, its two sections and their totals.</translation>
    </message>
    <message>
        <source>La grille à remplir, et le carnet de score.</source>
        <translation>The grid to fill in, and the score pad.</translation>
    </message>
    <message>
        <source>La feuille du comptable, donne par donne.</source>
        <translation>The scorekeeper’s sheet, deal by deal.</translation>
    </message>
    <message>
        <source>Les cartes de thèmes à découper, les vôtres aussi, et le carnet des jetons.</source>
        <translation>The theme cards to cut out, yours too, and the chip pad.</translation>
    </message>
    <message>
        <source>La feuille de marque. Une feuille chacun a cinq manches, et une page de résultats.</source>
        <translation>The score sheet. A sheet each has five rounds, and a page of results.</translation>
    </message>
</context>
<context>
    <name>ShortcutsOverlay</name>
    <message>
        <source>Partout</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>cette feuille</source>
        <translation>this sheet</translation>
    </message>
    <message>
        <source>la règle du jeu</source>
        <translation>the rules of the game</translation>
    </message>
    <message>
        <source>le dictionnaire, hors des parties</source>
        <translation>the dictionary, outside games</translation>
    </message>
    <message>
        <source>à la table et dans la règle&#x202f;: lis-moi, si les réglages le permettent</source>
        <translation>at the table and in the rules: read to me, if the settings allow it</translation>
    </message>
    <message>
        <source>plein écran</source>
        <translation>full screen</translation>
    </message>
    <message>
        <source>ouvrir une partie ou une famille emportée</source>
        <translation>open a saved game or family file</translation>
    </message>
    <message>
        <source>quitter la table, la partie est gardée</source>
        <translation>leave the table, the game is saved</translation>
    </message>
    <message>
        <source>Nouvelle partie</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>changer de place autour de la table</source>
        <translation>change seats around the table</translation>
    </message>
    <message>
        <source>se lever de table</source>
        <translation>leave the table</translation>
    </message>
    <message>
        <source>choisir une variante ou un niveau</source>
        <translation>choose a variant or a level</translation>
    </message>
    <message>
        <source>En revoyant une partie</source>
        <translation>Watching a game again</translation>
    </message>
    <message>
        <source>lecture ou pause</source>
        <translation>play or pause</translation>
    </message>
    <message>
        <source>un pas en arrière ou en avant</source>
        <translation>one step back or on</translation>
    </message>
    <message>
        <source>tour précédent ou suivant</source>
        <translation>turn before or after</translation>
    </message>
    <message>
        <source>Dans la règle</source>
        <translation>In the rules</translation>
    </message>
    <message>
        <source>chercher un mot</source>
        <translation>search for a word</translation>
    </message>
    <message>
        <source>passage suivant</source>
        <translation>next passage</translation>
    </message>
    <message>
        <source>passage précédent</source>
        <translation>previous passage</translation>
    </message>
    <message>
        <source>Raccourcis du clavier</source>
        <translation>Keyboard shortcuts</translation>
    </message>
    <message>
        <source>revenir à la page d’avant</source>
        <translation>go back to the page before</translation>
    </message>
    <message>
        <source>À la table de {game}</source>
        <translation>At the {game} table</translation>
    </message>
    <message>
        <source>passer au bouton suivant</source>
        <translation>go to the next button</translation>
    </message>
    <message>
        <source>appuyer sur le grand bouton</source>
        <translation>press the big button</translation>
    </message>
    <message>
        <source>aller au prochain grand moment</source>
        <translation>go to the next big moment</translation>
    </message>
    <message>
        <source>à la table&#x202f;: ordinateurs calmes, vifs ou instantanés</source>
        <translation>at the table: calm, brisk or instant computer players</translation>
    </message>
    <message>
        <source>à la table&#x202f;: suivre le conseil</source>
        <translation>at the table: follow the advice</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Fermer le panneau</source>
        <translation>Close the panel</translation>
    </message>
</context>
<context>
    <name>SidePanels</name>
    <message>
        <source>Journal</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Règles</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>Soiree</name>
    <message>
        <source>Diplôme de la soirée</source>
        <translation>Diploma of the evening</translation>
    </message>
    <message>
        <source>Le diplôme est dans {file}.</source>
        <translation>The diploma is in {file}.</translation>
    </message>
    <message>
        <source>Impossible d’écrire {file}.</source>
        <translation>{file} can’t be written.</translation>
    </message>
    <message>
        <source>Le diplôme s’imprime.</source>
        <translation>The diploma is being printed.</translation>
    </message>
    <message>
        <source>L’impression n’est pas disponible ici&#x202f;: enregistre le diplôme en PDF.</source>
        <translation>Printing is not available here: save the diploma as PDF.</translation>
    </message>
    <message>
        <source>L’imprimante ne répond pas&#x202f;: enregistre le diplôme en PDF.</source>
        <translation>The printer does not answer: save the diploma as PDF.</translation>
    </message>
</context>
<context>
    <name>SoireeLink</name>
    <message>
        <source>Cette partie compte pour la soirée&#x202f;: voir le tableau</source>
        <translation>This game counts for the evening: see the table</translation>
    </message>
</context>
<context>
    <name>SoireeOffer</name>
    <message>
        <source>Une soirée&#x202f;? Cette partie compte déjà</source>
        <translation>An evening? This game counts already</translation>
    </message>
</context>
<context>
    <name>SoireePage</name>
    <message>
        <source>La soirée</source>
        <translation>The evening</translation>
    </message>
    <message>
        <source>Le tableau</source>
        <translation>The table</translation>
    </message>
    <message>
        <source>Finir la soirée&#x202f;? Le tableau et le diplôme restent là, et elle peut encore reprendre.</source>
        <translation>End the evening? Its table and diploma stay here, and it can still go on.</translation>
    </message>
    <message>
        <source>Oui, finir</source>
        <translation>Yes, end it</translation>
    </message>
    <message>
        <source>Continuer</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Les jeux et leur poids</source>
        <translation>The games and their weight</translation>
    </message>
    <message>
        <source>Qui joue ce soir&#x202f;?</source>
        <translation>Who’s playing tonight?</translation>
    </message>
    <message>
        <source>Jouer&#x202f;: {game}</source>
        <translation>Play: {game}</translation>
    </message>
    <message>
        <source>Chaque partie finie s’ajoute toute seule. On peut continuer la soirée un autre jour.</source>
        <translation>Finished games are added by themselves. You can go on another day.</translation>
    </message>
    <message>
        <source>Plusieurs parties de suite, des points selon la place, un diplôme à la fin.</source>
        <translation>Several games in a row, points for each place, a diploma at the end.</translation>
    </message>
    <message>
        <source>Le dernier reçoit 1 point, l’avant-dernier 2, et ainsi de suite, fois le poids du jeu. À 0, le jeu ne compte pas.</source>
        <translation>Last place gets 1 point, the one above 2, and so on, times the game’s weight. At 0 the game doesn’t count.</translation>
    </message>
    <message>
        <source>Commencer la soirée</source>
        <translation>Begin the evening</translation>
    </message>
    <message>
        <source>Nouvelle soirée</source>
        <translation>New evening</translation>
    </message>
    <message>
        <source>Diplôme en PDF…</source>
        <translation>Diploma as PDF…</translation>
    </message>
    <message>
        <source>Imprimer le diplôme…</source>
        <translation>Print the diploma…</translation>
    </message>
    <message>
        <source>Finir la soirée</source>
        <translation>End the evening</translation>
    </message>
    <message>
        <source>L’imprimer…</source>
        <translation>Print it…</translation>
    </message>
    <message>
        <source>Reprendre la soirée</source>
        <translation>Go on with the evening</translation>
    </message>
    <message>
        <source>Poids, {game}</source>
        <translation>Weight, {game}</translation>
    </message>
    <message>
        <source>Règles de la soirée</source>
        <translation>Rules of the evening</translation>
    </message>
    <message>
        <source>Prochain jeu</source>
        <translation>Next game</translation>
    </message>
    <message>
        <source>Et qui gagne la soirée&#x202f;?</source>
        <translation>And who wins the evening?</translation>
    </message>
    <message>
        <source>{name} mène</source>
        <translation>{name} leads</translation>
    </message>
    <message>
        <source>À égalité</source>
        <translation>All square</translation>
    </message>
    <message>
        <source>Qui montera&#x202f;?</source>
        <translation>Who will climb?</translation>
    </message>
    <message numerus="yes">
        <source>après %n partie(s)</source>
        <translation>
            <numerusform>after %n game</numerusform>
            <numerusform>after %n games</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gagne la soirée&#x202f;: {points}</source>
        <translation>{name} wins the evening: {points}</translation>
    </message>
    <message>
        <source>{first} et {last}</source>
        <translation>{first} and {last}</translation>
    </message>
    <message>
        <source>{names} gagnent la soirée ensemble&#x202f;: {points}</source>
        <translation>{names} win the evening together: {points}</translation>
    </message>
    <message>
        <source>{n}. {game}</source>
        <translation>{n}. {game}</translation>
    </message>
    <message>
        <source>Enlever la partie {n}</source>
        <translation>Leave game {n} out</translation>
    </message>
</context>
<context>
    <name>SoundSheet</name>
    <message>
        <source>Les sons</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Aucun son sur cette machine</source>
        <translation>No sound on this machine</translation>
    </message>
    <message>
        <source>Sons</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Elle n’a ni haut-parleur ni lecteur que le jeu connaisse&#x202f;: tout se voit, rien ne s’entend.</source>
        <translation>It has no speaker or player that the program knows: everything is seen, nothing is heard.</translation>
    </message>
    <message>
        <source>Courts et doux&#x202f;; tout ce qui s’entend se voit aussi.</source>
        <translation>Short and soft; whatever is heard is also seen.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Un à un</source>
        <translation>One by one</translation>
    </message>
    <message>
        <source>Doux</source>
        <translation>Soft</translation>
    </message>
    <message>
        <source>Moyen</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Loud</translation>
    </message>
    <message>
        <source>Dés</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Lancés, gardés.</source>
        <translation>Rolled, kept.</translation>
    </message>
    <message>
        <source>Plumes et lettres</source>
        <translation>Pens and letters</translation>
    </message>
    <message>
        <source>Une case écrite, une lettre posée.</source>
        <translation>A box filled, a letter laid.</translation>
    </message>
    <message>
        <source>Cartes</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Posées, distribuées.</source>
        <translation>Laid, dealt.</translation>
    </message>
    <message>
        <source>Jetons et points</source>
        <translation>Chips and points</translation>
    </message>
    <message>
        <source>Appels</source>
        <translation>Calls</translation>
    </message>
    <message>
        <source>À toi, buzzer, grande annonce, rideau.</source>
        <translation>Your turn, buzzer, big call, curtain.</translation>
    </message>
    <message>
        <source>Sablier</source>
        <translation>Hourglass</translation>
    </message>
    <message>
        <source>Les dix dernières secondes.</source>
        <translation>The last ten seconds.</translation>
    </message>
    <message>
        <source>Fêtes et fin de partie</source>
        <translation>Celebrations and end of game</translation>
    </message>
    <message>
        <source>Refus</source>
        <translation>Refusals</translation>
    </message>
    <message>
        <source>Un coup ou un mot qui ne va pas.</source>
        <translation>A move or a word that will not do.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>{where}&#x202f;: %n point(s)</source>
        <translation>
            <numerusform>{where}: %n point</numerusform>
            <numerusform>{where}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{where}&#x202f;: libre, ferait %n point(s)</source>
        <translation>
            <numerusform>{where}: free, would make %n point</numerusform>
            <numerusform>{where}: free, would make %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpreadSheet</name>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Boxes</translation>
    </message>
    <message>
        <source>Dés</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Les dés</source>
        <translation>The dice</translation>
    </message>
    <message>
        <source>Répartition</source>
        <translation>Spread</translation>
    </message>
    <message>
        <source>parties par score</source>
        <translation>games by score</translation>
    </message>
    <message>
        <source>calcul en cours…</source>
        <translation>working it out…</translation>
    </message>
    <message numerus="yes">
        <source>moyenne de chaque case, sur %n feuille(s)</source>
        <translation>
            <numerusform>mean of each box, over %n sheet</numerusform>
            <numerusform>mean of each box, over %n sheets</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} dés lancés. Si les dés sont justes, chaque barre finit presque toujours dans la bande claire.</source>
        <translation>{n} dice rolled. If the dice are fair, each bar nearly always ends in the light band.</translation>
    </message>
    <message>
        <source>Un écart pareil, on en voit un sur cent.</source>
        <translation>Such a gap is seen one time in a hundred.</translation>
    </message>
    <message>
        <source>parties par tranche de {n}</source>
        <translation>games in steps of {n}</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>{part}&#x202f;: Entrée, ou un clic</source>
        <translation>{part}: Enter, or a click</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Next</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>{pace} (F8)</source>
        <translation>{pace} (F8)</translation>
    </message>
    <message>
        <source>téléphone absent&#x202f;: {names}</source>
        <translation>phone away: {names}</translation>
    </message>
    <message>
        <source>La partie du jour</source>
        <translation>The game of the day</translation>
    </message>
    <message>
        <source>La partie du {day}</source>
        <translation>The game of {day}</translation>
    </message>
    <message numerus="yes">
        <source>%n joueur(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Conseil</source>
        <translation>Advice</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Règles</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Quitter la table</source>
        <translation>Leave the table</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>TableCoach</name>
    <message>
        <source>Avec le conseil, cette partie ne compte pas pour les records. Le demander quand même&#x202f;?</source>
        <translation>With advice, this game doesn’t count for the records. Ask anyway?</translation>
    </message>
    <message>
        <source>Demander conseil</source>
        <translation>Ask for advice</translation>
    </message>
    <message>
        <source>Jouer sans</source>
        <translation>Play without</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>{name} s’en va, l’ordinateur prend sa place</source>
        <translation>{name} leaves, the computer takes over</translation>
    </message>
    <message>
        <source>Ranger la boîte, la partie attendra</source>
        <translation>Put the box away, the game will wait</translation>
    </message>
    <message>
        <source>Emporter la partie dans un fichier…</source>
        <translation>Save the game to a file…</translation>
    </message>
    <message>
        <source>{name} (ordinateur)</source>
        <translation>{name} (computer)</translation>
    </message>
    <message>
        <source>L’ordinateur a pris la place de {name}&#x202f;; le résultat le dira.</source>
        <translation>The computer has taken {name}’s place; the result will say so.</translation>
    </message>
    <message>
        <source>Arrêter la partie pour de bon…</source>
        <translation>End the game for good…</translation>
    </message>
    <message>
        <source>Le dernier coup est repris.</source>
        <translation>The last move is taken back.</translation>
    </message>
    <message>
        <source>La partie continue&#x202f;; elle sera écrite dès que possible.</source>
        <translation>The game goes on; it will be saved as soon as possible.</translation>
    </message>
    <message>
        <source>{name} a perdu le fil et joue un coup simple.</source>
        <translation>{name} lost the thread and makes a simple move.</translation>
    </message>
    <message>
        <source>Inviter les téléphones…</source>
        <translation>Invite the phones…</translation>
    </message>
</context>
<context>
    <name>TablePhones</name>
    <message>
        <source>téléphones&#x202f;: {address}, code {code}</source>
        <translation>phones: {address}, code {code}</translation>
    </message>
    <message>
        <source>{name} a mis la partie en pause.</source>
        <translation>{name} has paused the game.</translation>
    </message>
    <message numerus="yes">
        <source>On reprend dans %n seconde(s)…</source>
        <translation>
            <numerusform>Going on in %n second…</numerusform>
            <numerusform>Going on in %n seconds…</numerusform>
        </translation>
    </message>
    <message>
        <source>On attend le téléphone de {name}.</source>
        <translation>Waiting for {name}’s phone.</translation>
    </message>
    <message>
        <source>Les téléphones ne répondent plus&#x202f;: on rouvre la porte…</source>
        <translation>The phones do not answer any more: opening the door again…</translation>
    </message>
</context>
<context>
    <name>TalentSheet</name>
    <message>
        <source>Chance ou talent&#x202f;?</source>
        <translation>Luck or skill?</translation>
    </message>
    <message>
        <source>calcul en cours…</source>
        <translation>working it out…</translation>
    </message>
    <message>
        <source>{n} sur {of}</source>
        <translation>{n} of {of}</translation>
    </message>
    <message>
        <source>moyenne par partie</source>
        <translation>average per game</translation>
    </message>
    <message>
        <source>moyenne par manche</source>
        <translation>average per round</translation>
    </message>
    <message>
        <source>{mean}, sur les {n} dernières</source>
        <translation>{mean}, over the last {n}</translation>
    </message>
    <message>
        <source>{mean}. C’est trop peu pour conclure.</source>
        <translation>{mean}. Too few to conclude anything.</translation>
    </message>
    <message>
        <source>Ces parties sont trop anciennes pour être relues.</source>
        <translation>These games are too old to be looked back on.</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>prime de 35</source>
        <translation>35-point bonus</translation>
    </message>
    <message>
        <source>Yahtzees</source>
        <translation>Yahtzees</translation>
    </message>
    <message>
        <source>prime du haut</source>
        <translation>upper bonus</translation>
    </message>
    <message>
        <source>lettres, mot le plus long</source>
        <translation>letters, longest word</translation>
    </message>
    <message>
        <source>mots par partie</source>
        <translation>words per game</translation>
    </message>
    <message>
        <source>jetons par manche</source>
        <translation>chips per round</translation>
    </message>
    <message>
        <source>manches avec point</source>
        <translation>rounds with points</translation>
    </message>
    <message>
        <source>WORD OUT par partie</source>
        <translation>WORD OUTs per game</translation>
    </message>
    <message>
        <source>points par mot</source>
        <translation>points per word</translation>
    </message>
    <message>
        <source>points, mot le mieux payé</source>
        <translation>points, best word</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Ici, on regarde seulement.</source>
        <translation>You are only watching here.</translation>
    </message>
    <message>
        <source>Trop tard pour annuler&#x202f;: les dés ou les cartes ont parlé.</source>
        <translation>Too late to undo: the dice or the cards have spoken.</translation>
    </message>
    <message>
        <source>Trop tard pour annuler&#x202f;: quelqu’un d’autre a joué depuis.</source>
        <translation>Too late to undo: someone else has played since.</translation>
    </message>
    <message>
        <source>Il n’y a rien à annuler.</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message>
        <source>La partie est terminée.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Ce téléphone a déjà sa place.</source>
        <translation>This phone has its seat already.</translation>
    </message>
    <message>
        <source>Cette place n’est plus à ce téléphone.</source>
        <translation>This seat is no longer this phone’s.</translation>
    </message>
    <message>
        <source>Ce n’est pas à toi de jouer.</source>
        <translation>It is not for you to play.</translation>
    </message>
    <message>
        <source>Ce n’est pas ton tour.</source>
        <translation>It is not your turn.</translation>
    </message>
    <message>
        <source>Trop tard&#x202f;: la partie a déjà avancé.</source>
        <translation>Too late: the game has already moved on.</translation>
    </message>
    <message>
        <source>Personne ne sait ce que cela donnera.</source>
        <translation>No one knows what this will give.</translation>
    </message>
    <message>
        <source>«&#x202f;{letter}&#x202f;» n’existe pas dans un code de partie.</source>
        <translation>“{letter}” does not exist in a game code.</translation>
    </message>
    <message>
        <source>Un code a {wanted} signes&#x202f;; celui-ci en a {letters}.</source>
        <translation>A code has {wanted} characters; this one has {letters}.</translation>
    </message>
    <message>
        <source>Une lettre du code est fausse&#x202f;: relis-le.</source>
        <translation>One letter of the code is wrong: check it again.</translation>
    </message>
    <message>
        <source>Il faut un nom.</source>
        <translation>A name is needed.</translation>
    </message>
    <message>
        <source>Ce nom contient un signe invisible&#x202f;; tape-le à la main.</source>
        <translation>This name holds an invisible character; type it by hand.</translation>
    </message>
    <message>
        <source>{name} est déjà à la table.</source>
        <translation>{name} is already at the table.</translation>
    </message>
    <message>
        <source>L’année doit être entre {first} et {last}.</source>
        <translation>The year must be between {first} and {last}.</translation>
    </message>
    <message>
        <source>Le code secret a quatre chiffres.</source>
        <translation>The secret code has four digits.</translation>
    </message>
    <message>
        <source>Il faut un mot.</source>
        <translation>A word is needed.</translation>
    </message>
    <message>
        <source>Ce mot contient un signe invisible&#x202f;; tape-le à la main.</source>
        <translation>This word holds an invisible character; type it by hand.</translation>
    </message>
    <message>
        <source>Ce fichier n’est pas une liste de mots de Ludogîte.</source>
        <translation>This file is not a Ludogîte word list.</translation>
    </message>
    <message>
        <source>Cette liste vient d’une version plus récente de Ludogîte.</source>
        <translation>This list comes from a newer version of Ludogîte.</translation>
    </message>
    <message>
        <source>Ce fichier n’est plus là.</source>
        <translation>This file is no longer there.</translation>
    </message>
    <message>
        <source>C’est un dossier, pas un fichier.</source>
        <translation>This is a folder, not a file.</translation>
    </message>
    <message>
        <source>L’ordinateur ne permet pas de lire ce fichier.</source>
        <translation>The computer does not allow this file to be read.</translation>
    </message>
    <message>
        <source>Aucun fichier ne peut s’appeler ainsi.</source>
        <translation>No file can have that name.</translation>
    </message>
    <message>
        <source>Ce fichier ne se lit pas&#x202f;: le disque ou la clé répond mal.</source>
        <translation>This file cannot be read: the disk or USB stick does not answer properly.</translation>
    </message>
    <message>
        <source>Ce fichier est trop gros pour être de Ludogîte.</source>
        <translation>This file is too big to be one of Ludogîte’s.</translation>
    </message>
    <message>
        <source>Ce fichier n’est pas de Ludogîte.</source>
        <translation>This file is not one of Ludogîte’s.</translation>
    </message>
    <message>
        <source>Ce fichier est abîmé&#x202f;: il ne se lit plus.</source>
        <translation>This file is damaged: it can no longer be read.</translation>
    </message>
    <message>
        <source>Ce fichier vient d’une version plus récente de Ludogîte.</source>
        <translation>This file comes from a newer version of Ludogîte.</translation>
    </message>
    <message>
        <source>Ce fichier est une partie, pas une famille.</source>
        <translation>This file is a game, not a family.</translation>
    </message>
    <message>
        <source>Il n’y a pas de défi dans ce texte&#x202f;: il commence par «&#x202f;Ludogîte /&#x202f;».</source>
        <translation>There is no challenge in this text: one begins with “Ludogîte /”.</translation>
    </message>
    <message>
        <source>Ce défi a une faute de copie&#x202f;: relis-le, ou copie-le encore.</source>
        <translation>This challenge was miscopied: read it again, or copy it again.</translation>
    </message>
    <message>
        <source>Ce défi vient d’une autre version de Ludogîte&#x202f;: il ne se joue pas ici.</source>
        <translation>This challenge comes from another version of Ludogîte: it can’t be played here.</translation>
    </message>
    <message>
        <source>Un mot a au moins {least} lettres.</source>
        <translation>A word has at least {least} letters.</translation>
    </message>
    <message>
        <source>Un mot a au plus {most} lettres.</source>
        <translation>A word has at most {most} letters.</translation>
    </message>
    <message>
        <source>Argot ou mot étranger&#x202f;: cette table joue sans.</source>
        <translation>Slang or a foreign word: this table plays without.</translation>
    </message>
    <message>
        <source>Cette partie ne peut pas être un défi&#x202f;: le tirage d’un autre n’y serait pas le même.</source>
        <translation>This game can’t be a challenge: somebody else’s draw would not be the same.</translation>
    </message>
    <message>
        <source>Le disque de {file} ne sait pas réserver un fichier&#x202f;: rien ne peut y être écrit sans risque.</source>
        <translation>The disk of {file} cannot reserve a file: nothing can be written there without risk.</translation>
    </message>
    <message>
        <source>Le fichier {file} n’a pas pu passer à la nouvelle version&#x202f;: il est resté tel quel.</source>
        <translation>{file} could not be brought to the new version: it was left as it is.</translation>
    </message>
    <message>
        <source>Le fichier {file} a disparu pendant le jeu, et rien ne s’écrit ailleurs&#x202f;: libère de la place.</source>
        <translation>{file} vanished during play, and nothing can be written anywhere else: make some room.</translation>
    </message>
    <message>
        <source>Plus de place sur le disque.</source>
        <translation>No room left on the disk.</translation>
    </message>
    <message>
        <source>Un autre programme occupe les données de la famille.</source>
        <translation>Another program keeps the family’s data to itself.</translation>
    </message>
    <message>
        <source>Ce disque ne sait pas réserver un fichier.</source>
        <translation>This disk cannot reserve a file.</translation>
    </message>
    <message>
        <source>Les données de la famille sont protégées contre l’écriture.</source>
        <translation>The family’s data may not be written.</translation>
    </message>
    <message>
        <source>Le fichier des données a disparu.</source>
        <translation>The data file has gone.</translation>
    </message>
    <message>
        <source>Le dossier des données n’est pas là.</source>
        <translation>The data folder is not there.</translation>
    </message>
    <message>
        <source>Le disque refuse d’écrire.</source>
        <translation>The disk refuses to write.</translation>
    </message>
    <message>
        <source>Bienvenue dans cette version de Ludogîte&#x202f;: tout est là, et une copie d’avant est gardée.</source>
        <translation>Welcome to this version of Ludogîte: everything is there, and a copy from before is kept.</translation>
    </message>
    <message>
        <source>Les données de la famille ne sont pas là, mais il en reste des sauvegardes&#x202f;: {backup} peut reprendre.</source>
        <translation>The family’s data are not there, but backups of them are: {backup} can take over.</translation>
    </message>
    <message>
        <source>Un autre fichier a pris la place des données pendant le jeu. Rien n’est perdu&#x202f;: tout est gardé dans {file}.</source>
        <translation>Another file took the place of the data during the game. Nothing is lost: all is kept in {file}.</translation>
    </message>
    <message>
        <source>Arrêter cette partie pour de bon&#x202f;? {who}&#x202f;: elle n’aura ni gagnant ni record. Elle se rouvre pendant 30 jours dans «&#x202f;Parties en cours ».</source>
        <translation>End this game for good? {who}: there will be no winner and no record. For 30 days it can be opened again from “Games under way”.</translation>
    </message>
    <message>
        <source>Arrêter la partie</source>
        <translation>End the game</translation>
    </message>
    <message>
        <source>Continuer à jouer</source>
        <translation>Go on playing</translation>
    </message>
    <message>
        <source>croque les petits mots à pleines mains</source>
        <translation>munches little words by the handful</translation>
    </message>
    <message>
        <source>En points&#x202f;: {points} de mieux que l’autre idée.</source>
        <translation>In points: {points} better than the other idea.</translation>
    </message>
    <message>
        <source>Tirage&#x202f;: différent au coup {number}</source>
        <translation>Draw: different at entry {number}</translation>
    </message>
    <message>
        <source>Dés&#x202f;: lus sur de vrais dés</source>
        <translation>Dice: read from real dice</translation>
    </message>
    <message>
        <source>Tirage&#x202f;: conforme au code</source>
        <translation>Draw: as the code gives it</translation>
    </message>
    <message>
        <source>Trop de codes faux&#x202f;: attends {time}.</source>
        <translation>Too many wrong codes: wait {time}.</translation>
    </message>
    <message>
        <source>Cet ordinateur n’est relié à aucun réseau de maison&#x202f;: allume le Wi-Fi, puis réessaie.</source>
        <translation>This computer is in no home network: switch the Wi-Fi on, then try again.</translation>
    </message>
    <message>
        <source>Les téléphones ne peuvent pas se connecter&#x202f;: {why}</source>
        <translation>Phones can’t connect: {why}</translation>
    </message>
    <message>
        <source>téléphone absent</source>
        <translation>phone away</translation>
    </message>
    <message>
        <source>À toi&#x202f;!</source>
        <translation>Your turn!</translation>
    </message>
    <message>
        <source>À toi, {name}</source>
        <translation>Your turn, {name}</translation>
    </message>
    <message>
        <source>C’est à {name}</source>
        <translation>{name}’s turn</translation>
    </message>
    <message>
        <source>On attend {name}…</source>
        <translation>Waiting for {name}…</translation>
    </message>
    <message>
        <source>{name} joue…</source>
        <translation>{name} is playing…</translation>
    </message>
    <message>
        <source>Un mot n’a que des lettres.</source>
        <translation>A word has only letters.</translation>
    </message>
    <message>
        <source>{most} lettres au plus, dont un seul «&#x202f;?&#x202f;».</source>
        <translation>{most} letters at most, only one of them a “?”.</translation>
    </message>
    <message>
        <source>Les mots composés ne comptent pas.</source>
        <translation>Compound words do not count.</translation>
    </message>
    <message>
        <source>C’est un nom propre.</source>
        <translation>It is a proper noun.</translation>
    </message>
    <message>
        <source>C’est une abréviation.</source>
        <translation>It is an abbreviation.</translation>
    </message>
    <message>
        <source>C’est un symbole, pas un mot.</source>
        <translation>It is a symbol, not a word.</translation>
    </message>
    <message>
        <source>C’est le nom d’une lettre.</source>
        <translation>It is the name of a letter.</translation>
    </message>
    <message>
        <source>Ce mot n’existe que dans une expression étrangère.</source>
        <translation>This word exists only in a foreign phrase.</translation>
    </message>
    <message>
        <source>Ce n’est qu’un morceau de mot ou d’expression.</source>
        <translation>It is only part of a word or phrase.</translation>
    </message>
    <message>
        <source>C’est une unité que personne n’emploie.</source>
        <translation>It is a unit that nobody uses.</translation>
    </message>
    <message>
        <source>La famille a écarté ce mot.</source>
        <translation>The family has banned this word.</translation>
    </message>
    <message>
        <source>Ce mot n’est pas dans le dictionnaire.</source>
        <translation>This word is not in the dictionary.</translation>
    </message>
    <message>
        <source>Ce dé n’existe pas.</source>
        <translation>This die does not exist.</translation>
    </message>
    <message>
        <source>Un dé montre 1 à 6, pas {face}.</source>
        <translation>A die shows 1 to 6, not {face}.</translation>
    </message>
    <message>
        <source>Il faut {expected} dés, pas {given}.</source>
        <translation>It takes {expected} dice, not {given}.</translation>
    </message>
    <message>
        <source>Les dés décident seuls de ce qu’ils montrent.</source>
        <translation>The dice alone decide what they show.</translation>
    </message>
    <message>
        <source>Les dés roulent encore.</source>
        <translation>The dice are still rolling.</translation>
    </message>
    <message>
        <source>Lance d’abord les dés.</source>
        <translation>Roll the dice first.</translation>
    </message>
    <message>
        <source>Choisis au moins un dé à relancer.</source>
        <translation>Choose at least one die to reroll.</translation>
    </message>
    <message>
        <source>Au premier lancer, on lance les cinq dés.</source>
        <translation>On the first roll, all five dice are rolled.</translation>
    </message>
    <message>
        <source>Joker imposé&#x202f;: ce Yahtzee va dans sa case du haut, encore libre.</source>
        <translation>Forced joker: this Yahtzee goes in its upper box, still free.</translation>
    </message>
    <message>
        <source>Joker&#x202f;: il faut d’abord une case du bas, tant qu’il en reste une.</source>
        <translation>Joker: a lower box comes first, as long as one is left.</translation>
    </message>
    <message>
        <source>Ce fichier n’est pas une grille.</source>
        <translation>This file is not a grid.</translation>
    </message>
    <message>
        <source>Cette grille est vide.</source>
        <translation>This grid is empty.</translation>
    </message>
    <message>
        <source>Ligne {row}, colonne {col}&#x202f;: cette case n’existe pas.</source>
        <translation>Row {row}, column {col}: no such square.</translation>
    </message>
    <message>
        <source>La ligne {row} a {given} cases au lieu de {expected}.</source>
        <translation>Row {row} has {given} squares instead of {expected}.</translation>
    </message>
    <message>
        <source>Une grille a au moins {least} cases de côté.</source>
        <translation>A grid has at least {least} squares a side.</translation>
    </message>
    <message>
        <source>Une grille a au plus {most} cases de côté.</source>
        <translation>A grid has at most {most} squares a side.</translation>
    </message>
    <message>
        <source>Les côtés d’une grille sont impairs&#x202f;: {rows} sur {cols} ne va pas.</source>
        <translation>The sides of a grid are odd numbers: {rows} by {cols} will not do.</translation>
    </message>
    <message>
        <source>Il manque la croix au centre de la grille.</source>
        <translation>The cross at the centre of the grid is missing.</translation>
    </message>
    <message>
        <source>La croix est une case, ou cinq en forme de plus.</source>
        <translation>The cross is one square, or five in a plus shape.</translation>
    </message>
    <message>
        <source>La grille doit être symétrique.</source>
        <translation>The grid must be symmetrical.</translation>
    </message>
    <message>
        <source>Ligne {row}, colonne {col}&#x202f;: aucun mot ne peut arriver là.</source>
        <translation>Row {row}, column {col}: no word can get there.</translation>
    </message>
    <message>
        <source>Cette partie vient d’une version plus récente de Ludogîte.</source>
        <translation>This game comes from a newer version of Ludogîte.</translation>
    </message>
    <message>
        <source>Cette partie est abîmée&#x202f;: elle ne se lit plus.</source>
        <translation>This game is damaged: it can no longer be read.</translation>
    </message>
    <message>
        <source>Ce fichier est trop gros pour être une partie.</source>
        <translation>This file is too big to be a game.</translation>
    </message>
    <message>
        <source>Ce fichier n’est pas une partie de Ludogîte.</source>
        <translation>This file is not a Ludogîte game.</translation>
    </message>
    <message>
        <source>Cette partie est d’un jeu que cette version ne connaît pas.</source>
        <translation>This version does not know the game played here.</translation>
    </message>
    <message>
        <source>Un fichier du jeu est abîmé&#x202f;: il faut réinstaller Ludogîte.</source>
        <translation>A program file is damaged: Ludogîte must be reinstalled.</translation>
    </message>
    <message>
        <source>Un fichier du jeu manque&#x202f;: il faut réinstaller Ludogîte.</source>
        <translation>A program file is missing: Ludogîte must be reinstalled.</translation>
    </message>
    <message>
        <source>Le coup {number} de cette partie ne peut pas avoir été joué.</source>
        <translation>Move {number} of this game cannot have been played.</translation>
    </message>
    <message>
        <source>Les données de la famille viennent d’une version plus récente de Ludogîte&#x202f;: mets le jeu à jour.</source>
        <translation>The family’s data come from a newer version of Ludogîte: update the program.</translation>
    </message>
    <message>
        <source>Impossible d’écrire dans {file}&#x202f;: le fichier ou son dossier est protégé.</source>
        <translation>Cannot write to {file}: the file or its folder is protected.</translation>
    </message>
    <message>
        <source>Un autre programme occupe {file}. Ferme-le, puis réessaie.</source>
        <translation>Another program is using {file}. Close it, then try again.</translation>
    </message>
    <message>
        <source>Le dossier {folder} n’existe pas et ne peut pas être créé.</source>
        <translation>The folder {folder} does not exist and cannot be created.</translation>
    </message>
    <message>
        <source>Le fichier {file} est abîmé. Ferme Ludogîte et rouvre-le&#x202f;: il sera mis de côté.</source>
        <translation>The file {file} is damaged. Close Ludogîte and open it again: the file will be set aside.</translation>
    </message>
    <message>
        <source>Le système ne laisse pas lire {file}&#x202f;: {reason}.</source>
        <translation>The system will not let {file} be read: {reason}.</translation>
    </message>
    <message>
        <source>Cette partie se joue dans une autre fenêtre.</source>
        <translation>This game is being played in another window.</translation>
    </message>
    <message>
        <source>Le fichier des données était abîmé. Il est mis de côté sous {kept_as}&#x202f;; la sauvegarde {backup} peut reprendre.</source>
        <translation>The data file was damaged. It is set aside as {kept_as}; the backup {backup} can take over.</translation>
    </message>
    <message>
        <source>Le fichier des données était abîmé. Il est mis de côté sous {kept_as}&#x202f;; un fichier neuf a pris sa place.</source>
        <translation>The data file was damaged. It is set aside as {kept_as}; a new file has taken its place.</translation>
    </message>
    <message>
        <source>Le fichier {file} n’était pas de Ludogîte. Il est mis de côté sous {kept_as}&#x202f;; un fichier neuf a pris sa place.</source>
        <translation>The file {file} was not Ludogîte’s. It is set aside as {kept_as}; a new file has taken its place.</translation>
    </message>
    <message>
        <source>La sauvegarde habituelle n’a pas pu se faire. Le jeu, lui, marche.</source>
        <translation>The usual backup could not be made. The games still work.</translation>
    </message>
    <message>
        <source>Toutes les feuilles sont pleines.</source>
        <translation>All the sheets are full.</translation>
    </message>
    <message>
        <source>Tout le monde a lancé.</source>
        <translation>Everyone has rolled.</translation>
    </message>
    <message>
        <source>Manche</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Haut</source>
        <translation>Upper</translation>
    </message>
    <message>
        <source>Bas</source>
        <translation>Lower</translation>
    </message>
    <message>
        <source>Prime de 35</source>
        <translation>35 bonus</translation>
    </message>
    <message>
        <source>La leçon attend autre chose&#x202f;: sa note dit quoi.</source>
        <translation>The lesson expects something else: its note says what.</translation>
    </message>
    <message>
        <source>Primes Yahtzee</source>
        <translation>Yahtzee bonuses</translation>
    </message>
    <message>
        <source>Total de la manche</source>
        <translation>Round total</translation>
    </message>
    <message>
        <source>Total général</source>
        <translation>Grand total</translation>
    </message>
    <message>
        <source>Le code de partie avait été tapé, pas tiré au sort.</source>
        <translation>The game code was typed, not drawn at random.</translation>
    </message>
    <message>
        <source>L’ordinateur a fini la partie de quelqu’un.</source>
        <translation>The computer finished someone’s game.</translation>
    </message>
    <message>
        <source>De vrais dés ont été lancés sur la table.</source>
        <translation>Real dice were rolled on the table.</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Ones</translation>
    </message>
    <message>
        <source>Deux</source>
        <translation>Twos</translation>
    </message>
    <message>
        <source>Trois</source>
        <translation>Threes</translation>
    </message>
    <message>
        <source>Quatre</source>
        <translation>Fours</translation>
    </message>
    <message>
        <source>Cinq</source>
        <translation>Fives</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sixes</translation>
    </message>
    <message>
        <source>Brelan</source>
        <translation>Three of a kind</translation>
    </message>
    <message>
        <source>Carré</source>
        <translation>Four of a kind</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Full house</translation>
    </message>
    <message>
        <source>Petite suite</source>
        <translation>Small straight</translation>
    </message>
    <message>
        <source>Grande suite</source>
        <translation>Large straight</translation>
    </message>
    <message>
        <source>Que gardes-tu&#x202f;?</source>
        <translation>What do you keep?</translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <translation>Yahtzee</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>La meilleure place&#x202f;?</source>
        <translation>Best spot?</translation>
    </message>
    <message>
        <source>Mots de Tête</source>
        <translation>Mots de Tête</translation>
    </message>
    <message>
        <source>Trois réponses&#x202f;!</source>
        <translation>Three answers!</translation>
    </message>
    <message>
        <source>Dés à thèmes</source>
        <translation>Dés à thèmes</translation>
    </message>
    <message>
        <source>Dés à thèmes suit un jeu de William Athia.</source>
        <translation>Dés à thèmes follows a game by William Athia.</translation>
    </message>
    <message>
        <source>Aux Dés à thèmes, le plus jeune lance d’abord.</source>
        <translation>In Dés à thèmes the youngest throws first.</translation>
    </message>
    <message>
        <source>Aux Dés à thèmes, pour dire ton mot.</source>
        <translation>In Dés à thèmes, to say your word.</translation>
    </message>
    <message>
        <source>La meilleure rangée&#x202f;?</source>
        <translation>Best row?</translation>
    </message>
    <message>
        <source>Words Out</source>
        <translation>Words Out</translation>
    </message>
    <message>
        <source>Ce mot n’existe que chez nous, sur dix cartes de Words Out.</source>
        <translation>This word exists only with us, on ten cards of Words Out.</translation>
    </message>
    <message>
        <source>Débutant</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Moyen</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Strong</translation>
    </message>
    <message>
        <source>Parfait</source>
        <translation>Perfect</translation>
    </message>
    <message>
        <source>ne compte jamais, mais rit de bon cœur</source>
        <translation>never counts, but laughs heartily</translation>
    </message>
    <message>
        <source>garde tout, au cas où</source>
        <translation>keeps everything, just in case</translation>
    </message>
    <message>
        <source>cherche le joli mot avant le bon</source>
        <translation>likes pretty words more than good ones</translation>
    </message>
    <message>
        <source>prend son temps et son goûter</source>
        <translation>takes his time, and a biscuit</translation>
    </message>
    <message>
        <source>n’oublie jamais une case</source>
        <translation>never forgets a box</translation>
    </message>
    <message>
        <source>a toujours une lettre d’avance</source>
        <translation>is always one letter ahead</translation>
    </message>
    <message>
        <source>joue pour gagner, et le dit</source>
        <translation>plays to win, and says so</translation>
    </message>
    <message>
        <source>sourit quand elle contre</source>
        <translation>smiles when she counters</translation>
    </message>
    <message>
        <source>avait prévu que tu dirais cela</source>
        <translation>knew you would say that</translation>
    </message>
    <message>
        <source>pèse chaque dé avant de le lancer</source>
        <translation>weighs every die before the throw</translation>
    </message>
    <message>
        <source>a lu le dictionnaire, deux fois</source>
        <translation>has read the dictionary, twice</translation>
    </message>
    <message>
        <source>Mots d’enfant</source>
        <translation>Child’s words</translation>
    </message>
    <message>
        <source>Mots courants</source>
        <translation>Everyday words</translation>
    </message>
    <message>
        <source>Vocabulaire large</source>
        <translation>Broad vocabulary</translation>
    </message>
    <message>
        <source>Tous les mots</source>
        <translation>All words</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Treize cases, trois lancers par tour.</source>
        <translation>Thirteen boxes, three rolls a turn.</translation>
    </message>
    <message>
        <source>Manches</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Les totaux s’ajoutent.</source>
        <translation>The totals add up.</translation>
    </message>
    <message>
        <source>Joker imposé</source>
        <translation>Forced joker</translation>
    </message>
    <message>
        <source>La case du haut d’abord, si elle est libre.</source>
        <translation>The upper box first, if it is free.</translation>
    </message>
    <message>
        <source>{name} lance {dice} pour commencer&#x202f;: {total}.</source>
        <translation>{name} rolls {dice} to start: {total}.</translation>
    </message>
    <message>
        <source>Égalité entre {names}&#x202f;: on relance.</source>
        <translation>Tie between {names}: roll again.</translation>
    </message>
    <message>
        <source>{name} commence.</source>
        <translation>{name} starts.</translation>
    </message>
    <message>
        <source>{name} a les dés {dice}.</source>
        <translation>{name} has the dice {dice}.</translation>
    </message>
    <message>
        <source>{name} atteint 63&#x202f;: la prime de 35 est gagnée.</source>
        <translation>{name} reaches 63: the 35 bonus is won.</translation>
    </message>
    <message>
        <source>Manche {manche}&#x202f;: {names} en tête avec {total} points.</source>
        <translation>Round {manche}: {names} in the lead with {total} points.</translation>
    </message>
    <message>
        <source>Adieu, «&#x202f;{box}&#x202f;»&#x202f;: {name} barre la case.</source>
        <translation>Farewell, “{box}”: {name} crosses the box out.</translation>
    </message>
    <message>
        <source>Prime Yahtzee&#x202f;: {prime} de plus&#x202f;!</source>
        <translation>Yahtzee bonus: {prime} more!</translation>
    </message>
    <message>
        <source>{first} et {last}</source>
        <translation>{first} and {last}</translation>
    </message>
    <message>
        <source>Le sort désigne {name}.</source>
        <translation>The draw picks {name}.</translation>
    </message>
    <message>
        <source>{name} écrit {words}.</source>
        <translation>{name} writes {words}.</translation>
    </message>
    <message>
        <source>Les cases de couleur valent {values}.</source>
        <translation>The coloured squares are worth {values}.</translation>
    </message>
    <message>
        <source>La case de couleur vaut {values}.</source>
        <translation>The coloured square is worth {values}.</translation>
    </message>
    <message>
        <source>{name}&#x202f;: {words}, soit {points}.</source>
        <translation>{name}: {words}, for {points}.</translation>
    </message>
    <message>
        <source>{name} conteste ce que {writer} a écrit.</source>
        <translation>{name} challenges what {writer} wrote.</translation>
    </message>
    <message>
        <source>{name} a raison&#x202f;: {words} n’est pas un mot. {writer} reprend ses lettres.</source>
        <translation>{name} is right: {words} is not a word. {writer} takes the letters back.</translation>
    </message>
    <message>
        <source>{name} passe ce tour, pour avoir contesté à tort.</source>
        <translation>{name} misses this turn, after a wrong challenge.</translation>
    </message>
    <message>
        <source>{name} se retire, après deux tours sans mot.</source>
        <translation>{name} withdraws, after two turns without a word.</translation>
    </message>
    <message>
        <source>Le temps est écoulé&#x202f;: ce tour de {name} est le dernier.</source>
        <translation>Time is up: this turn of {name}’s is the last.</translation>
    </message>
    <message>
        <source>{name} passe.</source>
        <translation>{name} passes.</translation>
    </message>
    <message>
        <source>Le temps de {name} est écoulé&#x202f;: tour passé.</source>
        <translation>{name}’s time is up: turn passed.</translation>
    </message>
    <message>
        <source>{name} ne marque rien ce tour-ci.</source>
        <translation>{name} scores nothing this turn.</translation>
    </message>
    <message>
        <source>Le sort désigne {name} pour lancer.</source>
        <translation>{name} is picked to throw first.</translation>
    </message>
    <message>
        <source>{name} lance en premier.</source>
        <translation>{name} throws first.</translation>
    </message>
    <message>
        <source>Manche {number}&#x202f;: {name} lance.</source>
        <translation>Round {number}: {name} throws.</translation>
    </message>
    <message>
        <source>Le dé désigne le thème {theme}.</source>
        <translation>The die points to theme {theme}.</translation>
    </message>
    <message>
        <source>Les dés montrent {letters}&#x202f;; couleur&#x202f;: {colour}.</source>
        <translation>The dice show {letters}; colour: {colour}.</translation>
    </message>
    <message>
        <source>{name} attend la parole.</source>
        <translation>{name} is waiting to speak.</translation>
    </message>
    <message>
        <source>{name} a la parole.</source>
        <translation>It’s {name}’s turn to speak.</translation>
    </message>
    <message>
        <source>La parole passe à {name}.</source>
        <translation>Now it’s {name}’s turn to speak.</translation>
    </message>
    <message>
        <source>{name} passe la manche.</source>
        <translation>{name} sits this round out.</translation>
    </message>
    <message>
        <source>Vert</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Blanc</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Jaune</source>
        <translation>Yellow</translation>
    </message>
    <message>
        <source>Rouge</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Bleu</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>le rond</source>
        <translation>the disc</translation>
    </message>
    <message>
        <source>le losange</source>
        <translation>the diamond</translation>
    </message>
    <message>
        <source>l’étoile</source>
        <translation>the star</translation>
    </message>
    <message>
        <source>le triangle</source>
        <translation>the triangle</translation>
    </message>
    <message>
        <source>le carré</source>
        <translation>the square</translation>
    </message>
    <message>
        <source>le cercle barré</source>
        <translation>the barred circle</translation>
    </message>
    <message>
        <source>Accepté</source>
        <translation>Accepted</translation>
    </message>
    <message>
        <source>Refusé</source>
        <translation>Refused</translation>
    </message>
    <message>
        <source>{accepts} pour, {refuses} contre</source>
        <translation>{accepts} for, {refuses} against</translation>
    </message>
    <message>
        <source>Non, il compte</source>
        <translation>No, it counts</translation>
    </message>
    <message>
        <source>Oui, il ne compte pas</source>
        <translation>Yes, it doesn’t count</translation>
    </message>
    <message>
        <source>Accepter</source>
        <translation>Accept</translation>
    </message>
    <message>
        <source>Refuser</source>
        <translation>Refuse</translation>
    </message>
    <message>
        <source>Je ne sais pas</source>
        <translation>I do not know</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;» a la même racine que «&#x202f;{against}&#x202f;», déjà dit.</source>
        <translation>“{word}” shares its root with “{against}”, already said.</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;» n’est pas dans la liste du thème.</source>
        <translation>“{word}” is not in the theme’s list.</translation>
    </message>
    <message>
        <source>La famille a déjà refusé «&#x202f;{word}&#x202f;» pour ce thème.</source>
        <translation>The family has refused “{word}” for this theme before.</translation>
    </message>
    <message>
        <source>«&#xa0;{word}&#xa0;»&#x202f;: «&#xa0;{against}&#xa0;» vient d’être refusé, cela vaut pour ses autres formes.</source>
        <translation>“{word}”: “{against}” has just been refused, and so are its other forms.</translation>
    </message>
    <message>
        <source>La table refuse «&#x202f;{word}&#x202f;».</source>
        <translation>The table refuses “{word}”.</translation>
    </message>
    <message>
        <source>Trop tard, {name}&#x202f;: le temps de parole est écoulé.</source>
        <translation>Too late, {name}: your time to speak is over.</translation>
    </message>
    <message>
        <source>{name} rend la parole.</source>
        <translation>{name} gives up.</translation>
    </message>
    <message>
        <source>La manche est finie&#x202f;: le dernier à parler ne marque rien.</source>
        <translation>The round is over: the last to speak scores nothing.</translation>
    </message>
    <message>
        <source>La manche est finie&#x202f;: plus personne ne cherche.</source>
        <translation>The round is over: nobody searches any more.</translation>
    </message>
    <message>
        <source>Le temps de la manche est écoulé.</source>
        <translation>The round’s time is up.</translation>
    </message>
    <message>
        <source>La face noire est gagnée&#x202f;: manche finie.</source>
        <translation>The black face is won: the round is over.</translation>
    </message>
    <message>
        <source>Plus un jeton au milieu.</source>
        <translation>No chip is left in the middle.</translation>
    </message>
    <message>
        <source>Les six thèmes sont fermés&#x202f;: manche finie.</source>
        <translation>All six themes are closed: the round is over.</translation>
    </message>
    <message>
        <source>Ce n’est pas le moment.</source>
        <translation>This is not the moment.</translation>
    </message>
    <message>
        <source>Trop tard&#x202f;: la manche est finie.</source>
        <translation>Too late: the round is over.</translation>
    </message>
    <message>
        <source>Le dé des thèmes montre 1 à 6.</source>
        <translation>The theme die shows 1 to 6.</translation>
    </message>
    <message>
        <source>Ces lettres ne sont pas sur les dés.</source>
        <translation>These letters are not on the dice.</translation>
    </message>
    <message>
        <source>Ce verdict ne correspond pas au mot.</source>
        <translation>This verdict does not belong to the word.</translation>
    </message>
    <message>
        <source>À toi de décider, sur l’honneur&#x202f;: oui ou non.</source>
        <translation>You decide, on your honour: yes or no.</translation>
    </message>
    <message>
        <source>Choisis un thème de la carte.</source>
        <translation>Choose a theme of the card.</translation>
    </message>
    <message>
        <source>Le thème «&#x202f;{theme}&#x202f;» est fermé pour cette manche.</source>
        <translation>The theme “{theme}” is closed for this round.</translation>
    </message>
    <message>
        <source>«&#x202f;{theme}&#x202f;» ne prend pas de noms propres.</source>
        <translation>“{theme}” takes no proper nouns.</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;» a déjà été dit dans cette manche.</source>
        <translation>“{word}” has been said in this round.</translation>
    </message>
    <message>
        <source>Ce mot a déjà été refusé dans cette manche.</source>
        <translation>This word has been refused in this round.</translation>
    </message>
    <message>
        <source>Écris un mot.</source>
        <translation>Write a word.</translation>
    </message>
    <message>
        <source>Le mot doit commencer par {letter}.</source>
        <translation>The word must begin with {letter}.</translation>
    </message>
    <message>
        <source>Donne un titre à la carte.</source>
        <translation>Give the card a title.</translation>
    </message>
    <message>
        <source>Le titre contient un signe qui ne se voit pas.</source>
        <translation>The title holds a character that cannot be seen.</translation>
    </message>
    <message>
        <source>Le thème {theme} n’a pas encore de nom.</source>
        <translation>Theme {theme} has no name yet.</translation>
    </message>
    <message>
        <source>C’est trop long&#x202f;: {most} lettres au plus.</source>
        <translation>That is too long: at most {most} letters.</translation>
    </message>
    <message>
        <source>un mot chacun</source>
        <translation>one word each</translation>
    </message>
    <message>
        <source>aux plus rapides</source>
        <translation>for the fastest</translation>
    </message>
    <message>
        <source>six thèmes à la fois</source>
        <translation>six themes at once</translation>
    </message>
    <message>
        <source>Juge</source>
        <translation>Judge</translation>
    </message>
    <message>
        <source>Le titre est trop long&#x202f;: {most} lettres au plus.</source>
        <translation>The title is too long: {most} letters at most.</translation>
    </message>
    <message>
        <source>Le nom du thème {theme} est trop long&#x202f;: {most} lettres au plus.</source>
        <translation>The name of theme {theme} is too long: {most} letters at most.</translation>
    </message>
    <message>
        <source>Le thème {theme} contient un signe qui ne se voit pas.</source>
        <translation>Theme {theme} holds a character that cannot be seen.</translation>
    </message>
    <message>
        <source>Le nom du thème {theme} doit avoir des lettres.</source>
        <translation>The name of theme {theme} must have letters.</translation>
    </message>
    <message>
        <source>Les thèmes {other} et {theme} portent le même nom.</source>
        <translation>Themes {other} and {theme} have the same name.</translation>
    </message>
    <message>
        <source>L’explication du thème {theme} est trop longue&#x202f;: {most} signes au plus.</source>
        <translation>The explanation of theme {theme} is too long: {most} characters at most.</translation>
    </message>
    <message>
        <source>La liste du thème {theme} a {count} réponses&#x202f;: {most} au plus.</source>
        <translation>The list of theme {theme} has {count} answers: {most} at most.</translation>
    </message>
    <message>
        <source>La carte est trop grosse ({count} signes, {most} au plus)&#x202f;: raccourcis ses listes.</source>
        <translation>The card is too big ({count} characters, {most} at most): shorten its lists.</translation>
    </message>
    <message>
        <source>Ce fichier est trop long pour des cartes&#x202f;: {most} signes au plus.</source>
        <translation>This file is too long for cards: {most} characters at most.</translation>
    </message>
    <message>
        <source>Ce fichier n’est pas un fichier de cartes.</source>
        <translation>This file is no file of cards.</translation>
    </message>
    <message>
        <source>Il n’y a pas de carte dans ce fichier.</source>
        <translation>There is no card in this file.</translation>
    </message>
    <message>
        <source>Carte {card} du fichier&#x202f;: «&#x202f;{field}&#x202f;» n’est pas bon.</source>
        <translation>Card {card} of the file: “{field}” is not right.</translation>
    </message>
    <message>
        <source>Carte {card} du fichier&#x202f;: «&#x202f;{field}&#x202f;» est inconnu.</source>
        <translation>Card {card} of the file: “{field}” is unknown.</translation>
    </message>
    <message>
        <source>La carte {card} du fichier n’a pas six thèmes.</source>
        <translation>Card {card} of the file does not have six themes.</translation>
    </message>
    <message>
        <source>Dans ce fichier, le même «&#x202f;{field}&#x202f;» revient deux fois.</source>
        <translation>In this file the same “{field}” comes twice.</translation>
    </message>
    <message>
        <source>La famille garde {most} cartes au plus&#x202f;: supprime-en d’abord.</source>
        <translation>The family keeps {most} cards at most: delete some first.</translation>
    </message>
    <message>
        <source>Il n’y a plus de jetons au milieu.</source>
        <translation>No chips are left in the middle.</translation>
    </message>
    <message>
        <source>Il ne reste pas assez de jetons pour une manche.</source>
        <translation>Not enough chips are left for a round.</translation>
    </message>
    <message>
        <source>{theme_name}&#x202f;: {words}</source>
        <translation>{theme_name}: {words}</translation>
    </message>
    <message>
        <source>Mots acceptés</source>
        <translation>Words accepted</translation>
    </message>
    <message>
        <source>Faces noires gagnées</source>
        <translation>Black faces won</translation>
    </message>
    <message>
        <source>Jetons rendus</source>
        <translation>Chips paid back</translation>
    </message>
    <message>
        <source>Jetons</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Classique</source>
        <translation>Classic</translation>
    </message>
    <message>
        <source>Un mot chacun&#x202f;; le dernier à parler ne marque rien.</source>
        <translation>One word each; the last to speak scores nothing.</translation>
    </message>
    <message>
        <source>Thèmes ouverts</source>
        <translation>Open themes</translation>
    </message>
    <message>
        <source>Les six thèmes à la fois&#x202f;; chaque réponse en ferme un.</source>
        <translation>All six themes at once; each answer closes one.</translation>
    </message>
    <message>
        <source>Carte</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Six thèmes pour toute la partie.</source>
        <translation>Six themes for the whole game.</translation>
    </message>
    <message>
        <source>Pour un mot absent de la liste.</source>
        <translation>For a word that is not in the list.</translation>
    </message>
    <message>
        <source>Temps par manche</source>
        <translation>Time per round</translation>
    </message>
    <message>
        <source>Temps de parole</source>
        <translation>Time to speak</translation>
    </message>
    <message>
        <source>Pour écrire son mot.</source>
        <translation>To write your word.</translation>
    </message>
    <message>
        <source>{count} s de parole</source>
        <translation>{count} s to speak</translation>
    </message>
    <message>
        <source>Grand classique</source>
        <translation>All-time classics</translation>
    </message>
    <message>
        <source>Le monde et la nature</source>
        <translation>World and nature</translation>
    </message>
    <message>
        <source>Culture et loisirs</source>
        <translation>Culture and leisure</translation>
    </message>
    <message>
        <source>Tous les jours</source>
        <translation>Everyday life</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Vote</translation>
    </message>
    <message>
        <source>Liste seule</source>
        <translation>List only</translation>
    </message>
    <message>
        <source>manches sans limite</source>
        <translation>rounds without limit</translation>
    </message>
    <message>
        <source>{count} s par manche</source>
        <translation>{count} s a round</translation>
    </message>
    <message>
        <source>Il n’y a rien à contester.</source>
        <translation>There is nothing to challenge.</translation>
    </message>
    <message>
        <source>Cette partie se joue sans indices.</source>
        <translation>This game is played without hints.</translation>
    </message>
    <message>
        <source>Tous les indices de ce tour sont donnés.</source>
        <translation>All the hints of this turn have been given.</translation>
    </message>
    <message>
        <source>Aucun coup n’est possible&#x202f;: il n’y a pas d’indice à donner.</source>
        <translation>No play is possible: there is no hint to give.</translation>
    </message>
    <message>
        <source>Cette place n’existe pas.</source>
        <translation>This seat does not exist.</translation>
    </message>
    <message>
        <source>Le dé montre 1 à 6.</source>
        <translation>The die shows 1 to 6.</translation>
    </message>
    <message>
        <source>Ce ne sont pas les dés des cases de couleur.</source>
        <translation>These are not the dice of the coloured squares.</translation>
    </message>
    <message>
        <source>Ce verdict ne correspond pas aux mots.</source>
        <translation>This verdict does not match the words.</translation>
    </message>
    <message>
        <source>Ce n’est pas l’indice attendu.</source>
        <translation>This is not the expected hint.</translation>
    </message>
    <message>
        <source>Écris au moins une lettre.</source>
        <translation>Write at least one letter.</translation>
    </message>
    <message>
        <source>Une case ne prend qu’une lettre de A à Z.</source>
        <translation>A square takes only one letter, A to Z.</translation>
    </message>
    <message>
        <source>Cette lettre tombe hors de la grille.</source>
        <translation>This letter falls off the grid.</translation>
    </message>
    <message>
        <source>Le dé demande {expected}, et non {given} lettres nouvelles.</source>
        <translation>The die asks for {expected} new letters, not {given}.</translation>
    </message>
    <message>
        <source>Pas plus de {most} lettres nouvelles.</source>
        <translation>No more than {most} new letters.</translation>
    </message>
    <message>
        <source>Les lettres doivent tenir sur une ligne.</source>
        <translation>The letters must lie in one line.</translation>
    </message>
    <message>
        <source>Ces lettres ne forment pas de mot.</source>
        <translation>These letters do not form a word.</translation>
    </message>
    <message>
        <source>Le premier mot doit toucher la croix.</source>
        <translation>The first word must touch the cross.</translation>
    </message>
    <message>
        <source>Le mot doit s’accrocher à un mot déjà là.</source>
        <translation>The word must hook onto one already there.</translation>
    </message>
    <message>
        <source>Au quarté, le mot a quatre lettres&#x202f;: {word} en a {letters}.</source>
        <translation>In Quarté, the word has four letters: {word} has {letters}.</translation>
    </message>
    <message>
        <source>Pas dans le dictionnaire&#x202f;: {words}.</source>
        <translation>Not in the dictionary: {words}.</translation>
    </message>
    <message>
        <source>Le but est atteint.</source>
        <translation>The target is reached.</translation>
    </message>
    <message>
        <source>La grille est bloquée&#x202f;: tout le monde a passé deux fois.</source>
        <translation>The grid is stuck: everyone has passed twice.</translation>
    </message>
    <message>
        <source>Le temps est écoulé.</source>
        <translation>Time is up.</translation>
    </message>
    <message>
        <source>Mots formés</source>
        <translation>Words formed</translation>
    </message>
    <message>
        <source>Lettres écrites</source>
        <translation>Letters written</translation>
    </message>
    <message>
        <source>Mot le plus long (lettres)</source>
        <translation>Longest word (letters)</translation>
    </message>
    <message>
        <source>Meilleur coup</source>
        <translation>Best play</translation>
    </message>
    <message>
        <source>Cases chiffrées</source>
        <translation>Number squares</translation>
    </message>
    <message>
        <source>Cases de couleur</source>
        <translation>Coloured squares</translation>
    </message>
    <message>
        <source>Indices</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Aucun coup possible&#x202f;: il faut passer.</source>
        <translation>No possible play: you have to pass.</translation>
    </message>
    <message>
        <source>Bien passé&#x202f;: aucun coup n’était possible.</source>
        <translation>Right to pass: no play was possible.</translation>
    </message>
    <message>
        <source>Le dé dit combien de lettres&#x202f;; premier au but.</source>
        <translation>The die says how many letters; first to the target.</translation>
    </message>
    <message>
        <source>Marathon</source>
        <translation>Marathon</translation>
    </message>
    <message>
        <source>Sans but&#x202f;: deux tours sans mot, et l’on se retire.</source>
        <translation>No target: two turns without a word and you withdraw.</translation>
    </message>
    <message>
        <source>Quarté</source>
        <translation>Quarté</translation>
    </message>
    <message>
        <source>Sans dé&#x202f;: toujours un mot de quatre lettres.</source>
        <translation>No die: always a word of four letters.</translation>
    </message>
    <message>
        <source>Solitaire</source>
        <translation>Solitaire</translation>
    </message>
    <message>
        <source>but 300</source>
        <translation>first to 300</translation>
    </message>
    <message>
        <source>jusqu’au bout</source>
        <translation>to the very end</translation>
    </message>
    <message>
        <source>quatre lettres</source>
        <translation>four letters</translation>
    </message>
    <message>
        <source>But</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>Grille</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Trois grilles de la maison.</source>
        <translation>Three grids of the house.</translation>
    </message>
    <message>
        <source>Contestation</source>
        <translation>Challenges</translation>
    </message>
    <message>
        <source>On écrit tout&#x202f;; les autres contestent.</source>
        <translation>Write anything; the others may challenge.</translation>
    </message>
    <message>
        <source>Temps pour contester</source>
        <translation>Time to challenge</translation>
    </message>
    <message>
        <source>Réponses cachées</source>
        <translation>Hidden answers</translation>
    </message>
    <message>
        <source>Chacun répond en secret&#x202f;; on montre tout à la fin.</source>
        <translation>Everybody answers in secret; all is shown at the end.</translation>
    </message>
    <message>
        <source>Temps par tour</source>
        <translation>Time per turn</translation>
    </message>
    <message>
        <source>En secondes. 0&#x202f;: sans limite.</source>
        <translation>In seconds. 0: no limit.</translation>
    </message>
    <message>
        <source>Temps de la partie</source>
        <translation>Time for the game</translation>
    </message>
    <message>
        <source>En minutes. 0&#x202f;: sans limite.</source>
        <translation>In minutes. 0: no limit.</translation>
    </message>
    <message>
        <source>Maison</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Marelle</source>
        <translation>Hopscotch</translation>
    </message>
    <message>
        <source>Losange</source>
        <translation>Diamond</translation>
    </message>
    <message>
        <source>Le sort désigne {name}&#x202f;: à toi de commencer.</source>
        <translation>The draw picks {name}: you start.</translation>
    </message>
    <message>
        <source>{name} a les lettres {dice}.</source>
        <translation>{name} has the letters {dice}.</translation>
    </message>
    <message>
        <source>{name} propose {words}&#x202f;: accepté.</source>
        <translation>{name} proposes {words}: accepted.</translation>
    </message>
    <message>
        <source>{name} propose {words}&#x202f;: acceptés.</source>
        <translation>{name} proposes {words}: accepted.</translation>
    </message>
    <message>
        <source>{name} propose {words}&#x202f;: refusé.</source>
        <translation>{name} proposes {words}: refused.</translation>
    </message>
    <message>
        <source>{name} propose {words}&#x202f;: refusés.</source>
        <translation>{name} proposes {words}: refused.</translation>
    </message>
    <message>
        <source>Le sable a coulé&#x202f;: {name} perd son tour.</source>
        <translation>The sand has run out: {name} loses the turn.</translation>
    </message>
    <message>
        <source>{name} demande un indice&#x202f;: −{price}.</source>
        <translation>{name} asks for a hint: −{price}.</translation>
    </message>
    <message>
        <source>{name} a encore un mot de 7 lettres, {word}&#x202f;: prime de 100&#x202f;!</source>
        <translation>{name} has another 7-letter word, {word}: a bonus of 100!</translation>
    </message>
    <message>
        <source>{name} gagne la prime de {points}.</source>
        <translation>{name} wins the bonus of {points}.</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;»</source>
        <translation>“{word}”</translation>
    </message>
    <message>
        <source>Mot de 2 lettres</source>
        <translation>2-letter word</translation>
    </message>
    <message>
        <source>Mot de 3 lettres</source>
        <translation>3-letter word</translation>
    </message>
    <message>
        <source>Mot de 4 lettres</source>
        <translation>4-letter word</translation>
    </message>
    <message>
        <source>Mot de 5 lettres</source>
        <translation>5-letter word</translation>
    </message>
    <message>
        <source>Mot de 6 lettres</source>
        <translation>6-letter word</translation>
    </message>
    <message>
        <source>Un mot</source>
        <translation>One word</translation>
    </message>
    <message>
        <source>Deux mots</source>
        <translation>Two words</translation>
    </message>
    <message>
        <source>Trois mots</source>
        <translation>Three words</translation>
    </message>
    <message>
        <source>Toutes consonnes</source>
        <translation>All consonants</translation>
    </message>
    <message>
        <source>Toutes voyelles</source>
        <translation>All vowels</translation>
    </message>
    <message>
        <source>Yahtzee des Mots</source>
        <translation>Yahtzee des Mots</translation>
    </message>
    <message>
        <source>Tes mots sont acceptés&#x202f;: seule la lettre du joker peut changer.</source>
        <translation>Your words are accepted: only the joker’s letter may change.</translation>
    </message>
    <message>
        <source>de 2 lettres à 3 mots</source>
        <translation>from 2 letters to 3 words</translation>
    </message>
    <message>
        <source>la case que tu veux</source>
        <translation>any box you like</translation>
    </message>
    <message>
        <source>Argot et mots étrangers</source>
        <translation>Slang and foreign words</translation>
    </message>
    <message>
        <source>Tous les tours sont joués.</source>
        <translation>All turns are played.</translation>
    </message>
    <message>
        <source>Le dé {die} n’a pas de face {face}.</source>
        <translation>Die {die} has no face {face}.</translation>
    </message>
    <message>
        <source>Dis quelle lettre le joker remplace, de A à Z.</source>
        <translation>Say which letter the joker stands for, A to Z.</translation>
    </message>
    <message>
        <source>Il n’y a pas de place {seat} à cette table.</source>
        <translation>There is no seat {seat} at this table.</translation>
    </message>
    <message>
        <source>Les dés gardés ne montrent plus les mêmes lettres.</source>
        <translation>The dice kept no longer show the same letters.</translation>
    </message>
    <message>
        <source>Ce verdict ne parle pas des mots proposés.</source>
        <translation>This verdict is not about the words proposed.</translation>
    </message>
    <message>
        <source>Le dictionnaire cherche encore.</source>
        <translation>The dictionary is still looking.</translation>
    </message>
    <message>
        <source>Ces mots vont dans la case du tour&#x202f;: pas de Chance.</source>
        <translation>These words go in this turn’s box: no Chance.</translation>
    </message>
    <message>
        <source>Le dé {die} ({letter}) sert deux fois dans le même mot.</source>
        <translation>Die {die} ({letter}) is used twice in the same word.</translation>
    </message>
    <message>
        <source>Au premier lancer, on lance les sept dés.</source>
        <translation>On the first roll, all seven dice are rolled.</translation>
    </message>
    <message>
        <source>Le dé {die} montre {face}, pas {letter}.</source>
        <translation>Die {die} shows {face}, not {letter}.</translation>
    </message>
    <message>
        <source>On a convenu de jouer sans indices.</source>
        <translation>It was agreed to play without hints.</translation>
    </message>
    <message>
        <source>Il n’y a plus rien à dire sur ces dés.</source>
        <translation>There is nothing left to say about these dice.</translation>
    </message>
    <message>
        <source>C’est l’affaire des dés, du sablier et du dictionnaire.</source>
        <translation>That is up to the dice, the hourglass and the dictionary.</translation>
    </message>
    <message>
        <source>Propose d’abord un mot.</source>
        <translation>Propose a word first.</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;» est posé deux fois&#x202f;: il faut des mots différents.</source>
        <translation>“{word}” is laid twice: the words must differ.</translation>
    </message>
    <message>
        <source>Trop tard&#x202f;: le sable a coulé.</source>
        <translation>Too late: the sand has run out.</translation>
    </message>
    <message>
        <source>On propose un, deux ou trois mots, pas {given}.</source>
        <translation>Propose one, two or three words, not {given}.</translation>
    </message>
    <message>
        <source>Chevalet {word}&#x202f;: un mot a au moins deux lettres.</source>
        <translation>Rack {word}: a word has at least two letters.</translation>
    </message>
    <message>
        <source>Le dé {die} ({letter}) sert dans deux mots.</source>
        <translation>Die {die} ({letter}) is used in two words.</translation>
    </message>
    <message>
        <source>Le zéro ne peut pas aller là.</source>
        <translation>The zero cannot go there.</translation>
    </message>
    <message>
        <source>Choisis aussi la case qui prend le zéro.</source>
        <translation>Choose the box that takes the zero too.</translation>
    </message>
    <message>
        <source>Pas de zéro à côté d’une case numérotée.</source>
        <translation>No zero next to a numbered box.</translation>
    </message>
    <message>
        <source>Prime du haut</source>
        <translation>Upper bonus</translation>
    </message>
    <message>
        <source>La règle imprimée les refuse. Éteint&#x202f;: environ mille mots d’argot et mots étrangers ne comptent plus.</source>
        <translation>The printed rules bar them. Off: about a thousand slang and foreign words no longer count.</translation>
    </message>
    <message>
        <source>Tu as annoncé une autre case que «&#x202f;{box}&#x202f;».</source>
        <translation>You claimed a box other than “{box}”.</translation>
    </message>
    <message>
        <source>«&#x202f;{box}&#x202f;»&#x202f;: cela s’annonce, sans proposer de mot.</source>
        <translation>“{box}”: claim it, without proposing a word.</translation>
    </message>
    <message>
        <source>Pas «&#x202f;{box}&#x202f;»&#x202f;: il y a un {letter}.</source>
        <translation>Not “{box}”: there is a letter {letter}.</translation>
    </message>
    <message>
        <source>«&#x202f;{box}&#x202f;» ne s’annonce pas&#x202f;: propose un mot.</source>
        <translation>“{box}” is not claimed: propose a word.</translation>
    </message>
    <message>
        <source>«&#x202f;{box}&#x202f;» demande un seul mot, de sept lettres.</source>
        <translation>“{box}” asks for a single word of seven letters.</translation>
    </message>
    <message>
        <source>«&#x202f;{box}&#x202f;» n’est pas la case de ce tour.</source>
        <translation>“{box}” is not this turn’s box.</translation>
    </message>
    <message>
        <source>«&#x202f;{box}&#x202f;»&#x202f;: en un ou deux lancers, pas trois.</source>
        <translation>“{box}”: in one or two rolls, not three.</translation>
    </message>
    <message>
        <source>Ces mots ne vont pas dans «&#x202f;{box}&#x202f;».</source>
        <translation>These words do not go into “{box}”.</translation>
    </message>
    <message>
        <source>Le zéro va dans une case numérotée, pas dans «&#x202f;{box}&#x202f;».</source>
        <translation>The zero goes into a numbered box, not into “{box}”.</translation>
    </message>
    <message>
        <source>Primes de 100</source>
        <translation>Bonuses of 100</translation>
    </message>
    <message>
        <source>Dans l’ordre</source>
        <translation>In order</translation>
    </message>
    <message>
        <source>Huit tours, du mot de 2 lettres aux trois mots.</source>
        <translation>Eight turns, from the 2-letter word to the three words.</translation>
    </message>
    <message>
        <source>Ordre libre</source>
        <translation>Any order</translation>
    </message>
    <message>
        <source>À chaque tour, la case que tu veux.</source>
        <translation>Each turn, the box you like.</translation>
    </message>
    <message>
        <source>Côte à côte sur la feuille&#x202f;; les totaux s’ajoutent.</source>
        <translation>Side by side on the sheet; the totals add up.</translation>
    </message>
    <message>
        <source>Sablier</source>
        <translation>Hourglass</translation>
    </message>
    <message>
        <source>Le temps de chaque tour.</source>
        <translation>The time for each turn.</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>1 min 30</source>
        <translation>1 min 30</translation>
    </message>
    <message>
        <source>2 min</source>
        <translation>2 min</translation>
    </message>
    <message>
        <source>3 min</source>
        <translation>3 min</translation>
    </message>
    <message>
        <source>{name} est le plus près du Z et donne les cartes.</source>
        <translation>{name} is closest to Z and deals the cards.</translation>
    </message>
    <message>
        <source>Les quatre rangées commencent par {letters}.</source>
        <translation>The four rows start with {letters}.</translation>
    </message>
    <message>
        <source>{name} ne contre pas.</source>
        <translation>{name} does not counter.</translation>
    </message>
    <message>
        <source>{name} passe et pioche une carte.</source>
        <translation>{name} passes and draws a card.</translation>
    </message>
    <message>
        <source>{name} jette {text} à la poubelle.</source>
        <translation>{name} bins {text}.</translation>
    </message>
    <message>
        <source>{name} n’a que des poubelles, et la pioche est vide.</source>
        <translation>{name} has only bins, and the draw pile is empty.</translation>
    </message>
    <message>
        <source>Aucun mot ne commence par {text}.</source>
        <translation>No word starts with {text}.</translation>
    </message>
    <message>
        <source>{text} n’est pas encore un mot.</source>
        <translation>{text} is not a word yet.</translation>
    </message>
    <message>
        <source>Un mot annoncé a au moins {least} lettres.</source>
        <translation>A word claimed has at least {least} letters.</translation>
    </message>
    <message>
        <source>Cette carte n’est pas dans ta main.</source>
        <translation>This card is not in your hand.</translation>
    </message>
    <message>
        <source>Il n’y a que quatre rangées.</source>
        <translation>There are only four rows.</translation>
    </message>
    <message>
        <source>Il faut d’abord commencer la rangée vide.</source>
        <translation>The empty row must be started first.</translation>
    </message>
    <message>
        <source>On contre sur la rangée annoncée, pas ailleurs.</source>
        <translation>Counter on the row of the word claimed, nowhere else.</translation>
    </message>
    <message>
        <source>Une seule carte par tour.</source>
        <translation>Only one card a turn.</translation>
    </message>
    <message>
        <source>Choisis la lettre du joker.</source>
        <translation>Choose the joker’s letter.</translation>
    </message>
    <message>
        <source>Seul un joker change de lettre.</source>
        <translation>Only a joker changes letter.</translation>
    </message>
    <message>
        <source>On tire une carte&#x202f;: {drawn}.</source>
        <translation>Everyone draws a card: {drawn}.</translation>
    </message>
    <message>
        <source>Le temps de {name} est passé&#x202f;: pas de contre.</source>
        <translation>{name}’s time has passed: no counter.</translation>
    </message>
    <message>
        <source>{name} prolonge en {text}&#x202f;: {claimer} ne marque rien.</source>
        <translation>{name} extends it to {text}: {claimer} scores nothing.</translation>
    </message>
    <message>
        <source>{name} a posé sa dernière carte&#x202f;: la donne {deal} est finie.</source>
        <translation>{name} has laid the last card: deal {deal} is over.</translation>
    </message>
    <message>
        <source>Donne {deal}&#x202f;: les cartes sont distribuées.</source>
        <translation>Deal {deal}: the cards are dealt.</translation>
    </message>
    <message>
        <source>Donne {deal}, la dernière&#x202f;: toute la pioche est distribuée.</source>
        <translation>Deal {deal}, the last: the whole draw pile is dealt.</translation>
    </message>
    <message>
        <source>{name} pose {letter}&#x202f;: {text}.</source>
        <translation>{name} lays {letter}: {text}.</translation>
    </message>
    <message>
        <source>{name} n’a que des poubelles&#x202f;: la pioche donne {letter} à la rangée {row}.</source>
        <translation>{name} has only bins: the draw pile gives {letter} to row {row}.</translation>
    </message>
    <message>
        <source>{name} n’a que des poubelles&#x202f;: la carte retournée n’est pas une lettre, la rangée reste vide.</source>
        <translation>{name} has only bins: the card turned over is not a letter, the row stays empty.</translation>
    </message>
    <message>
        <source>La poubelle n’est pas une lettre&#x202f;: elle vide une rangée.</source>
        <translation>The bin is not a letter: it empties a row.</translation>
    </message>
    <message>
        <source>Une rangée vide ne commence pas par une poubelle.</source>
        <translation>An empty row does not start with a bin.</translation>
    </message>
    <message>
        <source>On ne contre pas avec une poubelle.</source>
        <translation>You cannot counter with a bin.</translation>
    </message>
    <message>
        <source>Cette rangée est déjà vide.</source>
        <translation>This row is already empty.</translation>
    </message>
    <message>
        <source>Cette carte n’est pas une poubelle.</source>
        <translation>This card is not a bin.</translation>
    </message>
    <message>
        <source>Il faut commencer la rangée vide avec une de tes cartes.</source>
        <translation>Start the empty row with one of your cards.</translation>
    </message>
    <message>
        <source>Pose d’abord une carte.</source>
        <translation>Lay a card first.</translation>
    </message>
    <message>
        <source>Il n’y a rien à contrer.</source>
        <translation>There is nothing to counter.</translation>
    </message>
    <message>
        <source>Contre, ou laisse passer.</source>
        <translation>Counter, or let it go.</translation>
    </message>
    <message>
        <source>Annonce le mot, ou ne dis rien.</source>
        <translation>Claim the word, or say nothing.</translation>
    </message>
    <message>
        <source>Ce n’est pas aux joueurs de décider cela.</source>
        <translation>That is not for the players to decide.</translation>
    </message>
    <message>
        <source>Ce tirage n’est pas possible.</source>
        <translation>This draw is not possible.</translation>
    </message>
    <message>
        <source>Ce mélange n’est pas possible.</source>
        <translation>This shuffle is not possible.</translation>
    </message>
    <message>
        <source>La pioche est vide et un joueur a posé sa dernière carte.</source>
        <translation>The draw pile is empty and a player has laid the last card.</translation>
    </message>
    <message>
        <source>La pioche est vide et personne ne peut plus rien poser.</source>
        <translation>The draw pile is empty and no one can lay anything more.</translation>
    </message>
    <message>
        <source>Mots annoncés</source>
        <translation>Words claimed</translation>
    </message>
    <message>
        <source>Meilleur mot</source>
        <translation>Best word</translation>
    </message>
    <message>
        <source>Points des mots</source>
        <translation>Word points</translation>
    </message>
    <message>
        <source>Cartes restantes</source>
        <translation>Cards left</translation>
    </message>
    <message>
        <source>Arbitre</source>
        <translation>Referee</translation>
    </message>
    <message>
        <source>Une carte qui ne va pas est refusée avant d’être posée, avec la raison.</source>
        <translation>A card that does not fit is refused before it is laid, with the reason.</translation>
    </message>
    <message>
        <source>Règle stricte</source>
        <translation>Strict rule</translation>
    </message>
    <message>
        <source>Tout le monde voit toutes les cartes&#x202f;: pour apprendre en famille.</source>
        <translation>Everyone sees all the cards: to learn as a family.</translation>
    </message>
    <message>
        <source>Sans limite</source>
        <translation>No limit</translation>
    </message>
    <message>
        <source>Vide la rangée {row} avec une poubelle.</source>
        <translation>Empty row {row} with a bin.</translation>
    </message>
    <message>
        <source>Arrête-toi là.</source>
        <translation>Stop there.</translation>
    </message>
    <message>
        <source>Passe et attends&#x202f;: chaque pose aide plus les autres que toi.</source>
        <translation>Pass and wait: any card laid helps the others more than you.</translation>
    </message>
    <message>
        <source>Paquets</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>une erreur se reprend</source>
        <translation>a slip is put right</translation>
    </message>
    <message>
        <source>une erreur coûte le tour</source>
        <translation>a slip costs the turn</translation>
    </message>
    <message>
        <source>Deux sont conseillés à partir de six joueurs.</source>
        <translation>Two are best from six players up.</translation>
    </message>
    <message>
        <source>Qui se trompe reprend sa carte et perd son tour.</source>
        <translation>After a mistake, you take your card back and lose the turn.</translation>
    </message>
    <message>
        <source>Temps pour contrer</source>
        <translation>Time to counter</translation>
    </message>
    <message>
        <source>Par joueur, à chaque mot annoncé.</source>
        <translation>Per player, for each word claimed.</translation>
    </message>
    <message>
        <source>Après un contre, seuls ceux qui n’ont pas encore répondu peuvent contrer.</source>
        <translation>After a counter, only those not asked yet may counter.</translation>
    </message>
    <message>
        <source>Mains ouvertes</source>
        <translation>Open hands</translation>
    </message>
    <message>
        <source>Selon le nombre</source>
        <translation>By player count</translation>
    </message>
    <message>
        <source>Un paquet</source>
        <translation>One deck</translation>
    </message>
    <message>
        <source>Deux paquets</source>
        <translation>Two decks</translation>
    </message>
    <message>
        <source>Un mot refusé finit le tour, avec zéro.</source>
        <translation>A refused word ends the turn, with zero.</translation>
    </message>
    <message>
        <source>sans sablier</source>
        <translation>no hourglass</translation>
    </message>
    <message>
        <source>tout relancer</source>
        <translation>throw all again</translation>
    </message>
    <message>
        <source>garder {dice}</source>
        <translation>keep {dice}</translation>
    </message>
    <message>
        <source>proposer {words}</source>
        <translation>propose {words}</translation>
    </message>
    <message>
        <source>laisser couler le sablier</source>
        <translation>let the sand run out</translation>
    </message>
    <message>
        <source>un mot refusé ou un indice acheté</source>
        <translation>a refused word or a hint that was bought</translation>
    </message>
    <message>
        <source>écrire {word}</source>
        <translation>write {word}</translation>
    </message>
    <message>
        <source>passer</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>laisser filer le temps</source>
        <translation>let the time run out</translation>
    </message>
    <message>
        <source>ne pas crier WORD OUT</source>
        <translation>not shout WORD OUT</translation>
    </message>
    <message>
        <source>jouer autre chose</source>
        <translation>play something else</translation>
    </message>
    <message>
        <source>laisser passer {word}, {points} points</source>
        <translation>let {word} pass, {points} points</translation>
    </message>
    <message>
        <source>Calcul exact&#x202f;: points perdus jusqu’à la fin de la feuille, en moyenne.</source>
        <translation>Exact: points lost to the end of the sheet, on average.</translation>
    </message>
    <message>
        <source>Estimation&#x202f;: chaque tour face au meilleur mot du dictionnaire.</source>
        <translation>Estimated: each turn against the best word of the dictionary.</translation>
    </message>
    <message>
        <source>Le plus beau mot&#x202f;?</source>
        <translation>Best word?</translation>
    </message>
    <message>
        <source>Yahtzee des&#x202f;Mots</source>
        <translation>Yahtzee des Mots</translation>
    </message>
    <message>
        <source>Le fichier des données a disparu pendant le jeu. Tout est gardé dans {file}.</source>
        <translation>The data file vanished during play. Everything is kept in {file}.</translation>
    </message>
    <message>
        <source>Fin du marathon&#x202f;: plus personne ne continue.</source>
        <translation>The marathon is over: nobody goes on.</translation>
    </message>
    <message>
        <source>La table reprend «&#x202f;{word}&#x202f;»&#xa0;: ses jetons reviennent au milieu.</source>
        <translation>The table takes “{word}” back: its chips return to the middle.</translation>
    </message>
    <message>
        <source>La table reprend «&#x202f;{word}&#x202f;»&#xa0;: ses jetons reviennent au milieu, la manche continue.</source>
        <translation>The table takes “{word}” back: its chips return to the middle, and the round goes on.</translation>
    </message>
    <message>
        <source>Plus personne ne trouve de mot&#xa0;: la partie s’arrête là.</source>
        <translation>Nobody finds a word any more: the game ends here.</translation>
    </message>
    <message>
        <source>Le premier de la liste ouvre</source>
        <translation>The first in the list opens</translation>
    </message>
    <message>
        <source>Un seul tour de contres</source>
        <translation>One round of counters</translation>
    </message>
    <message>
        <source>Dictionnaire discret</source>
        <translation>Silent dictionary</translation>
    </message>
    <message>
        <source>Il ne juge un mot qu’une fois joué.</source>
        <translation>It judges a word only once it is played.</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;»&#x202f;: pour quel thème&#x202f;? Choisis-le, ou tape son chiffre.</source>
        <translation>“{word}”: for which theme? Choose it, or type its number.</translation>
    </message>
    <message>
        <source>Trois lancers, pas plus&#x202f;: remplis une case.</source>
        <translation>Three rolls, no more: fill a box.</translation>
    </message>
    <message>
        <source>La case «&#x202f;{box}&#x202f;» est déjà remplie.</source>
        <translation>“{box}” is already filled.</translation>
    </message>
    <message>
        <source>Pour «&#x202f;{box}&#x202f;», une chance sur {tries}.</source>
        <translation>For “{box}”, one chance in {tries}.</translation>
    </message>
    <message>
        <source>«&#x202f;{box}&#x202f;» vient une fois sur deux.</source>
        <translation>“{box}” comes half the time.</translation>
    </message>
    <message>
        <source>«&#x202f;{box}&#x202f;» est presque dans la poche.</source>
        <translation>“{box}” is as good as yours.</translation>
    </message>
    <message>
        <source>Ce qui aiderait au dernier lancer&#x202f;: {faces}.</source>
        <translation>What would help at the last throw: {faces}.</translation>
    </message>
    <message>
        <source>C’est assez bon pour ne pas tenter plus.</source>
        <translation>It is good enough not to push your luck.</translation>
    </message>
    <message>
        <source>Trois pareils ou plus&#x202f;: tu restes sur le chemin de la prime.</source>
        <translation>Three alike or more: you are on the way to the bonus.</translation>
    </message>
    <message>
        <source>Rien de mieux ailleurs&#x202f;: elle est là pour cela.</source>
        <translation>Nothing better elsewhere: that is what it is for.</translation>
    </message>
    <message>
        <source>C’est la plus rare des deux&#x202f;; «&#x202f;{box}&#x202f;» se retrouve plus facilement.</source>
        <translation>It is the rarer of the two; “{box}” comes again more easily.</translation>
    </message>
    <message>
        <source>Rien ne va, et c’est la case qui manquera le moins.</source>
        <translation>Nothing fits, and this is the box you will miss least.</translation>
    </message>
    <message>
        <source>Barre «&#x202f;{box}&#x202f;».</source>
        <translation>Cross out “{box}”.</translation>
    </message>
    <message>
        <source>Marque {points}&#x202f;: «&#x202f;{box}&#x202f;».</source>
        <translation>Score {points}: “{box}”.</translation>
    </message>
    <message>
        <source>Relance les cinq dés.</source>
        <translation>Roll all five dice again.</translation>
    </message>
    <message>
        <source>Garde le {face}.</source>
        <translation>Keep the {face}.</translation>
    </message>
    <message>
        <source>Garde les deux {face}.</source>
        <translation>Keep the two {face}s.</translation>
    </message>
    <message>
        <source>Garde les trois {face}.</source>
        <translation>Keep the three {face}s.</translation>
    </message>
    <message>
        <source>Garde les quatre {face}.</source>
        <translation>Keep the four {face}s.</translation>
    </message>
    <message>
        <source>Garde {dice}.</source>
        <translation>Keep {dice}.</translation>
    </message>
    <message>
        <source>Presque parfait.</source>
        <translation>Nearly perfect.</translation>
    </message>
    <message>
        <source>Bien joué&#x202f;; il y avait un tout petit peu mieux.</source>
        <translation>Well played; there was something a tiny bit better.</translation>
    </message>
    <message>
        <source>Dommage&#x202f;: environ {cost} points de moins que le meilleur choix.</source>
        <translation>A pity: about {cost} points less than the best choice.</translation>
    </message>
    <message>
        <source>remplir «&#x202f;{box}&#x202f;»</source>
        <translation>fill “{box}”</translation>
    </message>
    <message>
        <source>barrer «&#x202f;{box}&#x202f;»</source>
        <translation>cross out “{box}”</translation>
    </message>
    <message>
        <source>Écris {word}&#x202f;: environ {value} points.</source>
        <translation>Write {word}: about {value} points.</translation>
    </message>
    <message>
        <source>Avec un mot plus courant&#x202f;: {word}, {value}.</source>
        <translation>With a more usual word: {word}, {value}.</translation>
    </message>
    <message>
        <source>Un mot rare ferait {more} de plus&#x202f;: {word}.</source>
        <translation>A rare word would score {more} more: {word}.</translation>
    </message>
    <message>
        <source>{word}&#x202f;: rien de mieux à écrire&#x202f;!</source>
        <translation>{word}: nothing better to write!</translation>
    </message>
    <message>
        <source>Le meilleur était {word}&#x202f;: environ {value} points, au lieu de {mine}.</source>
        <translation>The best was {word}: about {value} points, instead of {mine}.</translation>
    </message>
    <message>
        <source>On pouvait écrire {word}&#x202f;: environ {value} points.</source>
        <translation>{word} was possible: about {value} points.</translation>
    </message>
    <message>
        <source>écrire {word}, environ {value} points</source>
        <translation>write {word}, about {value} points</translation>
    </message>
    <message>
        <source>Aucun mot ne va plus, et c’est la case qui manquera le moins.</source>
        <translation>No word fits any more, and this is the box you will miss least.</translation>
    </message>
    <message>
        <source>{words} ferait déjà {points} points ici, et il reste deux lancers.</source>
        <translation>{words} would already score {points} here, and two rolls are left.</translation>
    </message>
    <message>
        <source>{words} ferait déjà {points} points ici, et il reste un lancer.</source>
        <translation>{words} would already score {points} here, and one roll is left.</translation>
    </message>
    <message>
        <source>Ces lettres valent déjà {points} points.</source>
        <translation>These letters alone are worth {points}.</translation>
    </message>
    <message>
        <source>Ce sont des lettres courantes&#x202f;: elles vont dans beaucoup de mots.</source>
        <translation>These are common letters: they fit many words.</translation>
    </message>
    <message>
        <source>La case du tour prend un zéro, mais on y gagne.</source>
        <translation>This turn’s box gets a zero, but you still gain.</translation>
    </message>
    <message>
        <source>C’est la case où cela sert le mieux.</source>
        <translation>That is the box where it serves best.</translation>
    </message>
    <message>
        <source>Un mot rare ferait {more} de plus&#x202f;: {words}.</source>
        <translation>A rare word would score {more} more: {words}.</translation>
    </message>
    <message>
        <source>Relance les sept dés.</source>
        <translation>Roll all seven dice again.</translation>
    </message>
    <message>
        <source>Propose {words} pour «&#x202f;{box}&#x202f;»&#x202f;: {points} points.</source>
        <translation>Propose {words} for “{box}”: {points} points.</translation>
    </message>
    <message>
        <source>Annonce «&#x202f;{box}&#x202f;».</source>
        <translation>Claim “{box}”.</translation>
    </message>
    <message>
        <source>Mets le zéro dans «&#x202f;{box}&#x202f;».</source>
        <translation>Put the zero in “{box}”.</translation>
    </message>
    <message>
        <source>annoncer «&#x202f;{box}&#x202f;»</source>
        <translation>claim “{box}”</translation>
    </message>
    <message>
        <source>mettre le zéro dans «&#x202f;{box}&#x202f;»</source>
        <translation>put the zero in “{box}”</translation>
    </message>
    <message>
        <source>Après une carte «&#x202f;Rejouer&#x202f;», on continue dans la même rangée.</source>
        <translation>After a replay card, go on in the same row.</translation>
    </message>
    <message>
        <source>La poubelle ne se joue pas après une carte «&#x202f;Rejouer&#x202f;».</source>
        <translation>A bin cannot be played after a replay card.</translation>
    </message>
    <message>
        <source>Ne dis rien&#x202f;: ce mot peut encore grandir.</source>
        <translation>Say nothing: this word can still grow.</translation>
    </message>
    <message>
        <source>Ne dis rien&#x202f;: {tenths} fois sur dix, on te contrerait.</source>
        <translation>Say nothing: {tenths} times in ten you would be countered.</translation>
    </message>
    <message>
        <source>Ne dis rien&#x202f;: on te contrerait presque à coup sûr.</source>
        <translation>Say nothing: you would almost surely be countered.</translation>
    </message>
    <message>
        <source>Annonce {word}&#x202f;: {points} points, même si l’on te contre {tenths} fois sur dix.</source>
        <translation>Claim {word}: {points} points, even if you are countered {tenths} times in ten.</translation>
    </message>
    <message>
        <source>Annonce {word}&#x202f;: {points} points, et personne ne devrait te contrer.</source>
        <translation>Claim {word}: {points} points, and nobody should counter you.</translation>
    </message>
    <message>
        <source>Poser encore une carte aiderait surtout les autres.</source>
        <translation>Another card would mostly help the others.</translation>
    </message>
    <message>
        <source>Rien de mieux&#x202f;!</source>
        <translation>Nothing better!</translation>
    </message>
    <message>
        <source>Il y avait un peu mieux.</source>
        <translation>There was something a little better.</translation>
    </message>
    <message>
        <source>Il y avait mieux, d’environ {cost} points.</source>
        <translation>There was something better, by about {cost} points.</translation>
    </message>
    <message>
        <source>poser {letter}, rangée {row}&#x202f;: {text}</source>
        <translation>lay {letter}, row {row}: {text}</translation>
    </message>
    <message>
        <source>vider la rangée {row}</source>
        <translation>clear row {row}</translation>
    </message>
    <message>
        <source>marquer {word}, {points} points</source>
        <translation>score {word}, {points} points</translation>
    </message>
    <message>
        <source>contrer avec {word}, {points} points</source>
        <translation>counter with {word}, {points} points</translation>
    </message>
    <message>
        <source>contrer avec {word}</source>
        <translation>counter with {word}</translation>
    </message>
    <message>
        <source>Les boîtes du commerce ne sont pas d’accord&#x202f;: choisissez.</source>
        <translation>The boxes sold over the years disagree: take your pick.</translation>
    </message>
    <message>
        <source>Sans tirage au sort&#x202f;: on choisit qui commence en rangeant les joueurs.</source>
        <translation>No draw: choose who begins by the order of the players.</translation>
    </message>
    <message>
        <source>Ce coup n’est pas passé. Essaie encore.</source>
        <translation>That move did not go through. Try again.</translation>
    </message>
    <message>
        <source>Cette partie se joue dans une autre fenêtre&#x202f;: ici, on regarde.</source>
        <translation>This game is being played in another window: here, we watch.</translation>
    </message>
    <message>
        <source>Ce nom est trop long&#x202f;: {longest} lettres au plus.</source>
        <translation>This name is too long: {longest} letters at most.</translation>
    </message>
    <message>
        <source>Ce mot est trop long&#x202f;: {longest} lettres au plus.</source>
        <translation>This word is too long: {longest} letters at most.</translation>
    </message>
    <message>
        <source>On compare avec le meilleur choix, à très peu près.</source>
        <translation>Compared with the best choice, very nearly.</translation>
    </message>
    <message>
        <source>On regarde ici toutes les mains&#x202f;: facile, après coup&#x202f;! Donc pas de classement.</source>
        <translation>Here all hands are open: easy, afterwards! So there is no ranking.</translation>
    </message>
    <message>
        <source>Les ordinateurs jouent calmement.</source>
        <translation>The computer players are calm.</translation>
    </message>
    <message>
        <source>Les ordinateurs jouent vivement.</source>
        <translation>The computer players are brisk.</translation>
    </message>
    <message>
        <source>Les ordinateurs jouent aussitôt.</source>
        <translation>The computer players play at once.</translation>
    </message>
    <message>
        <source>{name} a raison&#x202f;: {words} ne sont pas des mots. {writer} reprend ses lettres.</source>
        <translation>{name} is right: {words} are not words. {writer} takes the letters back.</translation>
    </message>
    <message>
        <source>{name} ont raison de contester {words}. {writer} reprend ses lettres.</source>
        <translation>{name} are right to challenge {words}. {writer} takes the letters back.</translation>
    </message>
    <message>
        <source>Tout est juste&#x202f;: {name} perd son prochain tour.</source>
        <translation>Every word is good: {name} misses the next turn.</translation>
    </message>
    <message>
        <source>Il ne reste que {name}&#x202f;: encore un dé, un dernier mot.</source>
        <translation>Only {name} is left: one more die, one last word.</translation>
    </message>
    <message>
        <source>{name} fait 1&#x202f;: trop court pour ouvrir la grille.</source>
        <translation>{name} rolls 1: too short to open the grid.</translation>
    </message>
    <message>
        <source>{name} fait 1&#x202f;: trop court pour ouvrir la grille. Au suivant&#x202f;!</source>
        <translation>{name} rolls 1: too short to open the grid. Next!</translation>
    </message>
    <message>
        <source>Ludogîte n’arrive pas à lire ce texte.</source>
        <translation>Ludogîte cannot read this text.</translation>
    </message>
    <message>
        <source>Pour jouer seul&#x202f;: on continue tant que le dé trouve sa place.</source>
        <translation>On your own, until a roll won’t fit.</translation>
    </message>
    <message>
        <source>rien que pour toi</source>
        <translation>just for you</translation>
    </message>
    <message>
        <source>À quatre, visez plutôt 250. 0&#x202f;: pas de but.</source>
        <translation>With four, aim for 250 instead. 0: no target.</translation>
    </message>
    <message>
        <source>En secondes. 0&#x202f;: on attend tout le monde.</source>
        <translation>In seconds. 0: wait for everybody.</translation>
    </message>
    <message>
        <source>Pas maintenant.</source>
        <translation>Not now.</translation>
    </message>
    <message>
        <source>Cette case a déjà son {letter}.</source>
        <translation>This square already has its {letter}.</translation>
    </message>
    <message>
        <source>Plus rien ne s’écrit&#x202f;: c’est fini, bravo&#x202f;!</source>
        <translation>Nothing more can be written: that’s it, well done!</translation>
    </message>
    <message>
        <source>35 points dès 35</source>
        <translation>35 points from 35</translation>
    </message>
    <message>
        <source>35 points dès 36</source>
        <translation>35 points from 36</translation>
    </message>
    <message>
        <source>25 points dès 50</source>
        <translation>25 points from 50</translation>
    </message>
    <message>
        <source>{text} n’est pas un mot&#x202f;: {name} reprend ses cartes.</source>
        <translation>{text} is not a word: {name} takes the cards back.</translation>
    </message>
    <message>
        <source>Aucun mot ne commence par {text}&#x202f;: {name} reprend ses cartes.</source>
        <translation>No word begins with {text}: {name} takes the cards back.</translation>
    </message>
    <message>
        <source>(poubelle)</source>
        <translation>(bin)</translation>
    </message>
    <message>
        <source>(joker)</source>
        <translation>(joker)</translation>
    </message>
    <message>
        <source>Aucune case encore libre ne prend cela.</source>
        <translation>No box that is still open takes that.</translation>
    </message>
    <message>
        <source>Ce nom est celui d’un profil rangé.</source>
        <translation>This is the name of a profile that was put away.</translation>
    </message>
    <message>
        <source>Avec arbitre</source>
        <translation>With referee</translation>
    </message>
    <message>
        <source>Jeu inconnu&#x202f;: {id}</source>
        <translation>Unknown game: {id}</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;» va-t-il avec le thème&#x202f;? Il faut en juger.</source>
        <translation>Does “{word}” fit the theme? It has to be judged.</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;» et «&#x202f;{against}&#x202f;»&#x202f;: même racine&#x202f;? Il faut en juger.</source>
        <translation>“{word}” and “{against}”: the same root? It has to be judged.</translation>
    </message>
    <message>
        <source>{name} conteste «&#x202f;{word}&#x202f;»&#xa0;: une racine déjà dite&#x202f;? Il faut en juger.</source>
        <translation>{name} challenges “{word}”: a root that was said already? It has to be judged.</translation>
    </message>
    <message>
        <source>Il y avait aussi&#x202f;: {words}.</source>
        <translation>There was also: {words}.</translation>
    </message>
    <message>
        <source>Bien fouillé&#x202f;: les listes ne connaissaient rien d’autre avec ces dés.</source>
        <translation>Well searched: the lists knew nothing else with these dice.</translation>
    </message>
    <message>
        <source>La partie est en pause.</source>
        <translation>The game is paused.</translation>
    </message>
    <message>
        <source>Le plus beau risque</source>
        <translation>The finest risk</translation>
    </message>
    <message>
        <source>Jamais à court d’idées</source>
        <translation>Never short of ideas</translation>
    </message>
    <message>
        <source>manches marquées&#x202f;: {n}</source>
        <translation>rounds scored: {n}</translation>
    </message>
    <message>
        <source>faces noires gagnées&#x202f;: {n}</source>
        <translation>black faces won: {n}</translation>
    </message>
    <message>
        <source>La plume infatigable</source>
        <translation>The tireless pen</translation>
    </message>
    <message>
        <source>{n} lettres écrites</source>
        <translation>{n} letters written</translation>
    </message>
    <message>
        <source>Sept lettres d’un coup</source>
        <translation>Seven letters at a stroke</translation>
    </message>
    <message>
        <source>prime de 100&#x202f;: {n}</source>
        <translation>bonus of 100: {n}</translation>
    </message>
    <message>
        <source>la prime du haut est gagnée</source>
        <translation>the upper bonus is won</translation>
    </message>
    <message>
        <source>L’œil aux aguets</source>
        <translation>The watchful eye</translation>
    </message>
    <message>
        <source>contres&#x202f;: {n}</source>
        <translation>counters: {n}</translation>
    </message>
    <message>
        <source>La voix qui porte</source>
        <translation>A voice that carries</translation>
    </message>
    <message>
        <source>WORD OUT&#x202f;!&#x202f;: {n}</source>
        <translation>WORD OUT!: {n}</translation>
    </message>
    <message>
        <source>Cinq d’un coup</source>
        <translation>Five at a stroke</translation>
    </message>
    <message>
        <source>Yahtzee&#x202f;: {n}</source>
        <translation>Yahtzee: {n}</translation>
    </message>
    <message>
        <source>Le haut bien rempli</source>
        <translation>A well-filled top</translation>
    </message>
    <message>
        <source>la prime de 35 est gagnée</source>
        <translation>the bonus of 35 is won</translation>
    </message>
    <message>
        <source>Fidèle à la Chance</source>
        <translation>Faithful to Chance</translation>
    </message>
    <message>
        <source>{n} points dans cette case</source>
        <translation>{n} points in that box</translation>
    </message>
    <message>
        <source>L’ami des six</source>
        <translation>A friend of sixes</translation>
    </message>
    <message>
        <source>{n} points de six</source>
        <translation>{n} points of sixes</translation>
    </message>
    <message>
        <source>Le mot le plus long</source>
        <translation>The longest word</translation>
    </message>
    <message>
        <source>{word}, {n} lettres</source>
        <translation>{word}, {n} letters</translation>
    </message>
    <message>
        <source>Le mot en or</source>
        <translation>The golden word</translation>
    </message>
    <message>
        <source>{word}, {points}</source>
        <translation>{word}, {points}</translation>
    </message>
    <message>
        <source>Le plus de mots</source>
        <translation>The most words</translation>
    </message>
    <message>
        <source>{n} mots</source>
        <translation>{n} words</translation>
    </message>
    <message>
        <source>La plus belle remontée</source>
        <translation>The finest comeback</translation>
    </message>
    <message>
        <source>{points} de retard, rattrapés</source>
        <translation>came back from {points} behind</translation>
    </message>
    <message>
        <source>Le plus beau coup</source>
        <translation>The finest move</translation>
    </message>
    <message>
        <source>+{n} d’un seul coup</source>
        <translation>+{n} in one go</translation>
    </message>
    <message>
        <source>Le sprint final</source>
        <translation>The final sprint</translation>
    </message>
    <message>
        <source>+{n} dans le dernier tiers</source>
        <translation>+{n} in the last third</translation>
    </message>
    <message>
        <source>Goutte à goutte</source>
        <translation>Drop by drop</translation>
    </message>
    <message>
        <source>des points {n} fois</source>
        <translation>points {n} times</translation>
    </message>
    <message>
        <source>Le doigt le plus vif</source>
        <translation>The quickest finger</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>La tête la plus profonde</source>
        <translation>The deepest thinker</translation>
    </message>
    <message>
        <source>a pris le temps d’y penser</source>
        <translation>took the time to think</translation>
    </message>
    <message>
        <source>La main la plus légère</source>
        <translation>The lightest hand</translation>
    </message>
    <message>
        <source>n’a pas traîné</source>
        <translation>did not linger</translation>
    </message>
    <message>
        <source>Aïe, plus de place sur le disque&#x202f;: ce dernier changement n’est pas gardé.</source>
        <translation>Ouch, no room left on the disk: this last change is not kept.</translation>
    </message>
    <message>
        <source>Le conseil, un indice ou un retour en arrière a servi.</source>
        <translation>Advice, a hint or undo was used.</translation>
    </message>
    <message>
        <source>{word}, rien que ça&#x202f;!</source>
        <translation>{word}, no less!</translation>
    </message>
    <message>
        <source>Yahtzee&#x202f;! Les cinq pareils&#x202f;: {points} points pour {name}.</source>
        <translation>Yahtzee! Five alike: {points} points for {name}.</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Plays</translation>
    </message>
    <message>
        <source>Le choix est mince&#x202f;: {plays} coups possibles.</source>
        <translation>Not much to choose from: {plays} possible plays.</translation>
    </message>
    <message>
        <source>La table est complète.</source>
        <translation>The table is full.</translation>
    </message>
    <message>
        <source>La table garde cette place pour son téléphone.</source>
        <translation>The table keeps this seat for its own phone.</translation>
    </message>
    <message>
        <source>D’autres peuvent l’allonger&#x202f;: mieux vaut le laisser grandir.</source>
        <translation>Others can lengthen it: better let it grow.</translation>
    </message>
    <message>
        <source>Et la prime du haut est à toi&#x202f;!</source>
        <translation>And the upper bonus is yours!</translation>
    </message>
    <message>
        <source>Il manquera encore {missing} points pour la prime.</source>
        <translation>{missing} points will still be missing for the bonus.</translation>
    </message>
    <message>
        <source>Pour cette case, c’est bien payé.</source>
        <translation>That’s a good score for this box.</translation>
    </message>
    <message>
        <source>C’est peu, mais une autre case te coûterait plus.</source>
        <translation>Not much, but any other box would cost you more.</translation>
    </message>
    <message>
        <source>Cinq pareils&#x202f;: on ne fait pas mieux&#x202f;!</source>
        <translation>Five of a kind: nothing beats it!</translation>
    </message>
    <message>
        <source>Ici tous les dés comptent.</source>
        <translation>Here all dice count.</translation>
    </message>
    <message>
        <source>La voilà faite&#x202f;: elle ne vient pas à chaque tour.</source>
        <translation>It is made: that does not happen every turn.</translation>
    </message>
    <message>
        <source>Chaque {face} de plus compte dans «&#x202f;{box}&#x202f;».</source>
        <translation>Every further {face} counts in “{box}”.</translation>
    </message>
    <message>
        <source>«&#x202f;{box}&#x202f;» est déjà là&#x202f;: relancer le reste ne risque rien.</source>
        <translation>“{box}” is there already: throwing the rest risks nothing.</translation>
    </message>
    <message>
        <source>Un Yahtzee de plus donnerait {prime} points de prime.</source>
        <translation>One more Yahtzee would bring a bonus of {prime}.</translation>
    </message>
    <message>
        <source>Il n’y a rien de mieux à viser avec ces dés.</source>
        <translation>There is nothing better to aim at with these dice.</translation>
    </message>
    <message>
        <source>Les gros dés iront dans «&#x202f;Chance&#x202f;».</source>
        <translation>High dice can go into “Chance”.</translation>
    </message>
    <message>
        <source>Pour la prime, il manque {missing} points.</source>
        <translation>{missing} points are missing for the bonus.</translation>
    </message>
    <message>
        <source>Il passe sur une case de couleur.</source>
        <translation>It runs over a coloured square.</translation>
    </message>
    <message>
        <source>Il passe sur {number} cases de couleur.</source>
        <translation>It runs over {number} coloured squares.</translation>
    </message>
    <message>
        <source>Il forme aussi {words}.</source>
        <translation>It also makes {words}.</translation>
    </message>
    <message>
        <source>Il couvre des cases chères, jusqu’à {dear} points.</source>
        <translation>It covers valuable squares, up to {dear} points.</translation>
    </message>
    <message>
        <source>C’est la meilleure place qui reste.</source>
        <translation>It is the best place left.</translation>
    </message>
    <message>
        <source>On peut viser {word}, par exemple.</source>
        <translation>You can aim at {word}, for instance.</translation>
    </message>
    <message>
        <source>Sept lettres d’un coup&#x202f;: on ne fait pas mieux&#x202f;!</source>
        <translation>Seven letters at once: nothing beats it!</translation>
    </message>
    <message>
        <source>Avec ces dés, cette case n’aura pas plus.</source>
        <translation>With these dice this box will not get more.</translation>
    </message>
    <message>
        <source>C’est rare&#x202f;: prends les points.</source>
        <translation>It is rare: take the points.</translation>
    </message>
    <message>
        <source>Inscris {words} dans «&#x202f;{box}&#x202f;»&#x202f;: {points} points.</source>
        <translation>Write {words} in “{box}”: {points} points.</translation>
    </message>
    <message>
        <source>Pose {letter} sur la rangée {row}&#x202f;: {text}.</source>
        <translation>Lay {letter} on row {row}: {text}.</translation>
    </message>
    <message>
        <source>Pose {letter} sur la rangée {row}&#x202f;: {text}, comme dans {word}.</source>
        <translation>Lay {letter} on row {row}: {text}, as in {word}.</translation>
    </message>
    <message>
        <source>Commence la rangée {row} par {letter}.</source>
        <translation>Begin row {row} with {letter}.</translation>
    </message>
    <message>
        <source>Peu de mots commencent ainsi&#x202f;: les autres auront du mal.</source>
        <translation>Few words start like that: the others will struggle.</translation>
    </message>
    <message>
        <source>Contre avec {word}.</source>
        <translation>Counter with {word}.</translation>
    </message>
    <message>
        <source>Fais {word} sur la rangée {row}&#x202f;: {points} points à annoncer.</source>
        <translation>Make {word} on row {row}: {points} points to claim.</translation>
    </message>
    <message>
        <source>Les {theirs} points annoncés ne comptent plus.</source>
        <translation>The {theirs} points claimed count no more.</translation>
    </message>
    <message>
        <source>Les {theirs} points annoncés ne comptent plus, et tu peux en marquer {points}.</source>
        <translation>The {theirs} points claimed count no more, and you can score {points}.</translation>
    </message>
    <message>
        <source>Peu de lettres peuvent l’allonger.</source>
        <translation>Few letters can lengthen it.</translation>
    </message>
    <message>
        <source>Tu as de quoi finir {word} ensuite.</source>
        <translation>You hold the letters to finish {word} next.</translation>
    </message>
    <message>
        <source>De là partent beaucoup de mots.</source>
        <translation>Many words start like that.</translation>
    </message>
    <message>
        <source>Les autres n’en feront pas un mot tout de suite.</source>
        <translation>The others can’t turn it into a word right away.</translation>
    </message>
    <message>
        <source>Cette carte te servirait moins ailleurs.</source>
        <translation>This card would serve you less elsewhere.</translation>
    </message>
    <message>
        <source>Les autres étaient près d’y marquer.</source>
        <translation>The others were close to scoring there.</translation>
    </message>
    <message>
        <source>Elle ne menait plus à rien pour toi.</source>
        <translation>It led nowhere for you any more.</translation>
    </message>
    <message>
        <source>Laisse passer&#x202f;: aucune de tes cartes n’allonge ce mot.</source>
        <translation>Let it go: none of your cards lengthens this word.</translation>
    </message>
    <message>
        <source>Passe&#x202f;: aucune de tes cartes n’a sa place.</source>
        <translation>Pass: none of your cards fits.</translation>
    </message>
    <message>
        <source>Laisse passer&#x202f;: contrer te coûterait une bonne carte pour rien.</source>
        <translation>Let it go: countering would cost you a good card for nothing.</translation>
    </message>
    <message>
        <source>Avance</source>
        <translation>Head start</translation>
    </message>
    <message>
        <source>{points} d’avance</source>
        <translation>{points} ahead</translation>
    </message>
    <message>
        <source>avec avance</source>
        <translation>with a head start</translation>
    </message>
    <message>
        <source>{name} inscrit {points} dans «&#x202f;{box}&#x202f;» grâce au joker.</source>
        <translation>{name} writes {points} in “{box}” thanks to the joker.</translation>
    </message>
    <message>
        <source>{name} inscrit {points} dans «&#x202f;{box}&#x202f;».</source>
        <translation>{name} writes {points} in “{box}”.</translation>
    </message>
    <message>
        <source>Premiers servis</source>
        <translation>First come, first served</translation>
    </message>
    <message>
        <source>Deux jetons par personne au milieu&#x202f;; les plus rapides les prennent.</source>
        <translation>Two chips a person in the middle; the quickest take them.</translation>
    </message>
    <message>
        <source>Mot le mieux payé</source>
        <translation>Best-paid word</translation>
    </message>
    <message>
        <source>{name} annonce «&#x202f;{box}&#x202f;».</source>
        <translation>{name} claims “{box}”.</translation>
    </message>
    <message>
        <source>Manche {partie}&#x202f;: {names} en tête avec {total} points.</source>
        <translation>Round {partie}: {names} ahead with {total} points.</translation>
    </message>
    <message>
        <source>{name} inscrit {points} dans «&#x202f;{box}&#x202f;» avec {words}.</source>
        <translation>{name} writes {points} in “{box}” with {words}.</translation>
    </message>
    <message>
        <source>{name}&#x202f;: zéro dans «&#x202f;{box}&#x202f;».</source>
        <translation>{name}: zero in “{box}”.</translation>
    </message>
    <message>
        <source>Mot refusé&#x202f;: {name} a zéro dans «&#x202f;{box}&#x202f;».</source>
        <translation>Word refused: {name} has zero in “{box}”.</translation>
    </message>
    <message>
        <source>Et zéro dans «&#x202f;{box}&#x202f;».</source>
        <translation>And zero in “{box}”.</translation>
    </message>
    <message>
        <source>Une case noire ne prend pas de lettre.</source>
        <translation>A black square takes no letter.</translation>
    </message>
    <message>
        <source>Deux lettres vont dans la même case.</source>
        <translation>Two letters go in the same square.</translation>
    </message>
    <message>
        <source>Il reste un trou dans le mot.</source>
        <translation>There is a gap in the word.</translation>
    </message>
    <message>
        <source>{name} barre «&#x202f;{box}&#x202f;».</source>
        <translation>{name} crosses out “{box}”.</translation>
    </message>
    <message>
        <source>{name} reprend ses lettres et cherche encore.</source>
        <translation>{name} takes the letters back and searches on.</translation>
    </message>
    <message>
        <source>reprendre ses lettres</source>
        <translation>take the letters back</translation>
    </message>
    <message>
        <source>De plus en plus chers. Dès qu’on en prend un, la partie ne compte pas pour les records.</source>
        <translation>They cost more and more. Once one is taken, the game does not count for the records.</translation>
    </message>
    <message>
        <source>sans argot</source>
        <translation>no slang</translation>
    </message>
    <message>
        <source>Comme sur la feuille imprimée&#x202f;: une erreur rend la carte et finit le tour.</source>
        <translation>As on the printed sheet: a mistake gives the card back and ends the turn.</translation>
    </message>
    <message>
        <source>Ne dis rien&#x202f;: une fois sur deux, on te contrerait.</source>
        <translation>Say nothing: half the time you would be countered.</translation>
    </message>
    <message>
        <source>Annonce {word}&#x202f;: {points} points, même si l’on te contre une fois sur deux.</source>
        <translation>Claim {word}: {points} points, even if you are countered half the time.</translation>
    </message>
    <message>
        <source>Le premier de chaque tour est gratuit, les suivants coûtent des points. Si le vainqueur en a pris, la partie ne compte pas pour les records.</source>
        <translation>The first of each turn is free, the others cost points. If the winner has taken one, the game does not count for the records.</translation>
    </message>
    <message>
        <source>sans indices</source>
        <translation>no hints</translation>
    </message>
    <message>
        <source>«&#x202f;{box}&#x202f;» vient deux fois sur trois.</source>
        <translation>“{box}” comes two times in three.</translation>
    </message>
</context>
<context>
    <name>ThemesStory</name>
    <message>
        <source>Les mots</source>
        <translation>Words</translation>
    </message>
    <message>
        <source>sans lettre des dés</source>
        <translation>without a letter of the dice</translation>
    </message>
    <message>
        <source>en {letter}</source>
        <translation>in {letter}</translation>
    </message>
    <message>
        <source>manche {round}, {theme} {asked}</source>
        <translation>round {round}, {theme} {asked}</translation>
    </message>
    <message>
        <source>{where}&#x202f;: rien n’a été dit</source>
        <translation>{where}: nothing was said</translation>
    </message>
    <message>
        <source>{where}&#x202f;: {word}, {points}</source>
        <translation>{where}: {word}, {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n jeton(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s) possible(s)</source>
        <translation>
            <numerusform>%n word possible</numerusform>
            <numerusform>%n words possible</numerusform>
        </translation>
    </message>
    <message>
        <source>Le plus beau mot</source>
        <translation>The finest word</translation>
    </message>
    <message>
        <source>Laissés sur la table</source>
        <translation>Left on the table</translation>
    </message>
    <message>
        <source>entre le meilleur mot dit et le meilleur possible</source>
        <translation>between the best word said and the best possible</translation>
    </message>
    <message>
        <source>Le meilleur mot de chaque manche</source>
        <translation>The best word of each round</translation>
    </message>
    <message>
        <source>D’après les listes, en mots courants&#x202f;; à côté, ce que la table a dit de mieux.</source>
        <translation>From the lists, in everyday words; beside it, the best the table said.</translation>
    </message>
</context>
<context>
    <name>ThreeAnswers</name>
    <message>
        <source>Les listes ne connaissent pas ce mot.</source>
        <translation>The lists do not know this word.</translation>
    </message>
    <message>
        <source>Un mot par thème, qui commence par {letter}. Trente secondes.</source>
        <translation>A word for each theme that begins with {letter}. Thirty seconds.</translation>
    </message>
    <message>
        <source>J’ai fini</source>
        <translation>I am done</translation>
    </message>
    <message>
        <source>C’est parti&#x202f;!</source>
        <translation>Go!</translation>
    </message>
</context>
<context>
    <name>TicketPaper</name>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message numerus="yes">
        <source>et %n autre(s)</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Toutes les parties en cours…</source>
        <translation>All games under way…</translation>
    </message>
    <message>
        <source>Reprendre {title}</source>
        <translation>Resume {title}</translation>
    </message>
    <message>
        <source>Garder telle quelle</source>
        <translation>Keep as it is</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message numerus="yes">
        <source>%n seconde(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>{name}&#x202f;: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Manche {n}</source>
        <translation>Round {n}</translation>
    </message>
    <message>
        <source>Donne {part} · tour {n}</source>
        <translation>Deal {part} · turn {n}</translation>
    </message>
    <message>
        <source>Manche {part} · tour {n}</source>
        <translation>Round {part} · turn {n}</translation>
    </message>
    <message>
        <source>Tour {n}</source>
        <translation>Turn {n}</translation>
    </message>
</context>
<context>
    <name>Turner</name>
    <message>
        <source>Sens&#x202f;: vers la droite</source>
        <translation>Direction: across</translation>
    </message>
    <message>
        <source>Sens&#x202f;: vers le bas</source>
        <translation>Direction: down</translation>
    </message>
    <message>
        <source>Tourner (Espace)</source>
        <translation>Turn (Space)</translation>
    </message>
</context>
<context>
    <name>TurnsPanel</name>
    <message>
        <source>+{points} ★</source>
        <translation>+{points} ★</translation>
    </message>
    <message>
        <source>Tours de la partie</source>
        <translation>Turns of the game</translation>
    </message>
</context>
<context>
    <name>TutorCard</name>
    <message>
        <source>{name}, réfléchissons ensemble</source>
        <translation>{name}, let’s think together</translation>
    </message>
    <message>
        <source>Réfléchir encore</source>
        <translation>Think again</translation>
    </message>
    <message>
        <source>Jouer quand même</source>
        <translation>Play anyway</translation>
    </message>
    <message>
        <source>Pourquoi&#x202f;?</source>
        <translation>Why?</translation>
    </message>
    <message>
        <source>Le coach regarde ton choix…</source>
        <translation>The coach looks at your choice…</translation>
    </message>
    <message>
        <source>On y regarde à deux fois&#x202f;? Ce choix coûte environ {points} points.</source>
        <translation>Worth a second look? This choice costs about {points} points.</translation>
    </message>
</context>
<context>
    <name>UnwrittenRoom</name>
    <message>
        <source>Partir quand même</source>
        <translation>Leave all the same</translation>
    </message>
    <message>
        <source>Réessayer</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Garder dans un fichier</source>
        <translation>Keep in a file</translation>
    </message>
    <message numerus="yes">
        <source>%n coup(s) attendai(en)t&#x202f;: c’est écrit.</source>
        <translation>
            <numerusform>%n move waited: it is written now.</numerusform>
            <numerusform>%n moves waited: they are written now.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pendant une soirée, un autre fichier a pris la place des données de la famille. Réunir les deux&#x202f;?</source>
        <translation>During an evening, another file took the place of the family’s data. Bring both together?</translation>
    </message>
    <message>
        <source>Les réunir</source>
        <translation>Bring them together</translation>
    </message>
    <message>
        <source>Plus tard</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Laisser à part</source>
        <translation>Leave it apart</translation>
    </message>
    <message numerus="yes">
        <source>Les deux soirées sont réunies&#x202f;: %n partie(s) de plus.</source>
        <translation>
            <numerusform>Both evenings are together: %n more game.</numerusform>
            <numerusform>Both evenings are together: %n more games.</numerusform>
        </translation>
    </message>
    <message>
        <source>Partir maintenant&#x202f;?</source>
        <translation>Leave now?</translation>
    </message>
    <message>
        <source>Rien n’est perdu&#x202f;: c’est gardé à côté, et Ludogîte réessaie.</source>
        <translation>Nothing is lost: it is kept beside, and Ludogîte goes on trying.</translation>
    </message>
    <message>
        <source>Laisse Ludogîte ouvert&#x202f;: il réessaie.</source>
        <translation>Leave Ludogîte open: it goes on trying.</translation>
    </message>
    <message>
        <source>Choisir un autre dossier…</source>
        <translation>Choose another folder…</translation>
    </message>
    <message>
        <source>Impossible d’ouvrir les données de la famille dans {folder}.</source>
        <translation>The family’s data in {folder} cannot be opened.</translation>
    </message>
    <message>
        <source>Elles y restent&#x202f;; rien de nouveau ne sera gardé ici.</source>
        <translation>They stay there; nothing new will be kept here.</translation>
    </message>
    <message>
        <source>Tu peux jouer, mais rien ne sera gardé.</source>
        <translation>You can play, but nothing will be kept.</translation>
    </message>
    <message>
        <source>Tu peux jouer et tout revoir, mais rien de nouveau ne sera gardé.</source>
        <translation>You can play and look at everything, but nothing new will be kept.</translation>
    </message>
    <message>
        <source>Emporter la famille…</source>
        <translation>Take the family along…</translation>
    </message>
    <message>
        <source>Ce qui a été fait ici n’est gardé nulle part. Partir maintenant&#x202f;?</source>
        <translation>What was done here is kept nowhere. Leave now?</translation>
    </message>
    <message>
        <source>Rester</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Tout est écrit.</source>
        <translation>Everything is written.</translation>
    </message>
    <message numerus="yes">
        <source>%n coup(s) attend(ent) d’être écrit(s).</source>
        <translation>
            <numerusform>%n move waits to be written.</numerusform>
            <numerusform>%n moves wait to be written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingLine</name>
    <message>
        <source>Rouvrir</source>
        <translation>Open again</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Garder telle quelle</source>
        <translation>Keep as it is</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>More</translation>
    </message>
    <message>
        <source>Regarder</source>
        <translation>Watch</translation>
    </message>
    <message>
        <source>Emporter dans un fichier…</source>
        <translation>Save to a file…</translation>
    </message>
    <message>
        <source>Arrêter pour de bon…</source>
        <translation>End for good…</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Parties en cours</source>
        <translation>Games under way</translation>
    </message>
    <message>
        <source>Elles attendent</source>
        <translation>These wait</translation>
    </message>
    <message>
        <source>Arrêtées ces trente derniers jours</source>
        <translation>Ended in the last thirty days</translation>
    </message>
    <message>
        <source>Montrer les suivantes</source>
        <translation>Show more</translation>
    </message>
    <message>
        <source>Aucune partie n’attend</source>
        <translation>No game waits</translation>
    </message>
    <message>
        <source>Une partie rangée avant la fin se retrouve ici.</source>
        <translation>A game that is put away before its end is found here.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Bienvenue&#x202f;!</source>
        <translation>Welcome!</translation>
    </message>
    <message>
        <source>La famille n’est pas là</source>
        <translation>The family is not here</translation>
    </message>
    <message>
        <source>Ses données ne s’ouvrent pas&#x202f;: profils, parties et records y attendent.</source>
        <translation>Its data cannot be opened: profiles, games and records wait there.</translation>
    </message>
    <message>
        <source>Tu peux jouer tout de suite&#x202f;; un profil fait ici ne sera pas gardé.</source>
        <translation>You can play at once; a profile made here will not be kept.</translation>
    </message>
    <message>
        <source>Choisis un jeu et joue&#x202f;; un profil retiendra tes parties et tes records.</source>
        <translation>Choose a game and play; a profile will keep your games and records.</translation>
    </message>
    <message>
        <source>Créer un profil</source>
        <translation>Create a profile</translation>
    </message>
</context>
<context>
    <name>WhoButton</name>
    <message>
        <source>Nouveau profil</source>
        <translation>New profile</translation>
    </message>
    <message>
        <source>Qui joue&#x202f;: {name}</source>
        <translation>Who plays: {name}</translation>
    </message>
</context>
<context>
    <name>WordFlow</name>
    <message>
        <source>{word}, mot {n} sur {total}&#x202f;: Entrée pour le chercher</source>
        <translation>{word}, word {n} of {total}: Enter to look it up</translation>
    </message>
    <message>
        <source>&#x202f;; joker&#x202f;: {letters}</source>
        <translation>; joker: {letters}</translation>
    </message>
</context>
<context>
    <name>WordRows</name>
    <message>
        <source>{word}&#x202f;: {points}</source>
        <translation>{word}: {points}</translation>
    </message>
    <message>
        <source>, plus {cell}</source>
        <translation>, plus {cell}</translation>
    </message>
    <message>
        <source>refusé</source>
        <translation>refused</translation>
    </message>
</context>
<context>
    <name>WordSheet</name>
    <message>
        <source>Empreinte</source>
        <translation>Fingerprint</translation>
    </message>
    <message>
        <source>Le tirage est déjà décidé et scellé. Donnez un mot, n’importe lequel&#x202f;: il va le mélanger encore. Ainsi personne, pas même ce programme, ne sait ce qui va sortir.</source>
        <translation>The draw is already decided and sealed. Give any word: it will mix it once more. So nobody, not even this program, knows what will come.</translation>
    </message>
    <message>
        <source>Sel&#x202f;: {salt}</source>
        <translation>Salt: {salt}</translation>
    </message>
    <message>
        <source>Copier l’empreinte</source>
        <translation>Copy the fingerprint</translation>
    </message>
    <message>
        <source>L’empreinte est copiée</source>
        <translation>The fingerprint is copied</translation>
    </message>
    <message>
        <source>un mot, une phrase…</source>
        <translation>a word, a sentence…</translation>
    </message>
    <message>
        <source>Le mot de la table</source>
        <translation>The table’s word</translation>
    </message>
    <message>
        <source>Sans mot</source>
        <translation>Without a word</translation>
    </message>
    <message>
        <source>Mêler et jouer</source>
        <translation>Mix in and play</translation>
    </message>
    <message>
        <source>Notre mot dans le tirage</source>
        <translation>Our word in the draw</translation>
    </message>
</context>
<context>
    <name>WordsOutEvents</name>
    <message numerus="yes">
        <source>{name} marque %n point(s) avec {word}.</source>
        <translation>
            <numerusform>{name} scores %n point with {word}.</numerusform>
            <numerusform>{name} scores %n points with {word}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} crie «&#x202f;WORD OUT&#x202f;!&#x202f;»&#x202f;: {word}, %n point(s).</source>
        <translation>
            <numerusform>{name} calls WORD OUT: {word}, %n point.</numerusform>
            <numerusform>{name} calls WORD OUT: {word}, %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsOutNumbers</name>
    <message numerus="yes">
        <source>%n contre(s) réussi(s)</source>
        <translation>
            <numerusform>%n counter made</numerusform>
            <numerusform>%n counters made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s) marqué(s)</source>
        <translation>
            <numerusform>%n word scored</numerusform>
            <numerusform>%n words scored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsOutStory</name>
    <message>
        <source>Mots manqués</source>
        <translation>Missed words</translation>
    </message>
    <message>
        <source>donne {deal}, rangée {row}</source>
        <translation>deal {deal}, row {row}</translation>
    </message>
    <message>
        <source>{where}&#x202f;: posé, pas annoncé</source>
        <translation>{where}: laid, not claimed</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>contre {word} de {name}</source>
        <translation>against {name}’s {word}</translation>
    </message>
    <message>
        <source>{against}, pour l’empêcher</source>
        <translation>{against}, to stop it</translation>
    </message>
    <message numerus="yes">
        <source>%n carte(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>La rangée la plus longue</source>
        <translation>The longest row</translation>
    </message>
    <message>
        <source>WORD OUT manqués</source>
        <translation>Missed WORD OUTs</translation>
    </message>
    <message>
        <source>Contres manqués</source>
        <translation>Missed counters</translation>
    </message>
    <message>
        <source>Aucun mot sûr n’a été laissé sur la table.</source>
        <translation>No safe word was left on the table.</translation>
    </message>
    <message>
        <source>Personne n’a laissé passer un mot qu’il pouvait contrer.</source>
        <translation>Nobody let a word go that they could have countered.</translation>
    </message>
</context>
<context>
    <name>WordsOutTable</name>
    <message>
        <source>{letter}, verte, plus 2</source>
        <translation>{letter}, green, plus 2</translation>
    </message>
    <message>
        <source>{letter}, rouge, mot fois 2</source>
        <translation>{letter}, red, word times 2</translation>
    </message>
    <message>
        <source>{letter}, rejouer</source>
        <translation>{letter}, replay</translation>
    </message>
    <message>
        <source>{letter}, incontrable</source>
        <translation>{letter}, uncounterable</translation>
    </message>
    <message>
        <source>joker pour {letter}</source>
        <translation>joker for {letter}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>poubelle</source>
        <translation>bin</translation>
    </message>
    <message>
        <source>Rejouer</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Incontrable</source>
        <translation>Uncounterable</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Poubelle</source>
        <translation>Bin</translation>
    </message>
    <message>
        <source>incontrable</source>
        <translation>uncounterable</translation>
    </message>
    <message>
        <source>en cours</source>
        <translation>in progress</translation>
    </message>
    <message>
        <source>à commencer</source>
        <translation>to start</translation>
    </message>
    <message>
        <source>refusé</source>
        <translation>refused</translation>
    </message>
    <message>
        <source>Rangée {number}</source>
        <translation>Row {number}</translation>
    </message>
    <message>
        <source>Donne {deal}</source>
        <translation>Deal {deal}</translation>
    </message>
    <message>
        <source>Dernière donne</source>
        <translation>Last deal</translation>
    </message>
    <message>
        <source>Partie terminée</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>Qui contre&#x202f;?</source>
        <translation>Who counters?</translation>
    </message>
    <message>
        <source>On mélange…</source>
        <translation>Shuffling…</translation>
    </message>
    <message>
        <source>{word} est inscrit</source>
        <translation>{word} is scored</translation>
    </message>
    <message>
        <source>gagne</source>
        <translation>wins</translation>
    </message>
    <message>
        <source>dit {word}, {points}</source>
        <translation>says {word}, {points}</translation>
    </message>
    <message>
        <source>peut contrer</source>
        <translation>may counter</translation>
    </message>
    <message>
        <source>ensuite</source>
        <translation>next</translation>
    </message>
    <message>
        <source>puis</source>
        <translation>then</translation>
    </message>
    <message>
        <source>ne contre pas</source>
        <translation>does not counter</translation>
    </message>
    <message>
        <source>ouvre une rangée</source>
        <translation>starts a row</translation>
    </message>
    <message>
        <source>a posé une carte</source>
        <translation>has laid a card</translation>
    </message>
    <message>
        <source>joue</source>
        <translation>playing</translation>
    </message>
    <message>
        <source>donne les cartes</source>
        <translation>is dealing</translation>
    </message>
    <message>
        <source>Pioche</source>
        <translation>Draw pile</translation>
    </message>
    <message>
        <source>WORD OUT&#x202f;!</source>
        <translation>WORD OUT!</translation>
    </message>
    <message>
        <source>Passer et piocher</source>
        <translation>Pass and draw</translation>
    </message>
    <message>
        <source>Passer</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Retourner une carte de la pioche</source>
        <translation>Turn over a card from the draw pile</translation>
    </message>
    <message>
        <source>Ne rien dire</source>
        <translation>Say nothing</translation>
    </message>
    <message>
        <source>Prolonger sans annoncer</source>
        <translation>Extend without claiming</translation>
    </message>
    <message>
        <source>Finir mon tour</source>
        <translation>End my turn</translation>
    </message>
    <message>
        <source>Laisser passer</source>
        <translation>Let it go</translation>
    </message>
    <message>
        <source>Jamais sur cette rangée</source>
        <translation>Never on this row</translation>
    </message>
    <message>
        <source>Voir la main de {name}</source>
        <translation>See {name}’s hand</translation>
    </message>
    <message>
        <source>Les cartes reviennent…</source>
        <translation>The cards come back…</translation>
    </message>
    <message>
        <source>Choisis la rangée où la poser.</source>
        <translation>Choose the row to lay it on.</translation>
    </message>
    <message>
        <source>Pose une carte au bout d’une rangée, ou passe.</source>
        <translation>Lay a card at the end of a row, or pass.</translation>
    </message>
    <message>
        <source>La rangée {row} est vide&#x202f;: commence-la avec une carte.</source>
        <translation>Row {row} is empty: start it with a card.</translation>
    </message>
    <message>
        <source>C’est un mot&#x202f;! Annonce-le, rejoue dans la même rangée, ou ne dis rien.</source>
        <translation>It’s a word! Claim it, replay in the same row, or say nothing.</translation>
    </message>
    <message>
        <source>C’est un mot&#x202f;! Dis WORD OUT, ou laisse-le grandir.</source>
        <translation>It’s a word! Say WORD OUT, or let it grow.</translation>
    </message>
    <message>
        <source>Rejouer&#x202f;: pose encore une carte dans la même rangée, ou finis ton tour.</source>
        <translation>Replay: lay one more card in the same row, or end your turn.</translation>
    </message>
    <message>
        <source>Allonge le mot pour contrer, ou laisse passer.</source>
        <translation>Lengthen the word to counter, or let it go.</translation>
    </message>
    <message>
        <source>{name}, veux-tu contrer&#x202f;?</source>
        <translation>{name}, will you counter?</translation>
    </message>
    <message>
        <source>{name}, c’est à toi.</source>
        <translation>{name}, it’s your turn.</translation>
    </message>
    <message>
        <source>Words Out · à {name} de contrer</source>
        <translation>Words Out · {name} to counter</translation>
    </message>
    <message>
        <source>Words Out · à {name} de commencer une rangée</source>
        <translation>Words Out · {name} to start a row</translation>
    </message>
    <message>
        <source>Words Out · à {name} de jouer</source>
        <translation>Words Out · {name} to play</translation>
    </message>
    <message>
        <source>Montrer où la carte peut aller</source>
        <translation>Show where the card can go</translation>
    </message>
    <message>
        <source>Les quatre rangées</source>
        <translation>The four rows</translation>
    </message>
    <message>
        <source>carte cachée</source>
        <translation>hidden card</translation>
    </message>
    <message>
        <source>Main de {name}</source>
        <translation>{name}’s hand</translation>
    </message>
    <message>
        <source>place de la carte posée</source>
        <translation>place of the card laid</translation>
    </message>
    <message>
        <source>choisir</source>
        <translation>choose</translation>
    </message>
    <message>
        <source>Reprendre la carte</source>
        <translation>Take the card back</translation>
    </message>
    <message>
        <source>Choisis d’abord une carte de ta main.</source>
        <translation>Choose a card from your hand first.</translation>
    </message>
    <message>
        <source>Le joker ne va pas sur cette rangée.</source>
        <translation>The joker does not fit on this row.</translation>
    </message>
    <message>
        <source>Feuille du comptable</source>
        <translation>Scorekeeper’s sheet</translation>
    </message>
    <message>
        <source>L’arbitre regarde…</source>
        <translation>The referee looks…</translation>
    </message>
    <message>
        <source>{text} n’est pas un mot</source>
        <translation>{text} is not a word</translation>
    </message>
    <message>
        <source>Aucun mot en {text}…</source>
        <translation>No word starts with {text}…</translation>
    </message>
    <message>
        <source>Un mot&#x202f;? Annonce-le si tu oses, rejoue dans la même rangée, ou ne dis rien.</source>
        <translation>A word? Claim it if you dare, play on in the same row, or say nothing.</translation>
    </message>
    <message>
        <source>Un mot&#x202f;? Annonce-le si tu oses&#x202f;: une erreur rend la carte et finit le tour.</source>
        <translation>A word? Claim it if you dare: a mistake gives the card back and ends the turn.</translation>
    </message>
    <message>
        <source>La carte se pose…</source>
        <translation>The card is being laid…</translation>
    </message>
    <message>
        <source>À la poubelle…</source>
        <translation>Into the bin…</translation>
    </message>
    <message>
        <source>Inscrit&#x202f;: {points}</source>
        <translation>Written: {points}</translation>
    </message>
    <message>
        <source>Une carte arrive…</source>
        <translation>A card is coming…</translation>
    </message>
    <message>
        <source>Fin de la donne {deal}</source>
        <translation>End of deal {deal}</translation>
    </message>
</context>
<context>
    <name>WordsOutValues</name>
    <message numerus="yes">
        <source>%n&#x202f;s</source>
        <translation>
            <numerusform>%n&#xa0;s</numerusform>
            <numerusform>%n&#xa0;s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YahtzeeMotsSheet</name>
    <message>
        <source>de marque</source>
        <translation>for this game</translation>
    </message>
    <message>
        <source>Feuille</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>1ʳᵉ</source>
        <translation>no. 1</translation>
    </message>
    <message>
        <source>{number}ᵉ</source>
        <translation>no. {number}</translation>
    </message>
    <message>
        <source>{where}&#x202f;: barrée, zéro point</source>
        <translation>{where}: crossed out, zero points</translation>
    </message>
    <message>
        <source>{where}&#x202f;: libre</source>
        <translation>{where}: free</translation>
    </message>
    <message>
        <source>, conseillée</source>
        <translation>, advised</translation>
    </message>
    <message>
        <source>Prime du haut, {name}&#x202f;: {prime} points, gagnée</source>
        <translation>Upper bonus, {name}: {prime} points, won</translation>
    </message>
    <message>
        <source>Prime de {points}</source>
        <translation>Bonus of {points}</translation>
    </message>
    <message>
        <source>dès {needed}</source>
        <translation>from {needed}</translation>
    </message>
    <message>
        <source>Haut et prime</source>
        <translation>Upper and bonus</translation>
    </message>
    <message>
        <source>Bas et primes de {prime}</source>
        <translation>Lower, +{prime} bonuses</translation>
    </message>
    <message>
        <source>Indices</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Total général</source>
        <translation>Grand total</translation>
    </message>
    <message>
        <source>dont primes de {prime}</source>
        <translation>of which bonuses of {prime}</translation>
    </message>
    <message>
        <source>en {parties} manches</source>
        <translation>in {parties} rounds</translation>
    </message>
    <message>
        <source>{name}, manche {partie}</source>
        <translation>{name}, round {partie}</translation>
    </message>
    <message>
        <source>Prime du haut, {name}&#x202f;: {upper} sur {needed}</source>
        <translation>Upper bonus, {name}: {upper} of {needed}</translation>
    </message>
    <message>
        <source>Manches d’avant</source>
        <translation>Earlier rounds</translation>
    </message>
    <message>
        <source>Total de la manche</source>
        <translation>Total of the round</translation>
    </message>
</context>
<context>
    <name>YahtzeeMotsTable</name>
    <message>
        <source>Qui commence&#x202f;?</source>
        <translation>Who starts?</translation>
    </message>
    <message>
        <source>Le sort décide.</source>
        <translation>The draw decides.</translation>
    </message>
    <message>
        <source>3 lancers</source>
        <translation>3 rolls</translation>
    </message>
    <message>
        <source>1ᵉʳ lancer sur 3</source>
        <translation>Roll 1 of 3</translation>
    </message>
    <message>
        <source>2ᵉ lancer sur 3</source>
        <translation>Roll 2 of 3</translation>
    </message>
    <message>
        <source>3ᵉ lancer sur 3</source>
        <translation>Roll 3 of 3</translation>
    </message>
    <message>
        <source>Tour {turn} sur {turns}</source>
        <translation>Turn {turn} of {turns}</translation>
    </message>
    <message>
        <source>{box}, {name}</source>
        <translation>{box}, {name}</translation>
    </message>
    <message>
        <source>Son téléphone est absent.</source>
        <translation>The phone is away.</translation>
    </message>
    <message>
        <source>L’ordinateur joue.</source>
        <translation>The computer is playing.</translation>
    </message>
    <message>
        <source>C’est accepté&#x202f;: choisis la case. Le sable attend.</source>
        <translation>Accepted: choose the box. The sand waits.</translation>
    </message>
    <message>
        <source>Pose les dés sur les chevalets, ou tape tes mots.</source>
        <translation>Lay the dice on the racks, or type your words.</translation>
    </message>
    <message>
        <source>Pose les dés sur le chevalet, ou tape ton mot.</source>
        <translation>Lay the dice on the rack, or type your word.</translation>
    </message>
    <message>
        <source>{names}&#x202f;: {total} points.</source>
        <translation>{names}: {total} points.</translation>
    </message>
    <message>
        <source>Partie terminée</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>Lancer les 7 dés</source>
        <translation>Roll 7 dice</translation>
    </message>
    <message>
        <source>Choisis la case du zéro</source>
        <translation>Choose the box for the zero</translation>
    </message>
    <message>
        <source>Choisis une case</source>
        <translation>Choose a box</translation>
    </message>
    <message>
        <source>Proposer «&#x202f;{word}&#x202f;»</source>
        <translation>Propose “{word}”</translation>
    </message>
    <message>
        <source>Pose un mot</source>
        <translation>Lay a word</translation>
    </message>
    <message>
        <source>Trois lancers au plus, et {seconds} secondes en tout.</source>
        <translation>Three rolls at most, and {seconds} seconds in all.</translation>
    </message>
    <message>
        <source>Sans sablier&#x202f;: prends ton temps. Un mot refusé finit le tour.</source>
        <translation>No hourglass: take your time. A refused word ends the turn.</translation>
    </message>
    <message>
        <source>Les dés posés sur un chevalet sont gardés&#x202f;; les autres peuvent être relancés.</source>
        <translation>Dice laid on a rack are kept; the others can be rerolled.</translation>
    </message>
    <message>
        <source>Plus de lancer&#x202f;: propose ce que tu peux, ou barre la case.</source>
        <translation>No rolls left: propose what you can, or cross out the box.</translation>
    </message>
    <message>
        <source>Le dictionnaire répond quand tu proposes.</source>
        <translation>The dictionary answers when you propose.</translation>
    </message>
    <message>
        <source>Indice&#x202f;: −{price}</source>
        <translation>Hint: −{price}</translation>
    </message>
    <message>
        <source>Le meilleur commence par {letter}.</source>
        <translation>The best one starts with {letter}.</translation>
    </message>
    <message>
        <source>Il prend {dice}.</source>
        <translation>It takes {dice}.</translation>
    </message>
    <message>
        <source>C’est «&#x202f;{word}&#x202f;».</source>
        <translation>It is “{word}”.</translation>
    </message>
    <message>
        <source>Et le zéro&#x202f;? Choisis sur la feuille la case numérotée qui le prend.</source>
        <translation>And the zero? On the sheet, choose the numbered box that takes it.</translation>
    </message>
    <message>
        <source>{words}&#x202f;: accepté.</source>
        <translation>{words}: accepted.</translation>
    </message>
    <message>
        <source>{words}&#x202f;: acceptés.</source>
        <translation>{words}: accepted.</translation>
    </message>
    <message>
        <source>Choisis la case sur la feuille.</source>
        <translation>Choose the box on the sheet.</translation>
    </message>
    <message>
        <source>Le joker peut encore changer de lettre.</source>
        <translation>The joker may still change letter.</translation>
    </message>
    <message>
        <source>{word}&#x202f;: {reason}</source>
        <translation>{word}: {reason}</translation>
    </message>
    <message>
        <source>Change-le et propose encore.</source>
        <translation>Change it and propose again.</translation>
    </message>
    <message>
        <source>«&#x202f;{word}&#x202f;»</source>
        <translation>“{word}”</translation>
    </message>
    <message>
        <source>Entrée</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>reprendre</source>
        <comment>la partie</comment>
        <translation>resume</translation>
    </message>
    <message>
        <source>reprendre</source>
        <translation>take back</translation>
    </message>
    <message>
        <source>lancer</source>
        <translation>roll</translation>
    </message>
    <message>
        <source>choisir</source>
        <translation>choose</translation>
    </message>
    <message>
        <source>poser</source>
        <translation>lay</translation>
    </message>
    <message>
        <source>chevalet suivant</source>
        <translation>next rack</translation>
    </message>
    <message>
        <source>Espace</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>proposer</source>
        <translation>propose</translation>
    </message>
    <message>
        <source>Feuille de marque</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Le tour est perdu&#x202f;: zéro dans sa case.</source>
        <translation>The turn is lost: zero in its box.</translation>
    </message>
    <message>
        <source>Le sable a coulé.</source>
        <translation>The sand has run out.</translation>
    </message>
    <message>
        <source>en tout</source>
        <translation>in all</translation>
    </message>
    <message>
        <source>À toi de lancer</source>
        <translation>Your roll</translation>
    </message>
    <message>
        <source>Les dés et les mots sont cachés. Le sable attend.</source>
        <translation>The dice and the words are hidden. The sand waits.</translation>
    </message>
    <message>
        <source>Pause.</source>
        <translation>Paused.</translation>
    </message>
    <message>
        <source>Acheter un indice</source>
        <translation>Buy a hint</translation>
    </message>
    <message>
        <source>Tous les tours sont joués.</source>
        <translation>All turns are played.</translation>
    </message>
    <message>
        <source>Chacun joue à son tour&#x202f;; le dictionnaire juge les mots.</source>
        <translation>Everyone plays in turn; the dictionary judges the words.</translation>
    </message>
    <message>
        <source>Relancer</source>
        <translation>Reroll</translation>
    </message>
    <message>
        <source>Tout relancer</source>
        <translation>Reroll all</translation>
    </message>
    <message>
        <source>Case spéciale</source>
        <translation>Special box</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>+{prime} de prime</source>
        <translation>+{prime} bonus</translation>
    </message>
    <message>
        <source>Pose d’abord un mot sur le chevalet.</source>
        <translation>Lay a word on the rack first.</translation>
    </message>
    <message>
        <source>Pas de {letter} parmi les dés libres.</source>
        <translation>No {letter} among the free dice.</translation>
    </message>
    <message>
        <source>Prendre «&#x202f;{special}&#x202f;»</source>
        <translation>Take “{special}”</translation>
    </message>
    <message>
        <source>Inscrire {points}&#x202f;: «&#x202f;{box}&#x202f;»</source>
        <translation>Score {points}: “{box}”</translation>
    </message>
    <message>
        <source>Quelle lettre pour le joker&#x202f;? Tape-la, ou touche le dé.</source>
        <translation>Which letter for the joker? Type it, or touch the die.</translation>
    </message>
    <message>
        <source>remplir</source>
        <translation>fill</translation>
    </message>
    <message>
        <source>C’est accepté&#x202f;: choisis la case.</source>
        <translation>Accepted: choose the box.</translation>
    </message>
    <message>
        <source>Lance les sept dés.</source>
        <translation>Roll the seven dice.</translation>
    </message>
    <message>
        <source>{wanted}&#x202f;; {given}.</source>
        <translation>{wanted}; {given}.</translation>
    </message>
    <message>
        <source>Ce ne serait bon que pour «&#x202f;{box}&#x202f;»&#x202f;: appuie encore pour le proposer, ou pose autre chose.</source>
        <translation>This would only do for “{box}”: press again to propose it, or lay something else.</translation>
    </message>
    <message>
        <source>Les dés roulent…</source>
        <translation>The dice are rolling…</translation>
    </message>
    <message>
        <source>Case barrée</source>
        <translation>Box crossed out</translation>
    </message>
    <message>
        <source>Inscrit&#x202f;: {points}</source>
        <translation>Written: {points}</translation>
    </message>
    <message>
        <source>Accepté&#x202f;!</source>
        <translation>Accepted!</translation>
    </message>
    <message>
        <source>Refusé…</source>
        <translation>Refused…</translation>
    </message>
    <message>
        <source>Fin de la manche {partie}</source>
        <translation>End of round {partie}</translation>
    </message>
    <message>
        <source>Manche {partie}</source>
        <translation>Round {partie}</translation>
    </message>
    <message>
        <source>Manche {partie} sur {parties}</source>
        <translation>Round {partie} of {parties}</translation>
    </message>
    <message>
        <source>C’est accepté, mais pour une autre case. Le sable coule encore.</source>
        <translation>Accepted, but for another box. The sand is still running.</translation>
    </message>
    <message>
        <source>C’est accepté, mais pour une autre case.</source>
        <translation>Accepted, but for another box.</translation>
    </message>
    <message>
        <source>Lance les sept dés&#x202f;: le sablier part aussitôt.</source>
        <translation>Roll all seven dice: the hourglass starts at once.</translation>
    </message>
    <message>
        <source>Barrer «&#x202f;{box}&#x202f;»</source>
        <translation>Cross out “{box}”</translation>
    </message>
    <message>
        <source>«&#x202f;{box}&#x202f;»&#x202f;: {points}</source>
        <translation>“{box}”: {points}</translation>
    </message>
    <message>
        <source>Avec {prime} points de prime&#x202f;!</source>
        <translation>With a bonus of {prime} points!</translation>
    </message>
    <message>
        <source>Oui&#x202f;: il y a de quoi remplir «&#x202f;{box}&#x202f;».</source>
        <translation>Yes: “{box}” can be filled.</translation>
    </message>
    <message>
        <source>Non&#x202f;: rien pour «&#x202f;{box}&#x202f;» avec ces dés.</source>
        <translation>No: nothing for “{box}” with these dice.</translation>
    </message>
    <message>
        <source>«&#x202f;{box}&#x202f;»&#x202f;: c’est juste.</source>
        <translation>“{box}”: that is right.</translation>
    </message>
    <message>
        <source>Ce n’est pas pour la case du tour&#x202f;: reprends tes lettres, ou choisis une case.</source>
        <translation>It is not for this turn’s box: take your letters back, or choose a box.</translation>
    </message>
    <message>
        <source>Échap</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reprendre mes lettres</source>
        <translation>Take my letters back</translation>
    </message>
    <message>
        <source>Reprendre tout</source>
        <translation>Take them back</translation>
    </message>
</context>
<context>
    <name>YahtzeeMotsValues</name>
    <message numerus="yes">
        <source>%n manche(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YahtzeeNumbers</name>
    <message numerus="yes">
        <source>dont %n prime(s) de 100</source>
        <translation>
            <numerusform>including %n bonus of 100</numerusform>
            <numerusform>including %n bonuses of 100</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YahtzeeSheet</name>
    <message>
        <source>Feuille</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>de marque</source>
        <translation>for this game</translation>
    </message>
    <message>
        <source>total des {face}</source>
        <translation>total of {face}s</translation>
    </message>
    <message>
        <source>somme</source>
        <translation>sum</translation>
    </message>
    <message>
        <source>{where}&#x202f;: barrée, zéro point</source>
        <translation>{where}: crossed out, zero points</translation>
    </message>
    <message>
        <source>{where}&#x202f;: libre, interdite avec ces dés</source>
        <translation>{where}: free, not allowed with these dice</translation>
    </message>
    <message>
        <source>{where}&#x202f;: libre</source>
        <translation>{where}: free</translation>
    </message>
    <message>
        <source>, conseillée</source>
        <translation>, advised</translation>
    </message>
    <message>
        <source>Prime de {prime}, {name}&#x202f;: gagnée avec {upper} points</source>
        <translation>Bonus of {prime}, {name}: won with {upper} points</translation>
    </message>
    <message>
        <source>Prime de {prime}, {name}&#x202f;: {upper} sur {needed}</source>
        <translation>Bonus of {prime}, {name}: {upper} of {needed}</translation>
    </message>
    <message>
        <source>Prime de {prime}</source>
        <translation>Bonus of {prime}</translation>
    </message>
    <message>
        <source>dès {needed}</source>
        <translation>from {needed}</translation>
    </message>
    <message>
        <source>Prime Yahtzee</source>
        <translation>Yahtzee bonus</translation>
    </message>
    <message>
        <source>Haut et prime</source>
        <translation>Upper and bonus</translation>
    </message>
    <message>
        <source>Bas</source>
        <translation>Lower</translation>
    </message>
    <message>
        <source>Manche {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Manches d’avant</source>
        <translation>Earlier rounds</translation>
    </message>
    <message>
        <source>Total général</source>
        <translation>Grand total</translation>
    </message>
</context>
<context>
    <name>YahtzeeTable</name>
    <message>
        <source>Manche {manche} sur {manches}</source>
        <translation>Round {manche} of {manches}</translation>
    </message>
    <message>
        <source>Qui commence&#x202f;? Le plus haut total des cinq dés.</source>
        <translation>Who starts? The highest total of the five dice.</translation>
    </message>
    <message>
        <source>3 lancers</source>
        <translation>3 rolls</translation>
    </message>
    <message>
        <source>1ᵉʳ lancer sur 3</source>
        <translation>Roll 1 of 3</translation>
    </message>
    <message>
        <source>2ᵉ lancer sur 3</source>
        <translation>Roll 2 of 3</translation>
    </message>
    <message>
        <source>3ᵉ lancer sur 3</source>
        <translation>Roll 3 of 3</translation>
    </message>
    <message>
        <source>Tour {turn} sur {turns}</source>
        <translation>Turn {turn} of {turns}</translation>
    </message>
    <message>
        <source>Son téléphone est absent.</source>
        <translation>The phone is away.</translation>
    </message>
    <message>
        <source>L’ordinateur joue.</source>
        <translation>The computer is playing.</translation>
    </message>
    <message>
        <source>Lance les cinq dés.</source>
        <translation>Roll all five dice.</translation>
    </message>
    <message>
        <source>{names}&#x202f;: {total} points.</source>
        <translation>{names}: {total} points.</translation>
    </message>
    <message>
        <source>Partie terminée</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>La manche commence…</source>
        <translation>The round begins…</translation>
    </message>
    <message>
        <source>Lancer les 5 dés</source>
        <translation>Roll 5 dice</translation>
    </message>
    <message>
        <source>Choisis une case</source>
        <translation>Choose a box</translation>
    </message>
    <message>
        <source>Lancer le dé</source>
        <translation>Roll the die</translation>
    </message>
    <message>
        <source>Lancer les {n} dés</source>
        <translation>Roll {n} dice</translation>
    </message>
    <message>
        <source>Relancer quand même</source>
        <translation>Throw again anyway</translation>
    </message>
    <message>
        <source>Je relance tout</source>
        <translation>I throw all again</translation>
    </message>
    <message>
        <source>Je garde ce dé</source>
        <translation>I keep this die</translation>
    </message>
    <message>
        <source>Je garde ces deux dés</source>
        <translation>I keep these two dice</translation>
    </message>
    <message>
        <source>Je garde ces trois dés</source>
        <translation>I keep these three dice</translation>
    </message>
    <message>
        <source>Je garde ces quatre dés</source>
        <translation>I keep these four dice</translation>
    </message>
    <message>
        <source>Entrée</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>lancer</source>
        <translation>roll</translation>
    </message>
    <message>
        <source>Suppr</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>barrer</source>
        <translation>cross out</translation>
    </message>
    <message>
        <source>répondre</source>
        <translation>answer</translation>
    </message>
    <message>
        <source>garder</source>
        <translation>keep</translation>
    </message>
    <message>
        <source>choisir</source>
        <translation>choose</translation>
    </message>
    <message>
        <source>Feuille de marque</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Qui commence&#x202f;?</source>
        <translation>Who starts?</translation>
    </message>
    <message>
        <source>{name} commence&#x202f;!</source>
        <translation>{name} starts!</translation>
    </message>
    <message>
        <source>À toi de lancer</source>
        <translation>Your roll</translation>
    </message>
    <message>
        <source>Tout relancer</source>
        <translation>Reroll all</translation>
    </message>
    <message>
        <source>«&#x202f;{box}&#x202f;»&#x202f;: les dés sont là&#x202f;! Appuie encore une fois pour relancer quand même.</source>
        <translation>“{box}”: the dice are there! Press once more to reroll all the same.</translation>
    </message>
    <message>
        <source>Garde ou relance, ou remplis une case.</source>
        <translation>Keep or roll again, or fill a box.</translation>
    </message>
    <message>
        <source>Remplis une case avec ces dés.</source>
        <translation>Fill a box with these dice.</translation>
    </message>
    <message>
        <source>encore {rolls}</source>
        <translation>{rolls} left</translation>
    </message>
    <message>
        <source>Barrer «&#x202f;{box}&#x202f;»</source>
        <translation>Cross out “{box}”</translation>
    </message>
    <message>
        <source>Inscrire {points}&#x202f;: «&#x202f;{box}&#x202f;»</source>
        <translation>Score {points}: “{box}”</translation>
    </message>
    <message>
        <source>remplir</source>
        <translation>fill</translation>
    </message>
    <message>
        <source>Joker&#x202f;! Toute case du bas est bonne&#x202f;: Full 25, suites 30 et 40.</source>
        <translation>Joker! Any lower box will do: full house 25, straights 30 and 40.</translation>
    </message>
    <message>
        <source>Joker, mais il n’y a plus de case en bas&#x202f;: zéro dans une case du haut.</source>
        <translation>Joker, but no lower box is left: zero in an upper box.</translation>
    </message>
    <message>
        <source>Encore un Yahtzee&#x202f;: «&#x202f;{box}&#x202f;» est libre pour lui.</source>
        <translation>Another Yahtzee: “{box}” is open for it.</translation>
    </message>
    <message>
        <source>Et {prime} points de prime&#x202f;!</source>
        <translation>And {prime} bonus points!</translation>
    </message>
    <message>
        <source>Fin de la manche {manche}</source>
        <translation>End of round {manche}</translation>
    </message>
    <message>
        <source>Manche {manche}</source>
        <translation>Round {manche}</translation>
    </message>
    <message>
        <source>Joker imposé&#x202f;: ce Yahtzee va dans «&#x202f;{box}&#x202f;».</source>
        <translation>Forced joker: this Yahtzee goes into “{box}”.</translation>
    </message>
    <message>
        <source>Les dés roulent…</source>
        <translation>The dice are rolling…</translation>
    </message>
    <message>
        <source>Case barrée</source>
        <translation>Box crossed out</translation>
    </message>
    <message>
        <source>Inscrit&#x202f;: {points}</source>
        <translation>Written: {points}</translation>
    </message>
</context>
<context>
    <name>YahtzeeValues</name>
    <message numerus="yes">
        <source>%n manche(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
</TS>
