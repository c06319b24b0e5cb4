import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { QuickEntryStrip } from "#features/prescriptions/eyes/QuickEntryStrip.tsx";
import type { Settle } from "#shared/eyes/QuickEntryBox.tsx";

const before = { sphere: 1, cylinder: -1, axis: 90, addition: 2, eip: 31 };
const eyes = { right: before, left: { ...before, addition: null, eip: null } };
const settle: { current: Settle | null } = { current: null };

beforeEach(() => {
  vi.useFakeTimers();
  render(<QuickEntryStrip eyes={eyes} settle={settle} onKeep={() => {}} onClose={() => {}} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText("Saisie rapide"), { target: { value: text } });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const isTold = () => screen.queryByText(/Non lu/) !== null;

it("quick entry reports an unread last word after a pause", () => {
  type("-1,25 azim");
  expect(isTold()).toBe(false);
  wait(599);
  expect(isTold()).toBe(false);
  wait(1);
  expect(isTold()).toBe(true);
});

it("quick entry reports an unread word at once when a space follows", () => {
  type("-1,25 azim ");
  expect(isTold()).toBe(true);
});

it("quick entry reports an unread word at once when it blocks a save", () => {
  type("-1,25 azim");
  act(() => expect(settle.current?.()).toBe(false));
  expect(isTold()).toBe(true);
});

it("quick entry lists the values of the grid that it leaves beside a replaced correction", () => {
  const told = () => screen.queryByText(/Gardé de la grille/)?.textContent;
  type("OD +0,5 OG plan");
  expect(told()).toBe("Gardé de la grille\u00a0: OD ADD +2.00 · EIP 31 mm.");
  type("OD +0,5 add 1,75");
  expect(told()).toBe("Gardé de la grille\u00a0: OD EIP 31 mm.");
  type("OD add 1,75");
  expect(told()).toBeUndefined();
  type("OG plan");
  expect(told()).toBeUndefined();
});
