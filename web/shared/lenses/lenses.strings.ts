/** French for the screens that show lenses by power. */
import { counted, eyeLabels, timeLabels } from "#lib/texts/labels.ts";
import type { EyeSide } from "#domain/core/records.ts";

const markOf = (side: EyeSide): string => eyeLabels[side].mark;

export const lensesStrings = {
  rows: { geometry: "Géométrie", index: "Indice", treatment: "Traitement" },
  noValue: { geometry: "-", index: "Sans indice", treatment: "Sans traitement" },
  from: (amount: string) => `, dès ${amount}`,
  correction: "Correction",
  correctionHint: "OD -5,25 (-2,00) OG -4,75",
  noCorrection: "Tapez la correction pour voir les prix.",
  unmeasured: "Aucun œil n’est mesuré\u00a0: saisissez d’abord la correction.",
  prism: (delta: number) => `prisme ${String(delta).replace(".", ",")}`,
  unread: (text: string) => `Non lu\u00a0: ${text}`,
  eyes: "Pour",
  bothEyes: "2 yeux",
  oneEye: "1 œil",
  whichEye: "Quel œil",
  use: "Usage",
  search: "Verre",
  searchHint: "Aminci, 1.6, AR, fournisseur…",
  lenses: "Verres",
  none: "Aucun verre ne correspond.",
  noneMade: "Aucun verre n’est fabriqué pour cette correction.",
  failed: "Les prix des verres n’ont pas pu être chargés. Réessayez.",
  leftOff: (count: number) =>
    `Encore ${counted(count, "verre")}\u00a0: précisez avec les boutons du haut.`,
  impossible: (count: number) => `Pas possible (${count})`,
  ofEye: (side: EyeSide, text: string) => `${markOf(side)}\u00a0: ${text}`,
  inStock: (levels: readonly { side: EyeSide; stock: number }[]) =>
    `En stock\u00a0: ${levels.map(({ side, stock }) => `${markOf(side)}\u00a0${stock}`).join(", ")}`,
  ordered: (side: EyeSide, delay: string) => `${markOf(side)} à commander, ${delay}`,
  made: (isPrescribed: boolean, delay: string) =>
    `${isPrescribed ? "Prescription" : "Verre de stock"}, ${delay}`,
  delay: (days: number) => timeLabels.days(days),
  small: (diameter: number) => `Ø ${diameter} peut être trop petit pour cette monture`,
  supplement: (name: string, side: EyeSide) => `${name} (${markOf(side)})`,
  special: "Fabrication spéciale",
  specialHint: "Le fournisseur a accepté au téléphone\u00a0: tapez son prix.",
  chosen: "Verre choisi",
  source: { stock: "Tiroir", lab: "À commander", "": "" },
  changeSource: (name: string, to: string) => `${name}\u00a0: passer à «\u00a0${to}\u00a0»`,
  moved: "La correction a changé\u00a0: choisissez de nouveau le verre",
  again: "Choisir de nouveau",
} as const;
