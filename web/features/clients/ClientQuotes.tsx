import { useQuery } from "@tanstack/react-query";
import { quoteQueries } from "#api/sales/quotes.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { QuoteStateBadge } from "#shared/quotes/QuoteStateBadge.ts";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";

const mostShown = 20;

/** Latest quotes of a client. Renders nothing without any. */
export function ClientQuotes({ client }: { client: string }) {
  const { data } = useQuery(quoteQueries.some({ client, perPage: mostShown }));
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={words.quotes}>
      <ul className="divide-y divide-line px-4">
        {data.items.map((quote) => (
          <li key={quote.id} className="flex flex-wrap items-center gap-x-3 py-3">
            <a className="link" href={paths.quote(quote.id)}>
              {quote.number}
            </a>
            <span className="text-sm text-ink-3">{formatDay(quote.date)}</span>
            <QuoteStateBadge status={quote.state} />
            <span className="num ml-auto">
              <Money dirhams={quote.total_amount} className="font-medium" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
