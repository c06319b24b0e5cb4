import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Company } from "#domain/core/records.ts";
import { JobRoll } from "#features/prints/jobTicket/JobRoll.tsx";
import { JobSheet } from "#features/prints/jobTicket/JobSheet.tsx";
import { type LoadedTicket, ticketTexts } from "#features/prints/jobTicket/ticketTexts.ts";

afterEach(cleanup);

const company = { id: "", name: "Optique du Port", logo: "" } as Company;
const size = { eye_size: 52, bridge: 17, temple: 140, lens_height: null };
const frame = (id: string, pair: number, use: string) => ({
  id,
  pair,
  use,
  product_name: `Agave ${id}`,
  product_type: "frame",
  product_reference: "",
  quantity: 1,
  eye: "",
  expand: { product: { ...size, category: "" } },
});
const lens = (id: string, pair: number, use: string) => ({
  ...frame(id, pair, use),
  product_name: `Unifocal ${id}`,
  product_type: "lens",
  quantity: 2,
  expand: {},
});
const detailsOf = (items: object[], values: object = {}) =>
  ticketTexts({
    job: { steps: [], promised_on: "", tray: "", notes: "", problem: "" },
    sale: {
      date: "2026-11-28",
      notes: "",
      right_sphere: -2,
      left_sphere: -1,
      invoice: { invoice_number: "", items },
      ...values,
    },
    lab: null,
  } as unknown as LoadedTicket);
const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();

const two = [frame("f", 1, "far"), frame("g", 2, "sun"), lens("l", 1, "far"), lens("m", 2, "sun")];

it("a job ticket lists each pair, its frame with the size first, then its lenses", () => {
  render(<JobSheet details={detailsOf(two)} company={company} />);
  const [lines] = screen.getAllByRole("table");
  expect([...(lines?.querySelectorAll("tr") ?? [])].map((row) => plain(row.textContent))).toEqual([
    "paire 1, vision de loin",
    "MontureAgave f · 52□17-140",
    "VerresUnifocal l × 2 · ODG",
    "paire 2, solaires",
    "MontureAgave g · 52□17-140",
    "VerresUnifocal m × 2 · ODG",
  ]);
});

it("a job ticket on a roll lists the pairs in the same order", () => {
  const { container } = render(<JobRoll details={detailsOf(two)} company={company} />);
  expect(plain(container.textContent)).toMatch(
    /paire 1, vision de loin.*Agave f.*Unifocal l.*paire 2, solaires.*Agave g.*Unifocal m/,
  );
});

it("a job ticket has the heights of each pair's frame, with a blank box for each missing one", () => {
  const measured = { right_height: 20, left_height: 20.5, wrap: 5, reading_distance: 40 };
  const details = detailsOf(two, { ...measured, pairs: { "2": { left_height: 17.5 } } });
  const { container } = render(<JobSheet details={details} company={company} />);
  const rows = [...(screen.getAllByRole("table")[0]?.querySelectorAll("tr") ?? [])];
  expect(
    rows.map((row) => plain(row.textContent)).filter((text) => text.startsWith("Mesures")),
  ).toEqual([
    "MesuresHauteur OD 20 mm · Hauteur OG 20,5 mm · Galbe 5°",
    "MesuresHauteur OD [ ] · Hauteur OG 17,5 mm",
  ]);
  // Measures of the person stand once, apart from those of a frame.
  expect(plain(container.textContent)).toMatch(/Porteur et monture : Distance de lecture 40 cm/);
  const roll = render(<JobRoll details={details} company={company} />).container;
  expect(plain(roll.textContent)).toContain("Hauteur OD [ ] · Hauteur OG 17,5 mm");
});

it("the ticket of a single pair has no heading for it, and states the use in its lines", () => {
  render(<JobSheet details={detailsOf([lens("l", 1, "near")])} company={company} />);
  const text = plain(screen.getAllByRole("table")[0]?.textContent);
  expect(text).toContain("Unifocal l × 2 · vision de près, EIP de près");
  expect(text).not.toContain("paire 1");
});

it("a job ticket leaves out a credited pair, or the credited lens of a pair", () => {
  const credited = (...lines: [string, number][]) => ({
    invoice: {
      invoice_number: "",
      items: two,
      credit_notes: [
        { items: lines.map(([invoice_item, quantity]) => ({ invoice_item, quantity })) },
      ],
    },
  });
  const rows = (...lines: [string, number][]) =>
    detailsOf(two, credited(...lines)).pairs.map(({ frames, lenses }) =>
      [...frames, ...lenses].map(({ name, extra }) => plain(name + extra)),
    );
  expect(rows(["g", 1], ["m", 2])).toEqual([
    ["Agave f · vision de loin · 52□17-140", "Unifocal l × 2 · vision de loin · ODG"],
  ]);
  expect(rows(["m", 1])[1]).toEqual(["Agave g · 52□17-140", "Unifocal m"]);
});

it("a job ticket without lenses has a line with a dash for them", () => {
  render(<JobSheet details={detailsOf([])} company={company} />);
  expect(plain(screen.getAllByRole("table")[0]?.textContent)).toBe("Verres-");
});
