import { type ReactNode, useRef } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import type { Right } from "#domain/people/permissions.ts";
import { isInTopModal } from "#lib/keys/modals.ts";
import { useShortcut } from "#lib/keys/useShortcut.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogActions } from "#ui/overlay/DialogActions.tsx";
import { useTypedDuring } from "./useTypedDuring.ts";

type DialogProps = {
  title: string;
  /** Label of the submit button; by default 'Enregistrer'. */
  save?: string;
  /** Right that the save requires. */
  right?: Right;
  isBusy?: boolean;
  submit: () => unknown;
  /** Moves the focus after the dialog has set its own. */
  onOpened?: () => void;
  onClose: () => void;
  /** Dialogs with questions before the save, rendered outside the form element. */
  questions?: ReactNode;
  children: ReactNode;
};

/** Dialog that consists of a form, with its two buttons. Ctrl+S presses the submit button. */
export function FormDialog(props: DialogProps) {
  const { title, save = words.save, right, isBusy = false, submit, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const typing = useTypedDuring(isBusy);
  useShortcut(
    "s",
    () => form.current?.querySelector<HTMLButtonElement>("[type=submit]")?.click(),
    () => isInTopModal(form.current),
  );
  return (
    <Dialog title={title} onClose={onClose} {...(props.onOpened && { onOpened: props.onOpened })}>
      <form
        ref={form}
        noValidate
        onChange={typing}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {props.children}
        <DialogActions save={save} isBusy={isBusy} {...(right && { right })} onCancel={onClose} />
      </form>
      {props.questions}
    </Dialog>
  );
}

type Props<Values extends FieldValues> = DialogProps & {
  form: UseFormReturn<Values>;
  /** Error that belongs to no field. */
  failure?: string;
};

/** `FormDialog` for react-hook-form (useRecordForm.ts, useSubmitOnce.ts), with the form in a context for its fields. */
export const DialogForm = <Values extends FieldValues>(props: Props<Values>) => {
  const { form, failure, children, ...dialog } = props;
  return (
    <FormProvider {...form}>
      <FormDialog {...dialog}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {children}
      </FormDialog>
    </FormProvider>
  );
};
