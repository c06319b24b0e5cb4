import { expect, it } from "vitest";

import { seededRandom } from "#support/random.ts";
import { amountOf, packBytes, readPack, type Row, rowsOf, sumsOf } from "#support/readPack.ts";
import { expectOk, line, newId, openShop, payment, recordsPath } from "#support/shop.ts";
import { unzip } from "#support/unzip.ts";
import type { Books } from "#domain/books/booksAnswers.ts";
import { addDays, type IsoDay, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import type { CreditNote } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { toCentimes } from "#domain/core/money.ts";
import { vatOf } from "#domain/sale/vat.ts";
import type { TillDay } from "#domain/till/tillDay.ts";

const operations = 140;
const seeds = (process.env["OPTIQUE_SEED"] ?? "20261130").split(",").map(Number);

type Sum = { rate: number; ht: number; vat: number; ttc: number };
type Statistics = {
  total: number;
  byDay: { day: string; amount: number }[];
  byMethod: { method: string; amount: number }[];
  vat: { invoiced: Sum[]; collected: Sum[] };
};

/** Sums in centimes by name, without zero sums. */
const centimes = <T>(rows: readonly T[], of: (row: T) => [string, number]) =>
  Object.fromEntries(
    rows
      .map(of)
      .map(([name, amount]): [string, number] => [name, toCentimes(amount)])
      .filter(([, amount]) => amount !== 0)
      .sort(),
  );
const byRate = (sums: readonly Sum[]) =>
  sums
    .map(({ rate, ht, vat, ttc }) => [String(rate).replace(".", ","), ht, vat, ttc])
    .filter(([, ...amounts]) => amounts.some((amount) => amount !== 0));
const filedByRate = (rows: readonly Row[]) => {
  const rates = [...new Set(rows.map((row) => row["Taux"] ?? ""))].filter(Boolean);
  return rates
    .sort((a, b) => Number(a.replace(",", ".")) - Number(b.replace(",", ".")))
    .map((rate) => {
      const own = rows.filter((row) => row["Taux"] === rate);
      const sumOf = (column: string) =>
        own.reduce((total, row) => total + amountOf(row[column]), 0) / 100;
      return [rate, sumOf("HT"), sumOf("TVA"), sumOf("TTC")] as const;
    })
    .filter(([, ...amounts]) => amounts.some((amount) => amount !== 0));
};

const clientMoney = ["Paiement", "Remboursement", "Chèque rejeté", "Chèque honoré", "Chèque rendu"];
const methods: Readonly<Record<string, string>> = {
  Espèces: "cash",
  "Carte bancaire": "card",
  Chèque: "check",
  "Virement bancaire": "transfer",
  Avoir: "credit",
};

it.each(seeds)(
  `the files of random months sum to the statistics, the till and the prints through ${operations} sales, payments, cheques, credits and closings (OPTIQUE_SEED=%i)`,
  async (seed) => {
    const random = seededRandom(seed);
    const shop = await openShop();
    const lastDay = today();
    const days = Array.from({ length: 40 }, (_, back) => addDays(lastDay, -back));
    const set = (values: object) =>
      shop.send("PATCH", recordsPath("optique_companies", shop.company), values);
    const accounts = {
      sales: "7111",
      vat_out: "4455",
      clients: "3421",
      kept: "4421",
      difference: "6585",
      in: { cash: "5161", card: "5162", check: "5111", transfer: "5141" },
      moves: { float: "5115", expense: "6147", other: "6180" },
    };
    expectOk(await set({ vat: true, vat_rate: 20, accounts }));
    const products = [
      await shop.product({ stock: 5000 }),
      await shop.product({ stock: 5000, vat_rate: 7 }),
      await shop.product({ stock: 5000, vat_rate: 0 }),
      await shop.product({ stock: 5000, vat_rate: 13.33 }),
    ];
    const clients = [
      await shop.client({ name: '=HYPERLINK("x")' }),
      await shop.client({ name: "@Amrani; Zineb" }),
      await shop.client({ name: "-Tahiri" }),
    ].map(({ id }) => id);
    const sales: { id: string; client: string; items: string[] }[] = [];
    const cheques: string[] = [];
    const credits: { id: string; client: string; left: number }[] = [];
    const try_ = (method: "PUT" | "POST" | "PATCH" | "DELETE", path: string, body?: object) =>
      shop.send(method, path, body);

    const paid = () => {
      const method = random.pick(["cash", "card", "check", "transfer", "bank_transfer"]);
      const values = {
        date: random.pick(days),
        payment_method: method,
        ...(method === "check" && { reference: "=4471", bank: "+BMCE" }),
      };
      return payment(random.int(1, 40_000) / 100, values);
    };

    const steps: Record<string, () => Promise<unknown>> = {
      async sell() {
        // A shop that becomes subject to TVA, or stops, has sales with and without TVA.
        if (random.chance(0.2)) await set({ vat: random.chance(0.7) });
        const client = random.pick(clients);
        const items = Array.from({ length: random.int(1, 4) }, () =>
          line(random.pick(products).id, random.int(1, 3), random.int(1, 99_999) / 100),
        );
        const payments = Array.from({ length: random.int(0, 3) }, paid);
        const id = newId();
        const date = random.pick(days);
        const answer = await try_("PUT", `/api/optique/invoices/${id}`, {
          client,
          date,
          items,
          payments,
        });
        if (answer.status >= 400) return;
        sales.push({ id, client, items: items.map((one) => one.id) });
        cheques.push(
          ...payments
            .filter((one) => "bank" in one && one.payment_method === "check")
            .map((one) => one.id),
        );
      },
      async pay() {
        const sale = random.pick(sales);
        const values = paid();
        const answer = await try_("POST", recordsPath("optique_payments"), {
          ...values,
          invoice: sale.id,
        });
        if (answer.status < 400 && values.payment_method === "check") cheques.push(values.id);
      },
      async useCredit() {
        const credit = credits.find(({ left }) => left > 0);
        const sale = sales.find((one) => one.client === credit?.client);
        if (!credit || !sale) return;
        const amount = Math.min(credit.left, random.int(1, 20_000)) / 100;
        const answer = await try_("POST", recordsPath("optique_payments"), {
          ...payment(amount, { date: lastDay, payment_method: "credit", credit_note: credit.id }),
          invoice: sale.id,
        });
        if (answer.status < 400) credit.left -= toCentimes(amount);
      },
      async giveBackCredit() {
        const credit = credits.find(({ left }) => left > 0);
        if (!credit) return;
        const note = expectOk(
          await shop.send<CreditNote>("GET", `/api/optique/credit-notes/${credit.id}`),
        );
        const amount = Math.min(credit.left, random.int(1, 9_000)) / 100;
        const answer = await try_("PUT", `/api/optique/refunds/${newId()}`, {
          invoice: note.invoice,
          credit_note: credit.id,
          amount,
          payment_method: random.pick(["cash", "card"]),
        });
        if (answer.status < 400) credit.left -= toCentimes(amount);
      },
      async credit() {
        const sale = random.pick(sales);
        const read = `/api/optique/invoices/${sale.id}`;
        const document = expectOk(await shop.send<InvoiceDocument>("GET", read));
        const item = random.pick(document.items);
        const amount = random.int(1, toCentimes(item.price)) / 100;
        const kept = random.chance(0.5) ? random.int(0, 5_000) / 100 : 0;
        const refund = random.chance(0.4) ? random.int(1, 3_000) / 100 : 0;
        const id = newId();
        const answer = await try_("PUT", `/api/optique/credit-notes/${id}`, {
          invoice: sale.id,
          reason: "gesture",
          items: [{ id: newId(), invoice_item: item.id, quantity: 0, amount }],
          kept,
          refunds: refund > 0 ? [{ id: newId(), amount: refund, payment_method: "cash" }] : [],
        });
        if (answer.status < 400) credits.push({ id, client: sale.client, left: toCentimes(kept) });
      },
      async cheque() {
        if (cheques.length === 0) return;
        const cheque_state = random.pick(["bounced", "cleared", "returned", "deposited"]);
        const values = {
          cheque_state,
          ...(cheque_state === "bounced" && { bounced_on: random.pick(days) }),
        };
        await try_("PATCH", recordsPath("optique_payments", random.pick(cheques)), values);
      },
      async move() {
        await try_("POST", recordsPath("optique_cash_moves"), {
          date: random.pick(days),
          kind: random.pick(["float", "expense", "other"]),
          amount: random.pick([-1, 1]) * (random.int(1, 9_999) / 100),
          label: random.pick(["=1+1", "Loyer; bureau", "@x"]),
        });
      },
      async close() {
        const counted = random.int(0, 900_000) / 100;
        const body = { counted, notes: "Compté" };
        await try_("POST", `/api/optique/till/${random.pick(days)}/close`, body);
      },
    };
    const names = [...Object.keys(steps), "cheque", "pay"];
    for (let at = 0; at < 12; at++) await steps["sell"]?.();
    for (let at = 0; at < operations; at++) await steps[random.pick(names)]?.();

    async function compare(from: IsoDay, to: IsoDay) {
      const query = `from=${from}&to=${to}`;
      const pack = await readPack(shop, from, to);
      const statistics = expectOk(
        await shop.send<Statistics>("GET", `/api/optique/statistics?${query}`),
      );
      const books = expectOk(await shop.send<Books>("GET", `/api/optique/books?${query}`));
      expect(books.differences.find(({ code }) => code === "sums")).toBeUndefined();
      const [sold, taken] = [pack.of("ventes"), pack.of("encaissements")];
      const money = taken.filter((row) => clientMoney.includes(row["Nature"] ?? ""));
      expect({
        invoiced: filedByRate(sold),
        collected: filedByRate(taken),
        total: sumsOf(sold, () => "total")["total"] ?? 0,
        byDay: sumsOf(money, (row) => row["Date"] ?? ""),
        byMethod: sumsOf(
          taken.filter(
            (row) => (row["Nature"] ?? "").startsWith("Chèque") || row["Nature"] === "Paiement",
          ),
          (row) => methods[row["Mode"] ?? ""] ?? "",
        ),
        stamp: sumsOf(pack.of("timbre"), () => "sum", "Montant")["sum"] ?? 0,
        cashPaid:
          sumsOf(
            taken.filter((row) => row["Nature"] === "Paiement" && row["Mode"] === "Espèces"),
            () => "sum",
          )["sum"] ?? 0,
      }).toEqual({
        invoiced: byRate(statistics.vat.invoiced),
        collected: byRate(statistics.vat.collected),
        total: toCentimes(statistics.total),
        byDay: centimes(statistics.byDay, ({ day, amount }) => [formatDay(day), amount]),
        byMethod: centimes(
          statistics.byMethod.filter(({ method }) => method !== "credit"),
          ({ method, amount }) => [method, amount],
        ),
        stamp: toCentimes(books.stamp.amount),
        cashPaid: toCentimes(books.stamp.amount),
      });
      return pack;
    }

    const middle = days[19] ?? lastDay;
    for (const from of [days[39] ?? lastDay, middle, addDays(middle, 5)])
      await compare(from, random.pick(days.filter((day) => day >= from)));
    const first = days.at(-1) ?? lastDay;
    const pack = await compare(first, lastDay);

    // Compares the files with the till of each day.
    const cash = pack.of("caisse");
    for (const day of days.slice(0, 20)) {
      const till = expectOk(await shop.send<TillDay>("GET", `/api/optique/till?day=${day}`));
      const own = cash.filter((row) => row["Date"] === formatDay(day));
      const net = own.reduce(
        (sum, row) => sum + amountOf(row["Entrée"]) - amountOf(row["Sortie"]),
        0,
      );
      const counted = own.filter((row) => row["Nature"] === "Clôture").map((row) => row["Écart"]);
      expect([day, net, counted.map(amountOf)]).toEqual([
        day,
        toCentimes(till.cash),
        till.close ? [toCentimes(till.close.difference)] : [],
      ]);
    }

    // Compares the files with the print of each invoice.
    const rated = pack
      .of("ventes")
      .filter((row) => row["Type"] === "Facture" && row["Taux"] !== "");
    for (const { id } of sales) {
      const sale = expectOk(await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${id}`));
      const own = rated.filter((row) => row["Numéro"] === sale.invoice_number);
      const shown = own.map((row) => [
        row["Taux"],
        ...["HT", "TVA", "TTC"].map((of) => amountOf(row[of])),
      ]);
      expect(shown).toEqual(
        vatOf(sale.items).map(({ rate, ht, vat, ttc }) => [
          String(rate).replace(".", ","),
          ht,
          vat,
          ttc,
        ]),
      );
    }

    // Every entry balances, and clients owe what they bought less what they paid.
    const entries = pack.of("ecritures");
    const pieceOf = (row: Row) =>
      [row["Journal"], row["Date"], row["Pièce"], row["Libellé"]].join(" ");
    expect(sumsOf(entries, pieceOf, "Débit")).toEqual(sumsOf(entries, pieceOf, "Crédit"));
    const owed = entries.filter((row) => row["Compte"] === accounts.clients);
    const sumIn = (rows: readonly Row[], column: string) =>
      sumsOf(rows, () => "sum", column)["sum"] ?? 0;
    expect(sumIn(owed, "Débit") - sumIn(owed, "Crédit")).toBe(
      sumIn(pack.of("ventes"), "TTC") - sumIn(pack.of("encaissements"), "TTC"),
    );

    // No cell is a formula, and the pack of the same period has the same bytes.
    const cells = pack.texts.flatMap((text) =>
      rowsOf({ name: "", text, day: "" }).flatMap((row) => Object.values(row)),
    );
    expect(cells.filter((cell) => /^[=+@\t\r]|^-(?!\d+,\d\d$)/.test(cell))).toEqual([]);
    const [one, other] = [
      await packBytes(shop, first, lastDay),
      await packBytes(shop, first, lastDay),
    ];
    expect(one.equals(other)).toBe(true);
    expect(unzip(one).map(({ name }) => name)).toEqual(pack.names);
  },
);
