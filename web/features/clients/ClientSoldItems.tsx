import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isCovered, legalWarrantyOf } from "#domain/services/warranty.ts";
import type { SoldItem, WithSoldItems } from "#api/sales/invoices.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { soldName } from "#lib/texts/soldName.ts";
import { Button } from "#ui/page/Button.tsx";
import { SizedName } from "#ui/page/SizedName.tsx";
import { Summary } from "#ui/page/Summary.tsx";
import { clientsStrings } from "./clients.strings.ts";

const text = clientsStrings.detail.soldItems;
/** Number of items shown before 'more' is pressed. */
const shownFirst = 6;

type SoldInSale = { item: SoldItem; sale: WithSoldItems; hasPairs: boolean };

/** Sold items, those of the latest invoice first. */
const shownItems = (invoices: readonly WithSoldItems[]): SoldInSale[] =>
  invoices.flatMap((sale) => {
    const hasPairs = sale.soldItems.some(({ pair }) => pair > 1);
    return sale.soldItems.map((item) => ({ item, sale, hasPairs }));
  });

/**
 * What a client bought and did not return, folded: item, day, pair, warranty, and a link to the invoice. Renders
 * nothing before the first sale.
 */
export function ClientSoldItems({ invoices }: { invoices: readonly WithSoldItems[] }) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const all = shownItems(invoices);
  if (all.length === 0) return null;
  const showAll = () => {
    flushSync(() => setWhole(true));
    // Focuses the first new item: the pressed button is gone.
    const next = list.current?.children[shownFirst];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <details className="card group">
      <Summary className="px-4 py-3">
        <span className="card-title">{text.title}</span>
        <span className="text-sm text-ink-3">{all.length}</span>
      </Summary>
      <ul ref={list} className="divide-y divide-line border-t border-line px-4">
        {(isWhole ? all : all.slice(0, shownFirst)).map((shown) => (
          <Article key={shown.item.id} {...shown} />
        ))}
      </ul>
      {!isWhole && all.length > shownFirst && (
        <div className="border-t border-line px-4 py-2">
          <Button variant="quiet" onClick={showAll}>
            {text.more}
          </Button>
        </div>
      )}
    </details>
  );
}

/** Last day of the warranty against defects; nothing before delivery. */
function Guarantee({ item, sale }: Pick<SoldInSale, "item" | "sale">) {
  const warranty = legalWarrantyOf(item, sale.date, sale.delivery ?? null);
  if (!warranty) return null;
  const until = formatDay(warranty.legal_until);
  return isCovered(warranty.legal_until) ? (
    <span className="block text-ok-ink">{text.covered(until)}</span>
  ) : (
    <span className="block text-ink-3">{text.over(until)}</span>
  );
}

function Article({ item, sale, hasPairs }: SoldInSale) {
  const { quantity, pair, product_reference, product_type } = item;
  const details = [
    product_type && productTypeLabels[product_type],
    product_reference,
    quantity > 1 && text.count(quantity),
    hasPairs && text.pair(pair || 1),
  ];
  return (
    <li tabIndex={-1} className="flex flex-wrap items-baseline gap-x-3 py-2.5">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <span dir="auto" className="font-medium">
          <SizedName>{soldName(item)}</SizedName>
        </span>
        <span className="block text-sm text-ink-3">{details.filter(Boolean).join(" · ")}</span>
      </span>
      <span className="text-right text-sm text-ink-2">
        {formatDay(sale.date)}
        <Guarantee item={item} sale={sale} />
      </span>
      <a className="link" href={paths.invoice(sale.id)}>
        {sale.invoice_number}
      </a>
    </li>
  );
}
