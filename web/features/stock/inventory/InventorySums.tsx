import type { Inventory } from "#domain/stock/inventory.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { inventoryStrings as text } from "#shared/stock/inventory.strings.ts";
import { TableHead } from "#ui/list/TableHead.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";

type Sum = { name: string; quantity: number; value: number };

const Sums = ({ title, head, sums }: { title: string; head: string; sums: readonly Sum[] }) => (
  <Card title={title}>
    <table className="tbl" aria-label={title}>
      <TableHead texts={[head]} numbers={[words.quantity, text.value]} />
      <tbody>
        {sums.map(({ name, quantity, value }) => (
          <tr key={name}>
            <td dir="auto">{name}</td>
            <td className="num">{formatCount(quantity)}</td>
            <td className="num">
              <Money dirhams={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
);

/** Totals of an inventory by product type and by supplier. */
export const InventorySums = ({ inventory }: { inventory: Inventory }) => (
  <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
    <Sums
      title={text.byType}
      head={words.type}
      sums={inventory.byType.map(({ type, ...sum }) => ({
        name: productTypeLabels[type],
        ...sum,
      }))}
    />
    <Sums
      title={text.bySupplier}
      head={words.supplier}
      sums={inventory.bySupplier.map(({ supplier, ...sum }) => ({
        name: supplier || text.noSupplier,
        ...sum,
      }))}
    />
  </div>
);
