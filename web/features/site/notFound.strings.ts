/** The French of an address that leads nowhere, in the app and outside of it. */
export const notFound = {
  title: "Page introuvable",
  none: "Cette page n’existe pas",
  address: (path: string) =>
    `L’adresse «\u00a0${path}\u00a0» ne mène à rien. Elle a peut-être été mal recopiée.`,
  dashboard: "Tableau de bord",
  search: "Chercher partout",
  home: "Page d’accueil",
  login: "Se connecter",
} as const;
