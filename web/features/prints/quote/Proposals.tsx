import type { QuoteDocument, SavedQuoteItem } from "#api/sales/quotes.ts";
import { amountInWords } from "#shared/paper/amountInWords.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { words } from "#lib/texts/words.strings.ts";
import { lineWords } from "#shared/contactLenses/lineWords.ts";
import { inPrintOrder, nameOf, remarkOf } from "#shared/paper/itemLabel.ts";
import { grossOf, type Proposal, proposalsOf, vatOfQuote } from "./quoteTexts.ts";
import { quotePrintStrings } from "./quote.strings.ts";
import { SizedName } from "#ui/page/SizedName.tsx";

/**
 * CSS classes of the variants. On A4 they are side by side; three do not fit on A5, so they are stacked there, without
 * a grid, to break across pages.
 */
const placesOf = (count: number, isNarrow: boolean): string => {
  if (count === 2) return "grid grid-cols-2 gap-3";
  return isNarrow ? "*:not-first:mt-3" : "grid grid-cols-3 gap-3";
};

type Props = { quote: QuoteDocument; isNarrow: boolean; hasEyes: boolean };

/** Variants of a quote side by side, each with its own lines and its total. */
export function Proposals({ quote, isNarrow, hasEyes }: Props) {
  const proposals = proposalsOf(quote);
  const isTaxed = vatOfQuote(quote).length > 0;
  return (
    <div className={placesOf(proposals.length, isNarrow)}>
      {proposals.map((proposal) => (
        <Box
          key={proposal.variant}
          proposal={proposal}
          total={isTaxed ? quotePrintStrings.gross : words.total}
          isChosen={quote.chosen === proposal.variant}
          isNarrow={isNarrow}
          hasEyes={hasEyes}
          isWorded={quote.title === "proforma"}
        />
      ))}
    </div>
  );
}

type BoxProps = {
  proposal: Proposal;
  total: string;
  isChosen: boolean;
  isNarrow: boolean;
  /** True to print the values of contact lenses. */
  hasEyes: boolean;
  /** True to print the sum in words. */
  isWorded: boolean;
};

function Box({ proposal, total: totalName, isChosen, isNarrow, hasEyes, isWorded }: BoxProps) {
  const { variant, items, common, discount, total } = proposal;
  return (
    <section
      className={`keep sheet-box flex min-w-0 flex-col ${isChosen ? "border-[#111]" : ""} ${isNarrow ? "py-[0.4em]" : ""}`}
      aria-label={quotePrintStrings.proposal(variant)}
    >
      <h2 className="mb-1 text-[1.2em] font-semibold">{quotePrintStrings.proposal(variant)}</h2>
      <div className="flex-1">
        {inPrintOrder(items).map((item) => (
          <Item key={item.id} item={item} words={hasEyes ? lineWords(item) : ""} />
        ))}
        {common > 0 && <Sum label={quotePrintStrings.commonPart} amount={formatMoney(common)} />}
        {discount < 0 && <Sum label={words.discount} amount={formatMoney(discount)} />}
      </div>
      <p className="flex items-baseline justify-between gap-3 pt-2">
        <span className="sheet-caption">{totalName}</span>{" "}
        <strong className="sum text-[1.3em] font-semibold whitespace-nowrap">
          {formatMoney(total)}
        </strong>
      </p>
      {isWorded && (
        <p className="sheet-caption">
          {quotePrintStrings.inWords} {amountInWords(total)}
        </p>
      )}
    </section>
  );
}

const row =
  "flex items-baseline justify-between gap-3 border-b-[0.5pt] border-[#d9dddd] py-[0.4em]";

const Sum = ({ label, amount }: { label: string; amount: string }) => (
  <p className={row}>
    <span className="min-w-0 wrap-anywhere">{label}</span>{" "}
    <span className="sum whitespace-nowrap">{amount}</span>
  </p>
);

const Item = ({ item, words: values }: { item: SavedQuoteItem; words: string }) => (
  <div className={row}>
    <div className="min-w-0 wrap-anywhere">
      <p dir="auto" className="font-medium">
        <SizedName>{nameOf(item)}</SizedName>
      </p>
      {values && <p className="sheet-caption">{values}</p>}
      {item.quantity > 1 && (
        <p className="sheet-caption">
          {quotePrintStrings.pieces(item.quantity, formatMoney(toCentimes(item.price)))}
        </p>
      )}
      {remarkOf(item) && (
        <p dir="auto" className="sheet-caption">
          {remarkOf(item)}
        </p>
      )}
    </div>{" "}
    <span className="sum whitespace-nowrap">{formatMoney(grossOf(item))}</span>
  </div>
);
