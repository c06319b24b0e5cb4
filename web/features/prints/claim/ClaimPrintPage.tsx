import { claimRecord } from "#shared/documents/recordKinds.ts";
import { paths } from "#lib/addresses/paths.ts";
import { beneficiaryOf } from "#shared/claims/claimDisplay.ts";
import { printPage } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { claimPrintStrings } from "./claim.strings.ts";
import { ClaimSheet } from "./ClaimSheet.tsx";

const sheets = ["a4", "a5"] as const;

/** /print/prise-en-charge/{id}: file of a claim; waits for 'Imprimer'. */
export default printPage({
  ...claimRecord,
  print: (claim, company, id) => (
    <PrintPage
      title={claimPrintStrings.page(beneficiaryOf(claim))}
      kind="claim"
      back={paths.claim(id)}
      formats={sheets}
      isKeyed
    >
      {() => <ClaimSheet claim={claim} company={company} />}
    </PrintPage>
  ),
});
