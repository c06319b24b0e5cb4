/** Vocabulary of the quick entry of contact lenses: meaning of each word, without accents, capitals and dots. */
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import type { AddWord } from "#domain/contactLenses/lens.ts";
import type { LensNumber } from "#domain/contactLenses/lensLimits.ts";
import { plainWord } from "#domain/optics/quickEntry/tokens/quickEntryWords.ts";

/** Letters whose meaning depends on their neighbours. */
export type Letter = "d" | "g" | "n" | "r" | "l";

export type Meaning =
  | { kind: "label"; key: LensNumber }
  | { kind: "eye"; sides: readonly EyeSide[] }
  | { kind: "addWord"; word: AddWord }
  | { kind: "letter"; letter: Letter }
  | { kind: "plano" }
  | { kind: "degrees" }
  | { kind: "noise" };

const meanings = new Map<string, Meaning>();
const mean = (meaning: Meaning, spellings: string) => {
  for (const spelling of spellings.split(" ")) meanings.set(spelling, meaning);
};
const label = (key: LensNumber, spellings: string) => mean({ kind: "label", key }, spellings);

label("bc", "bc rc bcr rayon");
label("dia", "dia diam diametre diameter");
label("sphere", "pwr power puissance sph sphere");
label("cylinder", "cyl cylindre cylinder");
label("axis", "ax axe axis x");
label("add", "add addition");
mean({ kind: "eye", sides: ["right"] }, "od droit droite right");
mean({ kind: "eye", sides: ["left"] }, "og os oi gauche left");
mean({ kind: "eye", sides: eyeSides }, "odg ogd ou");
mean({ kind: "addWord", word: "low" }, "low lo basse");
mean({ kind: "addWord", word: "med" }, "med mid moyenne");
mean({ kind: "addWord", word: "high" }, "high hgh hi haute");
mean({ kind: "plano" }, "plan plano pl");
mean({ kind: "degrees" }, "deg degre degres");
for (const letter of ["d", "g", "n", "r", "l"] as const) mean({ kind: "letter", letter }, letter);
mean(
  { kind: "noise" },
  "mm oeil eye et a de en le la les dpt dioptrie dioptries lentille lentilles lens lenses contact souple souples rigide rigides",
);

/** Meaning of a word; undefined when unknown. */
export const meaningOf = (word: string): Meaning | undefined => meanings.get(plainWord(word));
