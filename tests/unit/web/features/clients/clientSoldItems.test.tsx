import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import type { WithSoldItems } from "#api/sales/invoices.ts";
import { addDays, storedDay, today, yearAfter } from "#domain/core/days/days.ts";
import { ClientSoldItems } from "#features/clients/ClientSoldItems.tsx";
import { formatDay } from "#lib/texts/formats.ts";

afterEach(cleanup);

const sale = (id: string, days: number, delivered?: string, product = "p"): WithSoldItems =>
  ({
    id,
    invoice_number: id,
    date: storedDay(addDays(today(), -days)),
    ...(delivered !== undefined && { delivery: { delivered_on: delivered } }),
    soldItems: [
      {
        id: `item${id}`,
        product,
        product_name: "Ray-Ban bleue",
        product_reference: "",
        product_type: "frame",
        label: "",
        quantity: 1,
        pair: 1,
      },
    ],
  }) as unknown as WithSoldItems;

it("an article shows the last day of its warranty, or the day when it ended", () => {
  render(
    <ClientSoldItems
      invoices={[sale("1", 10), sale("2", 400), sale("3", 5, ""), sale("4", 5, undefined, "")]}
    />,
  );
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
  const until = (days: number) => formatDay(yearAfter(addDays(today(), -days)));
  expect(lines[0]).toContain(`Sous garantie jusqu’au ${until(10)}`);
  expect(lines[1]).toContain(`Garantie terminée le ${until(400)}`);
  expect(lines[2]).not.toMatch(/arantie/);
  expect(lines[3]).not.toMatch(/arantie/);
});

it("a client without purchases has no card of articles", () => {
  const { container } = render(<ClientSoldItems invoices={[{ ...sale("1", 1), soldItems: [] }]} />);
  expect(container.textContent).toBe("");
});
