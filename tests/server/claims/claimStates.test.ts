import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import type { Refusal } from "#support/shop.ts";
import { expectOk, newId, openShop, recordsPath } from "#support/shop.ts";
import { type ClaimShop, openClaimShop, refused } from "#support/claimShop.ts";

let shop: ClaimShop;
beforeEach(async () => {
  shop = await openClaimShop();
});

const day = `${today()} 00:00:00.000Z`;

describe("a claim whose client paid the shop", () => {
  it("goes from 'to fill in' to 'complete' and 'given', and changes no money", async () => {
    const sale = await shop.sell(1000);
    const id = newId();
    const first = await shop.claim({ invoice: sale.id, fund: shop.mutual.id, agreed: 300 }, id);
    expect(first).toMatchObject({
      status: "todo",
      client: shop.customer.id,
      company: shop.company,
      agreed: 300,
      due: 0,
      papers: [],
      expand: { fund: { name: "Mutuelle" }, client: { id: shop.customer.id } },
    });
    expect(refused(await shop.change(first, { status: "ready" }))).toEqual([
      400,
      { prescriber: "required", examined_on: "required" },
    ]);
    const ready = await shop.changed(first, {
      status: "ready",
      prescriber: "Dr Alami",
      prescriber_inpe: "0912",
      beneficiary: "Sami Benali",
      examined_on: "2026-11-20",
      fse_number: "FSE-77",
    });
    const given = await shop.changed(ready, { status: "given" });
    expect(given).toMatchObject({ status: "given", slip: "", sent_on: "", prescriber: "Dr Alami" });
    expect(await shop.invoice(sale.id)).toMatchObject({
      fund_part: 0,
      client_part: 1000,
      status: "unpaid",
      claim: { id, fund_name: "Mutuelle", status: "given" },
      fund_payments: [],
    });
    expect(refused(await shop.change(given, { status: "todo" }))).toEqual([
      400,
      { status: "claim_step" },
    ]);
    const back = await shop.changed(given, { status: "ready" });
    expect((await shop.changed(back, { status: "todo" })).status).toBe("todo");
    expect(await shop.violations()).toEqual([]);
  });

  it("of state 'complete' cannot lose the values that make it complete", async () => {
    const sale = await shop.sell(100);
    const body = { invoice: sale.id, fund: shop.mutual.id, status: "ready", prescriber: "Dr A" };
    const without = await shop.put<Refusal>(body);
    expect(without.body.data).toMatchObject({
      examined_on: { code: "required", message: "La date de l’ordonnance est requise." },
    });
    const ready = await shop.claim({ ...body, examined_on: "2026-11-20" });
    expect(refused(await shop.change(ready, { prescriber: " ", examined_on: "" }))).toEqual([
      400,
      { prescriber: "required", examined_on: "required" },
    ]);
  });

  it("whose stored ordonnance has no day can still be handed over", async () => {
    const { id: invoice } = await shop.sell(100);
    const day = { prescriber: "Dr A", examined_on: "2026-11-20" };
    const { id } = await shop.claim({ invoice, fund: shop.mutual.id, status: "ready", ...day });
    await shop.sql(`UPDATE optique_claims SET examined_on = '' WHERE id = '${id}'`);
    const given = await shop.changed(await shop.claimOf(id), { status: "given" });
    expect(given).toMatchObject({ status: "given", examined_on: "" });
  });

  it("stores who ticked each paper, when it was ticked first", async () => {
    const sale = await shop.sell(100);
    const body = {
      invoice: sale.id,
      fund: shop.mutual.id,
      papers: ["Ordonnance", " ", "Ordonnance"],
    };
    const first = await shop.claim(body);
    expect(first.papers).toEqual([
      { name: "Ordonnance", by: "Samira", at: expect.stringMatching(/^\d{4}-/) as string },
    ]);
    const both = await shop.changed(first, { papers: [...(first.papers as object[]), "Facture"] });
    expect(both.papers).toEqual([
      (first.papers as object[])[0],
      expect.objectContaining({ name: "Facture", by: "Samira" }),
    ]);
    expect((await shop.changed(both, { papers: ["Facture"] })).papers).toHaveLength(1);
  });
});

describe("a claim that the fund pays to the shop", () => {
  it("a claim is requested, agreed, sent, and paid by two transfers", async () => {
    const sale = await shop.sell(1000, {});
    const asked = await shop.claim({ invoice: sale.id, fund: shop.fund.id, asked: 500 });
    expect(asked).toMatchObject({ status: "asked", agreement_on: "" });
    expect(await shop.invoice(sale.id)).toMatchObject({ fund_part: 0, client_part: 1000 });
    expect(refused(await shop.change(asked, { status: "agreed" }))).toEqual([
      400,
      { agreed: "agreed_required" },
    ]);
    const agreed = await shop.changed(asked, { status: "agreed", agreed: 400 });
    expect(agreed).toMatchObject({ agreement_on: day, due: 400 });
    expect(await shop.invoice(sale.id)).toMatchObject({
      fund_part: 400,
      client_part: 600,
      paid_amount: 0,
      status: "unpaid",
    });
    const slip = await shop.sent(agreed);
    expect(slip).toBe(`BF-${today().replaceAll("-", "")}-1`);
    expect(await shop.claimOf(agreed.id)).toMatchObject({ status: "sent", slip, sent_on: day });
    expectOk(await shop.pay(slip, { [agreed.id]: 150 }));
    expect(await shop.claimOf(agreed.id)).toMatchObject({
      status: "partly",
      received_amount: 150,
      received_on: day,
      due: 250,
    });
    expectOk(await shop.pay(slip, { [agreed.id]: 250 }, { reference: "VIR-2" }));
    expect(await shop.claimOf(agreed.id)).toMatchObject({
      status: "paid",
      received_amount: 400,
      due: 0,
    });
    expect(await shop.invoice(sale.id)).toMatchObject({
      fund_part: 400,
      client_part: 600,
      paid_amount: 0,
      status: "unpaid",
      payments: [],
      fund_payments: [
        { amount: 150, fund: shop.fund.id, cheque_state: "", by: "Samira" },
        { amount: 250, fund: shop.fund.id, reference: "VIR-2" },
      ],
    });
    expect(await shop.violations()).toEqual([]);
  });

  it("moves between 'requested', 'agreed' and 'refused' before it is on a slip, and nowhere else", async () => {
    let claim = await shop.agreed(200);
    const invoice = claim.invoice;
    claim = await shop.changed(claim, { status: "refused", refusal: "Déjà servi" });
    expect(claim.refusal).toBe("Déjà servi");
    expect((await shop.invoice(invoice)).fund_part).toBe(0);
    claim = await shop.changed(claim, { status: "agreed" });
    expect(claim.refusal).toBe("");
    claim = await shop.changed(claim, { status: "asked" });
    for (const status of ["sent", "paid", "partly", "rejected", "todo", "given"])
      expect([status, refused(await shop.change(claim, { status }))]).toEqual([
        status,
        [400, { status: "claim_step" }],
      ]);
    expect(refused(await shop.change(claim, { status: "lost" }))).toEqual([
      400,
      { status: "choice" },
    ]);
  });

  it("leaves its slip by a step back, and can be rejected, then resumed", async () => {
    const claim = await shop.agreed(200);
    const other = await shop.agreed(100);
    await shop.sent(claim, other);
    let sent = await shop.claimOf(claim.id);
    expect(refused(await shop.change(sent, { agreed: 150 }))).toEqual([
      409,
      { agreed: "claim_sent" },
    ]);
    expect(refused(await shop.change(sent, { status: "asked" }))).toEqual([
      400,
      { status: "claim_step" },
    ]);
    sent = await shop.changed(sent, { status: "agreed", agreed: 150 });
    expect(sent).toMatchObject({ slip: "", sent_on: "", agreed: 150 });
    const slip = await shop.sent(sent);
    expectOk(await shop.reject(sent.id));
    expect(await shop.invoice(claim.invoice)).toMatchObject({ fund_part: 0, client_part: 1000 });
    const rejected = await shop.claimOf(sent.id);
    expect(rejected).toMatchObject({ status: "rejected", refusal: "Hors délai", slip, due: 0 });
    expect(refused(await shop.change(rejected, { status: "partly" }))).toEqual([
      400,
      { status: "claim_step" },
    ]);
    expect(await shop.changed(rejected, { status: "sent" })).toMatchObject({ slip, refusal: "" });
    expect(await shop.invoice(claim.invoice)).toMatchObject({ fund_part: 150, client_part: 850 });
    expect(await shop.violations()).toEqual([]);
  });

  it("keeps the amount already paid when the rest is rejected", async () => {
    const claim = await shop.agreed(200);
    const slip = await shop.sent(claim);
    expectOk(await shop.pay(slip, { [claim.id]: 80 }));
    expectOk(await shop.reject(claim.id, "Plafond atteint"));
    expect(await shop.invoice(claim.invoice)).toMatchObject({ fund_part: 80, client_part: 920 });
    expect(refused(await shop.pay(slip, { [claim.id]: 20 }))).toEqual([
      400,
      { [`amounts.${claim.id}`]: "claim_rejected" },
    ]);
    const again = await shop.changed(await shop.claimOf(claim.id), { status: "partly" });
    expect(again).toMatchObject({ status: "partly", due: 120 });
    expect((await shop.invoice(claim.invoice)).fund_part).toBe(200);
    expect(await shop.violations()).toEqual([]);
  });

  it("can be rejected once, with a reason, while it waits for money", async () => {
    const claim = await shop.agreed(200);
    expect(refused(await shop.reject(claim.id))).toEqual([409, { id: "claim_waiting" }]);
    await shop.sent(claim);
    for (const refusal of ["", "  ", null])
      expect(refused(await shop.reject(claim.id, refusal))).toEqual([400, { refusal: "required" }]);
    expect(refused(await shop.reject(claim.id, "x".repeat(501)))).toEqual([
      400,
      { refusal: "too_long" },
    ]);
    const first = expectOk(await shop.reject(claim.id));
    expect(expectOk(await shop.reject(claim.id))).toEqual(first);
    expect(refused(await shop.reject(claim.id, "Autre"))).toEqual([409, { id: "claim_rejected" }]);
  });
});

describe("a save of a claim", () => {
  it("a malformed claim is refused at its field, with a French sentence", async () => {
    const sale = await shop.sell(1000);
    const body = { invoice: sale.id, fund: shop.fund.id };
    const walkIn = await shop.sell(50, { client: "" });
    const cases: [object, string, RegExp][] = [
      [{ fund: shop.fund.id }, "invoice", /^La facture est requise\.?$/],
      [{ invoice: sale.id }, "fund", /^L’organisme est requis\.?$/],
      [{ ...body, invoice: newId() }, "invoice", /facture est introuvable/],
      [{ ...body, fund: newId() }, "fund", /organisme est introuvable/],
      [{ ...body, invoice: walkIn.id }, "invoice", /au nom d’un client/],
      [{ ...body, agreed: 1000.01, status: "agreed" }, "agreed", /dépasse le total/],
      [{ ...body, agreed: -1 }, "agreed", /au moins 0/],
      [{ ...body, asked: "beaucoup" }, "asked", /nombre/],
      [{ ...body, status: "todo" }, "status", /ne suit pas/],
      [{ ...body, beneficiary: "x".repeat(201) }, "beneficiary", /trop long/],
      [{ ...body, beneficiary_birth: addDays(today(), 1) }, "beneficiary_birth", /naissance/],
      [{ ...body, examined_on: "31/02/2026" }, "examined_on", /n’existe pas/],
      [{ ...body, papers: "Ordonnance" }, "papers", /liste/],
      [{ ...body, papers: [7] }, "papers", /texte/],
      [{ ...body, papers: ["x".repeat(201)] }, "papers", /trop long/],
    ];
    for (const [sent, field, sentence] of cases) {
      const answer = await shop.put<Refusal>(sent);
      expect([field, answer.status]).toEqual([field, 400]);
      expect(answer.body.data[field]?.message).toMatch(sentence);
    }
    expect((await shop.claims()).totalItems).toBe(0);
    const archived = await shop.makeFund({ archived: true });
    expect(refused(await shop.put({ ...body, fund: archived.id }))).toEqual([
      400,
      { fund: "fund_archived" },
    ]);
  });

  it("writes nothing when the values are already stored, and answers 409 to an old version", async () => {
    const id = newId();
    const sale = await shop.sell(1000);
    const body = {
      invoice: sale.id,
      fund: shop.fund.id,
      status: "agreed",
      agreed: 300,
      agreement_on: "",
      papers: ["Ordonnance"],
    };
    const first = await shop.claim(body, id);
    const { version } = await shop.invoice(sale.id);
    expect(await shop.claim(body, id)).toEqual(first);
    expect((await shop.invoice(sale.id)).version).toBe(version);
    const second = await shop.changed(first, { notes: "Rappeler" });
    expect(refused(await shop.change(first, { notes: "Autre" }))).toEqual([
      409,
      { version: "modified" },
    ]);
    expect(refused(await shop.put({ notes: "Autre" }, id))).toEqual([409, { version: "modified" }]);
    expect((await shop.invoice(sale.id)).version).toBe(version);
    expect(await shop.claim({ ...second }, id)).toEqual(second);
  });

  it("creates one claim for an invoice, and the claim keeps that invoice", async () => {
    const claim = await shop.agreed(100);
    const other = await shop.sell(50);
    expect(refused(await shop.put({ invoice: claim.invoice, fund: shop.fund.id }))).toEqual([
      409,
      { invoice: "claim_exists" },
    ]);
    expect(refused(await shop.change(claim, { invoice: other.id }))).toEqual([
      400,
      { invoice: "fixed" },
    ]);
    const made = await Promise.all(
      [1, 2, 3, 4].map(() => shop.put({ invoice: other.id, fund: shop.fund.id })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it("puts the claim back to its first state when the new fund pays the other party", async () => {
    const claim = await shop.agreed(100);
    const moved = await shop.changed(claim, { fund: shop.mutual.id });
    expect(moved).toMatchObject({ status: "todo", fund: shop.mutual.id });
    expect((await shop.invoice(claim.invoice)).fund_part).toBe(0);
    const path = recordsPath("optique_funds", shop.mutual.id);
    expectOk(await shop.send("PATCH", path, { pays: "shop" }));
    expect((await shop.changed(moved, { notes: "a" })).status).toBe("todo");
    const now = await shop.claimOf(claim.id);
    expect((await shop.changed(now, { status: "agreed" })).status).toBe("agreed");
    expect(await shop.violations()).toEqual([]);
  });

  it("a claim is refused for another company's claim, invoice and fund", async () => {
    const claim = await shop.agreed(100);
    const stranger = await openClaimShop();
    const sale = await stranger.sell(100);
    expect((await stranger.put({ version: claim.version, notes: "a" }, claim.id)).status).toBe(404);
    expect(refused(await stranger.put({ invoice: claim.invoice, fund: stranger.fund.id }))).toEqual(
      [400, { invoice: "unknown_record" }],
    );
    expect(refused(await stranger.put({ invoice: sale.id, fund: shop.fund.id }))).toEqual([
      400,
      { fund: "unknown_record" },
    ]);
    expect(refused(await stranger.sendSlip([claim.id]))).toEqual([
      400,
      { "claims.0": "unknown_record" },
    ]);
    expect((await stranger.reject(claim.id)).status).toBe(404);
    const slip = await shop.sent(claim);
    expect((await stranger.pay(slip, { [claim.id]: 1 })).status).toBe(404);
    expect(refused(await stranger.sendSlip([claim.id], shop.fund.id))).toEqual([
      400,
      { fund: "unknown_record" },
    ]);
    expect((await stranger.claims()).totalItems).toBe(0);
  });

  it("a claim's save is journalled with amounts and states, without personal data", async () => {
    const claim = await shop.agreed(100, 1000, { beneficiary: "Sami Zyx", fse_number: "F-ZYX" });
    await shop.changed(claim, { agreed: 120, beneficiary: "Rita Zyx", notes: "zyx" });
    const [entry] = await shop.find("optique_journal", `record = "${claim.id}"`);
    expect(entry).toMatchObject({
      collection: "optique_claims",
      action: "update",
      actor_name: "Samira",
      label: claim.expand?.invoice?.invoice_number,
      changes: { agreed: [100, 120], beneficiary: [], notes: [] },
    });
    const removed = await shop.send("DELETE", recordsPath("optique_claims", claim.id));
    expect(removed.status).toBe(204);
    const entries = await shop.find("optique_journal", `collection = "optique_claims"`);
    expect(entries.map(({ action }) => action)).toEqual(["update", "delete"]);
    // Leaves ids out, because a random id may contain these letters.
    const written = entries.map(({ label, changes }) => ({ label, changes }));
    expect(JSON.stringify(written)).not.toMatch(/zyx/i);
  });
});

describe("the deletion of a claim", () => {
  it("a claim can be deleted before it is on a slip; the client then owes the fund's part", async () => {
    const claim = await shop.agreed(300);
    const path = recordsPath("optique_claims", claim.id);
    await shop.sent(claim);
    expect(refused(await shop.send("DELETE", path))).toEqual([409, { id: "claim_sent" }]);
    await shop.changed(await shop.claimOf(claim.id), { status: "agreed" });
    expect((await shop.send("DELETE", path)).status).toBe(204);
    expect(await shop.invoice(claim.invoice)).toMatchObject({
      fund_part: 0,
      client_part: 1000,
      claim: null,
    });
    expect(await shop.violations()).toEqual([]);
  });

  it("the deletion of a claim is the only write of the records API", async () => {
    const claim: ClaimDocument = await shop.agreed(300);
    const path = recordsPath("optique_claims", claim.id);
    expect((await shop.send("PATCH", path, { agreed: 5 })).status).toBe(403);
    expect((await shop.sendAsAdmin("PATCH", path, { agreed: 5 })).status).toBe(400);
    const unlinked = await openShop();
    expect((await unlinked.send("DELETE", path)).status).toBe(404);
  });
});
