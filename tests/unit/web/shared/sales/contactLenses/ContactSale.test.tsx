import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { afterEach, beforeEach, expect, it } from "vitest";
import { clientQueries } from "#api/clients/clients.ts";
import { queryClient } from "#api/queryClient.ts";
import { company } from "#api/session/session.ts";
import type { ListedSheet } from "#domain/contactLenses/contactAnswers.ts";
import { emptyContactEye } from "#domain/contactLenses/lens.ts";
import type { Client, Company } from "#domain/core/records.ts";
import { clientSheets } from "#shared/contactLenses/clientSheets.ts";
import { blankLens } from "#shared/contactLenses/lensTexts.ts";
import { ContactSale } from "#shared/sales/contactLenses/ContactSale.tsx";
import { SheetChoice } from "#shared/sales/contactLenses/SheetChoice.tsx";
import type { LensLine } from "#shared/sales/contactLenses/sheetLines.ts";

const product = "toric0000000001";
const eye = (sphere: number) => ({ ...emptyContactEye, product, sphere });
const sheetOf = (client: string, sphere: number) =>
  ({
    id: `sheet of ${client}`,
    client,
    status: "final",
    date: "2026-11-01 00:00:00.000Z",
    created: "2026-11-01 00:00:00.000Z",
    check_on: "",
    source: "",
    right_lens: eye(sphere),
    left_lens: eye(sphere + 1),
  }) as ListedSheet;

type Values = { client: string; contact: string; items: LensLine[] };
let form: UseFormReturn<Values>;
const paths = { sale: "contact", quote: "" };

/** Form for the client Zineb, with one new line proposed from her sheet. */
async function openForm(kind: keyof typeof paths) {
  function Page() {
    form = useForm<Values>({ defaultValues: { client: "zineb", contact: "", items: [] } });
    return (
      <QueryClientProvider client={queryClient}>
        <FormProvider {...form}>
          <ContactSale
            paths={{ client: "client", items: "items", contact: paths[kind] }}
            isStored={false}
          >
            <SheetChoice />
          </ContactSale>
        </FormProvider>
      </QueryClientProvider>
    );
  }
  render(<Page />);
  const line = { id: "a", product, type: "contact_lens", quantity: "1", lens: blankLens } as const;
  await act(async () => form.setValue("items", [{ ...line, eye: "" }]));
}
const choose = (client: string) => act(async () => form.setValue("client", client));
const spheres = () => form.getValues("items").map(({ lens }) => lens?.sphere);
const notice = () => screen.queryByText(/^Ces valeurs viennent de/)?.textContent ?? "";

beforeEach(() => {
  company.value = { uses: ["contact_lenses"] } as unknown as Company;
  const sheets = { zineb: [sheetOf("zineb", -3)], omar: [sheetOf("omar", -6)], sara: [] };
  for (const [client, items] of Object.entries(sheets)) {
    const page = { items, page: 1, perPage: 50, totalItems: items.length, totalPages: 1 };
    queryClient.setQueryData(clientSheets(client).queryKey, page);
    const person = { id: client, name: client, birth_date: "" } as Client;
    queryClient.setQueryData(clientQueries.one(client).queryKey, person);
  }
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  company.value = undefined;
});

it.each(["sale", "quote"] as const)(
  "the lens values of a %s change with its client, and are never those of another client",
  async (kind) => {
    await openForm(kind);
    const seen = [spheres()];
    for (const client of ["omar", "sara", "zineb", "", "omar"]) {
      await choose(client);
      seen.push(spheres());
    }
    expect(seen).toEqual([
      ["−3.00", "−2.00"],
      ["−6.00", "−5.00"],
      ["", ""],
      ["−3.00", "−2.00"],
      ["", ""],
      ["−6.00", "−5.00"],
    ]);
    expect(notice()).toBe("");
  },
);

it("values typed by hand stay when the client changes, and a notice names their client", async () => {
  await openForm("sale");
  await act(async () => form.setValue("items.0.lens.sphere", "−4.00"));
  await choose("omar");
  expect([spheres(), form.getValues("contact")]).toEqual([["−4.00", "−5.00"], "sheet of omar"]);
  expect(notice()).toBe("Ces valeurs viennent de zineb.");
  await choose("zineb");
  expect(notice()).toBe("");
  await choose("sara");
  expect(notice()).toBe("Ces valeurs viennent de zineb.");
  fireEvent.click(screen.getByRole("button", { name: "Effacer" }));
  expect([spheres(), notice()]).toEqual([["", ""], ""]);
});
