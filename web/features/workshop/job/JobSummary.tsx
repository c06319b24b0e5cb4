import type { ReactNode } from "react";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import { formatDay, formatInstant } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { orderOf } from "#domain/workshop/orders.ts";
import { workshopStrings } from "#shared/workshop/workshop.strings.ts";
import { When } from "#shared/board/CardParts.tsx";
import { remakeText } from "#shared/services/remakeText.ts";
import { JobChange } from "#shared/workshop/JobChange.tsx";
import { JobBadge } from "#shared/workshop/JobBadge.ts";
import { hasMessage } from "../board/useCardMessage.ts";
import type { JobActions } from "../board/useJobActions.ts";
import { jobRules } from "../board/jobRules.ts";
import { JobLenses } from "./JobLenses.tsx";
import { JobPairs } from "./JobPairs.tsx";
import { RemakeLinks } from "./RemakeLinks.tsx";
import { workshopPageStrings } from "../workshop.strings.ts";

const texts = workshopPageStrings.detail;
const pairName = workshopPageStrings.card.pair;
type Props = { card: JobCard; actions: JobActions };

/** Details of a job: products, state, amount due, links. */
export function JobSummary({ card, actions }: Props) {
  const { client, invoice } = card.expand;
  const isPhone = useIsPhone();
  const Ticket = isPhone ? RecordLink : ButtonLink;
  const ticket = (
    <Ticket icon="printer" href={paths.printJob(card.id)}>
      {words.sheet}
    </Ticket>
  );
  return (
    <>
      <Summary card={card} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {client && (
          <RecordLink icon="person" href={paths.client(client.id)}>
            {words.client}
          </RecordLink>
        )}
        <RecordLink icon="eye" href={paths.prescription(card.prescription)}>
          {words.prescription}
        </RecordLink>
        {invoice && (
          <RecordLink icon="invoice" href={paths.invoice(invoice.id)}>
            {words.invoice}
          </RecordLink>
        )}
        {(orderOf(card.ordered)?.lenses ?? []).length > 0 && (
          <RecordLink icon="invoice" href={paths.sentOrder(card.id)}>
            {workshopStrings.order.reprint}
          </RecordLink>
        )}
        {isPhone && ticket}
        <span className="flex flex-1 flex-wrap justify-end gap-2 empty:hidden max-md:*:flex-1">
          {hasMessage(card) && (
            <Button icon="speech-bubble" onClick={() => actions.message(card)}>
              {words.message}
            </Button>
          )}
          {!isPhone && ticket}
        </span>
      </div>
      <JobChange job={card} />
      <JobLenses card={card} />
      <JobPairs card={card} />
      {card.lens && <RemakeLinks card={card} onRemake={actions.remake} />}
    </>
  );
}

/** State, products, sale and message of a job. */
function Summary({ card }: Pick<Props, "card">) {
  const { invoice } = card.expand;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <JobBadge status={card.status} />
        <span className="text-ink-2">
          <When rules={jobRules} card={card} />
        </span>
        {invoice && <Due remaining={invoice.remaining} />}
      </p>
      {card.remake && (
        <RecordLink icon="arrow-circle" href={paths.service(card.remake.service)}>
          {remakeText(card.remake, card.pairs.length < 2 ? "" : pairName(card.remake.pair))}
        </RecordLink>
      )}
      <p className="text-ink-2">{[card.lens, card.frame].filter(Boolean).join(" · ")}</p>
      {invoice && (
        <p className="text-sm text-ink-3">
          {texts.sold(formatDay(invoice.date), invoice.invoice_number)}
        </p>
      )}
      {card.messagedAt && (
        <p className="text-sm text-ink-3">
          {texts.messaged(formatInstant(card.messagedAt), card.messagedBy ?? "")}
        </p>
      )}
    </div>
  );
}

const Due = ({ remaining }: { remaining: number }) =>
  remaining > 0 ? (
    <b className="font-semibold">
      <MoneyText>{`${words.remains} ${formatMoney(toCentimes(remaining))}`}</MoneyText>
    </b>
  ) : (
    <span className="text-ink-3">{workshopPageStrings.card.paid}</span>
  );

type RecordLinkProps = { icon: IconName; href: string; label?: string; children: ReactNode };

const RecordLink = ({ icon, href, label, children }: RecordLinkProps) => (
  <a
    href={href}
    aria-label={label}
    className="link inline-flex min-h-6 items-center gap-1.5 touch:min-h-11"
  >
    <Icon name={icon} className="size-4" />
    {children}
  </a>
);
