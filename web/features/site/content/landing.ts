/** French of the landing page. */
import type { IconName } from "#ui/brand/Icon.tsx";

export const landing = {
  nav: { features: "Fonctions", blog: "Blog", contact: "Contact" },
  login: "Se connecter",
  hero: {
    kicker: "Gestion des magasins d'optique",
    title: "De l’ordonnance à la facture, sans quitter le client des yeux.",
    text: "Clients, prescriptions, factures, stock et rappels dans une seule application en français, pour les opticiens du Maroc. Gratuit pour commencer.",
    demo: "Essayer la démo",
    demoFailed: "La démonstration ne répond pas. Réessayez dans un instant.",
    start: "Commencer",
    write: "Nous écrire",
    picture: "La fiche d’une prescription\u00a0: deux yeux, leur axe, et le reste à payer",
    client: "Benali Aïcha",
    date: "20/11/2026",
    due: "Reste à payer",
    amount: "1\u202f290,00",
    partial: "Partielle",
  },
  dayTitle: "Une journée au magasin",
  day: [
    {
      time: "9\u00a0h",
      title: "L’ordonnance se lit d’un trait",
      text: "Recopiez-la comme elle est écrite, ou case par case\u00a0: les yeux, les verres, la monture et l’acompte tiennent sur un écran.",
      alt: "La fiche d’une prescription avec sa facture",
    },
    {
      time: "11\u00a0h",
      title: "Au comptoir, un code et c’est vendu",
      text: "Scannez, encaissez, rendez la monnaie. Le ticket sort, et le stock a déjà bougé.",
      alt: "Une vente au comptoir",
    },
    {
      time: "15\u00a0h",
      title: "L’atelier sait ce qui presse",
      text: "Commandé, au montage, prêt\u00a0: chaque paire est à sa place, et le client apprend par WhatsApp qu’elle l’attend.",
      alt: "L’atelier et ses cinq colonnes",
    },
    {
      time: "19\u00a0h",
      title: "La caisse tombe juste",
      text: "Espèces, cartes et chèques du jour sont comptés, l’écart se voit, et la sauvegarde se fait seule.",
      alt: "La caisse du jour",
    },
  ],
  featuresTitle: "Tout le magasin, au même endroit",
  features: [
    {
      icon: "eye",
      title: "Prescriptions",
      text: "Une grille OD/OG remplie au clavier\u00a0; la transposition et la vision de près se calculent seules.",
    },
    {
      icon: "people",
      title: "Clients",
      text: "La fiche, l’historique des corrections côte à côte, ce qui a changé et ce qui reste dû.",
    },
    {
      icon: "invoice",
      title: "Factures et paiements",
      text: "Acomptes, chèques, reste à payer. La facture s’imprime avec le montant en lettres.",
    },
    {
      icon: "box",
      title: "Stock",
      text: "Chaque vente et chaque réception bouge le stock. Les ruptures se voient avant le client.",
    },
    {
      icon: "truck",
      title: "Fournisseurs",
      text: "Bons de réception, quantités reçues, prix d’achat\u00a0: chaque arrivage laisse une trace.",
    },
    {
      icon: "bell",
      title: "Rappels",
      text: "Les clients à revoir après un an, et un message prêt à partir sur leur téléphone.",
    },
    {
      icon: "bars",
      title: "Statistiques",
      text: "Les ventes par jour, par produit et par catégorie, comparées à la période précédente.",
    },
    {
      icon: "shield",
      title: "Vos données chez vous",
      text: "Installé dans votre magasin, sauvegardé chaque nuit, lisible même sans connexion Internet.",
    },
  ] satisfies { icon: IconName; title: string; text: string }[],
  benefitsTitle: "Pensé pour le comptoir",
  benefits: [
    { figure: "Moins de 30 s", text: "pour une vente complète au clavier" },
    { figure: "0 DH", text: "pour commencer, sans carte bancaire" },
    { figure: "10 ans", text: "de factures gardées et retrouvées" },
  ],
  rolesTitle: "Chacun à sa place",
  roles:
    "Le vendeur encaisse, l’opticien relit la correction, le gérant suit les chiffres\u00a0: la même application, sur tous les postes du magasin.",
  blogTitle: "Du blog",
  blogAll: "Tous les articles",
  contactTitle: "Une question\u00a0?",
  contactText: "Appelez-nous ou écrivez-nous\u00a0: une personne du métier vous répond.",
  contactNone:
    "Posez-la à la personne qui a installé Optique pour vous\u00a0; le blog répond aux plus courantes.",
  call: "Appeler",
  whatsapp: "WhatsApp",
  email: "Email",
  social: "Suivez-nous",
  callTitle: "Essayez avec votre prochain client",
  callButton: "Se connecter",
  footer: {
    privacy: "Politique de confidentialité",
    tagline: "Gestion des magasins d'optique",
  },
} as const;
