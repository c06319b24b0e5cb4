import { unbroken } from "#lib/texts/formats.ts";
import { counted } from "#lib/texts/labels.ts";

/** French of every board. */
export const boardStrings = {
  weekday: (weekday: string, day: string) => `${weekday} ${day}`,
  readyToday: "prêt aujourd’hui",
  readyYesterday: "prêt depuis hier",
  readySince: (days: number) => `prêt depuis ${days}\u00a0j`,
  waiting: (days: number) => `attend depuis ${days}\u00a0j`,
  /** Used when the day is not today, so that its name is needed. */
  done: (day: string, time: string, by: string) =>
    `${day && `le ${day} `}à ${time}${by && `, ${unbroken(`par ${by}`)}`}`,
  toAnnounce: "à annoncer",
  prepared: (day: string) => `message préparé le ${day}`,
  actions: (name: string) => `Actions, ${name}`,
  next: (verb: string, name: string) => `${verb}, ${name}`,
  emptyFound: "Rien trouvé ici",
  others: (count: number) => `et ${counted(count, "autre")}`,
  summary: {
    late: (count: string) => `${count} en retard`,
    toAnnounce: (count: string) => `${count} à annoncer`,
  },
} as const;
