import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { desktop, phone, type Screen } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { line, newId } from "#support/shop.ts";
import { isFocused } from "./pages/layout.ts";
import { keysAreHeard } from "./pages/palette.ts";
import { failRequests } from "./pages/network.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);
const lensName = "Verre - Progressif 1.6";
const frameName = "Monture Riad 52-18";

const forClient = ({ client }: FilledShop) => `/app/prescriptions/new?client=${client.id}`;

const openForm = async (
  path: string | ((filled: FilledShop) => string) = forClient,
  screen: Screen = desktop,
) => {
  const opened = await scene.open(screen, path);
  return { ...opened, form: await new SalesForm(opened.person).ready() };
};

describe("quick entry at the counter", () => {
  it("quick entry stops at an unknown word, names what it ignores, and a save applies it", async () => {
    const { person, form } = await openForm();
    await form.openQuickEntry();
    await form.quickEntry.fill("VP OD +2,00 OG +2,25");
    await person.seen("La vision de près n’est pas gardée seule");
    await form.quickEntry.fill("OD brumeux OG -0,50");
    await person.seen("OG −0.50");
    await expect
      .poll(() => person.page.locator("mark").allTextContents())
      .toEqual(["OD", "brumeux"]);
    await form.quickEntry.fill("OD prothèse OG -0,50");
    await person.seen("OD sans correction («\u00a0prothèse\u00a0»)\u00a0: laissé vide.");
    await form.quickEntry.fill(
      "od -225 -75 10 og idem prisme 2 base nasale 10/10 progressif EP 62 Add 2,00 ODG",
    );
    await person.seen(
      "Lu :",
      "Les mots soulignés n’ont pas été compris.",
      "EP 62 mm\u00a0: l’écart entre les deux yeux, partagé en 31 / 31.",
      "Prisme 2.00\u00a0Δ base interne",
    );
    await expect.poll(() => person.page.locator("mark").allTextContents()).toEqual(["progressif"]);
    await expect.poll(() => form.keepButton.isDisabled()).toBe(true);
    await form.quickEntry.press("Enter");
    await expect.poll(() => form.right("sphere").inputValue()).toBe("");
    await person.press("Effacer les mots non lus");
    await expect.poll(() => isFocused(form.quickEntry)).toBe(true);
    await form.quickEntry.press("Enter");
    for (const eye of ["right", "left"] as const) {
      await expect.poll(() => form[eye]("sphere").inputValue()).toBe("−2.25");
      await expect.poll(() => form[eye]("cylinder").inputValue()).toBe("−0.75");
      await expect.poll(() => form[eye]("axis").inputValue()).toBe("10");
      await expect.poll(() => form[eye]("addition").inputValue()).toBe("+2.00");
      await expect.poll(() => form[eye]("eip").inputValue()).toBe("31");
    }
    // Prism and acuities have other fields, which open by themselves.
    const field = (id: string) => person.page.locator(`#${id}`);
    await expect.poll(() => field("left_prism").inputValue()).toBe("2.00");
    await expect.poll(() => field("left_va").inputValue()).toBe("10/10");
    await expect.poll(() => field("right_prism").inputValue()).toBe("");
    await expect.poll(() => form.notes.inputValue()).toBe("");
    // A save stops at a word it cannot parse, and otherwise applies the typed values.
    await form.openQuickEntry();
    await form.quickEntry.fill("OD -2,00 brumeux");
    await form.save();
    await person.seen("La saisie rapide n’est pas gardée, rien n’est enregistré");
    await expect.poll(() => isFocused(form.quickEntry)).toBe(true);
    await form.quickEntry.fill("OD -2,00 OG -1,75");
    await form.save();
    await form.saved("créée");
    await person.seen("−2.00", "−1.75");
    person.clean();
  });

  it("a second pair copies the lenses of the first; a cheque's number and an invoice's note are stored and printed", async () => {
    const { person, form, shop, client } = await openForm();
    await form.addLens("Progressif", lensName);
    await form.quantity(lensName).fill("2");
    await form.addProduct("Riad", frameName);
    await expect.poll(() => person.button(/^P\d, paire/).count()).toBe(0);
    await person.press("2e paire");
    await expect
      .poll(() => person.page.getByRole("button", { name: /^P\d, paire/ }).count())
      .toBe(3);
    await form.addProduct("Riad", frameName);
    await expect
      .poll(() => person.page.getByRole("button", { name: /^P2, paire 2/ }).count())
      .toBe(2);
    await person.gone("plus d’une monture");
    person.clean();
    await form.save();
    await form.saved("créée");
    const sales = await shop.find("optique_prescriptions", `client = '${client.id}'`);
    const [sale] = sales.sort((one, other) => other.created.localeCompare(one.created));
    const items = await shop.find("optique_invoice_items", `invoice.prescription = '${sale?.id}'`);
    const pairs = items.map(({ product_name, pair }) => `${product_name} ${pair}`).sort();
    expect(pairs).toEqual(
      [`${frameName} 1`, `${lensName} 1`, `${frameName} 2`, `${lensName} 2`].sort(),
    );

    await countPrints(person);
    await SalesForm.open(person, `?client=${client.id}`);
    await form.right("sphere").fill("-1");
    await form.addProduct("riad", frameName);
    await form.addPayment("300");
    // A payment in cash has a reference field too, which Enter skips.
    await expect
      .poll(() => person.field("Référence").getAttribute("placeholder"))
      .toBe("N° de chèque, transaction...");
    await person.field("Montant").press("Enter");
    await expect.poll(() => isFocused(form.saveButton)).toBe(true);
    await form.choosePaymentMethod("Chèque");
    await person.field("Montant").press("Tab");
    for (const next of ["Référence", "Banque"]) {
      await expect.poll(() => isFocused(person.field(next))).toBe(true);
      await person.keys("Tab");
    }
    await person.field(/^Référence/).fill("BMCE 4410027");
    await form.openNotes();
    await person.field(/^Note sur la facture/).fill("Garantie d’un an\nsur la monture");
    await form.save();
    await form.saved("créée");
    const [payment] = await shop.find("optique_payments", "payment_method = 'check'");
    expect(payment).toMatchObject({ amount: 300, reference: "BMCE 4410027" });
    await PrintPage.go(person, payment?.invoice ?? "");
    await person.seen("Chèque BMCE 4410027", /Garantie d’un an\s+sur la monture/);
    await new PrintPage(person).choose("Ticket 80 mm");
    await person.seen("Chèque BMCE 4410027", /Garantie d’un an\s+sur la monture/);
    person.clean();
  });

  it("values copied from one client are marked when the client changes, until they are edited", async () => {
    const { person, form, client } = await openForm();
    await person.press("Reprendre ces valeurs");
    const from = `Ces valeurs viennent de ${client.name}.`;
    await expect.poll(() => form.right("sphere").inputValue()).toBe("+2.00");
    await expect.poll(() => person.page.getByText(from).count()).toBe(0);
    await form.createClient({ name: "Daoudi Mehdi", phone: "0612345699" });
    await person.seen(from);
    person.clean();
    await form.right("sphere").fill("+2.25");
    await person.page.getByText(from).waitFor({ state: "detached" });
    await form.right("sphere").fill("+2.00");
    await person.seen(from);
    await person.press("Effacer");
    await person.page.getByText(from).waitFor({ state: "detached" });
    await expect.poll(() => form.right("sphere").inputValue()).toBe("");
    await expect.poll(() => form.right("cylinder").inputValue()).toBe("");
    await expect.poll(() => isFocused(form.right("sphere"))).toBe(true);
  });

  it("lenses get remarks and a second piece by one press; a stock warning counts the sale's own pieces", async () => {
    const { person, shop, client, form } = await openForm();
    await shop.product({ name: "Étui rouge", type: "accessory", reference: "ETUI", stock: 1 });
    await form.picker("verre").fill("prog");
    await form.picker("verre").press("Enter");
    await form.quantity(lensName).waitFor();
    await expect.poll(() => form.quantity(lensName).inputValue()).toBe("1");
    await person.seen(`«\u00a0${lensName}\u00a0»\u00a0: aucune correction n’est saisie.`);
    await form.right("sphere").fill("-100");
    await person.seen(`«\u00a0${lensName}\u00a0»\u00a0: il manque l’addition.`);
    await form.right("addition").fill("200");
    await person.gone("il manque l’addition");
    await form.right("addition").fill("");
    await person.seen("il manque l’addition");
    await form.left("sphere").fill("plan");
    await form
      .item(lensName)
      .getByRole("button", { name: /^Retirer/ })
      .click();
    await form.quantity(lensName).waitFor({ state: "detached" });
    await form.picker("verre").fill("prog");
    await form.picker("verre").press("Enter");
    await form.takePair(lensName);
    await expect.poll(() => form.quantity(lensName).inputValue()).toBe("2");
    await form.addProduct("etui", "Étui rouge");
    await expect.poll(() => form.quantity("Étui rouge").inputValue()).toBe("1");
    await form.quantity("Étui rouge").fill("3");
    await person.seen("stock insuffisant (1)");
    await form.save();
    await form.saved("créée");
    person.clean();

    const last = await shop.product({ name: "Étui vert", type: "accessory", stock: 1 });
    const sale = await shop.savePrescription(newId(), {
      client: client.id,
      date: "2026-11-21",
      right_sphere: 1,
      left_sphere: 1,
      notes: "",
      invoice: { id: newId(), items: [line(last.id, 1, 40)], payments: [] },
    });
    expect((await shop.read("optique_products", last.id)).stock).toBe(0);
    await person.go(`/app/prescriptions/edit/${sale.id}`);
    await form.ready();
    await form.item("Étui vert").getByText("1 en stock").waitFor();
    await form.quantity("Étui vert").fill("2");
    await form.item("Étui vert").getByText("stock insuffisant (1)").waitFor();
    // The product is removed and picked again: its stock is empty, but this sale gives its own piece back.
    await form
      .item("Étui vert")
      .getByRole("button", { name: /^Retirer/ })
      .click();
    await form.addProduct("vert", "Étui vert");
    await form.item("Étui vert").getByText("1 en stock").waitFor();
    person.clean();
  });

  it("a new client with a known name or number gets a warning, and the focus moves to the right eye", async () => {
    const { person, shop, client, form } = await openForm("/app/prescriptions/new");
    const dialog = await form.startClient("Benali Aicha");
    await dialog.getByText("Ce client existe peut-être déjà\u00a0:").waitFor();
    await dialog.getByLabel("Nom").press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => form.client.inputValue()).toBe("Benali Aicha");
    // The list of options closes, and the typed name stays.
    await form.client.press("ArrowDown");
    await person.page.getByRole("option", { name: /Nouveau client/ }).waitFor();
    await form.client.press("Escape");
    await person.page.getByRole("option").first().waitFor({ state: "detached" });
    await expect.poll(() => form.client.inputValue()).toBe("Benali Aicha");
    await form.client.fill("");
    const hasty = await form.startClient("Aicha B.");
    await hasty.getByLabel(/^Téléphone/).fill("+212 6 12 34 56 78");
    await hasty.getByLabel(/^Téléphone/).press("Enter");
    const question = person.page.getByRole("dialog", { name: "Client déjà connu\u00a0?" });
    await question.getByText(/Benali Aïcha/).waitFor();
    await question.getByRole("button", { name: "Revenir" }).click();
    const again = hasty;
    await again.getByRole("button", { name: client.name }).click();
    await again.waitFor({ state: "detached" });
    await expect.poll(() => form.client.inputValue()).toBe(client.name);
    await expect.poll(() => isFocused(form.right("sphere"))).toBe(true);
    expect(await shop.find("optique_clients")).toHaveLength(1);
    await person.press("Effacer le client");
    await form.createClient({
      name: "Idrissi Youssef",
      phone: "0600000009",
      birth: formatDay(addDays(today(), -3000)),
    });
    await expect.poll(() => isFocused(form.right("sphere"))).toBe(true);
    // The warning about a child appears as soon as the birth date is typed.
    await form.right("sphere").fill("-1");
    await person.seen("Moins de 16 ans\u00a0: la source n’est pas une ordonnance médicale.");
    person.clean();
  });
});

describe.each([phone])("the grid of the eyes at $name", (screen) => {
  it("parses dictated quarters, offers to halve a pupillary distance, and does not transpose invalid values", async () => {
    const { person, form } = await openForm(forClient, screen);
    await keysAreHeard(person);
    // '?' shows the keys from a measure too, which keeps its value.
    await form.right("axis").fill("90");
    await person.keys("?");
    const keys = person.page.getByRole("dialog", { name: "Raccourcis du clavier" });
    await keys.getByText("Sur cet écran").waitFor();
    await person.keys("Escape");
    await keys.waitFor({ state: "detached" });
    await expect.poll(() => form.right("axis").inputValue()).toBe("90");
    await expect.poll(() => isFocused(form.right("axis"))).toBe(true);
    await form.right("sphere").fill("-225");
    await form.right("cylinder").fill("-75");
    await form.right("axis").fill("200");
    await form.right("axis").press("Enter");
    await expect.poll(() => form.right("sphere").inputValue()).toBe("−2.25");
    await expect.poll(() => form.right("cylinder").inputValue()).toBe("−0.75");
    await person.seen(/L’axe|L’axe/);
    await expect.poll(() => form.reading("Œil droit").textContent()).toBe("-");
    await person.press("Transposer");
    await expect.poll(() => form.right("axis").inputValue()).toBe("200");
    await expect.poll(() => form.right("cylinder").inputValue()).toBe("−0.75");
    await form.right("axis").fill("0");
    await expect
      .poll(() => form.reading("Œil droit").textContent())
      .toMatch(/^−2\.25 \(−0\.75\) 180°/);
    await person.seen("l’axe 0° se lit 180°.");
    await form.left("sphere").fill("25");
    await form.right("addition").fill("2");
    await person.seen("il manque l’addition (+2.00 sur l’autre œil).");
    await expect.poll(() => form.left("sphere").inputValue()).toBe("+0.25");
    await form.right("eip").fill("62");
    await person.press("Répartir 31 / 31");
    await expect.poll(() => form.right("eip").inputValue()).toBe("31");
    await expect.poll(() => form.left("eip").inputValue()).toBe("31");
    // The button disappears with its remark.
    await expect.poll(() => isFocused(form.right("eip"))).toBe(true);
    person.clean();
  });
});

describe("a list of products that fails to load", () => {
  it("offers to load again, and Enter then adds no lens", async () => {
    const { person } = await scene.open(desktop, forClient);
    const form = await new SalesForm(person).ready();
    const failure = await failRequests(person, "**/api/optique/lists/products*");
    await form.picker("verre").fill("prog");
    const retry = person.page.getByRole("option", { name: /Réessayer/ });
    await retry.waitFor();
    await person.seen("Erreur lors du chargement des produits");
    await expect.poll(() => retry.getAttribute("aria-selected")).toBe("true");
    person.clean();
    failure.mend();
    await person.keys("Enter");
    await person.page.getByRole("option", { name: new RegExp(lensName) }).waitFor();
    await expect.poll(() => person.page.getByRole("dialog").count()).toBe(0);
    await person.keys("Enter");
    await form.quantity(lensName).waitFor();
  });
});
