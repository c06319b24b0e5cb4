/** Writes texts as an uncompressed zip; the same texts and day give the same bytes (docs/rules-books.md, Files). */
import type { IsoDay } from "#domain/core/days/days.ts";

/** Text, to be sent in UTF-8, or bytes. */
export type ZipPiece = string | Uint8Array;
export type ZipFile = { name: string; text: string };

/** Remainders of CRC-32, in a plain array: goja reads one faster than a typed one. */
const remainders = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const step = (crc: number, byte: number): number =>
  (remainders[(crc ^ byte) & 255] as number) ^ (crc >>> 8);

type Measured = { crc: number; size: number };

/**
 * CRC-32 and UTF-8 size of a text, without making its bytes. ASCII is handled inline: goja takes 0.35 µs for a
 * character.
 */
function measured(text: string): Measured {
  const [table, { length }] = [remainders, text];
  let [crc, size] = [-1, length];
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      crc = (table[(crc ^ code) & 255] as number) ^ (crc >>> 8);
      continue;
    }
    const point = text.codePointAt(at) ?? 0;
    const bytes = bytesOfPoint(point);
    // A surrogate pair takes two places of the text.
    if (point > 0xffff) at++;
    size += bytes.length - (point > 0xffff ? 2 : 1);
    crc = bytes.reduce(step, crc);
  }
  return { crc: ~crc >>> 0, size };
}

/** UTF-8 bytes of a character beyond ASCII; half of a surrogate pair becomes U+FFFD, as Go writes it. */
function bytesOfPoint(point: number): readonly number[] {
  if (point < 0x800) return [0xc0 | (point >> 6), last(point)];
  const known = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
  if (known <= 0xffff) return [0xe0 | (known >> 12), last(known >> 6), last(known)];
  return [0xf0 | (known >> 18), last(known >> 12), last(known >> 6), last(known)];
}
const last = (bits: number): number => 0x80 | (bits & 63);

/** Date of a file in DOS format, at midnight. */
const dosDay = (day: IsoDay): number =>
  ((Number(day.slice(0, 4)) - 1980) << 9) | (Number(day.slice(5, 7)) << 5) | Number(day.slice(8));

/** Bytes of little-endian numbers of two or four bytes, then of an ASCII name. */
function bytesOf(
  numbers: readonly (readonly [value: number, size: 2 | 4])[],
  name = "",
): Uint8Array {
  const bytes = numbers.flatMap(([value, size]) =>
    Array.from({ length: size }, (_, place) => (value >>> (8 * place)) & 255),
  );
  return Uint8Array.from([...bytes, ...Array.from(name, (sign) => sign.charCodeAt(0))]);
}

const version = 20;
/** Flag: names are in UTF-8. */
const flags = 0x0800;

/** Fields that the local and the central header of a file share. */
const fileFacts = ({ crc, size }: Measured, name: string, day: IsoDay) =>
  [
    [version, 2],
    [flags, 2],
    [0, 2],
    [0, 2],
    [dosDay(day), 2],
    [crc, 4],
    [size, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  ] as const;

/** Pieces of a zip with these files, all dated this day. Names have to be ASCII. */
export function zipPieces(files: readonly ZipFile[], day: IsoDay): ZipPiece[] {
  const pieces: ZipPiece[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const facts = fileFacts(measured(text), name, day);
    const header = bytesOf([[0x04034b50, 4], ...facts], name);
    entries.push(
      bytesOf(
        [[0x02014b50, 4], [version, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]],
        name,
      ),
    );
    pieces.push(header, text);
    offset += header.length + facts[6][0];
  }
  const directory = entries.reduce((total, entry) => total + entry.length, 0);
  const count = files.length;
  return [
    ...pieces,
    ...entries,
    bytesOf([
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
      [directory, 4],
      [offset, 4],
      [0, 2],
    ]),
  ];
}
