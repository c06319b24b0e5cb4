import { useState } from "react";
import { FormProvider, useFormContext } from "react-hook-form";
import { hasStock } from "#domain/stock/nonStock.ts";
import { formatAmount, parseAmount } from "#domain/core/money.ts";
import { useRight, useUses } from "#api/session/people.ts";
import { company } from "#api/session/session.ts";
import { type ImageChange } from "#lib/forms/images.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { FormSelect, FormText, FormTextArea } from "#ui/form/Field.tsx";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { ImagePicker } from "#ui/form/ImagePicker.tsx";
import { RecordForm } from "#ui/form/RecordForm.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { Button } from "#ui/page/Button.tsx";
import { SupplierCombobox } from "#shared/stock/SupplierCombobox.tsx";
import { VatRate } from "./VatRate.tsx";
import { checkLowStock, checkPrice, checkStock, type ProductValues } from "./productValues.ts";
import { ContactFields, useOrderProposal } from "./ContactFields.tsx";
import { FrameSizeFields } from "./FrameSizeFields.tsx";
import { RangeFields } from "./RangeFields.tsx";
import { productsStrings } from "./products.strings.ts";
import { useStaysAt } from "./useStaysAt.ts";
import { useScanner } from "#ui/keys/useScanner.ts";

const text = productsStrings.form;
/** Size limits to which the photograph is reduced before the upload. */
const imageSize = { maxPx: 800, maxBytes: 512 * 1024 };
const typeOptions = { "": words.chooseType, ...productTypeLabels };

type Props = {
  title: string;
  isNew: boolean;
  values: ProductValues;
  imageUrl: string;
  onSave: (values: ProductValues, image: ImageChange) => Promise<void>;
  onCancel: () => void;
};

/** Product form, shown above the list. */
export function ProductForm({ title, isNew, values, imageUrl, onSave, onCancel }: Props) {
  const [image, setImage] = useState<ImageChange>(undefined);
  const [imageError, setImageError] = useState<string>();
  const shop = useValue(company);
  const seesCost = useRight("cost.see");
  const { form, isBusy, submit } = useRecordForm<ProductValues>(values, {
    save: (sent) => {
      setImageError(undefined);
      return onSave(sent, image);
    },
    hasOtherChanges: image !== undefined,
    staysAt: useStaysAt(),
    onFailed: ({ message, fields }) => {
      setImageError(fields["image"]);
      toast.error(Object.values(fields)[0] || message || text.failed);
    },
  });
  return (
    <FormProvider {...form}>
      <RecordForm
        className="mb-4"
        label={title}
        isBusy={isBusy}
        onSubmit={() => void submit()}
        cancel={<Button onClick={onCancel}>{words.cancel}</Button>}
      >
        <h2 className="card-title">{title}</h2>
        <div className="grid gap-4 md:grid-cols-3">
          <Identity isNew={isNew} />
          {seesCost && (
            <Price
              name="purchase_price"
              label={words.purchasePrice}
              hint={shop?.vat ? text.withoutVat : undefined}
              isOptional
            />
          )}
          <Price name="selling_price" label={words.sellingPrice} />
          <Shelf isNew={isNew} />
          <Barcode />
          <MinPrice />
          <VatRate />
          <MadeToOrder />
          <TypeFields />
        </div>
        <div className="grid gap-4 md:grid-cols-3">
          <Description />
          <ImagePicker
            label={text.image}
            url={imageUrl}
            change={image}
            onChange={setImage}
            size={imageSize}
            error={imageError}
          />
        </div>
      </RecordForm>
    </FormProvider>
  );
}

/** Fields that only one type of product has. */
const TypeFields = () => (
  <>
    <FrameSizeFields />
    <RangeFields />
    <ContactFields />
  </>
);

function Identity({ isNew }: { isNew: boolean }) {
  const propose = useOrderProposal(isNew);
  return (
    <>
      <FormText<ProductValues>
        path="name"
        rules={{ validate: (value) => value.trim() !== "" || words.nameRequired }}
        label={words.name}
        className="md:col-span-2"
        autoFocus
      />
      <FormSelect<ProductValues>
        path="type"
        rules={{ required: text.typeRequired, onChange: propose }}
        label={words.type}
        options={typeOptions}
      />
      <FormText<ProductValues> path="reference" label={words.reference} isOptional />
    </>
  );
}

/** Lowest price, shown in a shop that gives discounts. */
function MinPrice() {
  const isUsed = useUses("discounts");
  const { getValues } = useFormContext<ProductValues>();
  const [isFilled] = useState(() => getValues("min_price") !== "");
  return (
    (isUsed || isFilled) && (
      <Price name="min_price" label={text.minPrice} hint={text.minPriceHint} isOptional />
    )
  );
}

type PriceProps = {
  name: "purchase_price" | "selling_price" | "min_price";
  label: string;
  hint?: string | undefined;
  isOptional?: boolean;
};

/** Price field, formatted on blur. */
function Price({ name, label, hint, isOptional = false }: PriceProps) {
  const { getValues, setValue } = useFormContext<ProductValues>();
  const tidy = () => {
    const price = parseAmount(getValues(name));
    if (price !== null) setValue(name, formatAmount(price), { shouldDirty: true });
  };
  return (
    <FormText<ProductValues>
      path={name}
      rules={{ validate: (value) => checkPrice(value, !isOptional), onBlur: tidy }}
      label={label}
      hint={hint}
      isOptional={isOptional}
      isAmount
    />
  );
}

/** Stock field of a new product; an existing stock changes only by documents. */
function Shelf({ isNew }: { isNew: boolean }) {
  const { formState, setValue, watch } = useFormContext<ProductValues>();
  const { errors } = formState;
  const [type, made_to_order] = watch(["type", "made_to_order"]);
  const isCounted = hasStock({ type, made_to_order });
  const chooseSupplier = (id: string, name: string) => {
    setValue("supplierName", name);
    setValue("supplier", id, { shouldDirty: true });
  };
  return (
    <>
      <FormText<ProductValues>
        path="stock"
        rules={{ validate: (value) => (isNew && isCounted ? checkStock(value) : true) }}
        label={words.stock}
        isNumber
        inputMode="numeric"
        disabled={!isNew || !isCounted}
        hint={!isCounted ? text.nonStock : isNew ? undefined : text.stockLocked}
      />
      {isCounted && <LowStockLevel />}
      <SupplierCombobox
        label={words.supplier}
        isOptional
        text={watch("supplierName")}
        error={errors.supplier?.message}
        onSelect={({ id, name }) => chooseSupplier(id, name)}
        onClear={() => chooseSupplier("", "")}
      />
    </>
  );
}

/** Low-stock level, shown in a shop that counts its stock or uses levels. */
function LowStockLevel() {
  const isUsed = useUses("counts");
  const { getValues } = useFormContext<ProductValues>();
  const [isFilled] = useState(() => getValues("low_stock_at") !== "");
  return (
    (isUsed || isFilled) && (
      <FormText<ProductValues>
        path="low_stock_at"
        rules={{ validate: checkLowStock }}
        label={text.lowStockAt}
        hint={text.lowStockAtHint}
        isNumber
        isOptional
        inputMode="numeric"
      />
    )
  );
}

/** Checkbox for a product made to order; a service never has stock, so it has no such checkbox. */
function MadeToOrder() {
  const { register, watch } = useFormContext<ProductValues>();
  if (watch("type") === "service") return null;
  return (
    <div className="self-end pb-1.5">
      <Checkbox {...register("made_to_order")}>{text.madeToOrder}</Checkbox>
    </div>
  );
}

function Description() {
  return (
    <FormTextArea<ProductValues>
      path="description"
      label={text.description}
      className="md:col-span-2"
      isOptional
    />
  );
}

/** Barcode field. Ignores the Enter that a scanner sends, which would save an unfinished product. */
function Barcode() {
  const { setValue } = useFormContext<ProductValues>();
  const onKeyDown = useScanner({
    where: "field",
    onCode: (code) => setValue("barcode", code, { shouldDirty: true }),
  });
  return (
    <FormText<ProductValues>
      path="barcode"
      label={words.barcode}
      isOptional
      inputMode="numeric"
      maxLength={64}
      hint={productsStrings.form.barcodeHint}
      onKeyDown={onKeyDown}
    />
  );
}
