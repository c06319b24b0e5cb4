import { quoteRecord } from "#shared/documents/recordKinds.ts";
import { useCallback, useRef, useState } from "react";
import { missingRight } from "#api/failure.ts";
import { markQuotePrinted } from "#api/sales/quotes.ts";
import { paths } from "#lib/addresses/paths.ts";
import { chooseQuoteEyes, printsQuoteEyes } from "#lib/device/printing.ts";
import { lineWords } from "#shared/contactLenses/lineWords.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { printPage } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { quotePrintStrings } from "./quote.strings.ts";
import { quotedPrescription } from "./quoteTexts.ts";
import { QuoteSheet, type QuoteProps } from "./QuoteSheet.tsx";

/** /print/devis/{id}: quote or pro forma invoice; waits for 'Imprimer'. */
export default printPage({
  ...quoteRecord,
  print: (quote, company) => <QuotePrint quote={quote} company={company} />,
});

/** True of a quote with a correction, or with contact-lens values. */
const hasValues = (quote: QuoteProps["quote"]): boolean =>
  quotedPrescription(quote) !== null || quote.items.some((item) => lineWords(item) !== "");

/** Formats of a quote. */
const sheets = ["a4", "a5"] as const;

function QuotePrint(shown: QuoteProps) {
  const { quote } = shown;
  const handOver = useHandOver(quote.id);
  const [hasEyes, setEyes] = useState(printsQuoteEyes);
  const choose = (isPrinted: boolean) => {
    chooseQuoteEyes(isPrinted);
    setEyes(isPrinted);
  };
  return (
    <PrintPage
      title={quotePrintStrings.pages[quote.title](quote.number)}
      kind="quote"
      back={paths.quote(quote.id)}
      above={hasValues(quote) && <EyesSwitch hasEyes={hasEyes} onChange={choose} />}
      formats={sheets}
      // Also here, because a print from the browser's menu does not call `mayPrint`.
      onPrint={() => void handOver()}
      mayPrint={handOver}
      isKeyed
    >
      {(format) => <QuoteSheet {...shown} isNarrow={format === "a5"} hasEyes={hasEyes} />}
    </PrintPage>
  );
}

type SwitchProps = { hasEyes: boolean; onChange: (hasEyes: boolean) => void };

/** Checkbox above the sheet, on screen only, that prints the correction. */
const EyesSwitch = ({ hasEyes, onChange }: SwitchProps) => (
  <div className="no-print mb-4 flex justify-center">
    <Checkbox checked={hasEyes} onChange={({ target }) => onChange(target.checked)}>
      {quotePrintStrings.eyes}
    </Checkbox>
  </div>
);

/**
 * Records once per visit that the quote was handed over; a failed attempt is repeated at the next print. False when the
 * person lacks the right and no colleague approves: then nothing is printed.
 */
function useHandOver(id: string): () => Promise<boolean> {
  const isNoted = useRef(false);
  return useCallback(async () => {
    if (isNoted.current) return true;
    isNoted.current = true;
    try {
      await markQuotePrinted(id);
      return true;
    } catch (error) {
      isNoted.current = false;
      const lacked = missingRight(error);
      if (lacked) toast.error(lacked);
      return lacked === "";
    }
  }, [id]);
}
