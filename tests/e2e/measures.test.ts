import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { newId } from "#support/shop.ts";
import { CustomerView } from "./pages/customerView.ts";
import { expectNoOverflow, isFocused } from "./pages/layout.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const prism = { right_prism: 2, right_base: "in", right_prism2: 1, right_base2: "up" };
const near = { right_near_sphere: 4.25, right_near_cylinder: -1.5, right_near_axis: 85 };

const scene = sceneWith(async (server) => {
  const filled = await fillShop(server);
  const measured = await filled.shop.savePrescription(newId(), {
    client: filled.client.id,
    date: "2026-11-21",
    right_sphere: 2,
    right_cylinder: -1.25,
    right_axis: 90,
    right_add: 2,
    left_sphere: 0,
    ...prism,
    ...near,
    left_height: 18.5,
    left_va: "8/10",
    vertex: 12,
    source: "medical",
    examined_on: "2026-11-19",
  });
  return { ...filled, measured };
});
type Measured = FilledShop & { measured: { id: string } };

describe.each([phone])("measured prism, near vision and height at $name", (screen) => {
  it("extra measures are on the page and in the history and, except the prism, in the view for the customer", async () => {
    const { person, client } = await scene.open(
      screen,
      ({ measured }: Measured) => `/app/prescriptions/${measured.id}`,
    );
    await person.title("Prescription du 21/11/2026");
    await person.seen(/2\.00\u00a0Δ base interne \+ 1\.00\u00a0Δ base supérieure/);
    await person.seen(
      /Ordonnance médicale\s+Ordonnance du 19\/11\/2026/,
      "Distance verre-œil 12\u00a0mm",
    );
    await person.seen("+4.25 (−1.50) 85°", "18,5\u00a0mm", "8/10");
    await person.accessible();
    const view = await new CustomerView(person).open();
    await view.says(/De près \+4\.25 \(−1\.50\) 85°/);
    await expect.poll(() => view.page.innerText()).not.toContain("risme");
    await view.leave();
    await person.go(`/app/clients/${client.id}`);
    await person.title(client.name);
    await person.seen("nouveau prisme 2.24\u00a0Δ", "Hauteur 18,5\u00a0mm", "Acuité 8/10");
    await person.accessible();
    person.clean();
  });
});

describe("the tools of the correction", () => {
  it("reuse prism and near vision; transposing changes the near vision, but not the prism", async () => {
    const { person } = await scene.open(
      desktop,
      ({ client }) => `/app/prescriptions/new?client=${client.id}`,
    );
    await new SalesForm(person).ready();
    const value = (id: string) => person.page.locator(`#${id}`).inputValue();
    await person.press("Reprendre ces valeurs");
    await expect.poll(() => value("right_prism")).toBe("2.00");
    expect(await value("right_near_cylinder")).toBe("−1.50");
    expect(await value("left_height")).toBe("");
    await person.press("Transposer");
    await expect.poll(() => value("right_near_cylinder")).toBe("+1.50");
    expect(await value("right_near_sphere")).toBe("+2.75");
    expect(await value("right_near_axis")).toBe("175");
    expect(await value("right_prism")).toBe("2.00");
    await person.press("OD → OG");
    await expect.poll(() => value("left_near_axis")).toBe("175");
    expect(await value("left_prism")).toBe("");
    person.clean();
  });
});

describe("the keys of the extra measures", () => {
  it("Enter alone goes from a prism through its bases to the next prism", async () => {
    const { person } = await scene.open(
      desktop,
      ({ client }) => `/app/prescriptions/new?client=${client.id}`,
    );
    await new SalesForm(person).ready();
    await person.keys("Alt+M");
    const field = (id: string) => person.page.locator(`#${id}`);
    await expect.poll(() => isFocused(field("right_height"))).toBe(true);
    // Heights and near EIP come first; the prism is behind one more press.
    await expect.poll(() => field("right_prism").count()).toBe(0);
    for (const next of ["right_near_eip", "left_height", "left_near_eip"]) {
      await person.keys("Enter");
      await expect.poll(() => isFocused(field(next))).toBe(true);
    }
    await person.keys("Tab", "Enter", "Tab");
    await expect.poll(() => isFocused(field("right_prism"))).toBe(true);
    await person.keys("ArrowUp", "ArrowUp", "Enter");
    await expect.poll(() => field("right_prism").inputValue()).toBe("0.50");
    await person.keys("ArrowRight");
    const compass = person.page.getByRole("group", { name: "Prisme, base, Œil droit" });
    const inward = compass.getByRole("button", { name: "Base interne", pressed: true });
    await expect.poll(() => isFocused(inward)).toBe(true);
    await person.accessible();
    await person.keys("Enter");
    await expect.poll(() => isFocused(field("right_prism2"))).toBe(true);
    // Tab stops once in the group, in both directions.
    await person.keys("Shift+Tab");
    expect(await isFocused(inward)).toBe(true);
    await person.keys("Shift+Tab");
    expect(await isFocused(field("right_prism"))).toBe(true);
    person.clean();
  });
});

describe("the extra measures on a phone", () => {
  it("have the bases beside their prism, and take less than 240 px for an eye", async () => {
    const { person } = await scene.open(
      phone,
      ({ client }) => `/app/prescriptions/new?client=${client.id}`,
    );
    await new SalesForm(person).ready();
    await person.press(/^Plus de mesures/);
    await new SalesForm(person).openDeepMeasures();
    const boxOf = async (part: Locator) =>
      (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const compass = person.page.getByRole("group", { name: "Prisme, base, Œil droit" });
    const [field, bases] = [await boxOf(person.page.locator("#right_prism")), await boxOf(compass)];
    expect(bases.x).toBeGreaterThan(field.x + field.width);
    const centreOf = ({ y, height }: { y: number; height: number }) => y + height / 2;
    expect(Math.abs(centreOf(bases) - centreOf(field))).toBeLessThanOrEqual(2);
    const eye = await boxOf(person.page.getByRole("group", { name: "OD Prisme" }));
    expect(eye.height).toBeGreaterThan(100);
    expect(eye.height).toBeLessThan(240);
    await expectNoOverflow(person);
    person.clean();
  });
});

describe("two pairs of one sale", () => {
  it("two pairs of one sale have one use each, and the near pair gets near powers on the lab's order", async () => {
    const { person, shop } = await scene.open(
      desktop,
      ({ client }) => `/app/prescriptions/new?client=${client.id}`,
    );
    const lab = await shop.create("optique_suppliers", {
      name: "Atlas Optic Lab",
      phone: "0522000001",
      is_lab: true,
    });
    await shop.product({
      name: "Unifocal 1.5",
      type: "lens",
      reference: "UNI",
      stock: 0,
      supplier: lab.id,
    });
    const form = await new SalesForm(person).ready();
    await form.typeEyes({ sphere: "-1", eip: "32" }, { sphere: "-1", eip: "32" });
    await form.addLens("Unifocal", "Unifocal 1.5");
    await form.quantity("Unifocal 1.5").fill("2");
    const useOf = (name: string) => person.page.getByRole("combobox", { name, exact: true });
    await expect.poll(() => useOf("Usage").count()).toBe(0);
    // With an addition, each pair asks whether its lenses are for far or near vision.
    await form.right("addition").fill("2");
    await form.left("addition").fill("2");
    const unsaid = "Verres unifocaux et addition\u00a0: précisez l’usage, de loin ou de près.";
    await person.seen(unsaid);
    await useOf("Usage").selectOption("Vision de loin");
    await person.gone(unsaid);
    await person.press("2e paire");
    await useOf("Usage de la paire 2").selectOption("Vision de près");
    await expect.poll(() => useOf("Usage de la paire 1").inputValue()).toBe("far");
    // Heights belong to a frame, so those of the second pair begin empty.
    await person.keys("Alt+m");
    const height = (id: string) => person.page.locator(`[id="${id}"]`);
    await height("right_height").fill("20");
    await expect.poll(() => height("pairs.2.right_height").inputValue()).toBe("");
    await height("pairs.2.left_height").fill("17,5");
    await person.accessible();
    await form.save();
    await form.saved("créée");
    const items = await shop.find("optique_invoice_items", "product_name = 'Unifocal 1.5'");
    expect(items.map(({ pair, use }) => [pair, use])).toEqual([
      [1, "far"],
      [2, "near"],
    ]);
    const [sale] = await shop.find("optique_prescriptions", "right_sphere = -1");
    const [job] = await shop.find("optique_jobs", `prescription = '${sale?.id}'`);
    await person.go(`/app/atelier/commande?montages=${job?.id}`);
    await person.seen(/paire 1, vision de loin/, /paire 2, vision de près/);
    const sheet = (await person.page.getByRole("main").innerText()).replaceAll(/\s+/g, " ");
    expect(sheet).toMatch(/vision de loin.*−1\.00.*vision de près.*\+1\.00/);
    expect(sheet).toMatch(/Hauteur 20 mm.*vision de près.*Hauteur 17,5 mm/);
    expect(sale).toMatchObject({ right_height: 20, pairs: { "2": { left_height: 17.5 } } });
    // A remake asks which pair it is for.
    await person.go(`/app/atelier/${job?.id}`);
    await person.follow("Refaire OD");
    const which = person.page.getByRole("dialog", { name: "Refaire OD" });
    await which.getByRole("button", { name: /^Paire 2, vision de près/ }).click();
    await person.seen("Verre à refaire", /paire 2, vision de près/);
    await expect.poll(() => person.page.getByRole("main").innerText()).not.toMatch(/paire 1|OG/);
    await person.go(`/app/atelier/${job?.id}/print`);
    await person.seen(/Hauteur OD 20.mm/, /Hauteur OG 17,5.mm/);
    await person.go(`/app/prescriptions/${sale?.id}`);
    await person.seen(/^Paire 2.: Hauteur OG 17,5.mm$/);
    person.clean();
  });
});
