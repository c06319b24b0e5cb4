import type { Refill } from "#api/lenses/drawers.ts";
import type { Company } from "#domain/core/records.ts";
import { legalLines } from "#shared/documents/companyLines.ts";
import { rowsToOrder } from "#shared/lenses/refillText.ts";
import { Letterhead } from "#shared/paper/Letterhead.tsx";
import { Sheet } from "#shared/paper/Sheet.tsx";
import { TableHead } from "#ui/list/TableHead.tsx";
import { drawerPrints as text } from "./drawers.strings.ts";

type Props = { refill: Refill; days: string; company: Company };

/** What to order again, by supplier, on A4. */
export function RefillSheet({ refill, days, company }: Props) {
  const suppliers = refill.suppliers
    .map((supplier) => ({ supplier, rows: rowsToOrder(supplier) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Sheet
      footer={legalLines(company)}
      head={
        <Letterhead company={company} title={text.refill}>
          <p>{days}</p>
        </Letterhead>
      }
    >
      {suppliers.length === 0 && <p>{text.nothing}</p>}
      {suppliers.map(({ supplier, rows }) => (
        <section key={supplier.supplier} className="mb-[1.5em]">
          <h2 className="keep font-semibold wrap-anywhere">
            <span dir="auto">{supplier.name || text.withoutSupplier}</span> ·{" "}
            {text.pieces(rows.reduce((pieces, { proposed }) => pieces + proposed, 0))}
          </h2>
          <table className="sheet-table">
            <TableHead
              texts={[text.heads.range, text.heads.power]}
              numbers={[text.heads.quantity]}
              numberClass="amount"
            />
            <tbody>
              {rows.map(({ key, range, power, proposed }) => (
                <tr key={key} className="keep">
                  <td className="wrap-anywhere">{range}</td>
                  <td>{power}</td>
                  <td className="amount">{proposed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </Sheet>
  );
}
