import { useFormContext, useWatch } from "react-hook-form";
import { formatMoney } from "#domain/core/money.ts";
import type { CreditGoods } from "#domain/core/records.ts";
import { creditGoodsLabels } from "#lib/texts/labels.ts";
import { FieldNote } from "#shared/documents/FieldNote.tsx";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { RowNotes } from "#shared/documents/RowNotes.tsx";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { picturedOf } from "#shared/sales/items/soldPicture.tsx";
import type { CreditLine } from "#shared/credits/creditLines.ts";
import { Segment } from "#ui/form/Segment.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import {
  type CreditValues,
  goodsOf,
  goodsOffered,
  pieces,
  quantityOf,
  taken,
} from "./creditValues.ts";
import { creditsStrings } from "./credits.strings.ts";

const text = creditsStrings.form;
/** Id of the first checkbox, which gets the focus when no line is ticked. */
export const firstTickId = "credit-first";

/** Lines of the invoice with a checkbox, and for a ticked line its quantity, amount and goods. */
export function CreditLines({ lines }: { lines: readonly CreditLine[] }) {
  const { setValue, clearErrors, getValues } = useFormContext<CreditValues>();
  const error = useFieldError<CreditValues>("items");
  const takeAll = () => {
    const reason = getValues("reason");
    const all = lines.map((line) => taken(line, reason));
    setValue("items", all, { shouldDirty: true });
    clearErrors("items");
  };
  return (
    <Card
      title={text.lines}
      aside={
        <Button size="sm" onClick={takeAll}>
          {text.all}
        </Button>
      }
    >
      <ul className="divide-y divide-line px-4">
        {lines.map((line, index) => (
          <Line key={line.id} line={line} index={index} />
        ))}
      </ul>
      <div className="px-4 pb-3 empty:hidden">
        <FieldNote id={errorIdOf("items")} error={error} />
      </div>
    </Card>
  );
}

type LineProps = { line: CreditLine; index: number };

function Line({ line, index }: LineProps) {
  const { item, name, left } = line;
  const { control, getValues, setValue, clearErrors } = useFormContext<CreditValues>();
  const path = `items.${index}` as const;
  const isTaken = useWatch({ control, name: `${path}.isTaken` });
  const tick = () => {
    const values = isTaken
      ? { ...getValues(path), isTaken: false }
      : taken(line, getValues("reason"));
    setValue(path, values, { shouldDirty: true });
    clearErrors("items");
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          id={index === 0 ? firstTickId : undefined}
          type="checkbox"
          className="size-4 shrink-0 max-md:size-6"
          aria-label={text.take(name)}
          checked={isTaken}
          onChange={tick}
        />
        <ProductPicture product={picturedOf(item)} />
        <span className="min-w-0">
          <span
            dir="auto"
            className={`block font-medium wrap-anywhere ${isTaken ? "" : "text-ink-2"}`}
          >
            {name}
          </span>
          <span className="block text-sm text-ink-3">
            <MoneyText>{text.left(left.quantity, formatMoney(left.amount))}</MoneyText>
          </span>
        </span>
      </label>
      {isTaken && (
        <>
          <RowInput<CreditValues>
            path={`${path}.amount`}
            label={text.amountOf(name)}
            kind="amount"
            placeholder="0"
            className="w-28 font-medium"
          />
          <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-2 md:pl-7">
            <Quantity line={line} index={index} />
            <span className="text-sm text-ink-3">{text.of(left.quantity)}</span>
            <Goods line={line} index={index} />
          </div>
          <RowNotes<CreditValues> paths={[`${path}.quantity`, `${path}.amount`, `${path}.goods`]} />
        </>
      )}
    </li>
  );
}

/** Stepper of the pieces; each change proposes the amount. */
function Quantity({ line, index }: LineProps) {
  const { control, setValue, clearErrors } = useFormContext<CreditValues>();
  const path = `items.${index}` as const;
  const quantity = quantityOf({ quantity: useWatch({ control, name: `${path}.quantity` }) });
  const propose = (next: number) => {
    setValue(`${path}.amount`, pieces(line, next).amount, { shouldDirty: true });
    clearErrors(path);
  };
  const step = (next: number) => {
    setValue(`${path}.quantity`, String(next), { shouldDirty: true });
    propose(next);
  };
  return (
    <span className="flex items-center rounded-large bg-sunken p-0.5">
      <IconButton
        icon="minus"
        variant="secondary"
        className="size-9 touch:size-11"
        label={text.less(line.name)}
        disabled={quantity === 0}
        onClick={() => step(quantity - 1)}
      />
      <RowInput<CreditValues>
        path={`${path}.quantity`}
        label={text.quantityOf(line.name)}
        kind="quantity"
        placeholder="0"
        className="w-10 border-transparent bg-transparent px-1 text-center font-medium touch:h-11"
        onType={(typed) => propose(quantityOf({ quantity: typed }))}
      />
      <IconButton
        icon="plus"
        variant="secondary"
        className="size-9 touch:size-11"
        label={text.more(line.name)}
        disabled={quantity >= line.left.quantity}
        onClick={() => step(quantity + 1)}
      />
    </span>
  );
}

/** What happens to the goods of a line: the default of the reason, until another choice is made. */
function Goods({ line, index }: LineProps) {
  const { control, setValue } = useFormContext<CreditValues>();
  const [reason, items] = useWatch({ control, name: ["reason", "items"] });
  const offered = goodsOffered(line);
  if (offered.length === 1) return null;
  return (
    <Segment<CreditGoods>
      className="md:ml-auto"
      label={text.goodsOf(line.name)}
      options={offered.map((value) => ({ value, label: creditGoodsLabels[value] }))}
      value={goodsOf({ reason, items }, line, index)}
      onChange={(goods) => setValue(`items.${index}.goods`, goods, { shouldDirty: true })}
    />
  );
}
