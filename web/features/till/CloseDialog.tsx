import { isInTopModal } from "#lib/keys/modals.ts";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import { formatAmount, formatMoney, parseAmount, toCentimes } from "#domain/core/money.ts";
import type { TillClosing } from "#domain/core/records.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { failureOf } from "#api/failure.ts";
import { closeTill, loadTill, refusalOf } from "#api/sales/till.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useDraft } from "#lib/forms/useDraft.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { useShortcut } from "#lib/keys/useShortcut.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type DocumentStart, draftOf } from "#shared/documents/documentStart.ts";
import { DraftNotices } from "#shared/documents/DraftNotices.tsx";
import { useDrafted } from "#shared/documents/useDrafted.ts";
import { showServerErrors } from "#ui/form/formErrors.ts";
import { TextField } from "#ui/form/Field.tsx";
import { dropUndo } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { MoneyText, NeverMasked } from "#ui/page/MoneyText.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { useTypedDuring } from "#ui/form/useTypedDuring.ts";
import { AmountField } from "#shared/sales/payments/AmountField.tsx";
import { dayName } from "#shared/till/dayNames.ts";
import { signedMoney } from "#shared/till/tillSums.ts";
import {
  blankClose,
  checkCounted,
  checkNotes,
  type CloseForm,
  closeInput,
  countKey,
  differenceOf,
} from "./closeValues.ts";
import { CoinFields, Result } from "./CoinFields.tsx";
import { tillPageStrings } from "./till.strings.ts";
import { closedWhen } from "./tillTexts.ts";

const text = tillPageStrings.closing;

type Props = { till: TillDay; onClose: () => void };

/** Dialog that closes the day: counted cash against expected cash. Restores a draft of the count. */
export function CloseDialog({ till, onClose }: Props) {
  const stored = { id: till.day, version: undefined, base: blankClose(toCentimes(till.expected)) };
  const { round, start, drafts } = useDrafted(countKey(till.day), stored);
  const leave = useRef(onClose);
  // Closes toasts, which would cover the count.
  useEffect(dropUndo, []);
  return (
    <NeverMasked>
      <Dialog
        title={text.title(dayName(till.day))}
        onClose={() => leave.current()}
        className="md:max-w-2xl"
      >
        <DraftNotices drafts={drafts} />
        <Count key={round} till={till} start={start} onClose={onClose} leave={leave} />
      </Dialog>
    </NeverMasked>
  );
}

type CountProps = Props & { start: DocumentStart<CloseForm>; leave: RefObject<() => void> };

function Count({ till, start, onClose, leave }: CountProps) {
  const form = useForm<CloseForm>({ defaultValues: start.values });
  const draft = useDraft(form, start.draftKey, (values) => draftOf(start.stored, values));
  leave.current = () => {
    draft.flush();
    onClose();
  };
  const { isBusy, submit } = useClose(till, form, onClose);
  const expected = toCentimes(till.expected);
  const { atFirst } = start.values;
  const formRef = useRef<HTMLFormElement>(null);
  useShortcut("enter", submit, () => isInTopModal(formRef.current));
  useClosedElsewhere(till, isBusy, onClose);
  const typing = useTypedDuring(isBusy);
  return (
    <form
      ref={formRef}
      noValidate
      className="grid gap-4"
      onChange={typing}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {atFirst !== expected && (
        <Notice tone="warn">
          <span role="status">{text.moved(formatMoney(atFirst), formatMoney(expected))}</span>
        </Notice>
      )}
      <CoinFields form={form} result={<Result form={form} expected={expected} />} />
      <Counted form={form} expected={expected} />
      <Buttons form={form} isBusy={isBusy} onCancel={() => leave.current()} />
    </form>
  );
}

type Form = ReturnType<typeof useForm<CloseForm>>;

/** Moves the focus on Enter, from coin to coin and then to the sum. */
function moveOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, ctrlKey, metaKey } = event;
  if (key !== "Enter" || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return;
  if (!target.name.startsWith("coins.")) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll("input")];
  const next = fields[fields.indexOf(target) + 1];
  next?.focus();
  next?.select();
}

/** Sends the closing. If another station closed the day first, shows who did. */
function useClose(till: TillDay, form: Form, onClose: () => void) {
  const { isBusy, once } = useOnce();
  const [, navigate] = useLocation();
  const send = async (values: CloseForm) => {
    try {
      await closeTill(till.day, closeInput(values, toCentimes(till.expected)));
      onClose();
      toast.undoable(text.done(dayName(till.day)), {
        label: words.print,
        act: () => navigate(paths.printTill(till.day)),
      });
    } catch (error) {
      console.warn(error);
      if (refusalOf(error, "day") === "closed") {
        onClose();
        toast.info(await whoClosed(till.day));
      } else if (refusalOf(error, "expected") !== "till_changed") tellFailure(error, form);
    }
  };
  const submit = form.handleSubmit((values) => once(() => send(values)));
  return { isBusy, submit: () => void submit() };
}

async function whoClosed(day: string): Promise<string> {
  const { close } = await loadTill(day).catch(() => ({ close: null }));
  return close ? closerOf(close, day) : text.alreadyClosed;
}

const closerOf = (close: TillClosing, day: string): string =>
  text.already(close.by, closedWhen(close, day));

/** Shows a closing that another station makes while the dialog is open, with its author. */
function useClosedElsewhere({ close, day }: TillDay, isBusy: boolean, onClose: () => void): void {
  const leave = useRef(onClose);
  leave.current = onClose;
  useEffect(() => {
    if (!close || isBusy) return;
    leave.current();
    toast.info(closerOf(close, day));
  }, [close, day, isBusy]);
}

function tellFailure(error: unknown, form: Form): void {
  const { message, fields } = failureOf(error);
  const isAtField = showServerErrors(error, ["counted", "notes"], form.setError);
  if (!isAtField) toast.error(fields["day"] || message || text.failed);
}

function Counted({ form, expected }: { form: Form; expected: ReturnType<typeof toCentimes> }) {
  const { errors } = form.formState;
  const difference = differenceOf(useWatch({ control: form.control, name: "counted" }), expected);
  const write = () => {
    const read = parseAmount(form.getValues("counted"));
    if (read !== null) form.setValue("counted", formatAmount(read));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 md:grid-cols-2">
      <AmountField
        label={words.counted}
        error={errors.counted?.message}
        {...form.register("counted", { validate: checkCounted, onBlur: write })}
      />
      <TextField
        label={difference ? text.noteOf(signedMoney(difference)) : words.note}
        isOptional={!difference}
        maxLength={5000}
        error={errors.notes?.message}
        {...form.register("notes", {
          validate: (notes, { counted }) => checkNotes(notes, counted, expected),
        })}
      />
    </div>
  );
}

type ButtonsProps = { form: Form; isBusy: boolean; onCancel: () => void };

/** Summary and buttons, which on a phone stay at the bottom. */
function Buttons({ form, isBusy, onCancel }: ButtonsProps) {
  const counted = parseAmount(useWatch({ control: form.control, name: "counted" }));
  return (
    <div className="flex flex-wrap items-center gap-2 bg-surface max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-5 max-md:border-t max-md:border-line max-md:px-5 max-md:py-3">
      <p className="flex-1 text-sm text-ink-3 max-md:basis-full">{text.final}</p>
      <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={text.saving}>
          <MoneyText>{text.save(counted === null ? "" : formatMoney(counted))}</MoneyText>
          <span className="text-xs font-normal opacity-80 max-md:hidden" aria-hidden="true">
            {text.key}
          </span>
        </Button>
      </div>
    </div>
  );
}
