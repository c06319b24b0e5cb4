import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import type { Quote } from "#domain/core/records.ts";
import type { InvoiceClaim, InvoiceDocument } from "#domain/documents/documents.ts";
import { type ClaimShop, openClaimShop, refused } from "#support/claimShop.ts";
import { expectOk, line, newId, recordsPath, type Refusal } from "#support/shop.ts";

type QuoteDocument = Quote & { version: string; state: string; claim: InvoiceClaim | null };

let shop: ClaimShop;
beforeEach(async () => {
  shop = await openClaimShop();
});

const putQuote = <T = QuoteDocument>(body: object, id = newId()) =>
  shop.send<T>("PUT", `/api/optique/quotes/${id}`, body);
const quoted = async (values: object = {}): Promise<QuoteDocument> =>
  expectOk(
    await putQuote({
      client: shop.customer.id,
      items: [line(shop.frame.id, 1, 1000)],
      ...values,
    }),
  );
const quoteOf = async (id: string) =>
  expectOk(await shop.send<QuoteDocument>("GET", `/api/optique/quotes/${id}`));
const begin = async (values: object = {}): Promise<ClaimDocument> =>
  shop.claim({ quote: (await quoted()).id, fund: shop.fund.id, ...values });
const agreed = (amount: number, values: object = {}) =>
  begin({ status: "agreed", agreed: amount, ...values });
const sell = <T = InvoiceDocument>(quote: string, values: object = {}, id = newId()) =>
  shop.send<T>("PUT", `/api/optique/invoices/${id}`, {
    client: shop.customer.id,
    items: [line(shop.frame.id, 1, 1000)],
    payments: [],
    quote,
    ...values,
  });

describe("a claim of a quote", () => {
  it("a claim begins on a quote; the sale of the quote adds the invoice and changes nothing else", async () => {
    const claim = await agreed(600, { beneficiary: "Sami", papers: ["Devis"] });
    expect(claim).toMatchObject({
      invoice: "",
      client: shop.customer.id,
      status: "agreed",
      due: 0,
      lost: false,
      expand: { quote: { id: claim.quote }, client: { id: shop.customer.id } },
    });
    expect((await quoteOf(claim.quote)).claim).toMatchObject({ id: claim.id, fund_name: "Caisse" });
    expect((await shop.fundsDue()).total).toEqual({ claims: 0, amount: 0 });
    const invoice = expectOk(await sell(claim.quote));
    expect(invoice).toMatchObject({
      fund_part: 600,
      client_part: 400,
      claim: { id: claim.id, status: "agreed" },
    });
    const sold = await shop.claimOf(claim.id);
    const { version: _, updated: __, expand: ___, ...kept } = claim;
    expect(sold).toMatchObject({ ...kept, invoice: invoice.id, due: 600 });
    expect((await shop.fundsDue()).total).toEqual({ claims: 1, amount: 600 });
    expect(await shop.violations()).toEqual([]);
  });

  it("a claim names one invoice or one quote, which can never change", async () => {
    const quote = await quoted();
    const sale = await shop.sell(1000);
    const fund = shop.fund.id;
    const other = await openClaimShop();
    const foreign = expectOk(
      await other.send<QuoteDocument>("PUT", `/api/optique/quotes/${newId()}`, {
        client: other.customer.id,
        items: [line(other.frame.id, 1, 10)],
      }),
    );
    const prospect = await quoted({ client: "", prospect_name: "Sara" });
    const cases: [object, object][] = [
      [{ fund }, { invoice: "required" }],
      [{ fund, invoice: "", quote: " " }, { invoice: "required" }],
      [{ fund, invoice: sale.id, quote: quote.id }, { quote: "claim_subject" }],
      [{ fund, quote: newId() }, { quote: "unknown_record" }],
      [{ fund, quote: foreign.id }, { quote: "unknown_record" }],
      [{ fund, quote: prospect.id }, { quote: "claim_quote_client" }],
    ];
    for (const [body, codes] of cases)
      expect(refused(await shop.put(body)), JSON.stringify(body)).toEqual([400, codes]);
    for (const wrong of [7, [quote.id], { id: quote.id }, true])
      expect((await shop.put({ fund, quote: wrong })).status).toBe(400);
    const { body } = await shop.put<Refusal>({ fund });
    expect(body.message).toMatch(/^La facture est requise/);
    const claim = await shop.claim({ fund, quote: quote.id });
    const again = await shop.put<Refusal>({ fund, quote: quote.id });
    expect(refused(again)).toEqual([409, { quote: "claim_exists_quote" }]);
    expect(again.body.message).toMatch(/^Ce devis a déjà une prise en charge/);
    for (const values of [{ invoice: sale.id }, { quote: (await quoted()).id }, { quote: "" }])
      expect((await shop.change(claim, values)).status).toBe(400);
    const patched = await shop.send("PATCH", recordsPath("optique_claims", claim.id), {
      invoice: sale.id,
    });
    expect(patched.status).toBeGreaterThanOrEqual(400);
    const free = await quoted();
    const answers = await Promise.all([1, 2, 3].map(() => shop.put({ fund, quote: free.id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("a quote's claim is agreed up to the quote's total, and the total cannot fall below it", async () => {
    expect(
      refused(
        await shop.put({
          fund: shop.fund.id,
          quote: (await quoted()).id,
          status: "agreed",
          agreed: 1000.01,
        }),
      ),
    ).toEqual([400, { agreed: "agreed_max_quote" }]);
    const { quote } = await agreed(800);
    const cheaper = {
      version: (await quoteOf(quote)).version,
      items: [line(shop.frame.id, 1, 799)],
    };
    expect(refused(await putQuote(cheaper, quote))).toEqual([409, { items: "below_agreed" }]);
    const nobody = { version: cheaper.version, client: "", prospect_name: "Sara" };
    expect(refused(await putQuote(nobody, quote))).toEqual([400, { client: "claim_quote_client" }]);
    const sale = { items: [line(shop.frame.id, 1, 799)] };
    expect(refused(await sell(quote, sale))).toEqual([409, { total_amount: "below_agreed" }]);
    expect((await quoteOf(quote)).invoice).toBe("");
    const someone = await shop.client({ name: "Autre" });
    expectOk(await putQuote({ version: cheaper.version, client: someone.id }, quote));
    expect((await shop.claims(`?client=${someone.id}`)).totalItems).toBe(1);
    expect(await shop.violations()).toEqual([]);
  });

  it("a quote's claim can be sent before the sale, but paid only once there is an invoice", async () => {
    const claim = await agreed(600);
    const slip = await shop.sent(claim);
    const early = await shop.pay<Refusal>(slip, { [claim.id]: 600 });
    expect(refused(early)).toEqual([400, { [`amounts.${claim.id}`]: "claim_unsold" }]);
    expect(early.body.message).toMatch(/^Cette prise en charge n’a pas encore de facture/);
    const gone = await shop.send("DELETE", recordsPath("optique_quotes", claim.quote));
    expect(refused(gone)).toEqual([400, { id: "quote_claimed" }]);
    expect((await shop.fundsDue()).items).toEqual([]);
    expectOk(await sell(claim.quote));
    expectOk(await shop.pay(slip, { [claim.id]: 600 }));
    expect(await shop.claimOf(claim.id)).toMatchObject({
      status: "paid",
      received_amount: 600,
      slip,
    });
    expect(await shop.violations()).toEqual([]);
  });

  it("a quote's claim is lost with its quote, leaves the lists of open claims, and returns with the quote", async () => {
    const claim = await agreed(600);
    const free = await begin();
    const set = async (values: object) =>
      putQuote({ version: (await quoteOf(claim.quote)).version, ...values }, claim.quote);
    for (const [lost, open] of [
      [{ refusal: "price" }, { refusal: "" }],
      [
        { date: addDays(today(), -40), valid_until: addDays(today(), -1) },
        { valid_until: addDays(today(), 5) },
      ],
    ]) {
      expectOk(await set(lost ?? {}));
      expect(await shop.claimOf(claim.id)).toMatchObject({ lost: true, status: "agreed" });
      const { counts } = await shop.claims();
      expect(counts).toMatchObject({ agreed: 0, asked: 1, lost: 1 });
      expect((await shop.claims("?status=agreed")).totalItems).toBe(0);
      expect((await shop.claims("?status=lost")).items.map(({ id }) => id)).toEqual([claim.id]);
      expect((await shop.claims("?status=lost,asked")).totalItems).toBe(2);
      expect((await shop.claims()).items.map(({ lost: one }) => one).sort()).toEqual([false, true]);
      expect(refused(await shop.sendSlip([claim.id]))).toEqual([400, { "claims.0": "claim_lost" }]);
      expectOk(await set(open ?? {}));
      expect((await shop.claims()).counts).toMatchObject({ agreed: 1, asked: 1, lost: 0 });
    }
    expectOk(await set({ refusal: "delay" }));
    const late = await shop.put<Refusal>({ quote: claim.quote, fund: shop.fund.id });
    expect(refused(late)[0]).toBe(409);
    expect(free.lost).toBe(false);
    expect(await shop.violations()).toEqual([]);
  });

  it("a quote's claim stays with its quote when the sale is deleted, and is deleted with the quote", async () => {
    const claim = await agreed(600);
    const invoice = expectOk(await sell(claim.quote));
    const drop = (collection: string, id: string) =>
      shop.send("DELETE", recordsPath(collection, id));
    expect((await drop("optique_invoices", invoice.id)).status).toBe(204);
    expect(await shop.claimOf(claim.id)).toMatchObject({ invoice: "", quote: claim.quote });
    expect((await quoteOf(claim.quote)).state).toBe("open");
    expect(await shop.violations()).toEqual([]);
    expectOk(await sell(claim.quote));
    const claimed = await agreed(5);
    const own = await shop.agreed(5);
    expect(refused(await sell(claimed.quote, {}, own.invoice))[0]).toBe(409);
    expect((await drop("optique_quotes", claimed.quote)).status).toBe(204);
    expect((await shop.send("GET", `/api/optique/claims/${claimed.id}`)).status).toBe(404);
    const alone = await begin();
    expect((await drop("optique_claims", alone.id)).status).toBe(204);
    expect(await shop.violations()).toEqual([]);
  });

  it("a quote's claim counts as the beneficiary's last claim once the quote is sold", async () => {
    const claim = await begin({
      fund: shop.mutual.id,
      prescriber: "Dr B",
      examined_on: today(),
    });
    const ready = await shop.changed(claim, { status: "ready" });
    await shop.changed(ready, { status: "given" });
    const last = () => shop.sql("SELECT COUNT(*) FROM optique_last_claims");
    expect((await last()).status).toBe(200);
    expectOk(await sell(claim.quote));
    expect(await shop.violations()).toEqual([]);
  });

  it("a quote's claim is found by the quote's number, and erased with its client", async () => {
    const claim = await agreed(600, { beneficiary: "Sami" });
    const { number } = await quoteOf(claim.quote);
    expect((await shop.claims(`?search=${number}`)).items.map(({ id }) => id)).toEqual([claim.id]);
    const sold = await agreed(100);
    const invoice = expectOk(await sell(sold.quote));
    await shop.sent(await shop.claimOf(sold.id));
    const path = `/api/optique/clients/${shop.customer.id}`;
    const page = await shop.send<string>("GET", `${path}/export`);
    expect(page.status).toBe(200);
    const erased = await shop.send("POST", `${path}/erase`, { name: shop.customer.name });
    expect(erased.status).toBe(204);
    expect((await shop.send("GET", `/api/optique/claims/${claim.id}`)).status).toBe(404);
    expect(await shop.claimOf(sold.id)).toMatchObject({ invoice: invoice.id, quote: "" });
    expect(await shop.violations()).toEqual([]);
  });
});
