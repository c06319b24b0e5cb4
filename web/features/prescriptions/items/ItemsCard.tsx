import { type ReactNode, useCallback } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import type { NestedInvoice, PrescriptionDocument } from "#domain/documents/documents.ts";
import type { Product } from "#domain/core/records.ts";
import { newId } from "#lib/ids.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useMakeLens } from "../newLensHost.ts";
import { formStrings } from "../form.strings.ts";
import type { FormValues } from "../formValues.ts";
import { RemovedRow, useRemovedRow } from "#shared/documents/RemovedRow.tsx";
import {
  freeItem,
  itemName,
  itemOfExtra,
  itemOfProduct,
  type ItemValues,
  stepped,
  takenBy,
} from "#shared/sales/items/saleItems.ts";
import { ProductPicker } from "#shared/sales/items/ProductPicker.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { ItemRow, itemColumns } from "./ItemRow.tsx";
import { LineRemark } from "./LineRemark.tsx";
import { NextPairButton, PairRemarks } from "./NextPair.tsx";
import { PairUses } from "./PairUses.tsx";
import { remarkedLine } from "../remarkedLine.ts";
import { inItsPair, withLenses } from "./itemPairs.ts";
import { LensChooser } from "./LensChooser.tsx";
import { PromisedState } from "./PromisedDay.tsx";
import { Card } from "#ui/page/Card.tsx";
import { SheetChoice } from "#shared/sales/contactLenses/SheetChoice.tsx";
import { TotalsList } from "../payments/Totals.tsx";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { lensRemarks } from "#domain/optics/lensRemarks.ts";
import { useTypedEyes } from "../eyes/useEyes.ts";

const strings = formStrings.items;
/** Stored document, for the invoice number, and for its quantities, which count as available stock. */
type Props = { stored: PrescriptionDocument | null };

function ItemHeads() {
  return (
    <div
      className={`max-md:hidden grid ${itemColumns} gap-x-6 items-center h-9 px-4 border-b border-line text-xs font-medium text-ink-3`}
      aria-hidden="true"
    >
      <span>{words.product}</span>
      <span className="num">{words.quantityShort}</span>
      <span className="num">{words.unitPrice}</span>
      <span className="num">{words.total}</span>
      <span />
    </div>
  );
}

/** Items of the form: add, remove, restore. */
function useItems(invoice: NestedInvoice | null) {
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const { fields, append, insert, remove } = useFieldArray({
    control,
    name: "invoice.items",
    keyName: "key",
  });
  const add = (product: Product, shouldFocus = true) => {
    const stock = product.stock + takenBy(invoice?.items ?? [], product.id);
    const made = itemOfProduct(newId(), { ...product, stock });
    append(inItsPair(getValues("invoice.items"), made), {
      focusName: `invoice.items.${fields.length}.quantity`,
      shouldFocus,
    });
  };
  const addFree = (label: string) =>
    append(freeItem(newId(), label), {
      focusName: `invoice.items.${fields.length}.${label ? "price" : "label"}`,
    });
  /** Adds a scanned product: one more piece if it has a line. The focus stays in the picker for the next code. */
  const scan = (product: Product) => {
    const at = itemOfExtra(getValues("invoice.items"), product);
    if (at < 0) return add(product, false);
    const quantity = `invoice.items.${at}.quantity` as const;
    setValue(quantity, stepped(getValues(quantity), 1), { shouldDirty: true });
  };
  const removal = useRemovedRow<ItemValues>((index, row) =>
    insert(index, row, { focusName: `invoice.items.${index}.quantity` }),
  );
  const { setRemoved } = removal;
  const onRemove = useCallback(
    (index: number) => {
      const row = getValues(`invoice.items.${index}`);
      remove(index);
      setRemoved({ index, row, what: itemName(row) || words.unknownProduct });
    },
    [getValues, remove, setRemoved],
  );
  /** Adds the lines of a chosen range, or puts them in place of a line. */
  const addLenses = (lines: readonly ItemValues[], replaced?: string) => {
    const items = getValues("invoice.items");
    setValue("invoice.items", withLenses(items, lines, replaced), { shouldDirty: true });
  };
  return { fields, add, addFree, addLenses, scan, onRemove, removal };
}

/** 'Facture': the items, and two pickers that add items. */
export function ItemsCard({ stored }: Props) {
  const invoice = stored?.invoice ?? null;
  const { fields, add, addFree, addLenses, scan, onRemove, removal } = useItems(invoice);
  return (
    <Card
      title={words.invoice}
      aside={
        <>
          <NextPairButton />
          {/* On a wide screen the state is in the side column, beside the save button. */}
          <PromisedState stored={stored} />
          <span className="text-sm text-ink-3 max-md:hidden">
            {invoice ? strings.numbered(invoice.invoice_number) : strings.noNumber}
          </span>
        </>
      }
    >
      {fields.length > 0 && <ItemHeads />}
      <ul className="max-md:px-4">
        {fields.map((item, index) => (
          <ItemRow key={item.key} index={index} item={item} onRemove={onRemove} />
        ))}
      </ul>
      <RemovedRow state={removal} takesFocus />
      <SheetChoice />
      {!(stored && !areEyesSeen(stored)) && <LensRemarks />}
      <PairRemarks />
      <PairUses />
      <Pickers hasItems={fields.length > 0} {...{ add, addFree, scan }}>
        <LensChooser onChosen={addLenses} />
      </Pickers>
      <div className="lg:hidden px-4 pb-4">
        <TotalsList />
      </div>
    </Card>
  );
}

type PickersProps = Pick<ReturnType<typeof useItems>, "add" | "addFree" | "scan"> & {
  hasItems: boolean;
  /** Content below the picker of lenses. */
  children: ReactNode;
};

/** Pickers of lenses and of other products. */
function Pickers({ hasItems, add, addFree, scan, children }: PickersProps) {
  const makeLens = useMakeLens();
  return (
    <div className={`grid md:grid-cols-2 gap-3 p-4 ${hasItems ? "border-t border-line" : ""}`}>
      <div className="grid gap-2">
        <ProductPicker
          id="add-lens"
          label={strings.addLens}
          isLens
          onPick={add}
          onScan={scan}
          createLabel={strings.createLens}
          onCreate={(model, made) =>
            makeLens(model, (lens) => {
              made();
              add(lens);
            })
          }
        />
        {children}
      </div>
      <ProductPicker
        id="add-other"
        label={strings.addOther}
        isLens={false}
        onPick={add}
        onScan={scan}
        createLabel={salesStrings.lines.addFree}
        onCreate={(label, made) => {
          made();
          addFree(label);
        }}
      />
    </div>
  );
}

/** Remarks on lenses that do not suit the correction; they never block a save. */
function LensRemarks() {
  const { control } = useFormContext<FormValues>();
  const items = useWatch({ control, name: "invoice.items" });
  const { typed } = useTypedEyes();
  return (
    <div role="status">
      {lensRemarks(typed, items.map(remarkedLine)).map(({ code, name }) => (
        <LineRemark key={name}>{formStrings.items.remarks[code](name)}</LineRemark>
      ))}
    </div>
  );
}
