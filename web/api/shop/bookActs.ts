/** Actions of the accountant's page: pack, transmission, reopening, accounts (docs/rules-periods.md). */
import type { Accounts } from "#domain/books/accounts.ts";
import type { ListedPeriod } from "#domain/books/booksAnswers.ts";
import type { Period } from "#domain/core/days/period.ts";
import type { Company } from "#domain/core/records.ts";
import { pb } from "#api/pb.ts";
import { invalidate } from "#api/queryClient.ts";
import { updateRecord } from "#api/records.ts";
import { post } from "#api/request.ts";
import { company, loadCompany } from "#api/session/session.ts";

/** Reads the body of an answer piece by piece; `onRead` gets the number of bytes so far. */
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

/** Loads the zip of a period, whose size is unknown until its end. `onRead` gets the number of bytes so far. */
export async function loadPack(period: Period, onRead: (bytes: number) => void): Promise<Blob> {
  let pack: Blob | null = null;
  await pb.send("/api/optique/books/pack", {
    method: "GET",
    query: { ...period },
    // Takes the file from the answer itself, because the client parses JSON; refusals are left to the client.
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

/** Reloads on this station what a transmission or a reopening changes. */
async function readPeriods(): Promise<void> {
  invalidate("optique_periods");
  await loadCompany();
}

/** Transmits a period. `accept`: codes of the differences that are accepted. */
export async function closeBooks(
  sent: Period & { notes: string; accept: readonly string[] },
): Promise<ListedPeriod> {
  try {
    return await post<ListedPeriod>("books/close", sent);
  } finally {
    // Also after a refusal, which may be due to a new difference.
    await readPeriods();
  }
}

/** Reopens the latest transmitted period. */
export async function reopenBooks(reason: string): Promise<ListedPeriod> {
  const period = await post<ListedPeriod>("books/reopen", { reason });
  await readPeriods();
  return period;
}

/** Stores the account numbers of the shop's accountant. */
export async function saveAccounts(accounts: Accounts): Promise<void> {
  const id = company.peek()?.id ?? "";
  company.value = await updateRecord<Company>("optique_companies", id, { accounts });
}
