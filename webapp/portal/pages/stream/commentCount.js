// How many comments there are on a post. The server counts those of the author and the author's
// friends alone, so that it is asked again after each event.

const PAUSE = 600;

/** @typedef {{total: number, comments: import('./comments.js').Comment[]}} Found */

export class CommentCount {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #turn = 0;

  /**
   * @param {string} key of the post
   * @param {Map<string, number>} totals by the keys of posts
   * @param {object} options
   * @param {() => Promise<Found>} options.read
   * @param {(found: Found) => void} options.found told of what is read again
   * @param {AbortSignal} options.signal
   */
  constructor(key, totals, {read, found, signal}) {
    this.key = key;
    this.totals = totals;
    this.read = read;
    this.found = found;
    this.signal = signal;
  }

  get total() {
    return this.totals.get(this.key) ?? 0;
  }

  /** @param {number} total */
  set(total) {
    this.totals.set(this.key, Math.max(0, total));
  }

  /** The viewer has written or deleted some. @param {number} more */
  add(more) {
    this.set(this.total + more);
    this.lookAgain();
  }

  /** Asks the server in a moment, once for all that happens until then. */
  lookAgain() {
    if (this.#timer === undefined) {
      this.#timer = setTimeout(() => this.#ask(), PAUSE * (0.5 + Math.random()));
    }
  }

  async #ask() {
    this.#timer = undefined;
    const own = ++this.#turn;
    const found = this.signal.aborted ? undefined : await this.read().catch(() => undefined);
    if (found && own === this.#turn && !this.signal.aborted) {
      this.set(found.total);
      this.found(found);
    }
  }
}
