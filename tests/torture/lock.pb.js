// Command `pocketbase hold 3000`: locks the database for 3 000 ms, as another program on the same file would.
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
