import { claimQueries } from "#api/sales/claims.ts";
import { paths } from "#lib/addresses/paths.ts";
import { printPage } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { claimPrintStrings } from "./claim.strings.ts";
import { ClaimSlipSheet } from "./ClaimSlipSheet.tsx";

const text = claimPrintStrings.slip;
const formats = ["a4"] as const;

/** /print/bordereau/{slip}: slip of the claims sent to a fund; waits for 'Imprimer'. */
export default printPage({
  query: claimQueries.ofSlip,
  failed: text.failed,
  icon: "invoice",
  missing: text.missing,
  list: paths.claims(),
  isNothing: ({ items }) => items.length === 0,
  print: ({ items }, company, slip) => (
    <PrintPage
      kind="claim"
      title={text.page(slip)}
      back={paths.claimSlip(slip)}
      formats={formats}
      isKeyed
    >
      {() => <ClaimSlipSheet slip={slip} claims={items} company={company} />}
    </PrintPage>
  ),
});
