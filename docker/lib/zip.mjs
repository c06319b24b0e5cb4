// Takes one file out of a zip archive; just what a release of PocketBase needs.
import { inflateRawSync } from "node:zlib";

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIZE = 22;
const STORED = 0;
const DEFLATED = 8;

/**
 * The content of one file of the archive. Throws when the archive is damaged or holds no such file.
 * @param {Buffer} archive
 * @param {string} name path inside the archive
 * @returns {Buffer}
 */
export function unzip(archive, name) {
  const end = findEnd(archive);
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== ENTRY_SIGNATURE) break;
    const nameLength = archive.readUInt16LE(at + 28);
    if (archive.toString("utf8", at + 46, at + 46 + nameLength) === name) {
      return content(archive, at);
    }
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error(`the archive holds no ${name}`);
}

/** @param {Buffer} archive */
function findEnd(archive) {
  // The end record is last, but for a comment of at most 64 kB.
  const first = Math.max(0, archive.length - END_SIZE - 0xffff);
  for (let at = archive.length - END_SIZE; at >= first; at--) {
    if (archive.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw new Error("the archive is not a complete zip file");
}

/**
 * @param {Buffer} archive
 * @param {number} entry where its record in the directory starts
 */
function content(archive, entry) {
  const method = archive.readUInt16LE(entry + 10);
  const packedSize = archive.readUInt32LE(entry + 20);
  const size = archive.readUInt32LE(entry + 24);
  const local = archive.readUInt32LE(entry + 42);
  // The local header has its own lengths: its extra field often differs from the directory's.
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + packedSize);
  if (method !== STORED && method !== DEFLATED) throw new Error("the archive is packed unusually");
  const bytes = method === STORED ? packed : inflateRawSync(packed);
  if (bytes.length !== size) throw new Error("the archive is damaged");
  return bytes;
}
