import type { ReactNode } from "react";
import { today } from "#domain/core/days/days.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { isLentOut } from "#domain/services/serviceStatus.ts";
import { stepsIn } from "#shared/services/steps.ts";
import { formatDay, formatInstant } from "#lib/texts/formats.ts";
import {
  estimateAnswerLabels,
  serviceConditionLabels,
  servicePayerLabels,
  serviceStatusLabels,
} from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { serviceShared } from "#shared/services/serviceShared.strings.ts";
import { TicketsCard } from "#shared/services/TicketsCard.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Card, TextCard } from "#ui/page/Card.tsx";
import { DetailsCard } from "#ui/page/DetailsCard.tsx";
import { Money } from "#ui/page/Money.tsx";
import { conditionsIn } from "../deposit/depositValues.ts";
import { servicesStrings } from "../services.strings.ts";
import { useSaveTicket } from "./useSaveTicket.ts";

const text = servicesStrings.ticket;
type Props = { ticket: ServiceDocument };

/** Side column: details of the deposit, the request, the steps, and other tickets about the same sold line. */
export const TicketRail = ({ ticket }: Props) => (
  <>
    <DetailsCard title={text.details} details={detailsOf(ticket)} />
    {ticket.notes && <TextCard title={text.asked}>{ticket.notes}</TextCard>}
    <StepsCard ticket={ticket} />
    {ticket.invoice_item && (
      <TicketsCard title={text.others} of={{ item: ticket.invoice_item }} except={ticket.id} />
    )}
  </>
);

function detailsOf(ticket: ServiceDocument): [string, ReactNode][] {
  const { expand, estimate } = ticket;
  const details: [string, ReactNode][] = [
    [
      words.client,
      ticket.client && (
        <a dir="auto" key="client" className="link" href={paths.client(ticket.client)}>
          {expand?.client?.name ?? words.unknownClient}
        </a>
      ),
    ],
    [text.article, articleOf(ticket)],
    [text.received, formatDay(ticket.date)],
    [words.promisedOn, formatDay(ticket.promised_on)],
    [words.tray, ticket.tray],
    [
      text.conditions,
      conditionsIn(ticket.condition)
        .map((one) => serviceConditionLabels[one])
        .join(", "),
    ],
    [text.payer, servicePayerLabels[ticket.pays]],
    [text.estimate, estimate > 0 ? <Money key="estimate" dirhams={estimate} /> : text.free],
    [text.answer, ticket.estimate_answer && estimateAnswerLabels[ticket.estimate_answer]],
    [text.lent, ticket.lent && <Lent key="lent" ticket={ticket} />],
    [
      text.invoice,
      ticket.invoice && (
        <a key="invoice" className="link" href={paths.invoice(ticket.invoice)}>
          {expand?.invoice?.invoice_number ?? "-"}
        </a>
      ),
    ],
  ];
  return details.filter(([, value]) => Boolean(value));
}

/** Lent glasses, with a button that records their return after the client's own were handed back. */
function Lent({ ticket }: Props) {
  const { lent, lent_back_on, status } = ticket;
  const { isBusy, save } = useSaveTicket(ticket);
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {[lent, lent_back_on && text.lentBack(formatDay(lent_back_on))].filter(Boolean).join(", ")}
      {isLentOut(ticket) && status === "returned" && (
        <Button
          size="sm"
          icon="check"
          right="service.write"
          isBusy={isBusy}
          onClick={() => void save({ lent_back_on: today() }, { said: text.lentReturned })}
        >
          {serviceShared.lentOut.back}
        </Button>
      )}
    </span>
  );
}

/** Article of the ticket, linked to its sale when the shop sold it. */
function articleOf({ sold_on, object, expand }: ServiceDocument): ReactNode {
  const name = expand?.product?.name ?? object;
  return sold_on ? (
    <a dir="auto" className="link" href={paths.invoice(sold_on)}>
      {name}
    </a>
  ) : (
    name
  );
}

const StepsCard = ({ ticket }: Props) => (
  <Card title={text.steps}>
    <ol className="grid gap-1 p-4 text-sm text-ink-2">
      {stepsIn(ticket.steps).map(({ status, at, by }) => (
        <li key={at + status}>{text.step(serviceStatusLabels[status], formatInstant(at), by)}</li>
      ))}
    </ol>
  </Card>
);
