import { useRef } from "react";
import { dayRefusal } from "#domain/core/days/businessDays.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useQuestion } from "#ui/overlay/useQuestion.tsx";
import { formTexts } from "./form.strings.ts";

/** Future days, except those so far ahead that the server refuses them. */
const futureDays = (values: readonly string[]): string[] =>
  [...new Set(values)].filter((value) => {
    const day = parseDay(value);
    return day !== null && day > today() && dayRefusal(day) === null;
  });

/**
 * Asks once about each future day before a save. `agree` resolves to true when there is no question, or it is
 * confirmed. `stored`: days that were saved before.
 */
export function useFutureQuestion() {
  const { ask, question } = useQuestion();
  const meant = useRef(new Set<string>());
  const confirm = async (values: readonly string[], stored: readonly string[] = []) => {
    const known = (day: string) => meant.current.has(day) || stored.includes(day);
    const days = futureDays(values).filter((day) => !known(day));
    if (days.length === 0) return true;
    const isMeant = await ask({
      title: formTexts.day.askTitle,
      content: <p>{formTexts.day.ask(days.map(formatDay))}</p>,
      back: formTexts.day.correct,
      goOn: words.saveAnyway,
    });
    if (isMeant) for (const day of days) meant.current.add(day);
    // In the next frame, after the dialog has restored the focus.
    else requestAnimationFrame(focusFuture);
    return isMeant;
  };
  return { confirm, question };
}

const focusFuture = () => document.querySelector<HTMLElement>("[data-future]")?.focus();
