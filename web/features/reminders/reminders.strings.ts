import { counted, timeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

export const remindersStrings = {
  subtitle: (count: string) =>
    `${counted(count, "client")} dont la dernière prescription a plus d’un an`,
  search: "Rechercher par client...",
  loadFailed: "Erreur lors du chargement des rappels",
  empty: "Aucun rappel à envoyer",
  emptyHint: "Les clients dont la dernière prescription a plus d’un an paraîtront ici.",
  emptyFilterHint: "Aucun client à rappeler ne correspond à votre recherche.",
  last: "Dernière prescription",
  days: "Jours écoulés",
  daysShort: timeLabels.days,
  view: "Voir la prescription de",
  send: "Envoyer rappel",
  sendTo: (name: string) => `Envoyer rappel à ${name}`,
  sending: "Envoi...",
  sent: "Rappel envoyé avec succès",
  notOpened: "Rappel préparé\u00a0: la conversation ne s’est pas ouverte",
  sendFailed: "Erreur lors de l'envoi du rappel",
  prepared: (day: string) => `Préparé le ${day}`,
  views: {
    label: "Rappels à préparer",
    options: [
      { value: "", label: "Contrôles" },
      { value: "remboursables", label: words.reimbursable },
    ],
  },
  reimbursable: {
    table: words.reimbursable,
    subtitle: (count: string) =>
      `${counted(count, "personne")} dont les lunettes sont de nouveau remboursables`,
    loadFailed: "Erreur lors du chargement des remboursables",
    empty: "Personne à prévenir",
    emptyHint:
      "Une prise en charge transmise ou payée revient ici quand les mois de son organisme sont passés.",
    emptyFilterHint: "Aucun client remboursable ne correspond à votre recherche.",
    beneficiary: (name: string) => `pour ${name}`,
    last: "Dernières lunettes",
    from: "Remboursable depuis",
    view: "Voir la prise en charge de",
    send: "Prévenir",
    sendTo: (name: string) => `Prévenir ${name}`,
    sent: "Message envoyé avec succès",
    notOpened: "Message préparé\u00a0: la conversation ne s’est pas ouverte",
    sendFailed: "Erreur lors de l’envoi du message",
  },
} as const;
