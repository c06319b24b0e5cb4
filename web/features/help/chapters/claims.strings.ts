import type { Chapter } from "../chapter.ts";

export const claims: Chapter = {
  id: "prise-en-charge",
  title: "Prise en charge",
  intro:
    "CNSS, mutuelle, assurance, employeur\u00a0: le plus souvent, le client paie et se fait rembourser. Parfois l’organisme paie la boutique. Optique prépare les deux\u00a0; les formulaires et les tarifs restent ceux de l’organisme.",
  parts: [
    {
      title: "Vos organismes",
      steps: [
        "La première fois\u00a0: [[Ctrl K]] et «\u00a0prise en charge\u00a0», puis la facture. La liste habituelle des organismes s’y ajoute d’un geste, sans tarif. Ou cochez **Prises en charge** dans **Ce que ma boutique utilise**.",
        "**Mon Entreprise**, **Organismes**\u00a0: gardez ceux de vos clients, archivez les autres.",
        "**Qui est payé** décide de la suite\u00a0: **Le client paie et se fait rembourser**, ou **La boutique est payée**.",
        "**Pièces demandées**\u00a0: une par ligne. Elles se cochent ensuite sur chaque dossier.",
        "Les mois d’adulte et d’enfant disent quand des lunettes sont de nouveau remboursées\u00a0; 0, jamais.",
      ],
    },
    {
      title: "Ouvrir un dossier",
      steps: [
        "Dans la prescription, dépliez **Prise en charge**, choisissez l’organisme et tapez le **N° d’assuré**. Le dossier se fait avec la vente.",
        "Pour une facture déjà faite\u00a0: **Faire la prise en charge**, sur sa page. Avant la vente\u00a0: **Prise en charge**, dans **…** du devis\u00a0; la vente du devis y ajoute la facture.",
        "Les lunettes sont pour un enfant ou un conjoint\u00a0? Tapez son nom sous **Bénéficiaire, si ce n’est pas le client**.",
        "Le dossier d’avant du même client propose déjà ses numéros.",
      ],
      note: "Une prise en charge est au nom d’un client\u00a0: une vente sans client n’en a pas.",
    },
    {
      title: "Le client se fait rembourser",
      steps: [
        "Cochez les pièces à mesure qu’elles arrivent\u00a0: votre nom et l’heure restent à côté.",
        "Imprimez la facture\u00a0: elle porte l’assuré, le bénéficiaire, le prescripteur et une ligne pour chaque verre. **Acquittée** y paraît quand tout est payé.",
        "**Marquer complet**\u00a0: le nom du prescripteur et la date de l’ordonnance sont demandés. Puis **Marquer transmis**, quand le client emporte le dossier.",
      ],
      text: [
        "L’argent ne passe pas par vous\u00a0: la facture, la caisse et les soldes n’en changent pas.",
      ],
    },
    {
      title: "La boutique est payée",
      steps: [
        "L’organisme répond\u00a0: **Accordé**, avec le montant et le numéro d’accord. **Refusé**, avec le motif, laisse tout au client.",
        "Dès l’accord, le client ne doit plus que **Part du client**\u00a0: la caisse, les rappels de solde et la facture suivent.",
        "Sous **Factures**, **Prises en charge**, cochez les accords d’un même organisme, puis **Faire un bordereau**. S’il manque des pièces, Optique le demande une fois. Il reçoit son numéro (BF-20261128-1) et s’imprime, avec la somme en lettres.",
        "Le virement arrive\u00a0: ouvrez le bordereau, **Encaisser le virement**, et corrigez les montants qui diffèrent. Un virement paie plusieurs dossiers d’un coup.",
        "L’organisme paie par chèque\u00a0: choisissez **Chèque**, tapez banque, numéro et échéance. Il paraît sous **Chèques** et part en banque comme les autres. Rejeté, il rouvre ce que l’organisme doit.",
        "Un montant plus petit laisse le dossier **Payé en partie**\u00a0; le reste peut venir plus tard.",
      ],
      text: [
        "**À recevoir des organismes** montre ce qu’ils doivent, par âge\u00a0: 30, 60, 90 jours et plus.",
        "Ces paiements n’entrent pas dans la caisse du jour, sauf les chèques. Les statistiques les comptent sous **Organisme**.",
      ],
    },
    {
      title: "Un rejet",
      text: [
        "**Rejeté**, avec le motif\u00a0: ce que l’organisme n’a pas payé redevient la part du client, et paraît dans les soldes à encaisser.",
        "Rejeté par erreur\u00a0: **Annuler le rejet**, dans **…**. Un dossier envoyé trop tôt\u00a0: **Retirer du bordereau**.",
      ],
      note: "L’organisme veut son argent\u00a0: **Rembourser l’organisme**, dans **…** du dossier. Un devis refusé ou expiré laisse son dossier **Sans suite**. La facture d’un dossier envoyé ne se supprime plus.",
    },
    {
      title: "Remboursables",
      text: [
        "**Rappels de prescriptions**, **Remboursables**\u00a0: les personnes dont les dernières lunettes prises en charge sont assez anciennes pour une nouvelle prise en charge.",
        "**Prévenir**, ou [[R]] sur la ligne, prépare un message WhatsApp. Vous relisez et vous envoyez vous-même. Ceux qui ont été prévenus passent en dernier pendant soixante jours.",
      ],
    },
  ],
};
