/** Sizes of the guide's pictures, as `npm run screens -- kept` creates them. */
import type { PictureName } from "./chapter.ts";
import backup from "#shared/pictures/backup.webp";
import count from "#shared/pictures/count.webp";
import customer from "#shared/pictures/customer.webp";
import delivery from "#shared/pictures/delivery.webp";
import firstDay from "#shared/pictures/first-day.webp";
import measures from "#shared/pictures/measures.webp";
import prescription from "#shared/pictures/prescription.webp";
import print from "#shared/pictures/print.webp";
import sale from "#shared/pictures/sale.webp";
import till from "#shared/pictures/till.webp";
import workshop from "#shared/pictures/workshop.webp";

export const pictureSize = { width: 900, height: 506 };

export const pictures: Record<PictureName, string> = {
  "first-day": firstDay,
  backup,
  count,
  customer,
  delivery,
  measures,
  prescription,
  print,
  sale,
  till,
  workshop,
};
