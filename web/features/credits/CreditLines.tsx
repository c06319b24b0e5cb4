import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { formatAmount, formatMoney, parseQuantity } from "#domain/core/money.ts";
import type { CreditGoods } from "#domain/core/records.ts";
import { creditGoodsLabels } from "#lib/labels.ts";
import { words } from "#lib/words.strings.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { picturedOf } from "#shared/sales/soldPicture.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { Select } from "#ui/form/Select.tsx";
import { Button } from "#ui/page/Button.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { Card } from "#ui/page/Card.tsx";
import { type CreditValues, goodsOf, goodsOffered } from "./creditValues.ts";
import { type CreditLine, proposedAmount } from "#shared/credits/creditLines.ts";
import { strings } from "./credits.strings.ts";

const text = strings.form;

/** Lines of the invoice, with what is credited of each. */
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
  const id = useId();
  const { register, setValue, clearErrors, getFieldState, formState } =
    useFormContext<CreditValues>();
  const path = `items.${index}.${part}` as const;
  const { error } = getFieldState(path, formState);
  const isQuantity = part === "quantity";
  const propose = (typed: string) => {
    clearErrors("items");
    if (!isQuantity) return;
    const quantity = parseQuantity(typed) ?? 0;
    const amount = quantity > 0 ? formatAmount(proposedAmount(line, quantity)) : "";
    setValue(`items.${index}.amount`, amount, { shouldDirty: true });
  };
  return (
    <div>
      <label className="label" htmlFor={id}>
        {isQuantity ? words.quantity : words.amountDh}
      </label>
      <input
        id={id}
        className="field field-num"
        inputMode={isQuantity ? "numeric" : "decimal"}
        autoComplete="off"
        placeholder="0"
        aria-label={(isQuantity ? text.quantityOf : text.amountOf)(line.name)}
        {...(error ? { "aria-invalid": true as const, "aria-describedby": `${id}-note` } : {})}
        {...register(path, {
          onChange: (event: { target: { value: string } }) => propose(event.target.value),
        })}
      />
      {error && (
        <p id={`${id}-note`} className="field-error">
          <Icon name="triangle-alert" className="size-4" />
          {error.message}
        </p>
      )}
    </div>
  );
}

/** What becomes of the pieces: the default of the reason until another is chosen. */
function Goods({ line, index }: LineProps) {
  const id = useId();
  const { control, setValue, getFieldState, formState } = useFormContext<CreditValues>();
  const [reason, items] = useWatch({ control, name: ["reason", "items"] });
  const path = `items.${index}.goods` as const;
  const { error } = getFieldState(path, formState);
  return (
    <div className="max-md:col-span-2">
      <label className="label" htmlFor={id}>
        {text.goods}
      </label>
      <Select
        id={id}
        aria-label={text.goodsOf(line.name)}
        options={goodsOffered(line).map((goods) => [goods, creditGoodsLabels[goods]])}
        value={goodsOf({ reason, items }, line, index)}
        onChange={(event) =>
          setValue(path, event.target.value as CreditGoods, { shouldDirty: true })
        }
      />
      {error && <p className="field-error">{error.message}</p>}
    </div>
  );
}
