import { type ComponentProps, type ReactNode, useId } from "react";
import { words } from "#lib/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { barredClass, BottomBar } from "#ui/page/BottomBar.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsNarrow, useIsPhone } from "#ui/page/useIsPhone.ts";

type Props = {
  id?: string;
  /** The header of the page, which saves it as well. */
  head?: ComponentProps<typeof PageHeader>;
  /** The page has the button that saves, by the form's id. */
  isSavedByPage?: boolean;
  /** Read out as the form's name, where the page has others. */
  label?: string;
  isBusy: boolean;
  onSubmit: () => void;
  /** Words of the button in place of 'Enregistrer'. */
  save?: string;
  saving?: string;
  /** What gives up, before the button that saves. */
  cancel?: ReactNode;
  className?: string;
  /** Another form of the page has its primary button, and the bar of a narrow screen: this one is saved in its card. */
  isSecond?: boolean;
  /** Warning that appears while typing: after the fields, which it does not move, and sticky above the bar. */
  remark?: ReactNode;
  children: ReactNode;
};

/** The card of one record's form. Below lg it is saved by a bar at the bottom; in the middle of a page, by its foot, which stays in view. */
export function RecordForm(props: Props) {
  const own = useId();
  const { id = own, head, isSavedByPage = false, isSecond = false } = props;
  const isNarrow = useIsNarrow();
  const isPhone = useIsPhone();
  const hasBar = !isSecond && !isSavedByPage && (head ? isNarrow : isPhone);
  const buttons = (
    <>
      {props.cancel}
      <Button
        type="submit"
        form={id}
        variant={isSecond ? "secondary" : "primary"}
        isBusy={props.isBusy}
        busyLabel={props.saving ?? words.saving}
      >
        {props.save ?? words.save}
      </Button>
    </>
  );
  const form = (
    <>
      {head && <PageHeader {...head}>{!isNarrow && buttons}</PageHeader>}
      <form
        id={id}
        className={`flex flex-col gap-4 ${hasBar ? barredClass : "card p-4"} ${props.className ?? ""}`}
        noValidate
        aria-label={props.label}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        <div className={`grid gap-4 ${hasBar ? "card p-4" : ""}`}>{props.children}</div>
        {props.remark && (
          <div className={`sticky z-10 empty:hidden ${hasBar ? "bottom-20" : "bottom-4"}`}>
            {props.remark}
          </div>
        )}
        {hasBar ? (
          <BottomBar className="mt-auto justify-end max-md:*:flex-1">{buttons}</BottomBar>
        ) : (
          !head &&
          !isSavedByPage && (
            <div
              className={`-mx-4 -mb-4 flex justify-end gap-2 rounded-b-card border-t border-line bg-surface p-4 max-md:*:flex-1 ${isSecond ? "" : "sticky bottom-0"}`}
            >
              {buttons}
            </div>
          )
        )}
      </form>
    </>
  );
  return head ? <div className="lg:max-w-form">{form}</div> : form;
}
