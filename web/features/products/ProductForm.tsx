import { useState } from "react";
import { productTypeLabels } from "#lib/labels.ts";
import { Button } from "#ui/page/Button.tsx";
import { SelectField, TextAreaField, TextField } from "#ui/form/Field.tsx";
import { FormButtons } from "#ui/form/FormButtons.tsx";
import type { ImageChange } from "#lib/images.ts";
import { ImagePicker } from "#ui/form/ImagePicker.tsx";
import { SupplierCombobox } from "#ui/stock/SupplierCombobox.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { checkPrice, checkStock, type ProductValues } from "./productValues.ts";
import { strings } from "./products.strings.ts";

const text = strings.form;
/** A photograph is made small before it travels. */
const imageSize = { maxPx: 800, maxBytes: 512 * 1024 };
const typeOptions = { "": text.chooseType, ...productTypeLabels };

type Props = {
  title: string;
  isNew: boolean;
  values: ProductValues;
  imageUrl: string;
  onSave: (values: ProductValues, image: ImageChange) => Promise<void>;
  onCancel: () => void;
};

/** A product, in place above the list. */
export function ProductForm({ title, isNew, values, imageUrl, onSave, onCancel }: Props) {
  const [image, setImage] = useState<ImageChange>(undefined);
  const [imageError, setImageError] = useState<string>();
  const { form, isBusy, submit } = useRecordForm<ProductValues>(values, {
    save: (sent) => {
      setImageError(undefined);
      return onSave(sent, image);
    },
    hasMore: image !== undefined,
    onFailed: ({ message, fields }) => {
      setImageError(fields["image"]);
      toast.error(Object.values(fields)[0] || message || text.failed);
    },
  });
  const { register, formState, setValue, watch } = form;
  const { errors } = formState;
  const supplierName = watch("supplierName");
  const chooseSupplier = (id: string, name: string) => {
    setValue("supplierName", name);
    setValue("supplier", id, { shouldDirty: true });
  };
  return (
    <form
      className="card mb-4 grid gap-4 p-4"
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 className="card-title">{title}</h2>
      <div className="grid gap-4 md:grid-cols-3">
        <TextField
          label={strings.name}
          className="md:col-span-2"
          autoFocus
          error={errors.name?.message}
          {...register("name", { validate: (value) => value.trim() !== "" || text.nameRequired })}
        />
        <SelectField
          label={strings.type}
          options={typeOptions}
          error={errors.type?.message}
          {...register("type", { required: text.typeRequired })}
        />
        <TextField
          label={strings.reference}
          isOptional
          error={errors.reference?.message}
          {...register("reference")}
        />
        <TextField
          label={text.purchasePrice}
          isOptional
          inputMode="decimal"
          error={errors.purchase_price?.message}
          {...register("purchase_price", { validate: (value) => checkPrice(value, false) })}
        />
        <TextField
          label={text.sellingPrice}
          inputMode="decimal"
          error={errors.selling_price?.message}
          {...register("selling_price", { validate: (value) => checkPrice(value, true) })}
        />
        <TextField
          label={text.stock}
          inputMode="numeric"
          disabled={!isNew}
          hint={isNew ? undefined : text.stockLocked}
          error={errors.stock?.message}
          {...register("stock", { validate: (value) => (isNew ? checkStock(value) : true) })}
        />
        <SupplierCombobox
          label={strings.supplier}
          isOptional
          text={supplierName}
          error={errors.supplier?.message}
          onSelect={({ id, name }) => chooseSupplier(id, name)}
          onClear={() => chooseSupplier("", "")}
        />
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <TextAreaField
          label={text.description}
          className="md:col-span-2"
          isOptional
          error={errors.description?.message}
          {...register("description")}
        />
        <ImagePicker
          label={text.image}
          url={imageUrl}
          change={image}
          onChange={setImage}
          size={imageSize}
          error={imageError}
        />
      </div>
      <FormButtons>
        <Button variant="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={text.saving}>
          {text.save}
        </Button>
      </FormButtons>
    </form>
  );
}
