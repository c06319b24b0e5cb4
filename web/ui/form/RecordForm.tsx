import type { ReactNode } from "react";
import { Button } from "#ui/page/Button.tsx";
import { FormButtons } from "./FormButtons.tsx";

type Props = {
  /** Read out as the form's name, where the page has others. */
  label?: string;
  id?: string;
  isBusy: boolean;
  onSubmit: () => void;
  texts: { save: string; saving: string };
  /** What gives up, before the button that saves. */
  cancel?: ReactNode;
  className?: string;
  /** Another form of the page has its primary button. */
  isSecond?: boolean;
  children: ReactNode;
};

/** The card of one record's form. */
export function RecordForm({
  label,
  id,
  isBusy,
  onSubmit,
  texts,
  cancel,
  className = "",
  isSecond = false,
  children,
}: Props) {
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
      <FormButtons>
        {cancel}
        <Button
          type="submit"
          variant={isSecond ? "secondary" : "primary"}
          isBusy={isBusy}
          busyLabel={texts.saving}
        >
          {texts.save}
        </Button>
      </FormButtons>
    </form>
  );
}
