import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { emailRules } from "#ui/form/emailRules.ts";
import { FormText } from "#ui/form/Field.tsx";

afterEach(cleanup);

type Values = { email: string };
function Form({ save }: { save: (values: Values) => void }) {
  const form = useForm<Values>({ defaultValues: { email: "" } });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(save)}>
        <FormText<Values> path="email" label="Email" rules={emailRules("Email invalide")} />
        <button type="submit">Enregistrer</button>
      </form>
    </FormProvider>
  );
}

it("an address is saved without the space after it, and another text is refused", async () => {
  const save = vi.fn<(values: Values) => void>();
  render(<Form save={(values) => save(values)} />);
  const send = (email: string) => {
    fireEvent.change(screen.getByLabelText("Email"), { target: { value: email } });
    fireEvent.click(screen.getByText("Enregistrer"));
  };
  send("aicha@");
  await screen.findByText("Email invalide");
  send("aicha@figuier.example ");
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ email: "aicha@figuier.example" }));
  send(" ");
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ email: "" }));
});
