// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from "@testing-library/react";
import { toast as library, useToasterStore } from "react-hot-toast/headless";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { removeToast, toast } from "#ui/feedback/toast.ts";
import { Toaster } from "#ui/feedback/Toaster.tsx";

let store: { current: ReturnType<typeof useToasterStore> };
const toasts = () => store.current.toasts;
const texts = () => toasts().map(({ message }) => message);
const say = (kind: keyof typeof toast, text: string): string => {
  let id = "";
  act(() => {
    id = toast[kind](text);
  });
  return id;
};
const remove = (id: string) => act(() => removeToast(id));

beforeEach(() => {
  library.removeAll();
  store = renderHook(() => useToasterStore()).result;
});
afterEach(cleanup);

describe("a message", () => {
  it.each([
    ["success", 2000, "success"],
    ["error", 4000, "error"],
    ["info", 4000, "blank"],
  ] as const)("of %s is to stay for %d ms, top right", (kind, duration, type) => {
    const { container } = render(<Toaster />);
    const id = say(kind, "Client enregistré");
    expect(toasts()).toMatchObject([{ id, type, message: "Client enregistré", duration }]);
    expect(toasts()).toHaveLength(1);
    const [card] = container.ownerDocument.querySelectorAll(".toast");
    expect(card?.parentElement?.className).toContain("justify-items-end");
  });

  it("stands above the ones before it", () => {
    say("success", "premier");
    say("error", "second");
    expect(texts()).toEqual(["second", "premier"]);
  });

  it("goes alone, and only once", () => {
    const first = say("success", "même texte");
    const second = say("success", "même texte");
    remove(first);
    remove(first);
    expect(toasts().map(({ id }) => id)).toEqual([second]);
  });

  it("is told to those who look", () => {
    const counts = [toasts().length];
    const id = say("success", "bonjour");
    counts.push(toasts().length);
    remove(id);
    counts.push(toasts().length);
    expect(counts).toEqual([0, 1, 0]);
  });
});

describe("many messages", () => {
  it("are twenty at most: the oldest go", () => {
    for (let index = 1; index <= 25; index += 1) say("error", `erreur ${index}`);
    expect(texts()).toHaveLength(20);
    expect(texts()[0]).toBe("erreur 25");
    expect(texts().at(-1)).toBe("erreur 6");
  });

  it("have ids of their own, whatever went before", () => {
    const ids = Array.from({ length: 30 }, () => {
      const id = say("info", "");
      remove(id);
      return id;
    });
    expect(new Set(ids).size).toBe(30);
  });
});
