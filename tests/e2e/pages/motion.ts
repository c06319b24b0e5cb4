/** Durations of animations, and view transitions. */
import type { Person } from "./person.ts";

declare global {
  interface Window {
    optiqueMoves: string[];
    optiqueGlides: string[];
  }
}

type Wish = "reduce" | "no-preference";

/** Records transitions and animations above a millisecond from the next page on. */
export async function watchMoves({ page }: Person, reducedMotion: Wish): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(() => {
    window.optiqueMoves = [];
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect)) continue;
        if (!(animation instanceof CSSTransition) && Number(effect.getTiming().duration) <= 1)
          continue;
        const { target, pseudoElement } = effect;
        window.optiqueMoves.push(`${target?.tagName} ${target?.className} ${pseudoElement ?? ""}`);
      }
    };
    for (const kind of ["animationstart", "transitionrun"])
      document.addEventListener(kind, look, true);
  });
}

export const movesOf = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => window.optiqueMoves);

/** Records view transitions from the next page on, by the text that moves. */
export async function watchTransitions({ page }: Person, reducedMotion: Wish): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(() => {
    window.optiqueGlides = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const moving = [...document.querySelectorAll<HTMLElement>("main a")].filter(
        ({ style }) => style.viewTransitionName === "record",
      );
      window.optiqueGlides.push(moving.map(({ textContent }) => textContent).join());
      return start(update);
    };
  });
}

export const transitionsOf = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => window.optiqueGlides);

/** A browser without view transitions. */
export async function withoutTransitions({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    delete (Document.prototype as { startViewTransition?: unknown }).startViewTransition;
  });
}
