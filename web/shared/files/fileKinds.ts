/** Recognises files that are not text by their first bytes. */
import { fileStrings } from "./files.strings.ts";

const begins = (bytes: Uint8Array, ...head: number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte);

const isPicture = (bytes: Uint8Array): boolean =>
  begins(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  begins(bytes, 0xff, 0xd8, 0xff) ||
  begins(bytes, 0x47, 0x49, 0x46, 0x38) ||
  begins(bytes, 0x42, 0x4d) ||
  (begins(bytes, 0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57) ||
  (bytes[4] === 0x66 && bytes[5] === 0x74 && bytes[6] === 0x79 && bytes[7] === 0x70);

const isOldWorkbook = (bytes: Uint8Array): boolean => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const isArchive = (bytes: Uint8Array): boolean => begins(bytes, 0x50, 0x4b, 0x03, 0x04);
const isPdf = (bytes: Uint8Array): boolean => begins(bytes, 0x25, 0x50, 0x44, 0x46);

/** Error that names the type of a file which is not text; '' for text. */
export function wrongKind(bytes: Uint8Array): string {
  if (isArchive(bytes) || isOldWorkbook(bytes)) return fileStrings.isWorkbook;
  if (isPicture(bytes)) return fileStrings.isPicture;
  return isPdf(bytes) ? fileStrings.isPdf : "";
}

/** True of a web page: many programs save HTML under the name .xls. */
export const isWebPage = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype|html|head|body|table|meta|style|workbook|!--)/i.test(
    text.slice(0, 2000),
  );
