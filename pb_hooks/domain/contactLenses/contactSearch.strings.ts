/** Word by which every sheet of contact lenses is found. */
export const contactLensWord = "lentilles";
