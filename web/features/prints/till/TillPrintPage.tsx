import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useParams } from "wouter";
import { parseDay } from "#domain/core/days.ts";
import { company } from "#api/session.ts";
import { tillQuery } from "#api/till.ts";
import { formatDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { SheetSkeleton } from "../SheetSkeleton.tsx";
import { strings } from "./till.strings.ts";
import { TillSheet } from "./TillSheet.tsx";
import { TillTicket } from "./TillTicket.tsx";

/** What a shop keeps of a day fits a page or a roll. */
const formats = ["a4", "ticket"] as const;

/** /caisse/{day}/print: a day of the till; waits for 'Imprimer'. */
export default function TillPrintPage() {
  const { day } = useParams<{ day: string }>();
  const isDay = parseDay(day) !== null;
  const shop = useValue(company);
  const query = useQuery({ ...snapshotOf(tillQuery(day)), enabled: isDay });
  useLeaveOnFailure(query, strings.loadFailed, paths.till);
  if (!isDay) {
    return (
      <main>
        <MissingDocument icon="banknote" title={strings.missing} href={paths.till} />
      </main>
    );
  }
  if (!query.data || !shop) return <SheetSkeleton />;
  const shown = { till: query.data, company: shop };
  return (
    <PrintPage
      kind="till"
      title={strings.page(formatDay(day))}
      back={paths.tillOn(day)}
      backLabel={strings.back}
      formats={formats}
      isKeyed
    >
      {(format) => (format === "ticket" ? <TillTicket {...shown} /> : <TillSheet {...shown} />)}
    </PrintPage>
  );
}
