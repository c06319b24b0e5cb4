import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { companyStrings } from "./company.strings.ts";

type Props = {
  /** Id of the form that the buttons submit. */
  form: string;
  isBusy: boolean;
  /** Sentence that lists the changes; '' for none. */
  changes: string;
  /** True when the bar is shown even without a change. */
  isAlways: boolean;
  onUndo: () => void;
};

const bar =
  "-mx-4 -mb-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:flex-wrap md:-mb-5 lg:-mx-6 lg:px-6";

/** Bar with the changes and the save button. As wide as the page, so that no field shows beside it. */
export function SaveBar({ form, isBusy, changes, isAlways, onUndo }: Props) {
  const isShown = changes !== "" || isAlways;
  return (
    <div
      data-foot={isShown || undefined}
      className={`sticky bottom-0 z-20 mt-auto flex items-center gap-2 ${isShown ? bar : ""} ${changes ? "lg:enter-bottom" : ""}`}
    >
      {/* Always rendered, so that screen readers announce a change. */}
      <p
        role="status"
        className="flex min-w-0 flex-1 items-center gap-2.5 max-md:basis-full lg:mr-6"
      >
        {changes && (
          <>
            <span className="size-1.5 shrink-0 rounded-full bg-accent" />
            <span className="truncate">{changes}</span>
          </>
        )}
      </p>
      {changes && (
        <Button variant="quiet" className="max-md:flex-1" onClick={onUndo}>
          {words.cancel}
        </Button>
      )}
      {isShown && <SaveButton form={form} isBusy={isBusy} className="max-md:flex-1" />}
      {isShown && <kbd className="kbd max-lg:hidden">{companyStrings.saveKey}</kbd>}
    </div>
  );
}

type SaveProps = { form: string; isBusy: boolean; className?: string };

export const SaveButton = ({ form, isBusy, className = "" }: SaveProps) => (
  <Button
    type="submit"
    form={form}
    variant="primary"
    className={className}
    isBusy={isBusy}
    busyLabel={companyStrings.updating}
  >
    {companyStrings.update}
  </Button>
);
