import { afterEach, describe, expect, it } from "vitest";

import { company, user } from "#api/session/session.ts";
import { entries, isOffered } from "#app/entries.ts";
import { itemsOf } from "#app/palette/paletteItems.ts";
import { paths } from "#lib/addresses/paths.ts";

const signIn = (role: string, rights: object = {}) => {
  user.value = { id: "someone", role, rights, active: true } as NonNullable<typeof user.value>;
};
afterEach(() => {
  user.value = null;
});

const menu = () => entries.filter(isOffered).map(({ label }) => label);
const sought = (query: string) =>
  itemsOf(query, null, true, { path: "/app", recents: [] }).map(({ title }) => title);

describe("the statistics in the menu and the palette", () => {
  it.each([
    ["", {}, "Statistiques", "Mes ventes"],
    ["owner", {}, "Statistiques", "Mes ventes"],
    ["accountant", {}, "Statistiques", "Mes ventes"],
    ["seller", { "statistics.shop": true }, "Statistiques", "Mes ventes"],
    ["seller", {}, "Mes ventes", "Statistiques"],
    ["optician", {}, "Mes ventes", "Statistiques"],
    ["accountant", { "statistics.shop": false }, "Mes ventes", "Statistiques"],
  ])(
    "for the role %j with %j, the statistics are named %s and not %s",
    (role, rights, name, other) => {
      signIn(role, rights);
      for (const labels of [menu(), sought(""), sought(name)]) {
        expect(labels).toContain(name);
        expect(labels).not.toContain(other);
      }
      expect(sought(other)).not.toContain(other);
    },
  );

  it("the menu and the palette offer the statistics page once", () => {
    for (const role of ["owner", "seller"]) {
      signIn(role);
      const found = entries.filter(isOffered).filter(({ href }) => href === paths.statistics);
      expect(found).toHaveLength(1);
    }
  });
});

describe("features that the shop does not use yet", () => {
  const use = (...uses: string[]) => {
    company.value = { id: "shop", uses } as unknown as NonNullable<typeof company.value>;
  };
  afterEach(() => {
    company.value = undefined;
  });

  it("the palette finds an unused feature by its name, or by that of its actions", () => {
    signIn("owner");
    use("claims");
    const begun = "Devis\u00a0: première utilisation";
    for (const query of ["devis", "nouveau devis", "première"])
      expect(sought(query)).toContain(begun);
    expect(sought("devis")).not.toContain("Nouveau devis");
    expect(sought("")).not.toContain(begun);
    expect(sought("prise")).toContain("Prises en charge");
    expect(sought("prise")).not.toContain("Prises en charge\u00a0: première utilisation");
    use("quotes");
    expect(sought("devis")).toEqual(expect.arrayContaining(["Devis", "Nouveau devis"]));
    expect(sought("devis")).not.toContain(begun);
  });

  it("the palette offers a first count to those who may adjust the stock", () => {
    signIn("owner");
    use();
    expect(sought("compter le stock")).toEqual(["Comptages\u00a0: première utilisation"]);
    signIn("seller");
    expect(sought("compter le stock")).toEqual([]);
    use("counts");
    expect(sought("compter")).toEqual(["Comptages"]);
    expect(sought("nouveau comptage")).toEqual([]);
  });

  it("contact lenses are in the menu once the shop uses them", () => {
    signIn("owner");
    use();
    const begun = "Lentilles de contact\u00a0: première utilisation";
    expect(menu()).not.toContain("Lentilles");
    expect(sought("rappel d’un lot")).toEqual([begun]);
    expect(sought("")).not.toContain("Nouvelle fiche lentilles");
    use("contact_lenses");
    expect(menu()).toContain("Lentilles");
    expect(sought("lentilles")).toEqual(["Lentilles", "Nouvelle fiche lentilles"]);
    expect(sought("rappel d’un lot")).toEqual(["Rappel d’un lot"]);
    signIn("seller");
    expect(sought("lentilles")).not.toContain("Nouvelle fiche lentilles");
  });

  it("the palette offers a first use only to those who may begin it", () => {
    signIn("seller");
    use();
    expect(sought("première")).toEqual([
      "Devis\u00a0: première utilisation",
      "Prises en charge\u00a0: première utilisation",
    ]);
    signIn("accountant");
    expect(sought("première")).toEqual([
      "Achats\u00a0: première utilisation",
      "Comptable\u00a0: première utilisation",
    ]);
  });

  it("purchases are in the menu after the first bill, for those who see costs", () => {
    const begun = "Achats\u00a0: première utilisation";
    signIn("optician");
    use();
    expect(menu()).not.toContain("Achats");
    expect(sought("facture fournisseur")).toEqual([begun]);
    expect(sought("régler un fournisseur")).toEqual([begun]);
    signIn("seller");
    expect(sought("facture fournisseur")).toEqual([]);
    use("purchases");
    expect(menu()).not.toContain("Achats");
    expect(sought("facture fournisseur")).toEqual([]);
    expect(sought("échéancier")).toEqual([]);
    signIn("accountant");
    expect(menu()).toContain("Achats");
    expect(sought("facture fournisseur")).toEqual(["Nouvelle facture fournisseur"]);
    expect(sought("régler un fournisseur")).toEqual([]);
    signIn("owner");
    expect(sought("régler un fournisseur")).toEqual(["Régler un fournisseur"]);
  });
});

it("an accountant is offered neither the workshop nor actions of the counter", () => {
  signIn("accountant");
  expect(menu()).not.toEqual(expect.arrayContaining(["Atelier"]));
  expect(menu()).not.toContain("Prescriptions");
  for (const act of ["Nouvelle prescription", "Vente comptoir", "Nouveau client"])
    expect(sought("")).not.toContain(act);
  signIn("workshop");
  expect(menu()).toEqual(expect.arrayContaining(["Atelier", "Prescriptions"]));
});

it("an empty palette offers only sections that the person may open", () => {
  signIn("seller");
  expect(sought("")).not.toContain("Mon Entreprise");
  expect(sought("")).not.toContain("Journal");
  signIn("owner");
  expect(sought("")).toEqual(expect.arrayContaining(["Mon Entreprise", "Journal"]));
});
