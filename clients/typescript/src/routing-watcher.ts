import {reconnectDelay, type ReconnectDelay} from './backoff.js';
import {KnownRouters} from './known-routers.js';
import {sleep} from './retries.js';
import type {RoutingTable} from './routing-table.js';

/** The pause between an answer and the next question, for tables that change all the time. */
const PAUSE = 50;

/** Asks one router, within a bounded time. */
export type Ask = (router: string, knownVersion: string, signal: AbortSignal) => Promise<RoutingTable>;

/** Hears about the search. */
export interface RoutingListener {
  found(table: RoutingTable): void;
  /** All routers will be asked, one after the other. */
  searching(): void;
  /** No router has answered; all of them will be asked again after a while. */
  notFound(lastFailure: Error): void;
}

/**
 * Keeps the routing table up to date. One request at a time waits at a router for the next change; if that router
 * fails, the next one is asked. While no router answers, the last table stays in use, however old it is.
 */
export class RoutingWatcher {
  readonly #routers: KnownRouters;
  readonly #ask: Ask;
  readonly #listener: RoutingListener;
  readonly #delay: ReconnectDelay;

  /** The one that has answered last. */
  #router: string | undefined;

  /** How often in a row all routers have failed. */
  #failures = 0;

  #stopped = false;
  #interrupt = new AbortController();

  constructor(seeds: readonly string[], ask: Ask, listener: RoutingListener, delay: ReconnectDelay) {
    this.#routers = new KnownRouters(seeds);
    this.#ask = ask;
    this.#listener = listener;
    this.#delay = delay;
    void this.#watch();
  }

  async #watch(): Promise<void> {
    while (!this.#stopped) {
      this.#interrupt = new AbortController();
      const {signal} = this.#interrupt;
      const found = await this.#search(signal);
      const pause = found ? PAUSE : reconnectDelay(this.#delay, ++this.#failures);
      await sleep(pause, signal).catch(() => {}); // interrupted
    }
  }

  /** Asks one router after the other; whether one has answered. */
  async #search(signal: AbortSignal): Promise<boolean> {
    let lastFailure = new Error('there is no router');
    this.#listener.searching();
    for (const router of this.#routers.inOrder(this.#router)) {
      try {
        const table = await this.#ask(router, this.#routers.knownVersion, signal);
        if (signal.aborted) {
          return false;
        }
        this.#found(router, table);
        return true;
      } catch (e) {
        lastFailure = e as Error;
      }
      if (signal.aborted) {
        return false;
      }
    }
    this.#listener.notFound(lastFailure);
    return false;
  }

  #found(router: string, table: RoutingTable): void {
    this.#routers.update(table);
    this.#router = router;
    this.#failures = 0;
    this.#listener.found(table);
  }

  /** Asks for a new table at once, because this one has turned out to be wrong. */
  refresh(): void {
    if (this.#routers.tableIsWrong()) {
      this.#router = undefined;
      this.#interrupt.abort(new Error('the routing table is wrong'));
    }
  }

  stop(cause: Error): void {
    this.#stopped = true;
    this.#interrupt.abort(cause);
  }
}
