import {Closed} from './causes.js';
import type {Codec} from './codec.js';
import type {Connection} from './connection.js';
import type {Opener} from './platform.js';
import {CONNECTING_COST, ReconnectingConnection, type ConnectionSettings} from './reconnecting-connection.js';
import type {Need, Servers} from './servers.js';

export interface PoolSettings extends ConnectionSettings {
  readonly connections: number;
}

/** Several connections to one server; a request goes to the one with the fewest in flight. */
export class ConnectionPool implements Servers {
  readonly #connections: readonly ReconnectingConnection[];

  /** The same for what waits for long, as calls are quicker where they are alone. */
  readonly #lastFirst: readonly ReconnectingConnection[];

  /** @param refused called when the server has refused to write */
  constructor(settings: PoolSettings, codec: Codec, open: Opener, refused: (pool: ConnectionPool) => void = () => {}) {
    this.#connections = Array.from(
      {length: settings.connections},
      () => new ReconnectingConnection(settings, codec, open, () => refused(this))
    );
    this.#lastFirst = this.#connections.toReversed();
  }

  connection({kind}: Need): Connection | Promise<Connection> {
    const candidates = kind === 'call' ? this.#connections : this.#lastFirst;
    return cheapest(candidates, (one) => one.cost(kind)).connection();
  }

  /** How expensive it is to send a call to this server; infinite if there is no connection to it. */
  get cost(): number {
    const costs = this.#connections.map((one) => one.cost('call'));
    const open = costs.filter((cost) => cost < CONNECTING_COST);
    return open.length === 0 ? Math.min(...costs) : open.reduce((sum, cost) => sum + cost);
  }

  leave(cause: Error): void {
    this.#connections.forEach((one) => one.leave(cause));
  }

  drain(cause: Error): void {
    this.#connections.forEach((one) => one.drain(cause));
  }

  get isOver(): boolean {
    return this.#connections.every((one) => one.isOver);
  }

  close(cause: Error = new Closed()): void {
    this.#connections.forEach((one) => one.close(cause));
  }
}

/** The first of the cheapest. */
function cheapest<T>(candidates: readonly T[], cost: (candidate: T) => number): T {
  return candidates.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
