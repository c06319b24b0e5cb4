import type { ReactNode } from "react";
import { Button } from "#ui/page/Button.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { FormButtons } from "./FormButtons.tsx";

type Props = {
  id?: string;
  /** The button that saves stands above the form, by its id: on a phone it is at the bottom as in others. */
  isSavedAbove?: boolean;
  /** Read out as the form's name, where the page has others. */
  label?: string;
  isBusy: boolean;
  onSubmit: () => void;
  texts: { save: string; saving: string };
  /** What gives up, before the button that saves. */
  cancel?: ReactNode;
  className?: string;
  /** Another form of the page has its primary button, and a phone's bar: this one is saved in its card. */
  isSecond?: boolean;
  children: ReactNode;
};

/** The card of one record's form; on a phone as high as the window, so that the bar under it is at the bottom. */
export function RecordForm({
  id,
  isSavedAbove = false,
  label,
  isBusy,
  onSubmit,
  texts,
  cancel,
  className = "",
  isSecond = false,
  children,
}: Props) {
  const isPhone = useIsPhone();
  const save = (
    <Button
      type="submit"
      variant={isSecond ? "secondary" : "primary"}
      isBusy={isBusy}
      busyLabel={texts.saving}
    >
      {texts.save}
    </Button>
  );
  return (
    <form
      id={id}
      className={`flex flex-col gap-4 md:card md:p-4 ${isSecond ? "max-md:card max-md:p-4" : "max-md:min-h-[calc(100dvh-4.5rem)]"} ${className}`}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={`grid gap-4 ${isSecond ? "" : "max-md:card max-md:p-4"}`}>{children}</div>
      {isSecond ? (
        <div className="flex justify-end max-md:*:flex-1">{save}</div>
      ) : (
        (!isSavedAbove || isPhone) && (
          <FormButtons>
            {cancel}
            {save}
          </FormButtons>
        )
      )}
    </form>
  );
}
