import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { failureOf } from "#api/failure.ts";
import { issueInvoice } from "#api/sales/invoices.ts";
import { company } from "#api/session/session.ts";
import { formatMoment } from "#lib/texts/formats.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { buyerOf } from "#lib/texts/labels.ts";
import { useValue } from "#lib/useValue.ts";
import { fixedReason } from "#shared/sales/fixedReason.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { buyerLines, printedBuyer } from "#shared/paper/printedBuyer.ts";
import { invoicesStrings } from "./invoices.strings.ts";

const text = invoicesStrings.issue;
type Props = { invoice: InvoiceDocument };

/** Sentence about the issue: its instant, and the printed buyer if the client's name has changed since. */
export function issueLine(invoice: InvoiceDocument): string[] {
  const { issued_at, buyer_name } = invoice;
  if (!issued_at) return [text.notYet];
  const isOther = buyer_name !== "" && buyer_name !== buyerOf(invoice);
  return [text.onLine(formatMoment(issued_at)), ...(isOther ? [text.to(buyer_name)] : [])];
}

/**
 * Card about the issue of a lockable invoice: its day and printed buyer, or for a draft the button; also why it cannot
 * be deleted.
 */
export function IssueCard({ invoice }: Props) {
  const shop = useValue(company);
  const reason = fixedReason(invoice, shop);
  return (
    <Card title={text.title}>
      <div className="grid justify-items-start gap-2 p-4">
        {invoice.issued_at ? <Issued invoice={invoice} /> : <Draft invoice={invoice} />}
        {reason && <p className="text-sm text-ink-3">{reason}</p>}
      </div>
    </Card>
  );
}

/** Day of the issue and the buyer as printed. */
function Issued({ invoice }: Props) {
  const { issued_at, buyer_name } = invoice;
  const buyer = buyer_name ? printedBuyer(invoice) : null;
  return (
    <>
      <p>{text.on(formatMoment(issued_at))}</p>
      {buyer && (
        <div className="wrap-anywhere text-ink-2">
          <p dir="auto" className="font-medium">
            {buyer.name}
          </p>
          {buyerLines(buyer).map((line) => (
            <p key={line} dir="auto" className="whitespace-pre-line">
              {line}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

export async function issue(id: string): Promise<void> {
  try {
    await issueInvoice(id);
    toast.success(text.issued);
  } catch (error) {
    toast.error(failureOf(error).message || text.failed);
  }
}

function Draft({ invoice }: Props) {
  const { isBusy, once } = useOnce();
  return (
    <>
      <p className="text-ink-2">{text.draft}</p>
      <Button
        isBusy={isBusy}
        busyLabel={text.issuing}
        onClick={() => void once(() => issue(invoice.id))}
      >
        {text.issue}
      </Button>
    </>
  );
}
