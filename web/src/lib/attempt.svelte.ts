/** Something asked of the server that may fail: while it runs it is busy, and what went wrong is said. */
export class Attempt {
  problem = $state("");
  busy = $state(false);

  run = async (what: () => Promise<unknown>): Promise<void> => {
    this.problem = "";
    this.busy = true;
    try {
      await what();
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.busy = false;
    }
  };
}
