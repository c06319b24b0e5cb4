import { type ReactNode, useState } from "react";
import { formatCount } from "#lib/texts/formats.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { receiptsStrings } from "./receipts.strings.ts";

const text = receiptsStrings.missing;
/** Answer: everything was received, or the receipt is closed without the rest; null to cancel. */
type Answer = "all" | "short" | null;
type Question = { missing: number; answer: (given: Answer) => void };

/** Asks about missing pieces when a receipt becomes received. */
export function useMissingQuestion(): {
  ask: (missing: number) => Promise<Answer>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (missing: number) =>
    new Promise<Answer>((resolve) => {
      setQuestion({
        missing,
        answer: (given) => {
          setQuestion(null);
          resolve(given);
        },
      });
    });
  const dialog = question && <MissingDialog {...question} />;
  return { ask, dialog };
}

const MissingDialog = ({ missing, answer }: Question) => (
  <Dialog title={text.title(formatCount(missing))} onClose={() => answer(null)}>
    <p>{text.text(missing)}</p>
    <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
      <Button onClick={() => answer("short")}>{text.short}</Button>
      <Button variant="primary" onClick={() => answer("all")}>
        {text.all}
      </Button>
    </div>
  </Dialog>
);
