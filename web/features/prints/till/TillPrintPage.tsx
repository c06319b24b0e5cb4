import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useParams } from "wouter";
import { parseDay } from "#domain/core/days.ts";
import { tillQuery } from "#api/till.ts";
import { formatDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { PrintedRecord } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { strings } from "./till.strings.ts";
import { TillSheet } from "./TillSheet.tsx";
import { TillTicket } from "./TillTicket.tsx";

/** A day's report on a page or a roll. */
const formats = ["a4", "ticket"] as const;

/** /caisse/{day}/print: report of a till day; waits for 'Imprimer'. */
export default function TillPrintPage() {
  const { day } = useParams<{ day: string }>();
  const isDay = parseDay(day) !== null;
  const query = useQuery({ ...snapshotOf(tillQuery(day)), enabled: isDay });
  return (
    <PrintedRecord
      query={query}
      failed={words.tillFailed}
      missing={{ icon: "banknote", title: strings.missing, href: paths.till }}
      isMissing={!isDay}
    >
      {(till, company) => {
        const shown = { till, company };
        return (
          <PrintPage
            kind="till"
            title={strings.page(formatDay(day))}
            back={paths.tillOn(day)}
            backLabel={words.till}
            formats={formats}
            isKeyed
          >
            {(format) =>
              format === "ticket" ? <TillTicket {...shown} /> : <TillSheet {...shown} />
            }
          </PrintPage>
        );
      }}
    </PrintedRecord>
  );
}
