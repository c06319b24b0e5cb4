/**
 * TVA of an invoice or credit note by rate (docs/rules-money.md, TVA); a shop that is not subject prints its exemption
 * notice.
 */
import { formatMoney } from "#domain/core/money.ts";
import type { VatShare } from "#domain/sale/vat.ts";
import { rateText } from "#lib/texts/vatRate.ts";
import { words } from "#lib/texts/words.strings.ts";
import { printStrings } from "./prints.strings.ts";
import { TicketRow } from "./TicketRow.tsx";
import { SheetTable } from "./SheetTable.tsx";

const text = printStrings.vat;
type Props = {
  shares: readonly VatShare[];
  note: string;
  /** Title of the table. */
  title?: string;
};

/** TVA on a sheet, below the items. */
export function VatSheet({ shares, note, title = text.title }: Props) {
  if (shares.length === 0) return note ? <p className="keep sheet-small">{note}</p> : null;
  return (
    <SheetTable
      className="keep sheet-table"
      label={title}
      texts={[words.rate]}
      numbers={[words.net, words.vat, words.gross]}
    >
      {shares.map(({ rate, ht, vat, ttc }) => (
        <tr key={rate}>
          <th scope="row" className="font-normal">
            {text.percent(rateText(rate))}
          </th>
          <td className="amount">{formatMoney(ht)}</td>
          <td className="amount">{formatMoney(vat)}</td>
          <td className="amount">{formatMoney(ttc)}</td>
        </tr>
      ))}
    </SheetTable>
  );
}

/** TVA on a ticket, below the sums. */
export function VatTicket({ shares, note }: Props) {
  if (shares.length === 0 && !note) return null;
  return (
    <div className="sheet-small">
      <div className="sheet-rule" />
      {shares.length === 0 && <p className="wrap-anywhere">{note}</p>}
      {shares.map(({ rate, ht, vat, ttc }) => (
        <div key={rate}>
          <TicketRow label={words.net}>{formatMoney(ht)}</TicketRow>
          <TicketRow label={text.percent(rateText(rate))}>{formatMoney(vat)}</TicketRow>
          <TicketRow label={words.gross}>{formatMoney(ttc)}</TicketRow>
        </div>
      ))}
    </div>
  );
}
