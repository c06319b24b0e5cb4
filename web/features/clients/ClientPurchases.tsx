import { useState } from "react";
import type { Bought, Purchase } from "#api/invoices.ts";
import { formatDay } from "#lib/formats.ts";
import { productTypeLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { soldName } from "#lib/soldName.ts";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { SizedName } from "#ui/page/SizedName.tsx";
import { clientsStrings } from "./clients.strings.ts";

const text = clientsStrings.detail.purchases;
/** Articles shown at first. */
const shownFirst = 6;

type Shown = { article: Bought; sale: Purchase; hasPairs: boolean };

/** Articles, those of the latest invoice first. */
export const articlesOf = (purchases: readonly Purchase[]): Shown[] =>
  purchases.flatMap((sale) => {
    const hasPairs = sale.bought.some(({ pair }) => pair > 1);
    return sale.bought.map((article) => ({ article, sale, hasPairs }));
  });

/** What a client bought: article, day and pair, with a link to the invoice. Nothing before the first. */
export function ClientPurchases({ purchases }: { purchases: readonly Purchase[] }) {
  const [isWhole, setWhole] = useState(false);
  const all = articlesOf(purchases);
  if (all.length === 0) return null;
  return (
    <Card title={text.title}>
      <ul className="divide-y divide-line px-4">
        {(isWhole ? all : all.slice(0, shownFirst)).map((shown) => (
          <Article key={shown.article.id} {...shown} />
        ))}
      </ul>
      {!isWhole && all.length > shownFirst && (
        <div className="border-t border-line px-4 py-2">
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {text.all(all.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Article({ article, sale, hasPairs }: Shown) {
  const { quantity, pair, product_reference, product_type } = article;
  const facts = [
    product_type && productTypeLabels[product_type],
    product_reference,
    quantity > 1 && text.count(quantity),
    hasPairs && text.pair(pair || 1),
  ];
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-2.5">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <span dir="auto" className="font-medium">
          <SizedName>{soldName(article)}</SizedName>
        </span>
        <span className="block text-sm text-ink-3">{facts.filter(Boolean).join(" · ")}</span>
      </span>
      <span className="text-sm text-ink-2">{formatDay(sale.date)}</span>
      <a className="link" href={paths.invoice(sale.id)}>
        {sale.invoice_number}
      </a>
    </li>
  );
}
