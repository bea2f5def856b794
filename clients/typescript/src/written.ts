import {unsupported} from './errors.js';
import {isMap} from './maps.js';
import {isInt64, isWhole} from './numbers.js';
import {tagOf} from './tags.js';
import {requireUnicode} from './text.js';
import {Float} from './values.js';

/** What a format can write. */
export interface Sink {
  null(): void;
  boolean(value: boolean): void;
  string(value: string): void;
  integer(value: number | bigint): void;
  float(value: number, depth: number): void;
  bytes(value: Uint8Array, depth: number): void;
  list(elements: readonly unknown[], depth: number): void;
  map(entries: Iterable<[string, unknown]>, depth: number): void;
}

/** Writes any value that the protocol can carry. */
export function write(sink: Sink, value: unknown, depth: number): void {
  switch (typeof value) {
    case 'undefined':
      return sink.null();
    case 'boolean':
      return sink.boolean(value);
    case 'string':
      return sink.string(requireUnicode(value));
    case 'number':
      return isWhole(value) ? sink.integer(value) : sink.float(value, depth);
    case 'bigint':
      return writeBigInt(sink, value);
    case 'object':
      return value === null ? sink.null() : writeObject(sink, value, depth);
    default:
      throw unsupported(`the protocol has no type for a ${typeof value}`);
  }
}

function writeBigInt(sink: Sink, value: bigint): void {
  if (!isInt64(value)) {
    throw unsupported('an integer has more than 64 bits');
  }
  sink.integer(value);
}

function writeObject(sink: Sink, value: object, depth: number): void {
  if (Array.isArray(value)) {
    sink.list(value, depth);
  } else if (value instanceof Float) {
    sink.float(value.value, depth);
  } else if (value instanceof Uint8Array) {
    sink.bytes(value, depth);
  } else if (value instanceof Map || isMap(value)) {
    sink.map(escaped(entriesOf(value)), depth);
  } else {
    writeTagged(sink, value, depth);
  }
}

function writeTagged(sink: Sink, value: object, depth: number): void {
  const tag = tagOf(value);
  if (tag === undefined) {
    const hint = value instanceof Date ? ': use ZonedDateTime.of(date), or LocalDate' : '';
    throw unsupported(`the protocol has no type for ${value.constructor?.name ?? 'an object'}${hint}`);
  }
  sink.map([tag], depth);
}

/** The entries of a plain object or a `Map`. */
export function entriesOf(map: object): [string, unknown][] {
  const entries: [unknown, unknown][] = map instanceof Map ? [...map] : Object.entries(map);
  for (const [name] of entries) {
    if (typeof name !== 'string') {
      throw unsupported('the keys of a map must be strings');
    }
    requireUnicode(name);
  }
  return entries as [string, unknown][];
}

/** A plain map of one entry that looks like a tagged value gets a second sign. */
function escaped(entries: [string, unknown][]): [string, unknown][] {
  const [first] = entries;
  return entries.length === 1 && first?.[0].startsWith('$') ? [[`$${first[0]}`, first[1]]] : entries;
}
