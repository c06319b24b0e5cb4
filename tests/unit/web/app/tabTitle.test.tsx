import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { keepTabTitle } from "#app/tabTitle.ts";
import type { Company } from "#domain/core/records.ts";
import { paths } from "#lib/addresses/paths.ts";
import { company } from "#api/session/session.ts";
import { pageTitle, usePageTitle } from "#ui/page/pageTitle.ts";

const id = "a1b2c3d4e5f6g7h";
type Options = Parameters<typeof usePageTitle>[1];
function Page({ title, options }: { title: string; options?: Options }) {
  usePageTitle(title, options);
  return null;
}
const open = (path: string, title: string, options: Options = {}) => {
  window.history.replaceState(null, "", path);
  render(<Page title={title} options={options} />);
};
keepTabTitle();
afterEach(() => {
  cleanup();
  act(() => void (company.value = undefined));
});

describe("the title of the tab", () => {
  it.each([
    [paths.dashboard, "Tableau de bord"],
    [paths.invoices("unpaid"), "Factures"],
    [paths.company, "Mon Entreprise"],
    [paths.client(id), "Benali"],
    [paths.invoice(id), "Facture #2026110001"],
    [`/prescriptions/${id}`, "Prescription du 20/11/2026"],
    [paths.editSupplier(id), "Modifier le fournisseur"],
    [paths.client("rien"), "Client inconnu"],
    [paths.login(), "Connexion"],
  ])("the tab title of %s is its heading: %s", (path, heading) => {
    open(path, heading);
    expect(document.title).toBe(`${heading} - Optique`);
  });

  it.each([
    [paths.newClient, "Nouveau client"],
    [paths.editClient(id), "Modifier le client"],
    [paths.newPrescription(id), "Nouvelle prescription"],
    [paths.reminders, "Rappels de prescriptions"],
    [paths.movements, "Mouvements de stock"],
    [paths.newReceipt, "Nouveau Bon"],
    [paths.editAdjustment(id), "Modifier l’ajustement"],
  ])(
    "the tab title of %s is its heading, not the last word of the address: %s",
    (path, heading) => {
      open(path, heading);
      expect(document.title).toBe(`${heading} - Optique`);
      expect(pageTitle.value.title).toBe(heading);
    },
  );

  it("the tab title of a form is its record's name, and the top bar shows the form's heading", () => {
    open(paths.editPrescription(id), "Modifier la prescription", { tab: "Prescription du 20/11" });
    expect(document.title).toBe("Prescription du 20/11 - Optique");
    expect(pageTitle.value.title).toBe("Modifier la prescription");
  });

  it("the tab title of a print has no suffix", () => {
    open(paths.printInvoice(id), "Facture N° 1", { isWhole: true });
    expect(document.title).toBe("Facture N° 1");
  });

  it("the tab title ends with the shop's name once that is known", () => {
    open(paths.clients, "Clients");
    company.value = { id, name: "Optique du Port" } as Company;
    expect(document.title).toBe("Clients - Optique du Port");
  });
});
