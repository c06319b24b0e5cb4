import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { noMoney } from "#domain/core/money.ts";
import { personQuestion } from "#api/session/prompts.ts";
import { setDraftOwner } from "#lib/forms/draft.ts";
import { useDraft } from "#lib/forms/useDraft.ts";
import { useLeaveWarning } from "#lib/forms/useLeaveWarning.ts";
import { type DocumentStart, draftOf } from "#shared/documents/documentStart.ts";
import { useDrafted } from "#shared/documents/useDrafted.ts";

type Values = { notes: string };
const stored = { id: "sale00000000001", version: undefined, base: { notes: "" } };

/** Form whose values are stored as a draft, like that of a sale. */
function Page() {
  const { round, start } = useDrafted<Values>("sale.new", stored);
  return <Form key={round} start={start} />;
}
function Form({ start }: { start: DocumentStart<Values> }) {
  const form = useForm<Values>({ defaultValues: start.values });
  const draft = useDraft(form, start.draftKey, (values) => draftOf(start.stored, values));
  useLeaveWarning(() => form.getValues().notes !== "", "Notes");
  return (
    <>
      <input aria-label="Notes" {...form.register("notes")} />
      <button type="button" onClick={draft.drop}>
        Saved
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Notes");
const type = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  act(() => void vi.advanceTimersByTime(500));
};
/** Changes the person at the shared computer; '' for nobody. */
const enter = (person: string) => act(() => setDraftOwner(person, "figuier"));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  setDraftOwner("", "figuier");
});
afterEach(() => {
  cleanup();
  personQuestion.value = null;
  vi.useRealTimers();
});

it("a draft is shown only to the person who typed it", () => {
  enter("houda");
  render(<Page />);
  type("pour Aïcha");
  enter("");
  enter("youssef");
  expect(field().value).toBe("");
  type("pour Nadia");
  enter("");
  enter("houda");
  expect(field().value).toBe("pour Aïcha");
  enter("youssef");
  expect(field().value).toBe("pour Nadia");
});

it("typed values remain for the person who returns, and a new page without a person hides them", () => {
  enter("houda");
  render(<Page />);
  type("pour Aïcha");
  enter("");
  type("pour Aïcha et Nadia");
  enter("houda");
  expect(field().value).toBe("pour Aïcha et Nadia");
  cleanup();
  enter("");
  render(<Page />);
  expect(field().value).toBe("");
  enter("houda");
  expect(field().value).toBe("pour Aïcha et Nadia");
});

it("values typed while nobody had entered become the draft of the next person who enters", () => {
  render(<Page />);
  type("pour Aïcha");
  expect(localStorage).toHaveLength(0);
  enter("houda");
  expect(field().value).toBe("pour Aïcha");
  type("pour Aïcha, jeudi");
  expect(Object.keys(localStorage)).toEqual([expect.stringContaining("houda.figuier.sale.new")]);
});

it("a person who enters only to save another's form gets it, and saving drops its draft", () => {
  enter("houda");
  render(<Page />);
  type("pour Aïcha");
  enter("");
  personQuestion.value = { write: { kind: "sale", amount: noMoney }, answer: () => {} };
  enter("youssef");
  expect(field().value).toBe("pour Aïcha");
  fireEvent.click(screen.getByText("Saved"));
  expect(localStorage).toHaveLength(0);
});
