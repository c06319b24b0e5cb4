import { Button } from "#ui/page/Button.tsx";
import { DraftNotice, FormNotice } from "#ui/form/FormNotice.tsx";
import { ui } from "#ui/ui.strings.ts";
import type { Conflict } from "./documentEditor.ts";

const text = ui.conflict;

type ConflictProps = {
  conflict: Conflict;
  isBusy: boolean;
  merge: () => Promise<void>;
  discard: () => Promise<void>;
  saveAsNew: () => Promise<void>;
  /** What the screen calls the field of a path. */
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
  const actions =
    conflict.kind === "deleted" ? (
      <Button size="sm" isBusy={isBusy} onClick={() => void saveAsNew()}>
        {text.saveAsNew}
      </Button>
    ) : (
      <>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void discard()}>
          {text.discard}
        </Button>
        <Button size="sm" isBusy={isBusy} onClick={() => void merge()}>
          {text.merge}
        </Button>
      </>
    );
  return (
    <FormNotice tone="warn" role="alert" actions={actions}>
      <b className="font-semibold">{conflict.message}</b> {text.hint}
    </FormNotice>
  );
}

/** One may have saved from the end of a long form. */
const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: "nearest" });

type Props = Omit<ConflictProps, "conflict"> & {
  isDraft: boolean;
  onIgnoreDraft: () => void;
  conflict: Conflict | null;
};

/** The draft that was brought back, and what another station did meanwhile with the ways out of it. */
export function DocumentNotices({ isDraft, onIgnoreDraft, conflict, ...ways }: Props) {
  return (
    <>
      {isDraft && <DraftNotice onIgnore={onIgnoreDraft} />}
      {conflict && (
        <div key={conflict.kind} ref={bringIntoView} className="scroll-my-20">
          <ConflictNotice conflict={conflict} {...ways} />
        </div>
      )}
    </>
  );
}
