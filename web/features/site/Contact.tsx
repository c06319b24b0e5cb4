/** Contacts of the public site: those of the settings, else those of the only shop (publicContact.ts). */
import { callLinks } from "#domain/core/text/phone.ts";
import { mailLink } from "#lib/texts/mailLink.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { SiteContact } from "#domain/core/siteContact.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { landing } from "./content/landing.ts";

const whatsappLink = (digits: string): string => `https://wa.me/${digits}`;

/** Button for the quickest contact, beside the page's main button. */
export function WriteButton({ contact }: { contact: SiteContact | undefined }) {
  const href = contact?.whatsapp
    ? whatsappLink(contact.whatsapp)
    : contact?.email && mailLink(contact.email);
  if (!href) return null;
  return (
    <ButtonLink href={href} icon="speech-bubble" className="btn-lg">
      {landing.hero.write}
    </ButtonLink>
  );
}

const networksOf = ({ facebook, instagram, linkedin }: SiteContact) =>
  [
    { name: "Facebook", href: facebook },
    { name: "Instagram", href: instagram },
    { name: "LinkedIn", href: linkedin },
  ].filter(({ href }) => href !== "");

function ContactLinks({ contact: { phone, whatsapp, email } }: { contact: SiteContact }) {
  return (
    <div className="flex flex-wrap gap-2">
      {callLinks(phone).map(({ formatted, href }) => (
        <ButtonLink key={href} href={href} icon="phone">
          {`${landing.call} · ${formatted}`}
        </ButtonLink>
      ))}
      {whatsapp && (
        <ButtonLink href={whatsappLink(whatsapp)} icon="speech-bubble">
          {landing.whatsapp}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink href={mailLink(email)} icon="envelope">
          {email}
        </ButtonLink>
      )}
    </div>
  );
}

function Networks({ contact }: { contact: SiteContact }) {
  const networks = networksOf(contact);
  if (networks.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 text-ink-3">
      {landing.social} :
      {networks.map(({ name, href }) => (
        <a
          key={name}
          className="link inline-flex min-h-11 items-center"
          href={href}
          target="_blank"
          rel="noreferrer"
        >
          {name}
        </a>
      ))}
    </p>
  );
}

/** Section with the contacts; without any, it links to the blog. */
export function Contact({ contact }: { contact: SiteContact | undefined }) {
  const isReachable = contact && (contact.phone || contact.whatsapp || contact.email);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-ink-2">{isReachable ? landing.contactText : landing.contactNone}</p>
      {isReachable ? (
        <ContactLinks contact={contact} />
      ) : (
        <ButtonLink href={paths.blog}>{landing.blogAll}</ButtonLink>
      )}
      {contact && <Networks contact={contact} />}
    </div>
  );
}
