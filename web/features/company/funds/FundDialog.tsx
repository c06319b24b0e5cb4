import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { createFund, updateFund } from "#api/sales/funds.ts";
import { fundKindNames } from "#domain/core/names/names.strings.ts";
import type { Fund } from "#domain/core/records.ts";
import { newId } from "#lib/ids.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { FormSelect, FormText, FormTextArea } from "#ui/form/Field.tsx";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { refusalOfWhole } from "../wholeNumber.ts";
import { fundsStrings } from "./funds.strings.ts";
import {
  fundInput,
  fundValues,
  type FundValues,
  largestOf,
  type NumberName,
} from "./fundValues.ts";

type Props = { fund: Fund | null; onClose: () => void };

/** Form of a fund: its name, who gets its payments, its papers, its months. */
export function FundDialog({ fund, onClose }: Props) {
  const [id] = useState(() => fund?.id ?? newId());
  const [failure, setFailure] = useState("");
  const { form, isBusy, submit } = useRecordForm<FundValues>(fundValues(fund), {
    save: async (values) => {
      setFailure("");
      const input = fundInput(values);
      await (fund ? updateFund(id, input) : createFund(id, input));
      toast.success((fund ? fundsStrings.saved : fundsStrings.added)(input.name));
      onClose();
    },
    onFailed: ({ message }, isAtField) => {
      if (!isAtField) setFailure(message || fundsStrings.failed);
    },
  });
  return (
    <DialogForm
      title={fund ? fundsStrings.changeTitle : fundsStrings.addTitle}
      {...{ form, isBusy, submit, failure, onClose }}
    >
      <Payer />
      <FormTextArea<FundValues>
        path="papers"
        label={fundsStrings.papers}
        hint={fundsStrings.papersHint}
        rows={4}
      />
      <Delays />
      <FormTextArea<FundValues> path="notes" label={words.notes} rows={2} />
    </DialogForm>
  );
}

/** Name and kind of the fund, and who gets its payments. */
function Payer() {
  const { control } = useFormContext<FundValues>();
  const pays = useWatch({ control, name: "pays" });
  return (
    <>
      <FormText<FundValues>
        path="name"
        rules={{ validate: (typed) => typed.trim() !== "" || words.nameRequired }}
        label={words.name}
        maxLength={200}
        isRequired
      />
      <FormSelect<FundValues> path="kind" label={words.type} options={fundKindNames} />
      <FormSelect<FundValues>
        path="pays"
        label={fundsStrings.pays}
        hint={fundsStrings.paysHint[pays]}
        options={fundsStrings.payees}
      />
    </>
  );
}

/** Deadline of a claim, and months after which the fund reimburses glasses again. */
const Delays = () => (
  <>
    <NumberField
      name="deadline_days"
      label={fundsStrings.deadline}
      hint={fundsStrings.deadlineHint}
    />
    <fieldset className="grid gap-2">
      <legend className="label mb-2">{fundsStrings.renewal}</legend>
      <div className="grid items-end gap-4 md:grid-cols-3">
        <NumberField name="months_adult" label={fundsStrings.adult} />
        <NumberField name="months_child" label={fundsStrings.child} />
        <NumberField name="child_until" label={fundsStrings.childUntil} />
      </div>
      <p className="field-hint">{fundsStrings.renewalHint}</p>
    </fieldset>
  </>
);

const NumberField = ({ name, ...frame }: { name: NumberName; label: string; hint?: string }) => (
  <FormText<FundValues>
    path={name}
    rules={{ validate: (typed) => refusalOfWhole(name, typed, largestOf(name)) ?? true }}
    inputMode="numeric"
    isNumber
    {...frame}
  />
);
