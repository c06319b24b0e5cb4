/** French of 'Plus de mesures', the folded part of the prescription form. */
import type { MeasureRemark } from "#domain/optics/lensRemarks.ts";
import { formatDioptre, formatDistance } from "#domain/optics/format.ts";
import { formatPlain } from "#domain/optics/measures/formatExtra.ts";
import { extraTexts } from "#domain/optics/measures/extraMeasures.strings.ts";
import type { ExtraWarning } from "#domain/optics/measures/extraWarnings.ts";
import { eyeLabels } from "#lib/texts/labels.ts";

const wearer = {
  vertex: "Verre-œil (mm)",
  pantoscopic: "Pantoscopique (°)",
  wrap: "Galbe (°)",
} as const;

export const extraStrings = {
  title: "Plus de mesures",
  deeper: "Prisme, vision de près, acuité, porteur",
  prism: "Prisme",
  prism2: "Prisme 2",
  base: "Base",
  base2: "Base 2",
  compass: (prism: string, eye: string) => `${prism}, base, ${eye}`,
  baseOf: (base: string) => `Base ${base.toLowerCase()}`,
  toNose: "nez",
  toTemple: "tempe",
  near: "Vision de près",
  near_sphere: "SPH VP",
  near_cylinder: "CYL VP",
  near_axis: "AXE VP",
  near_eip: "EIP VP",
  height: "Hauteur",
  va: "Acuité",
  near_va: "Acuité VP",
  wearer: "Porteur",
  ...wearer,
  reading_distance: "Lecture (cm)",
  wearerOf: (pair: number) => `Porteur, paire ${pair}`,
  pair: extraTexts.pair,
  ofPair: {
    right_height: extraTexts.heightOf.right,
    left_height: extraTexts.heightOf.left,
    ...wearer,
  },
  source: "Source",
  examined_on: "Ordonnance du",
} as const;

const power = (value: number): string => `${value.toFixed(2)}\u00a0Δ`;

/** Text after 'OD : '. `since`: day of the previous prescription, dd/mm/yyyy. */
export function extraWarningText(warning: ExtraWarning, since: string): string {
  switch (warning.code) {
    case "prism_high":
      return `le prisme ${power(warning.value)} est très fort.`;
    case "prism_without_base":
      return "le prisme n’a pas de base.";
    case "base_without_prism":
      return "la base n’a pas de prisme.";
    case "prism_one_axis":
      return "les deux bases sont sur le même axe.";
    case "prism_same_vertical":
      return "les deux yeux ont la même base verticale.";
    case "prism_came":
      return `un prisme de ${power(warning.delta)} est apparu depuis le ${since}.`;
    case "prism_went":
      return `le prisme de ${power(warning.delta)} a disparu depuis le ${since}.`;
    case "prism_changed":
      return `le prisme a changé de ${power(warning.delta)} depuis le ${since}.`;
    case "near_given":
      return `la vision de près donnée (${formatDistance(warning.given)}) n’est pas loin + addition (${formatDistance(warning.computed)})\u00a0: la donnée compte.`;
    case "near_incomplete":
      return "la vision de près donnée est incomplète\u00a0: sphère, cylindre et axe vont ensemble.";
    case "near_add_differs":
      return `l’addition et la vision de près donnée diffèrent de ${formatDioptre(warning.delta)}.`;
    case "near_eip_above":
      return `l’EIP de près ${formatPlain(warning.value)} mm dépasse celle de loin (${formatPlain(warning.far)} mm).`;
    case "near_eip_gap":
      return `l’EIP de loin et celle de près diffèrent de ${formatPlain(warning.delta)} mm.`;
    case "height_low":
      return `la hauteur ${formatPlain(warning.value)} mm${ofPair(warning)} est courte pour un progressif.`;
    case "height_differs":
      return `les hauteurs${ofPair(warning)} diffèrent de ${formatPlain(warning.delta)} mm.`;
    case "va_low":
      return `l’acuité ${warning.text} est faible.`;
  }
}

/** ' (paire 2)' for any pair but the first; else ''. */
const ofPair = ({ pair }: { pair?: number }): string => (pair ? ` (paire ${pair})` : "");

const measures = {
  eip: "EIP",
  near_eip: extraTexts.nearEip,
  height: extraTexts.height,
};

export function measureRemarkText(remark: MeasureRemark): string {
  switch (remark.code) {
    case "measures_missing":
      return `À mesurer pour ces verres\u00a0: ${remark.missing
        .map((one) => `${measures[one.measure]} ${eyeLabels[one.side].mark}${ofPair(one)}`)
        .join(", ")}.`;
    case "vertex_missing":
      return `Correction forte\u00a0: il manque la distance verre-œil${ofPair(remark)}.`;
    case "near_missing":
      return "Verres de près\u00a0: ni addition ni vision de près. Le labo recevra les valeurs de la grille.";
    case "use_missing":
      return `Verres unifocaux et addition${ofPair(remark)}\u00a0: précisez l’usage, de loin ou de près.`;
    case "child_source":
      return "Moins de 16 ans\u00a0: la source n’est pas une ordonnance médicale.";
  }
}
