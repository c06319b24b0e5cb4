import { useForm, useWatch } from "react-hook-form";
import { parseAmount, toDirhams } from "#domain/core/money.ts";
import type { Product } from "#domain/core/records.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { TextField } from "#ui/form/Field.tsx";
import { AmountField } from "#shared/sales/payments/AmountField.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { createLens } from "#api/stock/products.ts";
import { DialogActions } from "#ui/overlay/DialogActions.tsx";
import { formStrings } from "./form.strings.ts";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";

const strings = formStrings.newLens;
type Props = { typed: string; onCreated: (product: Product) => void; onClose: () => void };
type Values = { model: string; price: string };

/** Quick creation of a lens: model and price make 'Verre - {model}'. */
export function NewLensDialog({ typed, onCreated, onClose }: Props) {
  const form = useForm<Values>({ defaultValues: { model: typed, price: "" } });
  const [typedModel] = useWatch({ control: form.control, name: ["model"] });
  const { isBusy, submit } = useSubmitOnce(form, strings.failed, async (values: Values, id) => {
    const wanted = values.model.trim();
    const price = parseAmount(values.price);
    if (price === null) return;
    onCreated(
      await createLens(id, { name: strings.name(wanted), model: wanted, price: toDirhams(price) }),
    );
    toast.success(strings.created);
  });
  return (
    <Dialog
      title={strings.title}
      onClose={onClose}
      onOpened={() => form.setFocus(typed ? "price" : "model")}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={strings.model}
          hint={strings.hint(typedModel.trim())}
          error={form.formState.errors.model?.message}
          {...form.register("model", {
            validate: (value) => value.trim() !== "" || strings.modelRequired,
          })}
        />
        <AmountField
          label={strings.price}
          error={form.formState.errors.price?.message}
          {...form.register("price", {
            validate: (value) => parseAmount(value) !== null || strings.priceWrong,
          })}
        />
        <DialogActions save={strings.save} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
