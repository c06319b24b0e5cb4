import { expect, it } from "vitest";

import { openServiceShop, part, type ServiceShop } from "#support/serviceShop.ts";
import { expectOk, recordsPath } from "#support/shop.ts";
import { startServer } from "#support/startServer.ts";
import { type Figure, printFigures } from "./measure.ts";

const open = 120;
const returned = 20_000;

/** Creates as many open tickets as there are open jobs, spread evenly over the columns. */
async function openTickets(shop: ServiceShop): Promise<string[]> {
  const lens = await shop.product({ type: "lens", reference: "UNI", stock: 1_000_000 });
  const tickets: string[] = [];
  for (let made = 0; made < open; made += 1) {
    const client = (await shop.client({ name: `Benali Client ${made}` })).id;
    const { items, job } = await shop.sellGlasses({ client, lens });
    await shop.moveJob(job.id, ["to_order", "ordered", "mounting", "ready"][made % 4] ?? "");
    const status = ["todo", "waiting", "supplier", "ready"][made % 4];
    const ticket = await shop.ticket({
      status,
      estimate: 80,
      pays: "client",
      invoice_item: items[0]?.id,
      supplier: shop.supplier.id,
    });
    tickets.push(ticket.id);
  }
  return tickets;
}

/** Writes years of closed tickets. */
async function handBack(shop: ServiceShop): Promise<void> {
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${returned})`;
  const day = "strftime('%Y-%m-%d 10:00:00.000Z', 'now', '-' || (1 + i / 10) || ' days')";
  const query = `INSERT INTO optique_services (id, company, number, date, kind, object, status, pays, promised_on, steps, created, updated)
    SELECT printf('s%014d', i), '${shop.company}', printf('S190001%04d', i), ${day}, 'repair', 'Monture', 'returned', 'shop', ${day},
      json_array(json_object('status', 'returned', 'at', ${day}, 'by', 'Samira')), ${day}, ${day} FROM (${numbers} SELECT i FROM n)`;
  expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
}

type Sold = { client: string; screw: string };
function figuresOf(
  shop: ServiceShop,
  tickets: readonly string[],
  { client, screw }: Sold,
): Figure[] {
  const ask = async (path: string) => expectOk(await shop.send("GET", `/api/optique/${path}`));
  return [
    { name: "read of one record", work: () => shop.read("optique_services", tickets[0] ?? "") },
    {
      name: "save of a ticket with a part",
      aim: 7,
      work: () => shop.ticket({ client, status: "returned", items: [part(screw)] }),
    },
    {
      name: "read and move of a card",
      aim: 5,
      work: async () => {
        const id = tickets[1] ?? "";
        const { status } = await shop.read("optique_services", id);
        const to = status === "ready" ? "todo" : "ready";
        const path = recordsPath("optique_services", id);
        expectOk(await shop.send("PATCH", path, { status: to }));
      },
    },
    { name: "ten of the list", aim: 2.5, work: () => ask("lists/services?perPage=10") },
    {
      name: "ten that were handed back",
      work: () => ask("lists/services?perPage=10&status=returned"),
    },
    { name: `board of ${open} open jobs`, work: () => ask("jobs/board") },
    { name: `board of ${open} open tickets`, work: () => ask("services/board") },
    { name: "board of tickets, searched", work: () => ask("services/board?q=benali") },
    { name: "dashboard", aim: 3, work: () => ask("dashboard") },
    { name: "statistics of a year", work: () => ask("statistics?from=2026-01-01&to=2026-12-31") },
  ];
}

it("the tickets of a day, and after years of them", async () => {
  const server = await startServer();
  try {
    const shop = await openServiceShop(server);
    const { id: client } = await shop.client();
    const screw = await shop.product({ name: "Vis", type: "accessory", stock: 1_000_000 });
    const dashboard = { name: "dashboard without tickets", work: () => ask("dashboard") };
    const ask = async (path: string) => expectOk(await shop.send("GET", `/api/optique/${path}`));
    const read = { name: "read of one record", work: () => shop.read("optique_clients", client) };
    await printFigures([read, dashboard], 60);
    const tickets = await openTickets(shop);
    await printFigures(figuresOf(shop, tickets, { client, screw: screw.id }), 60);
    await handBack(shop);
    await server.restart();
    console.log(`beside ${returned} that were handed back:`);
    await printFigures(figuresOf(shop, tickets, { client, screw: screw.id }), 60);
    const board = await shop.send<{ servicesOpen: number }>("GET", "/api/optique/services/board");
    expect(board.body.servicesOpen).toBeGreaterThan(open - 1);
  } finally {
    await server.stop();
  }
});
