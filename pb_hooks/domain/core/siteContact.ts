/** Contact on the public pages, from the settings or from the only shop; '' for what is not set. */
import { emailForm } from "./signIn/credentials.ts";
import { phonesIn } from "./text/phone.ts";
import { textValue, type Values } from "./fields/values.ts";
import type { Violation } from "./violation.ts";

export const siteNames = [
  "OPTIQUE_SITE_PHONE",
  "OPTIQUE_SITE_WHATSAPP",
  "OPTIQUE_SITE_EMAIL",
  "OPTIQUE_SITE_FACEBOOK",
  "OPTIQUE_SITE_INSTAGRAM",
  "OPTIQUE_SITE_LINKEDIN",
] as const;
type SiteName = (typeof siteNames)[number];

/** `whatsapp`: digits for wa.me. Social networks: full addresses. */
export type SiteContact = {
  phone: string;
  whatsapp: string;
  email: string;
  facebook: string;
  instagram: string;
  linkedin: string;
};
/** Contact that the server writes into the public pages; `demo`: whether a button opens the demonstration. */
export type PublicContact = SiteContact & { demo: boolean };
type Read = { site: SiteContact } | { problem: string };

const isNumber = (text: string): boolean => phonesIn(text).length === 1;
/** True of the address of a page on a network; false of the network's own address. */
export const isPage = (text: string): boolean => /^https:\/\/[\w.-]+\/[^\s/][^\s]*$/.test(text);

const checks: [SiteName, (text: string) => boolean, string][] = [
  ["OPTIQUE_SITE_PHONE", isNumber, "is not a telephone number such as 0522000000"],
  ["OPTIQUE_SITE_WHATSAPP", isNumber, "is not a telephone number such as 0600000000"],
  ["OPTIQUE_SITE_EMAIL", (text) => emailForm.test(text), "is not an e-mail address"],
  ["OPTIQUE_SITE_FACEBOOK", isPage, "is not an address such as https://www.facebook.com/you"],
  ["OPTIQUE_SITE_INSTAGRAM", isPage, "is not an address such as https://www.instagram.com/you"],
  ["OPTIQUE_SITE_LINKEDIN", isPage, "is not an address such as https://www.linkedin.com/in/you"],
];

export function readSite(env: Partial<Record<SiteName, string>>): Read {
  const text = (name: SiteName): string => (env[name] ?? "").trim();
  for (const [name, isGood, problem] of checks)
    if (text(name) && !isGood(text(name)))
      return { problem: `${name}: '${text(name)}' ${problem}` };
  return {
    site: {
      phone: text("OPTIQUE_SITE_PHONE"),
      whatsapp: phonesIn(text("OPTIQUE_SITE_WHATSAPP"))[0]?.international ?? "",
      email: text("OPTIQUE_SITE_EMAIL"),
      facebook: text("OPTIQUE_SITE_FACEBOOK"),
      instagram: text("OPTIQUE_SITE_INSTAGRAM"),
      linkedin: text("OPTIQUE_SITE_LINKEDIN"),
    },
  };
}

/** Social networks on which a shop may have a page. */
export const networks = ["facebook", "instagram", "linkedin"] as const;

/** Refuses addresses that a visitor's browser should not follow. */
export const checkPages = (company: Values): Violation[] =>
  networks
    .filter((field) => textValue(company[field]) !== "" && !isPage(textValue(company[field])))
    .map((field) => ({ field, code: "page_address" }));

/** Contact of a shop: its first telephone number, its first mobile number for messages, and its pages. */
export function shopContact(shop: Values | null): SiteContact {
  const phones = phonesIn(textValue(shop?.["phone"]));
  const page = (name: string) => {
    const text = textValue(shop?.[name]);
    return isPage(text) ? text : "";
  };
  return {
    phone: phones[0]?.formatted ?? "",
    whatsapp: phones.find(({ isMobile }) => isMobile)?.international ?? "",
    email: "",
    facebook: page("facebook"),
    instagram: page("instagram"),
    linkedin: page("linkedin"),
  };
}
