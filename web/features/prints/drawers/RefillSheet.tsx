import type { Refill } from "#api/lenses/drawers.ts";
import type { Company } from "#domain/core/records.ts";
import { rowsToOrder } from "#shared/lenses/refillText.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { SheetTable } from "#shared/paper/SheetTable.tsx";
import { drawerPrints as text } from "./drawers.strings.ts";

type Props = { refill: Refill; days: string; company: Company };

/** Lenses to order again, by supplier, on A4. */
export function RefillSheet({ refill, days, company }: Props) {
  const suppliers = refill.suppliers
    .map((supplier) => ({ supplier, rows: rowsToOrder(supplier) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <ShopSheet company={company} title={text.refill} under={<p>{days}</p>}>
      {suppliers.length === 0 && <p>{text.nothing}</p>}
      {suppliers.map(({ supplier, rows }) => (
        <section key={supplier.supplier} className="mb-[1.5em]">
          <h2 className="keep font-semibold wrap-anywhere">
            <span dir="auto">{supplier.name || text.withoutSupplier}</span> ·{" "}
            {text.pieces(rows.reduce((pieces, { proposed }) => pieces + proposed, 0))}
          </h2>
          <SheetTable texts={[text.heads.range, text.heads.power]} numbers={[text.heads.quantity]}>
            {rows.map(({ key, range, power, proposed }) => (
              <tr key={key} className="keep">
                <td className="wrap-anywhere">{range}</td>
                <td>{power}</td>
                <td className="amount">{proposed}</td>
              </tr>
            ))}
          </SheetTable>
        </section>
      ))}
    </ShopSheet>
  );
}
