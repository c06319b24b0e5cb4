import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { withPrint } from "#domain/sale/prints.ts";
import { issueInvoice } from "#api/sales/invoices.ts";
import type { Format } from "#lib/device/printing.ts";
import { hasRight } from "#api/session/people.ts";

/** Failures leave the sheet as it was loaded: the paper is printed without the server's note of it. */
const ignore = () => undefined;

/**
 * Issues a loaded invoice as its print opens, and counts its prints. `prints`: those before the one on screen, which
 * `showPrints` renews at once. The print of who makes no sale, as of an accountant, is no issue and is not counted.
 */
export function useIssue(loaded: InvoiceDocument) {
  const [issued, setIssued] = useState<InvoiceDocument | null>(null);
  const made = useRef(loaded.prints);
  const [prints, setPrints] = useState(loaded.prints);
  const { id, issued_at } = loaded;
  useEffect(() => {
    if (issued_at === "" && hasRight("sale.write")) issueInvoice(id).then(setIssued, ignore);
  }, [id, issued_at]);
  const notePrint = useCallback(
    (paper: Format) => {
      made.current = withPrint(made.current, paper);
      if (hasRight("sale.write")) issueInvoice(id, { printed: true, paper }).catch(ignore);
    },
    [id],
  );
  const showPrints = useCallback(() => flushSync(() => setPrints(made.current)), []);
  return { invoice: issued ?? loaded, prints, notePrint, showPrints };
}
