/**
 * What every request passes before anything of it is parsed (docs/access.md, The gate). The common request must cost
 * nothing here: it is let through by its method, or by its length.
 */
import { closedReason } from "./closed.ts";
import { allowSeconds } from "./deadlines.ts";
import { documentParts, harmless, hasTooManyParts } from "./jsonParts.ts";
import { type ExpandTable, queryViolations } from "./queryRules.ts";
import { inTurn, isHeavy, recordList } from "./readTurns.ts";
import { refuseIf, refuseWhole } from "./refuse.ts";
import { answerInFrench } from "./storeErrors.ts";

const megabyte = 1 << 20;
const maxGuestBody = 65_536;
const guestSeconds = 10;
/** Of everything but files, in PocketBase's own routes. */
const maxBody = megabyte;

/** The names of what a station listens to. */
const maxTopics = 8192;

const recordWrites = [
  "POST /api/collections/{collection}/records",
  "PATCH /api/collections/{collection}/records/{id}",
];
type GateOptions = {
  /** Patterns of what may be sent without signing in. Each has its own limit of requests from one address. */
  guestRoutes: readonly string[];
  /** By pattern: routes that decide themselves what may be sent to them. */
  guards: Readonly<Record<string, (e: core.RequestEvent) => void>>;
  expands: ExpandTable;
};

/** Methods that ask for something without sending anything. */
const bodiless = ["GET", "HEAD", "DELETE", "OPTIONS"];

export const gateOf = ({ guestRoutes, guards, expands }: GateOptions) => ({
  pass(e: core.RequestEvent): void {
    const { request } = e;
    if (!request) return e.next();
    const { method, contentLength, pattern } = request;
    if (isData(pattern)) e.response.header().set("Cache-Control", "no-store");
    // PocketBase would read and parse it, before it asks its rules.
    if (contentLength !== 0 && bodiless.includes(method)) refuseUnread(e, "no_body", 400);
    if (method !== "GET" && method !== "HEAD") {
      const reason = closedReason(e.app);
      if (reason) refuseWhole(reason, 503);
    }
    checkQuery(e, request, expands);
    if (contentLength === 0 && method !== "POST")
      return answerInFrench(e, () => answer(e, pattern));
    // A body that says no length could be of any: it is known only once it was read.
    if (contentLength < 0) refuseUnread(e, "no_length", 411);
    if (!e.auth) checkGuest(e, request, guestRoutes);
    const guard = guards[pattern];
    if (guard) return answerInFrench(e, () => guard(e));
    return answerInFrench(e, () => {
      checkBody(e, request);
      e.next();
    });
  },
});

const answer = (e: core.RequestEvent, pattern: string): void =>
  isHeavy(pattern) && !e.hasSuperuserAuth() ? inTurn(e, () => e.next()) : e.next();

const collectionRoute = / \/api\/collections\/\{collection\}\//;

/** PocketBase reads `expand` behind the '?' of every route that answers a record: a write's and a sign-in's too. */
function checkQuery(e: core.RequestEvent, request: http.Request, expands: ExpandTable): void {
  const { url, pattern } = request;
  if (!url?.rawQuery || !collectionRoute.test(pattern) || e.hasSuperuserAuth()) return;
  const query = url.query();
  const asked = {
    expand: query.get("expand"),
    filter: query.get("filter"),
    sort: query.get("sort"),
  };
  refuseIf(
    queryViolations(expands[request.pathValue("collection")], pattern !== recordList, asked),
  );
}

/** What no cache may keep. Files say it for themselves: a product's picture is worth keeping. */
const isData = (pattern: string): boolean =>
  pattern.includes(" /api/") && !pattern.includes(" /api/files/");

/** Go answers once the body has come, or this has passed: a connection is not held by what nobody reads. */
const unreadSeconds = 2;

function refuseUnread(e: core.RequestEvent, code: string, status: number): never {
  allowSeconds(e, unreadSeconds);
  return refuseWhole(code, status);
}

function checkGuest(
  e: core.RequestEvent,
  { pattern, contentLength }: http.Request,
  guestRoutes: readonly string[],
): void {
  if (contentLength > maxGuestBody) refuseUnread(e, "too_large", 413);
  // Nothing else that a guest sends is read.
  if (!guestRoutes.includes(pattern) && !isUnknown(pattern)) refuseUnread(e, "guest", 401);
  allowSeconds(e, guestSeconds);
}

/** PocketBase reads these too, and our hooks would not see what it makes zero of (requests.ts). */
const isUrlForm = (request: http.Request): boolean =>
  /urlencoded/i.test(request.header.get("Content-Type"));

/** PocketBase counts what stands behind the '?' among the values of a form, beside what it asks for there itself. */
const hasValuesBehind = ({ url }: http.Request): boolean =>
  (url?.rawQuery ?? "").split("&").some((part) => !/^(?:expand=|fields=|$)/.test(part));

function checkBody(e: core.RequestEvent, request: http.Request): void {
  const { contentLength, pattern } = request;
  if (isUrlForm(request)) refuseWhole("form_body", 415);
  if (isMultipart(request) && hasValuesBehind(request)) refuseWhole("bad_request");
  if (pattern === "POST /api/realtime" && contentLength > maxTopics) refuseWhole("too_large", 413);
  if (hasOwnLimit(pattern) || contentLength <= harmless) return;
  const isForm = recordWrites.includes(pattern) && isMultipart(request);
  const max = isForm ? maxBody + heavyFiles * filesOf(e, request) : maxBody;
  if (contentLength > max) refuseWhole("too_large", 413);
  if (isForm) checkForm(request);
  else if (!e.hasSuperuserAuth()) checkParts(toString(request.body));
}

/** What PocketBase is about to parse, and our hooks after it. */
function checkParts(text: string): void {
  if (hasTooManyParts(text, documentParts)) refuseWhole("too_large", 413);
}

/** Files go to the disk; Go refuses more than ten megabytes of parts that are none, and here they have one. */
function checkForm(request: http.Request): void {
  try {
    request.parseMultipartForm(0);
  } catch (error) {
    const text = String(error);
    if (text.includes("message too large")) refuseWhole("too_large", 413);
    // A disk without room for the files is told as such.
    if (text.includes("no space left")) throw error;
    refuseWhole("bad_body");
  }
  const { value = {} } = request.multipartForm ?? {};
  const texts = Object.keys(value).flatMap((name) => value[name] ?? []);
  if (texts.reduce((sum, text) => sum + text.length, 0) > maxBody) refuseWhole("too_large", 413);
  checkParts((value["@jsonPayload"] ?? []).join("\n"));
}

/** No route: answered with 404, and not read either. */
const isUnknown = (pattern: string): boolean => pattern.endsWith("/{path...}");

/** Our own routes are registered with their limits (engine/room.ts). */
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
