import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { StockBadge } from "#shared/stock/StockBadge.tsx";
import { StockDetail } from "#shared/stock/StockDetail.tsx";

afterEach(cleanup);

it.each([
  [0, null, true],
  [1, null, true],
  [5, null, true],
  [6, null, false],
  [40, 40, true],
  [1, 0, false],
])("a stock of %d with the stock level %s is red: %s", (stock, low_stock_at, isRed) => {
  const product = { stock, type: "frame", made_to_order: false, low_stock_at } as const;
  render(<StockBadge product={product} />);
  expect(screen.getByText(String(stock)).className.includes("text-bad-ink")).toBe(isRed);
  cleanup();
  render(<StockDetail reference="R" type="frame" stock={stock} lowStockAt={low_stock_at} />);
  const detail = screen.getByText(`${stock} en stock`);
  expect(detail.className.includes("text-bad-ink")).toBe(isRed);
});

it.each([
  ["service", false, "sans stock"],
  ["lens", true, "sur commande"],
] as const)(
  "a product of type %s, made to order: %s, has the badge '%s'",
  (type, made_to_order, said) => {
    render(<StockBadge product={{ stock: 0, type, made_to_order, low_stock_at: null }} />);
    expect(screen.getByText(said).className).not.toContain("text-bad-ink");
    cleanup();
    render(<StockDetail reference="R" type={type} stock={null} wanted={3} />);
    expect(screen.getByText(`R · ${said}`)).toBeTruthy();
  },
);
