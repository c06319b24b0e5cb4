import { counted } from "#lib/texts/labels.ts";

/** French of an instalment plan, on screen and paper. */
export const planStrings = {
  title: "Échéancier",
  edit: "Modifier l’échéancier",
  times: "En combien de fois",
  first: "Première échéance",
  propose: "Répartir",
  on: (rank: number) => `Échéance ${rank}`,
  amount: (rank: number) => `Montant ${rank}`,
  add: "Ajouter une échéance",
  remove: (rank: number) => `Supprimer l’échéance ${rank}`,
  drop: "Supprimer l’échéancier",
  left: (amount: string) => `Reste à répartir\u00a0: ${amount}`,
  over: (amount: string) => `${amount} de plus que le reste à payer`,
  exact: "Tout le reste à payer est réparti.",
  paid: "réglée",
  late: (amount: string) => `${amount} en retard`,
  saved: (count: number) => `Échéancier enregistré\u00a0: ${counted(count, "échéance")}`,
  dropped: "Échéancier supprimé",
  undone: "Échéancier rétabli",
  failed: "L’échéancier n’a pas pu être enregistré. Réessayez.",
  timesMax: "Entre 1 et 24 fois",
  line: (day: string, amount: string) => `${day}\u00a0: ${amount}`,
} as const;
