import { type FormEvent, useRef, useState } from "react";
import type { CompanyValues } from "#api/shop/company.ts";
import type { Company } from "#domain/core/records.ts";
import { parseRate } from "#lib/texts/vatRate.ts";
import { exampleInvoice } from "./exampleInvoice.ts";
import { InvoiceSheet } from "./InvoiceSheet.tsx";
import { printStrings } from "./prints.strings.ts";
import { type PaperField, printedText, unwritten, useTypedMark } from "./typedMark.ts";

type Props = {
  /** Company as typed. */
  values: Partial<CompanyValues>;
  /** URL; '' for none. */
  logo?: string;
  /** Field being typed in. */
  typed?: PaperField | null;
  /** Zoom of the sheet, as a class. */
  className: string;
};

/** Invoice of an example sale with the company as typed: one image for screen readers. */
export function LiveInvoice({ values, logo = "", typed = null, className }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  useTypedMark(paper, typed ? printedText(typed, values) : "");
  const rate = values.vat ? parseRate(values.vat_rate ?? "") : null;
  return (
    <div role="img" aria-label={printStrings.preview.title} className="no-print">
      <div ref={paper} aria-hidden="true" inert className={`sheet sheet-a5 ${className}`}>
        <InvoiceSheet
          invoice={exampleInvoice(rate)}
          company={{ ...unwritten, id: "", logo: "", ...values } as unknown as Company}
          logo={logo}
          isNarrow
        />
      </div>
    </div>
  );
}

/** Field of a form that is being typed in, until it is left. */
export function useTypedField() {
  const [typed, setTyped] = useState<PaperField | null>(null);
  return {
    typed,
    /** Listeners of the form. */
    typing: {
      onInput: ({ target }: FormEvent) => setTyped((target as HTMLInputElement).name as PaperField),
      onBlur: () => setTyped(null),
    },
  };
}
