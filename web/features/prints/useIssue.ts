import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { withPrint } from "#domain/sale/prints.ts";
import { issueInvoice } from "#api/sales/invoices.ts";
import type { Format } from "#lib/device/printing.ts";

/** Failures leave the sheet as it was loaded: the paper is printed without the server's note of it. */
const ignore = () => undefined;

/**
 * Issues a loaded invoice as its print opens, and counts its prints. `prints`: those before the one on screen, which
 * `showPrints` renews at once.
 */
export function useIssue(loaded: InvoiceDocument) {
  const [issued, setIssued] = useState<InvoiceDocument | null>(null);
  const made = useRef(loaded.prints);
  const [prints, setPrints] = useState(loaded.prints);
  const { id, issued_at } = loaded;
  useEffect(() => {
    if (issued_at === "") issueInvoice(id).then(setIssued, ignore);
  }, [id, issued_at]);
  const notePrint = useCallback(
    (paper: Format) => {
      made.current = withPrint(made.current, paper);
      issueInvoice(id, { printed: true, paper }).catch(ignore);
    },
    [id],
  );
  const showPrints = useCallback(() => flushSync(() => setPrints(made.current)), []);
  return { invoice: issued ?? loaded, prints, notePrint, showPrints };
}
