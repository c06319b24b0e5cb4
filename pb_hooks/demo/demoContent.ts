/** Texts of the demo shop: invented people, telephones and products, in French. */

export const familyNames = [
  "Alaoui",
  "Amrani",
  "Bakkali",
  "Belhaj",
  "Benali",
  "Benjelloun",
  "Bennani",
  "Berrada",
  "Bouazza",
  "Chraibi",
  "Daoudi",
  "El Fassi",
  "El Idrissi",
  "El Mansouri",
  "Filali",
  "Guessous",
  "Haddad",
  "Hakimi",
  "Idrissi",
  "Jabri",
  "Kabbaj",
  "Kadiri",
  "Lahlou",
  "Lamrani",
  "Mansouri",
  "Mernissi",
  "Naciri",
  "Ouazzani",
  "Raiss",
  "Saidi",
  "Sebti",
  "Slaoui",
  "Tahiri",
  "Tazi",
  "Zaki",
  "Zerouali",
] as const;

export const firstNames = [
  "Aïcha",
  "Adil",
  "Amina",
  "Anas",
  "Asmae",
  "Ayoub",
  "Driss",
  "Fatima Zahra",
  "Ghita",
  "Hamza",
  "Hanane",
  "Hassan",
  "Hind",
  "Houda",
  "Ibtissam",
  "Imane",
  "Ismaïl",
  "Karim",
  "Kenza",
  "Khadija",
  "Laïla",
  "Leïla",
  "Malika",
  "Mehdi",
  "Meryem",
  "Mohamed",
  "Mounir",
  "Nabil",
  "Nadia",
  "Naïma",
  "Omar",
  "Othmane",
  "Rachid",
  "Rim",
  "Saïd",
  "Salma",
  "Samira",
  "Sanaa",
  "Soukaïna",
  "Tarik",
  "Yasmine",
  "Youssef",
  "Zineb",
] as const;

export const streets = [
  "rue des Orangers",
  "avenue Hassan II",
  "boulevard Zerktouni",
  "rue Ibn Sina",
  "avenue des FAR",
  "rue de Fès",
  "boulevard Mohammed V",
  "rue Oued Sebou",
  "avenue Allal Ben Abdellah",
  "rue du Palmier",
] as const;

export const towns = ["Kénitra", "Rabat", "Salé", "Témara", "Sidi Slimane", "Mehdia"] as const;

export const clientNotes = [
  "",
  "",
  "",
  "",
  "Travaille sur écran.",
  "Préfère les montures légères.",
  "Mutuelle : remettre facture et ordonnance.",
  "Porte aussi des lentilles.",
  "Appeler après 18 h.",
] as const;

export const prescribers = ["", "Dr Bennis", "Dr El Ouafi", "Dr Cherkaoui", "Dr Sqalli"] as const;

export const demoSupplierNames = [
  { name: "Atlas Verres", contact_person: "Karim Sefrioui", city: "Casablanca" },
  { name: "Lunetterie du Rif", contact_person: "Houda Akhrif", city: "Tanger" },
  { name: "Optic Maghreb Distribution", contact_person: "Saïd Laraki", city: "Casablanca" },
  { name: "Médina Accessoires", contact_person: "Nabil Chaoui", city: "Fès" },
] as const;

/** Labs, with the cylinder sign they ask for. */
export const labs = [
  {
    name: "Labo Chellah",
    contact_person: "Imane Bouzid",
    city: "Rabat",
    cylinder: "minus",
  },
  {
    name: "Verres du Nord",
    contact_person: "Rachid Temsamani",
    city: "Tanger",
    cylinder: "plus",
  },
] as const;
export const jobTexts = {
  notes: ["Bords polis, merci.", "", "Monture du client.", ""],
  problems: ["Erreur de verre OG, recommandé", "Casse\u00a0: verre OD à refaire"],
  colleagues: ["Samira M.", "Youssef B."],
} as const;

export const frameModels = [
  "Riad",
  "Atlas",
  "Zellige",
  "Sirocco",
  "Oasis",
  "Médina",
  "Toubkal",
  "Cèdre",
  "Agave",
  "Ourika",
] as const;
export const frameMaterials = ["acétate", "métal", "titane", "TR90"] as const;
export const frameColors = [
  "écaille",
  "noir",
  "doré",
  "bleu nuit",
  "transparent",
  "bordeaux",
] as const;
export const sunModels = ["Sahara", "Dakhla", "Essaouira", "Taghazout", "Saïdia"] as const;

export const lenses = [
  { model: "Unifocal 1.5", price: 200 },
  { model: "Unifocal 1.5 antireflet", price: 300 },
  { model: "Unifocal 1.6 antireflet", price: 450 },
  { model: "Unifocal 1.67 antireflet", price: 700 },
  { model: "Unifocal 1.74 antireflet", price: 1100 },
  { model: "Lumière bleue 1.5", price: 380 },
  { model: "Lumière bleue 1.6", price: 520 },
  { model: "Photochromique 1.5", price: 480 },
  { model: "Photochromique 1.6", price: 650 },
  { model: "Progressif 1.5", price: 600 },
  { model: "Progressif 1.6 durci antireflet", price: 700 },
  { model: "Progressif 1.67 premium", price: 1400 },
  { model: "Dégressif bureau 1.5", price: 550 },
  { model: "Solaire teinté 1.5", price: 260 },
] as const;

export const accessories = [
  { name: "Étui rigide", price: 40 },
  { name: "Étui souple", price: 25 },
  { name: "Spray nettoyant 30 ml", price: 30 },
  { name: "Chiffon microfibre", price: 10 },
  { name: "Cordon silicone", price: 35 },
  { name: "Plaquettes de nez", price: 20 },
  { name: "Kit tournevis", price: 45 },
  { name: "Solution lentilles 360 ml", price: 110 },
] as const;

export const lensPrefix = "Verre - ";
export const frameWord = "Monture";
export const sunWord = "Solaire";
export const demoShop = {
  company: "Optique du Figuier",
  user: "Samira M.",
  email: "demo@optique.example",
} as const;
export const invoiceNote = "Solde à la livraison.";
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
/** Product without stock that some sales include, a line without product, and a remark. */
export const fitting = { name: "Ajustage et nettoyage", price: 50 } as const;
export const repair = { label: "Soudure de charnière", price: 60 } as const;
export const frameRemark = "Branches raccourcies";
/** Lens that is ordered for each client. */
export const customLens = {
  name: "Verre - Progressif sur mesure 1.74",
  price: 2400,
  minPrice: 2100,
};
export const receiptNote = "Bon de livraison joint au colis.";
export const breakageNote = "Verre rayé à l'atelier.";

/** Texts of the till. */
export const tillTexts = {
  banks: [
    "Attijariwafa bank",
    "Banque Populaire",
    "Bank of Africa",
    "CIH Bank",
    "Crédit du Maroc",
    "Société Générale Maroc",
  ],
  expenses: [
    { label: "Coursier du labo", amount: -60 },
    { label: "Eau et café", amount: -85.5 },
    { label: "Fournitures de bureau", amount: -140 },
    { label: "Produit d’entretien", amount: -45 },
  ],
  float: "Fond de caisse",
  bank: "Banque Populaire",
  short: "Monnaie rendue en trop à midi",
} as const;
