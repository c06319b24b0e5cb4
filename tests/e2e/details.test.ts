import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";

import { desktop, phone, screens, tablet } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { newId } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { type Person, shown } from "./pages/person.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

/** A client whose sight was measured three times, the last one written in the other sign of cylinder. */
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

describe.each(screens)("a client's correction at $name", (screen) => {
  it("is plotted over the years, in one notation, and each day says its values", async () => {
    const { person } = await scene.open(screen, ({ client }) => `/app/clients/${client.id}`);
    const sphere = person.page.getByRole("group", { name: "Sphère au fil du temps" });
    await sphere.waitFor();
    const days = sphere.getByRole("button");
    await expect.poll(() => days.count()).toBe(3);
    expect(await days.evaluateAll((all) => all.map((day) => day.ariaLabel))).toEqual([
      "12/03/2024\u00a0: OD +0.75 · OG +1.25",
      // Written with the other cylinder on that day: the same sight is no change.
      "20/11/2026\u00a0: OD +0.75 · OG Plan",
      "21/11/2026\u00a0: OD +0.75 · OG +0.25",
    ]);
    await person.seen("OD +0.75 · OG +0.25");
    await days.last().focus();
    await person.keys("ArrowLeft");
    await person.page.getByRole("status").getByText("20/11/2026").waitFor();
    // One addition makes no line.
    expect(await person.page.getByRole("group", { name: /^Addition/ }).count()).toBe(0);
    await expectNoOverflow(person);
    await person.toTop();
    person.clean();
  });
});

describe("a client's prescriptions", () => {
  it("have each eye on one line, however much of it changed", async () => {
    const { person } = await scene.open(desktop, ({ client }) => `/app/clients/${client.id}`);
    const columns = person.page.getByRole("list").filter({ hasText: "première mesure" });
    await columns.waitFor();
    const tops = await columns
      .getByRole("listitem")
      .evaluateAll((all) =>
        all.map((column) =>
          [...column.querySelectorAll("abbr")].map((eye) => eye.getBoundingClientRect().top),
        ),
      );
    expect(tops).toHaveLength(3);
    expect(tops[1]).toEqual(tops[0]);
    expect(tops[2]).toEqual(tops[0]);
  });

  it("stand one under the other on a phone, whole", async () => {
    const { person } = await scene.open(phone, ({ client }) => `/app/clients/${client.id}`);
    const history = person.page.getByRole("list").filter({ hasText: "première mesure" });
    await history.waitFor();
    const places = await Promise.all((await history.getByRole("listitem").all()).map(edges));
    expect(places).toHaveLength(3);
    expect(new Set(places.map(({ left }) => left)).size).toBe(1);
    for (const { right } of places) expect(right).toBeLessThanOrEqual(phone.width);
    // What is due, how to reach the client and the notes are one card above them.
    const first = await person.page.locator("main .card").first().innerText();
    for (const part of ["Reste à payer", "Coordonnées", "Appeler après 18 h."])
      expect(first).toContain(part);
    person.clean();
  });
});

describe.each([phone, tablet])("a prescription and its invoice at $name", (screen) => {
  it("have what is due before all, a whole title, and the deletion in a menu", async () => {
    const { person, sale } = await scene.open(screen, "/app");
    const records = {
      [`/app/prescriptions/${sale.id}`]: "Prescription du 20/11/2026",
      [`/app/invoices/${sale.invoice?.id}`]: `Facture #${sale.invoice?.invoice_number}`,
    };
    for (const [path, title] of Object.entries(records)) {
      await person.goto(path);
      await person.seen("Reste à payer");
      const first = person.page.locator("main .card").first();
      expect(await first.innerText(), path).toContain("Reste à payer");
      // On a phone the top bar says it.
      const heading = shown(person.page.getByText(title, { exact: true }));
      expect(await heading.evaluate((part) => part.scrollWidth > part.clientWidth), path).toBe(
        false,
      );
      expect(await person.button("Supprimer").count()).toBe(0);
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

describe.each([desktop, phone, tablet])("the amounts of an invoice at $name", (screen) => {
  it("end in one line, of its products and of its payments", async () => {
    const { person, sale } = await scene.open(screen, "/app");
    await person.goto(`/app/invoices/${sale.invoice?.id}`);
    await person.seen("Total payé");
    const endsOf = (title: string) =>
      person.page
        .locator(".card")
        .filter({ has: person.page.getByRole("heading", { name: title, exact: true }) })
        .locator(".unit")
        .evaluateAll((all) => all.map((unit) => Math.round(unit.getBoundingClientRect().right)));
    const end = Math.max(...(await endsOf("Produits")));
    // What was paid, what that comes to, and what is left.
    await expect.poll(() => endsOf("Paiements")).toEqual([end, end, end]);
    person.clean();
  });
});

describe("the next thing to do", () => {
  it("is the only primary action of a record", async () => {
    const { person, sale, frame, shop } = await scene.open(desktop, "/app");
    await person.goto(`/app/prescriptions/${sale.id}`);
    await person.seen("Reste à payer");
    expect(await primaries(person)).toEqual(["Ajouter un paiement"]);
    await person.goto(`/app/invoices/${sale.invoice?.id}`);
    await person.seen("Reste à payer");
    expect(await primaries(person)).toEqual(["Ajouter un paiement"]);
    await shop.create("optique_payments", {
      invoice: sale.invoice?.id,
      amount: 1250,
      date: "2026-11-21",
      payment_method: "cash",
    });
    await person.seen("Payée");
    await expect.poll(() => primaries(person)).toEqual(["Imprimer"]);
    await person.goto(`/app/prescriptions/${sale.id}`);
    await person.seen("Payée");
    await expect.poll(() => primaries(person)).toEqual(["Imprimer"]);
    // Of the frame four are left.
    await person.goto(`/app/products/${frame.id}`);
    await person.seen(/^Stock bas ! /);
    expect(await primaries(person)).toEqual(["Commander"]);
  });

  it("has no grey box where a product has no photograph", async () => {
    const { person } = await scene.open(desktop, ({ lens }) => `/app/products/${lens.id}`);
    await person.seen("Prix et stock");
    expect(await primaries(person)).toEqual(["Modifier"]);
    expect(await person.page.locator("main section.bg-sunken").count()).toBe(0);
  });
});

const eyeFields = ["sphere", "cylinder", "axis", "addition", "eip"] as const;

describe.each(screens)("the form of a sale at $name", (screen) => {
  it("shows the six signs of a field whole, warned about, refused and in hand", async () => {
    const { person } = await scene.open(screen, "/app/prescriptions/new");
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
    const cut = await person.page
      .locator("[data-eye]")
      .evaluateAll((all) =>
        (all as HTMLInputElement[])
          .filter((input) => input.scrollWidth > input.clientWidth)
          .map(({ id, value }) => `${id} ${value}`),
      );
    expect(cut).toEqual([]);
  });

  it("keeps the name of an eye clear of its fields, and a payment's fields on one line", async () => {
    const { person } = await scene.open(screen, ({ sale }) => `/app/prescriptions/edit/${sale.id}`);
    const form = await new SalesForm(person).ready();
    const name = person.page.getByRole("group", { name: "Œil gauche" }).getByText("Œil gauche", {
      exact: true,
    });
    const field = await edges(form.left("sphere"));
    const words = await name.first().evaluate((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const { right, bottom } = range.getBoundingClientRect();
      return { right, bottom };
    });
    if (screen === phone) expect(words.bottom).toBeLessThanOrEqual(field.top);
    else expect(words.right).toBeLessThanOrEqual(field.left - 4);
    const beside = person.page.locator("li").filter({ has: person.field("Méthode") });
    // What is remarked on the eyes comes with the prescription before, and moves both: between the two looks too.
    const apart = async () => {
      const method = await edges(person.field("Méthode"));
      const date = await edges(beside.locator("input").first());
      return [date.top - method.top, date.bottom - method.bottom];
    };
    await expect.poll(apart).toEqual([0, 0]);
  });
});
