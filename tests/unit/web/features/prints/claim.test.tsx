import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { ClaimDocument, ListedClaim } from "#domain/claims/claimDocument.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import type { Company, Payment } from "#domain/core/records.ts";
import { ClaimSheet } from "#features/prints/claim/ClaimSheet.tsx";
import { ClaimSlipSheet } from "#features/prints/claim/ClaimSlipSheet.tsx";
import { InvoiceTicket } from "#features/prints/InvoiceTicket.tsx";
import { PaymentTicket } from "#features/prints/PaymentSheet.tsx";
import { InvoiceSheet } from "#shared/paper/InvoiceSheet.tsx";

const company = { id: "", name: "Optique du Port", logo: "", inpe: "061234567" } as Company;
const day = "2026-11-20 00:00:00.000Z";
const fund = { name: "Mutuelle du Port", kind: "mutual", papers: ["Ordonnance", "Facture"] };
const invoice = {
  invoice_number: "2026110007",
  date: day,
  total_amount: 2000,
  credited_amount: 0,
  fund_part: 1200,
  paid_amount: 800,
};
const claim = {
  id: "c",
  status: "partly",
  beneficiary: "Benali Yassine",
  beneficiary_birth: "2015-03-12",
  member_number: "7 214 880",
  relation: "fils",
  prescriber: "Dr Bennani",
  prescriber_inpe: "091234567",
  examined_on: "2026-11-12",
  fse_number: "FSE-1",
  agreement_number: "44 817",
  agreement_on: "2026-11-15",
  asked: 1500,
  agreed: 1200,
  received_amount: 1000,
  papers: [{ name: "Ordonnance", by: "Samira", at: "2026-11-21 09:05:00.000Z" }],
  slip: "BF-20261122-1",
  sent_on: "2026-11-22",
  refusal: "",
  notes: "Rappeler jeudi",
  expand: { client: { name: "Benali Aïcha" }, invoice, fund },
};
const said = () => document.body.textContent.replaceAll(/\s/g, " ");
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
afterEach(cleanup);

const dossier = (changes: object = {}) => {
  const shown = { ...claim, ...changes } as unknown as ClaimDocument;
  render(<ClaimSheet claim={shown} company={company} />);
  return said();
};

describe("the dossier of a claim", () => {
  it("the dossier of a claim names the fund, the persons, the prescription, the invoice and the slip", () => {
    const text = dossier();
    expect(heading()).toBe("Dossier de prise en charge");
    expect(text).toContain("Facture N° 2026110007 du 20/11/2026");
    expect(text).toContain("État : Payé en partie");
    expect(text).toContain("Bordereau BF-20261122-1 du 22/11/2026");
    expect(text).toMatch(/Organisme Mutuelle du Port \(Mutuelle\).*Assuré Benali Aïcha/);
    expect(text).toMatch(/Bénéficiaire Benali Yassine.*Né\(e\) le 12\/03\/2015/);
    expect(text).toMatch(/Lien avec l’assuré fils.*N° d’assuré 7 214 880/);
    expect(text).toMatch(/Prescripteur Dr Bennani.*INPE 091234567.*Ordonnance du 12\/11\/2026/);
    expect(text).toMatch(/N° FSE FSE-1.*N° d’accord 44 817.*Accord du 15\/11\/2026/);
    expect(text).toContain("Cachet et signature");
  });

  it("the dossier of a claim has its amounts, and the client's part", () => {
    const text = dossier();
    expect(text).toMatch(/Facture 2 000,00 DH.*Demandé à l’organisme 1 500,00 DH/);
    expect(text).toMatch(/Accordé 1 200,00 DH.*Payé par l’organisme 1 000,00 DH/);
    expect(text).toMatch(/Part du client 800,00 DH/);
  });

  it("the dossier of a claim lists each paper as present, with person and date, or as missing", () => {
    dossier();
    const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(/^présente Ordonnance\s*Samira.*2026/);
    expect(rows[2]).toMatch(/^manque Facturemanque$/);
  });

  it("the dossier of a claim leaves out empty values and the shop's notes", () => {
    const blank = { beneficiary: "", fse_number: "", received_amount: 0, slip: "", asked: 0 };
    const text = dossier(blank);
    expect(text).not.toMatch(/Bénéficiaire|FSE|Payé par|Bordereau|Demandé|Rappeler|Motif/);
    cleanup();
    expect(dossier({ refusal: "Hors délai" })).toContain("Motif : Hors délai");
  });

  it("the dossier of a claim notes when the fund requires no papers", () => {
    const expand = { ...claim.expand, fund: { ...fund, papers: [] } };
    expect(dossier({ papers: [], expand })).toContain("Cet organisme ne demande pas de pièce.");
  });
});

it("a slip to a fund lists its claims by invoice number, with their sum in figures and words", () => {
  const other = {
    ...claim,
    id: "d",
    beneficiary: "",
    member_number: "",
    agreement_number: "",
    agreed: 300.5,
    expand: { ...claim.expand, invoice: { ...invoice, invoice_number: "2026110003" } },
  };
  const claims = [claim, other] as unknown as ListedClaim[];
  render(<ClaimSlipSheet slip="BF-20261122-1" claims={claims} company={company} />);
  expect(heading()).toBe("Bordereau de prises en charge");
  expect(said()).toMatch(/N° BF-20261122-1 ?Le 22\/11\/2026/);
  expect(said()).toMatch(/Adressé à Mutuelle du Port.*Émis par Optique du Port.*INPE 061234567/);
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows.map((row) => row.replaceAll(/\s/g, " "))).toEqual([
    "N°BénéficiaireN° d’assuréN° d’accordFactureDuMontant (DH)",
    "1Benali Aïcha--202611000320/11/2026300,50",
    "2Benali Yassine7 214 88044 817202611000720/11/20261 200,00",
    "Total, 2 dossiers1 500,50",
  ]);
  expect(said()).toContain("Mille cinq cents dirhams et cinquante centimes");
});

const lens = { id: "l", product: "p", product_name: "Verre 1.6", product_type: "lens", eye: "" };
const claimed = {
  ...invoice,
  status: "paid",
  items: [{ ...lens, quantity: 2, price: 1000, discount: 0 }],
  payments: [{ id: "p", payment_method: "cash", amount: 800, reference: "", date: day }],
  credit_notes: [],
  refunds: [],
  claim: { ...claim, fund_name: fund.name },
  fund_payments: [{ amount: 1200, date: "2026-12-02 00:00:00.000Z" }],
  expand: { client: { name: "Benali Aïcha", created: day, address: "", ice: "" } },
};
const papers = { sheet: InvoiceSheet, ticket: InvoiceTicket };

describe.each(["sheet", "ticket"] as const)("a claimed invoice on a %s", (paper) => {
  const printed = (changes: object = {}) => {
    const Paper = papers[paper];
    const shown = { ...claimed, ...changes } as unknown as InvoiceDocument;
    render(<Paper invoice={shown} company={company} isNarrow />);
    return said();
  };

  it("a claimed invoice has the insured person, a line for each lens, both parts, and 'Acquittée'", () => {
    const text = printed();
    expect(text).toMatch(/Assuré ?Benali Aïcha.*Bénéficiaire ?Benali Yassine.*N° ?7 214 880/);
    expect(text).toMatch(/Prescripteur ?Dr Bennani.*INPE ?091234567.*N° FSE ?FSE-1/);
    expect(text).toMatch(/Verre 1.6 \(OD\).*1 000,00 DH.*Verre 1.6 \(OG\).*1 000,00 DH/);
    expect(text).toMatch(/Part de l’organisme, Mutuelle du Port ?−1 200,00 DH/);
    expect(text).toMatch(/dont payé le 02\/12\/2026 ?1 200,00 DH.*Part du client ?800,00 DH/);
    expect(text).toMatch(/Reste à payer ?0,00 DH/);
    expect(text).toContain("Acquittée");
  });

  it("a claimed invoice is not 'Acquittée' while the fund owes, and without a claim it has no parts", () => {
    expect(printed({ fund_payments: [] })).not.toMatch(/Acquittée|dont payé/);
    cleanup();
    const text = printed({ claim: null, fund_part: 0, fund_payments: [] });
    expect(text).not.toMatch(/Assuré|Part d|OD|Acquittée/);
  });
});

it("the receipt of a payment has the fund's and the client's part between total and amount due", () => {
  const [payment] = claimed.payments as unknown as Payment[];
  if (!payment) throw new Error("No payment");
  const shown = claimed as unknown as InvoiceDocument;
  render(<PaymentTicket invoice={shown} payment={payment} company={company} />);
  expect(said()).toMatch(
    /Total de la facture2 000,00 DH.*Part du client800,00 DH.*Payé à ce jour800,00 DHReste à payer0,00 DH/,
  );
});
