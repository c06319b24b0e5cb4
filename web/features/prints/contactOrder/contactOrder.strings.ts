import { counted } from "#lib/texts/labels.ts";

/** French of the order of contact lenses. */
export const contactOrderStrings = {
  title: "Commande de lentilles",
  titleOf: (shop: string) => `Commande de lentilles, ${shop}`,
  tab: (supplier: string) => `Commande de lentilles - ${supplier}`,
  totals: (rows: number, boxes: number) => `${counted(rows, "ligne")}, ${counted(boxes, "boîte")}`,
  recall: "Merci de rappeler nos références sur le colis.",
  trial: "Essai",
  mark: "Marquer commandées",
  marking: (done: number, count: number) => `${done} sur ${count}…`,
  marked: (count: number, supplier: string) =>
    `${counted(count, "ligne commandée", "lignes commandées")} chez ${supplier}`,
  unmarked: (count: number) => `${counted(count, "ligne")} de nouveau à commander`,
  markFailed: (row: string, why: string) => `${row} n’a pas été marquée\u00a0: ${why}`,
  unmarkFailed: (row: string, why: string) => `${row} ne revient pas à commander\u00a0: ${why}`,
  noAnswer: "le serveur n’a pas répondu.",
  dialog: {
    title: (supplier: string) => `Commandées chez ${supplier}`,
    text: (rows: number) =>
      `${counted(rows, "ligne passe", "lignes passent")} à «\u00a0Commandée\u00a0».`,
    hint: "Numéro de la commande, ou de la confirmation du fournisseur.",
  },
  withoutSupplier: "À quel fournisseur commander\u00a0?",
  withoutSupplierText: (rows: number) =>
    `${rows > 1 ? "Ces lignes n’ont" : "Cette ligne n’a"} pas encore de fournisseur.`,
  supplierOf: (row: string) => `Fournisseur de ${row}`,
  supplierOfAll: "Toutes au même fournisseur",
  gone: (rows: number) =>
    rows > 1 ? `${rows} lignes ne sont plus à commander.` : "Une ligne n’est plus à commander.",
  nothingText: "Cochez dans Lentilles les lignes à commander.",
  loadFailed: "Erreur lors du chargement de la commande de lentilles",
} as const;
