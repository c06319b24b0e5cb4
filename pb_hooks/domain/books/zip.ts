/** A zip of texts, stored as they are: the same texts and day give the same bytes (docs/rules-books.md, Files). */
import type { IsoDay } from "#domain/core/days/days.ts";

/** Text that is sent in UTF-8, or bytes. */
export type ZipPiece = string | Uint8Array;
export type ZipFile = { name: string; text: string };

/** Remainders of CRC-32, in a plain array: goja reads one faster than a typed one. */
const remainders = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

type Measured = { crc: number; size: number };

/** CRC-32 and size of a text in UTF-8, without making its bytes. */
function measured(text: string): Measured {
  let crc = -1;
  let size = 0;
  const add = (byte: number) => {
    crc = (remainders[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
    size++;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      // The usual sign stands here by itself: a call for each takes goja as long again.
      crc = (remainders[(crc ^ code) & 255] ?? 0) ^ (crc >>> 8);
      size++;
    } else if (code < 0x800) {
      add(0xc0 | (code >> 6));
      add(0x80 | (code & 63));
    } else {
      const point = text.codePointAt(at) ?? 0;
      if (point > 0xffff) at++;
      addPoint(point, add);
    }
  }
  return { crc: ~crc >>> 0, size };
}

/** Bytes of a sign of three or four; half of a pair is written as Go does, by U+FFFD. */
function addPoint(point: number, add: (byte: number) => void): void {
  const known = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
  if (known > 0xffff) {
    add(0xf0 | (known >> 18));
    add(0x80 | ((known >> 12) & 63));
  } else add(0xe0 | (known >> 12));
  add(0x80 | ((known >> 6) & 63));
  add(0x80 | (known & 63));
}

/** Day of a file in the form of DOS, at midnight. */
const dosDay = (day: IsoDay): number =>
  ((Number(day.slice(0, 4)) - 1980) << 9) | (Number(day.slice(5, 7)) << 5) | Number(day.slice(8));

/** Little-endian numbers of two or four bytes, then a name of ASCII. */
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
/** Names are in UTF-8. */
const flags = 0x0800;

/** What both headers of a file say. */
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

/** Pieces of a zip of these files, all of this day. Names are of ASCII. */
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
