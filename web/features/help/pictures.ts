/** The pictures of the guide: `npm run screens -- kept` makes them, of this size. */
import type { PictureName } from "./chapter.ts";
import backup from "./pictures/backup.webp";
import count from "./pictures/count.webp";
import customer from "./pictures/customer.webp";
import delivery from "./pictures/delivery.webp";
import firstDay from "./pictures/first-day.webp";
import prescription from "./pictures/prescription.webp";
import print from "./pictures/print.webp";
import sale from "./pictures/sale.webp";
import till from "./pictures/till.webp";
import workshop from "./pictures/workshop.webp";

export const pictureSize = { width: 900, height: 506 };

export const pictures: Record<PictureName, string> = {
  "first-day": firstDay,
  backup,
  count,
  customer,
  delivery,
  prescription,
  print,
  sale,
  till,
  workshop,
};
