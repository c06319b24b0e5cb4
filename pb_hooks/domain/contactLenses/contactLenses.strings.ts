/** French of contact lenses: the words of a lens, its remarks, its origin, and what quick entry did not read. */
import { formatDay } from "#domain/core/days/formatDays.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { formatDioptre } from "#domain/optics/format.ts";
import { formatWithUnit } from "#domain/optics/measures/formatExtra.ts";
import { formatBaseCurve, formatDiameter } from "./formatSizes.ts";
import type { Turn } from "./lars.ts";
import type { AddWord } from "./lens.ts";
import type { LensRemark, SheetRemark } from "./lensRemarks.ts";
import type { WhyUnread } from "./quickEntry/readings.ts";

const addWords: Record<AddWord, string> = { low: "basse", med: "moyenne", high: "haute" };
const eyes: Record<EyeSide | "", string> = { right: "OD", left: "OG", "": "ODG" };

/** Words of a lens on screens and paper. */
export const contactTexts = {
  bc: "RC",
  dia: "Ø",
  addition: (words: string) => `addition ${words}`,
  addWords,
  eyes,
  boxes: (quantity: number) => `${quantity} boîte${quantity > 1 ? "s" : ""}`,
  between: " · ",
} as const;

const list = (sizes: readonly number[], format: (size: number) => string): string =>
  sizes.map(format).join(", ");

/** Sentence of a remark on a value. */
export function lensRemarkText({ code, value = 0, other = 0, made = [] }: LensRemark): string {
  switch (code) {
    case "bc_unusual":
      return `RC ${formatBaseCurve(value)}\u00a0: hors des valeurs courantes (8.00 à 9.20)`;
    case "bc_not_made":
      return `RC ${formatBaseCurve(value)}\u00a0: ce produit existe en ${list(made, formatBaseCurve)}`;
    case "dia_unusual":
      return `Ø ${formatDiameter(value)}\u00a0: hors des valeurs courantes (13.5 à 15.0)`;
    case "dia_not_made":
      return `Ø ${formatDiameter(value)}\u00a0: ce produit existe en ${list(made, formatDiameter)}`;
    case "sphere_high":
      return `Sphère ${formatDioptre(value)}\u00a0: inhabituelle pour une lentille`;
    case "sphere_half_step":
      return `Sphère ${formatDioptre(value)}\u00a0: au-delà de 6.00, les lentilles vont de 0.50 en 0.50`;
    case "sphere_sign":
      return `Sphère ${formatDioptre(value)}\u00a0: d’un autre signe que sur la dernière fiche (${formatDioptre(other)})`;
    case "sphere_moved":
      return `Sphère ${formatDioptre(value)}\u00a0: à plus de 1.00 de la dernière fiche (${formatDioptre(other)})`;
    case "equivalent_far":
      return `Équivalent ${formatDioptre(value)}\u00a0: à plus de 1.00 de celui des lunettes (${formatDioptre(other)})`;
    case "cylinder_unusual":
      return `Cylindre ${formatDioptre(value)}\u00a0: les toriques courantes ont −0.75, −1.25, −1.75, −2.25 ou −2.75`;
    case "cylinder_not_toric":
      return "Un cylindre, et ce produit n’est pas torique";
    case "axis_tens":
      return `Axe ${value}°\u00a0: les toriques courantes vont de 10° en 10°`;
    case "axis_without_cylinder":
      return "Un axe sans cylindre";
    case "axis_missing":
      return "Il manque l’axe du cylindre";
    case "add_missing":
      return "Une lentille multifocale sans addition";
    case "dn_without_add":
      return "D ou N sans addition";
  }
}

/** Sentence of a remark on a sheet. */
export function sheetRemarkText({ code, day = "" }: SheetRemark): string {
  switch (code) {
    case "none":
      return "Ces lentilles n’ont pas de fiche";
    case "trial":
      return "Cette fiche est à l’essai";
    case "stopped":
      return "Cette fiche est arrêtée";
    case "older":
      return "Ce client a une fiche plus récente";
    case "check":
      return `Le contrôle était prévu avant le ${formatDay(day)}`;
    case "source_box":
      return "Ces valeurs sont celles de la boîte du client";
    case "child_source":
      return "Moins de 16 ans\u00a0: ces valeurs ne viennent pas d’une ordonnance médicale";
  }
}

/** Remark on a box that expires before its eye's boxes are used up. */
export const shortBoxText = (expiresOn: string, until: string): string =>
  `Cette boîte expire le ${formatDay(expiresOn)}, avant la fin prévue le ${formatDay(until)}`;

/** Texts about a conversion from glasses. */
export const conversionTexts = {
  minus: "En cylindre négatif",
  meridian: (axis: number | null) => (axis === null ? "Puissance" : `Méridien ${axis}°`),
  converted: (glasses: string, cornea: string) => `${glasses} → ${cornea}`,
  vertex: (vertex: number) => `Lunettes à ${formatWithUnit(vertex, "mm")} de l’œil`,
  notConverted: "Moins de 4.00\u00a0: sans conversion",
  lens: "Lentille",
  notMade: "Aucune lentille n’a cette puissance",
  equivalent: "Équivalent sphérique",
  notCarried: {
    prism: "Le prisme des lunettes n’est pas repris\u00a0: une lentille n’en a pas",
    add: "L’addition des lunettes n’est pas reprise\u00a0: aucune lentille ne l’a",
  },
} as const;

const turns: Record<Turn, string> = { left: "à gauche", right: "à droite" };

const turnedMark = "LARS";

/** Texts about the origin of an eye's values, as the sheet stores them. */
export const originTexts = {
  converted: (day: string, vertex: number) =>
    `Calculé des lunettes du ${formatDay(day)}, ${formatWithUnit(vertex, "mm")}`,
  taken: (day: string) => `Repris des lunettes du ${formatDay(day)}, sans conversion`,
  equivalent: ", équivalent sphérique",
  modified: ", modifié",
  turned: (from: number, degrees: number, turn: Turn, to: number) =>
    `${turnedMark} ${degrees}° ${turns[turn]}\u00a0: axe ${from}° → ${to}°`,
  turnedMark,
  between: ", ",
  /** Replaces the end of a text that is too long. */
  cut: "…",
} as const;

/** Warning beside a lens that turned by 30 degrees or more. */
export const strongRotationText = "Rotation forte\u00a0: changez de modèle";

/** Reasons for which quick entry leaves words unread. */
export const whyUnreadTexts: Record<WhyUnread, string> = {
  unknown: "Non lu",
  after: "Non lu, après un mot inconnu",
  sign: "Une puissance s’écrit avec son signe",
  plus_cylinder: "Cylindre positif\u00a0: transposez",
  axis: "Axe incertain\u00a0: écrivez x 90 ou 90°",
  cylinder: "Cylindre sans axe, ou puissance de l’autre œil",
  size: "RC ou Ø incertain\u00a0: écrivez RC 8.6 Ø 14.2",
  range: "Aucune lentille n’a cette valeur",
  twice: "Écrit deux fois pour cet œil",
  eye: "Œil sans valeur",
  product: "Plusieurs produits ont ce nom",
};
