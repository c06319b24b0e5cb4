import { cleanup, render, screen } from "@testing-library/react";
import { useEffect, useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";

import { useScroll } from "#app/frame/useScroll.ts";
import { afterPaint } from "#lib/usePainted.ts";

afterEach(cleanup);

function Card() {
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => card.current?.focus(), []);
  return <button ref={card}>Card</button>;
}

function Frame({ address }: { address: string }) {
  const main = useRef<HTMLElement>(null);
  useScroll(address, address, main);
  return (
    <>
      <a href="/form">Form</a>
      <main ref={main} tabIndex={-1}>
        {address === "/form" ? <input autoFocus /> : <p>List</p>}
        {address === "/board" && <Card />}
      </main>
    </>
  );
}

const painted = () => new Promise<void>((resolve) => afterPaint(resolve));

async function goTo(address: string) {
  vi.spyOn(window, "scrollTo").mockReturnValue();
  const { rerender } = render(<Frame address="/" />);
  screen.getByRole("link").focus();
  rerender(<Frame address={address} />);
  await painted();
}

it("a new page moves the focus from the link to its content", async () => {
  await goTo("/list");
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("a new page does not take the focus from its own field", async () => {
  await goTo("/form");
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

it("a new page does not take the focus from the card that it selected", async () => {
  await goTo("/board");
  expect(document.activeElement).toBe(screen.getByRole("button"));
});
