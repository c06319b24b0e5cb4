import type { ReactNode } from "react";
import { Button } from "#ui/page/Button.tsx";
import { BottomBar } from "#ui/page/BottomBar.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";

type Props = {
  id?: string;
  /** The button that saves stands above the form, by its id: below lg it is at the bottom as in others. */
  isSavedAbove?: boolean;
  /** Read out as the form's name, where the page has others. */
  label?: string;
  isBusy: boolean;
  onSubmit: () => void;
  texts: { save: string; saving: string };
  /** What gives up, before the button that saves. */
  cancel?: ReactNode;
  className?: string;
  /** Another form of the page has its primary button, and the bar of a narrow screen: this one is saved in its card. */
  isSecond?: boolean;
  children: ReactNode;
};

/** The card of one record's form; below lg as high as the window, so that the bar under it is at the bottom. */
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
  const hasBar = useIsNarrow() && !isSecond;
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
      className={`flex flex-col gap-4 ${hasBar ? "min-h-[calc(100dvh-4.5rem)]" : "card p-4"} ${className}`}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={`grid gap-4 ${hasBar ? "card p-4" : ""}`}>{children}</div>
      {hasBar ? (
        <BottomBar className="mt-auto justify-end max-md:*:flex-1">
          {cancel}
          {save}
        </BottomBar>
      ) : (
        !isSavedAbove && (
          <div className="flex justify-end gap-2 max-md:*:flex-1">
            {cancel}
            {save}
          </div>
        )
      )}
    </form>
  );
}
