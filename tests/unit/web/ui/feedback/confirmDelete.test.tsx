import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { toast as library } from "react-hot-toast/headless";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setScreenWidth } from "#support/screenWidth.ts";
import { confirmDelete, type Target } from "#ui/feedback/confirmDelete.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Toaster } from "#ui/feedback/Toaster.tsx";

const title = "Confirmer la suppression ?";
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const target: Target = {
  icon: "invoice",
  name: "Facture 2026110027",
  of: "Daoudi Zineb",
  details: ["20/11/2026", undefined, "Payée"],
  amount: 3210,
};
const told = "Facture 2026110027 · Daoudi Zineb20/11/2026 · Payée3\u202f210,00\u00a0DH";
const ask = (onConfirm = () => {}, durationMs = 5000) =>
  act(() => confirmDelete(target, onConfirm, { durationMs }));
const question = () => screen.queryByRole("alertdialog", { name: title });
const button = (name: string) => screen.getByRole("button", { name });
/** Moves the mouse pointer over the page. */
const movePointer = (clientX: number) =>
  fireEvent.pointerMove(document.body, { clientX, clientY: 9 });
/** Toast or question that contains this element. */
const card = (content: Element): Element => {
  const found = content.closest(".toast, .question");
  if (!found) throw new Error("Not in a toast");
  return found;
};

beforeEach(() => {
  setScreenWidth(1366);
  vi.useFakeTimers();
  library.remove();
  render(<Toaster />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the question before a deletion", () => {
  it("the question before a deletion describes the record, and says that it cannot be undone", () => {
    ask();
    expect(question()?.textContent).toContain(
      `Confirmer la suppression ?Cette action est irréversible.${told}`,
    );
  });

  it("the question before a deletion shows the record's picture, or else the icon of its kind", () => {
    const box = () => question()?.querySelector("[data-target]");
    ask();
    expect(box()?.querySelectorAll("svg")).toHaveLength(1);
    const picture = <img alt="" src="/image.webp" />;
    act(() => confirmDelete({ ...target, picture }, () => {}, { durationMs: 5000 }));
    expect(box()?.querySelectorAll("svg")).toHaveLength(0);
    expect(box()?.querySelectorAll("img")).toHaveLength(1);
  });

  it("the question before a deletion leaves out empty details and amounts", () => {
    act(() =>
      confirmDelete({ icon: "truck", name: "Fournisseur Optilab", details: [""] }, () => {}, {
        durationMs: 5000,
      }),
    );
    expect(question()?.querySelector("[data-target]")?.textContent).toBe("Fournisseur Optilab");
  });

  it("the question before a deletion names affected records, for screen readers too", () => {
    act(() =>
      confirmDelete(target, () => {}, {
        durationMs: 5000,
        consequences: [{ icon: "banknote", text: "930,00 DH encaissés seront effacés" }],
      }),
    );
    const described = document.getElementById(question()?.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toContain("930,00 DH encaissés seront effacés");
    // The text is visible at every screen width.
    expect(described?.querySelector("[class*=hidden]")).toBeNull();
  });

  it("the question before a deletion describes the record for screen readers", () => {
    ask();
    const described = document.getElementById(question()?.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toContain(told);
  });

  it("the question before a deletion puts the focus on 'Annuler'", () => {
    ask();
    expect(document.activeElement).toBe(button("Annuler"));
  });

  it("closing the question before a deletion restores the focus, unless it has moved", () => {
    const opener = document.body.appendChild(document.createElement("button"));
    const field = document.body.appendChild(document.createElement("input"));
    opener.focus();
    ask();
    wait(5000);
    expect(document.activeElement).toBe(opener);
    ask();
    field.focus();
    wait(5000);
    expect(document.activeElement).toBe(field);
    opener.remove();
    field.remove();
  });

  it("confirming a deletion deletes once, and closes the question", () => {
    const onConfirm = vi.fn<() => void>();
    ask(onConfirm);
    fireEvent.click(button("Supprimer"));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
    wait(10_000);
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it.each([
    ["the answer is no", () => fireEvent.click(button("Annuler"))],
    ["Escape is pressed", () => fireEvent.keyDown(button("Annuler"), { key: "Escape" })],
  ])("the question closes without a deletion when %s", (_, answer) => {
    const onConfirm = vi.fn<() => void>();
    ask(onConfirm);
    answer();
    expect(question()).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("a second question before a deletion replaces the first, and lies over messages", () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    act(() => void toast.error("Erreur"));
    ask(first);
    ask(second);
    expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
    expect(screen.getByText("Erreur")).toBeTruthy();
    wait(3000);
    fireEvent.click(button("Supprimer"));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it("the question before a deletion is top right, or top centre as an option", () => {
    const place = () => question()?.parentElement?.className;
    ask();
    expect(place()).toContain("justify-end");
    act(() => confirmDelete(target, () => {}, { durationMs: 6000, place: "center" }));
    expect(place()).toContain("justify-center");
  });
});

describe("the time limit of the question before a deletion", () => {
  it.each([5000, 6000])(
    "the question closes by itself after %d ms with the focus on 'Annuler'",
    (durationMs) => {
      const onConfirm = vi.fn<() => void>();
      ask(onConfirm, durationMs);
      expect(document.activeElement).toBe(button("Annuler"));
      wait(durationMs - 1);
      expect(question()).not.toBeNull();
      wait(1);
      expect(question()).toBeNull();
      expect(onConfirm).not.toHaveBeenCalled();
    },
  );

  it.each([
    ["Tab", "Supprimer"],
    ["Tab", "Annuler"],
    ["ArrowRight", "Annuler"],
  ])("the question stays open while %s moves the focus inside it, to '%s'", (key, name) => {
    ask();
    wait(4000);
    act(() => button(name).focus());
    fireEvent.keyUp(button(name), { key });
    wait(60_000);
    expect(question()).not.toBeNull();
    act(() => button("Supprimer").focus());
    wait(60_000);
    expect(question()).not.toBeNull();
  });

  it("the time of the question continues when the focus has left it", () => {
    ask();
    wait(1000);
    fireEvent.keyUp(button("Annuler"), { key: "Tab" });
    wait(60_000);
    act(() => button("Annuler").blur());
    wait(3999);
    expect(question()).not.toBeNull();
    wait(1);
    expect(question()).toBeNull();
  });

  it("other keys do not stop the time of the question", () => {
    ask();
    fireEvent.keyUp(button("Annuler"), { key: "Shift" });
    wait(5000);
    expect(question()).toBeNull();
  });

  it("the time of the question stops under the pointer, and continues afterwards", () => {
    movePointer(1);
    ask();
    wait(4000);
    fireEvent.pointerEnter(card(button("Annuler")), { clientX: 5, clientY: 9 });
    wait(60_000);
    expect(question()).not.toBeNull();
    fireEvent.pointerLeave(card(button("Annuler")));
    wait(999);
    expect(question()).not.toBeNull();
    wait(1);
    expect(question()).toBeNull();
  });
});

describe("a message", () => {
  it.each([
    ["success", 2000],
    ["error", 4000],
  ] as const)("a message of the kind %s disappears after %d ms", (kind, durationMs) => {
    act(() => void toast[kind]("Bonjour"));
    wait(durationMs - 1);
    expect(screen.queryByText("Bonjour")).not.toBeNull();
    wait(1);
    expect(screen.queryByText("Bonjour")).toBeNull();
  });

  it("a message with an undo button disappears after 10 s", () => {
    act(() => void toast.undoable("Prêt", { label: "Annuler", act: () => {} }));
    wait(9999);
    expect(screen.queryByText("Prêt")).not.toBeNull();
    wait(1);
    expect(screen.queryByText("Prêt")).toBeNull();
  });

  it("a pointer at rest does not hold a message until it moves", () => {
    movePointer(5);
    act(() => void toast.success("premier"));
    const resting = { clientX: 5, clientY: 9 };
    // Browsers also fire this event for an element that appears under a resting pointer.
    fireEvent.pointerEnter(card(screen.getByText("premier")), resting);
    fireEvent.pointerMove(card(screen.getByText("premier")), resting);
    wait(2000);
    expect(screen.queryByText("premier")).toBeNull();
    act(() => void toast.success("second"));
    fireEvent.pointerEnter(card(screen.getByText("second")), resting);
    fireEvent.pointerMove(card(screen.getByText("second")), { clientX: 6, clientY: 9 });
    wait(60_000);
    expect(screen.queryByText("second")).not.toBeNull();
  });

  it("a message under the pointer stays, and disappears afterwards", () => {
    movePointer(1);
    act(() => void toast.success("Bonjour"));
    fireEvent.pointerEnter(card(screen.getByText("Bonjour")), { clientX: 5, clientY: 9 });
    wait(60_000);
    fireEvent.pointerLeave(card(screen.getByText("Bonjour")));
    wait(1999);
    expect(screen.queryByText("Bonjour")).not.toBeNull();
    wait(1);
    expect(screen.queryByText("Bonjour")).toBeNull();
  });

  it("a new message covers the former ones, and pointing at it shows all below each other", () => {
    movePointer(1);
    act(() => void toast.error("premier"));
    act(() => void toast.error("second"));
    const band = screen.getByRole("region", { name: "Messages" });
    expect([...band.children].map(({ textContent }) => textContent)).toEqual(["second", "premier"]);
    expect(band.className).toContain("invisible");
    fireEvent.pointerEnter(card(screen.getByText("second")), { clientX: 5, clientY: 9 });
    expect(band.className).not.toContain("invisible");
    wait(60_000);
    expect([...band.children]).toHaveLength(2);
    fireEvent.pointerLeave(card(screen.getByText("second")));
    wait(4000);
    expect([...band.children]).toEqual([]);
  });

  it("a message is announced politely by screen readers", () => {
    act(() => void toast.success("Bonjour"));
    expect(screen.getByText("Bonjour").closest("[aria-live]")?.getAttribute("aria-live")).toBe(
      "polite",
    );
  });

  it("a message does not take the focus", () => {
    act(() => void toast.success("Bonjour"));
    expect(document.activeElement).toBe(document.body);
  });
});
