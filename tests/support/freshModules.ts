/**
 * Isolates modules, storage, address and listeners of each test file, although the files of a worker share one process and
 * jsdom (vite.config.ts).
 */
import { vi } from "vitest";

type Listener = Parameters<Window["addEventListener"]>;
declare global {
  /** Functions that remove listeners which this worker's files added to the window and the document. */
  var addedListeners: (() => void)[] | undefined;
}

/** Records listeners added to a target, so that the next file can remove them. */
function record(target: Window | Document, added: (() => void)[]): void {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (...listener: Listener) => {
    added.push(() => target.removeEventListener(...listener));
    add(...listener);
  };
}

vi.resetModules();
if (typeof window !== "undefined") {
  // A busy machine takes longer than the default second.
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
  if (!globalThis.addedListeners) {
    globalThis.addedListeners = [];
    // Keeps the listeners that jsdom uses for `:focus-visible`: without them it would keep the last event it received.
    document.body.matches(":focus-visible");
    for (const target of [window, document]) record(target, globalThis.addedListeners);
  }
  for (const remove of globalThis.addedListeners.splice(0)) remove();
  for (const kept of [localStorage, sessionStorage]) kept.clear();
  document.body.replaceChildren();
  // Sends a press, because after a key of the previous file, or without any event, each focus would count as the
  // keyboard's.
  document.body.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  // A new history entry discards forward entries of the previous file.
  history.pushState(null, "", "/");
}
