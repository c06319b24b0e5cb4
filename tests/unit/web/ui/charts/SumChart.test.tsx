import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { toggleMask } from "#lib/device/masking.ts";
import { SumChart, type SumDay } from "#ui/charts/SumChart.tsx";
import { Masking } from "#ui/page/MoneyText.tsx";

const dayOf = (value: number | null, compare: number | null, index: number): SumDay => ({
  key: String(index),
  label: String(index + 1),
  text: `jour ${index + 1}\u00a0: ${value ?? compare},00`,
  tip: { head: `jour ${index + 1}`, amount: `${value ?? compare},00` },
  isCurrent: index === 2,
  value,
  compare,
});
/** Chart whose today is the third day; the month before has five days. */
const days = [
  [0, 10],
  [20, 10],
  [50, 30],
  [null, 40],
  [null, 90],
].map(([value = null, compare = null], index) => dayOf(value, compare, index));

async function show() {
  const { container } = render(
    <Masking>
      <SumChart label="Le mois" days={days} height={200} />
    </Masking>,
  );
  await vi.waitFor(() => expect(container.querySelector("[data-today]")).not.toBeNull(), 10_000);
  return container;
}
const plot = () => screen.getByRole("img", { name: "Le mois" });
const pointsOf = (path: Element | null) => (path?.getAttribute("d") ?? "").match(/[ML]/g)?.length;

describe("the plot of two running sums", () => {
  beforeEach(() =>
    vi.stubGlobal(
      "ResizeObserver",
      class {
        readonly #tell: () => void;
        constructor(tell: () => void) {
          this.#tell = tell;
        }
        observe = () => this.#tell();
        disconnect = () => {};
      },
    ),
  );
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("the line of this month ends today with an area, and that of the month before is dashed to its end", async () => {
    const drawn = await show();
    expect(pointsOf(drawn.querySelector("path.stroke-chart-1"))).toBe(3);
    expect(pointsOf(drawn.querySelector("[data-area]"))).toBe(3);
    const other = drawn.querySelector("path.stroke-chart-2");
    expect(pointsOf(other)).toBe(5);
    expect(other?.getAttribute("stroke-dasharray")).toBeTruthy();
    // The vertical line of today goes through the last point of this month.
    const end = drawn.querySelector("circle.fill-chart-1");
    expect(drawn.querySelector("[data-today]")?.getAttribute("x1")).toBe(end?.getAttribute("cx"));
  });

  it("the plot is an image with one tab stop, and arrow keys select a day", async () => {
    await show();
    expect(plot().tabIndex).toBe(0);
    fireEvent.focus(plot());
    expect(screen.getByRole("status").textContent).toBe("jour 5\u00a0: 90,00");
    fireEvent.keyDown(plot(), { key: "Home" });
    fireEvent.keyDown(plot(), { key: "ArrowRight" });
    expect(screen.getByRole("status").textContent).toBe("jour 2\u00a0: 20,00");
    fireEvent.blur(plot());
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("the plot shows the values of the day under the pointer, and of a touched day", async () => {
    const drawn = await show();
    const slots = drawn.querySelectorAll("[data-slot]");
    expect(slots).toHaveLength(5);
    fireEvent.pointerEnter(slots[3] as Element);
    expect(screen.getByText("jour 4")).toBeTruthy();
    fireEvent.pointerLeave(slots[3] as Element);
    expect(screen.queryByText("jour 4")).toBeNull();
    fireEvent.click(slots[0] as Element);
    expect(screen.getByText("jour 1")).toBeTruthy();
  });

  it("masked amounts are hidden in the axis, the tooltip and the announcement", async () => {
    const drawn = await show();
    const axis = () => [...drawn.querySelectorAll("text")].map((one) => one.textContent);
    expect(axis()).toContain("50");
    toggleMask();
    try {
      await vi.waitFor(() => expect(axis()).toEqual(["1", "2", "3", "4", "5"]), 10_000);
      fireEvent.focus(plot());
      expect(drawn.textContent).not.toContain("90,00");
      expect(screen.getByRole("status").textContent).toContain("montant masqué");
    } finally {
      toggleMask();
    }
  });
});
