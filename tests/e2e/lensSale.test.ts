import { describe, expect, it } from "vitest";

import { desktop, phone, type Screen } from "#support/browser.ts";
import { fillLabShop, jobsOf, type LabShop } from "#support/labShop.ts";
import { modifiedElsewhere } from "./pages/documentForm.ts";
import { isFocused } from "./pages/layout.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { SavedPanel } from "./pages/savedPanel.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillLabShop);
const lens = "Progressif 1.67";

/** Form of a sale on a Friday, for an existing client, with both eyes typed. */
async function openSale(screen: Screen) {
  const clientOf = ({ sales }: LabShop) => sales[0]?.client ?? "";
  const opened = await scene.open(
    screen,
    (filled) => `/app/prescriptions/new?client=${clientOf(filled)}`,
  );
  const form = await new SalesForm(opened.person).ready();
  await opened.person.field("Date").fill("20/11/2026");
  await form.typeEyes({ sphere: "-2", cylinder: "-1.25", axis: "90" }, { sphere: "+0.50" });
  return { ...opened, form };
}

async function openStored(screen: Screen) {
  const opened = await scene.open(screen, ({ sales }) => `/app/prescriptions/edit/${sales[0]?.id}`);
  return { ...opened, form: await new SalesForm(opened.person).ready() };
}

describe.each([phone])("a sale of lenses at $name", (screen) => {
  it("stores the eye and the promised day, and shows no eye on the invoice", async () => {
    const { person, form, shop } = await openSale(screen);
    await form.addLens("Progressif", lens);
    await expect.poll(() => form.quantity(lens).inputValue()).toBe("1");
    await form.takePair(lens);
    await expect.poll(() => form.quantity(lens).inputValue()).toBe("2");
    await expect.poll(() => form.eyeOf(lens)).toBe("ODG");
    // Without stock: seven lab days after Friday 20th; a Sunday becomes Monday.
    await expect.poll(() => form.promised()).toBe("Prêt le 27/11");
    await form.pressEye(lens);
    await expect.poll(() => form.eyeOf(lens)).toBe("OD");
    await form.pressEye(lens);
    await expect.poll(() => form.eyeOf(lens)).toBe("OG");
    // Letters in the quantity field set the eye, and are not typed.
    await form.quantity(lens).focus();
    await person.keys("o");
    await expect.poll(() => form.eyeOf(lens)).toBe("ODG");
    await person.keys("d");
    await expect.poll(() => form.eyeOf(lens)).toBe("OD");
    await expect.poll(() => form.quantity(lens).inputValue()).toBe("2");
    await form.promise("25/11/2026");
    await expect.poll(() => form.promised()).toBe("Prêt le 25/11");
    await form.save();
    await form.saved("créée");
    await new SavedPanel(person).ready();
    await person.seen(/, prêt le 25\/11$/);
    person.clean();
    const [item] = await shop.find("optique_invoice_items", `eye = "right"`);
    expect(item).toMatchObject({ product_name: lens, quantity: 2 });
    const jobs = await shop.find("optique_jobs", `promised_on ~ "2026-11-25"`);
    expect(jobs).toMatchObject([{ status: "to_order" }]);
    // The invoice never shows the eye.
    await new SavedPanel(person).action("Imprimer la facture").click();
    await person.seen("Vision Loin");
    const rows = person.page.getByRole("row", { name: lens });
    await expect.poll(() => rows.innerText()).not.toMatch(/OD|OG/);
  });
});

describe("the eyes of sold lenses", () => {
  it("eyes are set line by line: OD, then OG, or the only corrected eye", async () => {
    const { person, form, shop } = await openSale(desktop);
    await form.addLens("Progressif", lens);
    await person.seen("À commander");
    await form.quantity(lens).fill("1");
    await expect.poll(() => form.eyeOf(lens)).toBe("Œil\u00a0?");
    const other = "Unifocal 1.6";
    await form.addLens("Unifocal 1.6", other);
    await form.quantity(other).fill("1");
    expect([await form.eyeOf(lens), await form.eyeOf(other)]).toEqual(["OD", "OG"]);
    await form.save();
    await form.saved("créée");
    const items = await shop.find("optique_invoice_items", `eye != ""`);
    expect(items.map(({ product_name, eye }) => [product_name, eye])).toEqual([
      [lens, "right"],
      [other, "left"],
    ]);
    // In the reopened form, eyes are still set automatically, because none was selected by hand.
    const invoice = await shop.read("optique_invoices", items[0]?.invoice ?? "");
    await person.go(`/app/prescriptions/edit/${invoice.prescription}`);
    await form.ready();
    await form.quantity(lens).fill("2");
    await expect.poll(() => form.eyeOf(lens)).toBe("ODG");
    await form.quantity(lens).fill("1");
    await person.press(`Retirer la ligne : ${other}`);
    await form.left("sphere").fill("");
    await expect.poll(() => form.eyeOf(lens)).toBe("OD");
  });
});

describe("one lens for a correction of two eyes", () => {
  it("the save asks once whether two lenses are sold, or for which eye; Escape saves nothing", async () => {
    const { person, form, shop } = await openSale(desktop);
    const known = await shop.find("optique_invoice_items");
    const added = async () => {
      const items = await shop.find("optique_invoice_items");
      const isOld = (id: string) => known.some((one) => one.id === id);
      return items
        .filter(({ id }) => !isOld(id))
        .sort((one, other) => one.pair - other.pair)
        .map(({ quantity, eye, pair, invoice }) => ({ quantity, eye, pair, invoice }));
    };
    await form.addLens("Progressif", lens);
    await form.save();
    await form.oneLens.getByText(lens).waitFor();
    person.clean();
    const first = form.oneLens.getByRole("button", { name: "Deux verres" });
    await expect.poll(() => isFocused(first)).toBe(true);
    await person.keys("Escape");
    await form.oneLens.waitFor({ state: "detached" });
    await expect.poll(() => form.quantity(lens).inputValue()).toBe("1");
    expect(await added()).toEqual([]);
    await form.save();
    await form.oneLens.waitFor();
    await person.keys("Enter");
    await form.saved("créée");
    const [two] = await added();
    expect(two).toMatchObject({ quantity: 2, eye: "" });
    // A second pair has its own '× 2', and its own question.
    const invoice = await shop.read("optique_invoices", two?.invoice ?? "");
    const edit = `/app/prescriptions/edit/${invoice.prescription}`;
    await person.go(edit);
    await form.ready();
    await person.press("2e paire");
    await form.quantity(lens).last().fill("1");
    await person.button(/^×\s2, /).click();
    await expect.poll(() => form.quantity(lens).last().inputValue()).toBe("2");
    await form.quantity(lens).last().fill("1");
    await form.save();
    await form.oneLens.getByText(`${lens}\u00a0» (paire 2)`).waitFor();
    await form.answerOneLens("OG seul");
    await form.saved("mise à jour");
    const saved = [
      { quantity: 2, eye: "", pair: 1, invoice: invoice.id },
      { quantity: 1, eye: "left", pair: 2, invoice: invoice.id },
    ];
    expect(await added()).toEqual(saved);
    // After the answer, a later save does not ask again.
    await person.go(edit);
    await form.ready();
    await form.writeNotes("Revu");
    await form.save();
    await form.saved("mise à jour");
    expect(await added()).toEqual(saved);
  });
});

describe("the promised day of a sale", () => {
  it("follows the date and the stock until it is typed, and is refused when invalid", async () => {
    const { person, form, shop, labs } = await openSale(desktop);
    await shop.product({ name: "Verre au stock", type: "lens", stock: 2, supplier: labs.minus.id });
    await form.addLens("Verre au stock", "Verre au stock");
    // Three mounting days lead to Monday 23rd.
    await expect.poll(() => form.promised()).toBe("Prêt le 23/11");
    await form.quantity("Verre au stock").fill("3");
    await expect.poll(() => form.promised()).toBe("Prêt le 27/11");
    await form.quantity("Verre au stock").fill("2");
    // Thursday plus three days is a Sunday, so the promised day is Monday.
    await person.field("Date").fill("19/11/2026");
    await expect.poll(() => form.promised()).toBe("Prêt le 23/11");
    await person.field("Date").fill("18/11/2026");
    await expect.poll(() => form.promised()).toBe("Prêt le 21/11");
    await form.promise("24/11/2026");
    await person.field("Date").fill("19/11/2026");
    await expect.poll(() => form.promised()).toBe("Prêt le 24/11");
    // An invalid day refuses the save at its field.
    const before = await shop.find("optique_prescriptions");
    await form.promise("31/02/2026");
    await form.save();
    await person.seen("Cette date n’existe pas");
    await expect.poll(() => isFocused(person.field("Prêt le"))).toBe(true);
    expect(await shop.find("optique_prescriptions")).toHaveLength(before.length);
    await person.field("Prêt le").fill("30/11/2026");
    await form.save();
    await form.saved("créée");
    expect(await shop.find("optique_jobs", `promised_on ~ "2026-11-30"`)).toHaveLength(1);
    // Without lenses there is no promised day.
    await person.go("/app/prescriptions/new");
    await form.ready();
    await form.addLens("Verre au stock", "Verre au stock");
    await expect.poll(() => form.promisedButton.count()).toBe(1);
    await person.press("Retirer la ligne : Verre au stock");
    await expect.poll(() => form.promisedButton.count()).toBe(0);
  });

  it("can be edited in a stored sale, is in the draft, and is merged", async () => {
    const { form, shop, sales, person } = await openStored(phone);
    await expect.poll(() => form.promised()).toBe("Prêt le 02/12");
    await person.seen("À commander");
    await form.promise("07/12/2026");
    await form.keptDraft("2026-12-07");
    await form.reload();
    await expect.poll(() => form.promised()).toBe("Prêt le 07/12");
    // Meanwhile another station writes the notes.
    const stored = await shop.send<object>("GET", `/api/optique/prescriptions/${sales[0]?.id}`);
    await shop.savePrescription(sales[0]?.id ?? "", { ...stored.body, notes: "Vu ailleurs" });
    await form.right("sphere").fill("-2.25");
    await form.save();
    await person.seen(modifiedElsewhere);
    await form.merge();
    await expect.poll(() => form.notes.first().inputValue()).toBe("Vu ailleurs");
    await expect.poll(() => form.promised()).toBe("Prêt le 07/12");
    await form.save();
    await form.saved("mise à jour");
    const job = await shop.read("optique_jobs", jobsOf(sales)[0] ?? "");
    expect(job.promised_on).toContain("2026-12-07");
    expect(job).toMatchObject({ tray: "16", status: "to_order" });
  });
});
