import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { everyServiceStatus, serviceQueries } from "#api/sales/services.ts";
import { useUses } from "#api/session/people.ts";
import type { ListedService } from "#domain/services/serviceAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { serviceKindLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Card } from "#ui/page/Card.tsx";
import { ServiceBadge } from "./ServiceBadge.ts";
import { objectOfService } from "./serviceName.ts";

const mostShown = 20;

type Props = {
  /** Record that the tickets are about. */
  of: { client?: string; invoice?: string; product?: string; supplier?: string };
  /** At the end of the head. */
  aside?: (tickets: readonly ListedService[]) => ReactNode;
  /** Before a row. */
  mark?: (ticket: ListedService) => ReactNode;
};

/** Tickets about a record; nothing without any, and nothing asked of a shop without tickets. */
export const TicketsCard = (props: Props) => useUses("services") && <Tickets {...props} />;

function Tickets({ of, aside, mark }: Props) {
  const { data } = useQuery(
    serviceQueries.some({ ...of, status: everyServiceStatus, perPage: mostShown }),
  );
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={words.services} aside={aside?.(data.items)}>
      <ul className="divide-y divide-line px-4">
        {data.items.map((ticket) => (
          <li key={ticket.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            {mark?.(ticket)}
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
        ))}
      </ul>
    </Card>
  );
}
