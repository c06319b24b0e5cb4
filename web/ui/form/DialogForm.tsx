import type { ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { words } from "#lib/texts/words.strings.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogActions } from "#ui/overlay/DialogActions.tsx";

type Props<Values extends FieldValues> = {
  title: string;
  form: UseFormReturn<Values>;
  isBusy: boolean;
  submit: () => Promise<void>;
  /** Failure that belongs to no field. */
  failure?: string;
  onClose: () => void;
  children: ReactNode;
};

/** Dialog with the form of one record (useRecordForm.ts). */
export function DialogForm<Values extends FieldValues>(props: Props<Values>) {
  const { title, form, isBusy, submit, failure, onClose, children } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <FormProvider {...form}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {failure && <Notice tone="bad">{failure}</Notice>}
          {children}
          <DialogActions save={words.save} isBusy={isBusy} onCancel={onClose} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
