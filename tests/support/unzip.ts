import { crc32 } from "node:zlib";

import type { ZipPiece } from "#domain/books/zip.ts";

export type Unzipped = { name: string; text: string; day: string };

/** Bytes of a zip, joined from the sent pieces. */
export const zipBytes = (pieces: readonly ZipPiece[]): Buffer =>
  Buffer.concat(pieces.map((piece) => Buffer.from(piece as string)));

/** Civil day of a DOS date. */
function dayOf(dos: number): string {
  const [year, month, day] = [(dos >> 9) + 1980, (dos >> 5) & 15, dos & 31];
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Files of a zip without compression, found by its directory; throws when sizes, offsets or checksums are wrong. */
export function unzip(bytes: Buffer): Unzipped[] {
  const end = bytes.length - 22;
  if (bytes.readUInt32LE(end) !== 0x06054b50) throw new Error("The zip has no end");
  let at = bytes.readUInt32LE(end + 16);
  const files = Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    if (bytes.readUInt32LE(at) !== 0x02014b50)
      throw new Error("An entry is not where it should be");
    const [dos, crc, size, nameSize, place] = [
      bytes.readUInt16LE(at + 14),
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString("utf8", at + 46, at + 46 + nameSize);
    at += 46 + nameSize;
    if (bytes.readUInt32LE(place) !== 0x04034b50) throw new Error(`${name} has no header`);
    const local = bytes.subarray(place + 4, place + 30 + nameSize);
    const inDirectory = bytes.subarray(at - 46 - nameSize + 6, at - 46 - nameSize + 32);
    if (!local.subarray(0, 26).equals(inDirectory)) throw new Error(`${name} has two headers`);
    const content = bytes.subarray(place + 30 + nameSize, place + 30 + nameSize + size);
    if (crc32(content) !== crc) throw new Error(`${name} has another checksum`);
    return { name, text: content.toString("utf8"), day: dayOf(dos) };
  });
  if (at !== end) throw new Error("The directory is longer than it says");
  return files;
}
