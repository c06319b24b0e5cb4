import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { desktop, phone, screens } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId, payment, recordsPath } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { hasFocus, isFocused } from "./pages/layout.ts";
import { PaymentDialog } from "./pages/paymentDialog.ts";
import { Palette } from "./pages/palette.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";
import { WorkshopBoard } from "./pages/workshop.ts";

/** Shop with a late job, a ready job, and a sale without a job. */
async function fillWorkshop(server: Server) {
  const filled = await fillShop(server);
  const { shop, lens, frame, sale } = filled;
  const sell = async (name: string, job: object) => {
    const client = await shop.client({ name, phone: "06 00 00 00 09" });
    return shop.savePrescription(newId(), {
      client: client.id,
      date: addDays(today(), -5),
      notes: "",
      right_sphere: 1,
      invoice: {
        id: newId(),
        items: [line(lens.id, 2, 700), line(frame.id, 1, 850)],
        payments: [payment(2250)],
      },
      job,
    });
  };
  const late = await sell("Tazi Youssef", { promised_on: addDays(today(), -2), tray: "14" });
  const ready = await sell("Saidi Mehdi", {});
  const jobs = recordsPath("optique_jobs");
  expectOk(await shop.send("PATCH", `${jobs}/${ready.job?.id}`, { status: "ready" }));
  expectOk(await shop.send("DELETE", `${jobs}/${sale.job?.id}`));
  return { ...filled, late, ready };
}
const scene = sceneWith(fillWorkshop);

/** Text of the row that has the focus. */
const focusedRow = ({ page }: Person): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest("[data-row]")?.textContent ?? "");

describe.each(screens)("the job state at $name", (screen) => {
  it("the job state is shown in lists, and moved there, after a question about an unpaid amount", async () => {
    const { person, shop, ready, late } = await scene.open(screen, "/app/prescriptions");
    const state = screen === desktop ? "en retard de 2\u00a0j" : "Au montage";
    await person.seen("Prêt", state);
    await person.go("/app/invoices");
    await person.seen(state);
    const settled = person.page.locator("[data-row]").filter({ hasText: "Saidi Mehdi" });
    await settled.getByText("Prêt").first().waitFor();
    if (screen === phone) {
      const link = await settled.getByRole("link", { name: "Saidi Mehdi" }).boundingBox();
      expect(link?.height).toBeGreaterThanOrEqual(44);
    }
    await person.act(`Prêt, ${late.invoice?.invoice_number}`);
    await person.toast(/Tazi Youssef.*Prêt/);
    // The next step is in the row's menu, whose button has the focus again.
    if (screen === desktop) {
      const actions = person.button(`Actions, ${late.invoice?.invoice_number}`);
      await expect.poll(() => isFocused(actions)).toBe(true);
    }
    const [paid] = await shop.find("optique_payments", `invoice = "${ready.invoice?.id}"`);
    expectOk(await shop.send("PATCH", recordsPath("optique_payments", paid?.id), { amount: 2000 }));
    // A load, so that the list has the amount due when its row is pressed.
    await person.goto("/app/prescriptions");
    await person.act(/^Livré, .*Saidi Mehdi/);
    await new WorkshopBoard(person).answerHandOver("Livrer sans encaisser");
    await person.toast(/Saidi Mehdi.*Livré/);
    // After the last step its button disappears, and the focus stays in the row.
    await expect.poll(() => focusedRow(person)).toContain("Livré");
    expect(await focusedRow(person)).toContain("Saidi Mehdi");
    await person.go(`/app/clients/${ready.client}`);
    await person.seen("Livré");
    person.clean();
  });
});

describe("the job state", () => {
  it("the job state is shown beside prescription and invoice, and moved there", async () => {
    const { person, late, ready } = await scene.open(
      desktop,
      (filled) => `/app/prescriptions/${filled.late.id}`,
    );
    await person.seen("Au montage", "en retard de 2\u00a0j", "Casier 14");
    await person.press("Prêt");
    await person.toast(/Tazi Youssef.*Prêt/);
    await person.button("Livré").waitFor();
    await person.go(`/app/invoices/${late.invoice?.id}`);
    await person.seen("Prêt");
    await person.follow("Fiche d’atelier");
    await person.at(`/app/atelier/${late.job?.id}/print`);
    // The other job is shown and advanced on the client's page and in lists.
    await person.go(`/app/clients/${ready.client}`);
    await person.seen("Prêt");
    await person.button("Livré").waitFor();
    person.clean();
  });

  it("an older job is shown until its hand-over, a job is begun by hand, and ready glasses are announced", async () => {
    const { enter, person, shop, lens, late, ready, sale } = await scene.visit(desktop);
    await shop.savePrescription(newId(), {
      client: late.client,
      date: today(),
      notes: "",
      right_sphere: 1,
      invoice: { id: newId(), items: [line(lens.id, 2, 700)], payments: [] },
      job: {},
    });
    const path = `/app/clients/${late.client}`;
    const older = person.page.locator(`a[href="/app/atelier/${late.job?.id}"]`);
    await enter(path);
    await older.waitFor();
    await person.seen(formatDay(addDays(today(), -5)), "Au montage", "en retard de 2\u00a0j");
    const job = `${recordsPath("optique_jobs")}/${late.job?.id}`;
    expectOk(await shop.send("PATCH", job, { status: "delivered" }));
    await older.waitFor({ state: "detached" });
    await person.page.locator("a[href^='/app/atelier/']").first().waitFor();
    // A job is created by hand, and the button of its next step gets the focus.
    await person.go(`/app/prescriptions/${sale.id}`);
    await person.press("Suivre la commande");
    await person.seen("À commander");
    await expect.poll(() => isFocused(person.button("Commandé"))).toBe(true);
    person.clean();

    const messages = { ready: "{nom} : {numero} du {date}, reste {reste}." };
    const company = recordsPath("optique_companies", shop.company);
    expectOk(await shop.send("PATCH", company, { messages }));
    const [paid] = await shop.find("optique_payments", `invoice = "${ready.invoice?.id}"`);
    expectOk(await shop.send("PATCH", recordsPath("optique_payments", paid?.id), { amount: 2000 }));
    await person.goto(`/app/prescriptions/${ready.id}`);
    const board = new WorkshopBoard(person);
    const url = await board.conversation(() =>
      person.page.locator('a[href*="wa.me"]').first().click(),
    );
    const { invoice_number: number = "" } = ready.invoice ?? {};
    expect(url.replaceAll(/[\u202f\u00a0]/g, " ")).toContain(
      `Saidi Mehdi : ${number} du ${formatDay(addDays(today(), -5))}, reste 250,00 DH.`,
    );
    const told = () => shop.find("optique_messages", `record = "${ready.id}"`);
    await expect.poll(told).toMatchObject([{ kind: "ready", by: "Samira" }]);
  });

  it("a hand-over of unpaid glasses needs a confirmation, and keeps the focus", async () => {
    const { person, shop, ready } = await scene.open(desktop, "/app/clients");
    const board = new WorkshopBoard(person);
    const payments = () => shop.find("optique_payments", `invoice = "${ready.invoice?.id}"`);
    const [first] = await payments();
    /** Sets the job back to ready, with 250 DH due. */
    const restart = async () => {
      for (const { id } of await payments())
        if (id !== first?.id) await shop.send("DELETE", recordsPath("optique_payments", id));
      const amount = { amount: 2000 };
      expectOk(await shop.send("PATCH", recordsPath("optique_payments", first?.id), amount));
      await shop.send("PATCH", recordsPath("optique_jobs", ready.job?.id), { status: "ready" });
    };
    for (const path of [
      `/app/prescriptions/${ready.id}`,
      `/app/invoices/${ready.invoice?.id}`,
      `/app/clients/${ready.client}`,
    ]) {
      await restart();
      await person.goto(path);
      await person.press("Livré");
      await board.handOver.getByText("reste 250,00\u00a0DH").waitFor();
      await board.answerHandOver("Annuler");
      expect((await shop.read("optique_jobs", ready.job?.id ?? "")).status).toBe("ready");
      await person.press("Livré");
      await board.answerHandOver("Encaisser");
      await new PaymentDialog(person).confirm();
      await person.toast(/Saidi Mehdi.*Livré/);
      await expect.poll(() => hasFocus(person), { message: path }).toBe(true);
    }
    // After the last step without a payment, the focus is beside the removed button.
    for (const path of [`/app/prescriptions/${ready.id}`, `/app/clients/${ready.client}`]) {
      await restart();
      await person.goto(path);
      await person.press("Livré");
      await board.answerHandOver("Livrer sans encaisser");
      await person.toast(/Saidi Mehdi.*Livré/);
      const card = person.page.locator(`a[href="/app/atelier/${ready.job?.id}"]:visible`);
      await expect.poll(() => isFocused(card)).toBe(true);
    }
    person.clean();
  });
});

it("the dashboard on a phone links to the column of late jobs", async () => {
  const { person, shop, late, ready } = await scene.open(phone, "/app/clients");
  const values = { status: "to_order", promised_on: addDays(today(), 9) };
  expectOk(await shop.send("PATCH", recordsPath("optique_jobs", ready.job?.id), values));
  await person.go("/app");
  await person.seen("1 montage en retard");
  await person.page.locator('a[href="/app/atelier?etat=retard"]:visible').click();
  const board = await new WorkshopBoard(person).ready();
  await board.card("Tazi Youssef").waitFor();
  await person.page.getByRole("tab", { name: /^Au montage/, selected: true }).waitFor();
  // The column stays in view when its last card leaves it.
  expectOk(
    await shop.send("PATCH", recordsPath("optique_jobs", late.job?.id), { status: "ordered" }),
  );
  await person.seen("Rien à monter");
  person.clean();
});

it("the dashboard links to the first late card and the first one to announce, and Ctrl+K finds a job", async () => {
  const { person, shop, late } = await scene.open(desktop, "/app");
  const board = new WorkshopBoard(person);
  await person.seen("1 montage en retard", /Tazi Youssef, 2 jours/, "1 paire prête à annoncer");
  await person.seen("Saidi Mehdi");
  for (const [asked, name] of [
    ["retard", "Tazi Youssef"],
    ["ready", "Saidi Mehdi"],
  ] as const) {
    await person.go("/app");
    await person.page.locator(`a[href="/app/atelier?etat=${asked}"]:visible`).first().click();
    await board.ready();
    await board.hasFocus(name);
  }
  person.clean();

  const palette = await new Palette(person).open();
  await palette.find("tazi");
  await palette.offers(/Tazi Youssef · Au montage/);
  await person.page.getByRole("option", { name: /Tazi Youssef · Au montage/ }).click();
  await person.at(`/app/atelier/${late.job?.id}`);
  await person.go("/app/clients");
  await person.title("Clients");
  await palette.open();
  await palette.find(late.invoice?.invoice_number ?? "");
  await palette.take(/Tazi Youssef · Au montage/);
  await person.at(`/app/atelier/${late.job?.id}`);
  // A delivered job is found by its ticket number too.
  await person.go("/app/clients");
  await person.title("Clients");
  const values = { status: "delivered" };
  expectOk(await shop.send("PATCH", recordsPath("optique_jobs", late.job?.id), values));
  await palette.open();
  await palette.find(late.invoice?.invoice_number ?? "");
  await palette.take(/Tazi Youssef · Livré/);
  await person.at(`/app/atelier/${late.job?.id}`);
});
