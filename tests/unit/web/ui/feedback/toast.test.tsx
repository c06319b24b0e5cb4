import { act, cleanup, render, renderHook } from "@testing-library/react";
import { toast as library, useToasterStore } from "react-hot-toast/headless";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setScreenWidth } from "#support/screenWidth.ts";
import { messages, removeToast, sayOf, toast } from "#ui/feedback/toast.ts";
import { Toaster } from "#ui/feedback/Toaster.tsx";

const texts = () => messages.value.map(({ text }) => text);

beforeEach(() => {
  setScreenWidth(1366);
  messages.value = [];
});
afterEach(cleanup);

describe("a message", () => {
  it.each([
    ["success", 2000],
    ["error", 4000],
    ["info", 4000],
  ] as const)("of %s is to stay for %d ms, top right", (kind, durationMs) => {
    const id = toast[kind]("Client enregistré");
    const { container } = render(<Toaster />);
    expect(messages.value).toEqual([{ id, kind, text: "Client enregistré", durationMs }]);
    const [card] = container.ownerDocument.querySelectorAll(".toast");
    expect(card?.parentElement?.className).toContain("justify-end");
  });

  it("waits for its predecessors", () => {
    toast.success("premier");
    toast.error("second");
    expect(texts()).toEqual(["premier", "second"]);
  });

  it("of a form replaces the form's former message", () => {
    const [form, other] = [{}, {}];
    toast.info("autre");
    sayOf(form, () => toast.error("un"));
    sayOf(other, () => toast.error("d’un autre"));
    sayOf(form, () => toast.error("deux"));
    expect(texts()).toEqual(["autre", "d’un autre", "deux"]);
    sayOf(form, () => {});
    expect(texts()).toEqual(["autre", "d’un autre"]);
  });

  it("a message is removed alone, and once", () => {
    const first = toast.success("même texte");
    const second = toast.success("même texte");
    removeToast(first);
    removeToast(first);
    expect(messages.value.map(({ id }) => id)).toEqual([second]);
  });

  it("that is queued already is not added twice", () => {
    toast.success("premier");
    const waiting = toast.error("Erreur");
    expect(toast.error("Erreur")).toBe(waiting);
    expect(toast.success("Erreur")).not.toBe(waiting);
    expect(texts()).toEqual(["premier", "Erreur", "Erreur"]);
  });
});

describe("a message with an undo", () => {
  it("closes with the press, which acts once", () => {
    const undone: string[] = [];
    toast.undoable("Benali\u00a0: Prêt", { label: "Annuler", act: () => undone.push("Benali") });
    const { getByRole } = render(<Toaster />);
    act(() => getByRole("button", { name: "Annuler" }).click());
    expect(undone).toEqual(["Benali"]);
    expect(texts()).toEqual([]);
  });
});

describe("the library", () => {
  it("contains the visible one, then the next", () => {
    const { result } = renderHook(useToasterStore);
    const held = () => result.current.toasts.map(({ id, duration }) => [id, duration]);
    render(<Toaster />);
    let [first, second] = [0, 0];
    act(() => {
      first = toast.success("premier");
      second = toast.error("second");
    });
    expect(held()).toEqual([[String(first), 2000]]);
    act(() => library.dismiss(String(first)));
    expect(texts()).toEqual(["second"]);
    expect(held()).toEqual([[String(second), 4000]]);
    act(() => removeToast(second));
    expect(held()).toEqual([]);
  });
});

describe("many messages", () => {
  it("the waiting messages are twenty at most: the oldest go", () => {
    for (let index = 1; index <= 25; index += 1) toast.error(`erreur ${index}`);
    expect(texts()).toHaveLength(20);
    expect(texts()[0]).toBe("erreur 6");
    expect(texts().at(-1)).toBe("erreur 25");
  });

  it("have unique ids", () => {
    const ids = Array.from({ length: 30 }, () => {
      const id = toast.info("");
      removeToast(id);
      return id;
    });
    expect(new Set(ids).size).toBe(30);
  });
});
