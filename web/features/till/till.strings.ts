import { counted } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

/** French of the till. */
export const tillPageStrings = {
  titleOf: (day: string) => `Caisse, ${day}`,
  dayBefore: "Jour précédent",
  dayAfter: "Jour suivant",
  chooseDay: "Choisir un jour",
  printDay: "Imprimer le jour",
  more: "Autres mouvements",
  state: {
    empty: "Ouverte, aucun mouvement",
    lastAt: (time: string) => `Ouverte, dernier mouvement à ${time}`,
    open: (count: number) => `Ouverte, ${counted(count, "mouvement")}`,
    closed: (when: string, by: string) => `Clôturée ${when}${by && ` par ${by}`}`,
    ahead: "Ce jour est à venir",
  },
  lateCash: (amount: string, day: string) => `${amount} en espèces après la clôture du ${day}`,
  lateDetails: "l’ouverture n’en tient pas compte",
  openDay: (day: string, others: number) =>
    others > 0
      ? `${day} n’est pas clôturé, ni ${counted(others, "autre jour", "autres jours")}`
      : `${day} n’est pas clôturé`,
  openDetails: (payments: number, moves: number, amount: string) =>
    [
      payments > 0 && counted(payments, "paiement"),
      moves > 0 && counted(moves, "mouvement de caisse", "mouvements de caisse"),
      amount,
    ]
      .filter(Boolean)
      .join(", "),
  seeDay: "Voir ce jour",
  movements: {
    title: "Mouvements du jour",
    count: (count: number, payments: number) =>
      payments < count ? `${count}, dont ${counted(payments, "paiement")}` : `${count}`,
    time: "Heure",
    what: "Quoi",
    method: "Moyen",
    due: (day: string) => `échéance ${day}`,
    parts: {
      deposit: "Acompte",
      balance: words.balance,
      counter: words.counterSale,
      fund: words.fund,
    },
    print: (name: string) => `Imprimer le reçu, ${name}`,
    invoice: (name: string) => `Voir la facture, ${name}`,
    edit: (name: string) => `Modifier le mouvement, ${name}`,
    remove: (name: string) => `Supprimer le mouvement, ${name}`,
    takenOn: (day: string) => `pris le ${day}`,
    refund: "Remboursement",
    fundRefund: "Remboursé à l’organisme",
    ofReversal: "Le rejet d’un chèque se corrige depuis sa facture",
    ofCredit: "Un remboursement se voit depuis sa facture",
    ofSupplier: "Ce mouvement suit son règlement, dans Achats",
    noReceipt: "Un mouvement de caisse n’a pas de reçu à imprimer",
    ofInvoice: "Un paiement se modifie depuis sa facture",
    empty: "Aucun mouvement ce jour",
    emptyToday: "Rien n’est encore entré aujourd’hui",
    emptyHint: "Les paiements des ventes arrivent ici d’eux-mêmes.",
  },
  corrections: {
    title: "Paiements supprimés ou modifiés",
    deleted: "Supprimé",
    changed: "Modifié",
    becomes: (what: string) => `devient ${what}`,
    ofDay: (day: string) => `paiement du ${day}`,
    at: (when: string, by: string) => `${when}${by && ` par ${by}`}`,
    afterClose: "après la clôture",
    unknownInvoice: "facture inconnue",
  },
  expected: {
    openingOf: (counted: string, day: string, since: string) =>
      since ? `${counted} le ${day}, ${since} depuis` : `Compté le ${day}`,
    firstOpening: "Aucune clôture avant ce jour",
  },
  closed: {
    title: "Compté à la clôture",
  },
  taken: {
    today: "Encaissé aujourd’hui",
    on: (day: string) => `Encaissé le ${day}`,
  },
  move: {
    edit: (kind: string) => `Modifier\u00a0: ${kind.toLowerCase()}`,
    labels: {
      float: "Fond de caisse, monnaie…",
      expense: "Coursier, fournitures…",
      bank: "Nom de la banque",
      refund: "Nom du client, motif",
      other: words.reason,
    },
    way: "Sens",
    ways: [
      { value: "in", label: "Entrée" },
      { value: "out", label: "Sortie" },
    ],
    save: (amount: string) => (amount ? `Enregistrer ${amount}` : words.save),
    saved: (kind: string, amount: string) => `${kind}\u00a0: ${amount}`,
    undone: "Mouvement annulé",
    undoFailed: "L’annulation n’a pas abouti. Réessayez.",
    failed: "Le mouvement n’a pas pu être enregistré. Réessayez.",
    removed: "Mouvement supprimé",
    removeFailed: "Le mouvement n’a pas pu être supprimé. Réessayez.",
  },
  closing: {
    title: (day: string) => `Clôturer le ${day}`,
    notes: "Billets",
    coins: "Pièces",
    coin: (value: string) => `Nombre de ${value}\u00a0DH`,
    expected: "Attendu",
    missing: "Il manque",
    surplus: "Il y a en trop",
    exact: "Le compte est bon",
    noteOf: (difference: string) => `Note sur l’écart de ${difference}`,
    countRequired: "Comptez la caisse",
    countNegative: "Le montant compté ne peut pas être négatif",
    noteRequired: "Expliquez l’écart en quelques mots",
    final: "Une clôture ne se modifie plus.",
    save: (amount: string) => (amount ? `Clôturer à ${amount}` : words.closeTill),
    saving: "Clôture…",
    key: "Ctrl ↵",
    done: (day: string) => `Caisse clôturée\u00a0: ${day}`,
    failed: "La caisse n’a pas pu être clôturée. Réessayez.",
    already: (by: string, when: string) => `Déjà clôturée ${by && `par ${by} `}${when}`,
    alreadyClosed: "Cette journée est déjà clôturée sur un autre poste",
    moved: (before: string, now: string) =>
      `L’attendu a changé pendant le comptage\u00a0: ${now} au lieu de ${before}. Ce que vous avez compté est gardé.`,
  },
} as const;
