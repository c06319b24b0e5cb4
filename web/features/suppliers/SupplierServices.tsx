import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { attempt } from "#ui/feedback/attempt.ts";
import { sendToSupplier, serviceQueries, type ServicesPage } from "#api/sales/services.ts";
import type { ListedService } from "#domain/services/serviceAnswers.ts";
import { isOpenService } from "#domain/services/serviceStatus.ts";
import { sum, toCentimes } from "#domain/core/money.ts";
import { useRight } from "#api/session/people.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { TicketsCard } from "#shared/services/TicketsCard.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Button } from "#ui/page/Button.tsx";
import { Money } from "#ui/page/Money.tsx";
import { suppliersStrings } from "./suppliers.strings.ts";

const text = suppliersStrings.services;

/** True of a ticket that can be returned on a slip. */
const isToSend = ({ kind, slip, status }: ListedService): boolean =>
  kind !== "remake" && slip === "" && isOpenService(status);

/** Tickets of a supplier: ticked ones are returned on one slip. Below, the credit expected and received. */
export function SupplierServices({ supplier }: { supplier: string }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { isBusy, once } = useOnce();
  const send = () =>
    void once(() =>
      attempt(async () => {
        const { slip } = await sendToSupplier(supplier, ticked);
        setTicked([]);
        toast.undoable(text.sent(slip), {
          label: words.print,
          act: () => window.location.assign(paths.printReturnSlip(slip)),
        });
      }, text.failed),
    );
  return (
    <TicketsCard
      of={{ supplier }}
      aside={(page) => (
        <>
          <Credits supplier={supplier} page={page} />
          {ticked.length > 0 && (
            <Button size="sm" variant="primary" icon="truck" isBusy={isBusy} onClick={send}>
              {text.send(ticked.length)}
            </Button>
          )}
        </>
      )}
      mark={(ticket) =>
        isToSend(ticket) && (
          <input
            type="checkbox"
            className="size-4 max-md:size-6"
            aria-label={text.tick(ticket.number)}
            checked={ticked.includes(ticket.id)}
            onChange={({ target }) =>
              setTicked((before) =>
                target.checked ? [...before, ticket.id] : before.filter((one) => one !== ticket.id),
              )
            }
          />
        )
      }
    />
  );
}

/** Credit expected for all tickets of the supplier, and received for those listed. */
function Credits({ supplier, page }: { supplier: string; page: ServicesPage }) {
  const seesCosts = useRight("cost.see");
  const { data } = useQuery({
    ...serviceQueries.some({ credit: "awaited", supplier, perPage: 1 }),
    enabled: seesCosts,
  });
  if (!seesCosts) return null;
  const { items, totalItems } = page;
  const awaited = data?.sums?.expected ?? 0;
  const received = sum(items.map(({ received_amount }) => toCentimes(received_amount)));
  const isAll = totalItems <= items.length;
  return (
    <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
      {awaited > 0 && (
        <span>
          {text.awaited} <Money dirhams={awaited} />
        </span>
      )}
      {received > 0 && (
        <span>
          {isAll ? text.received : text.receivedOf(items.length)} <Money centimes={received} />
        </span>
      )}
    </span>
  );
}
