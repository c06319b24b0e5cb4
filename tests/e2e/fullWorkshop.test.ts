import { describe, expect, it } from "vitest";

import type { JobStatus } from "#domain/core/records.ts";
import { desktop, phone } from "#support/browser.ts";
import { expectOk, type Shop } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { workshopShop } from "#support/workshopShop.ts";
import { sceneWith } from "./pages/scene.ts";
import { WorkshopBoard } from "./pages/workshop.ts";

/** Creates jobs in a state, with increasing promised days, each for another client. */
async function addJobs(shop: Shop, status: JobStatus, count: number): Promise<void> {
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) SELECT i FROM n`;
  const now = "strftime('%Y-%m-%d %H:%M:%fZ', 'now')";
  // Ids are unique on the server, which companies share.
  const id = (letter: string) =>
    `printf('${letter}${shop.company.slice(0, 8)}${status.slice(0, 2)}%04d', i)`;
  const day = "strftime('%Y-%m-%d 00:00:00.000Z', 'now', '+' || (10 + i) || ' days')";
  for (const query of [
    `INSERT INTO optique_clients (id, company, name, created, updated)
      SELECT ${id("c")}, '${shop.company}', printf('Client ${status} %03d', i), ${now}, ${now} FROM (${numbers})`,
    `INSERT INTO optique_prescriptions (id, company, client, date, created, updated)
      SELECT ${id("p")}, '${shop.company}', ${id("c")}, ${now}, ${now}, ${now} FROM (${numbers})`,
    `INSERT INTO optique_jobs (id, company, prescription, status, promised_on, steps, created, updated)
      SELECT ${id("j")}, '${shop.company}', ${id("p")}, '${status}', ${day},
        json_array(json_object('status', '${status}', 'at', ${now}, 'by', 'Samira')), ${now}, ${now} FROM (${numbers})`,
  ])
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
}

/** Over three hundred jobs: 62 to order, the others at the mounting. */
async function fullShop(server: Server) {
  const filled = await workshopShop(server);
  await addJobs(filled.shop, "to_order", 60);
  await addJobs(filled.shop, "mounting", 240);
  return filled;
}
const scene = sceneWith(fullShop);

describe("a board of three hundred cards", () => {
  it("shows fifty at a time, and works by keyboard as with seven", async () => {
    const { person, shop } = await scene.open(desktop, "/app/atelier");
    const board = await new WorkshopBoard(person).ready();
    await person.seen("306 montages en cours");
    const column = board.column("Au montage");
    await expect.poll(() => column.getByRole("article").count()).toBe(50);
    await column.getByRole("button", { name: "et 192 autres" }).click();
    await expect.poll(() => column.getByRole("article").count()).toBe(242);
    await expect.poll(() => person.page.getByRole("article").count()).toBeGreaterThan(290);
    const last = "Client mounting 240";
    await board.focus("Client mounting 239");
    await person.keys("ArrowDown");
    await board.hasFocus(last);
    await person.keys("ArrowRight");
    await board.isIn(last, "Prêt");
    await board.hasFocus(last);
    await expect
      .poll(
        async () => (await shop.find("optique_jobs", "id ~ 'mo0240' && status = 'ready'")).length,
      )
      .toBe(1);
    await expect.poll(() => column.getByRole("article").count()).toBe(241);
    await person.keys("Shift+ArrowLeft", "Shift+ArrowLeft", "Shift+ArrowLeft", " ");
    await person.seen(/^1 coché/);
    await person.field("Tout cocher").check();
    await person.seen(/^62 cochés/);
    await expect.poll(() => column.getByRole("article").count()).toBe(241);
    person.clean();
  });

  it("shows fifty at a time on a phone, and is searched", async () => {
    const { person } = await scene.open(phone, "/app/atelier");
    const board = await new WorkshopBoard(person).ready();
    await person.seen("306 montages en cours");
    await board.show("À commander");
    const column = board.column("À commander");
    await expect.poll(() => column.getByRole("article").count()).toBe(50);
    await column.getByRole("button", { name: "et 12 autres" }).click();
    await expect.poll(() => column.getByRole("article").count()).toBe(62);
    await column.getByRole("button", { name: /^et / }).waitFor({ state: "detached" });
    await board.card("Client to_order 060").waitFor();
    await board.search.fill("Chraibi");
    await board.card("Chraibi Houda").waitFor();
    await expect.poll(() => person.page.getByRole("article").count()).toBe(1);
    person.clean();
  });
});
