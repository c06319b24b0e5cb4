import { useForm, type UseFormReturn } from "react-hook-form";
import { amountRefusal, parseAmount, parseQuantity, toDirhams } from "#domain/core/money.ts";
import type { Product } from "#domain/core/records.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { createProduct } from "#api/stock/products.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { useScanner } from "#ui/keys/useScanner.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { SelectField, TextField } from "#ui/form/Field.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { newProductStrings } from "./newProduct.strings.ts";

const text = newProductStrings;
type Values = {
  name: string;
  type: string;
  selling_price: string;
  stock: string;
  barcode: string;
};
type Props = {
  barcode: string;
  stock: string;
  onCreated: (product: Product) => void;
  onClose: () => void;
};

const blank = { name: "", type: "", selling_price: "" };

/** Dialog for the values of a product that a sale needs; the other values are edited later. */
export function NewProductDialog({ barcode, stock, onCreated, onClose }: Props) {
  const form = useForm<Values>({ defaultValues: { ...blank, stock, barcode } });
  const { isBusy, submit } = useSubmitOnce(form, text.failed, async (values: Values, id) => {
    const price = parseAmount(values.selling_price);
    const made = await createProduct(id, {
      ...values,
      selling_price: price === null ? 0 : toDirhams(price),
      stock: Number(values.stock.trim()),
    });
    onCreated(made);
  });
  return (
    <DialogForm title={text.title} save={text.save} {...{ form, isBusy, submit, onClose }}>
      <Fields form={form} />
    </DialogForm>
  );
}

/** Error text for a field that the server refused. */
const refusalOf = (field: keyof Values, code: string | null): string | true =>
  code === null || violationMessage({ field, code, params: { min: 0 } });

const checks: Partial<Record<keyof Values, (typed: string) => string | null>> = {
  name: (typed) => (typed.trim() ? null : "required"),
  type: (chosen) => (chosen ? null : "required"),
  selling_price: amountRefusal,
  stock: (typed) => (parseQuantity(typed) === null ? "int" : null),
};

function Fields({ form }: { form: UseFormReturn<Values> }) {
  const { register, formState, setValue } = form;
  const onKeyDown = useScanner({ where: "field", onCode: (code) => setValue("barcode", code) });
  const field = (name: keyof Values) => ({
    label: text[name],
    error: formState.errors[name]?.message,
    ...register(name, { validate: (typed) => refusalOf(name, checks[name]?.(typed) ?? null) }),
  });
  return (
    <>
      <TextField {...field("name")} />
      <SelectField options={{ "": text.chooseType, ...productTypeLabels }} {...field("type")} />
      <div className="grid grid-cols-2 gap-4">
        <TextField isAmount {...field("selling_price")} />
        <TextField isNumber inputMode="numeric" {...field("stock")} />
      </div>
      <TextField inputMode="numeric" maxLength={64} onKeyDown={onKeyDown} {...field("barcode")} />
    </>
  );
}
