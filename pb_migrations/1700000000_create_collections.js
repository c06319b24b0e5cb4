/// <reference path="../pb_hooks/types/types.d.ts" />
// Every collection of the product with its limits, indexes and access rules. Self-contained: a migration never changes
// with the code around it (tests/server/records/schema.test.ts compares the result with domain/core/records.ts).
migrate(
  (app) => {
    const MB = 1024 * 1024;
    const own = '@request.auth.company != "" && company = @request.auth.company';
    const creatable =
      '@request.auth.company != "" && (@request.body.company:isset = false || @request.body.company = @request.auth.company)';
    const updatable = `${own} && @request.body.company:changed = false`;
    const tenant = {
      listRule: own,
      viewRule: own,
      createRule: creatable,
      updateRule: updatable,
      deleteRule: own,
    };
    const readOnly = { ...tenant, createRule: null, updateRule: null, deleteRule: null };

    const text = (name, max = 500, more = {}) => ({ type: "text", name, max, ...more });
    const notes = () => text("notes", 5000);
    const email = (more = {}) => ({ type: "email", name: "email", ...more });
    const number = (name, more = {}) => ({ type: "number", name, ...more });
    const amount = (name) => number(name, { min: 0, max: 999999999.99 });
    const date = () => ({ type: "date", name: "date", required: true });
    const select = (name, values, required = true) => ({
      type: "select",
      name,
      values,
      maxSelect: 1,
      required,
    });
    const idOf = (name) => app.findCollectionByNameOrId(name).id;
    const relation = (name, collection, more = {}) => ({
      type: "relation",
      name,
      collectionId: idOf(collection),
      maxSelect: 1,
      cascadeDelete: false,
      ...more,
    });
    const company = () => relation("company", "optique_companies", { required: true });
    const parent = (name, collection) =>
      relation(name, collection, { required: true, cascadeDelete: true });
    const dates = () => [
      { type: "autodate", name: "created", onCreate: true },
      { type: "autodate", name: "updated", onCreate: true, onUpdate: true },
    ];
    const images = ["image/png", "image/jpeg", "image/webp"];
    const file = (name, maxSize, mimeTypes, more = {}) => ({
      type: "file",
      name,
      maxSelect: 1,
      maxSize,
      mimeTypes,
      ...more,
    });
    const eye = (side) =>
      ["sphere", "cylinder", "axis", "add", "eip"].map((measure) => ({
        type: "json",
        name: `${side}_${measure}`,
        maxSize: 100,
      }));
    const productTypes = ["frame", "lens", "sunglasses", "accessory", "other"];
    const statuses = ["unpaid", "partial", "paid"];

    const save = (name, rules, fields, indexes = [], more = {}) =>
      app.save(
        new Collection({
          type: "base",
          name: `optique_${name}`,
          ...rules,
          fields: [...fields, ...dates()],
          indexes: indexes.map(
            ([columns, unique = false]) =>
              `CREATE ${unique ? "UNIQUE " : ""}INDEX idx_${name}_${columns.replace(/\W+/g, "_").replace(/_$/, "")} ON optique_${name} (${columns})`,
          ),
          ...more,
        }),
      );
    const newest = ["company, created"];

    save(
      "companies",
      { listRule: null, viewRule: null, createRule: null, updateRule: null, deleteRule: null },
      [
        text("name", 200, { required: true }),
        file("logo", 2 * MB, images),
        text("address"),
        text("phone"),
        email(),
        text("website"),
        text("other_info"),
        text("registration"),
        text("rc"),
        text("patente"),
        text("if"),
        text("ice"),
        text("bank_info"),
        text("inpe"),
      ],
    );

    const colleague =
      'id = @request.auth.id || (@request.auth.company != "" && company = @request.auth.company)';
    app.save(
      new Collection({
        type: "auth",
        name: "optique_users",
        listRule: colleague,
        viewRule: colleague,
        createRule: null,
        updateRule: "id = @request.auth.id && @request.body.company:changed = false",
        deleteRule: null,
        authRule: "",
        authAlert: { enabled: false },
        passwordAuth: { enabled: true, identityFields: ["email"] },
        fields: [text("name", 200), relation("company", "optique_companies"), ...dates()],
        indexes: ["CREATE INDEX idx_users_company ON optique_users (company)"],
      }),
    );

    // The rules of companies name a field of the users, which name the companies: they are set once both exist.
    const companies = app.findCollectionByNameOrId("optique_companies");
    const mine = '@request.auth.company != "" && id = @request.auth.company';
    companies.listRule = mine;
    companies.viewRule = mine;
    companies.updateRule = mine;
    companies.createRule = '@request.auth.id != "" && @request.auth.company = ""';
    app.save(companies);

    save(
      "clients",
      tenant,
      [
        company(),
        text("name", 200, { required: true }),
        text("phone"),
        email(),
        text("address"),
        notes(),
      ],
      [newest],
    );

    save(
      "suppliers",
      tenant,
      [
        company(),
        text("name", 200, { required: true }),
        text("contact_person", 200),
        text("phone"),
        email(),
        text("address"),
        notes(),
      ],
      [newest, ["company, name"]],
    );

    save(
      "products",
      tenant,
      [
        company(),
        text("name", 200, { required: true }),
        select("type", productTypes),
        text("category"),
        text("reference"),
        text("description", 5000),
        amount("purchase_price"),
        amount("selling_price"),
        number("stock", { min: 0, max: 999999999, onlyInt: true }),
        file("image", 2 * MB, images, { thumbs: ["100x100"] }),
        relation("supplier", "optique_suppliers"),
        { type: "bool", name: "archived" },
      ],
      [newest, ["company, stock"], ["company, name"], ["company, type"], ["supplier"]],
    );

    save(
      "prescriptions",
      tenant,
      [
        company(),
        relation("client", "optique_clients", { required: true }),
        date(),
        ...eye("right"),
        ...eye("left"),
        notes(),
        text("prescriber", 200),
        file("image", 5 * MB, [...images, "application/pdf"], { protected: true }),
      ],
      [
        newest,
        // Covering: the latest prescription of each client is read from the index alone.
        ["client, date, company"],
        ["company, date"],
      ],
    );

    save(
      "invoices",
      tenant,
      [
        company(),
        relation("client", "optique_clients"),
        relation("prescription", "optique_prescriptions", { cascadeDelete: true }),
        text("invoice_number", 50),
        date(),
        amount("total_amount"),
        amount("paid_amount"),
        select("status", statuses, false),
        notes(),
      ],
      [
        newest,
        // Covering: a period's figures are summed without touching the table.
        ["company, date, total_amount, paid_amount"],
        ["company, status, created"],
        ["client"],
        ["prescription"],
        ["company, invoice_number", true],
      ],
    );

    save(
      "invoice_items",
      tenant,
      [
        company(),
        parent("invoice", "optique_invoices"),
        relation("product", "optique_products"),
        number("quantity", { required: true, min: 1, max: 50000, onlyInt: true }),
        amount("price"),
        text("product_name", 200),
        text("product_reference"),
        select("product_type", productTypes, false),
      ],
      [["invoice"], ["product"]],
    );

    save(
      "payments",
      tenant,
      [
        company(),
        parent("invoice", "optique_invoices"),
        date(),
        amount("amount"),
        select("payment_method", ["cash", "card", "check", "transfer", "bank_transfer", "other"]),
        text("reference"),
        notes(),
      ],
      [["invoice"], ["company, date, amount, payment_method"]],
    );

    save(
      "stock_receipts",
      tenant,
      [
        company(),
        relation("supplier", "optique_suppliers", { required: true }),
        text("receipt_number", 50, { required: true }),
        date(),
        select("status", ["pending", "received", "partial", "cancelled"]),
        amount("total_amount"),
        notes(),
      ],
      [newest, ["supplier"], ["company, status"], ["company, receipt_number", true]],
    );

    save(
      "stock_receipt_items",
      tenant,
      [
        company(),
        parent("receipt", "optique_stock_receipts"),
        relation("product", "optique_products", { required: true }),
        number("quantity", { required: true, min: 1, max: 50000, onlyInt: true }),
        amount("price"),
        number("received_quantity", { min: 0, max: 50000, onlyInt: true }),
        notes(),
      ],
      [["receipt"], ["product"]],
    );

    save(
      "stock_adjustments",
      tenant,
      [
        company(),
        text("adjustment_number", 50, { required: true }),
        date(),
        select("reason", ["inventory_count", "damage", "theft", "other"]),
        notes(),
      ],
      [newest, ["company, adjustment_number", true]],
    );

    save(
      "stock_adjustment_items",
      tenant,
      [
        company(),
        parent("adjustment", "optique_stock_adjustments"),
        relation("product", "optique_products", { required: true }),
        number("quantity", { required: true, min: -50000, max: 50000, onlyInt: true }),
        notes(),
      ],
      [["adjustment"], ["product"]],
    );

    save(
      "stock_movements",
      readOnly,
      [
        company(),
        parent("product", "optique_products"),
        date(),
        number("quantity", { required: true, onlyInt: true }),
        select("movement_type", ["sale", "purchase", "adjustment", "return", "initial"]),
        text("reference_type"),
        text("reference_id"),
        text("line"),
        notes(),
      ],
      [newest, ["product, created"], ["line"], ["reference_type, reference_id"]],
    );

    save(
      "journal",
      readOnly,
      [
        company(),
        text("actor"),
        text("actor_name", 200),
        select("action", ["update", "delete"]),
        text("collection"),
        text("record"),
        text("label"),
        { type: "json", name: "changes", maxSize: 2 * MB },
      ],
      [newest, ["record"]],
    );

    save(
      "events",
      { listRule: own, viewRule: own, createRule: null, updateRule: null, deleteRule: null },
      [
        relation("company", "optique_companies"),
        text("name", 200, { required: true }),
        text("path"),
        { type: "json", name: "props", maxSize: 10000 },
        text("visitor"),
      ],
      [newest],
    );
  },
  (app) => {
    const names = [
      "events",
      "journal",
      "stock_movements",
      "stock_adjustment_items",
      "stock_adjustments",
      "stock_receipt_items",
      "stock_receipts",
      "payments",
      "invoice_items",
      "invoices",
      "prescriptions",
      "products",
      "suppliers",
      "clients",
    ];
    for (const name of names) app.delete(app.findCollectionByNameOrId(`optique_${name}`));
    const companies = app.findCollectionByNameOrId("optique_companies");
    companies.listRule = companies.viewRule = companies.updateRule = companies.createRule = null;
    app.save(companies);
    app.delete(app.findCollectionByNameOrId("optique_users"));
    app.delete(app.findCollectionByNameOrId("optique_companies"));
  },
);
