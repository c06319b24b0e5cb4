import { beforeAll, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { expectOk, line, newId, openShop, payment, type Shop } from "#support/shop.ts";

interface Page {
  page: number;
  perPage: number;
  totalItems: number;
  totalPages: number;
  items: {
    id: string;
    name?: string;
    invoice_number?: string;
    date?: string;
    expand?: Record<string, { name: string }>;
  }[];
}

let shop: Shop;

/** Years around today, in which a search looks for days without a year. */
const year = Number(addDays(today(), -60).slice(0, 4));
const latest = `${year}-11-21`;
const november = `${year - 1}-11-20`;
const march = `${year - 2}-03-05`;

beforeAll(async () => {
  shop = await openShop();
  const aicha = await shop.client({
    name: "Benali Aïcha",
    phone: "06 12 34 56 78",
    email: "aicha@mail.example",
  });
  const youssef = await shop.client({ name: "Idrissi Youssef", phone: "+212 6 98 76 54 32" });
  await shop.client({
    name: 'O\'Hara "Œdipe" 100%',
    phone: "+33 (0)6 55 44 33 22 / 05 37 11 22 33",
  });
  const frame = await shop.product({ name: "Monture Riad", reference: "RIAD-52" });
  await shop.product({ name: "Verre - Progressif", type: "lens", reference: "PROG" });
  await shop.product({ name: "Étui ancien", type: "accessory", reference: "ETUI", archived: true });
  await shop.create("optique_suppliers", {
    name: "Atlas Verres",
    contact_person: "Karim",
    phone: "05 22 00 00 00",
  });
  const sale = (client: string, date: string, paid: number) =>
    shop.savePrescription(newId(), {
      client,
      date,
      notes: "",
      invoice: {
        id: newId(),
        items: [line(frame.id, 1, 100)],
        payments: paid > 0 ? [payment(paid)] : [],
      },
    });
  await sale(aicha.id, march, 100);
  await sale(aicha.id, november, 0);
  await sale(youssef.id, latest, 40);
});

const list = async (path: string) =>
  (await shop.send<Page>("GET", `/api/optique/lists/${path}`)).body;
const names = async (path: string) =>
  (await list(path)).items.map((item) => item.name ?? item.expand?.["client"]?.name);

describe("a list", () => {
  it("a list has PocketBase's shape, newest first, in pages", async () => {
    const page = await list("clients?perPage=2");
    expect(page).toMatchObject({ page: 1, perPage: 2, totalItems: 3, totalPages: 2 });
    expect(page.items.map(({ name }) => name)).toEqual(['O\'Hara "Œdipe" 100%', "Idrissi Youssef"]);
    expect(await names("clients?perPage=2&page=2")).toEqual(["Benali Aïcha"]);
    expect(await list("clients?page=99")).toMatchObject({ items: [], totalItems: 3 });
  });

  it("accepts any page and perPage", async () => {
    for (const query of ["page=-1", "page=abc", "perPage=0", "perPage=1e9", "page=99999999999"]) {
      const answer = await shop.send<Page>("GET", `/api/optique/lists/clients?${query}`);
      expect(answer.status, query).toBe(200);
      expect(answer.body.totalItems).toBe(3);
    }
  });

  it("answers 404 when its name is unknown", async () => {
    expect((await shop.send("GET", "/api/optique/lists/voitures")).status).toBe(404);
  });
});

describe("a search of clients", () => {
  it.each([
    ["aicha", "Benali Aïcha"],
    ["AÏCHA", "Benali Aïcha"],
    ["nali", "Benali Aïcha"],
    ["be", "Benali Aïcha"],
    ["be ai", "Benali Aïcha"],
    ["0612", "Benali Aïcha"],
    ["06 12", "Benali Aïcha"],
    ["+212 6 12", "Benali Aïcha"],
    ["5678", "Benali Aïcha"],
    ["mail.example", "Benali Aïcha"],
    ["0698765432", "Idrissi Youssef"],
    ["+33 06 55 44 33 22", 'O\'Hara "Œdipe" 100%'],
    ["+33 (0)6 55", 'O\'Hara "Œdipe" 100%'],
    ["+212 5 37 11 22 33", 'O\'Hara "Œdipe" 100%'],
    ["yo", "Idrissi Youssef"],
    ["u", "Idrissi Youssef"],
    ["ohara", 'O\'Hara "Œdipe" 100%'],
    ["o’hara", 'O\'Hara "Œdipe" 100%'],
    ["o'hara", 'O\'Hara "Œdipe" 100%'],
    ["oedipe", 'O\'Hara "Œdipe" 100%'],
    ["100%", 'O\'Hara "Œdipe" 100%'],
    ['"œdipe"', 'O\'Hara "Œdipe" 100%'],
  ])("the query %s finds only %s", async (query, name) => {
    expect(await names(`clients?q=${encodeURIComponent(query)}`)).toEqual([name]);
  });

  it.each(["zzz", "nal aicha w", '" OR 1=1', "*", "NEAR(", "-", "lu", "w"])(
    "for %s finds nothing",
    async (query) => {
      expect(await names(`clients?q=${encodeURIComponent(query)}`)).toEqual([]);
    },
  );

  it.each([
    "lists/clients",
    "lists/jobs",
    "lists/invoices",
    "lists/prescriptions",
    "lists/products",
    "lists/journal",
    "lists/services",
    "lists/contact-prescriptions",
    "lists/contact-orders",
    "lists/contact-renewals",
    "jobs/board",
    "services/board",
    "search",
  ])("a query of ten thousand digits to %s is answered by its first forty", async (path) => {
    const { status, body } = await shop.send("GET", `/api/optique/${path}?q=${"7".repeat(10_000)}`);
    const short = await shop.send("GET", `/api/optique/${path}?q=${"7".repeat(40)}`);
    expect({ status, body }).toEqual({ status: 200, body: short.body });
  });

  it("finds one or two letters within words in every list, word beginnings first", async () => {
    const other = await openShop();
    const read = async (path: string) =>
      (await other.send<Page>("GET", `/api/optique/lists/${path}`)).body;
    const namesOf = async (path: string) =>
      (await read(path)).items.map((item) => item.name ?? item.expand?.["client"]?.name);
    for (const name of ["Al Amrani", "Alami Omar", "Jalal", "Berrada"]) {
      const { id } = await other.client({ name, phone: "" });
      await other.savePrescription(newId(), { client: id, date: "2026-11-20", notes: "" });
    }
    await other.client({ name: "Zineb" });
    expect(await namesOf("clients?q=al")).toEqual(["Al Amrani", "Alami Omar", "Jalal"]);
    expect(await namesOf("prescriptions?q=al")).toEqual(["Alami Omar", "Al Amrani", "Jalal"]);
    expect(await namesOf("clients?q=l")).toEqual(["Jalal", "Alami Omar", "Al Amrani"]);
    expect(await namesOf("clients?q=z")).toEqual(["Zineb"]);
    expect(await namesOf("clients?q=l ja")).toEqual(["Jalal"]);
    expect(await namesOf("clients?q=jalal a")).toEqual(["Jalal"]);
    // Reads page by page, to find each row once.
    const pages: (string | undefined)[] = [];
    for (const page of [1, 2, 3])
      pages.push(...(await namesOf(`prescriptions?q=al&perPage=1&page=${page}`)));
    expect(pages).toEqual(["Alami Omar", "Al Amrani", "Jalal"]);
    const { next, totalItems } = (await read("prescriptions?q=al&perPage=2")) as Page & {
      next: string;
    };
    expect(totalItems).toBe(3);
    expect(await namesOf(`prescriptions?q=al&perPage=2&after=${encodeURIComponent(next)}`)).toEqual(
      ["Jalal"],
    );
    const palette = await other.send<{ clients: { name: string }[] }>(
      "GET",
      "/api/optique/search?q=al",
    );
    expect(palette.body.clients.map(({ name }) => name)).toEqual([
      "Al Amrani",
      "Alami Omar",
      "Jalal",
    ]);
  });

  it("folds apostrophes, hyphens, decimals, hamza and the separators of codes", async () => {
    const other = await openShop();
    const stored = [
      "GU 2026",
      "GU-2026",
      "GU2026",
      "GU 12026",
      "Verre 1,5",
      "L’Étui d'Or",
      "إدريس",
    ];
    for (const [index, name] of stored.entries())
      await other.product({ name, reference: `${index}` });
    const found = async (query: string) =>
      (
        await other.send<Page>("GET", `/api/optique/lists/products?q=${encodeURIComponent(query)}`)
      ).body.items
        .map(({ name }) => name)
        .sort();
    for (const query of ["gu2026", "GU-2026", "gu_2026"])
      expect(await found(query), query).toEqual(["GU 2026", "GU-2026", "GU2026"]);
    for (const query of ["1.5", "1,5"]) expect(await found(query)).toEqual(["Verre 1,5"]);
    for (const query of ["l'etui d’or", "letui", "dor"])
      expect(await found(query)).toEqual(["L’Étui d'Or"]);
    for (const query of ["ادريس", "إدريس", "در"]) expect(await found(query)).toEqual(["إدريس"]);
  });

  it("ignores invisible characters, such as those copied with a telephone from a message", async () => {
    const named = { name: "Zou\u200bhair\u200e Tazi", phone: "0661718191" };
    const client = await shop.client(named);
    for (const query of ["zouhair", "zouhair tazi", "Zou\u200dhair", "\u202a+212 661-718191\u202c"])
      expect(await names(`clients?q=${encodeURIComponent(query)}`), query).toEqual([named.name]);
    await shop.send("DELETE", `/api/collections/optique_clients/records/${client.id}`);
  });

  it("finds a renamed client, also in the client's documents, and no deleted one", async () => {
    const client = await shop.client({ name: "Ouazzani Salma" });
    await shop.saveInvoice(newId(), { client: client.id, items: [], payments: [payment(5)] });
    await shop.send("PATCH", `/api/collections/optique_clients/records/${client.id}`, {
      name: "Lahlou Hamza",
    });
    expect(await names("clients?q=ouazzani")).toEqual([]);
    expect(await names("clients?q=lahlou")).toEqual(["Lahlou Hamza"]);
    const { items } = await list("invoices?q=lahlou");
    expect(items).toHaveLength(1);
    await shop.send("DELETE", `/api/collections/optique_invoices/records/${items[0]?.id}`);
    await shop.send("DELETE", `/api/collections/optique_clients/records/${client.id}`);
    expect(await names("clients?q=lahlou")).toEqual([]);
  });
});

describe("lists of other records", () => {
  it("find invoices by any part of their number, by client and by status", async () => {
    expect((await list("invoices?q=0001")).items.map((item) => item.invoice_number)).toEqual([
      "2026110001",
      "2025110001",
      "2024030001",
    ]);
    expect((await list("invoices?q=2403")).totalItems).toBe(1);
    expect((await list("invoices?q=aicha")).totalItems).toBe(2);
    expect((await list("invoices?q=aicha&status=unpaid")).totalItems).toBe(1);
    expect((await list("invoices?status=unpaid")).totalItems).toBe(2);
    expect((await list("invoices?status=partial")).totalItems).toBe(1);
    expect((await list("invoices?status=paid")).totalItems).toBe(1);
    expect((await list("invoices?status=autre")).totalItems).toBe(0);
  });

  it("find documents by several words: in the number, in the client and in an article", async () => {
    const own = await openShop();
    const [daoudi, alami] = [
      await own.client({ name: "Daoudi Salma" }),
      await own.client({ name: "Alami Omar" }),
    ];
    const frame = await own.product({ name: "Ray-Ban Été bleue", reference: "RB-3025" });
    const other = await own.product({ name: "Monture Atlas", reference: "AT-1" });
    const box = await own.product({ name: "BOÎTIER d'été 1,67", reference: "GU 2026_B/7" });
    const sell = async (client: string, items: object[]) =>
      (await own.saveInvoice(newId(), { client, items, payments: [] })).invoice_number;
    const blue = await sell(daoudi.id, [line(frame.id, 1, 900)]);
    const repair = await sell(daoudi.id, [
      line(other.id, 1, 500),
      { id: newId(), label: "Soudure d’une branche", quantity: 1, price: 80 },
    ]);
    const omars = await sell(alami.id, [line(frame.id, 1, 900)]);
    const boxes = await sell(alami.id, [line(box.id, 1, 90)]);
    const quote = expectOk(
      await own.send<{ number: string }>("PUT", `/api/optique/quotes/${newId()}`, {
        client: daoudi.id,
        items: [line(frame.id, 1, 900)],
      }),
    );
    const numbers = async (kind: string, query: string) => {
      const asked = `/api/optique/lists/${kind}?q=${encodeURIComponent(query)}`;
      type Rows = { items: { invoice_number?: string; number?: string }[] };
      return expectOk(await own.send<Rows>("GET", asked))
        .items.map((row) => row.invoice_number ?? row.number)
        .sort();
    };
    const palette = async (query: string) => {
      const asked = `/api/optique/search?q=${encodeURIComponent(query)}`;
      type Found = { invoices: { invoice_number: string }[] };
      return expectOk(await own.send<Found>("GET", asked)).invoices.map(
        (row) => row.invoice_number,
      );
    };
    for (const [query, found] of [
      [`daoudi ${blue}`, [blue]],
      [`${blue.slice(-4)} salma`, [blue]],
      [`facture ${blue} daoudi`, [blue]],
      [`alami ${blue}`, []],
      ["daoudi ray-ban", [blue]],
      ["daoudi rayban ete", [blue]],
      ["rb-3025 omar", [omars]],
      ["salma soudure", [repair]],
      ["daoudi l'atlas", []],
      ["daoudi atlas soudure", [repair]],
      ["alami boitier", [boxes]],
      ["omar 1,67", [boxes]],
      ["omar 1.67", [boxes]],
      ["omar gu2026", [boxes]],
      ["omar gu-2026", [boxes]],
      ["omar b/7", [boxes]],
      ["zzz ray-ban", []],
      ["ray-ban bleue", []],
      ["daoudi salma", [blue, repair].sort()],
    ] as const) {
      expect(await numbers("invoices", query), query).toEqual(found);
      expect((await palette(query)).sort(), query).toEqual(found);
    }
    expect(await numbers("quotes", `devis ${quote.number}`)).toEqual([quote.number]);
    expect(await numbers("quotes", `daoudi ${quote.number}`)).toEqual([quote.number]);
    expect(await numbers("quotes", "daoudi ray ban")).toEqual([quote.number]);
  });

  it("find prescriptions by client and by date, most recent first", async () => {
    expect((await list("prescriptions")).items.map(({ date }) => date?.slice(0, 10))).toEqual([
      latest,
      november,
      march,
    ]);
    expect((await list(`prescriptions?q=20/11/${year - 1}`)).totalItems).toBe(1);
    expect((await list(`prescriptions?q=11/${year - 1}`)).totalItems).toBe(1);
    expect((await list(`prescriptions?q=${year - 2}`)).totalItems).toBe(1);
    expect(await names("prescriptions?q=youssef")).toEqual(["Idrissi Youssef"]);
  });

  it.each([
    ["21/11", [latest]],
    ["20/11", [november]],
    [`5/3/${year - 2}`, [march]],
    [`20/11/${String(year - 1).slice(2)}`, [november]],
    [latest, [latest]],
    ["novembre", [latest, november]],
    [`nov ${year - 1}`, [november]],
    ["5 mars", [march]],
    ["mars", [march]],
    ["31/02", []],
    ["22/11", []],
  ])("find prescriptions and invoices by the date query %s", async (query, dates) => {
    for (const name of ["prescriptions", "invoices"]) {
      const found = await list(`${name}?q=${encodeURIComponent(query)}`);
      expect(
        found.items.map(({ date }) => date?.slice(0, 10)),
        name,
      ).toEqual(dates);
      expect(found.totalItems).toBe(dates.length);
    }
  });

  it("find receipts and adjustments by date, and a month's name also as a word", async () => {
    const other = await openShop();
    const supplier = await other.create("optique_suppliers", { name: "Atlas" });
    const product = await other.product();
    const client = await other.client({ name: "Maissa Mars" });
    const found = async (path: string) =>
      (await other.send<Page>("GET", `/api/optique/lists/${path}`)).body.totalItems;
    await other.create("optique_stock_receipts", {
      receipt_number: "BR-1",
      supplier: supplier.id,
      date: "2026-10-05",
      status: "pending",
      notes: "Promis le 12/11",
    });
    const items = [{ id: newId(), product: product.id, quantity: 1 }];
    const adjustment = { adjustment_number: "AJ-1", date: "2026-10-06", reason: "other", items };
    await other.send("PUT", `/api/optique/adjustments/${newId()}`, adjustment);
    expect(await found("receipts?q=5/10")).toBe(1);
    expect(await found("receipts?q=octobre")).toBe(1);
    // The date is also found as a text in the notes.
    expect(await found("receipts?q=12/11")).toBe(1);
    expect(await found("receipts?q=6/10/2026")).toBe(0);
    expect(await found("adjustments?q=6/10/2026")).toBe(1);
    await other.savePrescription(newId(), { client: client.id, date: "2026-10-07", notes: "" });
    for (const query of ["mai", "mars", "octobre", "oct 2026"])
      expect(await found(`prescriptions?q=${query}`), query).toBe(1);
  });

  it("rank invoice numbers before telephones of clients", async () => {
    const other = await openShop();
    const items = [line((await other.product()).id, 1, 100)];
    const called = await other.client({ name: "Alami", phone: "06 11 00 02 00" });
    const sale = async (client: string) =>
      (
        await other.saveInvoice(newId(), {
          client,
          date: "2026-11-21",
          items: items.map((item) => ({ ...item, id: newId() })),
          payments: [],
        })
      ).invoice_number;
    const first = await sale("");
    const second = await sale("");
    const third = await sale(called.id);
    expect([first, second, third]).toEqual(["2026110001", "2026110002", "2026110003"]);
    const numbers = async (query: string) =>
      (await other.send<Page>("GET", `/api/optique/lists/invoices?q=${query}`)).body.items.map(
        (item) => item.invoice_number,
      );
    expect(await numbers("0002")).toEqual([second, third]);
    expect(await numbers("0002&perPage=1")).toEqual([second]);
    expect(await numbers("0002&perPage=1&page=2")).toEqual([third]);
    expect(await numbers("0002&page=2")).toEqual([]);
    expect(await numbers("1100")).toEqual([third, second, first]);
    const palette = await other.send<{ invoices: { invoice_number: string }[] }>(
      "GET",
      "/api/optique/search?q=0002",
    );
    expect(palette.body.invoices.map((item) => item.invoice_number)).toEqual([second, third]);
  });

  it("an emoji counts as one character in a search", async () => {
    const other = await openShop();
    await other.client({ name: "Rania 👓" });
    const found = async (query: string) =>
      (await other.send<Page>("GET", `/api/optique/lists/clients?q=${encodeURIComponent(query)}`))
        .body.totalItems;
    for (const query of ["rania 👓", "👓", "RANIA"]) expect(await found(query), query).toBe(1);
    expect(await found("👓👓")).toBe(0);
  });

  it("hide archived products by default, and filter by types", async () => {
    expect(await names("products")).toEqual(["Verre - Progressif", "Monture Riad"]);
    expect(await names("products?sort=name")).toEqual(["Monture Riad", "Verre - Progressif"]);
    expect(await names("products?archived=1&q=etui")).toEqual(["Étui ancien"]);
    expect(await names("products?type=lens")).toEqual(["Verre - Progressif"]);
    expect(await names("products?type=frame,accessory")).toEqual(["Monture Riad"]);
    expect(await names("products?type=autre")).toEqual([]);
    expect(await names("products?q=riad-5")).toEqual(["Monture Riad"]);
    expect(await names("products?q=verre progr")).toEqual(["Verre - Progressif"]);
    expect(await names("products?q=montures")).toEqual([]);
  });

  it("list products with the exact word first, then those with a longer word", async () => {
    const other = await openShop();
    const lenses = [
      "Unifocal 1.6",
      "Verre 11.6",
      "Progressif 1.6 durci",
      "Progressif 1.67 premium",
    ];
    for (const [index, name] of lenses.entries())
      await other.product({ name, reference: `L-${index}`, type: "lens" });
    const found = async (query: string) =>
      (await other.send<Page>("GET", `/api/optique/lists/products?${query}`)).body.items.map(
        ({ name }) => name,
      );
    const ordered = [
      "Progressif 1.6 durci",
      "Unifocal 1.6",
      "Progressif 1.67 premium",
      "Verre 11.6",
    ];
    expect(await found("q=1.6")).toEqual(ordered);
    expect(await found("q=1.6&sort=name")).toEqual(ordered);
    expect(await found("q=1.6&perPage=2&page=2")).toEqual(ordered.slice(2));
    expect(await found("q=progressif 1.6")).toEqual([ordered[0], ordered[2]]);
    expect(await found("q=1.6 pro")).toEqual([ordered[0], ordered[2]]);
    expect(await found("q=1.67")).toEqual([ordered[2]]);
    const palette = await other.send<{ products: { name: string }[] }>(
      "GET",
      "/api/optique/search?q=progressif 1.6",
    );
    expect(palette.body.products[0]?.name).toBe(ordered[0]);
  });

  it("find a product by its whole reference in any case, and by no part of it", async () => {
    expect(await names("products?code=riad-52")).toEqual(["Monture Riad"]);
    expect(await names("products?code=RIAD")).toEqual([]);
    expect(await names("products?code=%20PROG%20")).toEqual(["Verre - Progressif"]);
    // Archived products cannot be sold.
    expect(await names("products?code=ETUI")).toEqual([]);
  });

  it("find suppliers and movements", async () => {
    expect(await names("suppliers?q=karim")).toEqual(["Atlas Verres"]);
    expect((await list("movements?type=sale")).totalItems).toBe(3);
    expect((await list("movements?from=2026-11-01&to=2026-11-30&type=sale")).totalItems).toBe(1);
  });

  it("refuse a day that does not exist, and accept a day in PocketBase's format", async () => {
    const stored = "from=2026-11-01T00:00:00Z&to=2026-11-30%2000:00:00.000Z";
    expect((await list(`movements?${stored}&type=sale`)).totalItems).toBe(1);
    const refused = async (path: string) =>
      (await shop.send("GET", `/api/optique/lists/${path}`)).body.data;
    const message = "Cette date n’existe pas.";
    expect(await refused("movements?from=2026-02-30")).toEqual({ from: { code: "day", message } });
    expect(await refused("invoices?to=30/11/2026")).toEqual({ to: { code: "day", message } });
    expect(await refused("prescriptions?to=demain")).toEqual({ to: { code: "day", message } });
  });
});

describe("the order of a list", () => {
  const first = async (path: string) => {
    const { items } = await list(path);
    return items.map(({ name, date, invoice_number }) => name ?? (invoice_number || date));
  };

  it("follows the requested column in both directions", async () => {
    const dates = await first("prescriptions?sort=date");
    expect(dates).toEqual([...dates].sort());
    expect(await first("prescriptions?sort=-date")).toEqual([...dates].reverse());
    const numbers = await first("invoices?sort=number");
    expect(numbers).toEqual([...numbers].sort());
    expect(await first("invoices?sort=-number")).toEqual([...numbers].reverse());
    expect(await first("products?sort=reference")).toEqual(["Verre - Progressif", "Monture Riad"]);
    expect(await first("products?sort=-reference")).toEqual(["Monture Riad", "Verre - Progressif"]);
  });

  it("follows amounts and amounts due in any status; equal ones stay in order of creation", async () => {
    const other = await openShop();
    const { id: product } = await other.product();
    const made: { number: string; total: number; due: number; status: string }[] = [];
    for (const [total, paid] of [
      [100, 0],
      [20.5, 20.5],
      [9, 0],
      [100, 40],
      [20.5, 0.25],
      [1000, 1100],
    ] as const) {
      const { invoice_number, status } = await other.saveInvoice(newId(), {
        client: "",
        date: "2026-10-01",
        items: [line(product, 1, total)],
        payments: paid > 0 ? [payment(paid)] : [],
      });
      const due = Math.max(0, total - paid);
      made.push({ number: invoice_number, total, due, status: status ?? "" });
    }
    const isIn = (status: string) => (one: (typeof made)[number]) =>
      status === "" || (status === "unpaid" ? one.status !== "paid" : one.status === status);
    const read = async (path: string) =>
      (await other.send<Page>("GET", `/api/optique/lists/invoices?${path}`)).body;
    for (const status of ["", "unpaid", "partial", "paid"])
      for (const [sort, key] of [
        ["amount", "total"],
        ["due", "due"],
      ] as const) {
        const expected = made
          .filter(isIn(status))
          .sort((a, b) => a[key] - b[key])
          .map(({ number }) => number);
        const numbers = async (minus: string) =>
          (await read(`sort=${minus}${sort}&status=${status}`)).items.map(
            ({ invoice_number }) => invoice_number,
          );
        expect(await numbers(""), `${sort} ${status}`).toEqual(expected);
        expect(await numbers("-"), `-${sort} ${status}`).toEqual([...expected].reverse());
      }
  });

  it("the requested order of a list holds across its pages", async () => {
    const all = await first("invoices?sort=-number");
    const pages = await Promise.all(
      all.map((_, page) => first(`invoices?sort=-number&perPage=1&page=${page + 1}`)),
    );
    expect(pages.flat()).toEqual(all);
  });

  it("an unknown column keeps a list's own order, and a search keeps best matches first", async () => {
    const own = await first("invoices");
    for (const sort of ["", "client", "constructor", "-", "t.id"])
      expect(await first(`invoices?sort=${sort}`)).toEqual(own);
    expect(await first("invoices?q=benali&sort=number")).toEqual(await first("invoices?q=benali"));
  });
});

it("the list of invoices counts those unpaid for more than 30 days, whatever its filter", async () => {
  const [own, other] = [await openShop(), await openShop()];
  const sell = async (by: Shop, daysAgo: number, paid = 0) =>
    by.saveInvoice(newId(), {
      client: "",
      date: addDays(today(), -daysAgo),
      items: [line((await by.product()).id, 1, 100)],
      payments: paid > 0 ? [payment(paid)] : [],
    });
  for (const [daysAgo, paid] of [[30], [31], [31, 40], [400], [400, 100]] as const)
    await sell(own, daysAgo, paid);
  await sell(other, 500);
  const read = async (query: string) =>
    (await own.send<Page & { overdue?: number }>("GET", `/api/optique/lists/invoices?${query}`))
      .body;
  for (const query of ["", "status=paid", "status=overdue", "q=0001", "sort=-due", "page=9"])
    expect((await read(query)).overdue, query).toBe(3);
  expect((await read("status=overdue")).totalItems).toBe(3);
});

it("lists show the documents of one client or supplier by their own date", async () => {
  const other = await openShop();
  const client = await other.client();
  const supplier = await other.create("optique_suppliers", { name: "Atlas" });
  for (const [index, date] of ["2026-11-10", "2026-11-20", "2026-11-01"].entries()) {
    await other.saveInvoice(newId(), {
      client: client.id,
      date,
      items: [],
      payments: [payment(1)],
    });
    await other.create("optique_stock_receipts", {
      receipt_number: `BR-${index}`,
      supplier: supplier.id,
      date,
      status: "pending",
    });
  }
  const dates = async (path: string) =>
    (await other.send<Page>("GET", `/api/optique/lists/${path}`)).body.items.map(({ date }) =>
      date?.slice(8, 10),
    );
  expect(await dates(`invoices?client=${client.id}`)).toEqual(["20", "10", "01"]);
  expect(await dates(`receipts?supplier=${supplier.id}`)).toEqual(["20", "10", "01"]);
  expect(await dates("receipts")).toEqual(["01", "20", "10"]);
});
