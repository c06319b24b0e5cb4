import { afterEach, describe, expect, it } from "vitest";
import { company } from "#api/session/session.ts";
import { toCentimes } from "#domain/core/money.ts";
import { renewalItems } from "#app/palette/foundItems.ts";
import { wishOf } from "#app/palette/wish.ts";

const amount = (dirhams: number) => toCentimes(dirhams);

describe("the palette's parser", () => {
  it.each([
    ["zineb paiement 500", { verb: "pay", rest: "zineb", amount: amount(500) }],
    ["paiement zineb", { verb: "pay", rest: "zineb", amount: null }],
    ["500 payer Zineb Alaoui", { verb: "pay", rest: "Zineb Alaoui", amount: amount(500) }],
    ["encaisser 1 500 alaoui", { verb: "pay", rest: "alaoui", amount: amount(1500) }],
    ["régler alaoui 12,50 dh", { verb: "pay", rest: "alaoui", amount: amount(12.5) }],
    ["paie zineb 500DH", { verb: "pay", rest: "zineb", amount: amount(500) }],
    [
      "zineb paiement 500 cheque",
      { verb: "pay", rest: "zineb", amount: amount(500), method: "check" },
    ],
    ["paiement zineb carte", { verb: "pay", rest: "zineb", amount: null, method: "card" }],
    ["payer Espèces zineb", { verb: "pay", rest: "zineb", amount: null, method: "cash" }],
    ["chèque zineb", { verb: null, rest: "chèque zineb", amount: null }],
    ["paiement", { verb: "pay", rest: "", amount: null }],
    // Invoice numbers and telephone numbers are not amounts.
    ["paiement 2026110042", { verb: "pay", rest: "2026110042", amount: null }],
    ["paiement 612 345 678", { verb: "pay", rest: "612 345 678", amount: null }],
    ["paiement 06 12 34", { verb: "pay", rest: "06 12 34", amount: null }],
    ["paiement 0042", { verb: "pay", rest: "0042", amount: null }],
    ["paiement 0612345678 300", { verb: "pay", rest: "0612345678", amount: amount(300) }],
    ["imprimer zineb", { verb: "print", rest: "zineb", amount: null }],
    ["impr 0042", { verb: "print", rest: "0042", amount: null }],
    ["nouvelle prescription zineb", { verb: "prescribe", rest: "zineb", amount: null }],
    ["zineb nouvelle ordonnance", { verb: "prescribe", rest: "zineb", amount: null }],
    ["facture 2026110029", { verb: "invoice", rest: "2026110029", amount: null }],
    ["facture daoudi", { verb: "invoice", rest: "daoudi", amount: null }],
    ["facture", { verb: null, rest: "facture", amount: null }],
    ["devis zineb", { verb: "quote", rest: "zineb", amount: null }],
    ["Devis D202611", { verb: "quote", rest: "D202611", amount: null }],
    ["imprimer devis zineb", { verb: "print", rest: "devis zineb", amount: null }],
    // 'devis' is a verb only as the first word.
    ["zineb devis", { verb: null, rest: "zineb devis", amount: null }],
    ["devis", { verb: null, rest: "devis", amount: null }],
    ["imprimer facture 0042", { verb: "print", rest: "facture 0042", amount: null }],
    // Without a name the words only search an action.
    ["nou pres", { verb: null, rest: "nou pres", amount: null }],
    ["nouvelle prescription", { verb: null, rest: "nouvelle prescription", amount: null }],
    // Names, numbers and incomplete verbs are plain searches.
    ["zineb 500", { verb: null, rest: "zineb 500", amount: null }],
    ["pai", { verb: null, rest: "pai", amount: null }],
    ["Imp", { verb: null, rest: "Imp", amount: null }],
    ["prescription zineb", { verb: null, rest: "prescription zineb", amount: null }],
  ])("the palette parses '%s'", (query, expected) => expect(wishOf(query)).toEqual(expected));
});

describe("the renewal of contact lenses in the palette", () => {
  afterEach(() => {
    company.value = undefined;
  });

  it("the word 'renouveler' is a verb only in a shop that uses contact lenses", () => {
    expect(wishOf("renouveler zineb")).toEqual({
      verb: null,
      rest: "renouveler zineb",
      amount: null,
    });
    company.value = { id: "shop", uses: ["contact_lenses"] } as unknown as NonNullable<
      typeof company.value
    >;
    for (const query of ["renouveler zineb", "zineb renouvel"])
      expect(wishOf(query)).toEqual({ verb: "renew", rest: "zineb", amount: null });
    expect(wishOf("renault zineb").verb).toBeNull();
  });

  it("the palette proposes renewals of current sheets only", () => {
    const expand = { client: { name: "Zineb Alaoui" } };
    const sheet = (id: string, current: boolean, more: object = {}) => ({
      id,
      current,
      right_lens: { name: "Biofinity" },
      left_lens: { name: "Biofinity" },
      right_until: "",
      left_until: "",
      expand,
      ...more,
    });
    const sheets = [
      sheet("trial", false),
      sheet("current", true, {
        right_until: "2027-02-03 00:00:00.000Z",
        left_until: "2027-01-02 00:00:00.000Z",
      }),
      sheet("older", false),
      sheet("other", true),
    ];
    const found = { "contact-prescriptions": sheets } as unknown as Parameters<
      typeof renewalItems
    >[0];
    expect(renewalItems(found)).toMatchObject([
      {
        title: "Zineb Alaoui",
        secondLine: "Biofinity · jusqu’au 02/01/2027",
        href: "/app/sale?renouveler=current",
      },
      { secondLine: "Biofinity", href: "/app/sale?renouveler=other" },
    ]);
  });
});
