import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";

import { desktop, phone, screens } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { newId } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { type Person, shown } from "./pages/person.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

/** Client measured three times, the last time with the opposite cylinder sign. */
async function fillYears(server: Server) {
  const filled = await fillShop(server);
  await filled.shop.savePrescription(newId(), {
    client: filled.client.id,
    date: "2026-11-21",
    right_sphere: 0.75,
    right_cylinder: 1.25,
    right_axis: 180,
    right_add: 2,
    left_sphere: 0.25,
    left_add: 2,
    notes: "",
  });
  return filled;
}
const scene = sceneWith(fillYears);

const primaries = ({ page }: Person): Promise<string[]> =>
  page.locator("main .btn-primary").filter({ visible: true }).allInnerTexts();

const edges = (part: Locator) =>
  part.evaluate((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return { top, right, bottom, left };
  });

describe.each([phone])("a client's correction at $name", (screen) => {
  it("a client's correction is plotted over the years in one notation, with each day's values", async () => {
    const { person } = await scene.open(screen, ({ client }) => `/app/clients/${client.id}`);
    const sphere = person.page.getByRole("img", { name: "Sphère au fil du temps" });
    await sphere.waitFor();
    await expect.poll(() => sphere.locator("[data-point]").count()).toBe(3);
    const table = person.page.getByRole("table", { name: "Sphère au fil du temps" });
    await expect
      .poll(() => table.getByRole("cell").allInnerTexts())
      .toEqual([
        "12/03/2024\u00a0: OD +0.75 · OG +1.25",
        // The opposite cylinder sign is the same correction, not a change.
        "20/11/2026\u00a0: OD +0.75 · OG Plan",
        "21/11/2026\u00a0: OD +0.75 · OG +0.25",
      ]);
    await person.seen("OD +0.75 · OG +0.25");
    await sphere.focus();
    await person.keys("ArrowLeft");
    await person.page.getByRole("status").getByText("20/11/2026").waitFor();
    // One addition alone draws no line in the plot.
    await expect.poll(() => person.page.getByRole("img", { name: /^Addition/ }).count()).toBe(0);
    // Prescriptions are stacked and not cut.
    const history = person.page.getByRole("list").filter({ hasText: "première mesure" });
    await history.waitFor();
    const places = await Promise.all((await history.getByRole("listitem").all()).map(edges));
    expect(places).toHaveLength(3);
    expect(new Set(places.map(({ left }) => left)).size).toBe(1);
    for (const { right } of places) expect(right).toBeLessThanOrEqual(phone.width);
    // Amount due and contacts are in one card above the prescriptions, and notes in another.
    const cards = person.page.locator("main .card");
    const first = await cards.first().innerText();
    for (const part of ["Reste à payer", "Coordonnées"]) expect(first).toContain(part);
    await expect.poll(() => cards.nth(1).innerText()).toContain("Appeler après 18 h.");
    await expectNoOverflow(person);
    person.clean();
  });
});

describe("a prescription and its invoice on a phone", () => {
  it("show the amount due first, an uncut title, and the deletion in a menu", async () => {
    const { person, sale } = await scene.open(phone, "/app/clients");
    const records = {
      [`/app/prescriptions/${sale.id}`]: "Prescription du 20/11/2026",
      [`/app/invoices/${sale.invoice?.id}`]: `Facture #${sale.invoice?.invoice_number}`,
    };
    for (const [path, title] of Object.entries(records)) {
      await person.go(path);
      await person.seen("Reste à payer");
      const first = person.page.locator("main .card").first();
      await expect.poll(() => first.innerText(), { message: path }).toContain("Reste à payer");
      // On a phone the title is in the top bar.
      const heading = shown(person.page.getByText(title, { exact: true }));
      expect(await heading.evaluate((part) => part.scrollWidth > part.clientWidth), path).toBe(
        false,
      );
      await expect.poll(() => person.button("Supprimer").count()).toBe(0);
      await person.askToRemove();
      const question = person.page.getByRole("alertdialog");
      await question.hover();
      await question.getByRole("button", { name: "Annuler" }).click();
      await question.waitFor({ state: "detached" });
      await expectNoOverflow(person);
      person.clean();
    }
  });
});

describe("the next action of a record", () => {
  it("the next action is the only primary button of the record", async () => {
    const { person, sale, frame, lens, shop } = await scene.open(
      desktop,
      (filled) => `/app/prescriptions/${filled.sale.id}`,
    );
    await person.seen("Reste à payer");
    await expect.poll(() => primaries(person)).toEqual(["Ajouter un paiement"]);
    await person.go(`/app/invoices/${sale.invoice?.id}`);
    await person.seen("Reste à payer");
    await expect.poll(() => primaries(person)).toEqual(["Ajouter un paiement"]);
    await shop.create("optique_payments", {
      invoice: sale.invoice?.id,
      amount: 1250,
      date: "2026-11-21",
      payment_method: "cash",
    });
    await person.seen("Payée");
    await expect.poll(() => primaries(person)).toEqual(["Imprimer"]);
    await person.go(`/app/prescriptions/${sale.id}`);
    await person.seen("Payée");
    await expect.poll(() => primaries(person)).toEqual(["Imprimer"]);
    // Four frames are left in stock.
    await person.go(`/app/products/${frame.id}`);
    await person.seen(/^Stock bas ! /);
    await expect.poll(() => primaries(person)).toEqual(["Commander"]);
    await person.go(`/app/products/${lens.id}`);
    await person.seen("Prix et stock");
    await expect.poll(() => primaries(person)).toEqual(["Modifier"]);
    person.clean();
  });
});

const eyeFields = ["sphere", "cylinder", "axis", "addition", "eip"] as const;

describe("the form of a sale", () => {
  it("shows its values uncut in the fields at both widths, in each state", async () => {
    const { person } = await scene.open(desktop, "/app/prescriptions/new");
    const form = await new SalesForm(person).ready();
    const values = {
      right: ["-13", "-10.25", "180", "2.75", "31.5"],
      left: ["12.25", "12.50", "175", "4.25", "31.5"],
    };
    for (const [index, field] of eyeFields.entries()) {
      await form.right(field).fill(values.right[index] ?? "");
      await form.left(field).fill(values.left[index] ?? "");
    }
    await form.left("sphere").focus();
    await expect.poll(() => form.right("sphere").inputValue()).toBe("−13.00");
    await person.page.locator("[aria-invalid=true]").first().waitFor();
    const cut = () =>
      person.page
        .locator("[data-eye]")
        .evaluateAll((all) =>
          (all as HTMLInputElement[])
            .filter((input) => input.scrollWidth > input.clientWidth)
            .map(({ id, value }) => `${id} ${value}`),
        );
    for (const { width, height } of screens) {
      await person.page.setViewportSize({ width, height });
      await expect.poll(cut).toEqual([]);
    }
    person.clean();
  });
});
