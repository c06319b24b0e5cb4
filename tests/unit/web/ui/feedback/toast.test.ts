import { beforeEach, describe, expect, it, vi } from "vitest";
import { addToast, dismissToast, toast, toasts } from "#ui/feedback/toast.ts";

beforeEach(() => {
  toasts.value = [];
});
const texts = () => toasts.value.map(({ text }) => text);

describe("a message", () => {
  it.each([
    ["success", 2000],
    ["error", 4000],
    ["info", 4000],
  ] as const)("of %s is to stay for %d ms, top right", (kind, durationMs) => {
    const id = toast[kind]("Client enregistré");
    expect(toasts.value).toEqual([
      { id, kind, text: "Client enregistré", place: "right", durationMs },
    ]);
  });

  it("stands above the ones before it", () => {
    toast.success("premier");
    toast.error("second");
    expect(texts()).toEqual(["second", "premier"]);
  });

  it("goes alone, and only once", () => {
    const first = toast.success("même texte");
    const second = toast.success("même texte");
    dismissToast(first);
    dismissToast(first);
    expect(toasts.value.map(({ id }) => id)).toEqual([second]);
  });

  it("is told to those who look", () => {
    const onChange = vi.fn<(count: number) => void>();
    const stop = toasts.subscribe((shown) => onChange(shown.length));
    dismissToast(toast.success("bonjour"));
    stop();
    expect(onChange.mock.calls).toEqual([[0], [1], [0]]);
  });
});

describe("many messages", () => {
  it("are twenty at most: the oldest go", () => {
    for (let index = 1; index <= 25; index += 1) toast.error(`erreur ${index}`);
    expect(texts()).toHaveLength(20);
    expect(texts()[0]).toBe("erreur 25");
    expect(texts().at(-1)).toBe("erreur 6");
  });

  it("have ids of their own, whatever went before", () => {
    const ids = Array.from({ length: 30 }, () => {
      const id = addToast({ kind: "info", text: "", place: "center", durationMs: 1 });
      dismissToast(id);
      return id;
    });
    expect(new Set(ids).size).toBe(30);
  });
});
