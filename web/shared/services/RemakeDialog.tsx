import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useFormContext } from "react-hook-form";
import { invoiceQueries } from "#api/sales/invoices.ts";
import { remakeLenses } from "#api/sales/services.ts";
import { peopleQuery, useRight } from "#api/session/people.ts";
import {
  type EyeSide,
  eyeSides,
  type Job,
  type ServiceCause,
  serviceCauses,
} from "#domain/core/records.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { newId } from "#lib/ids.ts";
import { eyeLabels, optionsOf, serviceCauseLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { optionalAmount } from "#shared/sales/items/optionalAmount.ts";
import { amountOf } from "#shared/sales/items/saleItems.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { FormSelect, FormText, FormTextArea } from "#ui/form/Field.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { ValuesField, type ValuesOfRemake } from "./ValuesField.tsx";
import { serviceShared } from "./serviceShared.strings.ts";

const text = serviceShared.remake;
type Values = ValuesOfRemake & {
  cause: ServiceCause | "";
  eyes: EyeSide | "";
  pair: string;
  worker: string;
  expected: string;
  with_client: boolean;
  notes: string;
};

/** Job whose lenses are made again, with its client. `pairs`: numbers of the pairs that have lenses. */
export type RemadeJob = Pick<Job, "id" | "prescription"> & {
  client: string;
  pairs: readonly number[];
};

type Props = {
  job: RemadeJob;
  /** Id of the open ticket that becomes the remake. */
  service?: string;
  cause?: ServiceCause | "";
  /** Id of the person who caused the remake. */
  worker?: string;
  onMade?: (service: ServiceDocument) => void;
  onClose: () => void;
};

/** Asks which lenses are made again, and why. */
export function RemakeForm({ job, service, cause = "", worker = "", onMade, onClose }: Props) {
  const seesCosts = useRight("cost.see");
  const [id] = useState(() => service ?? newId());
  const form = useForm<Values>({
    defaultValues: {
      cause,
      eyes: "",
      pair: String(job.pairs[0] ?? ""),
      values: "",
      worker,
      expected: "",
      with_client: false,
      notes: "",
    },
  });
  const { isBusy, submit } = useSubmitOnce(form, text.failed, async (values: Values) => {
    if (values.cause === "") return;
    const made = await remakeLenses(job.id, {
      id,
      cause: values.cause,
      eyes: values.eyes,
      ...(job.pairs.length > 1 ? { pair: Number(values.pair) } : {}),
      ...(values.values ? { values: values.values } : {}),
      ...(values.worker ? { worker: values.worker } : {}),
      ...(seesCosts && values.expected.trim() ? { expected: amountOf(values.expected) } : {}),
      with_client: values.with_client,
      ...(values.notes.trim() ? { notes: values.notes } : {}),
    });
    toast.success(text.done(made.service.remake_number || made.service.number));
    onMade?.(made.service);
    onClose();
  });
  return (
    <DialogForm
      title={text.title}
      save={text.save}
      right="service.write"
      {...{ form, isBusy, submit, onClose }}
      onOpened={() => form.setFocus("cause")}
    >
      <Fields job={job} />
    </DialogForm>
  );
}

function Fields({ job }: { job: RemadeJob }) {
  const { pairs } = job;
  const { register } = useFormContext<Values>();
  const seesCosts = useRight("cost.see");
  const { data: people = [] } = useQuery(peopleQuery);
  return (
    <>
      <FormSelect<Values>
        path="cause"
        label={text.cause}
        rules={{ required: text.causeRequired }}
        options={Object.fromEntries([
          ["", text.chooseCause],
          ...optionsOf(serviceCauses, serviceCauseLabels),
        ])}
      />
      <div className="grid grid-cols-2 gap-4">
        <FormSelect<Values>
          path="eyes"
          label={text.eyes}
          options={Object.fromEntries([
            ["", text.both],
            ...eyeSides.map((side) => [side, eyeLabels[side].mark]),
          ])}
        />
        {pairs.length > 1 && (
          <FormSelect<Values>
            path="pair"
            label={text.pair}
            options={Object.fromEntries(pairs.map((pair) => [pair, String(pair)]))}
          />
        )}
      </div>
      <ValuesField {...job} />
      <FormSelect<Values>
        // Remounted when the options load: a select only shows a value that is among its options.
        key={people.length}
        path="worker"
        label={text.worker}
        options={Object.fromEntries([
          ["", text.nobody],
          ...people.map(({ id: person, name }) => [person, name || words.unnamed]),
        ])}
      />
      {seesCosts && (
        <FormText<Values>
          path="expected"
          label={text.expected}
          rules={optionalAmount}
          isOptional
          isAmount
        />
      )}
      <Checkbox {...register("with_client")}>{text.withClient}</Checkbox>
      <FormTextArea<Values> path="notes" label={words.notes} isOptional rows={2} />
    </>
  );
}

/** Opens the remake form for the lenses of a ticket, whose sale leads to the job. */
export function RemakeDialog({
  ticket,
  onClose,
}: {
  ticket: ServiceDocument;
  onClose: () => void;
}) {
  const query = useQuery(invoiceQueries.one(ticket.sold_on));
  if (!query.data)
    return (
      <Dialog key="sale" title={text.title} onClose={onClose}>
        <Loaded query={query} failed={words.invoiceFailed} skeleton={<RowsSkeleton rows={3} />}>
          {() => null}
        </Loaded>
      </Dialog>
    );
  const { job, items, client } = query.data;
  if (!job)
    return (
      <Dialog title={text.title} onClose={onClose}>
        <p>{text.noJob}</p>
      </Dialog>
    );
  const lenses = items.filter(({ product_type: type }) => type === "lens");
  const pairs = [...new Set(lenses.map(({ pair }) => pair || 1))].sort((a, b) => a - b);
  const { id, cause } = ticket;
  const remade = { id: job.id, prescription: job.prescription, client, pairs };
  return <RemakeForm job={remade} service={id} cause={cause} onClose={onClose} />;
}
