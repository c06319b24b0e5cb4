/** The words of dates: those that are read where a date is typed or searched, and those of the calendar. */
export const monthNames = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
] as const;

/** From Monday on, as in a French calendar. */
export const weekdayNames = [
  "lundi",
  "mardi",
  "mercredi",
  "jeudi",
  "vendredi",
  "samedi",
  "dimanche",
] as const;

/** Days that are named by a word, folded as they are compared, by how far they are from today. */
export const nearDays: Readonly<Record<string, number>> = {
  "avant-hier": -2,
  hier: -1,
  aujourdhui: 0,
  demain: 1,
  "apres-demain": 2,
};
