import type { ReactNode } from "react";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
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
import { ServiceBadge } from "#shared/services/ServiceBadge.ts";
import { Card, TextCard } from "#ui/page/Card.tsx";
import { DetailsCard } from "#ui/page/DetailsCard.tsx";
import { Money } from "#ui/page/Money.tsx";
import { conditionsIn } from "../deposit/depositValues.ts";
import { servicesStrings } from "../services.strings.ts";

const text = servicesStrings.ticket;
type Props = { ticket: ServiceDocument };

/** Facts of the deposit, what was asked, the steps, and other tickets of the same article. */
export const TicketRail = ({ ticket }: Props) => (
  <>
    <DetailsCard title={text.facts} facts={factsOf(ticket)} />
    {ticket.notes && <TextCard title={text.asked}>{ticket.notes}</TextCard>}
    <StepsCard ticket={ticket} />
    {ticket.others.length > 0 && <OthersCard ticket={ticket} />}
  </>
);

function factsOf(ticket: ServiceDocument): [string, ReactNode][] {
  const { expand, estimate } = ticket;
  const facts: [string, ReactNode][] = [
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
    [text.lent, lentOf(ticket)],
    [
      text.invoice,
      ticket.invoice && (
        <a key="invoice" className="link" href={paths.invoice(ticket.invoice)}>
          {expand?.invoice?.invoice_number ?? "-"}
        </a>
      ),
    ],
  ];
  return facts.filter(([, value]) => Boolean(value));
}

const lentOf = ({ lent, lent_back_on }: ServiceDocument): string =>
  [lent, lent_back_on && text.lentBack(formatDay(lent_back_on))].filter(Boolean).join(", ");

/** Article, with a link to the sale where it is ours. */
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

const OthersCard = ({ ticket: { others } }: Props) => (
  <Card title={text.others}>
    <ul className="grid gap-2 p-4">
      {others.map(({ id, number, status }) => (
        <li key={id} className="flex items-center gap-2">
          <a className="link flex-1" href={paths.service(id)}>
            {number}
          </a>
          <ServiceBadge status={status} />
        </li>
      ))}
    </ul>
  </Card>
);
