import { beforeAll, describe, expect, it } from "vitest";

import { addDays, dayStartInstant, type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import type {
  ListedService,
  ServiceBoard,
  ServiceDocument,
  ServicesOfToday,
} from "#domain/services/serviceAnswers.ts";
import { openServiceShop, type ServiceShop } from "#support/serviceShop.ts";
import { expectOk, line, newId, payment, type Shop } from "#support/shop.ts";

const day = today();
const tomorrow = addDays(day, 1);
/** A time in PocketBase's format. */
const instant = /^\d{4}-\d\d-\d\d \d\d:/;
/** Days of an earlier month. */
const [monthBefore, dayAfter] = [addDays(day, -40), addDays(day, -39)];

type Rows = { items: ListedService[]; totalItems: number; sums?: { expected: number } };
const read = async <T>({ send }: Pick<Shop, "send">, path: string): Promise<T> =>
  expectOk(await send<T>("GET", `/api/optique/${path}`));

/** Changes the time of a ticket's last step. */
const stepAt = (shop: ServiceShop, id: string, at: string) =>
  shop.sendAsAdmin("POST", "/api/sql", {
    query: `UPDATE optique_services SET steps = json_set(steps, '$[#-1].at', '${at}') WHERE id = '${id}'`,
  });
const tell = (shop: ServiceShop, { id, client }: ServiceDocument, kind: string) =>
  shop.create("optique_messages", { client, kind, record: id, text: "Bonjour" });
const makeAgain = async (shop: ServiceShop, job: string): Promise<string> => {
  const id = newId();
  const body = { id, cause: "lab", eyes: "right" };
  expectOk(await shop.send("POST", `/api/optique/jobs/${job}/remake`, body));
  return id;
};

/** Shop with a ticket in each state, found by a word of its object. */
async function fill() {
  const shop = await openServiceShop();
  const sale = await shop.sellGlasses({ client: (await shop.client({ name: "Tazi Nadia" })).id });
  const { client } = sale;
  const make = (object: string, values: object = {}) => shop.ticket({ client, object, ...values });
  const tickets = {
    late: await make("Charnière", { promised_on: addDays(day, -2), tray: "4" }),
    waiting: await make("Branche", {
      status: "waiting",
      pays: "client",
      estimate: 80,
      promised_on: addDays(day, -1),
    }),
    supplier: await make("Dorure", {
      kind: "warranty",
      cause: "maker",
      invoice_item: sale.items[0]?.id,
      expected: 620,
      supplier_reference: "ATL-77",
      promised_on: tomorrow,
    }),
    ready: await make("Plaquettes", { status: "ready", promised_on: day }),
    today: await make("Nettoyage", { status: "returned", lent: "Dépannage bleue" }),
    older: await make("Vissage", { status: "returned", date: monthBefore }),
    cancelled: await make("Soudure", { status: "cancelled" }),
  };
  await stepAt(shop, tickets.older.id, `${dayAfter} 10:00:00.000Z`);
  const supplier = shop.supplier.id;
  const { slip } = expectOk(
    await shop.send<{ slip: string }>("POST", "/api/optique/services/slips", {
      supplier,
      services: [tickets.supplier.id],
    }),
  );
  expectOk(
    await shop.send("PATCH", `/api/collections/optique_jobs/records/${sale.job.id}`, {
      status: "ordered",
    }),
  );
  const remake = await makeAgain(shop, sale.job.id);
  const idOf = (name: keyof typeof tickets) => tickets[name].id;
  const nameOf = (id: string) =>
    Object.entries(tickets).find(([, ticket]) => ticket.id === id)?.[0] ??
    (id === remake ? "remake" : id);
  const names = (rows: readonly { id: string }[]) => rows.map(({ id }) => nameOf(id));
  return { shop, sale, client, tickets, slip, remake, idOf, names };
}

let filled: Awaited<ReturnType<typeof fill>>;
let shop: ServiceShop;
beforeAll(async () => {
  filled = await fill();
  shop = filled.shop;
});
const list = (query = "") => read<Rows>(shop, `lists/services${query}`);
const listed = async (query = "") => filled.names((await list(query)).items);
const board = (query = "") => read<ServiceBoard>(shop, `services/board${query}`);
const columnsOf = ({ columns }: ServiceBoard) =>
  Object.fromEntries(columns.map(({ status, cards }) => [status, filled.names(cards)]));

describe("the board of tickets", () => {
  it("contains open tickets and those handed back today, without remakes", async () => {
    const all = await board();
    expect(columnsOf(all)).toEqual({
      todo: ["late"],
      waiting: ["waiting"],
      supplier: ["supplier"],
      ready: ["ready"],
      returned: ["today"],
    });
    expect(all.columns.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
    const { servicesOpen, servicesLate, servicesReady } = all;
    expect([servicesOpen, servicesLate, servicesReady]).toEqual([4, 1, 1]);
    expect(all.suppliers).toEqual([{ id: shop.supplier.id, name: "Atlas Optic Lab" }]);
  });

  it("filters its columns by a supplier and by a search", async () => {
    const found = async (query: string) => {
      const columns = columnsOf(await board(query));
      return Object.values(columns).flat();
    };
    expect(await found(`?supplier=${shop.supplier.id}`)).toEqual(["supplier"]);
    expect(await found(`?supplier=${newId()}`)).toEqual([]);
    expect(await found("?q=charniere")).toEqual(["late"]);
    expect(await found("?q=atl-77")).toEqual(["supplier"]);
    expect(await found("?q=nettoyage")).toEqual(["today"]);
    expect(await found("?q=vissage")).toEqual([]);
    expect(await found("?q=tazi")).toHaveLength(5);
    expect((await board("?q=charniere")).servicesOpen).toBe(4);
  });

  it("a card has what the board displays, and no cost", async () => {
    const { columns } = await board();
    const [card] = columns[1]?.cards ?? [];
    expect(card).toMatchObject({
      number: filled.tickets.waiting.number,
      object: "Branche",
      due: 80,
      messagedAt: null,
      remake_number: "",
      sold_number: "",
      expand: { client: { name: "Tazi Nadia" }, product: null, supplier: null, invoice: null },
    });
    const text = JSON.stringify(columns);
    for (const name of ["expected", "received_amount", '"cost"', "found", "photos_in"])
      expect(text).not.toContain(name);
  });

  it("counts a ready ticket as unannounced until a message to its client", async () => {
    const own = await openServiceShop();
    const { client } = await own.sellGlasses();
    const ticket = await own.ticket({ client, status: "ready" });
    const ready = async () => (await read<ServiceBoard>(own, "services/board")).servicesReady;
    expect(await ready()).toBe(1);
    await tell(own, ticket, "delay");
    expect(await ready()).toBe(1);
    await tell(own, ticket, "service");
    expect(await ready()).toBe(0);
    const [row] = (await read<Rows>(own, "lists/services")).items;
    expect(row).toMatchObject({ messagedBy: "Samira" });
    expect(row?.messagedAt).toMatch(instant);
    expectOk(await own.patchService(ticket.id, { status: "todo" }));
    await stepAt(own, ticket.id, dayStartInstant(addDays(day, 2)));
    expectOk(await own.patchService(ticket.id, { status: "ready" }));
    await stepAt(own, ticket.id, dayStartInstant(addDays(day, 3)));
    expect(await ready()).toBe(1);
    expect((await read<Rows>(own, "lists/services")).items[0]?.messagedAt).toBeNull();
  });
});

describe("the list of tickets", () => {
  it("contains open tickets by promised day, remakes included", async () => {
    const names = await listed();
    expect(names.filter((name) => name !== "remake")).toEqual([
      "late",
      "waiting",
      "ready",
      "supplier",
    ]);
    expect(names).toContain("remake");
    expect(await listed("?perPage=2")).toEqual(["late", "waiting"]);
    expect(await listed("?perPage=2&page=2")).toEqual(names.slice(2, 4));
  });

  it("the list is filtered, and contains closed tickets on request", async () => {
    const { client, slip, sale } = filled;
    const cases: [string, string[]][] = [
      ["?status=todo", ["late", "remake"]],
      ["?status=returned", ["older", "today"]],
      ["?status=cancelled,waiting", ["cancelled", "waiting"]],
      ["?status=gone", []],
      ["?kind=warranty", ["supplier"]],
      ["?kind=remake", ["remake"]],
      ["?cause=maker", ["supplier"]],
      [`?supplier=${shop.supplier.id}`, ["remake", "supplier"]],
      [`?client=${newId()}`, []],
      [`?client=${client}&status=waiting`, ["waiting"]],
      [`?product=${shop.frame.id}`, ["supplier"]],
      [`?invoice=${sale.invoice.id}`, ["remake", "supplier"]],
      [`?item=${sale.items[0]?.id}`, ["supplier"]],
      [`?item=${newId()}`, []],
      [`?slip=${slip}`, ["supplier"]],
      ["?late=1", ["late"]],
      ["?late=0&kind=warranty", ["supplier"]],
      ["?credit=awaited", ["supplier"]],
      ["?lent=out", ["today"]],
      [`?from=${monthBefore}&to=${dayAfter}`, ["older"]],
      [`?from=${day}&status=returned`, ["today"]],
      [`?to=${dayAfter}&client=${client}`, ["older"]],
    ];
    const found = await Promise.all(cases.map(([query]) => listed(query)));
    expect(cases.map(([query], at) => [query, [...(found[at] ?? [])].sort()])).toEqual(
      cases.map(([query, names]) => [query, [...names].sort()]),
    );
  });

  it("the list of tickets continues after a cursor, and is sorted by number or day", async () => {
    const first = await read<Rows & { next: string }>(shop, "lists/services?perPage=2");
    const rest = await listed(`?after=${encodeURIComponent(first.next)}`);
    expect([...filled.names(first.items), ...rest]).toEqual(await listed());
    const all = "?status=todo,waiting,supplier,ready,returned,cancelled";
    const numbers = (await list(`${all}&sort=number`)).items.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort());
    expect((await listed(`${all}&sort=date`))[0]).toBe("older");
    expect((await list(all)).totalItems).toBe(8);
  });

  it("a row has the ticket's sale, its supplier and the number of its remake", async () => {
    const { items } = await list();
    const row = items.find(({ id }) => id === filled.idOf("supplier"));
    const number = filled.sale.invoice.invoice_number;
    expect(row).toMatchObject({
      expected: 620,
      due: 0,
      remake_number: "",
      sold_on: filled.sale.invoice.id,
      sold_number: number,
      stepAt: expect.stringMatching(instant) as string,
      expand: {
        client: { name: "Tazi Nadia" },
        product: { id: shop.frame.id, type: "frame" },
        supplier: { name: "Atlas Optic Lab" },
        invoice: null,
      },
    });
    expect(JSON.stringify(row)).not.toContain("purchase_price");
    const remake = items.find(({ id }) => id === filled.remake);
    expect(remake).toMatchObject({ remake_number: `${number}-R1`, sold_number: number });
  });

  it("a ticket is found by number, client, object and the supplier's reference", async () => {
    const { late, older } = filled.tickets;
    expect(await listed(`?q=${late.number}`)).toEqual(["late"]);
    expect((await listed("?q=tazi")).length).toBe(5);
    expect(await listed("?q=plaquettes")).toEqual(["ready"]);
    expect(await listed("?q=ATL-77")).toEqual(["supplier"]);
    expect(await listed("?q=vissage")).toEqual([]);
    expect(await listed("?q=vissage&status=returned")).toEqual(["older"]);
    const palette = async (q: string) =>
      filled.names((await read<{ services: ListedService[] }>(shop, `search?q=${q}`)).services);
    expect(await palette("charniere")).toEqual(["late"]);
    expect(await palette("vissage")).toEqual([]);
    expect(await palette(older.number)).toEqual(["older"]);
    expect(await palette(older.number.toLowerCase())).toEqual(["older"]);
  });

  it("the amount due of a ticket's invoice is shown on the ticket", async () => {
    const own = await openServiceShop();
    const { id: client } = await own.client();
    const asked = { client, pays: "client", estimate: 80 };
    const ticket = await own.ticket(asked);
    await own.ticket({ ...asked, estimate_answer: "refused" });
    await own.ticket({ client, estimate: 80 });
    const id = newId();
    const sale = {
      client,
      service: ticket.id,
      date: day,
      items: [{ ...line("", 1, 80), label: "Soudure" }],
      payments: [payment(30)],
    };
    const dues = async () => (await read<Rows>(own, "lists/services")).items.map(({ due }) => due);
    expect(await dues()).toEqual([80, 0, 0]);
    expectOk(await own.send("PUT", `/api/optique/invoices/${id}`, sale));
    expect(await dues()).toEqual([50, 0, 0]);
    const rows = await read<Rows>(own, `lists/services?invoice=${id}`);
    expect(rows.items).toMatchObject([{ id: ticket.id, expand: { invoice: { remaining: 50 } } }]);
  });
});

describe("today's tickets", () => {
  const tasks = async (of: Pick<Shop, "send">) =>
    (await read<{ today: ServicesOfToday }>(of, "dashboard")).today;

  it("tickets are counted on the dashboard, with the names of the first ones", async () => {
    expect(await tasks(shop)).toMatchObject({
      servicesLate: 1,
      servicesReady: 1,
      servicesSilent: 0,
      servicesLent: 1,
      latestServices: [{ name: "Tazi Nadia", day: addDays(day, -2) }],
      longestServices: [{ name: "Tazi Nadia" }],
      silentSuppliers: [],
      silentSupplier: "",
      lentTo: [{ id: filled.idOf("today"), name: "Tazi Nadia" }],
    });
  });

  it("a supplier is silent after fifteen days without an answer", async () => {
    const own = await openServiceShop();
    const sentOn = async (from: IsoDay) => {
      const ticket = await own.ticket({ supplier: own.supplier.id, object: "Présentoir" });
      await own.sendAsAdmin("POST", "/api/sql", {
        query: `UPDATE optique_services SET slip = 'RF-1', sent_on = '${storedDay(from)}' WHERE id = '${ticket.id}'`,
      });
      return ticket;
    };
    await sentOn(addDays(day, -15));
    expect((await tasks(own)).servicesSilent).toBe(0);
    const { id } = await sentOn(addDays(day, -16));
    expect(await tasks(own)).toMatchObject({
      servicesSilent: 1,
      silentSuppliers: [{ name: "Atlas Optic Lab", day: addDays(day, -16) }],
    });
    expect((await tasks(own)).silentSupplier).toBe(own.supplier.id);
    expectOk(await own.patchService(id, { supplier_answer: "repaired" }));
    expect((await tasks(own)).servicesSilent).toBe(0);
  });

  it("glasses are 'lent' from the hand-over until they are returned", async () => {
    const own = await openServiceShop();
    const { client } = await own.sellGlasses();
    const ticket = await own.ticket({ client, lent: "Dépannage bleue" });
    const lent = async () => [
      (await tasks(own)).servicesLent,
      (await read<Rows>(own, "lists/services?lent=out")).totalItems,
    ];
    expect(await lent()).toEqual([0, 1]);
    expectOk(await own.patchService(ticket.id, { status: "returned" }));
    expect(await lent()).toEqual([1, 1]);
    expectOk(await own.patchService(ticket.id, { lent_back_on: day }));
    expect(await lent()).toEqual([0, 0]);
  });

  it("the tickets of a sold line include closed ones, newest first", async () => {
    const own = await openServiceShop();
    const { client, items } = await own.sellGlasses();
    const item = items[0]?.id ?? "";
    const about = { client, invoice_item: item };
    const older = await own.ticket({ ...about, date: monthBefore, status: "returned" });
    const newer = await own.ticket(about);
    await own.ticket({ client, object: "Autre" });
    const query = `item=${item}&status=todo,returned&sort=-date`;
    const { items: found } = await read<Rows>(own, `lists/services?${query}`);
    expect(found.map(({ id }) => id)).toEqual([newer.id, older.id]);
  });

  it("a shop without tickets has none on its dashboard", async () => {
    const own = await openServiceShop();
    expect(await tasks(own)).toMatchObject({ servicesLate: 0, servicesLent: 0, lentTo: [] });
    expect(await read<Rows>(own, "lists/services")).toMatchObject({ items: [], totalItems: 0 });
    const { columns, ...counts } = await read<ServiceBoard>(own, "services/board");
    expect(counts).toEqual({
      servicesOpen: 0,
      servicesLate: 0,
      servicesReady: 0,
      suppliers: [],
    });
    expect(columns.flatMap(({ cards }) => cards)).toEqual([]);
  });
});
