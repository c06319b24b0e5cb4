/** Which tab of the browser this is, and which others are open. No lock of the browser: plain http on a LAN has none. */
import { newId } from "./ids.ts";

const slot = "optique.tab";

/** Kept over a reload only: a tab that is duplicated takes the storage of its model along, and must not be the same. */
function takeId(): string {
  const kept = sessionStorage.getItem(slot);
  sessionStorage.removeItem(slot);
  return kept ?? newId();
}

export const tabId = takeId();
window.addEventListener("pagehide", () => sessionStorage.setItem(slot, tabId));
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) sessionStorage.removeItem(slot);
});

type Word = { asks: true } | { here: string };
const channel = new BroadcastChannel("optique.tabs");
channel.addEventListener("message", ({ data }: MessageEvent<Word>) => {
  if ("asks" in data) channel.postMessage({ here: tabId } satisfies Word);
});

/** How long the others have to answer: a tab in the background does at once, one that is gone never. */
const answerMs = 300;

/** The other tabs that are open now. */
export function openTabs(): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  const hear = ({ data }: MessageEvent<Word>) => {
    if ("here" in data) open.add(data.here);
  };
  channel.addEventListener("message", hear);
  channel.postMessage({ asks: true } satisfies Word);
  return new Promise((resolve) => {
    setTimeout(() => {
      channel.removeEventListener("message", hear);
      resolve(open);
    }, answerMs);
  });
}
