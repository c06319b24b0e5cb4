/** Metadata of the public pages for search engines and link previews; the build writes it into the files. */
import { blog } from "./blog.ts";
import { landing } from "./landing.ts";
import { posts } from "./posts.ts";
import { privacy } from "./privacy.ts";

export type Head = {
  path: string;
  title: string;
  description: string;
  type: "website" | "article";
  /** Structured data of schema.org. */
  data?: Record<string, unknown>;
};

/** Placeholder for the server's origin, replaced at each request. */
export const originMark = "__ORIGIN__";

/** Placeholder for the contacts, replaced from the server's settings. */
export const contactMark = "__CONTACT__";

const siteName = "Optique";

export const heads: readonly Head[] = [
  {
    path: "/",
    title: `${siteName} - ${landing.hero.kicker}`,
    description: landing.hero.text,
    type: "website",
    data: {
      "@context": "https://schema.org",
      "@type": "SoftwareApplication",
      name: siteName,
      description: landing.hero.text,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
      inLanguage: "fr",
      url: `${originMark}/`,
      offers: { "@type": "Offer", price: "0", priceCurrency: "MAD" },
    },
  },
  {
    path: "/blog",
    title: `${blog.title} - ${siteName}`,
    description: blog.subtitle,
    type: "website",
  },
  ...posts.map((post): Head => ({
    path: `/blog/${post.slug}`,
    title: `${post.title} - ${siteName}`,
    description: post.excerpt,
    type: "article",
    data: {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: post.title,
      description: post.excerpt,
      datePublished: post.publishedAt,
      articleSection: post.category,
      keywords: post.tags.join(", "),
      inLanguage: "fr",
      author: { "@type": "Organization", name: post.author },
      mainEntityOfPage: `${originMark}/blog/${post.slug}`,
    },
  })),
  {
    path: "/privacy-policy",
    title: `${privacy.title} - ${siteName}`,
    description: `${privacy.subtitle}.`,
    type: "website",
  },
];

export const headOf = (path: string): Head | undefined =>
  heads.find((head) => head.path === (path.replace(/\/$/, "") || "/"));
