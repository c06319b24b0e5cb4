import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { IntegrityCard } from "#features/company/IntegrityCard.tsx";

/** Pending request for a part of the check, which the test answers. */
type Asked = {
  part: string | null;
  signal: AbortSignal | undefined;
  answer: (body: object, status?: number) => Promise<void>;
};
let asked: Asked[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (url: string, { signal }: RequestInit) => {
    const part = new URL(url, "http://localhost").searchParams.get("part");
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      asked.push({
        part,
        signal: signal ?? undefined,
        answer: (body, status = 200) => act(async () => resolve(Response.json(body, { status }))),
      });
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const none = { violations: [], gaps: [], reissued: [], oddDates: [], unseenPictures: 0 };
const first = { ...none, at: "2026-11-29 10:02:00.000Z", done: 1, parts: 3, next: "b" };
const second = { ...none, at: "2026-11-29 10:03:00.000Z", done: 2, parts: 3, next: "c" };
const third = { ...none, at: "2026-11-29 10:05:00.000Z", done: 3, parts: 3 };
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
const bar = () => screen.getByRole<HTMLProgressElement>("progressbar");

it("the data check shows its progress, and when its first and last parts were read", async () => {
  render(<IntegrityCard />);
  await press("Contrôler les données");
  await asked[0]?.answer(first);
  expect(screen.getByText("Partie 1 sur 3")).toBeTruthy();
  expect([bar().value, bar().max]).toEqual([1, 3]);
  await asked[1]?.answer({ ...second, violations: [{}, {}], gaps: [{}] });
  expect([bar().value, bar().max]).toEqual([2, 3]);
  await asked[2]?.answer({ ...third, violations: [{}] });
  expect(asked.map(({ part }) => part)).toEqual(["first", "b", "c"]);
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.getByText(/^3 anomalies/)).toBeTruthy();
  expect(screen.getByText("1 numéro de facture manque.")).toBeTruthy();
  expect(
    screen.getByText(/^Données lues du 29\/11\/2026.11:02 au 29\/11\/2026.11:05\.$/),
  ).toBeTruthy();
});

it("a stopped data check continues at the same part, and leaving the page stops it", async () => {
  const { unmount } = render(<IntegrityCard />);
  await press("Contrôler les données");
  await asked[0]?.answer(first);
  await press("Arrêter");
  expect(asked[1]?.signal?.aborted).toBe(true);
  expect(screen.getByText("Partie 1 sur 3")).toBeTruthy();
  await press("Continuer le contrôle");
  expect(asked[2]?.part).toBe("b");
  unmount();
  expect(asked[2]?.signal?.aborted).toBe(true);
});

it("a data check that fails shows an error, and can be continued", async () => {
  render(<IntegrityCard />);
  await press("Contrôler les données");
  await asked[0]?.answer(first);
  await asked[1]?.answer({}, 500);
  expect(screen.getByText("Le contrôle s’est interrompu.")).toBeTruthy();
  await press("Continuer le contrôle");
  await asked[2]?.answer(second);
  await asked[3]?.answer(third);
  expect(screen.getByText("Aucune anomalie.")).toBeTruthy();
});
