/** Acts of the accountant's page: the pack, a transmission, a reopening, the accounts (docs/rules-periods.md). */
import type { Accounts } from "#domain/books/accounts.ts";
import type { ListedPeriod } from "#domain/books/booksAnswers.ts";
import type { Period } from "#domain/core/days/period.ts";
import type { Company } from "#domain/core/records.ts";
import { pb } from "#api/pb.ts";
import { invalidate } from "#api/queryClient.ts";
import { updateRecord } from "#api/records.ts";
import { post } from "#api/request.ts";
import { company, loadCompany } from "#api/session/session.ts";

/** Body of an answer, read piece by piece. `onRead`: bytes so far. */
async function readBlob(answer: Response, onRead: (bytes: number) => void): Promise<Blob> {
  const pieces: BlobPart[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (value) {
      pieces.push(value);
      bytes += value.length;
      onRead(bytes);
    }
    if (done) return new Blob(pieces, { type: "application/zip" });
  }
}

/** Zip of a period; its size is known at its end. `onRead`: bytes so far. */
export async function loadPack(period: Period, onRead: (bytes: number) => void): Promise<Blob> {
  let pack: Blob | null = null;
  await pb.send("/api/optique/books/pack", {
    method: "GET",
    query: { ...period },
    // The client reads JSON: the file is taken from the answer before, and refusals are left to it.
    fetch: async (url: RequestInfo | URL, config?: RequestInit) => {
      const answer = await fetch(url, config);
      if (!answer.ok) return answer;
      pack = await readBlob(answer, onRead);
      return new Response("{}");
    },
  });
  if (pack === null) throw new Error("The pack did not arrive");
  return pack;
}

/** Reads again what a transmission or a reopening changes at this station. */
async function readPeriods(): Promise<void> {
  invalidate("optique_periods");
  await loadCompany();
}

/** Transmits a period; `accept`: codes of its differences. */
export async function closeBooks(
  sent: Period & { notes: string; accept: readonly string[] },
): Promise<ListedPeriod> {
  try {
    return await post<ListedPeriod>("books/close", sent);
  } finally {
    // A refusal tells of something new too.
    await readPeriods();
  }
}

/** Opens the latest transmitted period again. */
export async function reopenBooks(reason: string): Promise<ListedPeriod> {
  const period = await post<ListedPeriod>("books/reopen", { reason });
  await readPeriods();
  return period;
}

/** Stores the accounts of the shop's accountant. */
export async function saveAccounts(accounts: Accounts): Promise<void> {
  const id = company.peek()?.id ?? "";
  company.value = await updateRecord<Company>("optique_companies", id, { accounts });
}
