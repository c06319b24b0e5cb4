import type { ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import type { Right } from "#domain/people/permissions.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogActions } from "#ui/overlay/DialogActions.tsx";

type DialogProps = {
  title: string;
  /** Label of the submit button in place of 'Enregistrer'. */
  save?: string;
  /** Right of the act that the dialog saves. */
  right?: Right;
  isBusy?: boolean;
  submit: () => unknown;
  /** Moves the focus, after the dialog's own. */
  onOpened?: () => void;
  onClose: () => void;
  /** Questions of the save, outside the form. */
  questions?: ReactNode;
  children: ReactNode;
};

/** Dialog that is one form, with its two buttons. */
export function FormDialog(props: DialogProps) {
  const { title, save = words.save, right, isBusy = false, submit, onClose } = props;
  return (
    <Dialog title={title} onClose={onClose} {...(props.onOpened && { onOpened: props.onOpened })}>
      <form
        noValidate
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
  /** Failure that belongs to no field. */
  failure?: string;
};

/** The same of react-hook-form (useRecordForm.ts, useSubmitOnce.ts), whose fields find their form. */
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
