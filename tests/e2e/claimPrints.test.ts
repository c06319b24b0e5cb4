import { describe, expect, it } from "vitest";

import type { ClaimDocument, ClaimSlip } from "#domain/claims/claimDocument.ts";
import { today } from "#domain/core/days/days.ts";
import { paths } from "#lib/addresses/paths.ts";
import { desktop, phone, type Screen } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, newId } from "#support/shop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { sceneWith } from "./pages/scene.ts";

/** Filled shop whose sale of 2 250,00 DH has an agreed claim of 1 200,00 on a slip; 1 000,00 were paid by the client. */
const scene = sceneWith(async (server) => {
  const filled = await fillShop(server);
  const { shop, sale } = filled;
  const fund = await shop.create("optique_funds", {
    name: "Mutuelle générale de l’administration publique",
    kind: "mutual",
    pays: "shop",
    papers: ["Ordonnance", "Facture", "Feuille de soins remplie par le prescripteur"],
  });
  const claim = newId();
  const body = {
    invoice: sale.invoice?.id,
    fund: fund.id,
    beneficiary: "El Mansouri Alaoui Mohamed Yassine",
    member_number: "7 214 880",
    prescriber: "Dr Bennani Abdelilah",
    prescriber_inpe: "091234567",
    examined_on: "2026-11-12",
    fse_number: "FSE-44817",
    agreement_number: "44 817",
    agreed: 1200,
    status: "agreed",
    papers: ["Ordonnance"],
  };
  expectOk(await shop.send<ClaimDocument>("PUT", `/api/optique/claims/${claim}`, body));
  const sent = { fund: fund.id, claims: [claim] };
  const { slip } = expectOk(await shop.send<ClaimSlip>("POST", "/api/optique/claims/slips", sent));
  const pay = (amount: number) =>
    shop.send("POST", `/api/optique/claims/slips/${slip}/pay`, {
      date: today(),
      payment_method: "transfer",
      reference: "VIR-1",
      amounts: { [claim]: amount },
    });
  return { ...filled, claim, slip, pay, invoice: sale.invoice?.id ?? "" };
});

async function visit(screen: Screen) {
  const opened = await scene.visit(screen);
  await countPrints(opened.person);
  return { ...opened, sheet: new PrintPage(opened.person) };
}

it("an invoice with a claim prints both parts on one page, and 'Acquittée' once all is paid", async () => {
  const { person, sheet, enter, shop, invoice, pay } = await visit(desktop);
  await enter(paths.printInvoice(invoice));
  await person.seen("Assuré", "El Mansouri Alaoui Mohamed Yassine", "091234567", "FSE-44817");
  await person.seen(/^Verre - Progressif 1.6 \(OD\)$/, /^Verre - Progressif 1.6 \(OG\)$/);
  const sums = () => person.page.locator(".sheet-ladder").innerText();
  expect(await sums()).toMatch(/−1\s200,00\sDH\s+Part du client\s+1\s050,00\sDH/);
  expect(await sums()).toMatch(/Reste à payer\s+50,00\sDH/);
  for (const format of ["A4", "A5", "Ticket 80 mm"] as const)
    expect(await sheet.textsBeyond(format)).toEqual([]);
  expect(await sheet.pagesOn("A4")).toEqual([{ width: 210, height: 297 }]);
  expect(await sheet.pagesOn("A5")).toEqual([{ width: 148, height: 210 }]);
  await expect.poll(() => person.page.getByText("Acquittée").count()).toBe(0);
  expectOk(await pay(1200));
  const paid = { invoice, date: today(), amount: 50, payment_method: "cash" };
  await shop.create("optique_payments", paid);
  await person.reload();
  await person.seen("Acquittée");
  expect(await sums()).toMatch(/dont payé le \d\d\/\d\d\/\d{4}\s+1\s200,00\sDH/);
  expect(await sums()).toMatch(/Reste à payer\s+0,00\sDH/);
  person.clean();
});

it("the dossier and the slip of a claim are printed, and an unknown claim or slip shows an error", async () => {
  const { person, sheet, enter, claim, slip } = await visit(desktop);
  await enter(paths.claim(claim));
  await person.follow("Imprimer");
  await person.at(paths.printClaim(claim));
  await person.heading("Dossier de prise en charge");
  await person.seen("Envoyé", "Samira", "manque", "7 214 880", "44 817");
  await person.accessible();
  await sheet.print();
  expect(await sheet.textsBeyond("A4")).toEqual([]);
  expect(await sheet.textsBeyond("A5")).toEqual([]);
  expect(await sheet.pagesOn("A4")).toEqual([{ width: 210, height: 297 }]);
  expect(await sheet.pagesOn("A5")).toEqual([{ width: 148, height: 210 }]);
  person.clean();
  await person.keys("Escape");
  await person.at(paths.claim(claim));

  // A load begins the count of prints anew.
  await person.goto(paths.claimSlip(slip));
  await person.follow("Imprimer");
  await person.at(paths.printClaimSlip(slip));
  await person.heading("Bordereau de prises en charge");
  await person.seen(`N° ${slip}`, "Mille deux cents dirhams", "Cachet de l’organisme");
  await person.accessible();
  await person.keys("Enter");
  await expect.poll(() => sheet.printed()).toBe(1);
  expect(await sheet.textsBeyond(null)).toEqual([]);
  expect(await sheet.pagesOn("A4")).toEqual([{ width: 210, height: 297 }]);
  person.clean();
  await sheet.goBack();
  await person.at(paths.claimSlip(slip));

  await person.go(paths.printClaim("aaaaaaaaaaaaaaa"));
  await person.seen("Prise en charge non trouvée");
  await person.go(paths.printClaimSlip("BF-20200101-1"));
  await person.seen("Bordereau non trouvé");
  person.forgive(/404/);
  person.clean();
});

describe("prints of claims on a phone", () => {
  it("dossier and slip are shown whole", async () => {
    const { person, enter, claim, slip } = await visit(phone);
    await enter(paths.printClaim(claim));
    await person.seen("Pièces du dossier");
    await expectNoOverflow(person);
    await person.go(paths.printClaimSlip(slip));
    await person.seen("Mille deux cents dirhams");
    await expectNoOverflow(person);
    person.clean();
  });
});
