import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { useRight } from "#api/session/people.ts";
import { figureQueries } from "#api/shop/figures.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSearchValues } from "#lib/addresses/searchParams.ts";
import { periodStrings } from "#shared/period/period.strings.ts";
import { prescriptionLogStrings } from "#shared/prescriptionLog/prescriptionLog.strings.ts";
import { logPeriod } from "#shared/prescriptionLog/logPeriod.ts";
import { PrintedRecord } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { logPrintStrings } from "./logPrint.strings.ts";
import { PrescriptionLogSheet } from "./PrescriptionLogSheet.tsx";

const formats = ["a4"] as const;

/** /print/registre: prescription log for the period of the address; waits for 'Imprimer'. */
export default function PrescriptionLogPrintPage() {
  const { period, isValid } = logPeriod(useSearchValues().get);
  const hasEyes = useRight("eyes.see");
  const back = paths.prescriptionLogAt(useSearch());
  const days = periodStrings.days(formatDay(period.from), formatDay(period.to));
  const query = useQuery({
    ...snapshotOf(figureQueries.prescriptionLog(period)),
    enabled: isValid,
  });
  return (
    <PrintedRecord
      query={query}
      failed={prescriptionLogStrings.failed}
      missing={{ icon: "clipboard", title: periodStrings.wrong, href: paths.prescriptionLog }}
      isMissing={!isValid}
    >
      {(log, company) => (
        <PrintPage
          kind="register"
          title={logPrintStrings.page(days)}
          back={back}
          backLabel={prescriptionLogStrings.short}
          formats={formats}
          isWide
          isKeyed
        >
          {() => <PrescriptionLogSheet {...{ log, days, company, hasEyes }} />}
        </PrintPage>
      )}
    </PrintedRecord>
  );
}
