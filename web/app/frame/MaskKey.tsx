import { useEffect } from "react";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { renderToastTextsBy } from "#ui/feedback/toastText.ts";
import { isPageOnTop } from "#lib/keys/useKeydown.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { isMasked, toggleMask } from "#lib/device/masking.ts";
import { watchPaper } from "#lib/device/paper.ts";

/** Text of a toast, with masked amounts while masking is on. */
const masked = (text: string) => (isMasked.peek() ? <MoneyText>{text}</MoneyText> : text);

/** A scanner types its next key within this delay, faster than a person: its H is ignored. */
const scannerMs = 60;

/** Masks or shows amounts on the key H, outside fields. */
export function MaskKey() {
  useEffect(() => renderToastTextsBy(masked), []);
  useEffect(watchPaper, []);
  useEffect(() => {
    let last = -Infinity;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onKey = (event: KeyboardEvent) => {
      clearTimeout(waiting);
      const isAlone = event.timeStamp - last > scannerMs;
      last = event.timeStamp;
      if (!isPageOnTop()) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key.toLowerCase() !== "h" || isTyping(event.target) || !isAlone) return;
      waiting = setTimeout(toggleMask, scannerMs);
    };
    window.addEventListener("keydown", onKey);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("keydown", onKey);
    };
  }, []);
  return null;
}
