/** Handles values in their order, although some must be awaited. */
export class Chain<T> {
  readonly #handle: (value: T) => void;

  /** The last of those that are awaited; undefined if none is. */
  #last: Promise<void> | undefined;

  constructor(handle: (value: T) => void) {
    this.#handle = handle;
  }

  /** Makes a value and handles it: at once if nothing is awaited. */
  add(make: () => T | Promise<T>, failed: (error: Error) => void): void {
    const before = this.#last;
    const value = before === undefined ? attempt(make, failed) : before.then(make);
    if (value instanceof Promise) {
      this.#await(value, failed);
    } else if (value !== undefined) {
      attempt(() => this.#handle(value), failed);
    }
  }

  /** Acts once all values before are handled. */
  after(action: () => void): void {
    if (this.#last === undefined) {
      action();
    } else {
      void this.#last.then(action);
    }
  }

  #await(value: Promise<T>, failed: (error: Error) => void): void {
    const done: Promise<void> = value.then(this.#handle).catch(failed);
    this.#last = done;
    void done.then(() => {
      if (this.#last === done) {
        this.#last = undefined;
      }
    });
  }
}

function attempt<T>(action: () => T, failed: (error: Error) => void): T | undefined {
  try {
    return action();
  } catch (e) {
    failed(e as Error);
    return undefined;
  }
}
