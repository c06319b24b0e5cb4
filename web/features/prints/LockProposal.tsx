import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { lockInvoices } from "#api/shop/company.ts";
import { failureOf } from "#api/failure.ts";
import { notePrinted, printedQuery } from "#api/sales/invoices.ts";
import { useRight } from "#api/session/people.ts";
import { company } from "#api/session/session.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { useValue } from "#lib/useValue.ts";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { Button } from "#ui/page/Button.tsx";

const text = printStrings.lock;

/** True when the lock is to be proposed, at the first invoice that the shop prints; undefined until known. */
export function useLockProposal(invoice: InvoiceDocument): boolean | undefined {
  const isLocked = useValue(company)?.invoice_lock ?? true;
  const mayLock = useRight("company.write");
  const isAsked = mayLock && !isLocked && invoice.printed_at === "";
  const { data, isPending } = useQuery({ ...printedQuery, enabled: isAsked });
  return isAsked && isPending ? undefined : isAsked && data === false;
}

/** Notice above the sheet that proposes the lock. */
export function LockProposal() {
  const [isAnswered, setAnswered] = useState(false);
  return !isAnswered && <Proposal onAnswer={() => setAnswered(true)} />;
}

function Proposal({ onAnswer }: { onAnswer: () => void }) {
  const { isBusy, once } = useOnce();
  useEffect(() => notePrinted, []);
  const lock = async () => {
    try {
      await lockInvoices();
      toast.success(text.locked);
      onAnswer();
    } catch (error) {
      toast.error(failureOf(error).message || text.failed);
    }
  };
  return (
    // Placed lower than the toast of the save.
    <div className="no-print mx-auto mt-10 mb-4 max-w-form">
      <FormNotice
        tone="info"
        actions={
          <>
            <Button size="sm" isBusy={isBusy} onClick={() => void once(lock)}>
              {text.lock}
            </Button>
            <Button size="sm" variant="quiet" onClick={onAnswer}>
              {text.later}
            </Button>
          </>
        }
      >
        {text.sentence}
      </FormNotice>
    </div>
  );
}
