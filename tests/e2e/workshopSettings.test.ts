import { describe, expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { emptyShop } from "#support/filledShop.ts";
import { CompanyPage } from "./pages/company.ts";
import { expectNoOverflow, isFocused } from "./pages/layout.ts";
import { failRequests } from "./pages/network.ts";
import { sceneWith } from "./pages/scene.ts";
import { SupplierPage, SuppliersList } from "./pages/suppliers.ts";

const scene = sceneWith(emptyShop);

describe("the settings of the workshop", () => {
  it("a lab chooses how its cylinders are written; message texts stay typed after a failure, and show the server's refusal", async () => {
    const { person, shop } = await scene.open(desktop, "/app/suppliers");
    const list = new SuppliersList(person);
    const supplier = await list.create();
    await supplier.write({ name: "Atlas Optic Lab" });
    await expect.poll(() => person.page.getByLabel("Cylindres").count()).toBe(0);
    await supplier.makeLab("Négatifs");
    person.clean();
    await supplier.pressSave();
    await supplier.saved("créé");
    const [lab] = await shop.find("optique_suppliers");
    expect(lab).toMatchObject({ is_lab: true, cylinder: "minus" });
    await SupplierPage.open(person, lab?.id);
    await person.seen("Oui, cylindres négatifs");
    person.clean();
    await person.turn(`/app/suppliers/edit/${lab?.id}`);
    await supplier.makeLab("Positifs");
    await supplier.pressSave();
    await person.seen("Fournisseur mis à jour avec succès");
    expect(await shop.read("optique_suppliers", lab?.id ?? "")).toMatchObject({
      is_lab: true,
      cylinder: "plus",
    });
    // The message texts of the workshop stay typed after a failure.
    await person.turn("/app/company?tab=workshop");
    const form = new CompanyPage(person);
    const broken = await failRequests(
      person,
      "**/api/collections/optique_companies/records/*",
      "PATCH",
    );
    await form.mountingDays.fill("5");
    await form.save();
    await person.toast("Erreur lors de la mise à jour des informations");
    await expect.poll(() => form.mountingDays.inputValue()).toBe("5");
    expect(broken.asked()).toBe(1);
    broken.mend();
    person.forgive(/status of 400|ClientResponseError 400/);
    await form.words("Reste à payer").fill("x".repeat(1001));
    await form.open("Équipe");
    await form.save();
    await person.seen("Ce texte est trop long (1\u202f000 caractères au plus)");
    await expect.poll(() => isFocused(form.words("Reste à payer"))).toBe(true);
    await form.words("Reste à payer").fill("Reste {reste}");
    await form.save();
    await form.updated();
    expect(await shop.read("optique_companies", shop.company)).toMatchObject({
      mounting_days: 5,
      messages: { unpaid: "Reste {reste}" },
    });
    person.clean();
  });

  it("the settings of the workshop are stored on a phone: delays, and message texts with their placeholders", async () => {
    const { person, shop } = await scene.open(phone, "/app/company?tab=workshop");
    const form = new CompanyPage(person);
    const ready = form.words("Lunettes prêtes");
    await expect
      .poll(() => ready.inputValue())
      .toMatch(/^Bonjour \{nom\}, vos lunettes sont prêtes/);
    await person.seen(/^Bonjour Chami Ghizlane, vos lunettes.* Optique du Figuier$/);
    await expect.poll(() => person.button("Rétablir le texte d’Optique").count()).toBe(0);
    await person.field("Montage, en jours").fill("61");
    await person.field("Verres à commander, en jours").fill("x");
    await form.update();
    await person.seen("La valeur ne doit pas dépasser 60", "Ce champ attend un nombre entier");
    person.clean();
    await person.field("Montage, en jours").fill("0");
    await person.field("Verres à commander, en jours").fill("10");
    await person.page.getByRole("checkbox", { name: /avant 16 ans$/ }).click();
    await ready.fill("Salam , c’est prêt. Reste ");
    await ready.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(6, 6));
    await person.press("Insérer {nom} dans «\u00a0Lunettes prêtes\u00a0»");
    await expect.poll(() => ready.inputValue()).toBe("Salam {nom}, c’est prêt. Reste ");
    await ready.press("End");
    await person.press("Insérer {reste} dans «\u00a0Lunettes prêtes\u00a0»");
    await person.seen("Salam Chami Ghizlane, c’est prêt. Reste 1\u202f350,00\u00a0DH");
    person.clean();
    await expectNoOverflow(person);
    // A warning does not stop the save.
    const unpaid = form.words("Reste à payer");
    const ours = await unpaid.inputValue();
    await unpaid.fill("Reste {solde}, {date}");
    await person.seen(
      "Ce message ne connaît pas {solde} et {date}. Il connaît {nom}, {numero}, {reste} et {boutique}.",
    );
    person.clean();
    await expectNoOverflow(person);
    await form.update();
    await form.updated();
    expect(await shop.read("optique_companies", shop.company)).toMatchObject({
      mounting_days: 0,
      lab_days: 10,
      child_source_remark: false,
      messages: {
        ready: "Salam {nom}, c’est prêt. Reste {reste}",
        unpaid: "Reste {solde}, {date}",
      },
    });
    // Closes the toast, because the same sentence appears again below.
    await person.closeToast();
    // A text equal to the default is not stored.
    await unpaid.fill(ours);
    await person.gone(/^Ce message ne connaît pas/);
    await person.press("Rétablir le texte d’Optique");
    await person.seen(/^Bonjour Chami Ghizlane, vos lunettes/);
    await form.save();
    await form.updated();
    const { messages } = await shop.read("optique_companies", shop.company);
    expect(messages).toEqual({});
  });
});
