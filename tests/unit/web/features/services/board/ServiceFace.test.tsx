import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { storedDay, today } from "#domain/core/days/days.ts";
import type { ServiceCard } from "#domain/services/serviceAnswers.ts";
import { ServiceFace } from "#features/services/board/ServiceFace.tsx";

afterEach(cleanup);

const show = (values: Partial<ServiceCard> = {}) => {
  const { container } = render(
    <ServiceFace
      card={
        {
          status: "todo",
          number: "S2026110001",
          kind: "repair",
          object: "Monture Riad, branche cassée",
          promised_on: storedDay(today()),
          steps: [],
          tray: "",
          lent: "",
          lent_back_on: "",
          due: 0,
          messagedAt: null,
          expand: { client: { id: "c", name: "Alami Nadia", phone: "" }, product: null },
          ...values,
        } as unknown as ServiceCard
      }
    />,
  );
  return container.textContent.replaceAll(/[\u00a0\u202f]/g, " ");
};

it("the card of a ticket names its client, number, work, glasses and promise", () => {
  const text = show({ tray: "4" });
  for (const part of [
    "Alami Nadia",
    "Casier 4",
    "S2026110001 · Réparation",
    "Monture Riad, branche cassée",
    "promis aujourd’hui",
  ])
    expect(text).toContain(part);
  expect(text).not.toContain("à payer");
});

it("the card of a ticket shows the amount due, the supplier with the glasses, and lent glasses", () => {
  const supplier = { id: "s", name: "Atlas Optic Lab" };
  const expand = { client: { id: "c", name: "Alami Nadia", phone: "" }, product: null, supplier };
  const lent = { lent: "Dépannage bleue" };
  const text = show({
    status: "supplier",
    due: 80,
    ...lent,
    expand: { ...expand, invoice: null },
  });
  expect(text).toContain("à payer 80 DH");
  expect(text).toContain("Atlas Optic Lab");
  expect(text).toContain("prêtée : Dépannage bleue");
  cleanup();
  expect(show({ ...lent, lent_back_on: storedDay(today()) })).not.toContain("prêtée");
});

it("the card of a ticket without a client shows the glasses as its heading, once", () => {
  const text = show({
    expand: { client: null, product: null, supplier: null, invoice: null },
    status: "ready",
  });
  expect(text.match(/Monture Riad/g)).toHaveLength(1);
  expect(screen.getByRole("heading").textContent).toContain("Monture Riad");
  expect(text).toContain("à annoncer");
});
