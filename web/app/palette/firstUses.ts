/** What the shop does not use yet: its ways in wait, and the palette begins it. */
import type { Capability } from "#domain/core/capabilities.ts";
import { capabilityTexts } from "#domain/core/capabilities.strings.ts";
import type { Right } from "#domain/people/permissions.ts";
import { hasRight, uses } from "#api/session/people.ts";
import { company } from "#api/session/session.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import type { Item } from "./item.ts";
import { text } from "./palette.strings.ts";

/** Capabilities of actions, by their link. */
export const capabilityOf: Readonly<Record<string, Capability>> = {
  [paths.newQuote()]: "quotes",
  [paths.quotes]: "quotes",
  [paths.newClaim()]: "claims",
  [paths.claims()]: "claims",
  [paths.fundDues]: "claims",
  [paths.credits]: "credits",
  [paths.lensPrice]: "lenses",
  [paths.lensDrawers]: "lenses",
  [paths.lensRefill]: "lenses",
  [paths.lensImport]: "lenses",
  [paths.newCount]: "counts",
  [paths.counts]: "counts",
  [paths.contactLenses()]: "contact_lenses",
  [paths.newContactSheet()]: "contact_lenses",
  [paths.contactRecall()]: "contact_lenses",
  [paths.services()]: "services",
  [paths.smallService]: "services",
  [paths.newBill()]: "purchases",
  [paths.payBills()]: "purchases",
  [paths.newSupplierCredit()]: "purchases",
  [paths.purchases("echeances")]: "purchases",
};

/** Where the first use of a capability begins. */
const beginnings: readonly {
  word: Capability;
  icon: IconName;
  href: string;
  right: Right;
  /** Other words by which it is asked for. */
  also?: string;
}[] = [
  { word: "quotes", icon: "invoice", href: paths.newQuote(), right: "quote.write" },
  { word: "claims", icon: "shield", href: paths.newClaim(), right: "quote.write" },
  { word: "credits", icon: "invoice", href: paths.credits, right: "credit.issue" },
  { word: "discounts", icon: "shopfront", href: paths.company, right: "company.write" },
  { word: "second_pair", icon: "shopfront", href: paths.company, right: "company.write" },
  { word: "lenses", icon: "eye", href: paths.lensImport, right: "import" },
  { word: "counts", icon: "barcode", href: paths.newCount, right: "adjustment.write" },
  {
    word: "contact_lenses",
    icon: "lens",
    href: paths.newContactSheet(),
    right: "prescription.write",
  },
  { word: "purchases", icon: "cart", href: paths.newBill(), right: "bill.write" },
  {
    word: "books",
    icon: "calculator",
    href: paths.books(),
    right: "books.export",
    also: words.booksPack,
  },
  { word: "team", icon: "people", href: paths.team, right: "people" },
];

/** True of a shop that has chosen the paper of its tags. */
export const usesTags = (): boolean => company.peek()?.tag_template !== "";

type FirstUse = Item & { word: Capability | "tags"; also?: string };

/** Tags are begun by the choice of their paper, which is no capability. */
const firstTags = (): FirstUse[] =>
  usesTags() || !hasRight("company.write")
    ? []
    : [
        {
          key: "first tags",
          group: words.actions,
          icon: "tag",
          title: text.firstUse(words.tags),
          href: paths.tags,
          word: "tags",
        },
      ];

export const firstUses = (): FirstUse[] => [
  ...beginnings
    .filter(({ word, right }) => !uses(word) && hasRight(right))
    .map(({ word, icon, href, also = "" }) => ({
      key: `first ${word}`,
      group: words.actions,
      icon,
      title: text.firstUse(capabilityTexts[word].name),
      href,
      word,
      also,
    })),
  ...firstTags(),
];
