import type { Company } from "#domain/core/records.ts";
import type { Inventory } from "#domain/stock/inventory.ts";
import { formatCount, formatDay } from "#lib/texts/formats.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import {
  inventoryDoubts,
  inventoryDetails,
  inventoryHeads,
  inventoryTexts,
} from "#shared/stock/inventoryCells.ts";
import { inventoryStrings as text } from "#shared/stock/inventory.strings.ts";
import { SheetTable } from "#shared/paper/SheetTable.tsx";
import { TableHead } from "#ui/list/TableHead.tsx";
import { Amount } from "#ui/page/Money.tsx";
import { toCentimes } from "#domain/core/money.ts";

type Props = { inventory: Inventory; company: Company };

/** Number of numeric columns, which are the last ones. */
const numbers = 3;
const widths = ["w-[27%]", "w-[13%]", "w-[11%]", "w-[14%]", "w-[10%]", "w-[7%]", "w-[9%]"];

const Rows = ({ inventory: { rows, quantity, value } }: Pick<Props, "inventory">) => (
  <table className="sheet-table table-fixed text-[0.9em]">
    <colgroup>
      {inventoryHeads.map((head, index) => (
        <col key={head} className={widths[index] ?? ""} />
      ))}
    </colgroup>
    <TableHead
      texts={inventoryHeads.slice(0, -numbers)}
      numbers={inventoryHeads.slice(-numbers)}
      numberClass="amount"
    />
    <tbody>
      {rows.map((row) => (
        <tr key={row.product} className="keep">
          {inventoryTexts(row).map((cell, index) => (
            <td key={inventoryHeads[index]} dir="auto">
              {cell || "-"}
            </td>
          ))}
          <td className="amount">{formatCount(row.quantity)}</td>
          <td className="amount">
            <Amount centimes={toCentimes(row.price)} />
          </td>
          <td className="amount">
            <Amount centimes={toCentimes(row.value)} />
          </td>
        </tr>
      ))}
      <tr className="keep font-semibold">
        <td colSpan={inventoryHeads.length - numbers}>{text.total}</td>
        <td className="amount">{formatCount(quantity)}</td>
        <td className="amount" colSpan={2}>
          <Amount centimes={toCentimes(value)} />
        </td>
      </tr>
    </tbody>
  </table>
);

const Types = ({ inventory: { byType } }: Pick<Props, "inventory">) => (
  <section className="keep mt-6">
    <h2 className="font-semibold">{text.byType}</h2>
    <SheetTable texts={[words.type]} numbers={[words.quantity, text.value]}>
      {byType.map(({ type, quantity, value }) => (
        <tr key={type}>
          <td>{productTypeLabels[type]}</td>
          <td className="amount">{formatCount(quantity)}</td>
          <td className="amount">
            <Amount centimes={toCentimes(value)} />
          </td>
        </tr>
      ))}
    </SheetTable>
  </section>
);

/** Inventory at a day on landscape A4, with its method, its warnings and a line to sign. */
export const InventorySheet = ({ inventory, company }: Props) => (
  <ShopSheet
    company={company}
    title={text.title(formatDay(inventory.on))}
    under={
      <>
        <p>{text.byMethod(text.methods[inventory.method])}</p>
        {company.vat && <p>{text.withoutVat}</p>}
        <p>{inventoryDetails(inventory)}</p>
      </>
    }
  >
    {inventoryDoubts(inventory).map((doubt) => (
      <p key={doubt} className="mb-2 font-semibold">
        {doubt}
      </p>
    ))}
    {inventory.rows.length > 0 ? <Rows inventory={inventory} /> : <p>{text.empty}</p>}
    {inventory.rows.length > 0 && <Types inventory={inventory} />}
    <p className="keep mt-8">{text.signature}</p>
  </ShopSheet>
);
