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

/** /print/devis/{id}: quote or pro forma invoice. Waits for 'Imprimer'. */
export default printPage({
  ...quoteRecord,
  print: (quote, company) => <QuotePrint quote={quote} company={company} />,
});

/** True of a quote with a correction, or with values of contact lenses. */
const hasValues = (quote: QuoteProps["quote"]): boolean =>
  quotedPrescription(quote) !== null || quote.items.some((item) => lineWords(item) !== "");

/** Papers of a quote. */
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
      // The browser's own print asks nobody before it.
      onPrint={() => void handOver()}
      mayPrint={handOver}
      isKeyed
    >
      {(format) => <QuoteSheet {...shown} isNarrow={format === "a5"} hasEyes={hasEyes} />}
    </PrintPage>
  );
}

type SwitchProps = { hasEyes: boolean; onChange: (hasEyes: boolean) => void };

/** Switch of the correction, on screen only. */
const EyesSwitch = ({ hasEyes, onChange }: SwitchProps) => (
  <div className="no-print mb-4 flex justify-center">
    <Checkbox checked={hasEyes} onChange={({ target }) => onChange(target.checked)}>
      {quotePrintStrings.eyes}
    </Checkbox>
  </div>
);

/**
 * Hands the quote over once for each opening; what fails is tried again by the next print. False without the right to it, which
 * a colleague may approve: then nothing is printed.
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
