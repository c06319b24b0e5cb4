import { toCentimes } from "#domain/core/money.ts";
import type { LensRange } from "#domain/lenses/choices.ts";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { lensesStrings as text } from "./lenses.strings.ts";
import { availabilityText, madeEyes, pricesText } from "./rangeTexts.ts";

/** Name, supplier and availability of a range; the price of each eye and the total. */
export const RangeDetails = ({ range }: { range: LensRange }) => (
  <>
    <span className="min-w-0 flex-1 basis-56">
      <span dir="auto" className="block truncate font-medium">
        {range.name}
      </span>
      <span className="block text-sm text-ink-3">
        <span dir="auto">{range.supplier_name}</span> · {availabilityText(range)}
      </span>
      {range.supplements.map(({ product, name, eye, price }) => (
        <span key={`${product}${eye}`} className="block text-sm text-ink-2">
          + {text.supplement(name, eye)} <Money dirhams={price} />
        </span>
      ))}
      {range.small && (
        <span className="block text-sm text-warn-ink">{text.small(range.diameter)}</span>
      )}
    </span>
    <span className="text-right max-md:flex max-md:w-full max-md:items-baseline max-md:justify-between">
      {madeEyes(range).length > 1 && (
        <span className="block text-sm text-ink-3">
          <MoneyText>{pricesText(range)}</MoneyText>
        </span>
      )}
      <Money centimes={toCentimes(range.total)} className="ml-auto font-semibold" />
    </span>
  </>
);
