const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
/** Largest multiple of 36 in a byte; bytes from there on would favour some letters, and are skipped. */
const fair = 252;

/**
 * Random id in PocketBase's format. The browser chooses the ids of new records, so that a retry cannot create one
 * twice.
 */
export function newId(): string {
  let id = "";
  while (id.length < 15) {
    for (const byte of crypto.getRandomValues(new Uint8Array(20))) {
      if (byte < fair && id.length < 15) id += letters.charAt(byte % letters.length);
    }
  }
  return id;
}
