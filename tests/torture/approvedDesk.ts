import { addDays, today } from "#domain/core/days/days.ts";
import { call, expectOk, line, newId, payment, type Method, type Shop } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";

type Right = { act: string; record: string; amount: number; approvable: boolean };
/** Ids of stored records; `slips` by cheque, `sold`: invoices of quotes. */
type Stored = Record<"invoices" | "notes" | "sold" | "days" | "used", Set<string>> & {
  slips: Map<string, string>;
};
/** For each record of an act, whether it is stored. */
type PartsOf = (stored: Stored) => boolean[];
/** Act sent with an approval. */
type Act = { kind: string; approval: string; isAnswered: boolean; parts: PartsOf };
type Sent = { method: Method; path: string; body: object };

/** Simulates a seller who needs an approval for each act, and an owner who gives it by PIN. */
export async function openDesk(server: Server, shop: Shop) {
  const owner = await shop.colleague("owner", { pin: "2580" });
  // Gives the right to past days, which no approval covers, because each day can be closed only once.
  const rights = { "till.history": true };
  const seller = await shop.colleague("seller", { pin: "1470", rights });
  const product = (await shop.product({ stock: 1_000_000, selling_price: 500 })).id;
  const client = (await shop.client()).id;
  const acts: Act[] = [];
  const cut = new Map<Act, Sent>();

  const send = <T>({ method, path, body }: Sent, approval = "") =>
    call<T>(server, method, `/api/optique/${path}`, {
      token: seller.token,
      body,
      headers: { "X-Optique-Approval": approval },
    });
  const put = (path: string, body: object) => send({ method: "PUT", path, body }).then(expectOk);

  /** Sends an act, gets it approved, and sends it again. */
  const approved = async (kind: string, sent: Sent, parts: PartsOf) => {
    const refused = await send<{ data: { right?: Right } }>(sent);
    const right = refused.body.data.right;
    if (!right) throw new Error(`${kind} was not refused: ${JSON.stringify(refused)}`);
    const { act: asked, record, amount } = right;
    const { id } = expectOk(
      await seller.send<{ id: string }>("POST", "/api/optique/approvals", {
        act: asked,
        record,
        amount,
        person: owner.id,
        pin: "2580",
        reason: "Accord",
      }),
    );
    const act = { kind, approval: id, isAnswered: false, parts };
    acts.push(act);
    cut.set(act, sent);
    expectOk(await send(sent, id));
    act.isAnswered = true;
    cut.delete(act);
  };

  /** Result of a query as a list, because the console returns at most a thousand rows. */
  const read = async (query: string): Promise<string[]> => {
    const answer = await shop.sendAsAdmin<{ rows: [string][] }>("POST", "/api/sql", { query });
    return JSON.parse(expectOk(answer).rows[0]?.[0] ?? "[]") as string[];
  };
  const readStored = async (): Promise<Stored> => {
    const column = async (name: string, table: string, where = "TRUE") =>
      read(
        `SELECT json_group_array(${name}) FROM ${table} WHERE company = '${shop.company}' AND ${where}`,
      );
    const slips = await column("id || ' ' || slip", "optique_payments", "slip <> ''");
    return {
      invoices: new Set(await column("id", "optique_invoices")),
      notes: new Set(await column("id", "optique_credit_notes")),
      sold: new Set(await column("invoice", "optique_quotes", "invoice <> ''")),
      days: new Set(await column("substr(day, 1, 10)", "optique_closes")),
      used: new Set(await column("id", "optique_approvals", "used_at <> ''")),
      slips: new Map(slips.map((text) => text.split(" ") as [string, string])),
    };
  };
  const date = today();
  const discounted = () => ({ ...line(product, 1, 500), discount: 200 });
  const invoiceOf =
    (id: string): PartsOf =>
    ({ invoices }) => [invoices.has(id)];
  const sale = (kind: string, values: object, partsOf = invoiceOf) => {
    const id = newId();
    const body = { client, date, items: [discounted()], payments: [], ...values };
    return approved(kind, { method: "PUT", path: `invoices/${id}`, body }, partsOf(id));
  };
  let closedDays = 0;

  return {
    acts: {
      sales: () => sale("sales", {}),
      conversions: async () => {
        const quote = newId();
        await put(`quotes/${quote}`, { client, date, items: [line(product, 1, 500)] });
        await sale("conversions", { quote }, (id) => ({ invoices, sold }) => [
          invoices.has(id),
          sold.has(id),
        ]);
      },
      exchanges: async () => {
        const [old, note, bought] = [newId(), newId(), newId()];
        const item = line(product, 1, 500);
        await put(`invoices/${old}`, { client, date, items: [item], payments: [payment(500)] });
        const credited = { id: newId(), invoice_item: item.id, quantity: 1, amount: 500 };
        const body = {
          credit: { invoice: old, reason: "return", items: [credited] },
          sale: { id: bought, client, date, items: [line(product, 1, 500)] },
        };
        const sent = { method: "PUT" as const, path: `exchanges/${note}`, body };
        await approved("exchanges", sent, ({ invoices, notes }) => [
          invoices.has(bought),
          notes.has(note),
        ]);
      },
      slips: async () => {
        const cheque = { payment_method: "check", date };
        const payments = [payment(500, cheque), payment(500, cheque)];
        const items = [line(product, 2, 500)];
        await put(`invoices/${newId()}`, { client, date, items, payments });
        const cheques = payments.map(({ id }) => id);
        const sent = { method: "POST" as const, path: "till/slips", body: { cheques } };
        await approved("slips", sent, ({ slips }) => cheques.map((id) => slips.has(id)));
      },
      closings: async () => {
        closedDays += 1;
        const day = addDays(date, -closedDays);
        const sent = { method: "POST" as const, path: `till/${day}/close`, body: { counted: 0 } };
        await approved("closings", sent, ({ days }) => [days.has(day)]);
      },
    },
    /** Sends the unanswered acts again, as a browser does; returns how many of them were already stored. */
    sendAgain: async (): Promise<number> => {
      let count = 0;
      for (const [act, sent] of cut) {
        const { status } = await send(sent, act.approval);
        if (status < 400) count += 1;
        if (status >= 500) throw new Error(`${act.kind} sent again: ${status}`);
      }
      cut.clear();
      return count;
    },
    /** Acts whose approval and records disagree, and answered acts that are missing. */
    wrong: async (): Promise<string[]> => {
      const stored = await readStored();
      return acts.flatMap(({ kind, approval, isAnswered, parts }) => {
        const found = new Set(parts(stored));
        const isStored = found.has(true);
        const isWhole = found.size === 1 && (isStored || !isAnswered);
        const isUsed = stored.used.has(approval);
        if (isWhole && isUsed === isStored) return [];
        return [`${kind}: ${[...found].join()}, answered ${isAnswered}, used ${isUsed}`];
      });
    },
    /** Series whose numbers are not 1, 2, 3 and so on within their month or day. */
    gaps: async (): Promise<unknown[]> => {
      const series = [
        ["optique_invoices", "invoice_number", "substr(invoice_number, 1, 6)", 7],
        ["optique_credit_notes", "number", "substr(number, 1, 8)", 9],
        ["optique_quotes", "number", "substr(number, 1, 8)", 9],
        ["optique_payments", "slip", "substr(slip, 1, 12)", 13],
      ] as const;
      const parts = series.map(
        ([
          table,
          field,
          month,
          place,
        ]) => `SELECT '${field} ' || ${month} || ': ' || COUNT(DISTINCT ${field}) || ' of ' || MAX(CAST(substr(${field}, ${place}) AS INTEGER)) AS found
        FROM ${table} WHERE company = '${shop.company}' AND ${field} <> '' GROUP BY ${month}
        HAVING COUNT(DISTINCT ${field}) <> MAX(CAST(substr(${field}, ${place}) AS INTEGER))`,
      );
      const query = `SELECT json_group_array(found) FROM (${parts.join(" UNION ALL ")})`;
      return read(query);
    },
    counts: (): Record<string, number> => {
      const found: Record<string, number> = {};
      for (const { kind } of acts) found[kind] = (found[kind] ?? 0) + 1;
      return found;
    },
    unanswered: () => acts.filter(({ isAnswered }) => !isAnswered).length,
  };
}
