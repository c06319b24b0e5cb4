/** French of contact lenses under a line of a sale or a quote, and on the client's page. */
import type { AddWord, ContactLensKey, Dominance } from "#domain/contactLenses/lens.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

const { sphere, cylinder, axis, addition } = eyeLabels.measures;

/** Names of the values of a lens. */
const fields: Record<ContactLensKey, string> = {
  bc: "RC",
  dia: "Ø",
  sphere,
  cylinder,
  axis,
  add: addition,
  add_word: "Addition en mot",
  dn: "D ou N",
  color: "Couleur",
};
const addWords: Record<AddWord | "", string> = {
  "": "-",
  low: "Basse (LOW)",
  med: "Moyenne (MED)",
  high: "Haute (HIGH)",
};
const dominances: Record<Dominance | "", string> = { "": "-", D: "D", N: "N" };

export const contactShared = {
  fields,
  addWords,
  dominances,
  line: {
    /** Accessible name of a field or button: its label and the name of its line. */
    named: (label: string, name: string) => `${label}, ${name}`,
    edit: "Valeurs",
    blank: "Saisir les valeurs",
    more: "Addition en mot, D ou N, couleur",
    transpose: "Transposer",
    take: "Reprendre la fiche",
    otherPower: (words: string) => `La fiche a une autre puissance\u00a0: ${words}`,
  },
  sheet: {
    label: words.contactSheet,
    none: "Sans fiche",
    gone: "Fiche supprimée",
    of: (day: string) => `Fiche du ${day}`,
    open: "Voir la fiche",
    create: words.newContactSheet,
    left: (name: string) => `Ces valeurs viennent de ${name}.`,
    failed: "Les fiches lentilles n’ont pas pu être chargées. Réessayez.",
  },
} as const;
