/** The demonstration's invented shop: its name, its user, and what its papers print. */
export const demoShop = {
  company: "Optique du Figuier",
  user: "Samira M.",
  email: "demo@optique.example",
} as const;

/** Company data on the prints. */
export const demoCompany = {
  address: "12, avenue des Acacias, Maâmora, Kénitra",
  phone: "05 00 00 00 00",
  email: "contact@figuier.example",
  registration: "Autorisation 000/2019",
  rc: "54321 Kénitra",
  patente: "12345678",
  if: "10203040",
  ice: "001122334455667",
  bank_info: "000 000 0000000000000000 00",
  color: "green",
} as const;
