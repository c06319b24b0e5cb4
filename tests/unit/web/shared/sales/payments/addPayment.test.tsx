import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emulateDialogs } from "#support/modalDialogs.ts";
import { setScreenWidth } from "#support/screenWidth.ts";
import { queryClient } from "#api/queryClient.ts";
import { words } from "#lib/texts/words.strings.ts";
import { AddPayment } from "#shared/sales/payments/AddPayment.tsx";

const amounts = { total_amount: 1000, credited_amount: 0, fund_part: 0, paid_amount: 200 };
const invoice = { id: "invoice00000001", invoice_number: "2026120001", ...amounts };

/** Answers of the server: the invoice as it is now, and the bodies of the payments that it was sent. */
function serve(now: { paid_amount: number; payments?: readonly { id: string }[] }) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", async (address: unknown, init?: RequestInit) => {
    if (init?.method === "POST") {
      const body: Record<string, unknown> = await new Response(init.body).json();
      sent.push(body);
      return Response.json(body);
    }
    const isInvoice = String(address).includes(`/invoices/${invoice.id}`);
    return Response.json(isInvoice ? { ...invoice, payments: [], ...now } : { items: [] });
  });
  return sent;
}

const pay = () => act(async () => void fireEvent.submit(screen.getByLabelText(/^Montant/)));

emulateDialogs();
beforeEach(() => {
  setScreenWidth(1366);
  render(
    <QueryClientProvider client={queryClient}>
      <AddPayment invoice={invoice} client="Benali Aïcha" onClose={() => {}} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it("the payment of an invoice that another station cashed meanwhile is asked about", async () => {
  const sent = serve({ paid_amount: 1000 });
  await pay();
  const question = await screen.findByRole("dialog", { name: "Plus que le reste à payer" });
  expect(question.textContent).toContain("800,00");
  // The dialog behind the question shows the new balance.
  expect(screen.getByText(words.due, { selector: "dt" }).parentElement?.textContent).toContain(
    "0,00",
  );
  expect(sent).toEqual([]);
});

it("the payment of an unchanged invoice is stored without a question", async () => {
  const sent = serve({ paid_amount: 200 });
  await pay();
  await vi.waitFor(() => expect(sent).toMatchObject([{ amount: 800, invoice: invoice.id }]));
});

it("a payment that was stored before its answer was lost is sent again without a question", async () => {
  const sent = serve({ paid_amount: 200 });
  await pay();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const again = serve({ paid_amount: 1000, payments: [{ id: String(sent[0]?.["id"]) }] });
  await pay();
  await vi.waitFor(() => expect(again).toMatchObject([{ id: sent[0]?.["id"] }]));
});
