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

/** Starts to delete a payment of this day; returns the question on screen. */
async function ask(till: unknown = open): Promise<HTMLElement> {
  vi.stubGlobal("fetch", async () => Response.json(till));
  const { result } = renderHook(useRemovePayment);
  act(() => result.current(paid));
  return screen.findByRole("alertdialog");
}

/** Confirms the deletion of a payment; the server sends this answer. */
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
  it("the question before deleting a payment is at the top centre, and describes the payment", async () => {
    const question = await ask();
    expect(question.parentElement?.className).toContain("justify-center");
    expect(question.textContent).toContain("Paiement · Espèces20/11/20261\u202f000,00\u00a0DH");
    expect(question.textContent).not.toContain("clôturée");
  });

  it("the question before deleting a payment warns that the day's till is closed", async () => {
    const question = await ask({ day: "2026-11-20", close: { counted: 1000 } });
    expect(question.textContent).toContain("Caisse clôturée");
  });

  it("a message confirms that the payment was deleted", async () => {
    await removeAnswered(204, null);
    await screen.findByText("Paiement supprimé avec succès");
  });

  it("a refused deletion of a payment shows the server's message", async () => {
    await removeAnswered(400, { message: "Ce document a été modifié entre-temps." });
    await screen.findByText("Ce document a été modifié entre-temps.");
  });

  it("a failed deletion of a payment without a server message shows a general error", async () => {
    await removeAnswered(500, {});
    await screen.findByText("Erreur lors de la suppression du paiement");
  });
});
