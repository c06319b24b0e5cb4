/** After going back, focuses the link or button that was pressed before. */
import { useEffect } from "react";
import { isIdle } from "#lib/keys/isIdle.ts";

/** Link or button, identified by its name and its index among those of that name. */
type Place = { name: string; index: number };

const patienceMs = 2000;
const places = new Map<string, Place>();
let path = window.location.pathname;

const nameOf = (element: Element): string => element.ariaLabel ?? element.textContent;
const namedAs = (name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("#contenu :is(a, button)")].filter(
    (element) => nameOf(element) === name,
  );

/** Remembers the pressed element when the address changes, before the next page renders. */
function keepPlace(): void {
  const left = path;
  path = window.location.pathname;
  if (path === left) return;
  const pressed = document.activeElement?.closest<HTMLElement>("#contenu :is(a, button)");
  if (!pressed) return void places.delete(left);
  const name = nameOf(pressed);
  places.set(left, { name, index: namedAs(name).indexOf(pressed) });
}

/** Focuses the remembered element once it is rendered, unless another one gets the focus meanwhile. */
function findPlace(): void {
  const place = places.get(path);
  if (!place) return;
  const wanted = path;
  const until = performance.now() + patienceMs;
  places.delete(path);
  const look = () => {
    if (path !== wanted || !isIdle()) return;
    const found = namedAs(place.name)[place.index];
    if (found) return found.focus();
    if (performance.now() < until) return void requestAnimationFrame(look);
    document.getElementById("contenu")?.focus({ preventScroll: true });
  };
  requestAnimationFrame(look);
}

export function guardFocus(): void {
  for (const type of ["pushState", "replaceState", "popstate"])
    window.addEventListener(type, keepPlace);
}

/** Looks for the element when the frame mounts too: prints have no frame, so going back from one mounts it. */
export function useFoundPlace(): void {
  useEffect(() => {
    findPlace();
    window.addEventListener("popstate", findPlace);
    return () => window.removeEventListener("popstate", findPlace);
  }, []);
}
