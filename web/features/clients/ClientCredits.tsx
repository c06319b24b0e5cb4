import { useQuery } from "@tanstack/react-query";
import { unusedCredit } from "#domain/sale/credit.ts";
import { creditQueries } from "#api/sales/credits.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { creditReasonLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { clientsStrings } from "./clients.strings.ts";

/** Credits of a client that are not used up. Renders nothing without any. */
export function ClientCredits({ client }: { client: string }) {
  const { data } = useQuery(creditQueries.left(client));
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={clientsStrings.detail.credits}>
      <ul className="divide-y divide-line px-4">
        {data.items.map((note) => (
          <li key={note.id} className="flex flex-wrap items-baseline gap-x-3 py-3">
            <a className="link" href={paths.credit(note.id)}>
              {note.number}
            </a>
            <span className="text-sm text-ink-3">
              {formatDay(note.date)} · {creditReasonLabels[note.reason]}
            </span>
            <span className="num ml-auto">
              <Money centimes={unusedCredit(note)} className="font-medium" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
