import { useRight } from "#api/session/people.ts";
import { formatAmount, sum, toCentimes } from "#domain/core/money.ts";
import type { Company, Supplier } from "#domain/core/records.ts";
import type { ListedService } from "#domain/services/serviceAnswers.ts";
import { formatDay, formatPhone } from "#lib/texts/formats.ts";
import { serviceCauseLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { inLine } from "#shared/documents/companyLines.ts";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { SheetDetails } from "#shared/paper/SheetDetails.tsx";
import { SheetTable } from "#shared/paper/SheetTable.tsx";
import { servicePrintStrings } from "./service.strings.ts";

const text = servicePrintStrings.slip;

type TicketsProps = { tickets: readonly ListedService[]; seesCosts: boolean };

const amount = (dirhams: number): string => (dirhams > 0 ? formatAmount(toCentimes(dirhams)) : "-");

/** Article of a ticket: the product's name if there is one, because the description may name the client. */
const Article = ({ object, expand }: ListedService) => (
  <td className="wrap-anywhere">
    <p dir="auto">{expand.product?.name || object || "-"}</p>
    {expand.product?.reference && (
      <p dir="auto" className="sheet-small">
        {expand.product.reference}
      </p>
    )}
  </td>
);

const Row = ({ ticket, seesCosts }: { ticket: ListedService; seesCosts: boolean }) => (
  <tr className="keep">
    <td className="whitespace-nowrap">{ticket.number}</td>
    <Article {...ticket} />
    <td>{ticket.cause ? serviceCauseLabels[ticket.cause] : "-"}</td>
    <td dir="auto" className="whitespace-pre-line wrap-anywhere">
      {ticket.found || "-"}
    </td>
    <td dir="auto" className="wrap-anywhere">
      {ticket.supplier_reference || "-"}
    </td>
    {seesCosts && <td className="amount">{amount(ticket.expected)}</td>}
  </tr>
);

const Tickets = ({ tickets, seesCosts }: TicketsProps) => (
  <SheetTable
    texts={[text.ours, words.item, text.cause, text.found, text.theirs]}
    numbers={seesCosts ? [text.expected] : []}
  >
    {tickets.map((ticket) => (
      <Row key={ticket.id} ticket={ticket} seesCosts={seesCosts} />
    ))}
    {/* A body row, because browsers repeat a tfoot on each page. */}
    <tr className="keep font-semibold">
      <th scope="row" colSpan={5} className="amount">
        {text.total(tickets.length)}
      </th>
      {seesCosts && (
        <td className="amount">
          {formatAmount(sum(tickets.map(({ expected }) => toCentimes(expected))))}
        </td>
      )}
    </tr>
  </SheetTable>
);

type Props = {
  slip: string;
  tickets: readonly ListedService[];
  /** Supplier; null when unknown. */
  supplier: Supplier | null;
  company: Company;
};

/** Slip of articles returned to a supplier, on A4, with our numbers and never a client's name. */
export function ReturnSlipSheet({ slip, tickets, supplier, company }: Props) {
  const seesCosts = useRight("cost.see");
  const [first] = tickets;
  const contact = supplier ? inLine(formatPhone(supplier.phone), supplier.email) : "";
  const rows = [...tickets].sort((a, b) => a.number.localeCompare(b.number, "fr"));
  return (
    <ShopSheet
      company={company}
      title={text.title(slip)}
      under={<p>{printStrings.on(formatDay(first?.sent_on ?? ""))}</p>}
    >
      <SheetDetails
        details={[
          [words.supplier, supplier?.name ?? first?.expand.supplier?.name],
          [words.address, supplier?.address],
          [text.contact, contact],
        ]}
      />
      <Tickets tickets={rows} seesCosts={seesCosts} />
      <section className="keep flex justify-between gap-6">
        <p className="sheet-stamp sheet-caption">{words.stampAndSignature}</p>
        <p className="sheet-stamp sheet-caption">{text.signature}</p>
      </section>
    </ShopSheet>
  );
}
