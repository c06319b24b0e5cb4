import { type ComponentProps, type ReactNode, useId } from "react";
import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { barredClass, BottomBar } from "#ui/page/BottomBar.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsNarrow, useIsPhone } from "#ui/page/useIsPhone.ts";
import { useTypedDuring } from "./useTypedDuring.ts";

type Props = {
  id?: string;
  /** Props of the page header, which then has the save button. */
  head?: ComponentProps<typeof PageHeader>;
  /** Accessible name of the form, on a page with several. */
  label?: string;
  isBusy: boolean;
  onSubmit: () => void;
  /** Labels of the submit button, idle and busy; by default 'Enregistrer'. */
  save?: string;
  saving?: string;
  /** Cancel button, placed before the submit button. */
  cancel?: ReactNode;
  className?: string;
  /** Warning while a person types. It comes after the fields and is sticky, so that it moves nothing. */
  remark?: ReactNode;
  children: ReactNode;
};

/**
 * Card with the form of a record. The submit button is in the page header, below lg in a bottom bar, or in a sticky
 * footer.
 */
export function RecordForm(props: Props) {
  const own = useId();
  const { id = own, head } = props;
  const typing = useTypedDuring(props.isBusy);
  const isNarrow = useIsNarrow();
  const isPhone = useIsPhone();
  const hasBar = head ? isNarrow : isPhone;
  const buttons = (
    <>
      {props.cancel}
      <Button
        type="submit"
        form={id}
        variant="primary"
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
        onChange={typing}
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
          !head && (
            <div className="sticky bottom-0 -mx-4 -mb-4 flex justify-end gap-2 rounded-b-card border-t border-line bg-surface p-4 max-md:*:flex-1">
              {buttons}
            </div>
          )
        )}
      </form>
    </>
  );
  return head ? <div className="lg:max-w-form">{form}</div> : form;
}
