import { Button } from "../Button";
import { DraftNotice, FormNotice } from "../FormNotice";
import { ui } from "../strings";
import type { Conflict } from "./useDocumentForm";

type Props = {
  isDraft: boolean;
  onIgnoreDraft: () => void;
  conflict: Conflict | null;
  keepMine: () => Promise<void>;
  takeTheirs: () => Promise<void>;
  saveAsNew: () => Promise<void>;
};

/** The draft that was brought back, and what another station did meanwhile with the ways out of it. */
export function DocumentNotices(props: Props) {
  const { isDraft, onIgnoreDraft, conflict, keepMine, takeTheirs, saveAsNew } = props;
  return (
    <>
      {isDraft && <DraftNotice onIgnore={onIgnoreDraft} />}
      {conflict && (
        <FormNotice
          tone="warn"
          role="alert"
          actions={
            conflict.kind === "deleted" ? (
              <Button size="sm" onClick={() => void saveAsNew()}>
                {ui.conflict.saveAsNew}
              </Button>
            ) : (
              <>
                <Button size="sm" variant="quiet" onClick={() => void takeTheirs()}>
                  {ui.conflict.takeTheirs}
                </Button>
                <Button size="sm" onClick={() => void keepMine()}>
                  {ui.conflict.keepMine}
                </Button>
              </>
            )
          }
        >
          <b className="font-semibold">{conflict.message}</b> {ui.conflict.hint}
        </FormNotice>
      )}
    </>
  );
}
