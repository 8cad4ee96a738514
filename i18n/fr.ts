<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="fr">
<context>
    <name>Ago</name>
    <message numerus="yes">
        <source>il y a %n minute(s)</source>
        <translation>
            <numerusform>il y a %n minute</numerusform>
            <numerusform>il y a %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>il y a %n heure(s)</source>
        <translation>
            <numerusform>il y a %n heure</numerusform>
            <numerusform>il y a %n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>il y a %n jour(s)</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerPane</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>et %n autre(s) forme(s)</source>
        <translation>
            <numerusform>et %n autre forme</numerusform>
            <numerusform>et %n autres formes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Connu sous %n thème(s).</source>
        <translation>
            <numerusform>Connu sous %n thème.</numerusform>
            <numerusform>Connu sous %n thèmes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswersPaper</name>
    <message numerus="yes">
        <source>%n réponse(s) avant</source>
        <translation>
            <numerusform>%n réponse avant</numerusform>
            <numerusform>%n réponses avant</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardEditorPage</name>
    <message numerus="yes">
        <source>%n carte(s) ajoutée(s).</source>
        <translation>
            <numerusform>%n carte ajoutée.</numerusform>
            <numerusform>%n cartes ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n réponse(s)</source>
        <translation>
            <numerusform>%n réponse</numerusform>
            <numerusform>%n réponses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n en double</source>
        <translation>
            <numerusform>%n en double</numerusform>
            <numerusform>%n en double</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n écartée(s), faute de lettres : {pieces}</source>
        <translation>
            <numerusform>%n écartée, faute de lettres : {pieces}</numerusform>
            <numerusform>%n écartées, faute de lettres : {pieces}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cette carte est prête : %n réponse(s) en tout.</source>
        <translation>
            <numerusform>Cette carte est prête : %n réponse en tout.</numerusform>
            <numerusform>Cette carte est prête : %n réponses en tout.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message numerus="yes">
        <source>%n jeton(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n carte(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
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
            <numerusform>Relancer %n dé</numerusform>
            <numerusform>Relancer %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proposer les %n mots</source>
        <translation>
            <numerusform>Proposer les %n mots</numerusform>
            <numerusform>Proposer les %n mots</numerusform>
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
            <numerusform>%n mot possible.</numerusform>
            <numerusform>%n mots possibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>La case « {box} » recevrait %n point(s).</source>
        <translation>
            <numerusform>La case « {box} » recevrait %n point.</numerusform>
            <numerusform>La case « {box} » recevrait %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>« {box} » veut %n mot(s)</source>
        <translation>
            <numerusform>« {box} » veut %n mot</numerusform>
            <numerusform>« {box} » veut %n mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>« {box} » : un seul mot, de %n lettre(s)</source>
        <translation>
            <numerusform>« {box} » : un seul mot, de %n lettre</numerusform>
            <numerusform>« {box} » : un seul mot, de %n lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tu en as posé %n</source>
        <translation>
            <numerusform>tu en as posé %n</numerusform>
            <numerusform>tu en as posé %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>en voici %n</source>
        <translation>
            <numerusform>en voici %n</numerusform>
            <numerusform>en voici %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plus que %n seconde(s).</source>
        <translation>
            <numerusform>Plus que %n seconde.</numerusform>
            <numerusform>Plus que %n secondes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>+%n jeton(s)</source>
        <translation>
            <numerusform>+%n jeton</numerusform>
            <numerusform>+%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gagne la manche : %n jeton(s).</source>
        <translation>
            <numerusform>{name} gagne la manche : %n jeton.</numerusform>
            <numerusform>{name} gagne la manche : %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lettre(s) allumée(s)</source>
        <translation>
            <numerusform>%n lettre allumée</numerusform>
            <numerusform>%n lettres allumées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jeton(s) au milieu</source>
        <translation>
            <numerusform>%n jeton au milieu</numerusform>
            <numerusform>%n jetons au milieu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Encore %n réponse(s) rapporte(nt).</source>
        <translation>
            <numerusform>Encore %n réponse rapporte.</numerusform>
            <numerusform>Encore %n réponses rapportent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayGamesPage</name>
    <message numerus="yes">
        <source>%n jour(s) de suite. On peut sauter un jour.</source>
        <translation>
            <numerusform>%n jour de suite. On peut sauter un jour.</numerusform>
            <numerusform>%n jours de suite. On peut sauter un jour.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayPage</name>
    <message numerus="yes">
        <source>encore %n coup(s)</source>
        <translation>
            <numerusform>encore %n coup</numerusform>
            <numerusform>encore %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jour(s) de suite</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealWon</name>
    <message numerus="yes">
        <source>Donne à égalité, à %n point(s).</source>
        <translation>
            <numerusform>Donne à égalité, à %n point.</numerusform>
            <numerusform>Donne à égalité, à %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gagne la donne avec %n point(s).</source>
        <translation>
            <numerusform>{name} gagne la donne avec %n point.</numerusform>
            <numerusform>{name} gagne la donne avec %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DesThemesEvents</name>
    <message numerus="yes">
        <source>{name} : « {word} », %n jeton(s).</source>
        <translation>
            <numerusform>{name} : « {word} », %n jeton.</numerusform>
            <numerusform>{name} : « {word} », %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} : « {word} » contient {letters}, %n jeton(s) rendu(s).</source>
        <translation>
            <numerusform>{name} : « {word} » contient {letters}, %n jeton rendu.</numerusform>
            <numerusform>{name} : « {word} » contient {letters}, %n jetons rendus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Manche {number} : %n jeton(s) au milieu, {name} lance.</source>
        <translation>
            <numerusform>Manche {number} : %n jeton au milieu, {name} lance.</numerusform>
            <numerusform>Manche {number} : %n jetons au milieu, {name} lance.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DesThemesNumbers</name>
    <message numerus="yes">
        <source>%n manche(s) jouée(s)</source>
        <translation>
            <numerusform>%n manche jouée</numerusform>
            <numerusform>%n manches jouées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DicoPage</name>
    <message numerus="yes">
        <source>%n décision(s) reprise(s).</source>
        <translation>
            <numerusform>%n décision reprise.</numerusform>
            <numerusform>%n décisions reprises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n déjà chez nous.</source>
        <translation>
            <numerusform>%n déjà chez nous.</numerusform>
            <numerusform>%n déjà chez nous.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactsSheet</name>
    <message numerus="yes">
        <source>sur %n partie(s)</source>
        <translation>
            <numerusform>sur %n partie</numerusform>
            <numerusform>sur %n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FamilyPage</name>
    <message numerus="yes">
        <source>%n profil(s)</source>
        <translation>
            <numerusform>%n profil</numerusform>
            <numerusform>%n profils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dont %n en cours</source>
        <translation>
            <numerusform>dont %n en cours</numerusform>
            <numerusform>dont %n en cours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s) jugé(s) par la maison</source>
        <translation>
            <numerusform>%n mot jugé par la maison</numerusform>
            <numerusform>%n mots jugés par la maison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) illisible(s)</source>
        <translation>
            <numerusform>%n partie illisible</numerusform>
            <numerusform>%n parties illisibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n déjà là</source>
        <translation>
            <numerusform>%n déjà là</numerusform>
            <numerusform>%n déjà là</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profil(s) ajouté(s)</source>
        <translation>
            <numerusform>%n profil ajouté</numerusform>
            <numerusform>%n profils ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) ajoutée(s)</source>
        <translation>
            <numerusform>%n partie ajoutée</numerusform>
            <numerusform>%n parties ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n poursuivie(s)</source>
        <translation>
            <numerusform>%n poursuivie</numerusform>
            <numerusform>%n poursuivies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s) jugé(s) repris</source>
        <translation>
            <numerusform>%n mot jugé repris</numerusform>
            <numerusform>%n mots jugés repris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) illisible(s), laissée(s) dans le fichier</source>
        <translation>
            <numerusform>%n partie illisible, laissée dans le fichier</numerusform>
            <numerusform>%n parties illisibles, laissées dans le fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n déjà à jour</source>
        <translation>
            <numerusform>%n déjà à jour</numerusform>
            <numerusform>%n déjà à jour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GridModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message numerus="yes">
        <source>Pas plus de %n lettre(s) ce tour-ci.</source>
        <translation>
            <numerusform>Pas plus de %n lettre ce tour-ci.</numerusform>
            <numerusform>Pas plus de %n lettres ce tour-ci.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hourglass</name>
    <message numerus="yes">
        <source>Sablier : %n seconde(s)</source>
        <translation>
            <numerusform>Sablier : %n seconde</numerusform>
            <numerusform>Sablier : %n secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message numerus="yes">
        <source>Quelqu’un a donné un mauvais code (%n fois).</source>
        <translation>
            <numerusform>Quelqu’un a donné un mauvais code (%n fois).</numerusform>
            <numerusform>Quelqu’un a donné un mauvais code (%n fois).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message numerus="yes">
        <source>%n point(s) jusqu’ici.</source>
        <translation>
            <numerusform>%n point jusqu’ici.</numerusform>
            <numerusform>%n points jusqu’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} mène de %n point(s).</source>
        <translation>
            <numerusform>{name} mène de %n point.</numerusform>
            <numerusform>{name} mène de %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Manche à égalité, à %n point(s).</source>
        <translation>
            <numerusform>Manche à égalité, à %n point.</numerusform>
            <numerusform>Manche à égalité, à %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gagne la manche avec %n point(s).</source>
        <translation>
            <numerusform>{name} gagne la manche avec %n point.</numerusform>
            <numerusform>{name} gagne la manche avec %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Learnt</name>
    <message numerus="yes">
        <source>Tu as appris %n mot(s)</source>
        <translation>
            <numerusform>Tu as appris %n mot</numerusform>
            <numerusform>Tu as appris %n mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vous avez appris %n mot(s)</source>
        <translation>
            <numerusform>Vous avez appris %n mot</numerusform>
            <numerusform>Vous avez appris %n mots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LetterDie</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MotsDeTeteCounts</name>
    <message numerus="yes">
        <source>%n lettre(s) à écrire</source>
        <translation>
            <numerusform>%n lettre à écrire</numerusform>
            <numerusform>%n lettres à écrire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Encore %n lettre(s)</source>
        <translation>
            <numerusform>Encore %n lettre</numerusform>
            <numerusform>Encore %n lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Écris %n lettre(s)</source>
        <translation>
            <numerusform>Écris %n lettre</numerusform>
            <numerusform>Écris %n lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coup(s) possible(s)</source>
        <translation>
            <numerusform>%n coup possible</numerusform>
            <numerusform>%n coups possibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passe %n tour(s)</source>
        <translation>
            <numerusform>passe %n tour</numerusform>
            <numerusform>passe %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lettre(s)</source>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MotsDeTeteEvents</name>
    <message numerus="yes">
        <source>{name} doit écrire %n lettre(s).</source>
        <translation>
            <numerusform>{name} doit écrire %n lettre.</numerusform>
            <numerusform>{name} doit écrire %n lettres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} : {word}, %n point(s).</source>
        <translation>
            <numerusform>{name} : {word}, %n point.</numerusform>
            <numerusform>{name} : {word}, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} prend un indice : −%n point(s).</source>
        <translation>
            <numerusform>{name} prend un indice : −%n point.</numerusform>
            <numerusform>{name} prend un indice : −%n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MotsDeTeteNumbers</name>
    <message numerus="yes">
        <source>%n lettre(s) posée(s)</source>
        <translation>
            <numerusform>%n lettre posée</numerusform>
            <numerusform>%n lettres posées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MotsDeTeteValues</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MotsStory</name>
    <message numerus="yes">
        <source>%n lettre(s)</source>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
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
        <source>%n mot(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n changement(s)</source>
        <translation>
            <numerusform>%n changement</numerusform>
            <numerusform>%n changements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonButton</name>
    <message numerus="yes">
        <source>%n victoire(s)</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victoire(s)</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Et %n partie(s) d’un jeu que ce programme ne connaît pas.</source>
        <translation>
            <numerusform>Et %n partie d’un jeu que ce programme ne connaît pas.</numerusform>
            <numerusform>Et %n parties d’un jeu que ce programme ne connaît pas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hors des records</source>
        <translation>
            <numerusform>%n hors des records</numerusform>
            <numerusform>%n hors des records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) finie(s) à l’écart : un code tapé, un conseil ou un indice.</source>
        <translation>
            <numerusform>%n partie finie à l’écart : un code tapé, un conseil ou un indice.</numerusform>
            <numerusform>%n parties finies à l’écart : un code tapé, un conseil ou un indice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) que l’ordinateur a finie(s) à sa place.</source>
        <translation>
            <numerusform>%n partie que l’ordinateur a finie à sa place.</numerusform>
            <numerusform>%n parties que l’ordinateur a finies à sa place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n à revoir</source>
        <translation>
            <numerusform>%n à revoir</numerusform>
            <numerusform>%n à revoir</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfileRow</name>
    <message numerus="yes">
        <source>et %n autre(s)</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealDicePanel</name>
    <message numerus="yes">
        <source>%n dé(s) à lancer</source>
        <translation>
            <numerusform>%n dé à lancer</numerusform>
            <numerusform>%n dés à lancer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{games}, %n comptée(s)</source>
        <translation>
            <numerusform>{games}, %n comptée</numerusform>
            <numerusform>{games}, %n comptées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joueur(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
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
    <name>SealRow</name>
    <message numerus="yes">
        <source>%n jour(s) joué(s) sur sept</source>
        <translation>
            <numerusform>%n jour joué sur sept</numerusform>
            <numerusform>%n jours joués sur sept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SoireePage</name>
    <message numerus="yes">
        <source>après %n partie(s)</source>
        <translation>
            <numerusform>après %n partie</numerusform>
            <numerusform>après %n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>{where} : %n point(s)</source>
        <translation>
            <numerusform>{where} : %n point</numerusform>
            <numerusform>{where} : %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{where} : libre, ferait %n point(s)</source>
        <translation>
            <numerusform>{where} : libre, ferait %n point</numerusform>
            <numerusform>{where} : libre, ferait %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpreadSheet</name>
    <message numerus="yes">
        <source>moyenne de chaque case, sur %n feuille(s)</source>
        <translation>
            <numerusform>moyenne de chaque case, sur %n feuille</numerusform>
            <numerusform>moyenne de chaque case, sur %n feuilles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message numerus="yes">
        <source>%n joueur(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePhones</name>
    <message numerus="yes">
        <source>On reprend dans %n seconde(s)…</source>
        <translation>
            <numerusform>On reprend dans %n seconde…</numerusform>
            <numerusform>On reprend dans %n secondes…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThemesStory</name>
    <message numerus="yes">
        <source>%n jeton(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s) possible(s)</source>
        <translation>
            <numerusform>%n mot possible</numerusform>
            <numerusform>%n mots possibles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TicketPaper</name>
    <message numerus="yes">
        <source>et %n autre(s)</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message numerus="yes">
        <source>%n seconde(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnwrittenRoom</name>
    <message numerus="yes">
        <source>%n coup(s) attendai(en)t : c’est écrit.</source>
        <translation>
            <numerusform>%n coup attendait : c’est écrit.</numerusform>
            <numerusform>%n coups attendaient : c’est écrit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Les deux soirées sont réunies : %n partie(s) de plus.</source>
        <translation>
            <numerusform>Les deux soirées sont réunies : %n partie de plus.</numerusform>
            <numerusform>Les deux soirées sont réunies : %n parties de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coup(s) attend(ent) d’être écrit(s).</source>
        <translation>
            <numerusform>%n coup attend d’être écrit.</numerusform>
            <numerusform>%n coups attendent d’être écrits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsOutEvents</name>
    <message numerus="yes">
        <source>{name} marque %n point(s) avec {word}.</source>
        <translation>
            <numerusform>{name} marque %n point avec {word}.</numerusform>
            <numerusform>{name} marque %n points avec {word}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} crie « WORD OUT ! » : {word}, %n point(s).</source>
        <translation>
            <numerusform>{name} crie « WORD OUT ! » : {word}, %n point.</numerusform>
            <numerusform>{name} crie « WORD OUT ! » : {word}, %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsOutNumbers</name>
    <message numerus="yes">
        <source>%n contre(s) réussi(s)</source>
        <translation>
            <numerusform>%n contre réussi</numerusform>
            <numerusform>%n contres réussis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mot(s) marqué(s)</source>
        <translation>
            <numerusform>%n mot marqué</numerusform>
            <numerusform>%n mots marqués</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsOutStory</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n carte(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsOutValues</name>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YahtzeeMotsValues</name>
    <message numerus="yes">
        <source>%n manche(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YahtzeeNumbers</name>
    <message numerus="yes">
        <source>dont %n prime(s) de 100</source>
        <translation>
            <numerusform>dont %n prime de 100</numerusform>
            <numerusform>dont %n primes de 100</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YahtzeeValues</name>
    <message numerus="yes">
        <source>%n manche(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
</context>
</TS>
