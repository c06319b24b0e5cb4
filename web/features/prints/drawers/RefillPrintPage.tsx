import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { drawerQueries } from "#api/lenses/drawers.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSearchValues } from "#lib/addresses/searchParams.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { periodStrings } from "#shared/period/period.strings.ts";
import { PrintedRecord } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { drawerPrints as text } from "./drawers.strings.ts";
import { RefillSheet } from "./RefillSheet.tsx";

const formats = ["a4"] as const;

/** /print/reassort: lenses sold from the drawers on the days of the address. */
export default function RefillPrintPage() {
  const { get } = useSearchValues();
  const search = useSearch();
  const [from, to] = [parseDay(get("du")) ?? today(), parseDay(get("au")) ?? today()];
  const days = from === to ? formatDay(from) : periodStrings.days(formatDay(from), formatDay(to));
  const query = useQuery(snapshotOf(drawerQueries.refill({ from, to })));
  return (
    <PrintedRecord
      query={query}
      failed={text.refillFailed}
      missing={{ icon: "box", title: text.refillFailed, href: paths.lensRefill }}
    >
      {(refill, company) => (
        <PrintPage
          kind="drawer"
          title={text.refillOf(days)}
          back={`${paths.lensRefill}?${search}`}
          backLabel={words.lensRefill}
          formats={formats}
          isKeyed
        >
          {() => <RefillSheet {...{ refill, days, company }} />}
        </PrintPage>
      )}
    </PrintedRecord>
  );
}
