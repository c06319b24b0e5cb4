/** The link that writes to an address: what stands in one beside letters may not become a part of the link ('a?bcc=b@c.ma'). */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
