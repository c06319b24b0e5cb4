export const authStrings = {
  title: "Se connecter",
  hello: "Bonjour",
  greeting: (shop: string) => `Bonjour,\n${shop}`,
  text: "Connectez-vous pour ouvrir la boutique.",
  submit: "Se connecter",
  busy: "Connexion en cours...",
  failed: "Identifiant ou mot de passe incorrect",
  unreachable: "Le serveur ne répond pas. Vérifiez la connexion puis réessayez.",
  sessionOver:
    "Votre session est terminée, peut-être depuis un autre poste. Reconnectez-vous\u00a0: votre saisie est gardée.",
  tooMany: "Trop d’essais. Attendez une minute puis réessayez.",
  wait: (seconds: number) =>
    seconds < 90
      ? `Trop d’essais\u00a0: réessayez dans ${seconds}\u00a0seconde${seconds > 1 ? "s" : ""}.`
      : `Trop d’essais\u00a0: réessayez dans ${Math.ceil(seconds / 60)}\u00a0minutes.`,
} as const;
