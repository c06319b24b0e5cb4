import { useForm, useWatch } from "react-hook-form";
import { parseAmount, toDirhams } from "#domain/core/money.ts";
import type { Product } from "#domain/core/records.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { FormText } from "#ui/form/Field.tsx";
import { FormAmount } from "#shared/sales/payments/AmountField.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { createLens } from "#api/stock/products.ts";
import { formStrings } from "./form.strings.ts";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";

const strings = formStrings.newLens;
type Props = { typed: string; onCreated: (product: Product) => void; onClose: () => void };
type Values = { model: string; price: string };

/** Dialog that creates a lens from model and price, named 'Verre - {model}'. */
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
    <DialogForm
      title={strings.title}
      save={strings.save}
      {...{ form, isBusy, submit, onClose }}
      onOpened={() => form.setFocus(typed ? "price" : "model")}
    >
      <FormText<Values>
        path="model"
        label={strings.model}
        hint={strings.hint(typedModel.trim())}
        rules={{ validate: (value) => value.trim() !== "" || strings.modelRequired }}
      />
      <FormAmount<Values>
        path="price"
        label={strings.price}
        rules={{ validate: (value) => parseAmount(value) !== null || strings.priceWrong }}
      />
    </DialogForm>
  );
}
