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
  render(<StockBadge stock={stock} />);
  expect(screen.getByText(String(stock)).className.includes("text-bad-ink")).toBe(isRed);
  cleanup();
  render(<StockFact reference="R" stock={stock} />);
  const fact = screen.getByText(`${stock} en stock`);
  expect(fact.className.includes("text-bad-ink")).toBe(isRed);
});
