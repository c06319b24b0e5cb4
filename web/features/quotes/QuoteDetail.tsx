import type { OwnRemoval } from "#shared/documents/recordPage.tsx";
import { useState } from "react";
import { useLocation } from "wouter";
import type { QuoteDocument } from "#api/sales/quotes.ts";
import { daysBetween, parseDay, today } from "#domain/core/days/days.ts";
import type { QuoteVariant } from "#domain/core/records.ts";
import { changedPrice, linesOfVariant } from "#domain/quotes/quote.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { quoteRefusalLabels, quoteTitleLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { messageOfQuote, personOf } from "#shared/quotes/quoteDisplay.ts";
import { QuoteStateBadge } from "#shared/quotes/QuoteStateBadge.ts";
import { MessageLink } from "#shared/messages/MessageLink.tsx";
import { useMessages } from "#shared/messages/useMessages.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PrintLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { PricesDialog } from "./PricesDialog.tsx";
import { QuoteSummary } from "./QuoteSummary.tsx";
import { QuoteMenu } from "./QuoteMenu.tsx";
import { QuoteVariants } from "./QuoteVariants.tsx";
import { quotesStrings } from "./quotes.strings.ts";

const text = quotesStrings.detail;

type Props = OwnRemoval & { quote: QuoteDocument };

/** Validity of the quote: 'valable jusqu'au …, encore … jours' while unanswered, else only the day. */
function validity({ state, valid_until }: QuoteDocument): string {
  const valid = text.valid(formatDay(valid_until));
  const last = parseDay(valid_until);
  if (!last || state === "accepted" || state === "refused") return valid;
  const days = daysBetween(today(), last);
  return `${valid}, ${days < 0 ? text.over(-days) : text.left(days)}`;
}

/** Page of a quote: its variants, and the actions on it. */
export function QuoteDetail({ quote, isRemoving, onRemove }: Props) {
  const [first] = quote.variants;
  const [variant, setVariant] = useState<QuoteVariant | "">(quote.chosen || first?.variant || "");
  const title = `${quoteTitleLabels[quote.title]} ${quote.number}`;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={`${personOf(quote)} · ${validity(quote)}`}
        back={{ href: paths.quotes, label: words.quotes }}
        badge={<QuoteStateBadge status={quote.state} />}
        menu={<QuoteMenu quote={quote} title={title} isRemoving={isRemoving} onRemove={onRemove} />}
      >
        <Message quote={quote} />
        <PrintLink href={paths.printQuote(quote.id)} />
        <Sell quote={quote} variant={variant} />
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Answer quote={quote} />
        <QuoteVariants quote={quote} variant={variant} onChoose={setVariant} />
        <QuoteSummary quote={quote} />
      </div>
    </>
  );
}

/** Invoice that the quote became, or the reason why it was refused. */
function Answer({ quote: { expand, refusal, state } }: Pick<Props, "quote">) {
  const invoice = expand?.invoice;
  if (invoice)
    return (
      <Notice tone="info">
        {text.become}{" "}
        <a className="link" href={paths.invoice(invoice.id)}>
          {invoice.invoice_number}
        </a>
      </Notice>
    );
  if (state !== "refused" || refusal === "") return null;
  return <Notice tone="warn">{text.refusedFor(quoteRefusalLabels[refusal].toLowerCase())}</Notice>;
}

/** Link to a WhatsApp message; absent when none can be sent to the person. */
function Message({ quote }: Pick<Props, "quote">) {
  const message = useMessages()(messageOfQuote(quote));
  if (!message) return null;
  return (
    <MessageLink className="btn btn-secondary" {...message}>
      <Icon name="speech-bubble" />
      {text.message}
    </MessageLink>
  );
}

/** True of a quote with a prescription or lenses, which is sold by the prescription form. */
const isPrescribed = ({ prescription, items }: QuoteDocument): boolean =>
  prescription !== "" || items.some(({ product_type: type }) => type === "lens");

type SellProps = Pick<Props, "quote"> & { variant: QuoteVariant | "" };

/** Button that opens the sale form. If an expired quote has other prices than today's, first asks which to use. */
function Sell({ quote, variant }: SellProps) {
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  if (quote.state === "accepted" || quote.state === "refused") return null;
  const to = (atPrices: boolean) =>
    paths.sellQuote(quote.id, { variant, isPrescribed: isPrescribed(quote), atPrices });
  const changed = linesOfVariant(quote.items, variant).flatMap((item) => {
    const price = changedPrice(item, item.expand?.product);
    return price === null ? [] : [{ item, price }];
  });
  const sell = () =>
    quote.state === "expired" && changed.length > 0 ? setAsking(true) : navigate(to(false));
  return (
    <>
      <Button variant="primary" icon="arrow-right" right="sale.write" onClick={sell}>
        {text.sell}
      </Button>
      {isAsking && (
        <PricesDialog
          number={quote.number}
          changed={changed}
          onChoose={(atPrices) => navigate(to(atPrices))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
