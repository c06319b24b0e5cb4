import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PasswordField, SelectField, TextAreaField, TextField } from "#ui/form/Field.tsx";

afterEach(cleanup);

/** Description of a field for screen readers. */
const descriptionOf = (field: Element): string | null => {
  const id = field.getAttribute("aria-describedby");
  return id === null ? null : (document.getElementById(id)?.textContent ?? "(nothing)");
};
const kinds = [
  ["a text", TextField],
  ["a long text", TextAreaField],
  ["a password", PasswordField],
] as const;

describe.each(kinds)("%s field", (_, Field) => {
  it("a field is found by its label", () => {
    render(<Field label="Nom" />);
    expect(screen.getByLabelText("Nom").matches("input, textarea")).toBe(true);
  });

  it("a field without a message has no error and no description", () => {
    render(<Field label="Nom" />);
    const field = screen.getByLabelText("Nom");
    expect(field.hasAttribute("aria-invalid")).toBe(false);
    expect(field.hasAttribute("aria-describedby")).toBe(false);
  });

  it("the error of a field is its description", () => {
    render(<Field label="Nom" error="Le nom est requis" />);
    const field = screen.getByLabelText("Nom");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(field)).toBe("Le nom est requis");
  });

  it("the hint of a field is its description, until an error replaces it", () => {
    const { rerender } = render(<Field label="Nom" hint="Comme sur la carte" />);
    expect(descriptionOf(screen.getByLabelText("Nom"))).toBe("Comme sur la carte");
    expect(screen.getByLabelText("Nom").hasAttribute("aria-invalid")).toBe(false);
    rerender(<Field label="Nom" hint="Comme sur la carte" error="Requis" />);
    expect(descriptionOf(screen.getByLabelText("Nom"))).toBe("Requis");
    expect(screen.queryByText("Comme sur la carte")).toBeNull();
  });

  it("the label of an optional field has '(facultatif)'", () => {
    render(<Field label="Adresse" isOptional />);
    expect(screen.getByLabelText("Adresse (facultatif)")).toBeTruthy();
  });
});

describe("a form's field", () => {
  it("a field passes the form's props to its input", () => {
    const ref = createRef<HTMLInputElement>();
    const onChange = vi.fn<() => void>();
    render(
      <TextField
        label="Téléphone"
        ref={ref}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue="06"
        onChange={onChange}
      />,
    );
    const field = screen.getByLabelText<HTMLInputElement>("Téléphone");
    expect(ref.current).toBe(field);
    expect(field).toMatchObject({ name: "phone", type: "tel", autocomplete: "tel", value: "06" });
    fireEvent.change(field, { target: { value: "0600000001" } });
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("a field has autofill switched off unless requested", () => {
    render(<TextField label="Nom" />);
    expect(screen.getByLabelText<HTMLInputElement>("Nom").autocomplete).toBe("off");
  });

  it("two fields with the same label each have their own error", () => {
    render(
      <>
        <TextField label="Sphère" error="Trop grande" />
        <TextField label="Sphère" error="Trop petite" />
      </>,
    );
    expect(screen.getAllByLabelText("Sphère").map(descriptionOf)).toEqual([
      "Trop grande",
      "Trop petite",
    ]);
  });
});

describe("a select field", () => {
  it("a select field offers its options in order, with a label and an error like other fields", () => {
    render(
      <SelectField
        label="Type"
        error="À choisir"
        options={{ frame: "Monture", lens: "Verre" }}
        defaultValue="lens"
      />,
    );
    const field = screen.getByLabelText<HTMLSelectElement>("Type");
    expect([...field.options].map(({ value, text }) => [value, text])).toEqual([
      ["frame", "Monture"],
      ["lens", "Verre"],
    ]);
    expect(field.value).toBe("lens");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(field)).toBe("À choisir");
  });
});

describe("a password", () => {
  it("a password is hidden until its button shows it, and its text is unchanged", () => {
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <PasswordField label="Mot de passe" />
      </form>,
    );
    const field = screen.getByLabelText<HTMLInputElement>("Mot de passe");
    fireEvent.change(field, { target: { value: "secret" } });
    expect(field.type).toBe("password");
    fireEvent.click(screen.getByRole("button", { name: "Afficher le mot de passe" }));
    expect(field).toMatchObject({ type: "text", value: "secret" });
    const hide = screen.getByRole("button", { name: "Masquer le mot de passe" });
    fireEvent.click(hide);
    expect(field.type).toBe("password");
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
