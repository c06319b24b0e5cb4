import { computed, signal } from "@preact/signals-react";

const open = signal<readonly HTMLDialogElement[]>([]);

/** The modal dialog on top of the page: all outside it is inert, and under its backdrop. */
export const topModal = computed(() => open.value.at(-1));

/** Shows a dialog above all else; gives back what closes it, and puts the focus back where it was. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const forget = () => {
    open.value = open.value.filter((shown) => shown !== dialog);
  };
  const opener = document.activeElement;
  dialog.showModal();
  open.value = [...open.value, dialog];
  // Escape closes it too, where its owner does not say otherwise.
  dialog.addEventListener("close", forget, { once: true });
  return () => {
    dialog.close();
    forget();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
