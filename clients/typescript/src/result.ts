import {MalformedMessageError} from './errors.js';
import {count, map, optionalText, rows, texts, type Message} from './messages.js';
import type {Value} from './values.js';

/** One record of a result, with a value for each column. */
export class GraphRecord<T extends object = Record<string, Value>> {
  readonly columns: readonly string[];
  readonly values: readonly Value[];

  constructor(columns: readonly string[], values: readonly Value[]) {
    this.columns = columns;
    this.values = values;
  }

  /** @throws RangeError if there is no such column */
  get<K extends keyof T & string>(column: K): T[K] {
    const place = this.columns.indexOf(column);
    if (place < 0) {
      throw new RangeError(`no column ${column} among ${this.columns.join(', ')}`);
    }
    return this.values[place];
  }

  /** The values by their columns. */
  toObject(): T {
    return Object.fromEntries(this.columns.map((column, place) => [column, this.values[place]])) as T;
  }

  [Symbol.iterator](): Iterator<Value> {
    return this.values[Symbol.iterator]();
  }
}

/** What a statement has changed, and how long it took. */
export interface Summary {
  /** What changed, such as `nodesCreated`; only those above zero. */
  readonly counters: Readonly<Record<string, number>>;
  /** Of a write that was committed: the state of the database that includes it. */
  readonly bookmark: string | undefined;
  /** Microseconds in the server. */
  readonly timings: {readonly queue: number; readonly execute: number; readonly encode: number};
}

/** All records of a statement, in memory. */
export interface Result<T extends object = Record<string, Value>> extends Summary {
  readonly columns: readonly string[];
  readonly records: readonly GraphRecord<T>[];
}

export function summary(success: Message): Summary {
  const counters = map(success, 'counters');
  return {
    counters: Object.fromEntries(Object.keys(counters).map((name) => [name, count(counters, name)])),
    bookmark: optionalText(success, 'bookmark'),
    timings: {
      queue: count(success, 'queueMicros'),
      execute: count(success, 'executeMicros'),
      encode: count(success, 'encodeMicros')
    }
  };
}

/** The columns of a message; those of the messages before if it has none. */
export function columnsOf(message: Message, before: readonly string[]): readonly string[] {
  const columns = message.columns === undefined ? [] : texts(message, 'columns');
  return columns.length === 0 ? before : columns;
}

export function recordsOf<T extends object>(message: Message, columns: readonly string[]): GraphRecord<T>[] {
  return rows(message, 'records').map((values) => {
    if (values.length !== columns.length) {
      throw new MalformedMessageError('a record is not as long as the columns');
    }
    return new GraphRecord<T>(columns, values);
  });
}

export function result<T extends object>(success: Message): Result<T> {
  const columns = columnsOf(success, []);
  return {columns, records: recordsOf<T>(success, columns), ...summary(success)};
}
