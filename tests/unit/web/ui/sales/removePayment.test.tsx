// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeQuestion } from "#ui/feedback/confirmDelete.ts";
import { messages } from "#ui/feedback/toast.ts";
import { useRemovePayment } from "#ui/sales/useRemovePayment.ts";
import { Toaster } from "#ui/feedback/Toaster.tsx";

const paid = {
  id: "payment00000001",
  amount: 1000,
  payment_method: "cash",
  date: "2026-11-20 00:00:00.000Z",
} as const;

/** Asks for the deletion of a payment and agrees; the server answers so. */
async function removeAnswered(status: number, body: unknown): Promise<void> {
  const answer = status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  vi.stubGlobal("fetch", async () => answer);
  const { result } = renderHook(useRemovePayment);
  act(() => result.current(paid));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Supprimer" })));
}

beforeEach(() => {
  messages.value = [];
  closeQuestion();
  render(<Toaster />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the deletion of a payment", () => {
  it("is asked for top centre, and names what would go", () => {
    const { result } = renderHook(useRemovePayment);
    act(() => result.current(paid));
    expect(screen.getByRole("region", { name: "Messages" }).className).toContain("justify-center");
    expect(screen.getByRole("alertdialog").textContent).toContain(
      "Paiement de 1\u202f000,00\u00a0DH · Espèces · 20/11/2026",
    );
  });

  it("is said", async () => {
    await removeAnswered(204, null);
    await screen.findByText("Paiement supprimé avec succès");
  });

  it("shows the server's sentence when it refuses", async () => {
    await removeAnswered(400, { message: "Ce document a été modifié entre-temps." });
    await screen.findByText("Ce document a été modifié entre-temps.");
  });

  it("says that it failed when the server says nothing", async () => {
    await removeAnswered(500, {});
    await screen.findByText("Erreur lors de la suppression du paiement");
  });
});
