/** French of fields: days, images, text that was not selected. */
import { words } from "#lib/texts/words.strings.ts";
export const formTexts = {
  typedSince: {
    kept: "Enregistré, sauf ce que vous avez saisi entre-temps\u00a0: enregistrez encore une fois.",
    lost: "Ce que vous avez saisi pendant l’enregistrement n’est pas enregistré.",
  },
  iceWarning: "Un ICE a 15 chiffres\u00a0: vérifiez avant d’enregistrer.",
  nameIsEnough: "Le nom suffit, le reste se complète plus tard.",
  image: {
    choose: "Choisir une image",
    preparing: "Préparation de l’image...",
    wrongType: "Ce fichier n’est pas une image PNG, JPEG ou WebP.",
    tooLarge: "Cette image est trop lourde\u00a0: 2 Mo au plus.",
  },
  day: {
    form: "jj/mm/aaaa",
    unread: "Écrivez jj/mm/aaaa",
    calendar: "Calendrier",
    previousMonth: "Mois précédent",
    nextMonth: "Mois suivant",
    ahead: (age: string) =>
      `Date à venir\u00a0: ${age === "1 jour" ? words.tomorrow : `dans ${age}`}`,
    longAgo: (age: string) => `Date ancienne\u00a0: il y a ${age}`,
    askTitle: "Date à venir",
    ask: (days: string[]) =>
      days.length === 1
        ? `Le ${days.join()} est après aujourd’hui. Enregistrer avec cette date\u00a0?`
        : `Ces dates sont après aujourd’hui\u00a0: ${days.join(", ")}. Enregistrer quand même\u00a0?`,
    correct: "Corriger la date",
  },
  unselectedText: {
    orMake: (typed: string) => `Choisissez «\u00a0${typed}\u00a0» dans la liste ou créez-le`,
    orErase: (typed: string) => `Choisissez «\u00a0${typed}\u00a0» dans la liste ou effacez-le`,
    once: (typed: string) =>
      `«\u00a0${typed}\u00a0» n’est pas ajouté\u00a0: choisissez-le dans la liste, ou enregistrez encore une fois sans lui.`,
  },
} as const;
