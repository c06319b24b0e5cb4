import { type ReactNode, useEffect, useState } from "react";
import type { PublicContact } from "#domain/core/siteContact.ts";
import { paths } from "#lib/addresses/paths.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import prescription from "#shared/pictures/prescription.webp";
import sale from "#shared/pictures/sale.webp";
import till from "#shared/pictures/till.webp";
import workshop from "#shared/pictures/workshop.webp";
import { landing } from "./content/landing.ts";
import { posts } from "./content/posts.ts";
import { Contact, WriteButton } from "./Contact.tsx";
import { DemoButton } from "./DemoButton.tsx";
import { CounterPicture } from "./Illustrations.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import { PostCard } from "./PostCard.tsx";
import { SiteLayout } from "./SiteLayout.tsx";
import { readContact } from "#lib/siteContact.ts";

const featuredPosts = 3;

const SectionTitle = ({ children }: { children: string }) => (
  <h2 className="text-h1 font-semibold tracking-[-0.026em]">{children}</h2>
);

function Section({
  id,
  title,
  aside,
  children,
}: {
  id?: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className="scroll-mt-4 border-t border-line py-10">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <SectionTitle>{title}</SectionTitle>
        {aside}
      </div>
      {children}
    </section>
  );
}

function Hero({ contact }: { contact: PublicContact | undefined }) {
  const { hero } = landing;
  return (
    <section className="grid items-center gap-8 max-lg:py-10 lg:grid-cols-2">
      <div className="grid gap-4">
        <p className="text-md font-medium text-brand-ink">{hero.kicker}</p>
        <h1 className="text-hero font-semibold tracking-[-0.035em] max-xl:text-2xl max-md:text-[2.375rem]">
          {hero.title}
        </h1>
        <p className="max-w-prose text-md text-ink-2">{hero.text}</p>
        <div className="flex flex-wrap gap-2">
          {contact?.demo && <DemoButton />}
          <ButtonLink
            href={paths.login()}
            variant={contact?.demo ? "secondary" : "primary"}
            className="btn-lg"
          >
            {hero.start}
          </ButtonLink>
          <WriteButton contact={contact} />
        </div>
      </div>
      <HeroPicture />
    </section>
  );
}

/** Backgrounds of the rows, with real pictures of the product. */
const dayLooks = [
  { picture: prescription, ground: "bg-deep" },
  { picture: sale, ground: "bg-brand-soft" },
  { picture: workshop, ground: "bg-sunken" },
  { picture: till, ground: "bg-accent-soft" },
];

/** Section about a day in four rows, with picture and text on alternating sides. */
const Day = () => (
  <Section title={landing.dayTitle}>
    <ul className="grid gap-10">
      {landing.day.map(({ time, title, text, alt }, index) => (
        <li key={time} className="grid items-center gap-x-10 gap-y-5 md:grid-cols-2">
          <div
            className={`overflow-hidden rounded-panel p-6 pb-0 ${dayLooks[index]?.ground} ${index % 2 ? "md:order-last" : ""}`}
          >
            <img
              src={dayLooks[index]?.picture}
              alt={alt}
              loading="lazy"
              width="900"
              height="506"
              className="lift-3 h-auto w-full rounded-t-card [filter:var(--picture)]"
            />
          </div>
          <div className="grid gap-2">
            <p className="font-medium text-accent-ink">{time}</p>
            <h3 className="text-xl font-semibold tracking-tight">{title}</h3>
            <p className="max-w-prose text-md text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

const Features = () => (
  <Section id="fonctions" title={landing.featuresTitle}>
    <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-4">
      {landing.features.map(({ icon, title, text }) => (
        <li
          key={title}
          className="grid content-start gap-x-4 gap-y-2 max-md:grid-cols-[2.5rem_1fr]"
        >
          <span className="row-span-2 grid size-10 place-items-center rounded-control bg-brand-soft text-brand-ink">
            <Icon name={icon} className="size-5" />
          </span>
          <h3 className="text-md font-semibold">{title}</h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

const Benefits = () => (
  <section className="grid gap-8 rounded-panel bg-deep p-8 text-on-deep lg:grid-cols-2">
    <div className="grid content-start gap-6">
      <SectionTitle>{landing.benefitsTitle}</SectionTitle>
      <ul className="grid gap-6 md:max-lg:grid-cols-3">
        {landing.benefits.map(({ figure, text }) => (
          <li key={figure} className="border-l-2 border-accent-bright pl-4">
            <p className="text-xl font-semibold tracking-tight">{figure}</p>
            <p className="text-on-deep-2">{text}</p>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-on-deep-2">
        <b className="font-semibold text-on-deep">{landing.rolesTitle}.</b> {landing.roles}
      </p>
    </div>
    <CounterPicture className="max-h-72 w-full rounded-card bg-brand-soft" />
  </section>
);

function Blog() {
  const featured = posts.filter((post) => post.featured).slice(0, featuredPosts);
  return (
    <Section
      title={landing.blogTitle}
      aside={
        <a className="link" href={paths.blog}>
          {landing.blogAll}
        </a>
      }
    >
      <div className={`grid gap-4 ${featured.length > 1 ? "md:grid-cols-3" : ""}`}>
        {featured.map((post) => (
          <PostCard key={post.id} post={post} isWide={featured.length === 1} />
        ))}
      </div>
    </Section>
  );
}

const FinalCall = () => (
  <section className="mb-4 flex flex-wrap items-center justify-between gap-4 rounded-panel bg-deep p-8 text-on-deep">
    <h2 className="text-xl font-semibold tracking-tight">{landing.callTitle}</h2>
    <ButtonLink href={paths.login()}>{landing.callButton}</ButtonLink>
  </section>
);

/** Landing page: the product, its users, and how to start. */
export default function LandingPage() {
  const contact = useContact();
  return (
    <SiteLayout title={landing.hero.kicker}>
      <Hero contact={contact} />
      <Day />
      <Features />
      <Blog />
      <Benefits />
      <Section id="contact" title={landing.contactTitle}>
        <Contact contact={contact} />
      </Section>
      <FinalCall />
    </SiteLayout>
  );
}

/** Contacts that the server wrote into the page; undefined during the build, which has no document. */
function useContact(): PublicContact | undefined {
  const [contact, setContact] = useState<PublicContact>();
  useEffect(() => setContact(readContact()), []);
  return contact;
}
