import type { ReactNode } from "react";
import { Button } from "#ui/page/Button.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { FormButtons } from "./FormButtons.tsx";

type Props = {
  /** Of the button that saves, where it stands above the form: on a phone it is at the bottom as in others. */
  id?: string;
  /** Read out as the form's name, where the page has others. */
  label?: string;
  isBusy: boolean;
  onSubmit: () => void;
  texts: { save: string; saving: string };
  /** What gives up, before the button that saves. */
  cancel?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The card of one record's form. */
export function RecordForm({
  id,
  label,
  isBusy,
  onSubmit,
  texts,
  cancel,
  className = "",
  children,
}: Props) {
  const isPhone = useIsPhone();
  return (
    <form
      id={id}
      className={`card grid gap-4 p-4 ${className}`}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {(!id || isPhone) && (
        <FormButtons>
          {cancel}
          <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </FormButtons>
      )}
    </form>
  );
}
