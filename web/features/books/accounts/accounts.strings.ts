/** French of the form of accounts. */
export const accountsStrings = {
  subtitle: "Tels que votre comptable les numérote",
  hint: "Le fichier ecritures.csv entre dans le dossier dès que tous les comptes dont il a besoin sont saisis\u00a0; lisez-moi.txt nomme ceux qui manquent. Un compte vide ne gêne rien d’autre.",
  untaxed: "Sans TVA",
  percent: (rate: string) => `${rate}\u00a0%`,
  byRate: "Ventes et achats, par taux",
  groups: {
    sales: "Ventes",
    vat_out: "TVA facturée",
    purchases: "Achats",
    vat_in: "TVA récupérable",
  },
  single: {
    title: "Clients, fournisseurs et caisse",
    clients: "Clients",
    suppliers: "Fournisseurs",
    kept: "Avoirs conservés",
    difference: "Écarts de caisse",
  },
  in: "Encaissements, par mode",
  out: "Règlements aux fournisseurs, par mode",
  moves: "Mouvements de caisse",
  saved: "Comptes enregistrés",
  failed: "Les comptes n’ont pas pu être enregistrés",
} as const;
