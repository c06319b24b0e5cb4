import { useState } from "react";
import { FormProvider, useFormContext, useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import { saveCount } from "#api/stock/counts.ts";
import { returnPath } from "#lib/addresses/navigationHistory.ts";
import { paths } from "#lib/addresses/paths.ts";
import { newId } from "#lib/ids.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { SupplierCombobox } from "#shared/stock/SupplierCombobox.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { FormText, FormTextArea } from "#ui/form/Field.tsx";
import { RecordForm } from "#ui/form/RecordForm.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { countsStrings } from "./counts.strings.ts";
import { type CountValues, countedTypes, hasLenses, inputOf, newCount } from "./countValues.ts";

const text = countsStrings.form;

/** Choice of product types; none ticked means the whole stock. */
function Types() {
  const { register, control } = useFormContext<CountValues>();
  const types = useWatch({ control, name: "types" });
  return (
    <fieldset>
      <legend className="label">{text.types}</legend>
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-3">
        {countedTypes.map((type) => (
          <Checkbox key={type} {...register("types")} value={type}>
            {productTypeLabels[type]}
          </Checkbox>
        ))}
      </div>
      <p className="field-hint">{text.typesHint}</p>
      {hasLenses({ types }) && <p className="field-hint">{text.pair}</p>}
    </fieldset>
  );
}

function Supplier() {
  const { control, setValue, clearErrors, formState } = useFormContext<CountValues>();
  const name = useWatch({ control, name: "supplierName" });
  const choose = (supplier: string, supplierName: string) => {
    setValue("supplier", supplier, { shouldDirty: true });
    setValue("supplierName", supplierName);
    clearErrors("supplier");
  };
  return (
    <SupplierCombobox
      label={words.supplier}
      isOptional
      text={name}
      error={formState.errors.supplier?.message}
      onSelect={({ id, name: chosen }) => choose(id, chosen)}
      onClear={() => choose("", "")}
    />
  );
}

const Blind = () => (
  <div>
    <Checkbox {...useFormContext<CountValues>().register("blind")}>{text.blind}</Checkbox>
    <p className="field-hint">{text.blindHint}</p>
  </div>
);

/** Form that starts a count: its name and its scope. */
export default function NewCountPage() {
  const [id] = useState(newId);
  const [values] = useState(newCount);
  const [, navigate] = useLocation();
  const { form, isBusy, submit } = useRecordForm<CountValues>(values, {
    save: async (typed) => {
      await saveCount(id, inputOf(typed));
      toast.success(text.begun);
      navigate(paths.count(id), { replace: true });
    },
    onFailed: ({ message }, isAtField) => {
      if (!isAtField) toast.error(message || text.failed);
    },
  });
  return (
    <FormProvider {...form}>
      <RecordForm
        head={{
          title: words.newCount,
          subtitle: text.hint,
          back: { href: paths.counts, label: words.counts },
        }}
        isBusy={isBusy}
        save={text.begin}
        saving={text.beginning}
        onSubmit={() => void submit()}
        cancel={<ButtonLink href={returnPath(paths.counts)}>{words.cancel}</ButtonLink>}
      >
        <FormText<CountValues>
          path="name"
          label={words.name}
          rules={{ required: words.nameRequired }}
        />
        <Types />
        <div className="grid gap-4 md:grid-cols-2">
          <FormText<CountValues> path="word" label={text.word} isOptional hint={text.wordHint} />
          <Supplier />
        </div>
        <Blind />
        <FormTextArea<CountValues> path="notes" label={words.notes} isOptional rows={2} />
      </RecordForm>
    </FormProvider>
  );
}
