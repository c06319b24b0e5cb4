import { words } from "#lib/texts/words.strings.ts";
import { useState } from "react";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ui } from "#ui/ui.strings.ts";

type Removed<Row> = { index: number; row: Row; what: string };

/** Remembers the last removed row of a document until it is restored. */
export function useRemovedRow<Row>(putBack: (index: number, row: Row) => void) {
  const [removed, setRemoved] = useState<Removed<Row> | null>(null);
  const undo = () => {
    if (removed) putBack(removed.index, removed.row);
    setRemoved(null);
  };
  return { removed, setRemoved, undo };
}

type Props<Row> = {
  state: ReturnType<typeof useRemovedRow<Row>>;
  /** Focuses the restore button, because the pressed remove button is gone. */
  takesFocus?: boolean;
};

/** Notice that names the removed row, with a button that restores it. */
export function RemovedRow<Row extends { id: string }>({ state, takesFocus }: Props<Row>) {
  const { removed, undo } = state;
  if (!removed) return null;
  return (
    <FormNotice
      tone="info"
      actions={
        <Button key={removed.row.id} size="sm" autoFocus={takesFocus === true} onClick={undo}>
          {words.cancel}
        </Button>
      }
    >
      {ui.removed(removed.what)}
    </FormNotice>
  );
}
