/** Menu, import, form and archive question of the products list. */
import { ProductForm, ProductsList } from "./products.ts";
import { closeAll, type StatedPage } from "./states.ts";

const products: StatedPage = {
  path: () => "/app/products",
  states: {
    "products, menu": async (person) => {
      await new ProductsList(person).openMenu();
      await person.page.getByRole("menu").waitFor();
    },
    import: async (person) => {
      await closeAll(person);
      const dialogOf = await new ProductsList(person).import();
      await dialogOf.chooseFile("vide.csv", "name,type\n");
      await dialogOf.seen("Le fichier CSV est vide");
    },
    "import, unknown columns": async (person) => {
      await closeAll(person);
      const dialogOf = await new ProductsList(person).import();
      await dialogOf.chooseFile("a.csv", "X;Y\r\nRiad;850\r\n");
      await dialogOf.seen(/Aucune colonne n’a été reconnue/);
    },
    "import, preview": async (person) => {
      await closeAll(person);
      const dialogOf = await new ProductsList(person).import();
      const rows = "Nom;Type;Référence;Prix de vente;Couleur\r\n";
      await dialogOf.chooseFile(
        "b.csv",
        `${rows}Riad;Monture;RIAD;850;noir\r\nSans type;;S-1;x;\r\n`,
      );
      await dialogOf.seen(/à importer/);
      await dialogOf.showColumns();
    },
    "new product, errors": async (person) => {
      await closeAll(person);
      await (await new ProductsList(person).create()).pressSave();
      await person.seen("Le nom est requis", "Le type est requis");
    },
    "new product, no picture": async (person) => {
      const form = new ProductForm(person);
      await form.chooseImage("notes.txt", "text/plain", Buffer.from("bonjour"));
      await person.seen("Ce fichier n’est pas une image PNG, JPEG ou WebP.");
    },
  },
};

const productEdited: StatedPage = {
  path: ({ frame: { id } }) => `/app/products?modifier=${id}`,
  states: {
    "product edited": (person) =>
      person.seen("Le stock change par les réceptions, les ajustements et les ventes."),
  },
};

const archived: StatedPage = {
  path: () => "/app/products?q=riad",
  states: {
    "product, archive": async (person) => {
      await new ProductsList(person).removeUsed("Monture Riad 52-18");
    },
  },
};

export const productPages: readonly StatedPage[] = [products, productEdited, archived];
