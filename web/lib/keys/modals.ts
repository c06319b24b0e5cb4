import { computed, signal } from "@preact/signals-react";

const openDialogs = signal<readonly HTMLDialogElement[]>([]);

/** Modal dialog on top; everything outside it is inert. */
export const topModal = computed(() => openDialogs.value.at(-1));

/** True of an element inside the top dialog. */
export const isInTopModal = (part: Element | null): boolean =>
  part !== null && (topModal.peek()?.contains(part) ?? false);

/** Shows a modal dialog; returns its close function, which restores the focus. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const forget = () => {
    openDialogs.value = openDialogs.value.filter((shown) => shown !== dialog);
  };
  const opener = document.activeElement;
  dialog.showModal();
  openDialogs.value = [...openDialogs.value, dialog];
  // Escape closes the dialog, unless its owner prevents that.
  dialog.addEventListener("close", forget, { once: true });
  return () => {
    dialog.close();
    forget();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
