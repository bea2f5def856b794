import type {Message} from './messages.js';
import type {Kind} from './servers.js';

/** Gets the answers to one request. */
export interface Receiver {
  readonly kind: Kind;
  received(message: Message, last: boolean): void;
  /** The connection has ended before the last answer. */
  lost(cause: Error): void;
  /** The server is about to stop, or takes no more writes: what has no end goes elsewhere. */
  leave?: ((cause: Error) => void) | undefined;
}

/** The requests and transactions of one connection that have not ended, by their ids. */
export class PendingRequests {
  readonly #receivers = new Map<number, Receiver>();

  /** Those that wait for what may happen. */
  readonly #waits = new Set<number>();

  /** A transaction is open from the request that begins it to the one that ends it. */
  readonly #transactions = new Set<unknown>();

  /** How many requests occupy the server. */
  get load(): number {
    return this.#receivers.size - this.#waits.size;
  }

  /** How many others there are. */
  get waits(): number {
    return this.#waits.size;
  }

  /** Whether no request is pending. */
  get isEmpty(): boolean {
    return this.#receivers.size === 0;
  }

  /** Whether no transaction is open, either. */
  get isDone(): boolean {
    return this.isEmpty && this.#transactions.size === 0;
  }

  add(id: number, {type, transaction}: Message, receiver: Receiver): void {
    this.#receivers.set(id, receiver);
    if (receiver.kind !== 'call') {
      this.#waits.add(id);
    }
    if (type === 'begin') {
      this.#transactions.add(id);
    } else if (type === 'commit' || type === 'rollback') {
      this.#transactions.delete(transaction);
    }
  }

  /** Who gets an answer; undefined if it was given up. */
  receiver(id: number, {type}: Message, last: boolean): Receiver | undefined {
    const receiver = this.#receivers.get(id);
    if (last) {
      this.#remove(id);
    }
    if (type === 'failure') {
      this.#transactions.delete(id);
    }
    return receiver;
  }

  /** A request, or a transaction, was given up. */
  forget(id: number): void {
    this.#remove(id);
    this.#transactions.delete(id);
  }

  #remove(id: number): void {
    this.#receivers.delete(id);
    this.#waits.delete(id);
  }

  all(): Receiver[] {
    return [...this.#receivers.values()];
  }

  takeAll(): Receiver[] {
    const all = this.all();
    this.#receivers.clear();
    this.#waits.clear();
    return all;
  }
}
