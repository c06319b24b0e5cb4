import { ShopPage } from "./shopPage.ts";

/** The form of a document that is saved whole: it keeps a draft, and loses nothing of what two stations wrote. */
export class DocumentForm extends ShopPage {
  get notes() {
    return this.person.field(/^Notes/);
  }

  async writeNotes(text: string): Promise<void> {
    await this.notes.fill(text);
  }

  /** Waits until this browser has kept what was typed. */
  async keptDraft(text: string): Promise<void> {
    await this.page.waitForFunction(
      (typed) =>
        Object.entries(localStorage).some(
          ([key, value]) => key.startsWith("optique.draft.") && value.includes(typed),
        ),
      text,
    );
  }

  /** Loads the page again: what was typed is back. */
  async reload(): Promise<void> {
    await this.person.reload();
    await this.person.seen("Brouillon restauré");
  }

  async ignoreDraft(): Promise<void> {
    await this.person.press("Effacer le brouillon");
  }

  /** Asks for what another station wrote meanwhile, whatever comes of it. */
  async askToMerge(): Promise<void> {
    await this.person.press("Fusionner avec ma saisie");
  }

  /** Another station saved meanwhile: brings in what it wrote. */
  async merge(): Promise<void> {
    await this.askToMerge();
    await this.person.gone(modifiedElsewhere);
  }

  /** Another station deleted the document meanwhile. */
  async saveAsNew(): Promise<void> {
    await this.person.press("Enregistrer comme nouveau");
  }
}

export const modifiedElsewhere = "Ce document a été modifié entre-temps sur un autre poste.";
export const deletedElsewhere = "Ce document a été supprimé entre-temps sur un autre poste.";
