/**
 * Finds pictures too large to decode, stored before uploads were checked or copied there by hand
 * (engine/records/pictures.ts).
 */
import { type Bytes, imageHeaderBytes, pictureRefusal } from "#domain/core/imageSize.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { type BrokenRule, companyConditionOf } from "./integrityChecks.ts";
import { queryJson } from "#server/platform/storage/sql.ts";
import { fileFields } from "#server/engine/records/pictures.ts";

type Stored = { collection: CollectionName; record: string; name: string };

/**
 * Maximum number of files that one report opens. Good ones are remembered until a restart, so that the next report
 * continues.
 */
const looks = 500;
/** The first part of nearly every file contains the image size. */
const firstBytes = 4096;

const seenKey = ({ name }: Stored): string => `optique picture ${name}`;

/** Pictures that would be refused today, and the number of files left for the next report. */
export function brokenPictures(app: core.App, company: string) {
  const unseen = storedFiles(app, company).filter((file) => !app.store().has(seenKey(file)));
  const files = unseen.slice(0, looks);
  const violations: BrokenRule[] = [];
  const fsys = app.newFilesystem();
  try {
    for (const file of files) {
      const code = refusalOf(fsys, `${folderOf(app, file)}/${file.name}`);
      if (code) violations.push({ ...ruleOf(file), stored: code });
      else app.store().set(seenKey(file), true);
    }
  } finally {
    fsys.close();
  }
  return { violations, unseenPictures: unseen.length - files.length };
}

const ruleOf = ({ collection, record, name }: Stored) => ({
  rule: "pictures have at most 25 megapixels",
  collection,
  record,
  expected: name,
});

function storedFiles(app: core.App, company: string): Stored[] {
  return (Object.keys(collections) as CollectionName[]).flatMap((collection) =>
    fileFields(collection).flatMap((field) => {
      const sql = `SELECT json_group_array(json_array(id, [[${field}]])) AS json FROM {{${collection}}}
        WHERE ${companyConditionOf(collection)} AND [[${field}]] <> ''`;
      const rows = queryJson<[string, string][]>(app, sql, { company }) ?? [];
      return rows.map(([record, name]) => ({ collection, record, name }));
    }),
  );
}

const folderOf = (app: core.App, { collection, record }: Stored): string =>
  `${app.findCachedCollectionByNameOrId(collection).baseFilesPath()}/${record}`;

/** A missing file cannot exhaust memory, so it passes. */
function refusalOf(fsys: filesystem.System, key: string) {
  try {
    const refusal = pictureRefusal(readStart(fsys, key, firstBytes));
    return refusal === "picture_damaged"
      ? pictureRefusal(readStart(fsys, key, imageHeaderBytes))
      : refusal;
  } catch {
    return null;
  }
}

function readStart(fsys: filesystem.System, key: string, count: number): Bytes {
  const reader = fsys.getReader(key);
  try {
    return toBytes(reader, count);
  } finally {
    reader.close();
  }
}
