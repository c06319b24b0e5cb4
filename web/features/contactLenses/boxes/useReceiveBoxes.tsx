import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { useForeign } from "#lib/approvals.ts";
import { useScanner, useScannerKeys } from "#ui/keys/useScanner.ts";
import { BoxDialog } from "./BoxDialog.tsx";
import { BoxesDialog } from "./BoxesDialog.tsx";

type Opened =
  | { kind: "box"; code: string; row: ListedContactOrder | null; key: number }
  | { kind: "boxes"; row: ListedContactOrder };

type Receiving = {
  /** Opens the dialog of a box that is typed. */
  receive: () => void;
  /** Opens the boxes of a row. */
  openRow: (row: ListedContactOrder) => void;
  /** Hears codes in the fields of the page; for its captured keys. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  dialog: ReactNode;
};

/** A scanner is heard wherever the focus is; `restore` gives the search the text from before the scan. */
export function useReceiveBoxes(restore: (before: string) => void): Receiving {
  const [opened, setOpened] = useState<Opened | null>(null);
  const isForeign = useForeign("job.move");
  const keys = useScannerKeys();
  const open = (code: string, row: ListedContactOrder | null = null) =>
    setOpened((before) => ({
      kind: "box",
      code,
      row,
      key: (before?.kind === "box" ? before.key : 0) + 1,
    }));
  const scan = (code: string) => {
    if (!isForeign) open(code);
  };
  useScanner({ where: "page", onCode: scan });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The fields of a dialog hear by themselves.
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    const stray = keys.follow(event);
    if (!stray) return;
    event.preventDefault();
    event.stopPropagation();
    restore(stray.before);
    scan(stray.typed);
  };
  const close = () => setOpened(null);
  const dialog =
    opened?.kind === "box" ? (
      <BoxDialog key={opened.key} code={opened.code} row={opened.row} onClose={close} />
    ) : (
      opened && <BoxesDialog row={opened.row} onAdd={() => open("", opened.row)} onClose={close} />
    );
  return {
    receive: () => open(""),
    openRow: (row) => setOpened({ kind: "boxes", row }),
    onKeyDown,
    dialog,
  };
}
