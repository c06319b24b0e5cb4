import { FormNotice } from "../../../ui/FormNotice";
import { clashText, formStrings } from "./form.strings";
import type { Conflict } from "./usePrescriptionSave";

const strings = formStrings.conflict;
type ConflictProps = {
  conflict: Conflict;
  onMerge: () => void;
  onDiscard: () => void;
  onRenew: () => void;
};

/** Another station saved or deleted the document meanwhile: what to do, without losing what is typed. */
export function ConflictNotice({ conflict, onMerge, onDiscard, onRenew }: ConflictProps) {
  switch (conflict.kind) {
    case "modified":
      return (
        <FormNotice
          tone="warn"
          role="alert"
          actions={
            <>
              <button type="button" className="btn btn-quiet btn-sm" onClick={onDiscard}>
                {strings.discard}
              </button>
              <button type="button" className="btn btn-secondary btn-sm" onClick={onMerge}>
                {strings.merge}
              </button>
            </>
          }
        >
          <b className="font-semibold">{conflict.message}</b> {strings.modifiedHint}
        </FormNotice>
      );
    case "deleted":
      return (
        <FormNotice
          tone="warn"
          role="alert"
          actions={
            <button type="button" className="btn btn-secondary btn-sm" onClick={onRenew}>
              {strings.saveAsNew}
            </button>
          }
        >
          <b className="font-semibold">{conflict.message}</b> {strings.modifiedHint}
        </FormNotice>
      );
    case "merged":
      return (
        <FormNotice tone="info">
          {strings.merged}
          {conflict.clashes.length > 0 && (
            <b className="font-semibold">
              {" "}
              {strings.clashes(conflict.clashes.map(clashText).join(", "))}
            </b>
          )}
        </FormNotice>
      );
    case "renewed":
      return <FormNotice tone="info">{strings.renewed}</FormNotice>;
  }
}
