import { useQuery } from "@tanstack/react-query";
import { tariffQueries } from "#api/lenses/tariffs.ts";
import { today } from "#domain/core/days/days.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { stateOf } from "#shared/lenses/tariffDates.ts";
import { tariffDateStrings as dates } from "#shared/lenses/tariffDates.strings.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { Card } from "#ui/page/Card.tsx";
import { productsStrings } from "./products.strings.ts";

const text = productsStrings.range;

/** 'Tarif': tariffs of a range or a supplement by first day, latest first. */
export function TariffCard({ product }: { product: string }) {
  const query = useQuery(tariffQueries.ofProduct(product));
  const href = paths.lensTariffs(product);
  return (
    <Card
      title={words.tariff}
      aside={
        <a className="btn btn-secondary btn-sm" href={href}>
          {text.openTariff}
        </a>
      }
    >
      <Loaded query={query} failed={dates.failed} skeleton={<RowsSkeleton rows={2} />}>
        {(items) =>
          items.length === 0 ? (
            <p className="px-4 py-4 text-warn-ink">{text.noTariff}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map((tariff) => {
                const state = stateOf(tariff, items, today());
                return (
                  <li key={tariff.id} className="flex flex-wrap items-center gap-x-3 px-4 py-2.5">
                    <a className="link flex-1" href={`${href}?tarif=${tariff.id}`}>
                      {dates[state === "coming" ? "from" : "since"](formatDay(tariff.from))}
                    </a>
                    <span className="text-sm text-ink-3">
                      {dates[state]} · {dates.rows(tariff.count)}
                    </span>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
