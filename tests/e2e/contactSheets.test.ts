import { describe, expect, it } from "vitest";

import { addDays, addMonths, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { desktop, phone } from "#support/browser.ts";
import { contactEye, openContactShop, storedDayOf } from "#support/contactShop.ts";
import { expectOk, newId, recordsPath } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { ContactSheetForm, ContactSheetPage } from "./pages/contactSheets.ts";
import { modifiedElsewhere } from "./pages/documentForm.ts";
import { plainPng } from "./pages/images.ts";
import { expectNoOverflow, isFocused } from "./pages/layout.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { sceneWith } from "./pages/scene.ts";

const glassesOn = "2026-11-12";

/** Shop whose wearer has glasses of eight dioptres with a prism, and no sheet yet. */
async function wearerShop(server: Server) {
  const shop = await openContactShop(server);
  await shop.savePrescription(newId(), {
    client: shop.wearer.id,
    date: glassesOn,
    right_sphere: -8,
    right_cylinder: -2,
    right_axis: 180,
    right_prism: 2,
    right_base: "in",
    left_sphere: -6,
    left_cylinder: -0.5,
    left_axis: 20,
    notes: "",
  });
  return { shop, wearer: shop.wearer };
}
const scene = sceneWith(wearerShop);
const newSheet = ({ wearer }: Awaited<ReturnType<typeof wearerShop>>) =>
  `/app/lentilles/nouvelle?client=${wearer.id}`;

/** Shop with a sheet on trial, made ten days ago. */
const tried = sceneWith(async (server) => {
  const filled = await wearerShop(server);
  const sheet = await filled.shop.makeSheet({
    date: addDays(today(), -10),
    status: "trial",
    source: "fitting",
  });
  return { ...filled, sheet };
});

describe("the form of a sheet of contact lenses", () => {
  it("a phone opens the form from a client, applies only a complete quick entry, and has correction keys", async () => {
    const { person, shop, wearer } = await scene.open(
      phone,
      ({ wearer: { id } }) => `/app/clients/${id}`,
    );
    await person.actOnPage("Nouvelle fiche lentilles");
    await person.title("Nouvelle fiche lentilles");
    const form = new ContactSheetForm(person);
    await form.writeQuickly("Biofinity 8.6 14.2 OD -3.25 OG 2.75");
    await person.seen(/2\.75.*Une puissance s’écrit avec son signe/);
    await expect.poll(() => form.keepButton.isDisabled()).toBe(true);
    await person.accessible();
    await form.hasValues("right", ["", "", "", "", "", ""]);
    await form.writeQuickly("Biofinity 8.6 14.2 OD -3.25 OG -2.75");
    await person.seen(
      "OD Biofinity · RC 8.60 · Ø 14.2 · −3.25 · OG Biofinity · RC 8.60 · Ø 14.2 · −2.75",
    );
    await person.keys("Enter");
    await form.hasValues("right", ["8.60", "14.2", "−3.25", "", "", ""]);
    await form.hasValues("left", ["8.60", "14.2", "−2.75", "", "", ""]);
    await expectNoOverflow(person);
    const page = await form.saved();
    await page.eye("right").getByRole("link", { name: "Biofinity" }).waitFor();
    await page.eye("left").getByText("RC 8.60 · Ø 14.2 · −2.75").waitFor();
    await expectNoOverflow(person);
    person.clean();
    const eye = { bc: 8.6, dia: 14.2, product: shop.monthly.id };
    expect(await shop.sheets()).toMatchObject([
      {
        client: wearer.id,
        date: storedDayOf(today()),
        status: "final",
        right_lens: contactEye({ ...eye, sphere: -3.25 }),
        left_lens: contactEye({ ...eye, sphere: -2.75 }),
        check_on: storedDayOf(addMonths(today(), 12)),
      },
    ]);
    // A phone shows buttons for missing keys of its keypad, then the save bar.
    await person.turn(newSheet({ shop, wearer }));
    await form.value("left", "Sphère").fill("3,25");
    const keys = person.page.getByRole("toolbar", { name: "Touches de la correction" });
    await keys.getByRole("button", { name: "Changer le signe" }).click();
    await keys.getByRole("button", { name: "− 0.25" }).click();
    await form.hasValues("left", ["", "", "−3.50", "", "", ""]);
    await keys.getByRole("button", { name: "Champ suivant" }).click();
    await expect.poll(() => isFocused(form.value("left", "Cylindre"))).toBe(true);
    await person.page.getByRole("textbox", { name: /^Notes/ }).focus();
    await keys.waitFor({ state: "detached" });
    await person.press("Enregistrer");
    await person.toast("Fiche lentilles enregistrée");
    person.clean();
  });

  it("a sheet copies the values of glasses by a press, and says from which, also after a change", async () => {
    const opened = await scene.open(desktop, newSheet);
    const { person, shop } = opened;
    const form = new ContactSheetForm(person);
    await form.value("right", "RC").waitFor();
    const glasses = await form.openGlasses();
    await glasses.getByText("En cylindre négatif").first().waitFor();
    await glasses.getByText("−8.00 → −7.30").waitFor();
    await glasses.getByText(/^Le prisme des lunettes n’est pas repris/).waitFor();
    await form.hasValues("right", ["", "", "", "", "", ""]);
    await person.accessible();
    await person.press("Reprendre, Œil droit");
    await person.press("Reprendre l’équivalent −5.75, Œil gauche");
    await form.hasValues("right", ["", "", "−7.25", "−1.75", "180", ""]);
    await form.hasValues("left", ["", "", "−5.75", "", "", ""]);
    const origin = `Calculé des lunettes du ${formatDay(glassesOn)}, 12\u00a0mm`;
    await form.says("right", origin);
    await form.says("left", `${origin}, équivalent sphérique`);
    // Glasses have no base curve and no diameter to copy.
    await form.value("right", "RC").fill("8,6");
    await form.says("right", origin);
    await form.value("right", "Cylindre").fill("+1.75");
    await person.keys("Tab");
    await form.says("right", `${origin}, modifié`);
    await person.press("Transposer");
    await form.hasValues("right", ["8.60", "", "−5.50", "−1.75", "90", ""]);
    expect(await isFocused(form.value("right", "Cylindre"))).toBe(true);
    await form.saved();
    await person.seen(`${origin}, modifié`);
    person.clean();
    const [sheet] = await shop.sheets();
    expect({ right: sheet?.right_lens, left: sheet?.left_lens }).toEqual({
      right: contactEye({
        bc: 8.6,
        sphere: -5.5,
        cylinder: -1.75,
        axis: 90,
        origin: `${origin}, modifié`,
      }),
      left: contactEye({ sphere: -5.75, origin: `${origin}, équivalent sphérique` }),
    });
    // A press copies the axis to order for a lens that turned.
    await person.turn(newSheet(opened));
    await form.writeQuickly("-2.50 -0.75 x 160 8.7 14.5");
    await person.keys("Enter");
    await person.keys("Alt+m");
    await expect
      .poll(() => isFocused(person.page.getByRole("combobox", { name: "Lentille Œil droit" })))
      .toBe(true);
    const further = form.further("right");
    await further.getByText("Lentille tournée (LARS)").click();
    // LARS uses the axis of the glasses, not of the tried lens.
    const rotation = further.getByLabel(/^Rotation vue/);
    await rotation.fill("35");
    await further.getByText("Axe à commander\u00a0: 35°").waitFor();
    await further.getByText("Rotation forte\u00a0: changez de modèle").waitFor();
    await rotation.fill("10");
    await further.getByRole("button", { name: "À droite" }).click();
    await further.getByRole("button", { name: /^Reprendre l’axe/ }).click();
    await form.hasValues("right", ["8.70", "14.5", "−2.50", "−0.75", "170", ""]);
    const turned = "LARS 10° à droite\u00a0: axe 180° → 170°";
    await form.says("right", turned);
    await form.saved();
    person.clean();
    expect(await shop.sheets()).toContainEqual(
      expect.objectContaining({
        right_lens: expect.objectContaining({ axis: 170, origin: turned }),
      }),
    );
    // The values name the first client after a change of client, and a press erases them.
    await person.turn(newSheet(opened));
    await form.value("right", "RC").waitFor();
    await shop.client({ name: "Daoudi Mehdi", phone: "0622222222" });
    await form.openGlasses();
    await person.press("Reprendre, Œil droit");
    await person.page.getByRole("combobox", { name: "Client" }).fill("Daoudi");
    await person.page.getByRole("option", { name: /Daoudi Mehdi/ }).click();
    await person.seen(
      "Ces valeurs viennent de Zineb Alaoui.",
      "Ce client n’a pas de prescription.",
    );
    await form.hasValues("right", ["", "", "−7.25", "−1.75", "180", ""]);
    await person.press("Effacer");
    await form.hasValues("right", ["", "", "", "", "", ""]);
    await person.gone("Ces valeurs viennent de Zineb Alaoui.");
    person.clean();
  });

  it("the form shows refusals and remarks, stores a draft and a photograph, and merges another station's save", async () => {
    const opened = await tried.open(desktop, newSheet);
    const { person, shop, sheet } = opened;
    const form = new ContactSheetForm(person);
    await form.value("right", "RC").waitFor();
    await form.save();
    await form.says("right", /œil/);
    await expect.poll(() => isFocused(form.value("right", "RC"))).toBe(true);
    await person.type("12");
    await person.keys("Tab", "Tab");
    await person.type("-6,25");
    await person.keys("Tab", "ArrowDown", "ArrowDown", "Tab");
    await form.hasValues("right", ["12.00", "", "−6.25", "−0.50", "", ""]);
    await form.says("right", /^Sphère −6.25.*0.50 en 0.50/);
    await form.says("right", "Il manque l’axe du cylindre");
    await form.unfold();
    await person.accessible();
    await expect.poll(() => form.value("right", "RC").getAttribute("aria-invalid")).toBe("true");
    await form.save();
    await expect.poll(() => isFocused(form.value("right", "RC"))).toBe(true);
    await person.type("8.6");
    await person.keys("Tab");
    await person.page.getByRole("link", { name: "Annuler" }).click();
    await person.stay();
    await person.reload();
    await person.seen("Brouillon restauré");
    await form.hasValues("right", ["8.60", "", "−6.25", "−0.50", "", ""]);
    await form.saved();
    await person.seen("Il manque l’axe du cylindre");
    person.clean();
    // A photographed ordonnance is uploaded after the save.
    await person.turn(newSheet(opened));
    await form.value("right", "RC").waitFor();
    await form.value("right", "Sphère").fill("-3,25");
    await person.press("Ordonnance");
    const file = { name: "ordonnance.png", mimeType: "image/png" };
    const buffer = await plainPng(person, 600, 400);
    await person.page
      .locator("input[type=file]")
      .last()
      .setInputFiles({ ...file, buffer });
    await person.page.getByAltText("Photo de l’ordonnance").waitFor();
    await form.saved();
    await person.page.getByAltText("Photo de l’ordonnance").waitFor();
    person.clean();
    expect(await shop.find("optique_contact_prescriptions", "image != ''")).toHaveLength(1);
    // The save of another station is merged.
    await person.turn(`/app/lentilles/${sheet.id}/modifier`);
    await form.hasValues("left", ["8.60", "14.2", "−2.75", "", "", ""]);
    expectOk(await shop.putSheet({ version: sheet.version, notes: "Sèche" }, sheet.id));
    await form.value("left", "Sphère").fill("-3");
    await form.save();
    await person.seen(modifiedElsewhere);
    person.forgive(/status of 409|ClientResponseError 409/);
    await person.press("Fusionner avec ma saisie");
    await person.gone(modifiedElsewhere);
    await form.saved("Fiche lentilles modifiée");
    await person.seen("Sèche");
    person.clean();
    expect(await shop.sheet(sheet.id)).toMatchObject({
      notes: "Sèche",
      left_lens: { sphere: -3, product: shop.monthly.id },
    });
  });
});

describe("the page of a sheet of contact lenses", () => {
  it.each([desktop, phone])(
    "its actions add trial lenses, record a check, validate the sheet and lead to the sale at $name",
    async (screen) => {
      const { person, shop, sheet } = await tried.open(
        screen,
        (filled) => `/app/lentilles/${filled.sheet.id}`,
      );
      await person.title(`Fiche lentilles du ${formatDay(addDays(today(), -10))}`);
      const page = new ContactSheetPage(person);
      const isFolded = screen === phone;
      await page.remarks("Cette fiche est à l’essai");
      await page.remarks(/^Le contrôle était prévu avant le/);
      const dialog = await page.openTrial(isFolded);
      await dialog.getByRole("checkbox", { name: /^OG/ }).uncheck();
      await person.accessible();
      await dialog.getByRole("button", { name: "Ajouter" }).click();
      await person.toast("Essai ajouté");
      await page.boxes.filter({ hasText: "Essai" }).getByText("Remise").waitFor();
      await page.act("Contrôle fait", { isFolded });
      await person.toast(`Prochain contrôle avant le ${formatDay(addDays(today(), 7))}`);
      await person.press("Annuler");
      await person.toast("Jour du contrôle rétabli");
      await page.remarks(/^Le contrôle était prévu avant le/);
      await person.actOnPage("Valider la fiche");
      await person.toast("Fiche validée");
      await person.gone("Cette fiche est à l’essai");
      await expectNoOverflow(person);
      person.clean();
      expect(await shop.sheet(sheet.id)).toMatchObject({
        status: "final",
        check_on: storedDayOf(addMonths(today(), 12)),
        orders: [{ trial: true, eye: "right", status: "given", quantity: 1 }],
      });
      await person.follow("Vendre");
      await person.at(`/app/sale?fiche=${sheet.id}`);
    },
  );

  it("a sheet is printed on an A5 with its warning, hidden from an accountant, and deleted with its trial lenses", async () => {
    const opened = await tried.visit(desktop);
    const { person, shop, sheet } = opened;
    const company = recordsPath("optique_companies", shop.company);
    expectOk(await shop.send("PATCH", company, { lens_care: "Jamais d’eau du robinet." }));
    await countPrints(person);
    await opened.enter(`/app/lentilles/${sheet.id}`);
    await person.follow("Imprimer");
    await person.at(`/app/lentilles/${sheet.id}/print`);
    const print = new PrintPage(person);
    await person.seen(
      "Valeurs pour lentilles, jamais pour des lunettes",
      "Jamais d’eau du robinet.",
    );
    await person.keys("Enter");
    await expect.poll(() => print.printed()).toBe(1);
    expect(await print.textsBeyond("A5")).toEqual([]);
    await person.keys("Escape");
    await person.at(`/app/lentilles/${sheet.id}`);
    person.clean();
    // Trial lenses and the sheet are deleted after a question.
    const page = new ContactSheetPage(person);
    const other = await shop.makeSheet({ date: addDays(today(), -20) });
    const trial = { contact: other.id, eye: "right", product: shop.monthly.id };
    expectOk(await shop.postTrial(trial));
    await person.goto(`/app/lentilles/${other.id}`);
    await page.boxes.getByRole("button", { name: "Retirer l’essai, Biofinity" }).click();
    await person.page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await person.toast("Essai retiré");
    await person.seen("Aucune boîte vendue ni à l’essai.");
    await person.askToRemove();
    await person.page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await person.toast("Fiche lentilles supprimée");
    expect(await shop.sheets()).toMatchObject([{ id: sheet.id }]);
    await person.goto(`/app/lentilles/${other.id}`);
    await person.seen("Fiche lentilles non trouvée");
    person.forgive(/404/);
    person.clean();
    // An accountant sees a sheet without its lenses, and cannot change it.
    await shop.colleague("owner");
    const user = recordsPath("optique_users", shop.user);
    expectOk(await shop.sendAsAdmin("PATCH", user, { role: "accountant" }));
    await opened.enter(`/app/lentilles/${sheet.id}`);
    await person.seen("Port et contrôle");
    const acts = ["Essai", "Contrôle fait", "Modifier", "Supprimer"];
    const buttons = acts.map((name) =>
      person.page.getByRole("button", { name }).or(person.page.getByRole("link", { name })),
    );
    for (const button of buttons) await expect.poll(() => button.count()).toBe(0);
    await expect.poll(() => person.page.getByText("−3.25").count()).toBe(0);
    await person.goto(`/app/lentilles/${sheet.id}/print`);
    await person.seen("Cette page n’est pas dans vos droits");
    person.clean();
  });
});
