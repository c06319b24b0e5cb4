import { differenceCodes } from "#domain/books/differences.ts";
import { expectOk, line, newId, payment, recordsPath, type Shop } from "#support/shop.ts";

const day = "2026-11-21";
/** Month in which no other station sells, so that its transmission refuses none of their sales. */
const month = { from: "2026-01-01", to: "2026-01-31" };

type IdsOf = (collection: string, condition?: string) => Promise<string[]>;
/** SQL conditions, by id, that the row with the alias p must fulfil because the server answered. */
type Answered = Map<string, string>;

const reversed =
  "COALESCE((SELECT SUM(r.amount) FROM optique_reversals r WHERE r.payment = p.id), 0)";
/** SQL condition: a cheque whose reversals do not fit its state. */
const isTornCheque = `p.payment_method = 'check' AND ${reversed} <> IIF(p.cheque_state = 'bounced', -p.amount, 0)`;
const parts = "(SELECT COUNT(*) FROM optique_bill_parts x WHERE x.payment = p.id)";
/** SQL condition: a cheque without one of its first two allotments, or a credit without its allotment. */
const isTornPayment = `${parts} NOT IN (IIF(p.method = 'credit', 1, 2), IIF(p.method = 'credit', 1, 3))`;
const isTornBill = `p.paid_amount <> COALESCE((SELECT SUM(x.amount) FROM optique_bill_parts x
  JOIN optique_bill_payments y ON y.id = x.payment AND y.state <> 'refused' WHERE x.bill = p.id), 0)`;

/** Pays suppliers, bounces clients' cheques and transmits a month; records what was answered. */
export async function openOwing(shop: Shop, idsOf: IdsOf) {
  const supplier = (await shop.create("optique_suppliers", { name: "Cèdre" })).id;
  const client = (await shop.client({ name: "Berrada Nour" })).id;
  const product = (await shop.product({ name: "Étui", type: "other", stock: 1_000_000 })).id;
  const answered = {
    optique_bill_payments: new Map() as Answered,
    optique_payments: new Map() as Answered,
    optique_periods: new Map() as Answered,
  };
  const put = async <T extends { version: string }>(path: string, body: object): Promise<T> =>
    expectOk(await shop.send<T>("PUT", `/api/optique/${path}`, body));
  const rates = [{ rate: 20, ht: 250, vat: 50 }];
  const bill = async (date = day): Promise<string> => {
    const id = newId();
    await put(`bills/${id}`, { supplier, number: id, date, rates });
    return id;
  };
  const partOf = (of: string, amount: number) => ({ id: newId(), bill: of, amount });

  /** Pays two bills by one cheque, later a third; the bank refuses it, and a credit pays one of the bills. */
  const pay = async (): Promise<void> => {
    const done = answered.optique_bill_payments;
    const bills = [await bill(), await bill(), await bill()] as const;
    const first = [partOf(bills[0], 300), partOf(bills[1], 100)];
    const path = `bill-payments/${newId()}`;
    const id = path.slice(-15);
    const cheque = { supplier, date: day, method: "check", reference: id, amount: 500 };
    const { version } = await put(path, { ...cheque, parts: first });
    done.set(id, `${parts} >= 2`);
    await put(path, { ...cheque, version, parts: [...first, partOf(bills[2], 100)] });
    done.set(id, `${parts} = 3`);
    const refusal = { state: "refused", on: day };
    expectOk(await shop.send("POST", `/api/optique/${path}/state`, refusal));
    done.set(id, `${parts} = 3 AND p.state = 'refused' AND p.left_amount = 0`);
    const credit = newId();
    const asked = { supplier, reason: "return", date: day, expected_amount: 300 };
    const received = { ...asked, number: credit, received_on: day, rates };
    await put(`supplier-credits/${credit}`, received);
    const used = newId();
    const own = { method: "credit", supplier_credit: credit, parts: [partOf(bills[0], 300)] };
    await put(`bill-payments/${used}`, { supplier, date: day, ...own });
    done.set(used, `${parts} = 1`);
  };

  /** Bounces a client's cheque, then clears it after all. */
  const bounce = async (): Promise<void> => {
    const done = answered.optique_payments;
    const paid = payment(30, { date: day, payment_method: "check", reference: "77" });
    const items = [line(product, 1, 30)];
    await shop.saveInvoice(newId(), { client, date: day, items, payments: [paid] });
    for (const cheque_state of ["bounced", "in_hand", "bounced"]) {
      done.delete(paid.id);
      const path = recordsPath("optique_payments", paid.id);
      expectOk(await shop.send("PATCH", path, { cheque_state }));
      done.set(paid.id, `p.cheque_state = '${cheque_state}'`);
    }
  };

  const post = async (path: string, body: object): Promise<string> =>
    expectOk(await shop.send<{ id: string }>("POST", `/api/optique/books/${path}`, body)).id;
  const reopen = async (): Promise<void> => {
    const [standing] = await idsOf("optique_periods", "p.reopened_at = ''");
    if (standing) answered.optique_periods.delete(standing);
    if (standing)
      answered.optique_periods.set(await post("reopen", { reason: "Oubli" }), "p.reopened_at > ''");
  };
  /** Reopens the month, adds a bill and a sale, and transmits it again. */
  const transmit = async (): Promise<void> => {
    await reopen();
    await bill("2026-01-10");
    const date = "2026-01-12";
    const sold = { client, date, items: [line(product, 1, 30)], payments: [payment(30, { date })] };
    await shop.saveInvoice(newId(), sold);
    const period = await post("close", { ...month, accept: differenceCodes });
    answered.optique_periods.set(period, "p.reopened_at = ''");
  };

  const namesOf = Object.entries(answered);
  return {
    pay,
    bounce,
    transmit,
    lost: async (): Promise<string[]> => {
      const found: string[] = [];
      for (const [collection, done] of namesOf)
        for (const condition of new Set(done.values())) {
          const now = new Set(await idsOf(collection, condition));
          for (const [id, wanted] of done)
            if (wanted === condition && !now.has(id)) found.push(`${collection} ${id}`);
        }
      for (const [collection, condition] of [
        ["optique_payments", isTornCheque],
        ["optique_bill_payments", isTornPayment],
        ["optique_bills", isTornBill],
      ] as const)
        for (const id of await idsOf(collection, condition))
          found.push(`a part of ${collection} ${id}`);
      return found;
    },
    /** Takes the stored state as the expected one, after a restore to an older day. */
    takeStored: (): void => {
      for (const [, done] of namesOf) done.clear();
    },
  };
}
