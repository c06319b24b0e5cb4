import { type KeyboardEvent, useContext } from "react";
import { flushSync } from "react-dom";
import { useFormContext, useWatch } from "react-hook-form";
import { formatCount } from "#lib/texts/formats.ts";
import { newId } from "#lib/ids.ts";
import { words } from "#lib/texts/words.strings.ts";
import { isBarcode } from "#ui/keys/useScanner.ts";
import { makeProduct } from "#shared/stock/newProduct.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { FieldNote } from "#shared/documents/FieldNote.tsx";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { Combobox } from "#ui/form/Combobox.tsx";
import { ProductOption } from "#shared/stock/ProductOption.tsx";
import { ui } from "#ui/ui.strings.ts";
import { ItemRow, itemColumns, stepOf, useStep } from "./ItemRow.tsx";
import { saleStrings } from "./sale.strings.ts";
import { SaleMoneyContext } from "#shared/credits/exchange.ts";
import { SheetChoice } from "#shared/sales/contactLenses/SheetChoice.tsx";
import { RemovedRow, useRemovedRow } from "#shared/documents/RemovedRow.tsx";
import { freeItem, itemName, type ItemValues } from "#shared/sales/items/saleItems.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { piecesOf, type SaleValues } from "./saleValues.ts";
import { fieldIds } from "./useSaleForm.tsx";
import { sayingOf, searchForSale, type useScan } from "./useScan.ts";

const text = saleStrings.items;
type Scanning = ReturnType<typeof useScan>;

/** Scan field and lines. */
export function ItemsCard({ scanning }: { scanning: Scanning }) {
  const { control, getValues, setValue } = useFormContext<SaleValues>();
  const items = useWatch({ control, name: "items" });
  const { renewal } = useContext(SaleMoneyContext);
  const removal = useRemovedRow<ItemValues>((index, row) => {
    const rows = getValues("items");
    setValue("items", [...rows.slice(0, index), row, ...rows.slice(index)], { shouldDirty: true });
    document.getElementById(fieldIds.product)?.focus();
  });
  const remove = (id: string) => {
    const before = getValues("items");
    const index = before.findIndex((item) => item.id === id);
    const row = before[index];
    if (row) removal.setRemoved({ index, row, what: itemName(row) || words.unknownProduct });
    const rest = before.filter((item) => item.id !== id);
    setValue("items", rest, { shouldDirty: true });
    document.getElementById(fieldIds.product)?.focus();
  };
  const onKey = useLineKeys(
    items.findIndex(({ product }) => product === scanning.last?.product),
    remove,
  );
  return (
    <section className="card" aria-label={words.product}>
      <div className="border-b border-line p-4" onKeyDownCapture={onKey}>
        <ScanField scanning={scanning} />
      </div>
      {items.length > 0 && <Heads />}
      <ul>
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            index={index}
            item={item}
            isLast={item.product === scanning.last?.product}
            onRemove={remove}
          />
        ))}
      </ul>
      <RemovedRow state={removal} />
      <SheetChoice told={renewal?.contact ?? ""} />
      <div
        className={`flex flex-wrap justify-between gap-x-4 p-4 text-ink-3 ${items.length > 0 ? "border-t border-line" : ""}`}
      >
        <p>{items.length > 0 ? countOf(items) : text.empty}</p>
        {scanning.last?.code && items.length > 0 && (
          <p>
            {saleStrings.scan.last} <b className="font-semibold text-ink">{scanning.last.code}</b>
            <span className="max-lg:hidden">
              , <bdi dir="auto">{scanning.last.name}</bdi>
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

/** Handles keys typed in the empty scan field, which act on the last line. */
function useLineKeys(index: number, remove: (id: string) => void) {
  const { getValues } = useFormContext<SaleValues>();
  const step = useStep();
  return (event: KeyboardEvent) => {
    const { key, target } = event;
    const isFree =
      target instanceof HTMLInputElement && target.value === "" && target.ariaExpanded !== "true";
    const line = getValues("items")[index];
    if (!isFree || !line) return;
    if (key === "Delete") return remove(line.id);
    const by = stepOf(key);
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    step(index, by);
  };
}

const countOf = (items: readonly ItemValues[]): string =>
  text.count(
    new Set(items.map(({ product, id }) => product || id)).size,
    formatCount(piecesOf(items)),
  );

const Heads = () => (
  <div
    className={`grid max-lg:hidden ${itemColumns} h-9 items-center gap-x-4 border-b border-line px-4 text-xs font-medium text-ink-3`}
    aria-hidden="true"
  >
    <span>{words.product}</span>
    <span className="text-center">{words.quantity}</span>
    <span className="num">{words.unitPrice}</span>
    <span className="num">{words.total}</span>
    <span />
  </div>
);

/** Returns a function that adds a free line and focuses its first blank field. */
function useAddFree() {
  const { getValues, setValue, setFocus, clearErrors } = useFormContext<SaleValues>();
  return (label: string) => {
    const items = getValues("items");
    const added = [...items, freeItem(newId(), label)];
    flushSync(() => setValue("items", added, { shouldDirty: true }));
    clearErrors("items");
    setFocus(`items.${items.length}.${label ? "price" : "label"}`);
  };
}

/** Search field for scanner, reference and name. Clears at once, for the next code. */
function ScanField({ scanning }: { scanning: Scanning }) {
  const error = useFieldError<SaleValues>("items");
  const addFree = useAddFree();
  return (
    <div>
      <Combobox
        id={fieldIds.product}
        label={words.product}
        className="h-11 text-md"
        placeholder={saleStrings.scan.placeholder}
        text=""
        texts={ui.products}
        icon={<Icon name="barcode" />}
        search={searchForSale}
        itemKey={(product) => product.id}
        itemText={(product) => `${product.name} ${product.reference}`}
        renderItem={(product, query) => <ProductOption product={product} query={query} hasPrice />}
        onSelect={(product) => scanning.found(product, "")}
        onEarly={scanning.take}
        isScanned={scanning.isScanned}
        create={{
          label: salesStrings.lines.addFree,
          icon: <Icon name="plus" />,
          onCreate(label, made) {
            made();
            addFree(label);
          },
        }}
        path="items"
        isHeldOnce
        isInvalid={Boolean(error)}
        describedBy={error ? errorIdOf("items") : undefined}
      />
      <FieldNote id={errorIdOf("items")} error={error} />
      <Said scanning={scanning} />
    </div>
  );
}

/** Message about the last code; nothing after a success. */
function Said({ scanning: { scan, found } }: { scanning: Scanning }) {
  const isWrong = scan !== null && scan.state !== "looking";
  return (
    <p
      role="status"
      className={`mt-2 flex items-start gap-2 empty:hidden ${isWrong ? "font-semibold text-warn-ink" : "text-ink-3"}`}
    >
      {scan && (
        <>
          {isWrong && <Icon name="triangle-alert" className="mt-px size-4.5" />}
          <span className="min-w-0 flex-1">
            {sayingOf(scan)}{" "}
            {scan.state === "unknown" && (
              <button
                type="button"
                className="link underline"
                onClick={() =>
                  void makeProduct(isBarcode(scan.typed) ? scan.typed : "", (made) => {
                    found(made, made.barcode);
                    document.getElementById(fieldIds.product)?.focus();
                  })
                }
              >
                {words.create}
              </button>
            )}
          </span>
        </>
      )}
    </p>
  );
}
