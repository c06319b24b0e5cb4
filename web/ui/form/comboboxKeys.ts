import type { KeyboardEvent } from "react";

type KeyActions = {
  /** True when the caller handles the key itself. */
  takes: (event: KeyboardEvent) => boolean;
  /** Tab ends a code of some scanners as Enter does; otherwise it leaves the field. */
  endsByTab: () => boolean;
  move: (by: number) => void;
  enter: (isCtrl: boolean) => void;
  escape: () => void;
};

/** The keys of a combobox. */
export const comboboxKeys =
  (isOpen: boolean, { takes, endsByTab, move, enter, escape }: KeyActions) =>
  (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || takes(event)) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (isOpen && (event.key === "Enter" || (event.key === "Tab" && endsByTab()))) {
      event.preventDefault();
      enter(event.ctrlKey);
    } else if (event.key === "Escape" && isOpen) {
      // The dialog around keeps its own Escape for the next press (web/README.md, Traps).
      event.preventDefault();
      event.stopPropagation();
      escape();
    }
  };
