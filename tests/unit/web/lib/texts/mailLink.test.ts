import { expect, it } from "vitest";

import { mailLink } from "#lib/texts/mailLink.ts";

it.each([
  ["samira@figuier.example", "mailto:samira@figuier.example"],
  ["a.b+c@d.ma", "mailto:a.b%2Bc@d.ma"],
  ["a?bcc=b@c.ma", "mailto:a%3Fbcc%3Db@c.ma"],
  ["a&b%0d@c.ma", "mailto:a%26b%250d@c.ma"],
  ['"a b"@c.ma', "mailto:%22a%20b%22@c.ma"],
])("a mail link escapes the address %s, so that it stays one address", (email, link) =>
  expect(mailLink(email)).toBe(link),
);
