import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { withPrint } from "#domain/sale/prints.ts";
import { issueInvoice } from "#api/sales/invoices.ts";
import type { Format } from "#lib/device/printing.ts";
import { hasRight } from "#api/session/people.ts";

/** Ignores failures: the sheet is printed as loaded, even if the server could not record it. */
const ignore = () => undefined;

/**
 * Issues an invoice when its print page opens, and records its prints. `prints`: those recorded before; `showPrints`
 * refreshes them at once. Without the right to sell, as for an accountant, nothing is issued or recorded.
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
