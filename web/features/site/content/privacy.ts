/** French of the privacy policy (Moroccan law 09-08), with the retention period of each kind of data. */
export const privacy = {
  title: "Politique de confidentialité",
  subtitle: "Comment vos données, et celles de vos clients, sont protégées",
  back: "Retour à l’accueil",
  updated: "Dernière mise à jour\u00a0: 22 novembre 2026",
  content: `
<p>Optique est une application de gestion destinée aux magasins d’optique établis au Maroc. Cette page explique quelles données elle traite, pourquoi, combien de temps, et quels sont vos droits. Elle s’appuie sur la loi n°\u00a009\u201108 relative à la protection des personnes physiques à l’égard du traitement des données à caractère personnel, et sur les recommandations de la Commission nationale de contrôle de la protection des données à caractère personnel (CNDP).</p>
<h2>Qui est responsable</h2>
<p>Chaque magasin installe Optique sur son propre matériel. Il est le responsable du traitement des données de ses clients\u00a0: c’est lui qui décide de ce qui est saisi, qui y accède et combien de temps. L’éditeur d’Optique n’a pas accès à ces données et n’en reçoit aucune copie. Il n’est responsable que des échanges que vous avez directement avec lui\u00a0: une demande d’assistance, une prise de contact.</p>
<h2>Quelles données</h2>
<ul>
<li>Le personnel du magasin\u00a0: nom, adresse électronique, mot de passe conservé sous forme chiffrée et irréversible.</li>
<li>Les clients du magasin\u00a0: nom, téléphone, adresse électronique, adresse, notes utiles au suivi.</li>
<li>Les prescriptions\u00a0: valeurs de correction de chaque œil, date, prescripteur, et le cas échéant la photographie de l’ordonnance. Ce sont des données de santé\u00a0: elles sont réservées au personnel du magasin.</li>
<li>Les factures et les paiements\u00a0: articles, montants, moyens et dates de paiement.</li>
<li>La fréquentation de l’application\u00a0: page vue, jour, et une empreinte qui change chaque jour et ne permet pas de reconnaître une personne. Rien n’est enregistré lorsque votre navigateur demande à ne pas être suivi.</li>
</ul>
<h2>Pourquoi</h2>
<p>Ces données servent à préparer les lunettes, à établir les factures exigées par la loi, à suivre les paiements et le stock, et à rappeler aux clients qu’un contrôle de la vue est conseillé. Elles ne servent ni à la publicité, ni au profilage, et ne sont jamais vendues.</p>
<h2>Combien de temps</h2>
<ul>
<li>Les données de facturation sont conservées 10 ans, durée exigée par le droit commercial et fiscal marocain.</li>
<li>Les pages vues sont effacées au bout de 25 mois.</li>
<li>Le serveur ne garde trace que de ses propres pannes\u00a0: l’heure et la page, pendant 3 jours. Ni l’adresse IP des visiteurs, ni les mots recherchés, ni le navigateur n’y figurent.</li>
<li>L’adresse IP d’un appareil n’est tenue qu’en mémoire, pour limiter le nombre de demandes et de mots de passe essayés\u00a0; elle est oubliée au bout d’une heure environ, et à chaque redémarrage.</li>
<li>Les échanges avec l’assistance sont conservés 3 ans après le dernier contact.</li>
<li>Les prescriptions et les fiches des clients sont conservées tant que le client fréquente le magasin\u00a0; elles sont effacées sur demande. Les factures que la loi impose de garder restent alors avec leurs numéros et leurs montants, au nom de «\u00a0Client supprimé\u00a0».</li>
<li>Le journal des modifications ne garde aucune valeur des fiches et des prescriptions\u00a0: seulement qui a modifié quels champs, et quand, pendant un an.</li>
<li>Les sauvegardes déjà faites sont remplacées au fil des jours (14 jours par défaut)\u00a0: une personne effacée y reste jusque-là.</li>
</ul>
<h2>Où sont les données</h2>
<p>Les données sont pour l’essentiel stockées au Maroc, sur l’ordinateur du magasin et sur les supports de sauvegarde que celui-ci choisit. L’application ne charge rien depuis un serveur tiers\u00a0: ni police de caractères, ni mesure d’audience, ni publicité. Lorsqu’un membre du personnel ouvre une conversation WhatsApp avec un client, le message part par ce service et suit ses propres règles\u00a0; il ne contient aucune valeur médicale.</p>
<h2>Comment elles sont protégées</h2>
<ul>
<li>Chaque magasin ne voit que ses propres données\u00a0; le contrôle est fait par le serveur, à chaque demande.</li>
<li>Les modifications et les suppressions des documents importants sont inscrites dans un journal, avec leur auteur et leur date, sans les valeurs médicales ni les coordonnées.</li>
<li>Une sauvegarde est faite chaque nuit.</li>
<li>L’application n’utilise aucun cookie publicitaire. La session est gardée dans le navigateur et prend fin à la déconnexion, sur tous les appareils. Un seul cookie, technique, reconnaît pendant un an l’appareil d’un membre du personnel qui s’est déjà connecté, pour qu’un tiers qui essaie des mots de passe ne lui ferme pas la porte.</li>
</ul>
<h2>Vos droits</h2>
<p>La loi n°\u00a009\u201108 vous donne le droit d’accéder à vos données (le magasin peut vous transmettre un fichier de tout ce qui vous concerne), de les faire rectifier ou supprimer, de vous opposer à leur traitement pour un motif légitime et de refuser tout démarchage. Adressez-vous d’abord au magasin qui vous a servi. Si la réponse ne vous satisfait pas, vous pouvez saisir la CNDP, à Rabat.</p>
<h2>Nous écrire</h2>
<p>Pour toute question sur cette politique ou sur l’application elle-même, écrivez à l’adresse indiquée au bas de la page d’accueil. Cette politique peut évoluer\u00a0; la date de sa dernière mise à jour figure en haut de la page.</p>
`.trim(),
} as const;
