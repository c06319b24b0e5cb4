import { parseDay } from "#domain/core/days/days.ts";
import { tillQuery } from "#api/sales/till.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { printPage } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { tillPrintStrings } from "./till.strings.ts";
import { TillSheet } from "./TillSheet.tsx";
import { TillTicket } from "./TillTicket.tsx";

/** Formats of a day's report: a page or a roll. */
const formats = ["a4", "ticket"] as const;

/** /caisse/{day}/print: report of a till day; waits for 'Imprimer'. */
export default printPage({
  query: tillQuery,
  failed: words.tillFailed,
  icon: "banknote",
  missing: tillPrintStrings.missing,
  list: paths.till,
  isInvalid: (day) => parseDay(day) === null,
  print: (till, company, day) => {
    const shown = { till, company };
    return (
      <PrintPage
        kind="till"
        title={tillPrintStrings.page(formatDay(day))}
        back={paths.tillOn(day)}
        backLabel={words.till}
        formats={formats}
        isKeyed
      >
        {(format) => (format === "ticket" ? <TillTicket {...shown} /> : <TillSheet {...shown} />)}
      </PrintPage>
    );
  },
});
