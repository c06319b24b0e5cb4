/** Pictures too large to decode, stored before uploads were checked or put there by hand (engine/records/pictures.ts). */
import { type Bytes, imageHeaderBytes, pictureRefusal } from "#domain/core/imageSize.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { type BrokenRule, ownIn } from "./checks.ts";
import { queryJson } from "#server/platform/sql.ts";
import { fileFields } from "#server/engine/records/pictures.ts";

type Stored = { collection: CollectionName; record: string; name: string };

/** A report opens at most so many files. Those found good are remembered until the server ends, so the next goes on. */
const looks = 500;
/** The size stands in the first part of nearly every file. */
const firstBytes = 4096;

const seenKey = ({ name }: Stored): string => `optique picture ${name}`;

/** The pictures of a company that are refused today, and how many this report did not come to. */
export function pictureBreaks(app: core.App, company: string) {
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

/** Every file of a company, by collection. */
function storedFiles(app: core.App, company: string): Stored[] {
  return (Object.keys(collections) as CollectionName[]).flatMap((collection) =>
    fileFields(collection).flatMap((field) => {
      const sql = `SELECT json_group_array(json_array(id, [[${field}]])) AS json FROM {{${collection}}}
        WHERE ${ownIn(collection)} AND [[${field}]] <> ''`;
      const rows = queryJson<[string, string][]>(app, sql, { company }) ?? [];
      return rows.map(([record, name]) => ({ collection, record, name }));
    }),
  );
}

const folderOf = (app: core.App, { collection, record }: Stored): string =>
  `${app.findCachedCollectionByNameOrId(collection).baseFilesPath()}/${record}`;

/** A file that is gone is no picture that could be decoded. */
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
