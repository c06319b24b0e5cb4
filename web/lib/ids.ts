const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
/** The largest multiple of 36 in a byte: beyond it, letters would not be equally likely. */
const fair = 252;

/** An id in PocketBase's form. The browser makes the ids of what it creates, so that a retry cannot create twice. */
export function newId(): string {
  let id = "";
  while (id.length < 15) {
    for (const byte of crypto.getRandomValues(new Uint8Array(20))) {
      if (byte < fair && id.length < 15) id += letters.charAt(byte % letters.length);
    }
  }
  return id;
}
