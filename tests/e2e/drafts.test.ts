import { describe, expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { recordsPath } from "#support/shop.ts";
import { modifiedElsewhere } from "./pages/documentForm.ts";
import type { Person } from "./pages/person.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);
const path = "/app/prescriptions/new";

async function openForm() {
  const opened = await scene.open(desktop, path);
  const nadia = await opened.shop.client({ name: "Benjelloun Nadia", phone: "0611111111" });
  return { ...opened, nadia, form: await new SalesForm(opened.person).ready() };
}

/** Opens the same form in another tab. */
async function openBeside(person: Person) {
  const tab = await person.newTab();
  return { tab, beside: await SalesForm.open(tab) };
}

describe("a draft", () => {
  it("after a clash, typed values become a new sale; a draft belongs to its tab until the tab closes", async () => {
    const { person, shop, sale, nadia } = await openForm();
    await person.goto(`/app/prescriptions/edit/${sale.id}`);
    const form = await new SalesForm(person).ready();
    await form.chooseClient("Nadia", nadia.name);
    await form.writeNotes("la vente de Nadia");
    const mehdi = await shop.client({ name: "Daoudi Mehdi", phone: "0622222222" });
    await shop.send("PATCH", recordsPath("optique_prescriptions", sale.id), { client: mehdi.id });
    await form.save();
    await person.seen(modifiedElsewhere);
    person.forgive(/status of 409|ClientResponseError 409/);
    await form.merge();
    await person.seen(/pour un autre client\u00a0: Daoudi Mehdi\./);
    person.clean();
    await form.saveAsNew();
    await form.saved("créée");
    expect((await shop.read("optique_prescriptions", sale.id)).client).toBe(mehdi.id);
    const [own] = await shop.find("optique_prescriptions", "notes = 'la vente de Nadia'");
    expect(own).toMatchObject({ client: nadia.id });
    // A draft is restored after deletion, belongs to its tab, and is offered to others when the tab closes.
    await person.goto(path);
    await form.ready();
    // 'Annuler' restores a deleted draft.
    await form.writeNotes("effacé par erreur");
    await form.keptDraft("effacé par erreur");
    await form.reload();
    await form.ignoreDraft();
    await expect.poll(() => form.notes.inputValue()).toBe("");
    await person.seen("Brouillon effacé.");
    await person.press("Annuler");
    await expect.poll(() => form.notes.inputValue()).toBe("effacé par erreur");
    await form.reload();
    await expect.poll(() => form.notes.inputValue()).toBe("effacé par erreur");
    await form.chooseClient("Benali", "Benali Aïcha");
    await form.writeNotes("pour Aïcha");
    await form.keptDraft("pour Aïcha");
    const { tab, beside } = await openBeside(person);
    expect([await beside.client.inputValue(), await beside.notes.inputValue()]).toEqual(["", ""]);
    await beside.chooseClient("Nadia", "Benjelloun Nadia");
    await beside.writeNotes("pour Nadia");
    await beside.keptDraft("pour Nadia");
    // Each tab restores its own draft.
    await form.reload();
    await expect.poll(() => form.notes.inputValue()).toBe("pour Aïcha");
    await person.seen(/Saisi à \d\d:\d\d\./);
    person.clean();
    await beside.reload();
    await expect.poll(() => beside.notes.inputValue()).toBe("pour Nadia");
    await expect.poll(() => tab.page.getByText("resté dans un onglet fermé").count()).toBe(0);
    // Once the other tab is closed its draft is offered here, and this tab's own draft stays.
    await tab.page.close();
    await form.reload();
    await person.seen(/^Un brouillon pour Benjelloun Nadia, saisi à \d\d:\d\d, est resté/);
    person.clean();
    await person.press("Reprendre ce brouillon");
    await expect.poll(() => form.notes.inputValue()).toBe("pour Nadia");
    await expect.poll(() => form.client.inputValue()).toBe("Benjelloun Nadia");
    await person.seen(/^Un brouillon pour Benali Aïcha/);
  });
});
