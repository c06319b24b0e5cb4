// A command that holds the database, as another program on the same file would: `pocketbase hold 3000`.
$app.rootCmd.addCommand(
  new Command({
    use: "hold",
    run: (_, [milliseconds]) => {
      $app.runInTransaction((tx) => {
        tx.db().newQuery("UPDATE optique_companies SET updated = updated").execute();
        console.log("held");
        sleep(Number(milliseconds));
      });
    },
  }),
);
