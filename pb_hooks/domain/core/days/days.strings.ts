/** Words of dates, for typed days, searches and the calendar. */
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

/** Monday first, as in a French calendar. */
export const weekdayNames = [
  "lundi",
  "mardi",
  "mercredi",
  "jeudi",
  "vendredi",
  "samedi",
  "dimanche",
] as const;

/** Words for days near today, folded, with their offset in days. */
export const nearDays: Readonly<Record<string, number>> = {
  "avant-hier": -2,
  hier: -1,
  aujourdhui: 0,
  demain: 1,
  "apres-demain": 2,
};
