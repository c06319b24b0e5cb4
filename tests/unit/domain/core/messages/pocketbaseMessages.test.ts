import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

import { isPocketbaseMessage } from "#domain/core/messages/pocketbaseMessages.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";

/** Messages that PocketBase 0.40.4 sends to non-superusers (apis/, tools/router/), and Go's status texts. */
const theirs = [
  "A different authentication method is required.",
  "An error occurred while loading the submitted data.",
  "An error occurred while validating the submitted data.",
  "Batch requests are not allowed.",
  "Batch transaction failed.",
  "Failed to authenticate.",
  "Failed to create record.",
  "File not found.",
  "Filesystem initialization failure.",
  "Insufficient permissions to access the resource.",
  "Invalid filter format.",
  "Invalid or expired token.",
  "Missing auth context.",
  "Missing or invalid collection context.",
  "Only superusers can filter by 'a'.",
  "Only superusers can perform this action.",
  "Request entity too large.",
  "Something went wrong while processing your request.",
  "The authorized record is not allowed to perform this action.",
  "The request requires valid record authorization token.",
  "The requested resource wasn't found.",
  "Too Many Requests.",
  "Too many attempts, please try again later with a new OTP.",
  "Try again later - another backup/restore process has already been started.",
  "Unsupported Content-Type.",
  "You are not allowed to perform this request.",
];

it.each(theirs)("the message is recognised as PocketBase's own: %s", (text) =>
  expect(isPocketbaseMessage(text)).toBe(true),
);

it("a French message with English names is not mistaken for PocketBase's", () => {
  expect(isPocketbaseMessage("Stock insuffisant pour Made to Order of The Frame")).toBe(false);
});

it("none of our own messages is mistaken for PocketBase's", async () => {
  const path = new URL("../../../../../pb_hooks/domain/core/messages/messages.ts", import.meta.url);
  const codes = (await readFile(path, "utf8")).matchAll(/^ {2}"?([\w.]+)"?:/gm);
  const ours = [...codes].map(([, code = ""]) => messageOfCode(code));
  expect(ours.length).toBeGreaterThan(150);
  expect(ours.filter(isPocketbaseMessage)).toEqual([]);
});
