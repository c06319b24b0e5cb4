/** A part of a chapter. In its texts **a button** stands between stars, a [[key]] between brackets. */
export type Part = {
  title: string;
  picture?: Picture;
  /** What to do, one after the other. */
  steps?: readonly string[];
  /** What to know. */
  text?: readonly string[];
  /** What one regrets not to have read. */
  note?: string;
};

/** A chapter of the guide. */
export type Chapter = {
  /** In the address: '/app/aide#vente'. */
  id: string;
  title: string;
  intro: string;
  picture?: Picture;
  parts: readonly Part[];
};

/** A file of pictures/, made by `npm run screens -- kept`. */
export type Picture = { name: PictureName; alt: string };
export type PictureName =
  | "first-day"
  | "prescription"
  | "sale"
  | "customer"
  | "delivery"
  | "count"
  | "print"
  | "backup"
  | "workshop"
  | "till";
