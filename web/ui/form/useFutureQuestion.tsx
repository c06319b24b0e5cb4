import { useEffect, useRef, useState } from "react";
import { dayRefusal } from "#domain/core/businessDays.ts";
import { parseDay, today } from "#domain/core/days.ts";
import { formatDay } from "#lib/formats.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ui } from "#ui/ui.strings.ts";

type Question = { days: string[]; answer: (isMeant: boolean) => void };

/** The days after today; what the server refuses anyway is not asked about. */
const futureDays = (values: readonly string[]): string[] =>
  [...new Set(values)].filter((value) => {
    const day = parseDay(value);
    return day !== null && day > today() && dayRefusal(day) === null;
  });

/**
 * Asks before dates after today are saved, of each such day once. `agree` is true when nothing is to be asked, or it is
 * meant so; `stored` are the days that are saved already.
 */
export function useFutureQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const meant = useRef(new Set<string>());
  const agree = async (values: readonly string[], stored: readonly string[] = []) => {
    const known = (day: string) => meant.current.has(day) || stored.includes(day);
    const days = futureDays(values).filter((day) => !known(day));
    if (days.length === 0) return true;
    const isMeant = await new Promise<boolean>((answer) => setQuestion({ days, answer }));
    setQuestion(null);
    if (isMeant) for (const day of days) meant.current.add(day);
    // After the dialog has given the focus back to where it was.
    else requestAnimationFrame(focusFuture);
    return isMeant;
  };
  return { agree, question: question && <FutureQuestion {...question} /> };
}

const focusFuture = () => document.querySelector<HTMLElement>("[data-future]")?.focus();

function FutureQuestion({ days, answer }: Question) {
  const correct = useRef<HTMLButtonElement>(null);
  // After the dialog's own focus: Enter pressed twice saves nothing.
  useEffect(() => correct.current?.focus(), []);
  return (
    <Dialog title={ui.day.askTitle} onClose={() => answer(false)}>
      <p>{ui.day.ask(days.map(formatDay))}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button ref={correct} onClick={() => answer(false)}>
          {ui.day.correct}
        </Button>
        <Button variant="primary" onClick={() => answer(true)}>
          {ui.day.saveAnyway}
        </Button>
      </div>
    </Dialog>
  );
}
