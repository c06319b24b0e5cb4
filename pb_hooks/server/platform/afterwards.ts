/** Runs `work`, then `settle` with whether it succeeded; an error goes on. */
export function afterwards(work: () => void, settle: (isDone: boolean) => void): void {
  let isDone = false;
  try {
    work();
    isDone = true;
  } finally {
    settle(isDone);
  }
}
