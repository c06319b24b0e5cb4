import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emulateDialogs } from "#support/modalDialogs.ts";
import { setScreenWidth } from "#support/screenWidth.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { lazySheet } from "#ui/sheet/lazySheet.ts";
import * as parts from "#ui/sheet/Sheet.tsx";

emulateDialogs();
afterEach(() => {
  cleanup();
  setScreenWidth(1366);
  lazySheet.value = null;
});

const onClose = vi.fn<() => void>();
const draw = (onOpened = () => {}) =>
  render(
    <Dialog title="Nouveau client" onClose={onClose} onOpened={onOpened}>
      <input aria-label="Nom" />
      <button type="button">Enregistrer</button>
    </Dialog>,
  );
const dialog = () => screen.getByRole("dialog", { name: "Nouveau client" });
const sheetOf = () => document.querySelector("[data-sheet]");

describe("a dialog", () => {
  it.each([
    ["is a sheet on a phone", 390, true, true],
    ["is no sheet before its parts are loaded", 390, false, false],
    ["is no sheet on a desktop", 1366, true, false],
  ])("a dialog %s", (_, width, isLoaded, isSheet) => {
    setScreenWidth(width);
    lazySheet.value = isLoaded ? parts : null;
    draw();
    expect(dialog().hasAttribute("open")).toBe(true);
    expect(sheetOf() !== null).toBe(isSheet);
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByLabelText("Nom"));
  });

  it("the owner of a dialog may move its focus, also in a sheet", () => {
    setScreenWidth(390);
    lazySheet.value = parts;
    draw(() => screen.getByRole("button", { name: "Enregistrer" }).focus());
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Enregistrer" }));
  });

  it("a dialog keeps the typed text when the phone is rotated", () => {
    setScreenWidth(390);
    lazySheet.value = parts;
    draw();
    const name = screen.getByLabelText<HTMLInputElement>("Nom");
    fireEvent.change(name, { target: { value: "Alami" } });
    setScreenWidth(844);
    expect(screen.getByLabelText("Nom")).toBe(name);
    expect(name.value).toBe("Alami");
  });

  it("a click beside a sheet closes it, and a click inside does not", () => {
    setScreenWidth(390);
    lazySheet.value = parts;
    draw();
    fireEvent.mouseDown(screen.getByLabelText("Nom"));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(dialog());
    expect(onClose).toHaveBeenCalledOnce();
  });
});
