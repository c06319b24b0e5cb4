import { counted, jobStatusLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { JobStatus, LensUse } from "#domain/core/records.ts";

/** French of the workshop board and its cards. */
export const workshopPageStrings = {
  open: (count: string) =>
    count === "0" ? "Aucun montage en cours" : `${counted(count, "montage")} en cours`,
  exportName: (day: string) => `montages-${day}`,
  exportHead: [
    words.invoice,
    words.client,
    words.phone,
    words.state,
    "Depuis",
    words.by,
    words.promisedOn,
    words.lenses,
    words.frame,
    words.lab,
    "Référence du labo",
    words.tray,
    words.problem,
    words.notes,
    words.due,
  ],
  search: "Client ou numéro",
  shortSearch: "Client ou n°",
  allLabs: "Tous les labos",
  loadFailed: "Erreur lors du chargement de l’atelier",
  board: "Montages par état",
  columns: {
    ...jobStatusLabels,
    delivered: "Livré aujourd’hui",
  } satisfies Record<JobStatus, string> as Record<JobStatus, string>,
  emptyColumns: {
    to_order: words.nothingToOrder,
    ordered: "Rien n’est attendu d’un labo",
    mounting: "Rien à monter",
    ready: "Aucune lunette n’attend son client",
    delivered: "Rien n’a été livré aujourd’hui",
    cancelled: "Aucun montage annulé",
  } satisfies Record<JobStatus, string> as Record<JobStatus, string>,
  empty: {
    title: "Aucun montage en cours",
    text: "Une vente de verres arrive ici d’elle-même\u00a0: au montage si le stock les a, sinon à commander.",
    notFound: "Aucun montage trouvé",
    notFoundText: "Cherchez par le nom du client ou le numéro de sa facture.",
  },
  othersFailed: "Les autres montages n’ont pas pu être chargés",
  card: {
    /**
     * Words at the start of product names: sales name their lenses 'Verre - …', and many catalogues use 'Monture …'.
     */
    kind: /^(?:Verre - |(?:Monture |Solaire )?(?:acétate|métal|titane|TR90) |Monture )/u,
    paid: "payé",
    problem: "Problème\u00a0: ",
    /** Verbs of the buttons that move a job to a state. */
    verbs: {
      to_order: "Marquer à commander",
      ordered: "Marquer commandé",
      mounting: "Marquer reçu",
      ready: "Marquer prêt",
      delivered: "Marquer livré",
      cancelled: "Annuler",
    } satisfies Record<JobStatus, string> as Record<JobStatus, string>,
    lenses: (count: number) => counted(count, "verre"),
    pairs: (count: number, ready: number) =>
      [counted(count, "paire"), ready > 0 && counted(ready, "prête")].filter(Boolean).join(", "),
    /** Uses of a pair, as a card shows them beside the frame. */
    uses: {
      far: "loin",
      near: "près",
      intermediate: "intermédiaire",
      progressive: "progressifs",
      sun: "solaires",
    } satisfies Record<LensUse, string>,
    pair: (pair: number) => `P${pair}`,
    pairReady: "prête",
    morePairs: (count: number) => `et ${counted(count, "autre paire", "autres paires")}`,
    tickOf: (client: string) => `Commander les verres de ${client}`,
  },
  order: {
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
    readyPairs: "Paires prêtes",
    remake: "Refaire\u00a0:",
    remakeOf: (mark: string) => `Refaire ${mark}`,
    remakeWhich: "De quelle paire\u00a0?",
    missing: "Montage introuvable",
    loadFailed: "Erreur lors du chargement du montage",
    sold: (day: string, number: string) => `Vendu le ${day}, facture ${number}`,
    messaged: (at: string, by: string) => `Message préparé le ${at}${by && ` par ${by}`}`,
    promisedRequired: "Le jour promis est requis",
    labReference: "Référence du labo",
    problems: ["Casse", "Erreur de verre"],
    notesHint:
      "Hauteurs, monture du client, détourage\u00a0: imprimées sur la commande et la fiche.",
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
