import type {Call} from './call.js';
import {GraphError, MalformedMessageError} from './errors.js';
import type {Message} from './messages.js';
import {columnsOf, recordsOf, summary, type GraphRecord, type Summary} from './result.js';
import type {Value} from './values.js';

/** What a stream belongs to, such as a transaction. */
export interface StreamOwner {
  /** The longest time to wait for the next chunk. */
  left(): number;
  failed(error: unknown): void;
  closedEarly(): Promise<void>;
  succeeded(summary: Summary): void;
}

/** How many chunks may wait here, by default: while one is read the next is on its way. */
export const DEFAULT_AHEAD = 2;

/** The records of a statement, one after the other. Leaving the loop ends the statement in the server. */
export class ResultStream<T extends object = Record<string, Value>> implements AsyncIterableIterator<
  GraphRecord<T>,
  undefined
> {
  readonly #call: Call;
  readonly #chunks: ChunkQueue;
  readonly #owner: StreamOwner;
  #columns: readonly string[] = [];
  #records: GraphRecord<T>[] = [];
  #next = 0;
  #summary: Summary | undefined;
  #over = false;

  constructor(call: Call, chunks: ChunkQueue, owner: StreamOwner) {
    this.#call = call;
    this.#chunks = chunks;
    this.#owner = owner;
    call.answer.then(
      (success) => chunks.add(success),
      (error) => chunks.fail(error)
    );
  }

  /** The names of the columns. Waits for the first records. */
  async columns(): Promise<readonly string[]> {
    await this.#awaitRecords();
    return this.#columns;
  }

  /**
   * What the statement has changed, and how long it took.
   *
   * @throws Error before the last record was read
   */
  get summary(): Summary {
    if (this.#summary === undefined) {
      throw new Error('there are records to read');
    }
    return this.#summary;
  }

  async next(): Promise<IteratorResult<GraphRecord<T>, undefined>> {
    await this.#awaitRecords();
    const value = this.#records[this.#next++];
    return value === undefined ? {done: true, value} : {done: false, value};
  }

  async #awaitRecords(): Promise<void> {
    while (this.#next >= this.#records.length && !this.#over) {
      try {
        this.#take(await this.#chunk());
      } catch (e) {
        this.#over = true;
        this.#call.abort(e);
        this.#owner.failed(e);
        throw e;
      }
    }
  }

  async #chunk(): Promise<Message> {
    const left = this.#owner.left();
    const timer = setTimeout(() => this.#call.fail(this.#call.timedOut(left)), left);
    try {
      return await this.#chunks.take();
    } finally {
      clearTimeout(timer);
    }
  }

  #take(message: Message): void {
    try {
      this.#columns = columnsOf(message, this.#columns);
      this.#records = recordsOf<T>(message, this.#columns);
      this.#next = 0;
      if (message.type === 'success') {
        this.#succeeded(summary(message));
      } else {
        this.#chunks.credit++;
        this.#call.credit(1);
      }
    } catch (e) {
      throw this.#call.violated(e);
    }
  }

  #succeeded(all: Summary): void {
    this.#over = true;
    this.#summary = all;
    this.#owner.succeeded(all);
  }

  /** Ends the statement in the server, unless it has ended already. */
  async return(): Promise<IteratorResult<GraphRecord<T>, undefined>> {
    this.#next = this.#records.length;
    if (!this.#over) {
      this.#over = true;
      this.#call.abort(new Error('the stream was closed'));
      await this.#owner.closedEarly();
    }
    return {done: true, value: undefined};
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** The chunks that have arrived and were not read yet; for one reader. */
export class ChunkQueue {
  readonly #arrived: Message[] = [];
  #failure: {readonly error: unknown} | undefined;
  #wake: () => void = () => {};

  /** How many the server may still send. */
  credit: number;

  constructor(credit: number) {
    this.credit = credit;
  }

  /** @throws MalformedMessageError if it was not asked for */
  part(message: Message): void {
    if (message.type !== 'records' || this.credit-- <= 0) {
      throw new MalformedMessageError('records that were not asked for');
    }
    this.add(message);
  }

  add(message: Message): void {
    this.#arrived.push(message);
    this.#wake();
  }

  /** What has arrived is still read, unless the reader has given it up. */
  fail(error: unknown): void {
    this.#failure = {error};
    if (!(error instanceof GraphError)) {
      this.#arrived.length = 0;
    }
    this.#wake();
  }

  async take(): Promise<Message> {
    for (;;) {
      const next = this.#arrived.shift();
      if (next !== undefined) {
        return next;
      } else if (this.#failure !== undefined) {
        throw this.#failure.error;
      }
      await new Promise<void>((wake) => (this.#wake = wake));
    }
  }
}
