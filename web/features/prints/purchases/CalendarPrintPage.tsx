import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { accountQueries } from "#api/purchases/accounts.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSearchValues } from "#lib/addresses/searchParams.ts";
import { words } from "#lib/texts/words.strings.ts";
import { calendarAsked } from "#shared/purchases/calendarTexts.ts";
import { purchaseWords } from "#shared/purchases/purchases.strings.ts";
import { withCosts } from "#shared/purchases/withCosts.tsx";
import { PrintedRecord } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { CalendarSheet } from "./CalendarSheet.tsx";
import { purchasePrints } from "./purchasePrints.strings.ts";

const text = purchasePrints.calendar;
const formats = ["a4"] as const;

/** /print/echeancier: calendar of weeks that starts on the day of the address; waits for 'Imprimer'. */
function CalendarPrintPage() {
  const asked = calendarAsked(useSearchValues().get);
  const query = useQuery(snapshotOf(accountQueries.calendar(asked)));
  const search = useSearch();
  const list = `${paths.purchases("echeances")}${search && `&${search}`}`;
  return (
    <PrintedRecord
      query={query}
      failed={purchaseWords.calendarFailed}
      missing={{ icon: "calendar", title: text.wrong, href: list }}
    >
      {(calendar, company) => (
        <PrintPage
          kind="calendar"
          title={words.calendar}
          back={list}
          backLabel={words.purchases}
          formats={formats}
          isKeyed
        >
          {() => <CalendarSheet calendar={calendar} company={company} />}
        </PrintPage>
      )}
    </PrintedRecord>
  );
}

export default withCosts(CalendarPrintPage);
