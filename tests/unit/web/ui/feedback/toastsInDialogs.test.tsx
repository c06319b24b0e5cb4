import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { toast as library } from "react-hot-toast/headless";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emulateDialogs } from "#support/modalDialogs.ts";
import { setScreenWidth } from "#support/screenWidth.ts";
import { confirmDelete } from "#ui/feedback/confirmDelete.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Toaster } from "#ui/feedback/Toaster.tsx";

function Page({ dialogs, onClose }: { dialogs: readonly string[]; onClose?: () => void }) {
  return (
    <>
      <button type="button">Ouvrir</button>
      {dialogs.map((title) => (
        <Dialog key={title} title={title} onClose={onClose ?? (() => {})}>
          <input />
        </Dialog>
      ))}
      <Toaster />
    </>
  );
}
const messages = () => screen.getByRole("region", { name: "Messages" });
const holderOf = (content: Element) =>
  content.closest("dialog")?.querySelector("h2")?.textContent ?? "page";

emulateDialogs();
beforeEach(() => {
  setScreenWidth(1366);
  vi.useFakeTimers();
  library.remove();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a message", () => {
  it("a message is inside the top dialog, and on the page once that is closed", () => {
    const { rerender } = render(<Page dialogs={[]} />);
    expect(holderOf(messages())).toBe("page");
    for (const dialogs of [["Paiement"], ["Paiement", "Client"], ["Paiement"], []]) {
      rerender(<Page dialogs={dialogs} />);
      expect(holderOf(messages())).toBe(dialogs.at(-1) ?? "page");
    }
  });

  it("opening and closing a dialog does not change the time of a message", () => {
    const { rerender } = render(<Page dialogs={[]} />);
    act(() => void toast.error("Erreur"));
    act(() => void vi.advanceTimersByTime(3000));
    rerender(<Page dialogs={["Paiement"]} />);
    expect(holderOf(screen.getByText("Erreur"))).toBe("Paiement");
    rerender(<Page dialogs={[]} />);
    expect(holderOf(screen.getByText("Erreur"))).toBe("page");
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByText("Erreur")).toBeNull();
  });

  it("closing a message in a dialog leaves the dialog open", () => {
    const onClose = vi.fn<() => void>();
    render(<Page dialogs={["Paiement"]} onClose={onClose} />);
    act(() => void toast.error("Erreur"));
    const close = within(messages()).getByRole("button", { name: "Fermer" });
    fireEvent.mouseDown(close);
    fireEvent.click(close);
    expect(screen.queryByText("Erreur")).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("the question before a deletion", () => {
  it("a question in a dialog has the focus, and Escape closes only the question", () => {
    const onConfirm = vi.fn<() => void>();
    render(<Page dialogs={["Paiement"]} />);
    act(() =>
      confirmDelete({ icon: "person", name: "Client Benali", details: [] }, onConfirm, {
        durationMs: 5000,
      }),
    );
    const cancel = screen.getByRole("button", { name: "Annuler" });
    expect(holderOf(cancel)).toBe("Paiement");
    expect(document.activeElement).toBe(cancel);
    // Without preventDefault, the event would close the dialog too.
    expect(fireEvent.keyDown(cancel, { key: "Escape" })).toBe(false);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    act(() =>
      confirmDelete({ icon: "person", name: "Client Benali", details: [] }, onConfirm, {
        durationMs: 5000,
      }),
    );
    fireEvent.click(screen.getByRole("button", { name: "Supprimer" }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
