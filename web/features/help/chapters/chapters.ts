import type { Chapter } from "../chapter.ts";
import { helpStrings } from "../help.strings.ts";
import { backup } from "./backup.strings.ts";
import { books } from "./books.strings.ts";
import { claims } from "./claims.strings.ts";
import { contactLenses } from "./contactLenses.strings.ts";
import { count } from "./count.strings.ts";
import { credits } from "./credits.strings.ts";
import { delivery } from "./delivery.strings.ts";
import { firstDay } from "./firstDay.strings.ts";
import { glossary } from "./glossary.strings.ts";
import { lenses } from "./lenses.strings.ts";
import { measures } from "./measures.strings.ts";
import { prints } from "./prints.strings.ts";
import { purchases } from "./purchases.strings.ts";
import { quotes } from "./quotes.strings.ts";
import { sale } from "./sale.strings.ts";
import { services } from "./services.strings.ts";
import { tags } from "./tags.strings.ts";
import { team } from "./team.strings.ts";
import { till } from "./till.strings.ts";
import { trouble } from "./trouble.strings.ts";
import { workshop } from "./workshop.strings.ts";

/** Chapters by need, in order. */
export const chapterGroups: readonly { title: string; chapters: readonly Chapter[] }[] = [
  {
    title: helpStrings.firstDays,
    chapters: [firstDay, sale, prints, till, backup, trouble],
  },
  {
    title: helpStrings.whenNeeded,
    chapters: [
      delivery,
      count,
      tags,
      workshop,
      measures,
      lenses,
      contactLenses,
      quotes,
      credits,
      services,
      claims,
      purchases,
      books,
      team,
      glossary,
    ],
  },
];
export const chapters: readonly Chapter[] = chapterGroups.flatMap((group) => group.chapters);
