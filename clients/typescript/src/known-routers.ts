import type {RoutingTable} from './routing-table.js';

/** The servers that may have a routing table: those of the last table, and the seeds that the driver was given. */
export class KnownRouters {
  readonly #seeds: readonly string[];
  #table: RoutingTable | undefined;
  #expiry = 0;

  /** Whether the table is known to be wrong. */
  #stale = false;

  constructor(seeds: readonly string[]) {
    this.#seeds = seeds;
  }

  update(table: RoutingTable): void {
    this.#stale = false;
    this.#table = table;
    this.#expiry = performance.now() + table.timeToLive;
  }

  /** Notes that the table has turned out to be wrong; whether this is news. */
  tableIsWrong(): boolean {
    const news = this.#table !== undefined && !this.#stale;
    this.#stale ||= news;
    return news;
  }

  /** Empty if the next table is wanted even if it is the same. */
  get knownVersion(): string {
    return this.#stale ? '' : (this.#table?.version ?? '');
  }

  /**
   * The routers of the table, then the seeds; the seeds first once the table has expired.
   *
   * @param last the router that has answered: the first, if its own table still has it
   */
  inOrder(last?: string): string[] {
    const named = shuffled(this.#table?.routers ?? []);
    const seeds = shuffled(this.#seeds);
    const all = performance.now() < this.#expiry ? [...named, ...seeds] : [...seeds, ...named];
    return [...new Set(last !== undefined && named.includes(last) ? [last, ...all] : all)];
  }
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({value, place: Math.random()}))
    .sort((one, other) => one.place - other.place)
    .map(({value}) => value);
}
