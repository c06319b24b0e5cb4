/**
 * What every request passes before anything of it is parsed (server/README.md, The gate). The common request must cost
 * nothing here: it is let through by its method, or by its length.
 */
import { backups } from "#server/shop/backups.ts";
import { closedReason } from "./closed.ts";
import { refuseWhole } from "./refuse.ts";
import { answerInFrench } from "./storeErrors.ts";

const megabyte = 1 << 20;
/** Of everything but files, in PocketBase's own routes. */
const maxBody = megabyte;

const recordWrites = [
  "POST /api/collections/{collection}/records",
  "PATCH /api/collections/{collection}/records/{id}",
];
/** Routes that say themselves what may be sent to them. */
const guarded: Record<string, (e: core.RequestEvent) => void> = {
  "POST /api/backups/upload": (e) => backups.guardUpload(e),
  "POST /api/backups/{key}/restore": (e) => backups.guardRestore(e),
};

export const gate = {
  pass(e: core.RequestEvent): void {
    const { request } = e;
    if (!request) return e.next();
    const { method, contentLength } = request;
    if (method !== "GET" && method !== "HEAD") {
      const reason = closedReason(e.app);
      if (reason) refuseWhole(reason, 503);
    }
    if (contentLength === 0 && method !== "POST") return answerInFrench(e, () => e.next());
    const guard = guarded[request.pattern];
    if (guard) return answerInFrench(e, () => guard(e));
    checkBody(e, request);
    return answerInFrench(e, () => e.next());
  },
};

function checkBody(e: core.RequestEvent, request: http.Request): void {
  const { contentLength, pattern } = request;
  // A body that says no length could be of any: it is known only once it was read.
  if (contentLength < 0) refuseWhole("no_length", 411);
  const isRecordWrite = recordWrites.includes(pattern);
  // Nobody writes a record without signing in: nothing that a guest sends is read.
  if (isRecordWrite && !e.auth) refuseWhole("guest", 401);
  if (contentLength <= maxBody || hasOwnLimit(pattern)) return;
  const max =
    isRecordWrite && isMultipart(request) ? maxBody + heavyFiles * filesOf(e, request) : maxBody;
  if (contentLength > max) refuseWhole("too_large", 413);
}

/** Our own routes are registered with their limits (main.ts). */
const hasOwnLimit = (pattern: string): boolean => /^\w+ \/api\/optique\//.test(pattern);

const isMultipart = (request: http.Request): boolean =>
  request.header.get("Content-Type").startsWith("multipart/form-data");

/** Room for files beyond what their fields allow, so that a photograph somewhat too heavy is refused at its field. */
const heavyFiles = 4;

/** The bytes that the files of a record may have. */
function filesOf(e: core.RequestEvent, request: http.Request): number {
  const collection = e.app.findCachedCollectionByNameOrId(request.pathValue("collection"));
  let bytes = 0;
  for (const field of collection.fields) if (field) bytes += fileBytes(field);
  return bytes;
}

/** PocketBase takes 5 MB where a file field says nothing. */
function fileBytes(field: core.Field): number {
  if (field.type() !== "file") return 0;
  const { maxSize, maxSelect } = field as core.FileField;
  return (maxSize || 5 * megabyte) * Math.max(maxSelect, 1);
}
