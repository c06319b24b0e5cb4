/** How to reach the people behind Optique: changed here, shown everywhere. */
export const contact = {
  phone: "05 00 00 00 00",
  phoneHref: "tel:+212500000000",
  whatsapp: "https://wa.me/212600000000",
  email: "bonjour@optique.example",
  social: [
    { name: "Facebook", href: "https://www.facebook.com/" },
    { name: "Instagram", href: "https://www.instagram.com/" },
    { name: "LinkedIn", href: "https://www.linkedin.com/" },
  ],
} as const;
