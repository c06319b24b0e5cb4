import { counted } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

export const clientsStrings = {
  count: (count: string) => counted(count, "client"),
  standing: "Quels clients",
  standings: [
    { value: "", label: words.all },
    { value: "reminder", label: "À rappeler" },
    { value: "owing", label: "Doivent" },
  ],
  noneSuch: "Aucun client dans ce cas",
  noneSuchHint: (standing: string) =>
    standing === "owing"
      ? "Aucun client n’a de reste à payer."
      : "Personne n’est à rappeler pour l’instant.",
  search: "Rechercher par nom ou téléphone...",
  lastVisit: "Dernière visite",
  added: "Ajouté le",
  bornOn: (day: string) => `Né(e) le ${day}`,
  iceOf: (number: string) => `ICE\u00a0: ${number}`,
  addedOn: (day: string) => `Ajouté le ${day}`,
  seenOn: (day: string) => `vu le ${day}`,
  ago: (age: string) => (age === words.todayInText ? age : `il y a ${age}`),
  reminderDue: "rappel dû",
  target: (name: string) => `Client ${name}`,
  recent: "(Récent)",
  createOf: (name: string) => `Créer «\u00a0${name}\u00a0»`,
  noMatchHint: "Essayez une partie du nom ou du téléphone.",
  none: "Aucun client n'a été ajouté",
  loadFailed: "Erreur lors du chargement des clients",
  removeFailed: "Erreur lors de la suppression du client",
  removed: (name: string) =>
    name ? `Client ${name} supprimé avec succès` : "Client supprimé avec succès",
  form: {
    editTitle: "Modifier le client",
    phoneHint: "Un numéro marocain ou avec indicatif.",
  },
  personalData: {
    export: "Exporter les données",
    exportFailed: "Erreur lors de l’exportation des données",
    file: (name: string) => `Données de ${name}.html`,
    erase: "Supprimer les données personnelles",
    eraseHint:
      "La fiche, les prescriptions, les photographies et les notes sont effacées. Les factures restent, comme la loi l’exige, au nom de «\u00a0Client supprimé\u00a0». Cette action est irréversible.",
    eraseKept:
      "Le nom, l’adresse et l’ICE imprimés sur les factures et les avoirs émis y restent\u00a0: la loi demande de les garder dix ans. Ni liste, ni recherche, ni export ne les montre.",
    namingFailed: "Erreur lors de la recherche de ce qui nomme cette personne",
    quotes: "Devis au même téléphone ou au même nom, sans fiche\u00a0: lesquels effacer\u00a0?",
    quotesHint: "Un homonyme n’est pas cette personne\u00a0: laissez ses devis sans coche.",
    moves: "Libellés de la caisse qui nomment cette personne\u00a0: ils sont effacés",
    due: (amount: string) => `Reste à payer\u00a0: ${amount}. Il ne pourra plus être réclamé.`,
    backups: (count: number | undefined) =>
      `Les sauvegardes faites avant gardent cette personne jusqu’à leur remplacement${count ? ` (les ${count} dernières sont gardées)` : ""}.`,
    allBackups:
      "Les sauvegardes faites avant gardent cette personne, et toutes sont gardées\u00a0: l’administrateur peut les supprimer.",
    typeName: (name: string) => `Pour confirmer, écrivez\u00a0: ${name}`,
    nameWrong: "Écrivez le nom du client tel qu’il est affiché",
    eraseNow: "Supprimer définitivement",
    erased: "Données personnelles supprimées",
    eraseFailed: "Erreur lors de la suppression des données",
  },
  detail: {
    today: "auj.",
    missing: "Client non trouvé",
    missingHint: "Il a peut-être été supprimé dans une autre fenêtre ou sur un autre poste.",
    back: "Retour aux clients",
    anonymised: "Pour toutes les personnes dont les données ont été supprimées",
    prescriptionCount: (count: number) => counted(count, "prescription"),
    invoiceCount: (count: number) => counted(count, "facture"),
    greeting: (name: string) => `Bonjour ${name}, `,
    billed: (amount: string) => `sur ${amount} facturés`,
    prescriptionsHint: "La plus récente à gauche\u00a0; l’écart avec la précédente est en bleu",
    noPrescription: "Aucune prescription",
    createPrescription: "Créer une prescription",
    viewPrescription: "Voir la prescription du",
    unmeasured: "non mesuré",
    firstMeasure: "première mesure",
    unchanged: "sans changement",
    prism: {
      prism_came: (power: string) => `nouveau prisme ${power}\u00a0Δ`,
      prism_went: (power: string) => `sans prisme, avant ${power}\u00a0Δ`,
      prism_changed: (power: string) => `prisme changé de ${power}\u00a0Δ`,
    },
    plot: {
      title: "Évolution",
      since: (day: string) => `suivie depuis le ${day}`,
      label: (measure: string) => `${measure} au fil du temps`,
      point: (day: string, readings: string) => `${day}\u00a0: ${readings}`,
    },
    soldItems: {
      title: "Articles achetés",
      count: (quantity: number) => `× ${quantity}`,
      pair: (pair: number) => `paire ${pair}`,
      covered: (until: string) => `Sous garantie jusqu’au ${until}`,
      over: (until: string) => `Garantie terminée le ${until}`,
      more: "Voir plus d’articles",
    },
    lenses: {
      until: (day: string) => `jusqu’au ${day}`,
      sheet: (day: string) => `Fiche du ${day}`,
      check: (day: string) => `Contrôle avant le ${day}`,
      others: "Autres fiches",
    },
    credits: "Avoirs à utiliser",
    noInvoice: "Aucune facture",
    noInvoiceHint: "Une facture naît avec la prescription.",
  },
} as const;
