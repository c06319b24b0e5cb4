import { describe, expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { isFocused } from "./pages/layout.ts";
import { ReceiptForm } from "./pages/receipts.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);
const newSale = "/app/prescriptions/new";
const orMake = (typed: string) => `Choisissez «\u00a0${typed}\u00a0» dans la liste ou créez-le`;

describe("text typed over a selected client", () => {
  it("text typed over a selected client, product or supplier clears it: the save is refused, and Escape restores it", async () => {
    const { person, shop } = await scene.open(desktop, newSale);
    await shop.client({ name: "Tazi Youssef", phone: "0633333333" });
    const form = await new SalesForm(person).ready();
    const stored = await shop.find("optique_prescriptions");
    await form.chooseClient("Benali", "Benali Aïcha");
    await person.seen(/2 prescriptions/);
    await form.client.fill("tazi");
    await person.page.getByRole("option", { name: "Tazi Youssef" }).waitFor();
    await person.gone(/2 prescriptions/);
    await form.client.press("Tab");
    await expect.poll(() => form.client.inputValue()).toBe("tazi");
    await form.save();
    await person.seen(orMake("tazi"));
    await expect.poll(() => isFocused(form.client)).toBe(true);
    await person.toTop();
    person.clean();
    expect(await shop.find("optique_prescriptions")).toHaveLength(stored.length);
    // Escape restores the selected client.
    await form.client.press("ArrowDown");
    await person.page.getByRole("option", { name: "Tazi Youssef" }).waitFor();
    await form.client.press("Escape");
    await expect.poll(() => form.client.inputValue()).toBe("Benali Aïcha");
    await person.gone(orMake("tazi"));
    await person.seen(/2 prescriptions/);
    // A cancelled new client remains as typed text, and the save is refused.
    await form.client.fill("");
    const dialog = await form.startClient("Alami Sara");
    await dialog.getByLabel("Nom").press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => form.client.inputValue()).toBe("Alami Sara");
    await form.save();
    await person.seen(orMake("Alami Sara"));
    expect(await shop.find("optique_prescriptions")).toHaveLength(stored.length);
    await form.chooseClient("tazi", "Tazi Youssef");
    await form.save();
    await form.saved("créée");
    const [sale] = (await shop.find("optique_prescriptions")).slice(-1);
    const [tazi] = await shop.find("optique_clients", "name = 'Tazi Youssef'");
    expect(sale?.client).toBe(tazi?.id);

    await SalesForm.open(person);
    await form.chooseClient("Benali", "Benali Aïcha");
    await form.writeNotes("sans verre");
    await form.picker("verre").fill("progressif 1.5");
    await form.picker("verre").press("Escape");
    await form.save();
    await person.seen(/«\u00a0progressif 1\.5\u00a0» n’est pas ajouté/);
    await expect.poll(() => isFocused(form.picker("verre"))).toBe(true);
    await person.toTop();
    person.clean();
    expect(await shop.find("optique_prescriptions", "notes = 'sans verre'")).toHaveLength(0);
    // A different text is refused again, the same text is not.
    await form.picker("verre").fill("progressif 1.6 bis");
    await form.save();
    await person.seen(/«\u00a0progressif 1\.6 bis\u00a0» n’est pas ajouté/);
    expect(await shop.find("optique_prescriptions", "notes = 'sans verre'")).toHaveLength(0);
    await form.save();
    await form.saved("créée");
    expect(await shop.find("optique_prescriptions", "notes = 'sans verre'")).toHaveLength(1);

    await shop.create("optique_suppliers", { name: "Atelier Atlas", phone: "0522000000" });
    const slip = await ReceiptForm.go(person, "new");
    await slip.chooseSupplier("atlas", "Atelier Atlas");
    const supplier = person.page.getByRole("combobox", { name: "Fournisseur" });
    await slip.chooseProduct("riad", /Riad/);
    await supplier.fill("essilor");
    await slip.product.fill("jasm");
    await slip.notes.focus();
    await expect.poll(() => slip.product.inputValue()).toBe("jasm");
    await slip.pressSave();
    const orErase = (typed: string) =>
      `Choisissez «\u00a0${typed}\u00a0» dans la liste ou effacez-le`;
    await person.seen(orErase("essilor"), orErase("jasm"));
    person.clean();
    expect(await shop.find("optique_stock_receipts")).toEqual([]);
    // Escape in the row, then the original supplier is selected again.
    await slip.product.focus();
    await slip.product.press("ArrowDown");
    await slip.product.press("Escape");
    await expect.poll(() => slip.product.inputValue()).toBe("Monture Riad 52-18");
    await slip.chooseSupplier("atlas", "Atelier Atlas");
    await slip.save();
    await slip.saved();
    expect(await shop.find("optique_stock_receipts")).toHaveLength(1);
  });
});
