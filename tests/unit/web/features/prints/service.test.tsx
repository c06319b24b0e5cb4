import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Company, User } from "#domain/core/records.ts";
import type { Supplier } from "#domain/core/records.ts";
import type { ListedService, ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { user } from "#api/session/session.ts";
import { ReturnSlipSheet } from "#features/prints/service/ReturnSlipSheet.tsx";
import { ServiceRoll } from "#features/prints/service/ServiceRoll.tsx";
import { ServiceSheet } from "#features/prints/service/ServiceSheet.tsx";
import { depositPaper, handBackPaper } from "#features/prints/service/serviceTexts.ts";

const company = {
  id: "",
  name: "Optique du Port",
  logo: "",
  address: "12, rue du Port",
  ice: "001122334455667",
} as Company;
const day = "2026-11-26 00:00:00.000Z";
const ticket = {
  id: "t",
  number: "S2026110001",
  date: day,
  promised_on: "2026-11-30 00:00:00.000Z",
  client: "c",
  invoice_item: "i",
  product: "p",
  object: "Monture noire, branche tordue",
  condition: ["scratched", "case"],
  kind: "repair",
  cause: "mounting",
  found: "Charnière forcée au montage",
  notes: "Redresser la branche",
  status: "todo",
  steps: [{ status: "todo", at: "2026-11-26 09:00:00.000Z", by: "Samira" }],
  pays: "client",
  estimate: 80,
  with_client: false,
  lent: "",
  lent_back_on: "",
  worker: "u",
  by: "Samira",
  remake_number: "",
  items: [],
  warranty: null,
  expand: {
    client: { name: "Benali Aïcha", phone: "0612345678" },
    product: { name: "Monture Riad 52-18", reference: "RIAD" },
  },
};
const warranty = {
  from: "2026-03-10",
  legal_until: "2027-03-10",
  shop_until: "2027-03-29",
  adaptation_until: null,
  held: 19,
};
const papers = { sheet: ServiceSheet, roll: ServiceRoll };
const makers = { deposit: depositPaper, handBack: handBackPaper };
const said = () => document.body.textContent.replaceAll(/\s/g, " ");
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

const printed = (of: keyof typeof papers, made: keyof typeof makers, changes: object = {}) => {
  const Paper = papers[of];
  const shown = { ...ticket, ...changes } as unknown as ServiceDocument;
  render(<Paper paper={makers[made](shown)} company={company} />);
  return said();
};
afterEach(cleanup);

describe.each(["sheet", "roll"] as const)("the receipt of deposited glasses on a %s", (of) => {
  it("a deposit's receipt has number, bar code, shop, client, days, glasses, state, work and price", () => {
    const text = printed(of, "deposit");
    expect(heading()).toBe("BON DE DÉPÔT N° S2026110001");
    expect(screen.getByRole("img", { name: /Code 128.*S2026110001/ })).toBeTruthy();
    expect(text).toContain("Optique du Port");
    expect(text).toContain("001122334455667");
    expect(text).toMatch(/Client ?Benali Aïcha.*Téléphone ?06 12 34 56 78/);
    expect(text).toMatch(/Déposé le ?26\/11\/2026.*Promis le ?30\/11\/2026/);
    expect(screen.getByText("Ce bon vaut accusé de réception.")).toBeTruthy();
    expect(text).toMatch(/Objet ?Monture noire, branche tordue/);
    expect(text).toMatch(/Article ?Monture Riad 52-18 · RIAD/);
    expect(text).toMatch(/État ?Verres rayés, Avec étui/);
    expect(text).toMatch(/Demandé ?Réparation Redresser la branche/);
    expect(text).toMatch(/Prix ?80,00 DH/);
    expect(text).toContain("Signature du client");
    expect(text).not.toMatch(/Lunettes prêtées|risque de casse/);
  });

  it("a deposit's receipt never shows the cause, the finding or a name of staff", () => {
    expect(printed(of, "deposit")).not.toMatch(/Charnière|Notre montage|Samira/);
  });

  it("a deposit's receipt without an estimate is free if the shop pays, else its price is open", () => {
    expect(printed(of, "deposit", { estimate: 0, pays: "shop" })).toMatch(/Prix ?Sans frais/);
    cleanup();
    expect(printed(of, "deposit", { estimate: 0 })).toMatch(/Prix ?À convenir/);
  });

  it("a deposit's receipt names lent glasses, and warns that fragile ones may break", () => {
    const text = printed(of, "deposit", { lent: "Dépannage bleue", condition: ["fragile"] });
    expect(text).toMatch(/Lunettes prêtées ?Dépannage bleue/);
    expect(
      screen.getByText("Le client a été prévenu du risque de casse pendant la réparation."),
    ).toBeTruthy();
    expect(text).toMatch(/État ?Fragile ou déjà réparée/);
  });

  it("the receipt does not confirm glasses that stay with the client", () => {
    const text = printed(of, "deposit", { with_client: true });
    expect(text).toContain("Le client garde ses lunettes");
    expect(text).not.toContain("accusé de réception");
  });

  it("the receipt for a walk-in has no client and no article", () => {
    const text = printed(of, "deposit", { expand: {}, object: "Vis", promised_on: "" });
    expect(text).toMatch(/Objet ?Vis/);
    expect(text).not.toMatch(/Client |Téléphone|Article|Promis/);
  });
});

describe.each(["sheet", "roll"] as const)("the receipt of handed-back glasses on a %s", (of) => {
  const back = {
    status: "returned",
    steps: [...ticket.steps, { status: "returned", at: "2026-12-01 10:00:00.000Z", by: "Samira" }],
    items: [
      {
        id: "a",
        product_name: "Plaquettes",
        product_reference: "PLQ",
        direction: "out",
        quantity: 2,
      },
      {
        id: "b",
        product_name: "Monture Riad",
        product_reference: "",
        direction: "in",
        quantity: 1,
      },
    ],
    lent: "Dépannage bleue",
    lent_back_on: "2026-12-01",
    warranty,
  };

  it("a hand-back's receipt has work, parts, returned lent glasses, and the days held", () => {
    const text = printed(of, "handBack", back);
    expect(heading()).toBe("BON DE RESTITUTION N° S2026110001");
    expect(text).toMatch(/Déposé le ?26\/11\/2026.*Rendu le ?01\/12\/2026/);
    expect(text).toMatch(/Fait ?Réparation/);
    expect(text).toMatch(/Plaquettes ?PLQ ?Donné ?(× )?2/);
    expect(text).toMatch(/Monture Riad ?-? ?Reçu en échange ?(× )?1/);
    expect(text).toMatch(/Lunettes prêtées ?Dépannage bleue, rendues le 01\/12\/2026/);
    expect(
      screen.getByText("Gardé 19 jours : garantie prolongée jusqu’au 29/03/2027"),
    ).toBeTruthy();
    expect(text).toContain("Lunettes rendues, signature du client");
    expect(text).not.toMatch(/Charnière|Notre montage|Samira|accusé/);
  });

  it("a hand-back's receipt mentions no days held without a shop warranty, or if there are none", () => {
    const none = { ...back, warranty: { ...warranty, shop_until: null } };
    expect(printed(of, "handBack", none)).not.toContain("Gardé");
    cleanup();
    const unheld = { ...back, warranty: { ...warranty, held: 0 } };
    expect(printed(of, "handBack", unheld)).not.toContain("Gardé");
    cleanup();
    const one = { ...back, warranty: { ...warranty, held: 1 } };
    expect(printed(of, "handBack", one)).toContain("Gardé 1 jour : garantie");
  });

  it("a hand-back's receipt shows lent glasses still out, remade lenses, and abandoned work", () => {
    expect(printed(of, "handBack", { ...back, lent_back_on: "" })).toContain(
      "Dépannage bleue, à rendre",
    );
    cleanup();
    const remake = { ...back, kind: "remake", remake_number: "2026110001-R1" };
    expect(printed(of, "handBack", remake)).toMatch(
      /Fait ?Verres refaits · réfection 2026110001-R1/,
    );
    cleanup();
    expect(printed(of, "handBack", { ...back, status: "cancelled" })).toMatch(
      /Fait ?Rendu en l’état/,
    );
    cleanup();
    const open = { ...back, status: "ready", steps: ticket.steps };
    expect(printed(of, "handBack", open)).not.toContain("Rendu le");
  });
});

describe("the slip of articles returned to a supplier", () => {
  const sent = {
    ...ticket,
    slip: "RF-20261128-1",
    sent_on: "2026-11-28",
    cause: "maker",
    found: "Charnière cassée",
    supplier_reference: "BL-77",
    expected: 620,
    expand: { ...ticket.expand, supplier: { id: "s", name: "Atelier Atlas" } },
  };
  const other = { ...sent, id: "u", number: "S2026110003", cause: "", found: "", expected: 410.5 };
  const supplier = {
    name: "Atelier Atlas",
    address: "5, rue des Verriers",
    phone: "0522000000",
    email: "retours@atlas.example",
  } as Supplier;
  const slip = (tickets: object[]) => {
    render(
      <ReturnSlipSheet
        slip="RF-20261128-1"
        tickets={tickets as ListedService[]}
        supplier={supplier}
        company={company}
      />,
    );
    return screen.getAllByRole("row").map(({ textContent }) => textContent.replaceAll(/\s/g, " "));
  };
  const see = (role: string) => {
    user.value = { id: "u", company: "", active: true, role } as unknown as User;
  };
  afterEach(() => {
    user.value = null;
  });

  it("a return slip lists number, article, cause, finding, supplier's reference and expected credit", () => {
    see("");
    const rows = slip([other, sent]);
    expect(heading()).toBe("BON DE RETOUR N° RF-20261128-1");
    expect(said()).toContain("Le 28/11/2026");
    expect(said()).toMatch(/Fournisseur Atelier Atlas.*5, rue des Verriers.*retours@atlas/);
    expect(rows).toEqual([
      "Notre N°ArticleCauseConstatVotre référenceAvoir attendu (DH)",
      "S2026110001Monture Riad 52-18RIADDéfaut du fabricantCharnière casséeBL-77620,00",
      "S2026110003Monture Riad 52-18RIAD--BL-77410,50",
      "Total, 2 articles1 030,50",
    ]);
  });

  it("a return slip never has the client's name or the description of the glasses", () => {
    see("");
    slip([sent]);
    expect(said()).not.toMatch(/Benali|Aïcha|06 12|branche tordue/);
  });

  it("a return slip has no costs for a person without the right to see them", () => {
    see("seller");
    const rows = slip([sent, other]);
    expect(rows[0]).toBe("Notre N°ArticleCauseConstatVotre référence");
    expect(rows.at(-1)).toBe("Total, 2 articles");
    expect(said()).not.toMatch(/Avoir|620|410/);
  });
});
