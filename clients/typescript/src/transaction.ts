import {Call, noParts} from './call.js';
import {CallBookmarks, NO_BOOKMARKS} from './bookmarks.js';
import type {Connection} from './connection.js';
import type {Context} from './context.js';
import {lateness, type Subject} from './failures.js';
import {optionalText, rows, type Message} from './messages.js';
import type {Result} from './result.js';
import {Deadline} from './retries.js';
import {failed, runOnce, source, streamOnce} from './runner.js';
import {
  begin,
  cypher,
  procedure,
  type CallOptions,
  type Statement,
  type StatementOptions,
  type Terms,
  type TransactionOptions
} from './statement.js';
import type {ResultStream} from './stream.js';
import type {Parameters, Value} from './values.js';

/** What failures of a transaction are about. */
export const SUBJECT = 'a transaction';

/** A transaction on the connection on which it was begun. Whatever fails in it ends it. */
export class Transaction {
  readonly #connection: Connection;
  readonly #context: Context;
  readonly #id: number;
  readonly #options: TransactionOptions;
  readonly #deadline: Deadline;
  readonly #bookmarks: CallBookmarks;
  #open = true;

  /** Whether a transaction of the same request id was committed, so that nothing is left to do. */
  readonly wasCommittedBefore: boolean;

  private constructor(
    context: Context,
    call: Call,
    connection: Connection,
    options: TransactionOptions,
    deadline: Deadline,
    bookmarks: CallBookmarks,
    wasCommittedBefore: boolean
  ) {
    this.#connection = connection;
    this.#context = {
      ...context,
      bookmarks: NO_BOOKMARKS,
      connection: () => connection
    };
    this.#id = call.id;
    this.#options = options;
    this.#deadline = deadline;
    this.#bookmarks = bookmarks;
    this.wasCommittedBefore = wasCommittedBefore;
  }

  static async begin(context: Context, options: TransactionOptions): Promise<Transaction> {
    const deadline = new Deadline(options.timeout ?? context.timeout);
    const bookmarks = new CallBookmarks(context.bookmarks, options.bookmarks);
    const terms: Terms = {mode: options.mode ?? 'write', timeout: deadline.limit, bookmarks};
    const about: Subject = {subject: SUBJECT, address: context.address, unrepeatable: false};
    const call = new Call(about, noParts).countIn(context.pending).limit(deadline.limit, options.signal);
    call.send(source(context, terms), (id) => begin(id, options, terms));
    const success = await call.answer.catch((error: unknown) => failed(error, bookmarks));
    const {connection} = call;
    if (connection === undefined) {
      throw new TypeError('an answer without a connection');
    }
    const committed = committedBefore(call, success);
    return new Transaction(context, call, connection, options, deadline, bookmarks, committed);
  }

  /** Runs a Cypher text. */
  execute<T extends object = Record<string, Value>>(text: string, options: StatementOptions = {}): Promise<Result<T>> {
    return this.#run<T>(cypher(text, options));
  }

  /** Calls a native procedure. */
  call<T extends object = Record<string, Value>>(
    name: string,
    parameters: Parameters = {},
    options: CallOptions = {}
  ): Promise<Result<T>> {
    return this.#run<T>(procedure(name, parameters, options));
  }

  /** Runs a Cypher text for any number of records. Leaving it early rolls the transaction back. */
  stream<T extends object = Record<string, Value>>(
    text: string,
    options: StatementOptions & {readonly ahead?: number} = {}
  ): ResultStream<T> {
    this.#requireOpen();
    const statement = {...cypher(text, options), ahead: options.ahead};
    return streamOnce<T>(
      this.#context,
      statement,
      this.#timeout(options),
      {
        left: () => Math.max(1, this.#deadline.left),
        failed: () => this.#cancel(),
        closedEarly: () => this.rollback()
      },
      this.#id
    );
  }

  #run<T extends object>(statement: Statement): Promise<Result<T>> {
    return this.#guarded(() => runOnce<T>(this.#context, statement, this.#timeout(statement.options), this.#id));
  }

  #requireOpen(): void {
    if (!this.#open) {
      throw new Error('the transaction has ended');
    }
  }

  /** What fails may have ended it in the server. */
  async #guarded<T>(work: () => Promise<T>): Promise<T> {
    this.#requireOpen();
    try {
      return await work();
    } catch (e) {
      this.#cancel();
      throw e;
    }
  }

  #timeout(options: TransactionOptions): number {
    return Math.min(options.timeout ?? Infinity, this.#left());
  }

  #left(): number {
    const {left, limit} = this.#deadline;
    if (left <= 0) {
      throw lateness(limit, this.#about(false), false);
    }
    return left;
  }

  #about(unrepeatable: boolean): Subject {
    return {subject: SUBJECT, address: this.#connection.address, unrepeatable};
  }

  /** Commits; the bookmark of what was written. */
  commit(): Promise<string | undefined> {
    const unrepeatable = this.#options.mode !== 'read' && this.#options.requestId === undefined;
    return this.#guarded(async () => {
      const success = await this.#end('commit', unrepeatable, this.#options.signal);
      this.#open = false;
      const bookmark = optionalText(success, 'bookmark');
      this.#bookmarks.succeeded(bookmark);
      return bookmark;
    });
  }

  /** Rolls back; does nothing if it has ended. */
  async rollback(): Promise<void> {
    if (!this.#open) {
      return;
    } else if (this.#deadline.left <= 0) {
      this.#cancel();
      return;
    }
    this.#open = false;
    await this.#end('rollback', false, undefined).catch(() => this.#connection.cancel(this.#id));
  }

  #end(type: string, unrepeatable: boolean, signal: AbortSignal | undefined): Promise<Message> {
    const call = new Call(this.#about(unrepeatable), noParts).limit(this.#left(), signal);
    call.send(
      () => this.#connection,
      (id) => ({type, id, transaction: this.#id})
    );
    return call.answer;
  }

  /** Does not wait for the server: the caller may have waited for the whole timeout already. */
  #cancel(): void {
    if (this.#open) {
      this.#open = false;
      this.#connection.cancel(this.#id);
    }
  }
}

function committedBefore(call: Call, success: Message): boolean {
  try {
    return rows(success, 'records').length > 0;
  } catch (e) {
    throw call.violated(e);
  }
}
