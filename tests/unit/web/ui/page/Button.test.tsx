import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { FormEvent } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button, IconButton } from "#ui/page/Button.tsx";

afterEach(cleanup);
const button = () => screen.getByRole<HTMLButtonElement>("button");
const loader = () => button().querySelector(".loader");
const inForm = (isBusy: boolean) => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy={isBusy}>
        Enregistrer
      </Button>
    </form>,
  );
  return onSubmit;
};

describe("a button", () => {
  it("a button shows its label, and acts once when clicked", () => {
    const onClick = vi.fn<() => void>();
    render(<Button onClick={onClick}>Enregistrer</Button>);
    expect(button().textContent).toBe("Enregistrer");
    expect(button().hasAttribute("aria-busy")).toBe(false);
    expect(loader()).toBeNull();
    fireEvent.click(button());
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("a button submits a form only if it is a submit button", () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Annuler</Button>
      </form>,
    );
    fireEvent.click(button());
    expect(onSubmit).not.toHaveBeenCalled();
    cleanup();
    const submitted = inForm(false);
    fireEvent.click(button());
    expect(submitted).toHaveBeenCalledOnce();
  });

  it("a disabled button ignores clicks", () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button disabled onClick={onClick}>
        Enregistrer
      </Button>,
    );
    fireEvent.click(button());
    expect(onClick).not.toHaveBeenCalled();
  });

  it.each([
    ["primary", "btn-primary"],
    ["secondary", "btn-secondary"],
    ["danger", "btn-danger"],
  ] as const)("a button has the style %s", (variant, className) => {
    render(<Button variant={variant}>Enregistrer</Button>);
    expect(button().classList.contains(className)).toBe(true);
  });

  it.each([
    ["sm", true, false],
    ["md", false, false],
    ["lg", false, true],
  ] as const)("a button has the size %s", (size, isSmall, isLarge) => {
    render(<Button size={size}>Enregistrer</Button>);
    expect(button().classList.contains("btn-sm")).toBe(isSmall);
    expect(button().classList.contains("btn-lg")).toBe(isLarge);
  });
});

describe("a busy button", () => {
  it("a busy button shows a loader in place of its icon, and screen readers announce it", () => {
    const { rerender } = render(<Button icon="circle-check">Enregistrer</Button>);
    expect(button().querySelector("svg")).not.toBeNull();
    rerender(
      <Button icon="circle-check" isBusy>
        Enregistrer
      </Button>,
    );
    expect(button().textContent).toBe("Chargement...");
    expect(button().getAttribute("aria-busy")).toBe("true");
    expect(loader()?.getAttribute("aria-hidden")).toBe("true");
    expect(button().querySelectorAll("svg")).toHaveLength(1);
  });

  it("a busy button shows its own text of progress, if it has one", () => {
    render(
      <Button isBusy busyLabel="Connexion en cours...">
        Se connecter
      </Button>,
    );
    expect(button().textContent).toBe("Connexion en cours...");
  });

  it("a busy button ignores clicks, and does not submit its form again", () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button isBusy onClick={onClick}>
        Enregistrer
      </Button>,
    );
    fireEvent.click(button());
    expect(onClick).not.toHaveBeenCalled();
    cleanup();
    const submitted = inForm(true);
    fireEvent.click(button());
    expect(submitted).not.toHaveBeenCalled();
  });

  it("a busy button keeps the focus", () => {
    const { rerender } = render(<Button>Enregistrer</Button>);
    button().focus();
    rerender(<Button isBusy>Enregistrer</Button>);
    expect(document.activeElement).toBe(button());
    expect(button().disabled).toBe(false);
  });
});

describe("a button that is only an icon", () => {
  it("an icon button has an accessible name, a tooltip and its action", () => {
    const onClick = vi.fn<() => void>();
    render(<IconButton icon="cross" label="Fermer" onClick={onClick} />);
    const found = screen.getByRole("button", { name: "Fermer" });
    expect(found.dataset["tooltip"]).toBe("Fermer");
    expect(found.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    fireEvent.click(found);
    expect(onClick).toHaveBeenCalledOnce();
  });
});
