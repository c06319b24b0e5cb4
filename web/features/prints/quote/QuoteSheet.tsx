import type { QuoteDocument } from "#api/sales/quotes.ts";
import { amountInWords } from "#shared/paper/amountInWords.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Company } from "#domain/core/records.ts";
import { quoteTotal } from "#domain/quotes/quote.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { withLineWords } from "#shared/contactLenses/lineWords.ts";
import { SheetDetails } from "#shared/paper/SheetDetails.tsx";
import { InvoiceItems } from "#shared/paper/InvoiceItems.tsx";
import { Ladder } from "#shared/paper/Ladder.tsx";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { VatSheet } from "#shared/paper/Vat.tsx";
import { Vision } from "#shared/paper/Vision.tsx";
import { Proposals } from "./Proposals.tsx";
import {
  commonItems,
  proposalsOf,
  quotedPrescription,
  quoteDetails,
  vatOfQuote,
  vatSentence,
} from "./quoteTexts.ts";
import { quotePrintStrings } from "./quote.strings.ts";

export type QuoteProps = { quote: QuoteDocument; company: Company };
type OfferProps = Pick<QuoteProps, "quote"> & {
  isNarrow: boolean;
  /** True to print the client's correction and contact-lens values, by the checkbox above the sheet. */
  hasEyes: boolean;
};

/** Common lines above the variants, or all lines of a quote with a single offer. */
function Offer({ quote, isNarrow, hasEyes }: OfferProps) {
  const lines = commonItems(quote);
  const common = hasEyes ? withLineWords(lines) : lines;
  if (proposalsOf(quote).length === 0) return <InvoiceItems items={common} />;
  return (
    <>
      {common.length > 0 && (
        <section>
          <h2 className="mb-1 font-semibold">{quotePrintStrings.common}</h2>
          <InvoiceItems items={common} />
        </section>
      )}
      <Proposals quote={quote} isNarrow={isNarrow} hasEyes={hasEyes} />
    </>
  );
}

/** TVA and total of a single offer. */
const SingleSums = ({ quote, company }: QuoteProps) => {
  const shares = vatOfQuote(quote);
  const name = shares.length > 0 ? quotePrintStrings.gross : words.total;
  const total = quoteTotal(quote.items);
  return (
    <>
      <VatSheet shares={shares} note={company.vat_note} />
      <section className="keep flex flex-row-reverse items-start justify-between gap-6">
        <Ladder sums={[[name, formatMoney(total)]]} />
        {quote.title === "proforma" && (
          <div className="min-w-0 flex-1">
            <p className="sheet-caption">{quotePrintStrings.inWords}</p>
            <p className="text-[1.1em] font-semibold">{amountInWords(total)}</p>
          </div>
        )}
      </section>
    </>
  );
};

/** Deposit, TVA when there are several offers, and a reminder that the paper is not an invoice. */
function Terms({ quote, company }: QuoteProps) {
  const isCompared = proposalsOf(quote).length > 0;
  const vat = isCompared ? vatSentence(quote) || company.vat_note : "";
  return (
    <section className="keep grid gap-1">
      {quote.deposit_asked > 0 && (
        <p className="text-[1.1em] font-semibold">
          {quotePrintStrings.deposit}&nbsp;: {formatMoney(toCentimes(quote.deposit_asked))}
        </p>
      )}
      {vat && <p className="sheet-small">{vat}</p>}
      <p className="font-semibold">{quotePrintStrings.disclaimers[quote.title]}</p>
    </section>
  );
}

/** Notes for the client, and the shop's conditions. */
function Remarks({ quote, company }: QuoteProps) {
  const remarks = [
    [words.note, quote.notes],
    [quotePrintStrings.conditions, company.warranty_note],
  ].filter(([, text]) => text);
  if (remarks.length === 0) return null;
  return (
    <section className="grid gap-1 whitespace-pre-line wrap-anywhere">
      {remarks.map(([label, text]) => (
        <p key={label}>
          <strong>{label}</strong>&nbsp;: {text}
        </p>
      ))}
    </section>
  );
}

/** Space for the client's agreement, with a tick box per variant, and for the shop's stamp. */
function Signatures({ quote }: Pick<QuoteProps, "quote">) {
  const proposals = proposalsOf(quote);
  return (
    <section className="keep flex justify-between gap-6">
      <div className="sheet-stamp sheet-caption w-[44%]">
        <p className="flex flex-wrap items-center gap-x-2">
          {proposals.length > 0 ? quotePrintStrings.agreedWith : quotePrintStrings.agreed}
          <span className="inline-flex gap-2">
            {proposals.map(({ variant }) => (
              <span key={variant} className="inline-flex items-center gap-1">
                {variant}
                {/* Drawn, because not every font has that character. */}
                <span className="size-[1em] border border-current" aria-hidden="true" />
              </span>
            ))}
          </span>
        </p>
        <p>{quotePrintStrings.dateAndSignature}</p>
      </div>
      <p className="sheet-stamp sheet-caption">{words.stampAndSignature}</p>
    </section>
  );
}

type Props = QuoteProps & OfferProps;

/** Quote or pro forma invoice on A4 and A5. */
export function QuoteSheet({ quote, company, isNarrow, hasEyes }: Props) {
  const prescription = hasEyes ? quotedPrescription(quote) : null;
  const shown = { quote, company };
  return (
    <ShopSheet
      company={company}
      title={quotePrintStrings.numbers[quote.title](quote.number)}
      under={<p>{printStrings.on(formatDay(quote.date))}</p>}
    >
      <SheetDetails details={quoteDetails(quote)} />
      <Offer quote={quote} isNarrow={isNarrow} hasEyes={hasEyes} />
      {proposalsOf(quote).length === 0 && <SingleSums {...shown} />}
      {prescription && <Vision prescription={prescription} isNarrow={isNarrow} />}
      <Terms {...shown} />
      <Remarks {...shown} />
      <Signatures quote={quote} />
    </ShopSheet>
  );
}
