import { useFormContext, useWatch } from "react-hook-form";
import { formatAmount, formatMoney, parseQuantity } from "#domain/core/money.ts";
import type { CreditGoods } from "#domain/core/records.ts";
import { creditGoodsLabels } from "#lib/labels.ts";
import { words } from "#lib/words.strings.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { picturedOf } from "#shared/sales/soldPicture.tsx";
import { SelectField, TextField } from "#ui/form/Field.tsx";
import { Button } from "#ui/page/Button.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { Card } from "#ui/page/Card.tsx";
import { type CreditValues, goodsOf, goodsOffered } from "./creditValues.ts";
import { type CreditLine, proposedAmount } from "#shared/credits/creditLines.ts";
import { strings } from "./credits.strings.ts";

const text = strings.form;

/** Lines of the invoice, each with its credited quantity, amount and goods. */
export function CreditLines({ lines }: { lines: readonly CreditLine[] }) {
  const { setValue, clearErrors } = useFormContext<CreditValues>();
  const creditAll = () => {
    lines.forEach(({ left }, index) => {
      const path = `items.${index}` as const;
      setValue(`${path}.quantity`, String(left.quantity), { shouldDirty: true });
      setValue(`${path}.amount`, formatAmount(left.amount), { shouldDirty: true });
    });
    clearErrors("items");
  };
  return (
    <Card
      title={text.lines}
      aside={
        <Button size="sm" onClick={creditAll}>
          {text.all}
        </Button>
      }
    >
      <ul className="divide-y divide-line px-4">
        {lines.map((line, index) => (
          <Line key={line.id} line={line} index={index} />
        ))}
      </ul>
    </Card>
  );
}

type LineProps = { line: CreditLine; index: number };

function Line({ line, index }: LineProps) {
  const { item, name, left } = line;
  return (
    <li className="grid gap-3 py-3">
      <div className="flex items-center gap-3">
        <ProductPicture product={picturedOf(item)} />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-3">
            <MoneyText>{text.left(left.quantity, formatMoney(left.amount))}</MoneyText>
          </p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[6rem_9rem_minmax(0,1fr)]">
        <NumberField line={line} index={index} part="quantity" />
        <NumberField line={line} index={index} part="amount" />
        <Goods line={line} index={index} />
      </div>
    </li>
  );
}

/** Quantity, which proposes the amount, or the amount itself. */
function NumberField({ line, index, part }: LineProps & { part: "quantity" | "amount" }) {
  const { register, setValue, clearErrors, getFieldState, formState } =
    useFormContext<CreditValues>();
  const path = `items.${index}.${part}` as const;
  const isQuantity = part === "quantity";
  const propose = (typed: string) => {
    clearErrors("items");
    if (!isQuantity) return;
    const quantity = parseQuantity(typed) ?? 0;
    const amount = quantity > 0 ? formatAmount(proposedAmount(line, quantity)) : "";
    setValue(`items.${index}.amount`, amount, { shouldDirty: true });
  };
  return (
    <TextField
      isNumber
      label={isQuantity ? words.quantity : words.amountDh}
      aria-label={(isQuantity ? text.quantityOf : text.amountOf)(line.name)}
      inputMode={isQuantity ? "numeric" : "decimal"}
      placeholder="0"
      error={getFieldState(path, formState).error?.message}
      {...register(path, {
        onChange: (event: { target: { value: string } }) => propose(event.target.value),
      })}
    />
  );
}

/** Goods of a line: the default of the reason until another is chosen. */
function Goods({ line, index }: LineProps) {
  const { control, setValue, getFieldState, formState } = useFormContext<CreditValues>();
  const [reason, items] = useWatch({ control, name: ["reason", "items"] });
  const path = `items.${index}.goods` as const;
  const offered = goodsOffered(line).map((goods) => [goods, creditGoodsLabels[goods]]);
  return (
    <SelectField
      className="max-md:col-span-2"
      label={text.goods}
      aria-label={text.goodsOf(line.name)}
      options={Object.fromEntries(offered) as Record<string, string>}
      error={getFieldState(path, formState).error?.message}
      value={goodsOf({ reason, items }, line, index)}
      onChange={(event) => setValue(path, event.target.value as CreditGoods, { shouldDirty: true })}
    />
  );
}
