import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setScreenWidth } from "#support/screenWidth.ts";
import { toast as library } from "react-hot-toast/headless";
import { useRemovePayment } from "#shared/sales/payments/useRemovePayment.ts";
import { Toaster } from "#ui/feedback/Toaster.tsx";

const paid = {
  id: "payment00000001",
  amount: 1000,
  payment_method: "cash",
  date: "2026-11-20 00:00:00.000Z",
} as const;

const open = { day: "2026-11-20", close: null };

/** Starts deleting a payment of a day; returns the question. */
async function ask(till: unknown = open): Promise<HTMLElement> {
  vi.stubGlobal("fetch", async () => Response.json(till));
  const { result } = renderHook(useRemovePayment);
  act(() => result.current(paid));
  return screen.findByRole("alertdialog");
}

/** Deletes a payment with this server answer. */
async function removeAnswered(status: number, body: unknown): Promise<void> {
  const answer = status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  await ask();
  vi.stubGlobal("fetch", async () => answer);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Supprimer" })));
}

beforeEach(() => {
  setScreenWidth(1366);
  library.remove();
  render(<Toaster />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the deletion of a payment", () => {
  it("opens top centre, and names the records", async () => {
    const question = await ask();
    expect(question.parentElement?.className).toContain("justify-center");
    expect(question.textContent).toContain("Paiement · Espèces20/11/20261\u202f000,00\u00a0DH");
    expect(question.textContent).not.toContain("clôturée");
  });

  it("reports that the day's till is closed", async () => {
    const question = await ask({ day: "2026-11-20", close: { counted: 1000 } });
    expect(question.textContent).toContain("Caisse clôturée");
  });

  it("the deletion of a payment is announced", async () => {
    await removeAnswered(204, null);
    await screen.findByText("Paiement supprimé avec succès");
  });

  it("shows the server's sentence when it refuses", async () => {
    await removeAnswered(400, { message: "Ce document a été modifié entre-temps." });
    await screen.findByText("Ce document a été modifié entre-temps.");
  });

  it("shows a general error without a server message", async () => {
    await removeAnswered(500, {});
    await screen.findByText("Erreur lors de la suppression du paiement");
  });
});
