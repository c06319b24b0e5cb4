/** French of the first run: the names of its steps, and its last two steps. */
export const firstRunTexts = {
  steps: ["La boutique", "Vos papiers", "Le catalogue"],
  stepsName: "Étapes",
  done: "(fait)",
  duration: "environ 2 minutes",
  later: "Plus tard",
  next: "Continuer",
  back: "Retour",
  papers: {
    title: "Ce que vos factures doivent dire",
    text: "Regardez la vôtre se remplir. Tout se change plus tard.",
  },
  catalogue: {
    title: "Ce que vous vendez",
    text: "Un fichier de votre fournisseur, ou un premier produit. Tout se change plus tard.",
    import: "Importer votre catalogue",
    importHint: "Un fichier CSV\u00a0: rien n’est écrit avant que vous ayez vu l’aperçu.",
    product: "Créer un premier produit",
    productHint: "Le nom, le type, le prix de vente et la quantité en rayon.",
  },
} as const;
