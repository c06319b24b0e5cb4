import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { JobCard, JobPair } from "#api/sales/jobs.ts";
import { CardFace } from "#features/workshop/board/CardFace.tsx";

afterEach(cleanup);

const size = { eye_size: 52, bridge: 17, temple: 140, lens_height: null };
const first: JobPair = { pair: 1, use: "far", frame: "Monture Agave", lenses: 2, size };
const second: JobPair = { ...first, pair: 2, use: "sun", frame: "Solaire métal Riad 49-18" };

const show = (pairs: JobPair[], values: Partial<JobCard> = {}) =>
  render(
    <CardFace
      card={
        {
          status: "mounting",
          promised_on: "2026-11-28 00:00:00.000Z",
          steps: [],
          tray: "",
          problem: "",
          lens: "Unifocal 1.5",
          frame: "Monture Agave",
          ready_pairs: [],
          expand: { client: { id: "c", name: "Alami", phone: "" }, lab: null, invoice: null },
          pairs,
          ...values,
        } as unknown as JobCard
      }
    />,
  );
const shownPairs = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("the card of a single pair has the frame's size and the lens, without a list of pairs", () => {
  show([first]);
  expect(screen.getByText("52□17")).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
});

it("the card of a job leaves out an unknown frame size", () => {
  const unknown = { eye_size: null, bridge: null, temple: null, lens_height: null };
  const { container } = show([{ ...first, size: unknown }]);
  expect(container.textContent).not.toContain("□");
});

it("the card of a job lists several pairs with frame, size, lenses and use, and marks ready ones", () => {
  show([first, second, { pair: 3, use: "", frame: null, lenses: 1, size: null }], {
    ready_pairs: [2],
  });
  expect(shownPairs("3 paires, 1 prête")).toEqual([
    "P1 Agave 52□17 · loin · 2 verres",
    "P2 prête Riad 49-18 · solaires · 2 verres",
    "P3 1 verre",
  ]);
  expect(screen.getByText("Unifocal 1.5")).toBeTruthy();
});

const order = {
  at: "2026-11-28 09:00:00.000Z",
  by: "Samira",
  supplier: "l",
  supplier_name: "Essilor",
  lenses: [{ eye: "right", pair: 1, use: "", product: "p", name: "Unifocal", values: {} }],
};

it("the card of a job warns of a change after the order, until the lab has been informed", () => {
  show([first], { ordered: order, changed: true });
  expect(screen.getByText(/Changé après la commande.: prévenez le labo/)).toBeTruthy();
  cleanup();
  show([first], { ordered: { ...order, credited: true, now: [] }, changed: true });
  expect(
    screen.getByText(/Commandé chez Essilor, repris par un avoir.: prévenez le labo/),
  ).toBeTruthy();
  cleanup();
  for (const values of [
    { ordered: order, changed: false },
    { ordered: null, changed: false },
    { ordered: order, changed: true, status: "delivered" as const },
    { ordered: { ...order, lenses: [] }, changed: true },
  ]) {
    show([first], values);
    expect(screen.queryByText(/prévenez le labo/)).toBeNull();
    cleanup();
  }
});

it("the card of a job lists at most three pairs, and counts the others", () => {
  const pairs = [1, 2, 3, 4].map((pair) => ({ ...first, pair }));
  show(pairs);
  expect(shownPairs("4 paires").at(-1)).toBe("et 2 autres paires");
  cleanup();
  show(pairs.slice(1));
  expect(shownPairs("3 paires")).toHaveLength(3);
});

it("the card of a job shows an open remake, with its pair if there are several", () => {
  const remake = {
    service: "s",
    number: "S2026110001",
    rank: 1,
    eyes: "right" as const,
    pair: 2,
    cause: "lab" as const,
  };
  show([first], { remake });
  expect(screen.getByText("R1 · OD · Erreur du labo")).toBeTruthy();
  cleanup();
  show([first, second], { remake: { ...remake, rank: 2, eyes: "" } });
  expect(screen.getByText("R2 · P2 · ODG · Erreur du labo")).toBeTruthy();
});
