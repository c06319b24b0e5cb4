import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { Product } from "#domain/core/records.ts";
import { call, expectOk, line, newId, openShop, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

type Colleague = Awaited<ReturnType<Shop["colleague"]>>;
type Act = { act: string; record: string; amount: number; base: number; what: string };
type Refused = { data: { right: Act & { approvable: boolean; acts: Act[] } } };
type Line = ReturnType<typeof line> & { discount?: number; variant?: string };

const server = await sharedServer();
let shop: Shop;
let seller: Colleague;
let owner: Colleague;
let frame: Product;
let client: string;
beforeEach(async () => {
  shop = await openShop(server);
  seller = await shop.colleague("seller");
  owner = await shop.colleague("owner", { pin: "2580" });
  frame = await shop.product({ selling_price: 890, min_price: 700, stock: 9 });
  client = (await shop.client({ name: "Bennani" })).id;
});

const plain = (text: string): string => text.replaceAll("\u00a0", " ");
const offered = (values: Partial<Line> = {}): Line => ({
  ...line(frame.id, 1, 890),
  discount: 445,
  ...values,
});
const write = async (items: readonly Line[], id = newId(), more: object = {}) =>
  expectOk(
    await seller.send<{ id: string; version: string }>("PUT", `/api/optique/quotes/${id}`, {
      client,
      items,
      ...more,
    }),
  );
const send = (method: "POST" | "PUT", path: string, body: object, approval = "", by = seller) =>
  call<Refused>(server, method, path, {
    token: by.token,
    body,
    headers: { "X-Optique-Approval": approval },
  });
const print = (id: string, approval = "", by = seller) =>
  send("POST", `/api/optique/quotes/${id}/printed`, {}, approval, by);
const message = (id: string, approval = "", kind = "quote") =>
  send(
    "POST",
    recordsPath("optique_messages"),
    { client, kind, record: id, phone: "+212 600", text: "Votre devis" },
    approval,
  );
const sell = (quote: string, items: readonly Line[], more: object = {}, approval = "") =>
  send(
    "PUT",
    `/api/optique/invoices/${newId()}`,
    { client, items: items.map((one) => ({ ...one, id: newId() })), quote, ...more },
    approval,
  );
const approve = async (asked: object) =>
  expectOk(
    await seller.send<{ id: string }>("POST", "/api/optique/approvals", {
      person: owner.id,
      pin: "2580",
      reason: "Cliente fidèle",
      ...asked,
    }),
  ).id;
const rightsOf = ({ status, body }: { status: number; body: Refused }) =>
  status === 403 ? body.data.right.acts.map(({ act }) => act) : [status];
const both = ["discount.any", "price.floor"];

/** Saves a quote with these lines, and prints it with an owner's approval. */
async function printed(items: readonly Line[]): Promise<string> {
  const { id } = await write(items);
  const { acts } = (await print(id)).body.data.right;
  expectOk(await print(id, await approve({ acts })));
  return id;
}

describe("a quote with discounts beyond the seller's limit", () => {
  it("can be saved, but needs an approval when it is printed or sent", async () => {
    const { id } = await write([offered()]);
    for (const hand of [print, message]) {
      const answer = await hand(id);
      expect(rightsOf(answer)).toEqual(both);
      const { right } = answer.body.data;
      expect(right).toMatchObject({ act: "discount.any", record: id, amount: 445, base: 890 });
      expect(right).toMatchObject({ client, approvable: true });
      expect(plain(right.what)).toMatch(
        /^Remise de 445,00 DH \(50 % de 890,00 DH\), devis D\d+, Bennani$/,
      );
    }
    // Messages of other kinds are about other records.
    expect(rightsOf(await message(id, "", "reminder"))).toEqual([400]);
    expect(await shop.read("optique_quotes", id)).toMatchObject({ printed_at: "" });
    expect(await shop.find("optique_messages")).toEqual([]);
    expect((await print(id, "", owner)).status).toBe(200);
    const { id: small } = await write([offered({ discount: 89 })]);
    expectOk(await print(small));
    expectOk(await message(small));
  });

  it("a quote beyond the limit can be printed or sent by anybody once approved, until it changes", async () => {
    const items = [offered()];
    const { id } = await write(items);
    const { acts } = (await print(id)).body.data.right;
    const less = acts.map((act) => ({ ...act, amount: act.amount - 1 }));
    expect(rightsOf(await print(id, await approve({ acts: less })))).toEqual(both);
    const other = await write([offered()]);
    const approval = await approve({ acts });
    expect(rightsOf(await print(other.id, approval))).toEqual(both);
    expectOk(await print(id, approval));
    expect(rightsOf(await print(other.id, approval))).toEqual(both);
    expectOk(await message(id));
    expectOk(await print(id, "", await shop.colleague("seller")));
    const { version } = expectOk(
      await seller.send<{ version: string }>("GET", `/api/optique/quotes/${id}`),
    );
    const changed = [{ ...items[0], discount: 450 } as Line];
    await write(changed, id, { version });
    expect(rightsOf(await print(id))).toEqual(both);
    expect(rightsOf(await message(id))).toEqual(both);
    expect(rightsOf(await sell(id, items))).toEqual(both);
  });
});

describe("the sale of an approved quote", () => {
  it("needs no approval for the same lines or smaller discounts, also in a prescription", async () => {
    expectOk(await sell(await printed([offered(), offered()]), [offered(), offered()]));
    const smaller = offered({ discount: 300 });
    expectOk(await sell(await printed([offered()]), [smaller]));
    const id = await printed([offered()]);
    const sale = { id: newId(), items: [offered()] };
    const body = { client, date: today(), quote: id, invoice: sale };
    expectOk(await send("PUT", `/api/optique/prescriptions/${newId()}`, body));
    expect(await shop.read("optique_quotes", id)).toMatchObject({ invoice: sale.id });
  });

  it("needs a new approval for a larger discount, another price, quantity or product, or a line sold twice", async () => {
    const items = [offered()];
    const id = await printed(items);
    const twin = await shop.product({ selling_price: 890, min_price: 700, stock: 9 });
    const more: [Line[], string[]][] = [
      [[offered({ discount: 446 })], both],
      [[offered({ price: 880, discount: 440 })], [...both, "price.change"]],
      [[offered({ quantity: 2 })], both],
      [[offered({ product: twin.id })], both],
      [[offered(), offered()], both],
    ];
    for (const [lines, rights] of more)
      expect(rightsOf(await sell(id, lines)).sort()).toEqual([...rights].sort());
    expect(rightsOf(await sell("", items))).toEqual(both);
    expectOk(
      await shop.send("PATCH", recordsPath("optique_products", frame.id), { min_price: 800 }),
    );
    expect(rightsOf(await sell(id, items))).toEqual(["price.floor"]);
    expect((await shop.find("optique_invoices")).length).toBe(0);
    expectOk(
      await shop.send("PATCH", recordsPath("optique_products", frame.id), { min_price: 700 }),
    );
    expectOk(await sell(id, items));
  });

  it("uses the approved lines of its own variant only, and none that were printed without an approval", async () => {
    const variants = [offered({ variant: "A" }), offered({ variant: "B", discount: 600 })];
    const id = await printed(variants);
    expect(rightsOf(await sell(id, [offered({ discount: 600 })], { variant: "A" }))).toEqual(both);
    expectOk(await sell(id, [offered({ discount: 600 })], { variant: "B" }));
    const { id: unprinted } = await write([offered()]);
    expectOk(await print(unprinted, "", owner));
    expect(rightsOf(await sell(unprinted, [offered()]))).toEqual(both);
  });
});

it("ten prints at once with the approval of one quote print that quote alone", async () => {
  const quotes = await Promise.all(Array.from({ length: 5 }, () => write([offered()])));
  const [first = "", ...others] = quotes.map(({ id }) => id);
  const approval = await approve({ acts: (await print(first)).body.data.right.acts });
  const tries = await Promise.all(
    [first, ...others, first, ...others].map((id) => print(id, approval)),
  );
  const allowed = tries.filter(({ status }) => status === 200).length;
  expect(allowed).toBeGreaterThan(0);
  const marked = await shop.find("optique_quotes", "printed_at > ''");
  expect(marked.map(({ id }) => id)).toEqual([first]);
});

it("the approval of a quote does not cover a sale with the same id", async () => {
  const { id } = await write([offered()]);
  const { acts } = (await print(id)).body.data.right;
  const approval = await approve({ acts });
  const { id: other } = await shop.client({ name: "Idrissi" });
  const sale = { client: other, items: [offered()] };
  const path = `/api/optique/invoices/${id}`;
  expect(rightsOf(await send("PUT", path, sale, approval))).toEqual(both);
  // Without the discount the sale needs no approval, and then has the same id as the quote.
  const full = { ...sale, items: [offered({ discount: 0 })] };
  expectOk(await send("PUT", path, full));
  const asked = { acts, person: owner.id, pin: "2580", reason: "Cliente fidèle" };
  expect(await seller.send("POST", "/api/optique/approvals", asked)).toMatchObject({
    status: 400,
    body: { data: { "acts.0.record": { code: "approval_record" } } },
  });
  expect(rightsOf(await print(id, approval))).toEqual(both);
  expect(await shop.find("optique_invoices")).toMatchObject([{ total_amount: 890 }]);
});

it("staff cannot write an approval into a quote", async () => {
  const { id } = await write([offered()], newId(), { approved: { offer: "x", lines: {} } }).catch(
    () => write([offered()]),
  );
  expect((await shop.read("optique_quotes", id)).approved).toBeNull();
  const path = recordsPath("optique_quotes", id);
  const forged = await seller.send("PATCH", path, { approved: { offer: "x", lines: {} } });
  expect(forged.status).toBeGreaterThanOrEqual(400);
});
