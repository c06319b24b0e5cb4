// Command that locks the database like another program on the same file: `pocketbase hold 3000`.
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
