import { counted } from "#lib/texts/labels.ts";

export const dashboardStrings = {
  unpaid: "Impayées",
  revenue: "Revenu Total",
  newOther: "Nouveau",
  /** Subtitle with the figures of today. */
  subtitle: (sales: number, count: string, amount: string) =>
    sales > 0
      ? `${counted(count, "vente")} aujourd’hui, ${amount} encaissés`
      : `Aucune vente aujourd’hui, ${amount} encaissés`,
  salesToday: (sales: number, count: string) =>
    sales > 0 ? `${counted(count, "vente")} aujourd’hui` : "Aucune vente aujourd’hui",
  ofThisMonth: (count: string) => `${count} ce mois`,
  toReorder: (count: string) => `${count} à réassortir`,
  due: (amount: string) => `reste ${amount}`,
  today: (count: string) => `${count} aujourd’hui`,
  thisMonth: "ce mois",
  ofToday: (amount: string) => `${amount} aujourd’hui`,
  trend: (percent: number) => `${percent > 0 ? "+" : "\u2212"}\u00a0${Math.abs(percent)}\u00a0%`,
  severities: { late: "En retard", today: "Aujourd’hui", sometime: "Quand on peut" },
  firstSteps: {
    title: "Vos trois premiers pas",
    progress: (done: number, all: number) => `${done} sur ${all}`,
    done: "C’est fait.",
    company: {
      label: "Complétez votre entreprise",
      hint: "Adresse, téléphone, logo et identifiants\u00a0: ils s’impriment sur chaque facture.",
      action: "Compléter",
    },
    products: {
      label: "Ajoutez vos produits",
      hint: "Un par un, ou tout votre catalogue depuis un tableur.",
      action: "Ajouter",
    },
    sale: {
      label: "Faites votre première vente",
      hint: "Une prescription, ses verres et sa monture, un acompte\u00a0: la facture suit.",
      action: "Vendre",
    },
  },
  todo: "À faire aujourd’hui",
  nothingTodo: "Rien ne presse aujourd’hui",
  servicesLate: (count: number) => `${counted(count, "ticket")} SAV en retard`,
  servicesReady: (count: number) =>
    `${counted(count, "réparation prête", "réparations prêtes")} à annoncer`,
  servicesSilent: (count: number) =>
    `${counted(count, "retour")} sans réponse du fournisseur depuis plus de 15 jours`,
  servicesLent: (count: number) => `${counted(count, "paire prêtée", "paires prêtées")} à réclamer`,
  lentLongest: "La plus ancienne",
  shelves: (out: number, low: number) =>
    out > 0 && low > 0
      ? `${out} en rupture, ${low} en stock bas`
      : `${counted(out || low, "produit")} en ${out > 0 ? "rupture" : "stock bas"}`,
  overdue: (count: number) => `${counted(count, "impayée")} depuis plus de 30 jours`,
  plansLate: (count: number) => `${counted(count, "échéancier")} en retard`,
  jobsLate: (count: number) => `${counted(count, "montage")} en retard`,
  lateBy: (name: string, age: string) => `${name}, ${age}`,
  jobsReady: (count: number) => `${counted(count, "paire prête", "paires prêtes")} à annoncer`,
  /** First names of a list, and the number of further ones. */
  some: (names: readonly string[], count: number) =>
    names.join(" · ") +
    (count > names.length
      ? ` et ${count - names.length} autre${count - names.length > 1 ? "s" : ""}`
      : ""),
  announce: "Annoncer",
  cheques: (count: number) => `${counted(count, "chèque")} à remettre en banque`,
  chequesDetail: "Échus d’ici une semaine",
  billsDue: (count: number) =>
    `${counted(count, "facture fournisseur", "factures fournisseurs")} à payer`,
  billsDueDetail: "En retard, ou échues d’ici une semaine",
  paymentsDue: (count: number) =>
    `${counted(count, "chèque ou effet", "chèques ou effets")} à provisionner`,
  paymentsDueDetail: "Bientôt débités par la banque",
  creditsExpected: (count: number) =>
    `${counted(count, "avoir fournisseur", "avoirs fournisseurs")} à réclamer`,
  creditsExpectedDetail: "Demandés depuis plus de 30 jours",
  booksDue: "Le dossier du comptable à transmettre",
  booksDueDetail: (from: string, to: string) => `Du ${from} au ${to}`,
  prepare: "Préparer",
  tillOpen: (count: number) =>
    `${counted(count, "journée de caisse", "journées de caisse")} à clôturer`,
  firstToClose: (day: string, isOnly: boolean) =>
    isOnly ? `Celle du ${day}` : `La première est celle du ${day}`,
  lensRefill: (count: number) => `${counted(count, "verre")} du tiroir à recommander`,
  lensRefillDetail: "Vendus aujourd’hui",
  lensesToOrder: (count: number) => `${counted(count, "ligne")} de lentilles à commander`,
  lensesToOrderDetail: "Vendues sans être en stock",
  lensesArrived: (count: number) => `${counted(count, "vente")} de lentilles à annoncer`,
  lensesArrivedDetail: "Les boîtes sont arrivées",
  lensesDue: (count: number) => `${counted(count, "porteur")} de lentilles à relancer`,
  lensesDueDetail: "Leurs boîtes se terminent, ou leur contrôle est dû",
  countsOpen: (count: number) => `${counted(count, "comptage")} du stock à finir`,
  countsOpenDetail: "Commencés avant aujourd’hui",
  pendingReceipts: (count: number) => `${counted(count, "bon")} de réception en attente`,
  reminders: (count: number) => `${counted(count, "rappel")} de prescription`,
  quotes: (count: number) => `${count} devis à relancer`,
  backup: "Aucune sauvegarde depuis plus de deux jours",
  lastBackup: (day: string) => `La dernière date du ${day}`,
  noBackup: "Aucune n’a encore été faite",
  oldestUnpaid: (name: string, age: string) => `La plus ancienne\u00a0: ${name}, ${age}`,
  oldest: (name: string, age: string) => `Le plus ancien\u00a0: ${name}, ${age}`,
  collect: "Relancer",
  receive: "Recevoir",
  remind: "Rappeler",
  lastDays: "30 derniers jours",
  lastWeek: "7 derniers jours",
  best: (day: string) => `Meilleur jour, le ${day}`,
  noTakings: "Aucun encaissement depuis 30 jours",
  compared: (percent: number) =>
    `${percent > 0 ? "+ " : percent < 0 ? "\u2212 " : ""}${Math.abs(percent)}\u00a0% sur les 30 jours d’avant`,
  byDay: "Encaissé par jour",
  daysBefore: "30 jours d’avant",
  average: "Moyenne",
  dayAmount: (day: string, amount: string) => `${day}\u00a0: ${amount}`,
  recentInvoices: "Factures récentes",
  noInvoice: "Aucune facture récente",
  recentClients: "Clients récents",
  noClient: "Aucun client récent",
  noEmail: "Sans email",
} as const;
