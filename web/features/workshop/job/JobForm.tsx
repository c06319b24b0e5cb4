import { isInTopModal } from "#lib/keys/modals.ts";
import { type RefObject, useEffect, useRef } from "react";
import { FormProvider, useFormContext } from "react-hook-form";
import type { JobStatus } from "#domain/core/records.ts";
import { neighbourStatus, type JobStep } from "#domain/workshop/jobs.ts";
import { deleteJob, type JobCard, updateJob } from "#api/sales/jobs.ts";
import { jobStatusLabels } from "#lib/texts/labels.ts";
import { useShortcut } from "#lib/keys/useShortcut.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { DayField } from "#ui/form/DayField.tsx";
import { FormText, FormTextArea } from "#ui/form/Field.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { Button } from "#ui/page/Button.tsx";
import { SupplierCombobox } from "#shared/stock/SupplierCombobox.tsx";
import { ui } from "#ui/ui.strings.ts";
import { clientOf } from "../clientOf.ts";
import { changedValues, checkPromised, type JobFormValues, valuesOf } from "./jobValues.ts";
import { workshopPageStrings } from "../workshop.strings.ts";
import { formatInstant, formatTime, instantMs } from "#lib/texts/formats.ts";
import { Mark } from "#ui/page/Mark.tsx";
import { useTypedDuring } from "#ui/form/useTypedDuring.ts";
import { jobMark } from "#shared/workshop/JobBadge.ts";

const texts = workshopPageStrings.detail;
const questionMs = 6000;

type Props = {
  card: JobCard;
  nextRef: RefObject<HTMLButtonElement | null>;
  onMove: (to: JobStatus) => void;
  onDone: () => void;
};

/** Form of a job. A step to another state first saves the typed values. */
export function JobForm({ card, nextRef, onMove, onDone }: Props) {
  const after = useRef<JobStatus | null>(null);
  const { form, isBusy, submit } = useRecordForm<JobFormValues>(valuesOf(card), {
    save: async (values) => {
      const { dirtyFields } = form.formState;
      await updateJob(
        card.id,
        changedValues(values, (name) => dirtyFields[name] === true),
      );
      toast.success(texts.saved);
      finish();
    },
    onFailed: ({ message, fields }, isAtField) => {
      after.current = null;
      if (!isAtField) toast.error(Object.values(fields)[0] || message || texts.failed);
    },
  });
  const { isDirty } = form.formState;
  const finish = () => (after.current ? onMove(after.current) : onDone());
  const save = (then: JobStatus | null) => {
    after.current = then;
    if (isDirty) void submit();
    else finish();
  };
  const formRef = useRef<HTMLFormElement>(null);
  useShortcut(
    "s",
    () => save(null),
    () => isInTopModal(formRef.current),
  );
  useFollowing(form, card);
  const typing = useTypedDuring(isBusy);
  return (
    <FormProvider {...form}>
      <form
        ref={formRef}
        noValidate
        className="flex flex-col gap-4"
        onChange={typing}
        onSubmit={(event) => {
          event.preventDefault();
          save(null);
        }}
      >
        <Fields />
        <JobHistory steps={card.steps} />
        <Buttons card={card} nextRef={nextRef} isBusy={isBusy} onMove={save} onDone={onDone} />
      </form>
    </FormProvider>
  );
}

/** Updates the fields when another station saves, except fields that a person has changed. */
function useFollowing(
  form: ReturnType<typeof useRecordForm<JobFormValues>>["form"],
  card: JobCard,
) {
  const { updated } = card;
  const known = useRef(updated);
  useEffect(() => {
    if (known.current === updated) return;
    known.current = updated;
    form.reset(valuesOf(card), { keepDirtyValues: true });
  }, [form, card, updated]);
}

function Fields() {
  const { formState, setValue, control, watch } = useFormContext<JobFormValues>();
  const { errors } = formState;
  const choose = (id: string, name: string) => {
    setValue("supplierName", name);
    setValue("supplier", id, { shouldDirty: true });
  };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DayField
        path="promised_on"
        label={words.promisedOn}
        control={control}
        rules={{ validate: checkPromised }}
        isAhead
      />
      <FormText<JobFormValues> path="tray" label={words.tray} maxLength={500} />
      <SupplierCombobox
        label={words.laboratory}
        text={watch("supplierName")}
        error={errors.supplier?.message}
        onSelect={({ id, name }) => choose(id, name)}
        onClear={() => choose("", "")}
      />
      <FormText<JobFormValues> path="lab_reference" label={texts.labReference} maxLength={500} />
      <Problem />
      <FormTextArea<JobFormValues>
        path="notes"
        label={words.notes}
        hint={texts.notesHint}
        className="md:col-span-2"
        rows={2}
        maxLength={5000}
      />
    </div>
  );
}

/** Field for a problem, with suggestions. */
function Problem() {
  const { setValue, setFocus } = useFormContext<JobFormValues>();
  const begin = (word: string) => {
    setValue("problem", word, { shouldDirty: true });
    setFocus("problem");
  };
  return (
    <div className="flex flex-wrap items-end gap-2 md:col-span-2">
      <FormText<JobFormValues>
        path="problem"
        label={words.problem}
        className="min-w-56 flex-1"
        maxLength={500}
      />
      <span className="flex gap-2 max-md:w-full max-md:*:flex-1">
        {texts.problems.map((word) => (
          <Button key={word} onClick={() => begin(word)}>
            {word}
          </Button>
        ))}
      </span>
    </div>
  );
}

type ButtonsProps = Omit<Props, "onMove"> & {
  isBusy: boolean;
  onMove: (to: JobStatus) => void;
};

/** Save and next step, which on a phone stay at the bottom. */
function Buttons({ card, nextRef, isBusy, onMove, onDone }: ButtonsProps) {
  const { removing, remove } = useDelete<JobCard>({
    target: (row) => ({
      icon: "mounting",
      picture: row.frame && (
        <ProductPicture product={{ name: row.frame, type: "frame" }} size="tall" />
      ),
      name: texts.target(clientOf(row)),
      details: [jobStatusLabels[row.status], texts.erased],
    }),
    durationMs: questionMs,
    send: deleteJob,
    removed: () => texts.unfollowed,
    failed: texts.unfollowFailed,
    onRemoved: onDone,
  });
  const [next, before] = [neighbourStatus(card.status, 1), neighbourStatus(card.status, -1)];
  return (
    <div className="-mx-5 flex flex-wrap justify-end gap-2 border-t border-line px-5 pt-4 max-md:contents">
      <div className="flex flex-1 flex-wrap justify-between gap-2">
        <Button
          variant="danger-quiet"
          isBusy={removing === card.id}
          busyLabel={ui.removing}
          onClick={() => remove(card)}
        >
          {texts.unfollow}
        </Button>
        {before && (
          <Button icon="arrow-left" onClick={() => onMove(before)}>
            {jobStatusLabels[before]}
          </Button>
        )}
      </div>
      <div className="flex gap-2 bg-surface max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-5 max-md:border-t max-md:border-line max-md:px-5 max-md:py-3 max-md:*:flex-1">
        <Button
          type="submit"
          variant={next ? "secondary" : "primary"}
          isBusy={isBusy}
          busyLabel={words.saving}
        >
          {words.save}
        </Button>
        {next && (
          <Button ref={nextRef} variant="primary" icon="arrow-right" onClick={() => onMove(next)}>
            {jobStatusLabels[next]}
          </Button>
        )}
      </div>
    </div>
  );
}

/** History of states with time and author, newest first. */
const JobHistory = ({ steps }: { steps: readonly JobStep[] }) => (
  <section>
    <h3 className="label">{texts.history}</h3>
    <ol className="grid gap-1 text-sm text-ink-2">
      {[...steps].reverse().map(({ status, at, by }) => (
        <li key={at + status} className="flex items-center gap-2">
          <Mark name={jobMark(status)} className="size-2.5 text-ink-3" />
          {texts.step(
            jobStatusLabels[status],
            formatInstant(at),
            formatTime(new Date(instantMs(at))),
            by,
          )}
        </li>
      ))}
    </ol>
  </section>
);
