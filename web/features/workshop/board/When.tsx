import { today } from "#domain/core/days/days.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import { tones, whenOf } from "./cardTexts.ts";

/** Promised day of a card, or waiting time. */
export const When = ({ card }: { card: JobCard }) =>
  whenOf(card, today()).map(({ text, tone }) => (
    <span key={text} className={tone && tones[tone]}>
      {text}
    </span>
  ));
