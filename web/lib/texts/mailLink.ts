/** mailto: link of an address, escaped so that 'a?bcc=b@c.ma' adds no recipient. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
