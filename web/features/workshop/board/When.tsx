import { today } from "#domain/core/days.ts";
import type { JobCard } from "#api/jobs.ts";
import { tones, whenOf } from "./cardFacts.ts";

/** The promised day of a card, or since when it waits. */
export const When = ({ card }: { card: JobCard }) =>
  whenOf(card, today()).map(({ text, tone }) => (
    <span key={text} className={tone && tones[tone]}>
      {text}
    </span>
  ));
