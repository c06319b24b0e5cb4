import { useState } from "react";
import { useParams, useSearchParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { clientQueries } from "#api/clients/clients.ts";
import { company } from "#api/session/session.ts";
import { quoteVariants } from "#domain/core/records.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { quotedLines } from "#shared/quotes/quotedLenses.ts";
import { quoteRecord } from "#shared/documents/recordKinds.ts";
import { FormOfRecord, RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { drafted } from "#shared/documents/drafted.tsx";
import type { LineValues } from "#shared/quotes/quoteLines.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { QuoteForm } from "./QuoteForm.tsx";
import { copyOf, newQuote, storedOf } from "./quoteValues.ts";
import { quotesStrings } from "./quotes.strings.ts";

const text = quotesStrings.form;
const back = { href: paths.quotes, label: words.quotes };

const Drafted = drafted(QuoteForm);

const daysValid = (): number => company.peek()?.quote_days ?? 0;

/** Form of a new quote: blank, for a client and a prescription, or with lenses that were ticked. */
function NewQuote({ client, prescription }: { client: string; prescription: string }) {
  const [lines] = useState(quotedLines(useHistoryState()));
  const [blank] = useState(() => newQuote(daysValid(), startOf(lines)));
  const draftKey = ["quote.new", client, lines[0]?.id].filter(Boolean).join(".");
  if (!client) return <Drafted title={words.newQuote} draftKey={draftKey} stored={blank} />;
  return (
    <RecordFormPage
      query={clientQueries.one(client)}
      header={<PageHeader title={words.newQuote} back={back} />}
      failed={words.clientFailed}
    >
      {({ name }) => (
        <Drafted
          title={words.newQuote}
          draftKey={draftKey}
          stored={{ ...blank, base: { ...blank.base, client, clientName: name, prescription } }}
        />
      )}
    </RecordFormPage>
  );
}

/** Start values with the given lines and their variants. */
const startOf = (items: LineValues[]) => ({
  items,
  variants: quoteVariants.filter((letter) => items.some(({ variant }) => variant === letter)),
});

type OfQuote = { id: string; isCopy: boolean };

/** Form of a stored quote, or of a copy of it. */
const StoredQuote = ({ id, isCopy }: OfQuote) => (
  <FormOfRecord
    of={quoteRecord}
    id={id}
    header={<PageHeader title={isCopy ? words.newQuote : words.edit} back={back} />}
  >
    {(quote) =>
      isCopy ? (
        <Copy quote={quote} />
      ) : quote.invoice ? (
        <>
          <PageHeader title={text.editTitle(quote.number)} back={back} />
          <Notice tone="info">{text.accepted}</Notice>
        </>
      ) : (
        <Drafted
          title={text.editTitle(quote.number)}
          draftKey={`quote.${id}`}
          stored={storedOf(quote)}
        />
      )
    }
  </FormOfRecord>
);

function Copy({ quote }: { quote: Parameters<typeof copyOf>[0] }) {
  const [stored] = useState(() => copyOf(quote, daysValid()));
  const title = text.copyTitle(quote.number);
  return <Drafted title={title} draftKey={`quote.copy.${quote.id}`} stored={stored} />;
}

export default function QuoteFormPage() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const copied = search.get("copie");
  const client = search.get("client") ?? "";
  if (copied) return <StoredQuote key={copied} id={copied} isCopy />;
  if (id) return <StoredQuote key={id} id={id} isCopy={false} />;
  return <NewQuote key={client} client={client} prescription={search.get("prescription") ?? ""} />;
}
