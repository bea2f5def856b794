import {hearing, NO_BOOKMARKS} from './bookmarks.js';
import {Codec} from './codec.js';
import {requireTimeout, type Context} from './context.js';
import type {EventRequest} from './event-call.js';
import {EventStream} from './events.js';
import {disconnection} from './failures.js';
import {ManagedTransaction} from './managed-transaction.js';
import {openServers} from './open-servers.js';
import {PendingCalls} from './pending-calls.js';
import type {Platform} from './platform.js';
import {conflicts, either, lostConnection, retry, transientFailures, unknownStatements} from './retries.js';
import type {Result} from './result.js';
import {runOnce, streamOnce} from './runner.js';
import type {Servers} from './servers.js';
import {settingsOf, type DriverOptions, type Settings} from './settings.js';
import {
  cypher,
  procedure,
  withRequestId,
  type CallOptions,
  type Statement,
  type StatementOptions,
  type TransactionOptions
} from './statement.js';
import type {ResultStream} from './stream.js';
import {Transaction} from './transaction.js';
import type {Parameters, Value} from './values.js';

export type StreamOptions = CallOptions & {
  /** How many chunks of records may wait here; 2 by default. */
  readonly ahead?: number;
};

/**
 * Runs statements on a Neo4j server with the plug-in, or on several. It connects in the background, and again when a
 * connection is lost. One is enough for a program.
 */
export class GraphDriver {
  readonly #settings: Settings;
  readonly #servers: Servers;
  readonly #context: Context;

  /** Use `connect`. */
  constructor(uri: string, options: DriverOptions, platform: Platform) {
    this.#settings = settingsOf(uri, options);
    const {format = 'bson', compression = 'none', bookmarks = NO_BOOKMARKS} = options;
    const numbers = {bigints: options.integers === 'bigint', floats: options.floats === 'Float'};
    const codec = new Codec(format, compression, this.#settings.maximumMessageSize, numbers, platform);
    this.#servers = openServers(this.#settings, codec, platform.open);
    this.#context = {
      address: this.#settings.uri.href,
      timeout: this.#settings.timeout,
      bookmarks,
      pending: new PendingCalls(this.#settings.maximumPending),
      heard: hearing(bookmarks),
      connection: (need) => this.#servers.connection(need)
    };
  }

  /**
   * Waits for a connection.
   *
   * @throws GraphError if the attempt that is running fails
   */
  async verifyConnectivity(): Promise<void> {
    const about = {subject: 'a connection', address: this.#context.address, unrepeatable: false};
    try {
      await this.#servers.connection({writes: false, kind: 'call'});
    } catch (e) {
      throw disconnection(e as Error, about, {connection: false, sent: false});
    }
  }

  /**
   * Runs a Cypher text in a transaction of its own. What reads, or has a request id, or is repeatable, is sent again if
   * its connection is lost.
   */
  execute<T extends object = Record<string, Value>>(text: string, options: StatementOptions = {}): Promise<Result<T>> {
    return this.#run<T>(cypher(text, withRequestId(options)));
  }

  /** Calls a native procedure, as `execute` runs a text. */
  call<T extends object = Record<string, Value>>(
    name: string,
    parameters: Parameters = {},
    options: CallOptions = {}
  ): Promise<Result<T>> {
    return this.#run<T>(procedure(name, parameters, withRequestId(options)));
  }

  async #run<T extends object>(statement: Statement): Promise<Result<T>> {
    const {options} = statement;
    const policy = options.requestId === undefined ? either(unknownStatements, lostConnection()) : transientFailures;
    return await retry(
      options.retryConflicts ? either(policy, conflicts) : policy,
      this.#timeout(options),
      options.signal,
      (left) => runOnce<T>(this.#context, statement, left)
    );
  }

  #timeout(options: TransactionOptions): number {
    return requireTimeout(options.timeout ?? this.#context.timeout);
  }

  /**
   * Runs a Cypher text for any number of records, which arrive in chunks as they are read. It is never sent again: with
   * its connection, the stream fails. The timeout is that of the statement in the server, and of each wait here.
   */
  stream<T extends object = Record<string, Value>>(
    text: string,
    options: StatementOptions & StreamOptions = {}
  ): ResultStream<T> {
    return this.#stream<T>({...cypher(text, withRequestId(options)), ahead: options.ahead});
  }

  /** As `stream`, of a native procedure. */
  streamCall<T extends object = Record<string, Value>>(
    name: string,
    parameters: Parameters = {},
    options: StreamOptions = {}
  ): ResultStream<T> {
    return this.#stream<T>({...procedure(name, parameters, withRequestId(options)), ahead: options.ahead});
  }

  #stream<T extends object>(statement: Statement & {readonly ahead?: number | undefined}): ResultStream<T> {
    const timeout = this.#timeout(statement.options);
    return streamOnce<T>(this.#context, statement, timeout, {
      left: () => timeout,
      failed() {},
      closedEarly: () => Promise.resolve()
    });
  }

  /** Begins a transaction. The caller must end it. It is not begun again: with its connection, it fails. */
  async begin(options: TransactionOptions = {}): Promise<Transaction> {
    return await Transaction.begin(this.#context, {...withRequestId(options), timeout: this.#timeout(options)});
  }

  /**
   * Does work in a transaction and commits it. After a failure that can be retried the work is repeated in a new
   * transaction, until the timeout is over; it must have no effects outside of the transaction. A transaction that
   * writes gets a request id, if it has none: it takes effect once, also if the answer to the commit is lost.
   */
  async transact<T>(work: (transaction: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const managed = new ManagedTransaction(work);
    const fixed = withRequestId(options.mode === 'read' ? options : {requestId: true, ...options});
    return await retry(transientFailures, this.#timeout(options), options.signal, async (timeout) => {
      const transaction = await Transaction.begin(this.#context, {...fixed, timeout});
      return managed.attempt(transaction, this.#context.address);
    });
  }

  /**
   * Hears of what commits change in the social graph, whoever makes them, from this call on. After a lost connection,
   * or a failure that may pass, it goes on after the last message that was read. Where events may be missing comes a
   * gap.
   */
  subscribe(request: EventRequest): EventStream {
    return new EventStream(this.#context, request, this.#settings.reconnectDelay);
  }

  /** Closes the connections. What is pending, and what comes later, fails with `driver.closed`. */
  close(): void {
    this.#servers.close();
  }
}
