import { useContext, useEffect } from "react";
import { formatMoney } from "#domain/core/money.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import type { CreditLine } from "./creditLines.ts";
import { FieldNote } from "#shared/documents/FieldNote.tsx";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { picturedOf } from "#shared/sales/items/soldPicture.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { Money } from "#ui/page/Money.tsx";
import { creditedBy, type Exchange, SaleMoneyContext } from "./exchange.ts";
import { creditStrings } from "./credits.strings.ts";
import { SizedName } from "#ui/page/SizedName.tsx";

const text = creditStrings.exchange;

/** Card that selects the returned pieces of the earlier invoice; hidden when the sale is no exchange. */
export function ReturnedCard() {
  const { exchange } = useContext(SaleMoneyContext);
  if (!exchange) return null;
  return <Returned exchange={exchange} />;
}

type Values = { exchange: string };
const firstButtonId = "exchange-first";

function Returned({ exchange }: { exchange: Exchange }) {
  const { invoice, lines, isCorrection } = exchange;
  const error = useFieldError<Values>("exchange");
  useEffect(() => {
    if (error) document.getElementById(firstButtonId)?.focus();
  }, [error]);
  return (
    <Card
      title={text.title(invoice.invoice_number, formatDay(invoice.date))}
      aside={<Money centimes={creditedBy(exchange)} className="font-semibold" />}
    >
      {lines.length === 0 && <p className="p-4 text-ink-3">{text.nothing}</p>}
      <ul className="divide-y divide-line px-4">
        {lines.map((line, index) => (
          <li key={line.id} className="flex flex-wrap items-center gap-3 py-3">
            <ProductPicture product={picturedOf(line.item)} />
            <div className="min-w-0 flex-1">
              <p dir="auto" className="font-medium wrap-anywhere">
                <SizedName>{line.name}</SizedName>
              </p>
              <p className="text-sm text-ink-3">
                <MoneyText>
                  {text.left(line.left.quantity, formatMoney(line.left.amount))}
                </MoneyText>
              </p>
            </div>
            <Stepper exchange={exchange} line={line} index={index} />
          </li>
        ))}
      </ul>
      <div className="px-4 pb-3 empty:hidden">
        <FieldNote id={errorIdOf("exchange")} error={error} />
      </div>
      {isCorrection && <p className="px-4 pb-3 text-sm text-ink-3">{text.correctionHint}</p>}
    </Card>
  );
}

type StepperProps = { exchange: Exchange; line: CreditLine; index: number };

/** Buttons that return one piece less or one more. A correction always returns all pieces. */
function Stepper({ exchange, line, index }: StepperProps) {
  const pieces = exchange.taken[index] ?? 0;
  if (exchange.isCorrection) return <span className="num">{pieces}</span>;
  return (
    <span className="flex items-center gap-1">
      <IconButton
        icon="minus"
        label={text.less(line.name)}
        disabled={pieces === 0}
        onClick={() => exchange.take(index, pieces - 1)}
      />
      <output className="num w-8 text-center font-medium" aria-label={text.taken(line.name)}>
        {pieces}
      </output>
      <IconButton
        icon="plus"
        id={index === 0 ? firstButtonId : undefined}
        label={text.more(line.name)}
        disabled={pieces >= line.left.quantity}
        onClick={() => exchange.take(index, pieces + 1)}
      />
    </span>
  );
}
