/** mailto: link to an address, escaped so that 'a?bcc=b@c.ma' cannot add a recipient. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
