/** Blog articles, which are part of the code and not stored on the server. */
export type Post = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** Trusted HTML of our own: headings, paragraphs, lists. */
  content: string;
  author: string;
  publishedAt: string;
  /** Reading time in minutes. */
  readTime: number;
  category: string;
  tags: readonly string[];
  featured: boolean;
  /** Name of the drawing in Illustrations.tsx. */
  image: "notebook";
};

const fromNotebook = `
<p>Dans beaucoup de magasins d’optique, tout tient encore dans un cahier à spirale\u00a0: la date, le nom, deux lignes de dioptries, un acompte entouré au stylo rouge. Ce cahier a un mérite, il marche sans mot de passe. Il a aussi une limite\u00a0: il ne répond pas. Il ne dit pas qui doit encore de l’argent, quelle monture manque, ni quel client n’est pas revenu depuis dix-huit mois.</p>
<p>Passer à l’ordinateur fait peur pour une bonne raison\u00a0: un magasin ne ferme pas pour s’organiser. Voici une manière de le faire pendant que la clientèle continue d’entrer, sans perdre une vente ni une soirée.</p>
<h2>Ne recopiez pas le passé</h2>
<p>La première tentation est de tout saisir\u00a0: dix ans de cahiers, du premier client au dernier. C’est le meilleur moyen d’abandonner. La plupart de ces fiches ne serviront jamais, et celles qui serviront reviendront d’elles-mêmes, avec leur propriétaire.</p>
<p>Fixez plutôt une date, un lundi de préférence. À partir de ce jour, chaque personne qui passe la porte a sa fiche. Quand un ancien client revient, on ouvre le cahier une dernière fois, on reporte sa dernière correction, et l’on trace un trait sur la page. En un an, l’essentiel de votre clientèle active est dans l’application, sans une heure supplémentaire.</p>
<h2>Commencez par les prescriptions, pas par le stock</h2>
<p>Le stock est tentant parce qu’il se compte. Mais un inventaire complet demande une journée de fermeture, et il devient faux à la première vente notée ailleurs. Les prescriptions, elles, rapportent dès le premier jour\u00a0: une correction relue sans erreur, une addition qui n’est pas oubliée, un axe vérifié d’un coup d’œil.</p>
<p>Saisissez d’abord ce que vous faites déjà\u00a0: le client, les deux yeux, la monture, les verres, l’acompte. La facture se numérote seule et le reste à payer se calcule. Le cahier peut rester à côté pendant deux semaines, le temps que les doigts prennent l’habitude.</p>
<h2>Le catalogue, par familles</h2>
<p>Quand les ventes passent par l’ordinateur sans y penser, vient le moment du catalogue. Inutile de tout compter d’un coup. Procédez par familles, une par jour creux\u00a0:</p>
<ul>
<li>les verres courants d’abord\u00a0: une vingtaine de lignes suffit, et ce sont celles qui servent le plus\u00a0;</li>
<li>les montures exposées ensuite, vitrine par vitrine\u00a0;</li>
<li>les accessoires à la fin, en commençant par ce qui se vole ou se casse.</li>
</ul>
<p>Si votre fournisseur vous envoie un tableau, importez-le\u00a0: les prix d’achat et les références arrivent d’un bloc, et vous n’avez plus qu’à compter les quantités. Une fois une famille saisie, tenez-la\u00a0: chaque arrivage passe par un bon de réception, chaque casse par un ajustement. Un stock à moitié tenu est pire que pas de stock du tout, parce qu’on le croit.</p>
<h2>L’argent qui dort</h2>
<p>C’est souvent la surprise du premier mois. Une fois les acomptes saisis, la liste des factures non soldées apparaît d’un clic, avec le nombre de jours d’attente. Beaucoup d’opticiens découvrent là des lunettes livrées et jamais finies de payer. Un appel poli suffit presque toujours\u00a0: le client avait oublié, et le magasin aussi.</p>
<p>Prenez cinq minutes chaque samedi pour cette liste. C’est le rendez-vous le mieux payé de la semaine.</p>
<h2>Faire revenir</h2>
<p>Une correction vieillit. Au bout d’un an, un message court, avec le prénom et la date de la dernière visite, fait revenir une partie de ceux qui seraient allés ailleurs ou nulle part. Le cahier ne pouvait pas le faire. Une liste qui se remplit toute seule, si. N’y mettez jamais de valeur médicale\u00a0: la date suffit, et la vue de chacun ne regarde que lui.</p>
<h2>Ce qui peut attendre</h2>
<p>Les statistiques, les codes-barres, la photographie de chaque monture\u00a0: tout cela est utile, et rien de cela n’est urgent. Un magasin qui saisit bien ses ventes aura de bonnes statistiques plus tard. Un magasin qui commence par les statistiques n’aura ni les unes ni les autres.</p>
<h2>Et si la machine tombe en panne\u00a0?</h2>
<p>La question est juste. Trois précautions y répondent. La première\u00a0: une sauvegarde chaque nuit, sur un support qui n’est pas l’ordinateur lui-même. La deuxième\u00a0: essayer une fois de la restaurer, un jour calme, pour savoir que l’on sait. La troisième\u00a0: garder quelques bons papier dans un tiroir. Ils serviront deux fois en dix ans, et ces jours-là vous serez content de les trouver.</p>
<p>Le reste est affaire d’habitude. Au bout d’un mois, plus personne ne demande où est le cahier. On le retrouve au fond d’un tiroir, avec un trait sur presque toutes les pages.</p>
`.trim();

export const posts: readonly Post[] = [
  {
    id: "1",
    slug: "passer-du-cahier-a-l-ordinateur",
    title: "Passer du cahier à l’ordinateur sans perdre une vente",
    excerpt: "Par où commencer, ce qu’il faut saisir d’abord, et ce qui peut attendre.",
    content: fromNotebook,
    author: "L’équipe Optique",
    publishedAt: "2026-11-20",
    readTime: 6,
    category: "Digitalisation",
    tags: ["gestion", "stock", "facture"],
    featured: true,
    image: "notebook",
  },
];
