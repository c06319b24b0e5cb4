import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { useForeign } from "#lib/approvals.ts";
import { useScanner, useScannerKeys } from "#ui/keys/useScanner.ts";
import { BoxDialog } from "./BoxDialog.tsx";
import { BoxesDialog } from "./BoxesDialog.tsx";

type Opened =
  | { kind: "box"; code: string; row: ListedContactOrder | null; key: number }
  | { kind: "boxes"; row: ListedContactOrder };

type Dialogs = {
  /** Opens the dialog that receives a box, filled in from its code; '' opens it blank. */
  open: (code: string) => void;
  /** Opens the list of a row's boxes. */
  openRow: (row: ListedContactOrder) => void;
  dialog: ReactNode;
};

/** Dialogs about boxes; the page renders `dialog`. */
export function useBoxDialogs(): Dialogs {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (code: string, row: ListedContactOrder | null = null) =>
    setOpened((before) => ({
      kind: "box",
      code,
      row,
      key: (before?.kind === "box" ? before.key : 0) + 1,
    }));
  const close = () => setOpened(null);
  const dialog =
    opened?.kind === "box" ? (
      <BoxDialog key={opened.key} code={opened.code} row={opened.row} onClose={close} />
    ) : (
      opened && <BoxesDialog row={opened.row} onAdd={() => open("", opened.row)} onClose={close} />
    );
  return {
    open: (code) => open(code),
    openRow: (row) => setOpened({ kind: "boxes", row }),
    dialog,
  };
}

type Receiving = Pick<Dialogs, "openRow" | "dialog"> & {
  /** Opens the dialog to type a box by hand. */
  receive: () => void;
  /** Keydown handler, for the capture phase, that finds scans typed into the page's fields. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Receives scans wherever the focus is. `restore` gives the search its text from before the scan. */
export function useReceiveBoxes(restore: (before: string) => void): Receiving {
  const { open, openRow, dialog } = useBoxDialogs();
  const isForeign = useForeign("job.move");
  const keys = useScannerKeys();
  const scan = (code: string) => {
    if (!isForeign) open(code);
  };
  useScanner({ where: "page", onCode: scan });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The fields of a dialog have their own handler.
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    const stray = keys.follow(event);
    if (!stray) return;
    event.preventDefault();
    event.stopPropagation();
    restore(stray.before);
    scan(stray.typed);
  };
  return { receive: () => open(""), openRow, onKeyDown, dialog };
}
