export const setupStrings = {
  title: "Créer ma boutique",
  intro: "Bienvenue. Quelques mots sur votre boutique, et tout est prêt.",
  company: "Nom de la boutique",
  phone: "Téléphone de la boutique",
  phoneHint:
    "Sur vos papiers, et sur la page d’accueil si ce serveur n’a qu’une boutique. Vous pouvez l’ajouter plus tard.",
  name: "Votre nom",
  passwordHint: "8 caractères au moins. Il ouvre aussi l’administration.",
  code: "Code d’installation",
  codeHint:
    "Le serveur l’affiche à son démarrage, dans un lien (conteneur\u00a0: docker compose logs).",
  codeRequired: "Le code d’installation est requis",
  demo: "Remplir avec des données de démonstration",
  demoHint: "400 clients et 18 mois de ventes inventées, pour essayer.",
  submit: "Créer ma boutique",
  busy: "Création en cours...",
  filling: "Remplissage de la boutique",
  failed: "La boutique n’a pas pu être créée. Réessayez.",
  companyRequired: "Le nom de la boutique est requis",
  passwordShort: "Le mot de passe doit avoir au moins 8 caractères",
} as const;
