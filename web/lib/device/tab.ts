/** Id of this tab, and of the other open tabs. Works without the Web Locks API, which plain http lacks. */
import { newId } from "#lib/ids.ts";

const slot = "optique.tab";

/** Takes the id over after a reload only: a duplicated tab copies the session storage, but needs an id of its own. */
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

/**
 * Time for other tabs to answer: a busy one took over 300 ms, and its draft was then offered as that of a closed tab.
 */
const answerMs = 1000;

/** Ids of the other open tabs. */
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
