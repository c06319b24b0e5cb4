import { useRef, useState } from "react";
import { failureOf } from "#api/failure.ts";
import type { RefillCell, RefillProduct, RefillSupplier as Supplier } from "#api/lenses/drawers.ts";
import { type ReceiptInput, saveReceipt } from "#api/stock/receipts.ts";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { words } from "#lib/texts/words.strings.ts";
import { cellText } from "#shared/lenses/refillText.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { lensPages } from "../lenses.strings.ts";
import { proposedOf, refillReceipt } from "./refillOrder.ts";

const text = lensPages.refill;

type Props = { supplier: Supplier; date: string };

/** Creates the order of a supplier as a pending receipt. A retry after a lost answer sends the same receipt. */
function useOrder({ supplier, date }: Props) {
  const sent = useRef<(Props & { id: string; receipt: ReceiptInput }) | null>(null);
  const [made, setMade] = useState<{ id: string; number: string } | null>(null);
  const { isBusy, once } = useOnce();
  const order = () =>
    once(async () => {
      try {
        if (sent.current?.supplier !== supplier || sent.current.date !== date) {
          const receipt = await refillReceipt(supplier, { date, notes: words.lensRefill });
          sent.current = { supplier, date, id: newId(), receipt };
        }
        const { id, receipt } = sent.current;
        const { receipt_number: number } = await saveReceipt(id, receipt);
        setMade({ id, number });
        toast.success(text.made(number));
      } catch (error) {
        console.error(error);
        const { message, fields } = failureOf(error);
        toast.error(Object.values(fields)[0] ?? (message || text.orderFailed));
      }
    });
  return { made, isBusy, order };
}

/** Ranges of a supplier from which lenses were sold, with the quantities to order. */
export function RefillSupplier(props: Props) {
  const { supplier } = props;
  const { made, isBusy, order } = useOrder(props);
  const pieces = proposedOf(supplier);
  const name = supplier.name || text.withoutSupplier;
  return (
    <Card
      title={<span dir="auto">{name}</span>}
      className="overflow-hidden"
      aside={
        <>
          <span className="text-sm text-ink-3">{pieces > 0 ? text.pieces(pieces) : text.done}</span>
          {made && (
            <a className="link" href={paths.receipt(made.id)}>
              {made.number}
            </a>
          )}
          {pieces > 0 && supplier.supplier !== "" && (
            <Button
              size="sm"
              variant="primary"
              icon="truck"
              right="receipt.write"
              aria-label={text.orderOf(name)}
              isBusy={isBusy}
              onClick={() => void order()}
            >
              {text.order}
            </Button>
          )}
        </>
      }
    >
      {supplier.products.map((product) => (
        <ProductRows key={product.product} product={product} />
      ))}
    </Card>
  );
}

const { heads } = text;
const numbers = ["sold", "ordered", "stock", "proposed"] as const;

function ProductRows({ product }: { product: RefillProduct }) {
  return (
    <section aria-label={product.name} className="border-b border-line last:border-b-0">
      <h3 className="flex flex-wrap items-baseline gap-x-2 px-4 pt-3">
        <a
          dir="auto"
          className="font-medium hover:underline"
          href={paths.lensDrawer(product.product)}
        >
          {product.name}
        </a>
        <span className="text-sm text-ink-3">{product.reference}</span>
      </h3>
      <table className="tbl" aria-label={product.name}>
        <thead>
          <tr>
            <th scope="col">{heads.power}</th>
            {numbers.map((key) => (
              <th key={key} scope="col" className="num w-24 max-md:w-auto">
                {heads[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {product.cells.map((cell) => (
            <CellRow key={cell.cell} cell={cell} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const CellRow = ({ cell }: { cell: RefillCell }) => (
  <tr>
    <td>{cellText(cell.cell)}</td>
    <td className="num">{cell.sold}</td>
    <td className="num">{cell.ordered || ""}</td>
    <td className={`num ${cell.stock === 0 ? "text-bad-ink" : ""}`}>{cell.stock}</td>
    <td className="num font-semibold">
      {cell.proposed > 0 ? cell.proposed : <Icon name="check" className="ml-auto size-4 text-ok" />}
    </td>
  </tr>
);
