import type { ReactNode } from "react";
import type { QuoteDocument } from "#api/sales/quotes.ts";
import { company } from "#api/session/session.ts";
import { addDays, parseDay, today } from "#domain/core/days/days.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { formatDay, formatMoment, formatPhone } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ClaimStatusBadge } from "#shared/claims/ClaimStatusBadge.ts";
import { personOf, phoneOf } from "#shared/quotes/quoteDisplay.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { TextCard } from "#ui/page/Card.tsx";
import { DetailsCard } from "#ui/page/DetailsCard.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { quotesStrings } from "./quotes.strings.ts";

const text = quotesStrings.detail;

/** Short line about follow-up, deposit and delay, then details and notes. */
export const QuoteSummary = ({ quote }: { quote: QuoteDocument }) => (
  <>
    <Chips quote={quote} />
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
      <DetailsCard
        title={text.details}
        details={[
          [text.person, <Person key="person" quote={quote} />],
          [words.phone, formatPhone(phoneOf(quote))],
          [words.date, formatDay(quote.date)],
          [quotesStrings.validUntil, formatDay(quote.valid_until)],
          [text.by, quote.by],
          ...claimDetail(quote),
        ]}
      />
      {quote.notes && <TextCard title={words.notes}>{quote.notes}</TextCard>}
      {quote.internal_notes && <TextCard title={text.internal}>{quote.internal_notes}</TextCard>}
    </div>
  </>
);

/** Claim of the quote with its fund and state; nothing without a claim. */
function claimDetail({ claim, state }: QuoteDocument): [string, ReactNode][] {
  if (!claim) return [];
  const isLost = claim.invoice === "" && (state === "refused" || state === "expired");
  return [
    [
      words.claim,
      <span key="claim" className="inline-flex flex-wrap items-center gap-2">
        <a className="link" href={paths.claim(claim.id)}>
          {claim.fund_name}
        </a>
        <ClaimStatusBadge status={isLost ? "lost" : claim.status} />
      </span>,
    ],
  ];
}

const Person = ({ quote }: { quote: QuoteDocument }) =>
  quote.client ? (
    <a dir="auto" className="link" href={paths.client(quote.client)}>
      {personOf(quote)}
    </a>
  ) : (
    <>
      <bdi dir="auto">{personOf(quote)}</bdi>, {text.prospect}
    </>
  );

const Chip = ({ icon, children }: { icon?: "calendar"; children: ReactNode }) => (
  <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line px-2.5 text-sm font-medium text-ink-2">
    {icon && <Icon name={icon} className="size-4" />}
    {children}
  </span>
);

/** Day on which to follow up a quote that has no answer. */
function followUp({ date, last_message }: QuoteDocument, days: number): string {
  const from = parseDay(last_message.slice(0, 10) || date);
  const day = from && addDays(from, days);
  return day && day > today() ? text.answerBy(formatDay(day)) : text.answerNow;
}

function Chips({ quote }: { quote: QuoteDocument }) {
  const days = useValue(company)?.quote_follow_days ?? 0;
  const { state, deposit_asked, delivery_days, last_message, printed_at } = quote;
  const isWaiting = state === "open" || state === "sent";
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isWaiting && <Chip icon="calendar">{followUp(quote, days)}</Chip>}
      {last_message && <Chip>{text.messaged(formatMoment(last_message))}</Chip>}
      {printed_at && <Chip>{text.printed(formatMoment(printed_at))}</Chip>}
      {deposit_asked > 0 && (
        <Chip>
          <MoneyText>{text.depositChip(formatMoney(toCentimes(deposit_asked)))}</MoneyText>
        </Chip>
      )}
      {delivery_days > 0 && <Chip>{text.deliveryChip(delivery_days)}</Chip>}
    </div>
  );
}
