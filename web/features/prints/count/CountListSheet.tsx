import type { CountDocument, ReviewRow } from "#domain/counts/countAnswers.ts";
import type { Company } from "#domain/core/records.ts";
import { today } from "#domain/core/days/days.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { SheetTable } from "#shared/paper/SheetTable.tsx";
import { countPrints as text } from "./count.strings.ts";
import { Signatures } from "./Signatures.tsx";

type Props = { count: CountDocument; rows: readonly ReviewRow[]; company: Company };

/** Paper list of the products not counted yet, with space for a quantity, and without their stock. */
export const CountListSheet = ({ count, rows, company }: Props) => (
  <ShopSheet
    company={company}
    title={text.list}
    under={
      <>
        <p dir="auto">{count.name}</p>
        <p dir="auto">{count.scope}</p>
        <p>{formatDay(today())}</p>
      </>
    }
  >
    {rows.length === 0 ? (
      <p>{text.nothing}</p>
    ) : (
      <SheetTable texts={[words.product, words.reference, words.type]} numbers={[words.counted]}>
        {rows.map(({ product, name, reference, type }) => (
          <tr key={product} className="keep">
            <td className="wrap-anywhere" dir="auto">
              {name}
            </td>
            <td className="wrap-anywhere" dir="auto">
              {reference}
            </td>
            <td>{productTypeLabels[type]}</td>
            <td className="amount" aria-label={words.counted}>
              ......
            </td>
          </tr>
        ))}
      </SheetTable>
    )}
    <Signatures />
  </ShopSheet>
);
