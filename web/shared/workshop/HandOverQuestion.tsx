import { useRef } from "react";
import { type Centimes, formatMoney } from "#domain/core/money.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { workshopStrings } from "./workshop.strings.ts";

const strings = workshopStrings.handOver;
export type HandOverAnswer = "pay" | "unpaid" | "cancel";
type Props = { client: string; remaining: Centimes; onAnswer: (answer: HandOverAnswer) => void };

/**
 * Asks before glasses that are not fully paid are handed over (docs/rules-workshop-till.md, Jobs), and first offers to
 * take the payment.
 */
export function HandOverQuestion({ client, remaining, onAnswer }: Props) {
  const pay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={strings.title}
      onClose={() => onAnswer("cancel")}
      // Focuses the payment button, which only opens a dialog: a double Enter then stores no payment.
      onOpened={() => pay.current?.focus()}
    >
      <p>
        <MoneyText>{strings.remaining(client, formatMoney(remaining))}</MoneyText>
      </p>
      <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        <Button onClick={() => onAnswer("cancel")}>{words.cancel}</Button>
        <Button onClick={() => onAnswer("unpaid")}>{strings.unpaid}</Button>
        <Button ref={pay} variant="primary" onClick={() => onAnswer("pay")}>
          {words.collect}
        </Button>
      </div>
    </Dialog>
  );
}
