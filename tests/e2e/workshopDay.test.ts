import { describe, expect, it } from "vitest";

import type { JobStep } from "#domain/workshop/jobs.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillLabShop } from "#support/labShop.ts";
import type { Shop } from "#support/shop.ts";
import { workshopShop } from "#support/workshopShop.ts";
import { LensOrderPage } from "./pages/lensOrder.ts";
import { PaymentDialog } from "./pages/paymentDialog.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";
import { WorkshopBoard } from "./pages/workshop.ts";

const stocked = sceneWith(workshopShop);
const labs = sceneWith(fillLabShop);
const salma = "Idrissi Salma";

/** The steps of the only job of a client. */
async function stepsOf(shop: Shop, client: string): Promise<string[]> {
  const [owner] = await shop.find("optique_clients", `name = "${client}"`);
  const [job] = await shop.find("optique_jobs", `prescription.client = "${owner?.id}"`);
  return ((job?.steps ?? []) as JobStep[]).map(({ status }) => status);
}

describe("a pair of glasses", () => {
  it("from the stock is sold, mounted, announced, paid and handed over", async () => {
    const { person, shop } = await stocked.open(phone, "/app/prescriptions/new");
    const form = await new SalesForm(person).ready();
    await form.createClient({ name: salma, phone: "06 98 76 54 32" });
    await form.typeEyes({ sphere: "-2" }, { sphere: "-1,75" });
    await form.addLens("Unifocal", "Unifocal 1.5 antireflet");
    await form.addProduct("oasis", "Oasis 50-18, écaille");
    await form.addPayment("500");
    await person.seen("Au montage");
    await form.save();
    await form.answerOneLens("OD seul");
    await form.saved("créée");
    const [invoice] = await shop.find("optique_invoices", `client.name = "${salma}"`);
    const due = (invoice?.total_amount ?? 0) - 500;
    await person.goto("/app/atelier");
    const board = await new WorkshopBoard(person).ready();
    await board.isIn(salma, "Au montage");
    await board.next(salma, "Prêt");
    await person.toast("Idrissi Salma\u00a0: Prêt");
    await board.isIn(salma, "Prêt");
    const words = await board.conversation(() => board.choose(salma, "Message", "w"));
    expect(words).toContain("Bonjour Idrissi Salma, vos lunettes sont prêtes");
    await expect
      .poll(() => board.lines(salma))
      .toContainEqual(expect.stringMatching(/^message préparé le/));
    await board.next(salma, "Livré");
    await board.handOver.getByRole("button", { name: "Encaisser", exact: true }).click();
    const payment = new PaymentDialog(person);
    await payment.amount.waitFor();
    await payment.confirm();
    await person.toast("Idrissi Salma\u00a0: Livré");
    await board.isIn(salma, "Livré");
    await expect.poll(() => board.lines(salma)).toContain("payé");
    expect(await stepsOf(shop, salma)).toEqual(["mounting", "ready", "delivered"]);
    expect(await shop.read("optique_invoices", invoice?.id ?? "")).toMatchObject({
      status: "paid",
      paid_amount: due + 500,
    });
    person.clean();
  });

  it("that is not in stock is sold, ordered from its lab with others, received and handed over", async () => {
    const { person, shop, labs: suppliers } = await labs.open(desktop, "/app/prescriptions/new");
    const form = await new SalesForm(person).ready();
    await form.createClient({ name: salma, phone: "06 98 76 54 32" });
    await form.typeEyes({ sphere: "-2" }, { sphere: "-1,75" });
    await form.addLens("Unifocal 1.6", "Unifocal 1.6");
    await person.seen("À commander");
    await form.save();
    await form.answerOneLens("OD seul");
    await form.saved("créée");
    await person.goto("/app/atelier");
    const board = await new WorkshopBoard(person).ready();
    await board.isIn(salma, "À commander");
    await person.field("Tout cocher").check();
    await person.seen(/^4 cochés, 2 labos/);
    await person.follow(/^Préparer la commande/);
    const order = new LensOrderPage(person);
    await order.lab("Atlas Optic Lab", "Page 1 sur 2");
    await order.mark();
    await order.lab("Verres du Nord", "Page 2 sur 2");
    expect((await order.rows()).join("\n")).toContain("Unifocal 1.6");
    await order.mark();
    await person.at("/app/atelier");
    await board.isIn(salma, "Commandé");
    for (const state of ["Au montage", "Prêt", "Livré"]) {
      await board.next(salma, state);
      if (state === "Livré") await board.answerHandOver("Livrer sans encaisser");
      await person.toast(`Idrissi Salma\u00a0: ${state}`);
      await board.isIn(salma, state);
    }
    expect(await stepsOf(shop, salma)).toEqual([
      "to_order",
      "ordered",
      "mounting",
      "ready",
      "delivered",
    ]);
    const jobs = await shop.find("optique_jobs", `lab = "${suppliers.plus.id}"`);
    expect(jobs).toHaveLength(2);
    person.clean();
  });
});
