/**
 * Middleware that checks every request before its body is parsed (docs/access.md, The gate). Common requests must cost
 * nothing: their method or length alone suffices to let them pass.
 */
import { asksHidden, showingRights } from "#domain/people/hiddenFields.ts";
import { asksEmail } from "#domain/people/emails.ts";
import { collectionOfRequest } from "#server/platform/records/collectionName.ts";
import { writeLockReason } from "#server/platform/storage/writeLock.ts";
import { guardDemonstration } from "./demonstration.ts";
import { setRequestDeadline } from "./deadlines.ts";
import { documentJsonLimits, uncheckedJsonLength, exceedsJsonLimits } from "./jsonLimits.ts";
import { nameExpands } from "#server/platform/records/expandNames.ts";
import {
  areFieldsReadable,
  type ExpandTable,
  isFew,
  queryViolations,
} from "#server/platform/records/queryRules.ts";
import { isRead } from "./isRead.ts";
import { readRights } from "./readRights.ts";
import {
  runInReadQueue,
  isExpensiveRead,
  recordListPattern,
} from "#server/platform/queues/readQueue.ts";
import { refuseIf, refuseRequest } from "./refuse.ts";
import { findApprovals } from "#server/platform/people/approvals.ts";
import { actorOfRequest } from "#server/platform/people/person.ts";
import { runAsPerson } from "#server/platform/people/stations.ts";
import { checkRight, parseJsonBody } from "./routeRequest.ts";
import { runHashing } from "#server/platform/queues/hashQueue.ts";
import { signIn } from "#server/platform/people/signIn.ts";
import { translateAnswerErrors } from "#server/platform/storage/storeErrors.ts";

const megabyte = 1 << 20;
const maxGuestBody = 65_536;
/** Maximum size of a body without files in PocketBase's own routes. */
const maxBody = megabyte;

/** Maximum size of a list of realtime subscriptions. */
const maxTopics = 8192;

const recordWrites = [
  "POST /api/collections/{collection}/records",
  "PATCH /api/collections/{collection}/records/{id}",
];
type GateOptions = {
  /** Patterns of routes that accept writes of guests; each has a rate limit by address. */
  guestRoutes: readonly string[];
  /** Checks of the body that some routes bring, by pattern. */
  guards: Readonly<Record<string, (e: core.RequestEvent) => void>>;
  expands: ExpandTable;
};

const bodiless = ["GET", "HEAD", "DELETE", "OPTIONS"];

export const createGate = (options: GateOptions) => ({
  check(e: core.RequestEvent): void {
    const { request } = e;
    if (!request) return e.next();
    translateAnswerErrors(e, () =>
      runAsPerson(e, request, () => {
        findApprovals(e, request);
        pass(e, request, options);
      }),
    );
  },
});

function pass(e: core.RequestEvent, request: http.Request, options: GateOptions): void {
  const { method, contentLength, pattern } = request;
  if (isData(pattern)) e.response.header().set("Cache-Control", "no-store");
  // PocketBase would parse such a body before it applies the access rules.
  if (contentLength !== 0 && bodiless.includes(method)) refuseUnread(e, "no_body", 400);
  if (!isRead(method)) {
    const reason = writeLockReason(e.app);
    if (reason) refuseRequest(reason, 503);
  }
  checkQuery(e, request, options.expands);
  checkReading(e, request);
  guardDemonstration(e, request);
  if (!isRead(method)) checkUserWrite(e, request);
  if (contentLength === 0 && method !== "POST") return answer(e, request);
  // A chunked body has an unknown size until it is read.
  if (contentLength < 0) refuseUnread(e, "no_length", 411);
  if (!e.auth) checkGuest(e, request, options.guestRoutes);
  const guard = options.guards[pattern];
  if (guard) return guard(e);
  checkBody(e, request);
  if (isUserWrite(e, request)) writeUser(e, request);
  else e.next();
}

const answer = (e: core.RequestEvent, { pattern, url }: http.Request): void =>
  isExpensiveRead(pattern, url?.rawQuery ?? "") && !e.hasSuperuserAuth()
    ? runInReadQueue(e, () => e.next())
    : e.next();

const isCollectionRoute = (pattern: string): boolean =>
  pattern.includes(" /api/collections/{collection}/");

/** Checks `fields` and `expand`, which PocketBase applies to every answer, even of writes and sign-in. */
function checkQuery(e: core.RequestEvent, request: http.Request, expands: ExpandTable): void {
  const { url, pattern, method } = request;
  if (!url?.rawQuery || e.hasSuperuserAuth()) return;
  const query = url.query();
  if (!areFieldsReadable(query.get("fields"))) refuseRequest("bad_request");
  if (!isCollectionRoute(pattern)) return;
  const collection = collectionOfRequest(e);
  const known = expands[collection] ?? { paths: [] };
  const asked = {
    expand: isRead(method) ? nameExpands(e, known) : query.get("expand"),
    filter: query.get("filter"),
    sort: query.get("sort"),
    fields: query.get("fields"),
  };
  // The order or the matches would reveal the values of a hidden field.
  for (const right of showingRights)
    if (asksHidden(right, collection, asked)) checkRight(actorOfRequest(e), right);
  if (asksEmail(collection, asked)) checkRight(actorOfRequest(e), "people");
  const few = pattern !== recordListPattern || isFew(query.get("perPage"));
  refuseIf(queryViolations(known, few, asked));
}

function checkReading(e: core.RequestEvent, { pattern, method }: http.Request): void {
  if (!isRead(method) || !e.auth || !isCollectionRoute(pattern)) return;
  const right = readRights[collectionOfRequest(e)];
  if (right) checkRight(actorOfRequest(e), right);
}

/** Collections with passwords, which PocketBase hashes as soon as it reads the body. */
const hashed = ["optique_users", "_superusers"];
const isUserWrite = (e: core.RequestEvent, { pattern }: http.Request): boolean =>
  recordWrites.includes(pattern) && hashed.includes(collectionOfRequest(e));

/** Checks the right to write a colleague before PocketBase hashes password and PIN, which took 0.3 s of CPU. */
function checkUserWrite(e: core.RequestEvent, request: http.Request): void {
  if (!e.auth || e.hasSuperuserAuth() || !isUserWrite(e, request)) return;
  const id = request.pathValue("id");
  if (id !== e.auth.id) checkRight(actorOfRequest(e), "people");
}

/** Writes a user in the hashing queue. Changing one's own password counts as an attempt before it is hashed. */
function writeUser(e: core.RequestEvent, request: http.Request): void {
  // The body is read before the queue, because a slow sender would hold a turn.
  const mayHold = mayHoldPassword(request);
  const isOwn = request.pathValue("id") === e.auth?.id && !e.hasSuperuserAuth();
  if (isOwn && mayHold) signIn.countOwnPassword(e);
  runHashing(e, () => e.next());
}

/** True for a body with a password, and for any form, since none of our screens sends one here. */
function mayHoldPassword(request: http.Request): boolean {
  if (isMultipart(request)) {
    checkForm(request);
    return true;
  }
  const text = toString(request.body);
  const body = text === "" ? {} : parseJsonBody(text, documentJsonLimits);
  return "password" in body || "oldPassword" in body;
}

/** True for answers that no cache may store. Files set their own header, because product pictures should be cached. */
const isData = (pattern: string): boolean =>
  pattern.includes(" /api/") && !pattern.includes(" /api/files/");

function refuseUnread(e: core.RequestEvent, code: string, status: number): never {
  setRequestDeadline(e, "unread");
  return refuseRequest(code, status);
}

function checkGuest(
  e: core.RequestEvent,
  { pattern, contentLength }: http.Request,
  guestRoutes: readonly string[],
): void {
  if (contentLength > maxGuestBody) refuseUnread(e, "too_large", 413);
  // Guests may not send any other body.
  if (!guestRoutes.includes(pattern) && !isUnknown(pattern)) refuseUnread(e, "guest", 401);
  setRequestDeadline(e, "guest");
}

/** PocketBase also parses these forms, but our hooks could not check their original values (requests.ts). */
const isUrlForm = (request: http.Request): boolean =>
  /urlencoded/i.test(request.header.get("Content-Type"));

/** True when a form has query parameters besides PocketBase's own, which PocketBase would merge into its values. */
const hasValuesBehind = ({ url }: http.Request): boolean =>
  (url?.rawQuery ?? "").split("&").some((part) => !/^(?:expand=|fields=|$)/.test(part));

function checkBody(e: core.RequestEvent, request: http.Request): void {
  const { contentLength, pattern } = request;
  if (isUrlForm(request)) refuseRequest("form_body", 415);
  if (isMultipart(request) && hasValuesBehind(request)) refuseRequest("bad_request");
  if (pattern === "POST /api/realtime" && contentLength > maxTopics)
    refuseRequest("too_large", 413);
  if (hasOwnLimit(pattern) || contentLength <= uncheckedJsonLength) return;
  const isForm = recordWrites.includes(pattern) && isMultipart(request);
  const max = isForm ? maxBody + heavyFiles * filesOf(e, request) : maxBody;
  if (contentLength > max) refuseRequest("too_large", 413);
  if (isForm) checkForm(request);
  else if (!e.hasSuperuserAuth()) checkParts(toString(request.body));
}

/** Limits the size of the JSON that PocketBase and our hooks are about to parse. */
function checkParts(text: string): void {
  if (exceedsJsonLimits(text, documentJsonLimits)) refuseRequest("too_large", 413);
}

/** Parses a form, with its files on disk. Go limits the other parts to 10 MB, we limit them to 1 MB. */
function checkForm(request: http.Request): void {
  try {
    request.parseMultipartForm(0);
  } catch (error) {
    const text = String(error);
    if (text.includes("message too large")) refuseRequest("too_large", 413);
    // A full disk is reported by its own message.
    if (text.includes("no space left")) throw error;
    refuseRequest("bad_body");
  }
  const { value = {} } = request.multipartForm ?? {};
  const texts = Object.keys(value).flatMap((name) => value[name] ?? []);
  if (texts.reduce((sum, text) => sum + text.length, 0) > maxBody) refuseRequest("too_large", 413);
  checkParts((value["@jsonPayload"] ?? []).join("\n"));
}

/** Unknown route: PocketBase answers 404 without reading the body. */
const isUnknown = (pattern: string): boolean => pattern.endsWith("/{path...}");

/** Our own routes declare their own limits (engine/room.ts). */
const hasOwnLimit = (pattern: string): boolean => /^\w+ \/api\/optique\//.test(pattern);

const isMultipart = (request: http.Request): boolean =>
  request.header.get("Content-Type").startsWith("multipart/form-data");

/** Margin above the limits of file fields, so that a slightly too large photograph is refused at its field. */
const heavyFiles = 4;

/** Maximum total size of a record's files. */
function filesOf(e: core.RequestEvent, request: http.Request): number {
  const collection = e.app.findCachedCollectionByNameOrId(request.pathValue("collection"));
  let bytes = 0;
  for (const field of collection.fields) if (field) bytes += fileBytes(field);
  return bytes;
}

/** PocketBase's default limit is 5 MB. */
function fileBytes(field: core.Field): number {
  if (field.type() !== "file") return 0;
  const { maxSize, maxSelect } = field as core.FileField;
  return (maxSize || 5 * megabyte) * Math.max(maxSelect, 1);
}
