/**
 * Decides when to ask a silent server for a sign of life and when to give it up: a question after one interval without
 * traffic, the end after another.
 */
export class KeepAlive {
  /** Whether something came in since the last check; opening the connection counts. */
  #active = true;

  #asked = false;

  received(): void {
    this.#active = true;
  }

  /** Called at regular intervals. */
  check(): 'none' | 'ask' | 'close' {
    const action = this.#active ? 'none' : this.#asked ? 'close' : 'ask';
    this.#asked = !this.#active;
    this.#active = false;
    return action;
  }
}
