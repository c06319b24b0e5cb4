import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import type { Right } from "#domain/people/permissions.ts";
import { approvalRights, foreignRights, rightOfPath } from "#lib/approvals.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";

const id = "abc";
const needed: [string, Right | undefined][] = [
  [paths.newPrescription(), "sale.write"],
  [paths.newPrescription(id), "sale.write"],
  [paths.editPrescription(id), "sale.write"],
  [paths.sale, "sale.write"],
  [paths.editSale(id), "sale.write"],
  [paths.exchange(id), "credit.issue"],
  [paths.exchangePrescription(id), "credit.issue"],
  [paths.correction(id), "credit.issue"],
  [paths.correction(id, "p"), "credit.issue"],
  [paths.newCredit(id), "credit.issue"],
  [paths.newClient, "client.write"],
  [paths.newClientOf("Amina"), "client.write"],
  [paths.editClient(id), "client.write"],
  [paths.newSupplier, "product.write"],
  [paths.editSupplier(id), "product.write"],
  [paths.newProduct, "product.write"],
  [paths.newProductOf("611"), "product.write"],
  [paths.editProduct(id, "q=riad"), "product.write"],
  [paths.importProducts, "import"],
  [paths.newReceipt, "receipt.write"],
  [paths.orderProduct(id), "receipt.write"],
  [paths.receiveReceipt(id), "receipt.write"],
  [paths.newAdjustment, "adjustment.write"],
  [paths.editAdjustment(id), "adjustment.write"],
  [paths.closeTill, "till.close"],
  [paths.prescription(id), undefined],
  [paths.client(id), undefined],
  [paths.invoice(id), undefined],
  [paths.receipt(id), undefined],
  [paths.productsAt("q=nouveau"), undefined],
  [paths.till, undefined],
];

describe("the right that a form requires", () => {
  it.each(needed)("the address %s requires the right %s", (href, right) =>
    expect(rightOfPath(href)).toBe(right),
  );
});

describe("an act of another trade", () => {
  afterEach(() => {
    cleanup();
    foreignRights.value = new Set();
  });

  it("actions of another trade are not shown at all", () => {
    foreignRights.value = new Set<Right>(["sale.write", "credit.issue"]);
    const { container } = render(
      <>
        <Button right="sale.write">Vendre</Button>
        <IconButton icon="bin" label="Créditer" right="credit.issue" />
        <ButtonLink href={paths.newCredit(id)}>Avoir</ButtonLink>
        <Menu
          label="Actions"
          of="Facture"
          items={[{ icon: "bin", label: "Vendre", href: paths.sale }]}
        />
        <ButtonLink href={paths.invoice(id)}>Voir</ButtonLink>
      </>,
    );
    expect(container.textContent).toBe("Voir");
  });
});

describe("an act that needs an approval", () => {
  afterEach(() => {
    approvalRights.value = new Set();
  });

  it("an action that needs an approval has a lock, which screen readers announce", () => {
    const acts = (
      <>
        <Button right="document.delete">Supprimer</Button>
        <Button right="payment.take">Encaisser</Button>
        <ButtonLink href={paths.newCredit(id)}>Avoir</ButtonLink>
        <ButtonLink href={paths.invoice(id)}>Voir</ButtonLink>
      </>
    );
    approvalRights.value = new Set<Right>(["document.delete", "credit.issue"]);
    const { getByRole, container } = render(acts);
    getByRole("button", { name: /^Supprimer ?\(avec une autorisation\)$/ });
    getByRole("link", { name: /^Avoir ?\(avec une autorisation\)$/ });
    expect(container.querySelectorAll("[data-approval]")).toHaveLength(2);
  });
});
