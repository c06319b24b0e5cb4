import { unbroken } from "#lib/formats.ts";
import { counted, jobStatusLabels } from "#lib/labels.ts";
import type { JobStatus } from "#domain/core/records.ts";

/** The French of the workshop's board and of its cards. */
export const strings = {
  title: "Atelier",
  summary: {
    open: (count: string) =>
      count === "0" ? "Aucun montage en cours" : `${counted(count, "montage")} en cours`,
    late: (count: string) => `${count} en retard`,
    toAnnounce: (count: string) => `${count} à annoncer`,
  },
  exportName: (day: string) => `montages-${day}`,
  exportHead: [
    "Facture",
    "Client",
    "Téléphone",
    "État",
    "Depuis",
    "Par",
    "Promis le",
    "Verres",
    "Monture",
    "Labo",
    "Référence du labo",
    "Casier",
    "Problème",
    "Notes",
    "Reste à payer",
  ],
  search: "Client ou numéro",
  shortSearch: "Client ou n°",
  filterLab: "Labo",
  allLabs: "Tous les labos",
  loadFailed: "Erreur lors du chargement de l’atelier",
  board: "Montages par état",
  columns: {
    ...jobStatusLabels,
    delivered: "Livré aujourd’hui",
  } satisfies Record<JobStatus, string> as Record<JobStatus, string>,
  emptyColumns: {
    to_order: "Rien à commander",
    ordered: "Rien n’est attendu d’un labo",
    mounting: "Rien à monter",
    ready: "Aucune lunette n’attend son client",
    delivered: "Rien n’a été livré aujourd’hui",
  } satisfies Record<JobStatus, string> as Record<JobStatus, string>,
  emptyFound: "Rien trouvé ici",
  empty: {
    title: "Aucun montage en cours",
    text: "Une vente de verres arrive ici d’elle-même\u00a0: au montage si le stock les a, sinon à commander.",
    sell: "Nouvelle prescription",
    notFound: "Aucun montage trouvé",
    notFoundText: "Cherchez par le nom du client ou le numéro de sa facture.",
  },
  others: (count: number) => `et ${counted(count, "autre")}`,
  othersFailed: "Les autres montages n’ont pas pu être chargés",
  card: {
    promised: (weekday: string, day: string) => `${weekday} ${day}`,
    today: "aujourd’hui",
    readyToday: "prêt aujourd’hui",
    readyYesterday: "prêt depuis hier",
    readySince: (days: number) => `prêt depuis ${days}\u00a0j`,
    waiting: (days: number) => `attend depuis ${days}\u00a0j`,
    /** The day is not said of today. */
    delivered: (day: string, time: string, by: string) =>
      `${day && `le ${day} `}à ${time}${by && `, ${unbroken(`par ${by}`)}`}`,
    /** A lens that is made in the form of a sale is 'Verre - …'; many a catalogue says 'Monture …', and what it is made of. */
    kind: /^(?:Verre - |(?:Monture |Solaire )?(?:acétate|métal|titane|TR90) |Monture )/u,
    stock: "Stock",
    toAnnounce: "à annoncer",
    prepared: (day: string) => `message préparé le ${day}`,
    remaining: "reste",
    paid: "payé",
    problem: "Problème\u00a0: ",
    actions: (client: string) => `Actions, ${client}`,
    next: (state: string, client: string) => `${state}, ${client}`,
    message: "Message",
    ticket: "Fiche",
    tick: "Cocher",
    tickOf: (client: string) => `Commander les verres de ${client}`,
    space: "Espace",
  },
  order: {
    tickAll: "Tout cocher",
    prepare: "Préparer la commande",
    key: "C",
    summary: (cards: number, labs: number, without: number, lenses: number) =>
      [
        counted(cards, "coché"),
        labs > 0 && counted(labs, "labo"),
        without > 0 && `${without} sans labo`,
      ]
        .filter(Boolean)
        .join(", ") + ` · ${counted(lenses, "verre")}`,
  },
  scanned: {
    unknown: (number: string) => `Aucun montage pour la facture n°\u00a0${number}`,
    failed: "Le montage n’a pas pu être cherché",
  },
  detail: {
    remake: "Refaire\u00a0:",
    remakeOf: (mark: string) => `Refaire ${mark}`,
    missing: "Montage introuvable",
    loadFailed: "Erreur lors du chargement du montage",
    sold: (day: string, number: string) => `Vendu le ${day}, facture ${number}`,
    messaged: (at: string, by: string) => `Message préparé le ${at}${by && ` par ${by}`}`,
    prescription: "Prescription",
    invoice: "Facture",
    client: "Client",
    print: "Fiche",
    message: "Message",
    promised: "Promis le",
    promisedRequired: "Le jour promis est requis",
    lab: "Laboratoire",
    labReference: "Référence du labo",
    tray: "Casier",
    problem: "Problème",
    problems: ["Casse", "Erreur de verre"],
    notes: "Notes",
    notesHint:
      "Hauteurs, monture du client, détourage\u00a0: imprimées sur la commande et la fiche.",
    save: "Enregistrer",
    saved: "Montage enregistré",
    failed: "Erreur lors de l’enregistrement du montage",
    history: "Étapes",
    step: (state: string, day: string, time: string, by: string) =>
      `${state}, le ${day} à ${time}${by ? `, par ${by}` : ""}`,
    unfollow: "Ne plus suivre",
    target: (client: string) => `Montage de ${client}`,
    erased: "ses étapes et ses notes seront effacées",
    unfollowed:
      "Ce montage n’est plus suivi\u00a0: il le sera de nouveau si la vente est modifiée.",
    unfollowFailed: "Erreur lors de la suppression du montage",
  },
} as const;
