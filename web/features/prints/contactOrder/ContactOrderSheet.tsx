import type { Company } from "#domain/core/records.ts";
import { today } from "#domain/core/days/days.ts";
import { formatDay, formatPhone, formatTime } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { inLine } from "#shared/documents/companyLines.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { lensOrderStrings } from "../lensOrder/lensOrder.strings.ts";
import { OrderedFrom } from "../lensOrder/OrderedFrom.tsx";
import { contactOrderStrings as text } from "./contactOrder.strings.ts";
import { type ContactPage, lineOf, totalsOf } from "./orderPages.ts";

type Props = { page: ContactPage; company: Company; by: string };

/** Order to one supplier on A4, with our reference and never a client's name. */
export const ContactOrderSheet = ({ page: { supplier, rows }, company, by }: Props) => (
  <ShopSheet
    company={company}
    title={text.title}
    footer={[inLine(company.name, company.address, formatPhone(company.phone))]}
    under={
      <>
        <p>{lensOrderStrings.on(formatDay(today()), formatTime())}</p>
        {by && <p>{lensOrderStrings.by(by)}</p>}
      </>
    }
  >
    <section className="keep flex justify-between gap-6">
      <OrderedFrom label={words.supplier} supplier={supplier} />
      <p className="shrink-0 text-right">{totalsOf(rows)}</p>
    </section>
    <table className="sheet-table">
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="keep">
            <td className="wrap-anywhere">{lineOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <section className="keep">
      <p>{text.recall}</p>
    </section>
    <p className="keep sheet-stamp sheet-small">{words.stampAndSignature}</p>
  </ShopSheet>
);
