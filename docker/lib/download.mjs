// A download that never hangs.

/**
 * @typedef {object} Patience
 * @property {number} answerMs until the server has answered
 * @property {number} stallMs between two pieces of the answer
 * @property {number} totalMs for the whole
 */

/** @type {Patience} */
export const PATIENCE = { answerMs: 6000, stallMs: 15_000, totalMs: 600_000 };

/**
 * The body of an answer with status 2xx. Whatever goes wrong is thrown as an Error whose message is one line.
 * @param {string} url
 * @param {Patience} patience
 * @returns {Promise<Buffer>}
 */
export async function download(url, { answerMs, stallMs, totalMs }) {
  const stop = new AbortController();
  /** @param {number} ms @param {string} what */
  const limit = (ms, what) =>
    setTimeout(() => stop.abort(new Error(`${what} within ${ms / 1000} s`)), ms);
  const total = limit(totalMs, "was not received");
  let wait = limit(answerMs, "did not answer");
  try {
    const response = await fetch(url, { signal: stop.signal });
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
    const chunks = [];
    for await (const chunk of response.body) {
      chunks.push(chunk);
      clearTimeout(wait);
      wait = limit(stallMs, "sent nothing more");
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new Error(oneLine(error), { cause: error });
  } finally {
    clearTimeout(wait);
    clearTimeout(total);
    // Also after a refusal: an answer left unread would keep its connection, and the program, alive.
    stop.abort();
  }
}

/** @param {unknown} error */
function oneLine(error) {
  if (!(error instanceof Error)) return "failed";
  // fetch says only "fetch failed" or "terminated"; what happened is in its cause.
  const cause = error.cause instanceof Error ? error.cause : undefined;
  if (error.message === "terminated") return "broke off before the end";
  return cause?.message || (cause && "code" in cause && String(cause.code)) || error.message;
}
