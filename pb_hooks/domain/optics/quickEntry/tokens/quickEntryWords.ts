/** Vocabulary of the quick entry: meaning of each word, without accents, capitals, dots and hyphens. */
import { type EyeSide, eyeSides, type PrismBase } from "#domain/core/records.ts";
import type { Measure } from "#domain/optics/optics.ts";

/** Parts of a prism: word 'prisme', unit 'Δ', 'base', and direction 'nasale'. */
export type PrismPart = "word" | "unit" | "base" | "direction";

/** Kinds of tokens without further values. */
type Each<Name> = Name extends string ? { kind: Name } : never;
export type Meaning =
  | { kind: "eye"; sides: readonly EyeSide[] }
  | { kind: "measure"; measure: Measure }
  | { kind: "prism"; part: PrismPart; base?: PrismBase }
  | Each<"height" | "plano" | "same" | "none" | "near" | "distance" | "acuity" | "noise">;

/** Range in the typed text, from `start` up to, but without, `end`. */
export type TextRange = { start: number; end: number };
/** Kind of a token, with its values. */
export type Kind =
  | Meaning
  | { kind: "number"; isDegrees: boolean }
  | Each<"open" | "close" | "break" | "unknown">;
/** `text`: the token's text without invisible marks. `isPair`: true when two eye marks were merged, as in 'OD=OG'. */
export type Token = TextRange & { text: string; isPair?: boolean } & Kind;
export type NumberToken = Extract<Token, { kind: "number" }>;

const meanings = new Map<string, Meaning>();
const mean = (meaning: Meaning, spellings: string) => {
  for (const spelling of spellings.split(" ")) meanings.set(spelling, meaning);
};
const base = (direction: PrismBase, spellings: string) =>
  mean({ kind: "prism", part: "direction", base: direction }, spellings);

mean({ kind: "eye", sides: ["right"] }, "od droit droite dt dte drt r right");
mean({ kind: "eye", sides: ["left"] }, "og os oi gauche gch gche l g left");
mean({ kind: "eye", sides: eyeSides }, "odg ogd odog ods odetog ou ao bino binoculaire both");
mean({ kind: "measure", measure: "sphere" }, "sph sphere s");
mean({ kind: "measure", measure: "cylinder" }, "cyl cylindre cylinder c");
mean({ kind: "measure", measure: "axis" }, "axe ax x a axis");
mean({ kind: "measure", measure: "addition" }, "add addition ad");
mean(
  { kind: "measure", measure: "eip" },
  "eip ep ei dp dip pd ipd ecart ecarts demiecart demiecarts",
);
mean({ kind: "height" }, "h ht hauteur hauteurs height heights");
// A lens without power, which differs from not measured.
mean({ kind: "plano" }, "plan pl plano p afocal afocale neutre");
mean(
  { kind: "none" },
  "rien neant non aucun aucune sans appareille appareillee corrige corrigee prothese amblyope amblyopie depoli depolie aveugle",
);
mean({ kind: "same" }, "idem id meme pareil same");
mean({ kind: "near" }, "vp nv pres lecture near");
mean({ kind: "distance" }, "vl dv loin far distance");
mean({ kind: "acuity" }, "v av va avl avp acuite acuites parinaud cld vblm");
mean({ kind: "prism", part: "word" }, "prisme prismes prism prisms prismatique prismatiques");
mean({ kind: "prism", part: "base" }, "base");
base("in", "bn bi bint nasale nasal interne int basein");
base("out", "bt be bo bext temporale temporal externe ext baseout");
base("up", "bs bsup bu superieure sup haut baseup");
base("down", "binf bd inferieure inf bas basedown");
mean(
  { kind: "noise" },
  "oeil eye eyes et and de en pour of the vision mm ds dc dpt dioptrie dioptries deg degre degres les correction verre tabo pupillaire pupillaires interpupillaire montage",
);
/** English directions, recognised only after 'base', since they are common words elsewhere. */
const afterBase = new Map<string, PrismBase>([
  ["in", "in"],
  ["out", "out"],
  ["up", "up"],
  ["down", "down"],
]);

/** Lower case without accents, dots or hyphens: 'O.D.' becomes 'od'. */
export const plainWord = (word: string): string =>
  /^[a-z]+$/.test(word)
    ? word
    : word
        .toLowerCase()
        .replace(/\u0153/g, "oe")
        .normalize("NFD")
        .replace(/[\u0300-\u036f.-]/g, "");

/** Meaning of a word; undefined when unknown. `isAfterBase`: whether 'in', 'out', 'up' and 'down' are directions. */
export function meaningOf(word: string, isAfterBase: boolean): Meaning | undefined {
  const direction = isAfterBase ? afterBase.get(plainWord(word)) : undefined;
  return direction === undefined
    ? meanings.get(plainWord(word))
    : { kind: "prism", part: "direction", base: direction };
}
