import {reconnectDelay, type ReconnectDelay} from './backoff.js';
import {Closed} from './causes.js';
import type {Codec} from './codec.js';
import {Connection, type Owner} from './connection.js';
import {deferred, type Deferred} from './deferred.js';
import type {Channel, Credentials, Opener} from './platform.js';
import {UpgradeRefused} from './platform.js';
import type {Kind} from './servers.js';

export interface ConnectionSettings {
  readonly uri: URL;
  readonly credentials: () => Credentials | Promise<Credentials>;
  readonly maximumMessageSize: number;
  readonly connectTimeout: number;
  readonly livenessCheck: number;
  readonly reconnectDelay: ReconnectDelay;
  readonly tls: object | undefined;
}

const UNAUTHORIZED = 401;

/** More than any open connection has in flight. */
export const CONNECTING_COST = 2 ** 31;

/** More than any connection that is being made. */
const SUSPECTED_COST = 2 * CONNECTING_COST;

/** How long what is in flight at a server that has left may take: a server's default limit for a transaction. */
const DRAIN_MILLIS = 120_000;

/** Keeps one connection to a server open: when it is lost, opens another. */
export class ReconnectingConnection implements Owner {
  readonly #settings: ConnectionSettings;
  readonly #codec: Codec;
  readonly #open: Opener;
  readonly #refused: () => void;

  /** Also those to a server that is about to stop, with requests in flight. */
  readonly #all = new Set<Connection>();
  readonly #liveness: ReturnType<typeof setInterval>;

  /** While one is made. Requests wait for it. */
  #attempt: Deferred<Connection> | undefined;

  /** How many requests wait. */
  #waiting = 0;

  #current: Connection | undefined;

  /** Until the next attempt, requests fail with the reason of the last one. */
  #pause: ReturnType<typeof setTimeout> | undefined;

  #drain: ReturnType<typeof setTimeout> | undefined;
  #lastFailure: Error = new Closed();
  #failures = 0;
  #closed = false;
  #abort = new AbortController();

  /** @param refused called when the server has refused to write */
  constructor(settings: ConnectionSettings, codec: Codec, open: Opener, refused: () => void) {
    this.#settings = settings;
    this.#codec = codec;
    this.#open = open;
    this.#refused = refused;
    this.#liveness = setInterval(
      () => this.#all.forEach((connection) => connection.checkLiveness()),
      settings.livenessCheck
    );
    this.#connect();
  }

  /** The open connection, or the one that is being made; rejected between two attempts. */
  connection(): Connection | Promise<Connection> {
    if (this.#current !== undefined) {
      return this.#current;
    }
    this.#waiting++;
    return this.#attempt?.promise ?? Promise.reject(this.#lastFailure);
  }

  /** How expensive it is to send a request here. */
  cost(kind: Kind): number {
    const open = this.#current;
    if (open === undefined) {
      return this.#attempt === undefined ? Infinity : CONNECTING_COST + this.#waiting;
    }
    return (kind === 'call' ? open.load : open.waits) + (open.isSuspected ? SUSPECTED_COST : 0);
  }

  #connect(): void {
    this.#pause = undefined;
    this.#waiting = 0;
    this.#attempt = deferred();
    const opened = new Connection(this.#codec, this, this.#settings.uri.href, this.#settings.maximumMessageSize);
    this.#shake(opened).then(
      (channel) => this.#opened(opened, channel),
      (cause: Error) => this.#reconnect(cause)
    );
  }

  async #shake(opened: Connection): Promise<Channel> {
    const abort = new AbortController();
    this.#abort = abort;
    const {connectTimeout, uri, maximumMessageSize, tls} = this.#settings;
    const late = new Error(`no connection within ${connectTimeout} ms`);
    const timer = setTimeout(() => abort.abort(late), connectTimeout);
    try {
      const credentials = await untilAborted(this.#settings.credentials(), abort.signal);
      const {subprotocol} = this.#codec;
      const {signal} = abort;
      return await this.#open({uri, subprotocol, credentials, maximumMessageSize, signal, tls}, opened);
    } finally {
      clearTimeout(timer);
    }
  }

  #opened(opened: Connection, channel: Channel): void {
    if (this.#closed) {
      opened.close(this.#lastFailure);
    }
    opened.attach(channel);
    if (opened.end !== undefined || opened.isGoingAway) {
      this.#reconnect(opened.end ?? new Error('the server is about to stop'));
      return;
    }
    this.#all.add(opened);
    this.#current = opened;
    const made = this.#attempt;
    this.#attempt = undefined;
    made?.resolve(opened);
  }

  ended(connection: Connection, cause: Error): void {
    this.#all.delete(connection);
    if (connection === this.#current) {
      this.#leave(connection, cause);
    }
    this.#clearIfOver();
  }

  /** Finds another connection; the old one ends with its requests. */
  goingAway(connection: Connection): void {
    if (connection === this.#current) {
      this.#leave(connection, new Error('the server is about to stop'));
    }
  }

  refusedToWrite(): void {
    this.#refused();
  }

  #leave(connection: Connection, cause: Error): void {
    this.#current = undefined;
    if (connection.hasAnswered) {
      this.#failures = 0;
    }
    this.#reconnect(cause, connection.isGoingAway);
  }

  /** Makes the next attempt: at once if the server has said that it stops, for another may be behind its address. */
  #reconnect(cause: Error, goingAway = false): void {
    if (this.#closed) {
      return;
    }
    const failed = this.#attempt;
    this.#attempt = undefined;
    this.#lastFailure = cause;
    this.#failures++;
    if (goingAway && this.#failures === 1) {
      this.#connect();
    } else {
      this.#pause = setTimeout(() => this.#connect(), this.#delay(cause));
    }
    failed?.reject(cause);
  }

  #delay(cause: Error): number {
    const settings = this.#settings.reconnectDelay;
    const delay = reconnectDelay(settings, this.#failures);
    const refused = cause instanceof UpgradeRefused && cause.status === UNAUTHORIZED;
    return refused ? Math.max(delay, settings.unauthorized) : delay;
  }

  /** The server takes no more writes: what has no end goes to another. */
  leave(cause: Error): void {
    this.#all.forEach((connection) => connection.leave(cause));
  }

  /** The server has left: closes once all that is in flight has ended. */
  drain(cause: Error): void {
    this.#stop(cause);
    this.#drain = setTimeout(() => this.close(cause), DRAIN_MILLIS);
    [...this.#all].forEach((connection) => connection.retire(cause));
    this.#clearIfOver();
  }

  /** Fails all that is pending. */
  close(cause: Error): void {
    this.#stop(cause);
    [...this.#all].forEach((connection) => connection.close(cause));
    this.#clearIfOver();
  }

  #stop(cause: Error): void {
    this.#closed = true;
    this.#lastFailure = cause;
    this.#current = undefined;
    clearTimeout(this.#pause);
    if (this.#attempt !== undefined) {
      this.#abort.abort(cause);
      this.#attempt.reject(cause);
      this.#attempt = undefined;
    }
  }

  #clearIfOver(): void {
    if (this.isOver) {
      clearInterval(this.#liveness);
      clearTimeout(this.#drain);
    }
  }

  /** Whether it has closed, with all that was in flight. */
  get isOver(): boolean {
    return this.#closed && this.#all.size === 0;
  }
}

/** The value of a promise, unless the signal is aborted first. */
function untilAborted<T>(value: T | Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    Promise.resolve(value).then(resolve, reject);
  });
}
