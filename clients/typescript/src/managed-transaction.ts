import {GraphError} from './errors.js';
import {SUBJECT, type Transaction} from './transaction.js';

const REUSED_REQUEST_ID = 'request.reused-request-id';

/** Does work in transactions until one is committed. Keeps the outcome of an attempt whose commit was not answered. */
export class ManagedTransaction<T> {
  readonly #work: (transaction: Transaction) => Promise<T>;
  #outcome: {readonly value: T} | undefined;

  constructor(work: (transaction: Transaction) => Promise<T>) {
    this.#work = work;
  }

  async attempt(transaction: Transaction, address: string): Promise<T> {
    try {
      if (transaction.wasCommittedBefore) {
        return this.#committed(address);
      }
      const value = await this.#work(transaction);
      this.#outcome = {value};
      await transaction.commit();
      return value;
    } finally {
      await transaction.rollback();
    }
  }

  #committed(address: string): T {
    if (this.#outcome === undefined) {
      const message = 'a transaction of this request id was committed before';
      throw new GraphError(message, {code: REUSED_REQUEST_ID, retryable: false, address, subject: SUBJECT});
    }
    return this.#outcome.value;
  }
}
