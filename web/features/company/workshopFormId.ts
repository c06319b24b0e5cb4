/** The page of the company has two forms: Ctrl+S saves the one that has the focus. */
export const workshopFormId = "workshop-form";

export const isInWorkshopForm = (): boolean =>
  Boolean(document.activeElement?.closest(`#${workshopFormId}`));
