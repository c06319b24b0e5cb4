import { computed, signal } from "@preact/signals-react";

const openDialogs = signal<readonly HTMLDialogElement[]>([]);

/** The modal dialog on top of the page: all outside it is inert, and under its backdrop. */
export const topModal = computed(() => openDialogs.value.at(-1));

/** Shows a dialog above all else; gives back what closes it, and puts the focus back where it was. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const forget = () => {
    openDialogs.value = openDialogs.value.filter((shown) => shown !== dialog);
  };
  const opener = document.activeElement;
  dialog.showModal();
  openDialogs.value = [...openDialogs.value, dialog];
  // Escape closes it too, where its owner does not say otherwise.
  dialog.addEventListener("close", forget, { once: true });
  return () => {
    dialog.close();
    forget();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
