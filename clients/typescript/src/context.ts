import type {BookmarkManager} from './bookmarks.js';
import type {Connection} from './connection.js';
import type {PendingCalls} from './pending-calls.js';
import type {EventMessage} from './sequence.js';
import type {Need} from './servers.js';

/** What calls need of their driver. */
export interface Context {
  readonly address: string;
  /** How long a call may take that has no timeout of its own, in milliseconds. */
  readonly timeout: number;
  readonly bookmarks: BookmarkManager;
  readonly pending: PendingCalls;
  /** Told of each message of a subscription before the application is. */
  heard(message: EventMessage): void;
  connection(need: Need): Connection | Promise<Connection>;
}

/** The longest time that timers know. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** @throws RangeError for what is no time to wait */
export function requireTimeout(millis: number): number {
  if (!(millis > 0 && millis <= LONGEST_TIMEOUT)) {
    throw new RangeError(`a timeout must be above 0 and at most ${LONGEST_TIMEOUT} ms, not ${millis}`);
  }
  return millis;
}
