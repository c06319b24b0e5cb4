import { render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, it, vi } from "vitest";

import { lazyRoute } from "#app/lazyRoute.tsx";

const Page = () => <p>The page</p>;
type Module = { default: typeof Page };

it("a route shows its page when the code arrives during the first render", async () => {
  let arrive = () => {};
  const code = new Promise<Module>(() => {});
  // A thenable that calls back at once, because a promise would resolve after the render.
  vi.spyOn(code, "then").mockImplementation((loaded) => {
    arrive = () => void loaded?.({ default: Page });
    return Promise.resolve();
  });
  const Place = lazyRoute(() => code);
  void Place.preload();
  const Arrival = () => {
    useLayoutEffect(() => arrive(), []);
    return null;
  };
  render(
    <>
      <Place />
      <Arrival />
    </>,
  );
  expect(await screen.findByText("The page")).toBeTruthy();
});
