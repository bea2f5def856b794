import {Code, ConnectionLostError, GraphError} from './errors.js';

/** How long to wait before the next attempt; undefined for none. */
export type RetryPolicy = (failure: GraphError, failures: number) => number | undefined;

const FIRST_MILLIS = 20;
const LONGEST_MILLIS = 2_000;
const MOST_DOUBLINGS = 10;
const MOST_RETRIES_OF_LOST = 6;
const MOST_RETRIES_OF_CONFLICTS = 10;
const LONGEST_FIRST_CONFLICT = 50;
const LONGEST_CONFLICT = 1_000;

const CONFLICTS = ['Neo.TransientError.Transaction.DeadlockDetected', 'Neo.ClientError.Statement.EntityNotFound'];

/** The server had no room to remember a text for its number: it is sent whole then. Each connection fails so once. */
const UNKNOWN_STATEMENT = 'statement.unknown';
const MOST_UNKNOWN_STATEMENTS = 10;

/** A transaction that the server does not know any more has ended with its connection. */
const UNKNOWN_TRANSACTION = 'transaction.unknown';

function delay(failures: number): number {
  const doubled = FIRST_MILLIS * 2 ** Math.min(failures - 1, MOST_DOUBLINGS);
  return Math.min(doubled, LONGEST_MILLIS) * (0.5 + Math.random());
}

/** Repeats what has failed transiently: at first soon, then less and less often. */
export const transientFailures: RetryPolicy = (failure, failures) =>
  failure.retryable || failure.code === UNKNOWN_TRANSACTION ? delay(failures) : undefined;

/** Repeats at once what the server does not know by its number. */
export const unknownStatements: RetryPolicy = (failure, failures) =>
  failure.code === UNKNOWN_STATEMENT && failures <= MOST_UNKNOWN_STATEMENTS ? 0 : undefined;

/**
 * Repeats what its connection was lost for, and what is safe to repeat, for about a second. What comes while there is
 * no connection fails at once. Of one call.
 */
export function lostConnection(): RetryPolicy {
  let lost = false;
  return (failure, failures) => {
    lost ||= failure instanceof ConnectionLostError && failure.lost && failure.retryable;
    const again = lost && failure.code === Code.UNAVAILABLE && failures <= MOST_RETRIES_OF_LOST;
    return again ? delay(failures) : undefined;
  };
}

/** Repeats what the database has rolled back because of another transaction. Random delays keep the two apart. */
export const conflicts: RetryPolicy = (failure, failures) => {
  const longest = Math.min(LONGEST_FIRST_CONFLICT * 2 ** (failures - 1), LONGEST_CONFLICT);
  const again = CONFLICTS.includes(failure.code) && failures <= MOST_RETRIES_OF_CONFLICTS;
  return again ? 1 + Math.random() * longest : undefined;
};

export function either(first: RetryPolicy, second: RetryPolicy): RetryPolicy {
  return (failure, failures) => first(failure, failures) ?? second(failure, failures);
}

/** When something must have ended. */
export class Deadline {
  readonly limit: number;
  readonly #end: number;

  constructor(limit: number) {
    this.limit = limit;
    this.#end = performance.now() + limit;
  }

  get left(): number {
    return this.#end - performance.now();
  }
}

/**
 * Runs an attempt until it succeeds, its failure is not to be retried, or the time is over.
 *
 * @param attempt takes the milliseconds that are left
 */
export async function retry<T>(
  policy: RetryPolicy,
  limit: number,
  signal: AbortSignal | undefined,
  attempt: (left: number) => Promise<T>
): Promise<T> {
  const deadline = new Deadline(limit);
  let left = limit;
  for (let failures = 1; ; failures++) {
    try {
      return await attempt(left);
    } catch (e) {
      const pause = e instanceof GraphError ? policy(e, failures) : undefined;
      if (pause === undefined || deadline.left <= pause) {
        throw e;
      }
      await sleep(pause, signal);
      left = deadline.left;
      if (left <= 0) {
        throw e;
      }
    }
  }
}

/** Waits; fails with the reason of the signal. */
export function sleep(millis: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, millis);
    signal?.addEventListener('abort', abort, {once: true});
    if (signal?.aborted) {
      abort();
    }
  });
}
