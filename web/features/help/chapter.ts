/** Part of a chapter. Its texts mark **a button** and a [[key]]. */
export type Part = {
  title: string;
  picture?: Picture;
  /** Numbered steps. */
  steps?: readonly string[];
  /** Label and value of each line. */
  text?: readonly string[];
  /** Warning, shown after the texts. */
  note?: string;
};

export type Chapter = {
  /** Id of the chapter, used as an anchor: '/app/aide#vente'. */
  id: string;
  title: string;
  intro: string;
  picture?: Picture;
  parts: readonly Part[];
};

/** Image in pictures/, created by `npm run screens -- kept`. */
export type Picture = { name: PictureName; alt: string };
export type PictureName =
  | "first-day"
  | "prescription"
  | "measures"
  | "sale"
  | "customer"
  | "delivery"
  | "count"
  | "print"
  | "backup"
  | "workshop"
  | "till";
