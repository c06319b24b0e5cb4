import { counted, listed } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

export const companyStrings = {
  none: "Aucune entreprise associée à cet utilisateur",
  /** Texts that the specification fixes for two screens; one is in English. */
  noneOf: {
    "/app/statistics": "Données de l'entreprise non disponibles",
    "/app/stock": "Please log in with a valid company account.",
  } as Record<string, string>,
  stockGone: "Company not found. Please make sure you are properly logged in.",
  noneHint: "Donnez un nom à votre boutique pour commencer.",
  creating: "Création...",
  createFailed: "Erreur lors de la création de l’entreprise",
  subtitle: "Ces informations figurent sur vos factures et vos reçus",
  tabs: {
    shop: "Boutique",
    invoices: "Factures",
    workshop: "Atelier et messages",
    funds: words.funds,
    team: "Équipe",
    data: "Données",
  },
  /** Names of the changed fields, as used within a sentence. */
  changes: {
    color: "la couleur",
    name: "le nom",
    address: "l’adresse",
    phone: "le téléphone",
    email: "l’adresse e-mail",
    website: "le site web",
    other_info: "les autres informations",
    facebook: "la page Facebook",
    instagram: "la page Instagram",
    linkedin: "la page LinkedIn",
    uses: "ce que la boutique utilise",
    ice: "l’ICE",
    rc: "le RC",
    if: "l’IF",
    patente: "la patente",
    registration: "l’autorisation",
    inpe: "l’INPE",
    vat: "la TVA",
    vat_rate: "le taux de TVA",
    vat_note: "la mention",
    seller_discount: "la remise du vendeur",
    optician_discount: "la remise de l’opticien",
    second_pair_discount: "l’offre deuxième paire",
    invoice_lock: "le verrou des factures",
    invoice_hides_eyes: "les mesures sur la facture",
    warranty_note: "la garantie",
    bank_info: "les coordonnées bancaires",
    mounting_days: "le délai de montage",
    lab_days: "le délai des verres",
    quote_days: "la validité des devis",
    quote_follow_days: "la relance des devis",
    service_days: "le délai du SAV",
    warranty_frame: "la garantie des montures",
    warranty_sunglasses: "la garantie des solaires",
    warranty_lens: "la garantie des verres",
    warranty_accessory: "la garantie des accessoires",
    warranty_adaptation: "la garantie d’adaptation",
    child_source_remark: "la remarque sur les enfants",
    tag_template: "le modèle d’étiquette",
    tag_types: "les produits étiquetés",
    reminder: "le message de rappel",
    ready: "le message «\u00a0prêtes\u00a0»",
    unpaid: "le message du reste à payer",
    quote: "le message du devis",
    reimbursable: "le message de nouvelle prise en charge",
    service: "le message du SAV prêt",
    estimate: "le message du prix à accepter",
    delay: "le message de retard",
    lens_notice_days: "la relance des lentilles",
    lens_check_months: "le contrôle des lentilles",
    lens_care: "l’entretien des lentilles",
    lens_ready: "le message des lentilles arrivées",
    lens_supply: "le message de renouvellement de lentilles",
    lens_check: "le message de contrôle de lentilles",
    lens_recall: "le message de rappel d’un lot",
  },
  logoChange: "le logo",
  changeList: (names: readonly string[]) =>
    names.length > 3
      ? `${names.length} changements, ${names.slice(0, 2).join(", ")}…`
      : `${names.length} changement${names.length > 1 ? "s" : ""}, ${listed(names)}`,
  saveKey: "Ctrl S",
  undone: "Changements annulés",
  redo: "Rétablir",
  logo: "Logo",
  color: "Couleur sur les imprimés",
  colors: {
    petrol: "Pétrole",
    green: "Vert",
    blue: "Bleu",
    burgundy: "Bordeaux",
    brown: "Brun",
    black: "Noir",
  },
  website: "Site web",
  networks: "Sur internet",
  networksHint:
    "Si ce serveur n’a qu’une boutique, sa page d’accueil donne votre téléphone, votre WhatsApp et ces pages, sauf réglage du serveur.",
  networkNames: { facebook: "Facebook", instagram: "Instagram", linkedin: "LinkedIn" },
  otherInfo: "Autres informations",
  otherInfoHint: "Une ligne sous l’adresse, sur les documents imprimés.",
  legal: "Identifiants légaux",
  registration: "Autorisation",
  rc: "RC",
  if: "IF",
  patente: "Patente",
  inpe: "INPE",
  bank: "Coordonnées bancaires",
  vat: {
    subject: "Assujetti à la TVA",
    rateHint:
      "Vos prix de vente restent TTC, vos prix d’achat sont HT\u00a0: la facture montre, par taux, la base HT et la TVA comprises dedans. Un produit peut avoir un autre taux. Les factures déjà faites gardent ce qu’elles avaient.",
    note: "Mention sur les factures",
    noteHint:
      "Par exemple «\u00a0TVA non applicable\u00a0». Sans elle, la facture ne dit rien de la TVA.",
  },
  discounts: {
    title: "Remises sans autorisation",
    limits: {
      seller_discount: "Vendeur, en\u00a0%",
      optician_discount: "Opticien, en\u00a0%",
    },
    hint: "Au-delà, il faut le droit «\u00a0Remise sans limite\u00a0».",
    secondPair: "Offre deuxième paire",
    secondPairHint: "En\u00a0%, pour tous, sur les lignes de la paire 2 et des suivantes.",
  },
  lock: {
    title: "Après l’émission",
    label: "Factures verrouillées dès l’émission",
    recommended: "recommandé",
    hint: "Une facture payée, imprimée ou émise ne change plus et ne se supprime plus\u00a0: elle se corrige par un avoir. Les numéros se suivent sans trou, comme le fisc les demande.",
  },
  invoiceEyes: {
    label: "Mesures sur la facture",
    hint: "La correction des deux yeux, sur A4, A5 et ticket. Les hauteurs, l’acuité et l’EIP de près n’y sont jamais.",
  },
  warranty: "Garantie",
  warrantyHint:
    "Imprimée sur les factures et les tickets, par exemple «\u00a0Monture garantie un an\u00a0».",
  uses: {
    title: "Ce que ma boutique utilise",
    hint: "Le reste n’encombre aucun écran, et s’allume à la première utilisation.",
    used: "utilisé",
    vat: "Les factures montrent la TVA comprise.",
    lock: "Factures verrouillées",
    lockHint: "Une facture émise se corrige par un avoir.",
  },
  more: "Plus de réglages",
  update: "Mettre à jour",
  updating: "Mise à jour...",
  updated: "Informations de l'entreprise mises à jour avec succès",
  updateFailed: "Erreur lors de la mise à jour des informations",
  backups: "Sauvegardes",
  backupsFailed: "Erreur lors du chargement des sauvegardes",
  undated: "Date à venir, âge inconnu",
  noBackup: "Aucune sauvegarde pour l’instant\u00a0: la première se fait cette nuit.",
  kinds: { automatic: "automatique", manual: "manuelle", before_restore: "avant restauration" },
  backUpAgain: "Faites une nouvelle sauvegarde",
  inAdmin: "dans l’administration",
  size: (megabytes: string) => `${megabytes}\u00a0Mo`,
  kept: (count: number) => `Une sauvegarde chaque nuit\u00a0; les ${count} dernières sont gardées.`,
  replica: (when: string, isLate: boolean) =>
    isLate
      ? `Réplique en retard\u00a0: dernière copie ${when}.`
      : `Réplique à jour\u00a0: ${when}.`,
  restore: "Télécharger ou restaurer une sauvegarde se fait dans l’administration.",
  admin: "Ouvrir l’administration",
  integrity: {
    title: "Contrôle des données",
    hint: "Compare les totaux, le stock, les numéros et la recherche avec ce qui est enregistré. Les autres postes travaillent pendant ce temps.",
    start: "Contrôler les données",
    resume: "Continuer le contrôle",
    stop: "Arrêter",
    begun: "Le contrôle commence…",
    progress: (done: number, parts: number) => `Partie ${done} sur ${parts}`,
    failed: "Le contrôle s’est interrompu.",
    good: "Aucune anomalie.",
    /** Results of the check: one sentence for each kind of finding. */
    found: (counts: {
      violations: number;
      gaps: number;
      reissued: number;
      oddDates: number;
      unseenPictures: number;
    }): string[] => [
      ...(counts.violations > 0
        ? [
            `${counted(counts.violations, "anomalie")}\u00a0: montrez ce résultat à la personne qui entretient Optique.`,
          ]
        : []),
      ...(counts.gaps > 0
        ? [`${counted(counts.gaps, "numéro de facture manque", "numéros de facture manquent")}.`]
        : []),
      ...(counts.reissued > 0
        ? [`${counted(counts.reissued, "numéro a été donné", "numéros ont été donnés")} deux fois.`]
        : []),
      ...(counts.oddDates > 0
        ? [
            `${counted(counts.oddDates, "date est invraisemblable", "dates sont invraisemblables")}.`,
          ]
        : []),
      ...(counts.unseenPictures > 0
        ? [
            `${counted(counts.unseenPictures, "image reste", "images restent")} à contrôler la prochaine fois.`,
          ]
        : []),
    ],
    read: (from: string, to: string) => `Données lues du ${from} au ${to}.`,
  },
  tags: {
    noTags: "Aucune étiquette",
    types: "Étiqueter à la réception et au changement de prix",
  },
  workshop: {
    delays: "Délais promis",
    mountingDays: "Montage, en jours",
    mountingHint: "Quand les verres sont en stock.",
    labDays: "Verres à commander, en jours",
    labHint: "Du jour de la vente au jour promis.",
    remarks: "Remarques à la saisie",
    childSource: "Rappeler l’ordonnance médicale avant 16 ans",
    childSourceHint:
      "Une remarque sous la correction d’un enfant, quand la source n’est pas une ordonnance médicale. L’enregistrement reste possible.",
    messages: "Messages préparés pour WhatsApp",
    kinds: {
      reminder: "Rappel de contrôle",
      ready: "Lunettes prêtes",
      unpaid: words.due,
      quote: "Devis",
      reimbursable: "Nouvelle prise en charge",
      service: "SAV prêt",
      estimate: "Prix à accepter",
      delay: "Retard",
      lens_ready: "Lentilles arrivées",
      lens_supply: "Lentilles à renouveler",
      lens_check: "Lentilles à contrôler",
      lens_recall: "Lot de lentilles rappelé",
    },
    insert: (name: string, kind: string) => `Insérer {${name}} dans «\u00a0${kind}\u00a0»`,
    unknown: (unknown: string, known: string) =>
      `Ce message ne connaît pas ${unknown}. Il connaît ${known}.`,
    preview: "Aperçu",
    restore: "Rétablir le texte d’Optique",
    example: {
      nom: "Chami Ghizlane",
      date: "12/03/2024",
      numero: "2026110028",
      reste: "1\u202f350,00\u00a0DH",
      montant: "2\u202f400,00\u00a0DH",
    },
  },
  warranties: {
    title: "Garanties et SAV",
    propose: "Proposer",
    hint: "En mois, depuis que le client a ses lunettes. 0\u00a0: la boutique ne promet rien, la garantie légale d’un an reste.",
    fields: {
      warranty_frame: "Monture",
      warranty_sunglasses: "Solaires",
      warranty_lens: "Verres",
      warranty_accessory: "Accessoires",
      warranty_adaptation: "Adaptation aux progressifs",
      service_days: "SAV promis, en jours",
    },
  },
  contactLenses: {
    title: "Lentilles de contact",
    notice: "À relancer avant la fin, en jours",
    noticeHint: "Avant que les boîtes se terminent, ou que le contrôle soit dû.",
    check: "Contrôle, en mois",
    checkHint: "Après la validation de la fiche. 0\u00a0: aucun contrôle n’est proposé.",
    care: "Conseils d’entretien",
    careHint: "Imprimés sur la fiche de lentilles.",
  },
  quotes: {
    title: "Devis",
    days: "Valables, en jours",
    daysHint: "Un devis plus ancien demande si ses prix sont gardés.",
    followDays: "À relancer après, en jours",
    followDaysHint: "Sans réponse depuis le devis ou le dernier message.",
  },
  visits: {
    title: "Fréquentation",
    hint: "Pages vues depuis 30 jours, comptées par ce serveur\u00a0: ni cookie, ni service extérieur.",
    page: "Page",
    views: "Vues",
    visitors: "Visiteurs",
    none: "Aucune visite depuis 30 jours.",
    failed: "Erreur lors du chargement de la fréquentation",
  },
} as const;
