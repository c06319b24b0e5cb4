import { useState } from "react";
import { useLocation } from "wouter";
import { useUses } from "#api/session/people.ts";
import { failureOf, missingRight } from "#api/failure.ts";
import { type QuoteDocument, setRefusal } from "#api/sales/quotes.ts";
import { type QuoteRefusal, quoteRefusals } from "#domain/core/records.ts";
import { quoteRefusalLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import type { OwnRemoval } from "#shared/documents/recordPage.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { quotesStrings } from "./quotes.strings.ts";

const text = quotesStrings.detail;
const right = "quote.write" as const;

type Props = OwnRemoval & { quote: QuoteDocument; title: string };

/** Menu of a quote: edit, refuse, copy, delete; a sold quote can only be copied. */
export function QuoteMenu({ quote, title, isRemoving, onRemove }: Props) {
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const { answer } = useAnswer(quote);
  const isOpen = quote.state !== "accepted" && quote.state !== "refused";
  const isValid = quote.state === "open" || quote.state === "sent";
  const mayClaim = useUses("claims") && isValid && quote.client !== "" && !quote.claim;
  const item = (icon: IconName, label: string, onSelect: () => void) => ({
    icon,
    label,
    right,
    onSelect,
  });
  const items = [
    isOpen && item("pencil", words.edit, () => navigate(paths.editQuote(quote.id))),
    item("plus", text.duplicate, () => navigate(paths.copyQuote(quote.id))),
    mayClaim && item("shield", words.claim, () => navigate(paths.newQuoteClaim(quote.id))),
    isOpen && item("cross", text.refuse, () => setAsking(true)),
    quote.state === "refused" && item("arrow-circle", text.reopen, () => void answer("")),
    quote.state !== "accepted" && {
      ...item("bin", words.remove, onRemove),
      isDanger: true,
      isDisabled: isRemoving,
    },
  ];
  return (
    <>
      <Menu label={`${words.actions}, ${title}`} of={title} items={items} />
      {isAsking && <RefusalDialog quote={quote} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Stores a refusal, or withdraws it. */
function useAnswer(quote: QuoteDocument) {
  const { isBusy, once } = useOnce();
  const answer = (refusal: QuoteRefusal | "") =>
    once(async () => {
      try {
        await setRefusal(quote, refusal);
        toast.success(refusal ? text.refused : text.reopened);
      } catch (error) {
        console.warn(error);
        toast.error(missingRight(error) || failureOf(error).message || text.refuseFailed);
      }
    });
  return { isBusy, answer };
}

/** Asks for the reason of a refusal; one press on a reason stores it. */
function RefusalDialog({ quote, onClose }: { quote: QuoteDocument; onClose: () => void }) {
  const { isBusy, answer } = useAnswer(quote);
  return (
    <Dialog title={text.refuse} onClose={onClose}>
      <p className="mb-3 text-ink-2">{text.why}</p>
      <div className="grid gap-2">
        {quoteRefusals.map((reason) => (
          <Button key={reason} isBusy={isBusy} onClick={() => void answer(reason).then(onClose)}>
            {quoteRefusalLabels[reason]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
