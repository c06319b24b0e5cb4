import type { DistanceChange, NearChange } from "#domain/optics/changesSinceLast.ts";
import { words } from "#lib/texts/words.strings.ts";

/** Sentence with emphasised words. */
type Sentence = readonly [before: string, loud: string, after: string];
type Degree = Exclude<DistanceChange["degree"], "same">;

const sides = { right: "À droite", left: "À gauche" } as const;
const degrees: Record<Degree, string> = { slight: "un peu", clear: "nettement" };

function distance({ side, way, degree }: DistanceChange): Sentence {
  const where = sides[side];
  if (degree === "same" || way === "same") return [`${where}, `, "rien n’a changé", " de loin."];
  const much = degrees[degree];
  switch (way) {
    case "stronger":
      return [`${where}, vous voyez `, `${much} moins bien de loin`, "."];
    case "weaker":
      return [`${where}, il vous faut `, `${much} moins de correction`, " de loin."];
    case "turned":
      return [`${where}, votre vue de loin a `, `${much} changé`, "."];
    case "astigmatism":
      return [`${where}, votre astigmatisme a `, `${much} changé`, "."];
  }
}

function near({ way, degree }: NearChange): Sentence {
  if (way === "first") return ["De près, vos yeux demandent maintenant ", "un peu d’aide", "."];
  if (degree === "same") return ["De près, ", "rien n’a changé", "."];
  const more = way === "more" ? "plus" : "moins";
  return ["De près, vos yeux demandent ", `${degrees[degree]} ${more} d’aide`, "."];
}

/** French of the customer view, without technical terms. */
export const customerStrings = {
  open: "Vue client",
  key: "V",
  failed: "La vue client n’a pas pu s’ouvrir",
  title: "Vue client",
  twice: "deux fois pour revenir",
  again: "encore une fois pour revenir",
  hold: "Maintenir pour revenir",
  nobody: "Votre achat",
  correction: "Votre correction",
  eyes: { right: words.rightEye, left: words.leftEye },
  astigmatism: "Astigmatisme",
  at: "à",
  near: "En plus de près",
  givenNear: "De près",
  since: (day: string) => `Depuis votre visite du ${day}`,
  first: "Bienvenue",
  firstText:
    "C’est votre première correction chez nous. À votre prochaine visite, nous la comparerons.",
  fromTo: (from: string, to: string) => `de ${from} à ${to}`,
  sentence: (change: DistanceChange | NearChange): Sentence =>
    change.about === "near" ? near(change) : distance(change),
  purchase: "Votre achat",
  frame: "Votre monture",
  pieces: (quantity: string, price: string) => `${quantity} × ${price}`,
  discount: (amount: string) => `Remise\u00a0: \u2212${amount}`,
  paidToday: "Payé aujourd’hui",
  remaining: "Il reste",
  toPay: "À payer",
  settled: "Tout est réglé",
  readyOn: "Prêtes le",
  ready: "Vos lunettes sont prêtes",
  back: "À vous rendre",
} as const;
