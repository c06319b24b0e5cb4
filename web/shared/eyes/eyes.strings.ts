import { eyeLabels } from "#lib/texts/labels.ts";

const { right, left } = eyeLabels;

/** French of the parts that the eye grids of glasses and of contact lenses share. */
export const eyesStrings = {
  sides: {
    right: right.mark,
    left: left.mark,
    both: `${right.mark} et ${left.mark}`,
  },
  foldKey: "Alt+M",
  quickEntry: "Saisie rapide",
  keep: "Garder",
  read: "Lu\u00a0:",
  nothing: "rien encore",
  unread: "Non lu\u00a0:",
  waits:
    "Les mots soulignés n’ont pas été compris. Corrigez-les ou effacez-les pour garder le reste.",
  stops:
    "La saisie rapide n’est pas gardée, rien n’est enregistré\u00a0: corrigez-la ou effacez-la.",
  erase: "Effacer les mots non lus",
  keys: {
    label: "Touches de la correction",
    minus: (step: string) => `− ${step}`,
    plus: (step: string) => `+ ${step}`,
    sign: "±",
    signLabel: "Changer le signe",
    plano: "Plan",
  },
} as const;
