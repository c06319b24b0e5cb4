import { type FormEvent, useRef, useState } from "react";
import type { CompanyValues } from "#api/shop/company.ts";
import type { Company } from "#domain/core/records.ts";
import { parseRate } from "#lib/texts/vatRate.ts";
import { exampleInvoice } from "./exampleInvoice.ts";
import { InvoiceSheet } from "./InvoiceSheet.tsx";
import { printStrings } from "./prints.strings.ts";
import { type PaperField, printedText, unwritten, useTypedMark } from "./typedMark.ts";

type Props = {
  /** Values of the company as typed in the form. */
  values: Partial<CompanyValues>;
  /** URL of the logo; '' for none. */
  logo?: string;
  /** Field in which a person is typing. */
  typed?: PaperField | null;
  /** CSS class that zooms the sheet. */
  className: string;
};

/** Preview of an example invoice with the typed company. For screen readers it is a single image. */
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

/** Tracks the form field in which a person types, until that field loses the focus. */
export function useTypedField() {
  const [typed, setTyped] = useState<PaperField | null>(null);
  return {
    typed,
    /** Event handlers to spread on the form. */
    typing: {
      onInput: ({ target }: FormEvent) => setTyped((target as HTMLInputElement).name as PaperField),
      onBlur: () => setTyped(null),
    },
  };
}
