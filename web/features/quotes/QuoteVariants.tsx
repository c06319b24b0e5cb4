import type { QuoteDocument, SavedQuoteItem } from "#api/sales/quotes.ts";
import { type Centimes, formatMoney, minus, toCentimes } from "#domain/core/money.ts";
import type { QuoteVariant } from "#domain/core/records.ts";
import { formatEye } from "#domain/optics/format.ts";
import { eyesOf } from "#domain/optics/optics.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { itemTotal } from "#domain/sale/invoice.ts";
import { eyeSides } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { lineWords } from "#shared/contactLenses/lineWords.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { soldName } from "#lib/texts/soldName.ts";
import { picturedOf } from "#shared/sales/items/soldPicture.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { quotesStrings } from "./quotes.strings.ts";
import { SizedName } from "#ui/page/SizedName.tsx";

const text = quotesStrings.detail;
const formText = quotesStrings.form;

type Props = {
  quote: QuoteDocument;
  variant: QuoteVariant | "";
  onChoose: (variant: QuoteVariant | "") => void;
};

/** Common lines, then a card for each variant; the chosen variant is outlined. */
export function QuoteVariants({ quote, variant, onChoose }: Props) {
  const common = quote.items.filter((item) => item.variant === "");
  const named = quote.variants.flatMap(({ variant: letter, total }) =>
    letter === "" ? [] : [{ letter, total }],
  );
  if (named.length === 0)
    return (
      <Card title={formText.lines} aside={<Eyes quote={quote} />} className="overflow-hidden">
        <Lines items={common} />
        <Total quote={quote} total={quote.total_amount} />
      </Card>
    );
  return (
    <>
      {(common.length > 0 || quote.prescription) && (
        <Card title={formText.common} aside={<Eyes quote={quote} />}>
          <Lines items={common} />
        </Card>
      )}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${named.length === 2 ? "md:grid-cols-2" : named.length > 2 ? "md:grid-cols-2 lg:grid-cols-3" : ""}`}
        role="group"
        aria-label={text.variants}
      >
        {named.map(({ letter, total }) => (
          <VariantCard
            key={letter}
            {...{ quote, letter, total, onChoose }}
            isChosen={letter === variant}
          />
        ))}
      </div>
      <Dearer quote={quote} />
    </>
  );
}

type VariantProps = {
  quote: QuoteDocument;
  letter: QuoteVariant;
  total: number;
  isChosen: boolean;
  onChoose: Props["onChoose"];
};

function VariantCard({ quote, letter, total, isChosen, onChoose }: VariantProps) {
  const items = quote.items.filter((item) => item.variant === letter);
  const isSold = quote.state === "accepted";
  return (
    <Card
      title={formText.variant(letter)}
      className={`flex flex-col overflow-hidden ${isChosen ? "ring-2 ring-brand" : ""}`}
      aside={
        isSold ? (
          isChosen && <Chosen word={text.chosen} />
        ) : (
          <button
            type="button"
            className="chip"
            aria-pressed={isChosen}
            aria-label={isChosen ? text.preferredOf(letter) : undefined}
            onClick={() => onChoose(letter)}
          >
            {isChosen && <Icon name="check" className="size-4" />}
            {isChosen ? text.preferred : text.choose(letter)}
          </button>
        )
      }
    >
      <div className="flex-1">
        <Lines items={items} />
      </div>
      <Total quote={quote} total={total} />
    </Card>
  );
}

const Chosen = ({ word }: { word: string }) => (
  <span className="inline-flex items-center gap-1 text-sm text-ink-2">
    <Icon name="check" className="size-4" /> {word}
  </span>
);

const Lines = ({ items }: { items: readonly SavedQuoteItem[] }) => (
  <ul className="divide-y divide-line px-4">
    {items.map((item) => (
      <li
        key={item.id}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-3"
      >
        <ProductPicture product={picturedOf(item)} />
        <div className="min-w-0">
          <p dir="auto" className="font-medium wrap-anywhere">
            <SizedName>{soldName(item)}</SizedName>
          </p>
          {lineWords(item) && <p className="rx text-sm text-ink-2">{lineWords(item)}</p>}
          <p className="text-sm text-ink-3">
            {item.quantity} × <Money dirhams={item.price} />
            {item.discount > 0 && (
              <>
                {" "}
                − <Money dirhams={item.discount} />
              </>
            )}
            {item.product && item.label && ` · ${item.label}`}
          </p>
        </div>
        <p className="num font-medium">
          <Money centimes={itemTotal(item)} />
        </p>
      </li>
    ))}
  </ul>
);

/** Total, with the requested deposit beside it. */
const Total = ({ quote, total }: { quote: QuoteDocument; total: number }) => (
  <p className="flex flex-wrap items-baseline justify-between gap-3 border-t border-line bg-hover px-4 py-3">
    <span className="text-sm text-ink-3">
      {quote.deposit_asked > 0 && (
        <MoneyText>{text.deposit(formatMoney(toCentimes(quote.deposit_asked)))}</MoneyText>
      )}
    </span>
    <Money dirhams={total} className="text-xl font-semibold tracking-tight" unitClass="text-sm" />
  </p>
);

/** Corrections of both eyes, if the quote has a prescription that the person may see. */
function Eyes({ quote: { expand } }: { quote: QuoteDocument }) {
  const prescription = expand?.prescription;
  if (!prescription || !areEyesSeen(prescription)) return null;
  const eyes = eyesOf(prescription);
  return (
    <div className="grid text-sm">
      {eyeSides.map((side) => (
        <p key={side} className="flex gap-2">
          <span className="w-6 font-medium text-ink-3">{eyeLabels[side].mark}</span>
          <span className="rx">{formatEye(eyes[side])}</span>
        </p>
      ))}
    </div>
  );
}

/** Difference between the most expensive and the cheapest variant. */
function Dearer({ quote: { variants } }: { quote: QuoteDocument }) {
  const sorted = [...variants].sort((one, other) => one.total - other.total);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return null;
  const more: Centimes = minus(toCentimes(most.total), toCentimes(least.total));
  if (more <= 0) return null;
  return (
    <p className="text-right text-sm text-ink-3">
      <MoneyText>{text.dearer(most.variant, formatMoney(more), least.variant)}</MoneyText>
    </p>
  );
}
