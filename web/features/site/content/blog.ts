/** French of the blog's pages. */
export const blog = {
  title: "Blog",
  subtitle: "Le métier d’opticien et les outils du magasin, sans jargon.",
  filter: "Catégories",
  all: "Tous les articles",
  empty: "Aucun article trouvé dans cette catégorie.",
  readTime: (minutes: number) => `${minutes} min de lecture`,
  shortTime: (minutes: number) => `${minutes} min`,
  by: (author: string) => `Par ${author}`,
  read: "Lire l’article",
  back: "Tous les articles",
  share: "Partager",
  copied: "Lien copié dans le presse-papiers !",
  similar: "Articles similaires",
  tags: "Mots clés",
} as const;
