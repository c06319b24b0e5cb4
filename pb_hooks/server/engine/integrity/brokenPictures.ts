/**
 * Finds pictures too large to decode, stored before uploads were checked or copied there by hand
 * (engine/records/pictures.ts).
 */
import { type Bytes, imageHeaderBytes, pictureRefusal } from "#domain/core/imageSize.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { checkedRowsOf } from "./integrityChecks.ts";
import { type Findings, rowScan, type Scan, type ScanRequest } from "./integrityScans.ts";
import { queryJson } from "#server/platform/storage/sql.ts";
import { fileFields } from "#server/engine/records/pictures.ts";

type Stored = { collection: CollectionName; record: string; name: string };

/**
 * Maximum number of files that one report opens. Files without fault are remembered until a restart, so that the next
 * report continues after them.
 */
export const pictureLooks = 500;
export const pictureRule = "pictures have at most 25 megapixels";
/** In nearly every file the image size is in these first bytes. */
const firstBytes = 4096;

const seenKey = ({ name }: Stored): string => `optique picture ${name}`;

/** Pictures of a range of records that an upload would refuse today, and how many are left for the next report. */
function brokenPictures(
  request: ScanRequest<core.App>,
  collection: CollectionName,
): Partial<Findings> {
  const { app, room, files: allowed } = request;
  const unseen = storedFiles(request, collection).filter((file) => !app.store().has(seenKey(file)));
  const files = unseen.slice(0, allowed.left);
  const violations: Findings["violations"] = [];
  if (files.length === 0) return { unseenPictures: unseen.length };
  allowed.left -= files.length;
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
  return {
    violations: violations.slice(0, room(pictureRule)),
    unseenPictures: unseen.length - files.length,
  };
}

const ruleOf = ({ collection, record, name }: Stored) => ({
  rule: pictureRule,
  collection,
  record,
  expected: name,
});

function storedFiles(
  { app, company, first, last }: ScanRequest<core.App>,
  collection: CollectionName,
): Stored[] {
  return fileFields(collection).flatMap((field) => {
    const sql = `SELECT json_group_array(json_array(t.id, f.value)) AS json FROM {{${collection}}} t
      JOIN json_each(IIF(json_valid(t.[[${field}]]), t.[[${field}]], json_array(t.[[${field}]]))) f
      WHERE ${checkedRowsOf(collection)} AND f.value <> ''`;
    const rows = queryJson<[string, string][]>(app, sql, { company, first, last }) ?? [];
    return rows.map(([record, name]) => ({ collection, record, name }));
  });
}

export const pictureScans: Scan<core.App>[] = (Object.keys(collections) as CollectionName[])
  .filter((collection) => fileFields(collection).length > 0)
  .map((collection) =>
    rowScan(`pictures ${collection}`, collection, (request) => brokenPictures(request, collection)),
  );

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
