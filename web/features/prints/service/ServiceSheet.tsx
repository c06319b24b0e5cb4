import type { Company } from "#domain/core/records.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { SheetDetails } from "#shared/paper/SheetDetails.tsx";
import { SheetTable } from "#shared/paper/SheetTable.tsx";
import { Bars } from "../jobTicket/TicketSections.tsx";
import { servicePrintStrings as text } from "./service.strings.ts";
import type { ServicePaper } from "./serviceTexts.ts";

export type ServicePaperProps = { paper: ServicePaper; company: Company };
type Paper = Pick<ServicePaperProps, "paper">;

const Rows = ({ paper }: Paper) => (
  <table className="sheet-table text-[1.1em]">
    <tbody>
      {paper.rows.map(([label, value]) => (
        <tr key={label} className="keep">
          <th scope="row" className="w-1/4">
            {label}
          </th>
          <td dir="auto" className="whitespace-pre-line wrap-anywhere">
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Parts that were given to the client, or taken in exchange. */
const Parts = ({ paper }: Paper) => (
  <SheetTable texts={[text.part, words.reference, text.direction]} numbers={[words.quantityShort]}>
    {paper.parts.map(({ id, name, reference, sense, quantity }) => (
      <tr key={id} className="keep">
        <td dir="auto" className="wrap-anywhere">
          {name}
        </td>
        <td dir="auto" className="wrap-anywhere">
          {reference || "-"}
        </td>
        <td>{sense}</td>
        <td className="amount">{quantity}</td>
      </tr>
    ))}
  </SheetTable>
);

/** Paper of a ticket on A5: barcode of its number, glasses, work, and the client's signature. */
export const ServiceSheet = ({ paper, company }: ServicePaperProps) => (
  <ShopSheet
    company={company}
    title={paper.title}
    under={
      <div className="mt-2 flex justify-end">
        <Bars number={paper.number} width={50} isFlush />
      </div>
    }
  >
    <SheetDetails details={paper.who} />
    <Rows paper={paper} />
    {paper.parts.length > 0 && <Parts paper={paper} />}
    <section className="keep grid gap-1 font-semibold empty:hidden">
      {paper.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
    <section className="keep flex justify-between gap-6">
      <p className="sheet-stamp sheet-caption">{paper.signature}</p>
      <p className="sheet-stamp sheet-caption">{words.stampAndSignature}</p>
    </section>
  </ShopSheet>
);
