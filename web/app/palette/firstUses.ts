/** Capabilities that the shop does not use yet: their entries are hidden, but the palette can begin them. */
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

/** Capability of each action, by the address of the action. */
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

/** Address at which the use of a capability begins. */
const beginnings: readonly {
  word: Capability;
  icon: IconName;
  href: string;
  right: Right;
  /** Further words by which the palette finds it. */
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

/** True once the shop has chosen its tag paper. */
export const usesTags = (): boolean => company.peek()?.tag_template !== "";

type FirstUse = Item & { word: Capability | "tags"; also?: string };

/** First use of tags, which begins with the choice of their paper, and is not a capability. */
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
