import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { everyServiceStatus, serviceQueries, type ServicesPage } from "#api/sales/services.ts";
import { useUses } from "#api/session/people.ts";
import type { ListedService } from "#domain/services/serviceAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { serviceKindLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { Card } from "#ui/page/Card.tsx";
import { ServiceBadge } from "./ServiceBadge.ts";
import { objectOfService } from "./serviceName.ts";
import { serviceShared } from "./serviceShared.strings.ts";

const mostShown = 100;

type Props = {
  /** Record whose tickets are listed. */
  of: { client?: string; invoice?: string; item?: string; product?: string; supplier?: string };
  title?: string;
  /** Id of the ticket whose page shows the card; it is left out. */
  except?: string;
  /** Content at the end of the card's head. */
  aside?: (page: ServicesPage) => ReactNode;
  /** Content before each row. */
  mark?: (ticket: ListedService) => ReactNode;
};

/**
 * Latest tickets about a record. Renders nothing without any, and sends no request for a shop that does not use
 * tickets.
 */
export const TicketsCard = (props: Props) => useUses("services") && <Tickets {...props} />;

function Tickets({ of, title = words.services, except, aside, mark }: Props) {
  const query = useQuery(
    serviceQueries.some({
      ...of,
      status: everyServiceStatus,
      sort: "-date",
      perPage: mostShown,
    }),
  );
  const { data, error } = query;
  const tickets = data?.items.filter(({ id }) => id !== except) ?? [];
  if (error === null && tickets.length === 0) return null;
  return (
    <Card title={title} aside={data && aside?.(data)}>
      <Loaded query={query} failed={serviceShared.listFailed} skeleton={null}>
        {({ items, totalItems }) => (
          <>
            <ul className="divide-y divide-line px-4">
              {tickets.map((ticket) => (
                <TicketRow key={ticket.id} ticket={ticket} mark={mark?.(ticket)} />
              ))}
            </ul>
            {totalItems > items.length && (
              <p className="px-4 pb-3 text-sm text-ink-2">
                {serviceShared.older(totalItems - items.length)}
              </p>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

const TicketRow = ({ ticket, mark }: { ticket: ListedService; mark: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
    {mark}
    <a className="link" href={paths.service(ticket.id)}>
      {ticket.number}
    </a>
    <span className="text-sm text-ink-3">{formatDay(ticket.date)}</span>
    <span dir="auto" className="min-w-0 flex-1 truncate text-sm text-ink-2">
      {[ticket.remake_number || serviceKindLabels[ticket.kind], objectOfService(ticket)]
        .filter(Boolean)
        .join(" · ")}
    </span>
    <ServiceBadge status={ticket.status} />
  </li>
);
