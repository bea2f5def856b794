import {CONNECTING_COST} from './reconnecting-connection.js';

/** The server with the fewest calls in flight, or one after the other. */
export type Balance = 'least-busy' | 'round-robin';

/** Chooses among servers, the healthiest first. */
export class Balancer<T extends {readonly cost: number}> {
  readonly #rank: (cost: number) => number;

  /** Where the search begins, so that equal ones take turns. */
  #next = 0;

  constructor(balance: Balance) {
    this.#rank = balance === 'round-robin' ? (cost) => Math.floor(cost / CONNECTING_COST) : (cost) => cost;
  }

  /** One of the candidates; undefined if there are none. */
  choose(candidates: readonly T[]): T | undefined {
    const start = this.#next++ % (candidates.length || 1);
    const inTurn = [...candidates.slice(start), ...candidates.slice(0, start)];
    let best: {readonly candidate: T; readonly rank: number} | undefined;
    for (const candidate of inTurn) {
      const rank = this.#rank(candidate.cost);
      if (best === undefined || rank < best.rank) {
        best = {candidate, rank};
      }
    }
    return best?.candidate;
  }
}
