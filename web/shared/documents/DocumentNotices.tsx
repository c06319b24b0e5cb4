import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { documentTexts } from "./documents.strings.ts";
import type { Conflict } from "./documentEditor.ts";
import { DraftNotices } from "./DraftNotices.tsx";
import type { Drafts } from "./useDrafted.ts";

const text = documentTexts.conflict;

type ConflictProps = {
  conflict: Conflict;
  isBusy: boolean;
  merge: () => Promise<void>;
  discard: () => Promise<void>;
  saveAsNew: () => Promise<void>;
  /** Name of a field on the screen, from its path. */
  fieldName: (path: string) => string;
};

function ConflictNotice({ conflict, isBusy, merge, discard, saveAsNew, fieldName }: ConflictProps) {
  if (conflict.kind === "merged") {
    const clashes = conflict.clashes.map(fieldName).filter(Boolean);
    return (
      <FormNotice tone="info">
        {text.merged}
        {clashes.length > 0 && (
          <b className="font-semibold"> {text.clashes([...new Set(clashes)].join(", "))}</b>
        )}
      </FormNotice>
    );
  }
  const canMerge = conflict.kind === "modified";
  const actions = (
    <>
      {conflict.kind !== "deleted" && (
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void discard()}>
          {text.discard}
        </Button>
      )}
      <Button
        size="sm"
        isBusy={isBusy}
        busyLabel={words.saving}
        onClick={() => void (canMerge ? merge() : saveAsNew())}
      >
        {canMerge ? text.merge : text.saveAsNew}
      </Button>
    </>
  );
  const message = conflict.kind === "other" ? text.other(conflict.owner) : conflict.message;
  return (
    <FormNotice tone="warn" role="alert" actions={actions}>
      <b className="font-semibold">{message}</b>{" "}
      {conflict.kind === "other" ? text.otherHint : text.hint}
    </FormNotice>
  );
}

/** Scrolls to a notice, which is at the top: the save may have been pressed at the end of a long form. */
const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: "nearest" });

type Props = Omit<ConflictProps, "conflict"> & {
  drafts: Drafts;
  conflict: Conflict | null;
};

/** Notices about a restored draft and about a save on another station, each with its actions. */
export function DocumentNotices({ drafts, conflict, ...ways }: Props) {
  return (
    <>
      <DraftNotices drafts={drafts} />
      {conflict && (
        <div key={conflict.kind} ref={bringIntoView} className="scroll-my-20">
          <ConflictNotice conflict={conflict} {...ways} />
        </div>
      )}
    </>
  );
}
