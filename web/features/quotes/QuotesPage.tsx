import { quoteQueries } from "#api/sales/quotes.ts";
import { company } from "#api/session/session.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { quoteStates } from "#domain/quotes/quote.ts";
import { optionsOf } from "#lib/texts/labels.ts";
import { useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ListPage } from "#ui/list/ListPage.tsx";
import { ui } from "#ui/ui.strings.ts";
import { QuotesTable } from "./QuotesTable.tsx";
import { quotesStrings } from "./quotes.strings.ts";
import { useDeleteQuote } from "./useDeleteQuote.ts";

const { views } = quotesStrings;
const quoteState = {
  name: "etat",
  label: views.label,
  options: [["", views.all], ...optionsOf(quoteStates, views)],
} as const;

/** Filter for quotes that have had no answer for some days. */
const waiting = (days: number) =>
  ({
    name: "relance",
    value: "1",
    chip: quotesStrings.waiting,
    hint: quotesStrings.waitingHint(days),
    mark: "half",
  }) as const;

/** List of quotes by state, and of those to follow up. */
export default function QuotesPage() {
  const state = useListState();
  const follow = useValue(company)?.quote_follow_days ?? 0;
  const removal = useDeleteQuote();
  return (
    <ListPage
      title={words.quotes}
      icon="invoice"
      texts={quotesStrings}
      back={{ href: paths.invoices(), label: words.invoices }}
      create={{ href: paths.newQuote(), label: words.newQuote }}
      state={state}
      query={useKeptQuery(quoteQueries.list(state, follow))}
      range={ui.resultRange}
      filters={[waiting(follow), quoteState]}
    >
      {(rows) => <QuotesTable rows={rows} {...removal} />}
    </ListPage>
  );
}
