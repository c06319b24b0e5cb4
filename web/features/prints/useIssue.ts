import { useCallback, useEffect, useRef, useState } from "react";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { issueInvoice } from "#api/invoices.ts";

/** Failures leave the sheet as it was loaded: the paper is printed without the server's note of it. */
const ignore = () => undefined;

/** Issues a loaded invoice as its print opens, and notes its first print. Returns the invoice to print. */
export function useIssue(loaded: InvoiceDocument) {
  const [issued, setIssued] = useState<InvoiceDocument | null>(null);
  const isNoted = useRef(loaded.printed_at !== "");
  const { id, issued_at } = loaded;
  useEffect(() => {
    if (issued_at === "") issueInvoice(id).then(setIssued, ignore);
  }, [id, issued_at]);
  const notePrint = useCallback(() => {
    if (isNoted.current) return;
    isNoted.current = true;
    issueInvoice(id, { printed: true }).catch(ignore);
  }, [id]);
  return { invoice: issued ?? loaded, notePrint };
}
