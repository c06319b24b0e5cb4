import { ShopPage } from "./shopPage.ts";

/** Form of a document with its draft and its merge of two stations. */
export class DocumentForm extends ShopPage {
  get notes() {
    return this.person.field(/^Notes/);
  }

  async writeNotes(text: string): Promise<void> {
    await this.notes.fill(text);
  }

  /** Waits until the draft is stored. */
  async keptDraft(text: string): Promise<void> {
    await this.page.waitForFunction(
      (typed) =>
        Object.entries(localStorage).some(
          ([key, value]) => key.startsWith("optique.draft.") && value.includes(typed),
        ),
      text,
    );
  }

  /** Reloads the page; the draft is restored. */
  async reload(): Promise<void> {
    await this.person.reload();
    await this.person.seen("Brouillon restauré");
  }

  async ignoreDraft(): Promise<void> {
    await this.person.press("Effacer le brouillon");
  }

  /** Presses the merge button without checking the result. */
  async askToMerge(): Promise<void> {
    await this.person.press("Fusionner avec ma saisie");
  }

  /** Merges the values that another station saved. */
  async merge(): Promise<void> {
    await this.askToMerge();
    await this.person.gone(modifiedElsewhere);
  }

  /** Another station has deleted the document. */
  async saveAsNew(): Promise<void> {
    await this.person.press("Enregistrer comme nouveau");
  }
}

export const modifiedElsewhere = "Ce document a été modifié entre-temps sur un autre poste.";
export const deletedElsewhere = "Ce document a été supprimé entre-temps sur un autre poste.";
