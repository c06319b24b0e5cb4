/** The focus is not lost: by the way back to a page it is on what was pressed there, and 'Aller au contenu' is no address. */
import { useEffect } from "react";

/** A link or a button of a page: its name, and which of those that have it. */
type Place = { name: string; index: number };

const patienceMs = 2000;
const places = new Map<string, Place>();
let path = window.location.pathname;

const content = () => document.getElementById("contenu");
const nameOf = (element: Element): string => element.ariaLabel ?? element.textContent;
const namedAs = (name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("#contenu :is(a, button)")].filter(
    (element) => nameOf(element) === name,
  );

/** Nothing that could be typed into or pressed has the focus. */
const isIdle = (): boolean => document.activeElement?.matches("body, main") ?? true;

/** The address has changed already, what is on screen has not. */
function keepPlace(): void {
  const left = path;
  path = window.location.pathname;
  if (path === left) return;
  const pressed = document.activeElement?.closest<HTMLElement>("#contenu :is(a, button)");
  if (!pressed) return void places.delete(left);
  const name = nameOf(pressed);
  places.set(left, { name, index: namedAs(name).indexOf(pressed) });
}

/** What has taken the focus meanwhile, as a row of a list does by itself, keeps it. */
function findPlace(): void {
  const place = places.get(path);
  const wanted = path;
  const until = performance.now() + patienceMs;
  places.delete(path);
  const look = () => {
    if (path !== wanted || !isIdle()) return;
    const found = namedAs(place?.name ?? "")[place?.index ?? 0];
    if (found) return found.focus();
    if (performance.now() < until) return void requestAnimationFrame(look);
    content()?.focus({ preventScroll: true });
  };
  if (place) requestAnimationFrame(look);
}

/** The browser would write the place into the address, and ask for two steps back. */
function skip(event: MouseEvent): void {
  if (!(event.target instanceof Element && event.target.closest("a[href='#contenu']"))) return;
  event.preventDefault();
  content()?.focus();
}

export function guardFocus(): void {
  for (const type of ["pushState", "replaceState", "popstate"])
    window.addEventListener(type, keepPlace);
  document.addEventListener("click", skip);
}

/** A print has no frame: the way back from it draws another one. */
export function useFoundPlace(): void {
  useEffect(() => {
    findPlace();
    window.addEventListener("popstate", findPlace);
    return () => window.removeEventListener("popstate", findPlace);
  }, []);
}
