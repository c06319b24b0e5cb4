import { chequeQueries } from "#api/sales/cheques.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { printPage } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { SlipSheet } from "./SlipSheet.tsx";
import { tillPrintStrings } from "./till.strings.ts";

const text = tillPrintStrings.slip;
const formats = ["a4"] as const;

/** /caisse/remise/{slip}/print: bank deposit slip; waits for 'Imprimer'. */
export default printPage({
  query: chequeQueries.slip,
  failed: text.loadFailed,
  icon: "cheque",
  missing: text.missing,
  list: paths.cheques(),
  isNothing: (cheques) => cheques.length === 0,
  print: (cheques, company, slip) => (
    <PrintPage
      kind="till"
      title={text.page(slip)}
      back={paths.cheques()}
      backLabel={words.cheques}
      formats={formats}
      isKeyed
    >
      {() => <SlipSheet slip={slip} cheques={cheques} company={company} />}
    </PrintPage>
  ),
});
