import { useFormContext, useWatch } from "react-hook-form";
import type { Product, QuoteVariant } from "#domain/core/records.ts";
import { newId } from "#lib/ids.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FieldNote } from "#shared/documents/FieldNote.tsx";
import { RemovedRow, useRemovedRow } from "#shared/documents/RemovedRow.tsx";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { ProductPicker } from "#shared/sales/items/ProductPicker.tsx";
import {
  freeItem,
  itemName,
  itemOfExtra,
  itemOfProduct,
  stepped,
} from "#shared/sales/items/saleItems.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { QuoteChooser } from "./QuoteChooser.tsx";
import { QuoteLine } from "./QuoteLine.tsx";
import type { LineValues } from "#shared/quotes/quoteLines.ts";
import { nextVariant, type QuoteValues, totalOf } from "./quoteValues.ts";
import { quotesStrings } from "./quotes.strings.ts";

const text = quotesStrings.form;
type Variant = QuoteVariant | "";

/** Id of the field that adds lines to a variant. */
export const linesFieldId = (variant: Variant): string => `add-${variant || "common"}`;

/** Lines common to all variants, then those of each. */
export function QuoteLines() {
  const variants = useWatch<QuoteValues, "variants">({ name: "variants" });
  return (
    <>
      <LinesCard variant="" title={variants.length > 0 ? text.common : text.lines} />
      {variants.map((letter) => (
        <LinesCard key={letter} variant={letter} title={text.variant(letter)} />
      ))}
      <VariantButton variants={variants} />
    </>
  );
}

/** Adds a variant. The first press moves the lenses to A and adds an empty B. */
function VariantButton({ variants }: { variants: readonly QuoteVariant[] }) {
  const { getValues, setValue } = useFormContext<QuoteValues>();
  const next = nextVariant(variants);
  if (!next) return null;
  const add = () => {
    if (variants.length > 0)
      return setValue("variants", [...variants, next].sort(), { shouldDirty: true });
    setValue("variants", ["A", "B"], { shouldDirty: true });
    setValue(
      "items",
      getValues("items").map((item) => (item.type === "lens" ? { ...item, variant: "A" } : item)),
      { shouldDirty: true },
    );
  };
  return (
    <div>
      <Button icon="plus" onClick={add}>
        {variants.length > 0 ? text.addVariant : text.compare}
      </Button>
    </div>
  );
}

/** Functions that add, remove and restore lines of a variant. */
function useLines(variant: Variant) {
  const { getValues, setValue, setFocus, clearErrors } = useFormContext<QuoteValues>();
  const write = (items: LineValues[]) => setValue("items", items, { shouldDirty: true });
  const append = (item: LineValues, focused: "quantity" | "price" | "label") => {
    const items = getValues("items");
    write([...items, item]);
    clearErrors("items");
    requestAnimationFrame(() => setFocus(`items.${items.length}.${focused}`));
  };
  const add = (product: Product) =>
    append({ ...itemOfProduct(newId(), product), variant }, "quantity");
  const addFree = (label: string) =>
    append({ ...freeItem(newId(), label), variant }, label ? "price" : "label");
  /** Adds a scanned product; a repeated scan adds one piece. */
  const scan = (product: Product) => {
    const items = getValues("items");
    const own = items.filter((one) => one.variant === variant);
    const item = own[itemOfExtra(own, product)];
    if (!item) return write([...items, { ...itemOfProduct(newId(), product), variant }]);
    setValue(`items.${items.indexOf(item)}.quantity`, stepped(item.quantity, 1), {
      shouldDirty: true,
    });
  };
  const removal = useRemovedRow<LineValues>((index, row) => {
    const rows = getValues("items");
    write([...rows.slice(0, index), row, ...rows.slice(index)]);
  });
  const remove = (id: string) => {
    const items = getValues("items");
    const index = items.findIndex((item) => item.id === id);
    const row = items[index];
    if (!row) return;
    write(items.filter((item) => item.id !== id));
    removal.setRemoved({ index, row, what: itemName(row) || words.unknownProduct });
  };
  return { add, addFree, scan, remove, removal };
}

function LinesCard({ variant, title }: { variant: Variant; title: string }) {
  const items = useWatch<QuoteValues, "items">({ name: "items" });
  const { add, addFree, scan, remove, removal } = useLines(variant);
  const error = useFieldError<QuoteValues>("items");
  const own = items.flatMap((item, index) => (item.variant === variant ? [{ item, index }] : []));
  return (
    <Card title={title} aside={<Aside variant={variant} items={items} />}>
      <ul className="max-md:px-4">
        {own.map(({ item, index }) => (
          <QuoteLine key={item.id} index={index} item={item} onRemove={remove} />
        ))}
      </ul>
      <RemovedRow state={removal} takesFocus />
      {own.length === 0 && <p className="px-4 pt-4 text-ink-3">{text.noLine}</p>}
      <div className="p-4">
        <ProductPicker
          id={linesFieldId(variant)}
          label={text.addProduct(title)}
          onPick={add}
          onScan={scan}
          createLabel={salesStrings.lines.addFree}
          onCreate={(label, made) => {
            made();
            addFree(label);
          }}
        />
        <QuoteChooser variant={variant} />
        {variant === "" && <FieldNote id={errorIdOf("items")} error={error} />}
      </div>
    </Card>
  );
}

/** Total of a variant with the common lines, and the button that removes it with its own lines. */
function Aside({ variant, items }: { variant: Variant; items: readonly LineValues[] }) {
  const { getValues, setValue } = useFormContext<QuoteValues>();
  const drop = (letter: QuoteVariant) => {
    const { variants, items: before } = getValues();
    const restore = () => {
      setValue("variants", variants, { shouldDirty: true });
      setValue("items", before, { shouldDirty: true });
    };
    setValue(
      "variants",
      variants.filter((one) => one !== letter),
      { shouldDirty: true },
    );
    setValue(
      "items",
      before.filter((item) => item.variant !== letter),
      { shouldDirty: true },
    );
    toast.undoable(text.dropped(letter), { label: words.cancel, act: restore });
  };
  return (
    <>
      <Money centimes={totalOf(items, variant)} className="font-semibold" />
      {variant !== "" && (
        <IconButton
          icon="cross"
          size="sm"
          label={text.dropVariant(variant)}
          onClick={() => drop(variant)}
        />
      )}
    </>
  );
}
