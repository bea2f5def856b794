/** How many calls are pending. A driver with as many as it may have takes no more. */
export class PendingCalls {
  readonly limit: number;
  #count = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Whether there is room for one more, which then counts. */
  tryAdd(): boolean {
    const room = this.#count < this.limit;
    this.#count += room ? 1 : 0;
    return room;
  }

  remove(): void {
    this.#count--;
  }
}
