import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { toast as library } from "react-hot-toast/headless";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setScreenWidth } from "#support/screenWidth.ts";
import { removeToast, sayOf, toast } from "#ui/feedback/toast.ts";
import { Toaster } from "#ui/feedback/Toaster.tsx";

const texts = () =>
  [...screen.getByRole("region", { name: "Messages" }).children].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => {
  setScreenWidth(1366);
  library.remove();
  render(<Toaster />);
});
afterEach(cleanup);

describe("a message", () => {
  it("a message is shown at the top right", () => {
    act(() => void toast.success("Client enregistré"));
    const band = screen.getByRole("region", { name: "Messages" }).className;
    expect(band).toContain("justify-items-end");
    expect(band).toContain("md:right-6");
  });

  it("a new message of a form replaces its former one", () => {
    const [form, other] = [{}, {}];
    act(() => {
      toast.info("autre");
      sayOf(form, () => toast.error("un"));
      sayOf(other, () => toast.error("d’un autre"));
      sayOf(form, () => toast.error("deux"));
    });
    expect(texts()).toEqual(["deux", "d’un autre", "autre"]);
    act(() => sayOf(form, () => {}));
    expect(texts()).toEqual(["d’un autre", "autre"]);
  });

  it("removing a message leaves the others, and removing it again does nothing", () => {
    let first = "";
    act(() => {
      first = toast.success("premier");
      toast.success("second");
    });
    for (let times = 0; times < 2; times += 1) act(() => removeToast(first));
    expect(texts()).toEqual(["second"]);
  });

  it("a repeated message is shown once, but one of another kind is shown beside it", () => {
    act(() => {
      toast.error("Erreur");
      toast.error("Erreur");
      toast.success("Erreur");
    });
    expect(texts()).toEqual(["Erreur", "Erreur"]);
    fireEvent.click(screen.getAllByRole("button", { name: "Fermer" })[0] ?? document.body);
    act(() => void toast.success("Erreur"));
    expect(texts()).toEqual(["Erreur", "Erreur"]);
  });

  it("pressing 'undo' in a message acts once, and closes it", () => {
    const undone: string[] = [];
    act(
      () =>
        void toast.undoable("Benali\u00a0: Prêt", {
          label: "Annuler",
          act: () => undone.push("Benali"),
        }),
    );
    fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
    expect(undone).toEqual(["Benali"]);
    expect(texts()).toEqual([]);
  });
});

it("at most twenty messages are shown, and the oldest are removed first", () => {
  act(() => {
    for (let index = 1; index <= 25; index += 1) toast.error(`erreur ${index}`);
  });
  expect(texts()).toHaveLength(20);
  expect(texts()[0]).toBe("erreur 25");
  expect(texts().at(-1)).toBe("erreur 6");
});
