/** Simulates a screen width, which jsdom lacks; import it before modules that read the width. */
import { act } from "@testing-library/react";

let width = 1366;
const followers = new Set<() => void>();

window.matchMedia = (query) => {
  const [, rem = "0"] = /width < (\d+)rem/.exec(query) ?? [];
  return {
    get matches() {
      return width < Number(rem) * 16;
    },
    addEventListener: (_: string, follower: () => void) => followers.add(follower),
    removeEventListener: (_: string, follower: () => void) => followers.delete(follower),
  } as unknown as MediaQueryList;
};

export function setScreenWidth(px: number): void {
  act(() => {
    width = px;
    for (const follower of followers) follower();
  });
}
