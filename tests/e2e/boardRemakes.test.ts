import { describe, expect, it } from "vitest";

import { addDays, storedDay, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { desktop, phone } from "#support/browser.ts";
import { expectOk, line, newId, payment } from "#support/shop.ts";
import { workshopShop } from "#support/workshopShop.ts";
import { servicesOf } from "#support/serviceShop.ts";
import { failRequests } from "./pages/network.ts";
import { sceneWith } from "./pages/scene.ts";
import { WorkshopBoard } from "./pages/workshop.ts";

const scene = sceneWith(workshopShop);
const houda = "Chraibi Houda";

/** Opens the board of a shop that may have no after-sales ticket yet. */
async function openBoard(screen: Parameters<typeof scene.open>[0]) {
  const opened = await scene.open(screen, "/app/atelier");
  const { shop, person, jobs } = opened;
  const board = await new WorkshopBoard(person).ready();
  const stockOf = async (product: string) => (await shop.read("optique_products", product)).stock;
  const remakes = (job?: string) =>
    shop.find("optique_services", `kind = 'remake'${job ? ` && job = '${job}'` : ""}`);
  /** Makes the shop's first ticket, about a frame that was sold, and opens the board again. */
  const begin = async () => {
    const { client, invoice } = jobs.mounting;
    const item = invoice.items[0]?.id;
    const ticket = expectOk(
      await servicesOf(shop).putService({ kind: "repair", client: client.id, invoice_item: item }),
    );
    await person.goto("/app/atelier");
    await board.ready();
    return ticket;
  };
  return { ...opened, board, stockOf, remakes, begin };
}

describe("a lens that broke in the workshop", () => {
  it("one key makes a broken lens again, and an undo takes that back, once the shop has a ticket", async () => {
    const { person, board, shop, jobs, lens, frame, stockOf, remakes, begin } =
      await openBoard(desktop);
    // The key B does nothing before the shop's first ticket.
    const stock = await stockOf(lens.id);
    await board.focus(houda);
    await person.keys("b", "ArrowUp", "ArrowDown");
    await person.keys("?");
    const help = person.page.getByRole("dialog", { name: "Raccourcis du clavier" });
    await help.getByText("Message au client").waitFor();
    await expect.poll(() => help.getByText("Verre cassé").count()).toBe(0);
    await person.keys("Escape");
    // A key pressed later has acted, so by now a request about the breakage would have been sent.
    await board.focus("Tazi Youssef");
    await person.keys("i");
    await person.at(/\/print/);
    expect(await shop.find("optique_services")).toEqual([]);
    expect(await stockOf(lens.id)).toBe(stock);
    expect((await shop.read("optique_jobs", jobs.mounting.id)).status).toBe("mounting");
    await begin();
    const before = await shop.read("optique_jobs", jobs.mounting.id);
    await board.focus(houda);
    await person.keys("b");
    await person.toast(/^Chraibi Houda.: cassé, réfection \d+-R1$/);
    await expect.poll(() => board.lines(houda)).toContain("R1 · ODG · Notre montage");
    await board.hasFocus(houda);
    expect(await remakes()).toMatchObject([
      { job: jobs.mounting.id, cause: "mounting", worker: shop.user, status: "todo" },
    ]);
    expect(await stockOf(lens.id)).toBe(stock - 2);
    await board.undo();
    await person.toast(/casse annulée$/);
    await expect.poll(() => board.lines(houda)).not.toContain("R1 · ODG · Notre montage");
    expect(await remakes()).toEqual([]);
    expect(await stockOf(lens.id)).toBe(stock);
    const { promised_on, status, steps } = await shop.read("optique_jobs", jobs.mounting.id);
    expect({ promised_on, status, steps }).toEqual({
      promised_on: before.promised_on,
      status: before.status,
      steps: before.steps,
    });
    // A breakage is sent again with the same ticket id after a failure, and refused where no lens was.
    const requests = await failRequests(person, "**/api/optique/jobs/*/remake", "POST");
    await board.focus(houda);
    await person.keys("b");
    await person.toast("La réfection n’a pas pu commencer");
    requests.mend();
    await person.keys("b");
    await person.toast(/cassé, réfection \d+-R1$/);
    expect(await remakes()).toHaveLength(1);
    // The lenses of this job are still to order.
    await board.focus("Tazi Youssef");
    await person.keys("b", "ArrowDown");
    await board.hasFocus("Chami Ghizlane");
    expect(await remakes()).toHaveLength(1);
    // A breakage asks which pair it is about when there are several pairs.
    const ofPair = (pair: number) => [
      { ...line(frame.id, 1, 850), pair, use: pair === 1 ? "far" : "sun" },
      { ...line(lens.id, 2, 750), pair, use: pair === 1 ? "far" : "sun" },
    ];
    const { id: client } = await shop.client({ name: "Lahlou Kenza" });
    const { job } = await shop.savePrescription(newId(), {
      client,
      date: today(),
      right_sphere: -2,
      left_sphere: -1,
      notes: "",
      invoice: { id: newId(), items: [...ofPair(1), ...ofPair(2)], payments: [payment(100)] },
    });
    await board.isIn("Lahlou Kenza", "Au montage");
    await board.focus("Lahlou Kenza");
    await person.keys("b");
    const form = person.page.getByRole("dialog", { name: "Faire refaire les verres" });
    await expect.poll(() => form.getByLabel("Cause").inputValue()).toBe("mounting");
    await expect.poll(() => form.getByLabel("De la main de").inputValue()).toBe(shop.user);
    await form.getByLabel("Œil").selectOption({ label: "OG" });
    await form.getByLabel("Paire").selectOption("2");
    await person.accessible();
    await form.getByRole("button", { name: "Faire refaire", exact: true }).click();
    await form.waitFor({ state: "detached" });
    await expect.poll(() => board.lines("Lahlou Kenza")).toContain("R1 · P2 · OG · Notre montage");
    expect(await remakes(job?.id)).toMatchObject([{ eyes: "left", pair: 2 }]);
    person.clean();
  });
});

describe("lenses made again", () => {
  it("lenses are made again on a phone by a card's menu, once the shop has a ticket", async () => {
    const { person, board, shop, jobs, remakes, begin } = await openBoard(phone);
    expect(await shop.find("optique_services")).toEqual([]);
    await board.show("Au montage");
    await board
      .card(houda)
      .getByRole("button", { name: `Actions, ${houda}` })
      .click();
    await person.page.getByRole("menuitem", { name: "Fiche" }).waitFor();
    await expect.poll(() => person.page.getByRole("menuitem", { name: "Cassé" }).count()).toBe(0);
    await person.goto(`/app/atelier/${jobs.mounting.id}`);
    await person.seen("Refaire\u00a0:");
    await expect.poll(() => person.button("Faire refaire les verres").count()).toBe(0);
    await begin();
    await board.show("Au montage");
    await board.choose(houda, "Faire refaire les verres", "");
    const form = person.page.getByRole("dialog", { name: "Faire refaire les verres" });
    await form.getByRole("button", { name: "Faire refaire", exact: true }).click();
    await form.getByText("Choisissez la cause").waitFor();
    await form.getByLabel("Cause").selectOption({ label: "Erreur du labo" });
    await form.getByLabel("Œil").selectOption({ label: "OD" });
    await form.getByRole("button", { name: "Faire refaire", exact: true }).click();
    await form.waitFor({ state: "detached" });
    await expect.poll(() => board.lines(houda)).toContain("R1 · OD · Erreur du labo");
    const [remake] = await remakes();
    expect(remake).toMatchObject({ job: jobs.mounting.id, eyes: "right", cause: "lab" });
    const card = await board.open(houda);
    expect(await card.wayTo("R1 · OD · Erreur du labo")).toBe(`/app/sav/${remake?.id}`);
    // The former links, which ordered lenses without a ticket, no longer exist.
    await expect.poll(() => person.page.getByRole("link", { name: "Refaire OD" }).count()).toBe(0);
    await card.button("Faire refaire les verres").click();
    await form.getByLabel("Cause").selectOption({ label: "Notre mesure" });
    await form.getByRole("button", { name: "Faire refaire", exact: true }).click();
    await form.waitFor({ state: "detached" });
    await expect.poll(async () => (await remakes()).length).toBe(2);
    const job = await shop.read("optique_jobs", jobs.mounting.id);
    expect(job.promised_on >= storedDay(today())).toBe(true);
    person.clean();
  });

  it("the lab remakes lenses by another prescription, and a message tells the client the new day", async () => {
    const { person, board, shop, jobs, move, follow, remakes, begin } = await openBoard(desktop);
    const ticket = await begin();
    const values = newId();
    await shop.savePrescription(values, {
      client: jobs.mounting.client.id,
      date: today(),
      right_sphere: -2.5,
      left_sphere: -2.25,
      notes: "",
    });
    const card = await board.open(houda);
    await card.button("Faire refaire les verres").click();
    const form = person.page.getByRole("dialog", { name: "Faire refaire les verres" });
    const followed = form.getByLabel("Ordonnance suivie");
    const first = followed.locator("option").first();
    await expect.poll(() => first.innerText()).toBe("Celle de la commande");
    await followed.selectOption(values);
    await form.getByLabel("Cause").selectOption({ label: "Ordonnance changée" });
    await form.getByLabel("Avoir attendu du labo").fill("6,2,0");
    await form.getByRole("button", { name: "Faire refaire", exact: true }).click();
    await form.locator(".field-error").waitFor();
    expect(await remakes()).toEqual([]);
    await form.getByLabel("Avoir attendu du labo").fill("620");
    await person.accessible();
    await form.getByRole("button", { name: "Faire refaire", exact: true }).click();
    await form.waitFor({ state: "detached" });
    expect(await remakes()).toMatchObject([{ values, expected: 620, cause: "prescription" }]);
    person.clean();
    // A broken lens is announced to its client with the new day.
    const late = await follow("Rami Anas", { status: "mounting" });
    await move(late.id, { promised_on: addDays(today(), -1) });
    await person.page.clock.install();
    await person.goto("/app/atelier");
    await board.ready();
    await board.focus("Rami Anas");
    await person.keys("b");
    await person.toast(/cassé, réfection/);
    await person.page.clock.runFor(10_500);
    await person.seen(/Prévenir du retard/);
    const words = await board.conversation(() => person.press("Message"));
    expect(words).toContain("Bonjour Rami Anas, vos lunettes demandent un peu plus de temps");
    await expect
      .poll(() => board.lines("Rami Anas"))
      .not.toContainEqual(expect.stringContaining("en retard"));
    person.clean();
    // The new promised day of a late remake is stored on the job and on its ticket.
    await move(late.id, { promised_on: addDays(today(), -1) });
    const [remake] = await remakes(late.id);
    await person.goto(`/app/sav/${remake?.id}`);
    await person.page.getByRole("button", { name: `Actions, ${remake?.number}` }).click();
    await person.page.getByRole("menuitem", { name: "Annoncer le retard" }).click();
    const later = addDays(today(), 3);
    await person.field("Promis le").fill(formatDay(later));
    await board.conversation(() => person.press("Écrire au client"));
    await expect.poll(async () => (await remakes(late.id))[0]?.promised_on).toBe(storedDay(later));
    const { promised_on } = await shop.read("optique_jobs", late.id);
    expect(promised_on).toBe(storedDay(later));
    // A sale that fails to load shows an error, and its button loads it again.
    await person.goto(`/app/sav/${ticket.id}`);
    const requests = await failRequests(person, "**/api/optique/invoices/*");
    await person.page.getByRole("button", { name: `Actions, ${ticket.number}` }).click();
    await person.page.getByRole("menuitem", { name: "Faire refaire les verres" }).click();
    await person.seen("Erreur lors du chargement de la facture");
    await requests.retry();
    await form.getByLabel("Cause").waitFor();
  });
});
