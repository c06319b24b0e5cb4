import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { StockBadge } from "#shared/stock/StockBadge.tsx";
import { StockFact } from "#shared/stock/StockFact.tsx";

afterEach(cleanup);

it.each([
  [0, true],
  [1, true],
  [5, true],
  [6, false],
])("a stock of %d is red: %s", (stock, isRed) => {
  const product = { stock, type: "frame", made_to_order: false } as const;
  render(<StockBadge product={product} />);
  expect(screen.getByText(String(stock)).className.includes("text-bad-ink")).toBe(isRed);
  cleanup();
  render(<StockFact reference="R" type="frame" stock={stock} />);
  const fact = screen.getByText(`${stock} en stock`);
  expect(fact.className.includes("text-bad-ink")).toBe(isRed);
});

it.each([
  ["service", false, "sans stock"],
  ["lens", true, "sur commande"],
] as const)("a product of type %s, made to order: %s, says '%s'", (type, made_to_order, said) => {
  render(<StockBadge product={{ stock: 0, type, made_to_order }} />);
  expect(screen.getByText(said).className).not.toContain("text-bad-ink");
  cleanup();
  render(<StockFact reference="R" type={type} stock={null} wanted={3} />);
  expect(screen.getByText(`R · ${said}`)).toBeTruthy();
});
