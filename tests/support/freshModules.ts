/**
 * Each test file has modules, storage, address and listeners of its own, though the files of a worker share one process
 * and one jsdom (vite.config.ts).
 */
import { vi } from "vitest";

type Listener = Parameters<Window["addEventListener"]>;
declare global {
  /** Listeners that files of this worker added to the window and the document. */
  var addedListeners: (() => void)[] | undefined;
}

/** Records what is added to a target, so that the next file can remove it. */
function record(target: Window | Document, added: (() => void)[]): void {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (...listener: Listener) => {
    added.push(() => target.removeEventListener(...listener));
    add(...listener);
  };
}

vi.resetModules();
if (typeof window !== "undefined") {
  if (!globalThis.addedListeners) {
    globalThis.addedListeners = [];
    for (const target of [window, document]) record(target, globalThis.addedListeners);
  }
  for (const remove of globalThis.addedListeners.splice(0)) remove();
  for (const kept of [localStorage, sessionStorage]) kept.clear();
  document.body.replaceChildren();
  // A new entry: it takes those away that lie ahead of where the last file went back to.
  history.pushState(null, "", "/");
}
