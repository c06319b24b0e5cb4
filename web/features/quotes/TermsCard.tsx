import { FormText, FormTextArea } from "#ui/form/Field.tsx";
import type { QuoteValues } from "./quoteValues.ts";
import { quotesStrings } from "./quotes.strings.ts";

const text = quotesStrings.form;

/** Card with deposit, delay and notes. */
export const TermsCard = () => (
  <section className="card grid gap-4 p-4 md:grid-cols-2" aria-label={text.terms}>
    <FormText<QuoteValues> path="deposit_asked" label={text.deposit} isOptional isAmount />
    <FormText<QuoteValues>
      path="delivery_days"
      label={text.delivery}
      inputMode="numeric"
      isOptional
      isNumber
    />
    <FormTextArea<QuoteValues> path="notes" label={text.notes} isOptional rows={2} />
    <FormTextArea<QuoteValues>
      path="internal_notes"
      label={text.internal}
      hint={text.internalHint}
      isOptional
      rows={2}
    />
  </section>
);
