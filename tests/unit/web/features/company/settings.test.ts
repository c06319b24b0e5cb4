import { describe, expect, it } from "vitest";

import type { Company } from "#domain/core/records.ts";
import { messageTexts } from "#domain/clients/messages.strings.ts";
import {
  changedFields,
  changeText,
  companyInputOf,
  pressedUses,
  refusalOfDelay,
  type Settings,
  settingsOf,
  tabOf,
} from "#features/company/settings.ts";

const company = {
  name: "Optique du Port",
  vat_rate: 5.5,
  mounting_days: 3,
  lab_days: 0,
  messages: { ready: "Prêt, {nom}" },
} as Company;
const before = settingsOf(company);
const typed = (values: Partial<Settings>) => ({ ...before, ...values });
const changed = (values: Partial<Settings>) => changedFields(before, typed(values));

describe("the settings of a company", () => {
  it("the settings form shows the company's own values, or the defaults", () => {
    expect(before).toMatchObject({
      ...messageTexts,
      name: "Optique du Port",
      color: "petrol",
      vat_rate: "5,5",
      ready: "Prêt, {nom}",
      mounting_days: "3",
      lab_days: "0",
    });
  });

  it("changed settings are listed in the order of the page", () => {
    expect(changed({})).toEqual([]);
    expect(changed({ unpaid: "Reste", vat: true, name: "Autre" })).toEqual([
      "name",
      "vat",
      "unpaid",
    ]);
  });

  it.each([
    [{}, false, ""],
    [{}, true, "1 changement, le logo"],
    [{ phone: "05" }, false, "1 changement, le téléphone"],
    [{ phone: "05", ice: "1" }, false, "2 changements, le téléphone et l’ICE"],
    [{ phone: "05", ice: "1" }, true, "3 changements, le logo, le téléphone et l’ICE"],
    [
      { phone: "05", ice: "1", rc: "2", lab_days: "4" },
      false,
      "4 changements, le téléphone, l’ICE…",
    ],
  ])("the sentence about changed settings is right: %j, logo %s", (values, hasLogo, sentence) => {
    expect(changeText(changed(values), hasLogo)).toBe(sentence);
  });

  it("only changed settings are sent, in their stored form", () => {
    const sent = (values: Partial<Settings>) => companyInputOf(changed(values), typed(values));
    expect(sent({})).toEqual({});
    expect(sent({ name: "Autre", vat: true, vat_rate: "14,5", lab_days: "10" })).toEqual({
      name: "Autre",
      vat: true,
      vat_rate: 14.5,
      lab_days: 10,
    });
  });

  it("the shop's own messages are stored together, without empty or default ones", () => {
    const sent = (values: Partial<Settings>) => companyInputOf(changed(values), typed(values));
    expect(sent({ unpaid: "Reste {reste}" })).toEqual({
      messages: { ready: "Prêt, {nom}", unpaid: "Reste {reste}" },
    });
    expect(sent({ ready: messageTexts.ready, unpaid: "  " })).toEqual({ messages: {} });
  });

  it("each settings field belongs to a tab", () => {
    expect(["ice", "vat_note", "ready"].map(tabOf)).toEqual(["shop", "invoices", "workshop"]);
  });
});

describe("a delay", () => {
  it("the form refuses a delay with the server's rules", () => {
    expect(["0", " 60 ", "7"].map((text) => refusalOfDelay("lab_days", text))).toEqual([
      null,
      null,
      null,
    ]);
    expect(refusalOfDelay("lab_days", "61")).toBe("La valeur ne doit pas dépasser 60");
    expect(refusalOfDelay("lab_days", "")).toBe("Ce champ est requis");
    expect(refusalOfDelay("mounting_days", "-1")).toBe("Ce champ attend un nombre entier");
    expect(refusalOfDelay("mounting_days", "1,5")).toBe("Ce champ attend un nombre entier");
  });
});

describe("the list of features that a company uses", () => {
  it.each([
    ["quotes", "quotes,team", ["quotes", "claims"], "quotes,claims,team"],
    ["quotes", "", ["quotes", "claims"], "claims"],
    ["", "quotes", null, "quotes"],
    ["quotes", "quotes", [], ""],
  ])(
    "a change of used features from %j to %j, with %j stored, is saved as %j",
    (had, has, stored, made) => expect(pressedUses(had, has, stored)).toBe(made),
  );

  it("the used features are sent as a list, and a change of them is described in words", () => {
    expect(
      companyInputOf(changed({ uses: "quotes,team" }), typed({ uses: "quotes,team" })),
    ).toEqual({ uses: ["quotes", "team"] });
    expect(changeText(changed({ uses: "quotes" }), false)).toBe(
      "1 changement, ce que la boutique utilise",
    );
    expect(tabOf("uses")).toBe("shop");
  });
});
