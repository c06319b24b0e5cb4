import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { useRight } from "#api/session/people.ts";
import { figureQueries } from "#api/shop/figures.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSearchValues } from "#lib/addresses/searchParams.ts";
import { periodStrings } from "#shared/period/period.strings.ts";
import { registerStrings } from "#shared/register/register.strings.ts";
import { registerPeriod } from "#shared/register/registerPeriod.ts";
import { PrintedRecord } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { registerPrintStrings } from "./register.strings.ts";
import { RegisterSheet } from "./RegisterSheet.tsx";

const formats = ["a4"] as const;

/** /print/registre: register of the period of the address; waits for 'Imprimer'. */
export default function RegisterPrintPage() {
  const { period, isValid } = registerPeriod(useSearchValues().get);
  const hasEyes = useRight("eyes.see");
  const back = paths.registerAt(useSearch());
  const days = periodStrings.days(formatDay(period.from), formatDay(period.to));
  const query = useQuery({
    ...snapshotOf(figureQueries.register(period)),
    enabled: isValid,
  });
  return (
    <PrintedRecord
      query={query}
      failed={registerStrings.failed}
      missing={{ icon: "clipboard", title: periodStrings.wrong, href: paths.register }}
      isMissing={!isValid}
    >
      {(register, company) => (
        <PrintPage
          kind="register"
          title={registerPrintStrings.page(days)}
          back={back}
          backLabel={registerStrings.short}
          formats={formats}
          isWide
          isKeyed
        >
          {() => <RegisterSheet {...{ register, days, company, hasEyes }} />}
        </PrintPage>
      )}
    </PrintedRecord>
  );
}
