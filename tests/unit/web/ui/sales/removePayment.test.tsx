// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { toast as library, useToasterStore } from "react-hot-toast/headless";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useRemovePayment } from "#ui/sales/useRemovePayment.ts";
import { Toaster } from "#ui/feedback/Toaster.tsx";

/** Asks for the deletion of a payment and agrees; the server answers so. */
async function removeAnswered(status: number, body: unknown): Promise<void> {
  const answer = status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  vi.stubGlobal("fetch", async () => answer);
  const { result } = renderHook(useRemovePayment);
  act(() => result.current({ id: "payment00000001" }));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Supprimer" })));
}

beforeEach(() => {
  library.removeAll();
  render(<Toaster />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the deletion of a payment", () => {
  it("is asked for top centre", () => {
    const { result } = renderHook(useRemovePayment);
    act(() => result.current({ id: "payment00000001" }));
    const shown = renderHook(useToasterStore).result.current.toasts;
    expect(shown.map(({ position }) => position)).toEqual(["top-center"]);
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
