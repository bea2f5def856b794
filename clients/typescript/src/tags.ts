import {MalformedMessageError} from './errors.js';
import {isMap, put, type Fields} from './maps.js';
import {LocalDate, LocalDateTime, LocalTime, OffsetTime, ZonedDateTime} from './temporal.js';
import {Duration, Float, Node, Path, Point, Relationship, type Integer} from './values.js';

/** Those whose numbers must be told apart, integers from floats. */
export const EXACT_TAGS: readonly string[] = ['$duration', '$point'];

function cast<T>(tag: string, valid: boolean, value: unknown): T {
  if (!valid) {
    throw new MalformedMessageError(`${tag} is not valid`);
  }
  return value as T;
}

function text(tag: string, value: unknown): string {
  return cast(tag, typeof value === 'string', value);
}

function map(tag: string, value: unknown): Fields {
  return cast(tag, isMap(value), value);
}

function list<T>(tag: string, value: unknown, valid: (element: unknown) => boolean): T[] {
  return cast(tag, Array.isArray(value) && value.every(valid), value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** In what was read exactly, where a float is a `Float`. */
function isInteger(value: unknown): boolean {
  return typeof value === 'bigint' || typeof value === 'number';
}

function bytes(base64: string): Uint8Array {
  const padded = base64.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(base64); // `atob` does without the padding
  try {
    const plain = atob(cast('$bytes', padded, base64));
    return Uint8Array.from(plain, (character) => character.charCodeAt(0));
  } catch {
    throw new MalformedMessageError('$bytes is not valid');
  }
}

export function base64(value: Uint8Array): string {
  let binary = '';
  for (const byte of value) {
    binary += String.fromCharCode(byte);
  }
  return btoa(binary);
}

const NOT_FINITE: Record<string, number> = {NaN, Infinity, '-Infinity': -Infinity};

function notFinite(name: string): Float {
  return new Float(cast('$float', Object.hasOwn(NOT_FINITE, name), NOT_FINITE[name]));
}

function duration(value: unknown): Duration {
  const parts = list<Integer>('$duration', value, isInteger);
  cast('$duration', parts.length === 4, parts);
  return new Duration(...(parts as [Integer, Integer, Integer, Integer]));
}

function point(value: unknown): Point {
  const {srid, coordinates} = map('$point', value);
  const numbers = list<Integer | Float>('$point', coordinates, (one) => isInteger(one) || one instanceof Float);
  return new Point(cast('$point', isInteger(srid), srid), numbers.map(Number));
}

function node(value: unknown): Node {
  const {elementId, labels, properties} = map('$node', value);
  return new Node(text('$node', elementId), list('$node', labels, isText), map('$node', properties));
}

function relationship(value: unknown): Relationship {
  const tag = '$relationship';
  const {elementId, type, start, end, properties} = map(tag, value);
  return new Relationship(
    text(tag, elementId),
    text(tag, type),
    text(tag, start),
    text(tag, end),
    map(tag, properties)
  );
}

function path(value: unknown): Path {
  const {nodes, relationships} = map('$path', value);
  return new Path(
    list('$path', nodes, (one) => one instanceof Node),
    list('$path', relationships, (one) => one instanceof Relationship)
  );
}

const READERS: Record<string, (value: unknown) => unknown> = {
  $date: (value) => new LocalDate(text('$date', value)),
  $time: (value) => new OffsetTime(text('$time', value)),
  $localTime: (value) => new LocalTime(text('$localTime', value)),
  $dateTime: (value) => new ZonedDateTime(text('$dateTime', value)),
  $localDateTime: (value) => new LocalDateTime(text('$localDateTime', value)),
  $duration: duration,
  $point: point,
  $node: node,
  $relationship: relationship,
  $path: path,
  $bytes: (value) => bytes(text('$bytes', value)),
  $float: (value) => notFinite(text('$float', value))
};

/** The value of a map that was read: the same map, unless it is tagged or escaped. */
export function untagged(fields: Fields, names: readonly string[]): unknown {
  const name = names[0];
  if (names.length !== 1 || name === undefined || !name.startsWith('$')) {
    return fields;
  }
  if (name.startsWith('$$')) {
    const plain: Fields = {};
    put(plain, name.slice(1), fields[name]);
    return plain;
  }
  return read(name, fields[name]);
}

function read(tag: string, value: unknown): unknown {
  const reader = Object.hasOwn(READERS, tag) ? READERS[tag] : undefined;
  if (reader === undefined) {
    throw new MalformedMessageError(`unknown type of value ${tag.slice(0, 20)}`);
  }
  try {
    return reader(value);
  } catch (e) {
    throw e instanceof RangeError ? new MalformedMessageError(e.message) : e;
  }
}

/** A tag and what is written under it; undefined for what has none. */
export function tagOf(value: object): [string, unknown] | undefined {
  if (value instanceof LocalDate) {
    return ['$date', value.text];
  } else if (value instanceof OffsetTime) {
    return ['$time', value.text];
  } else if (value instanceof LocalTime) {
    return ['$localTime', value.text];
  } else if (value instanceof ZonedDateTime) {
    return ['$dateTime', value.text];
  } else if (value instanceof LocalDateTime) {
    return ['$localDateTime', value.text];
  } else if (value instanceof Duration) {
    return ['$duration', [value.months, value.days, value.seconds, value.nanoseconds]];
  } else if (value instanceof Point) {
    return ['$point', {srid: value.srid, coordinates: value.coordinates.map((one) => new Float(one))}];
  }
  return graphTagOf(value);
}

function graphTagOf(value: object): [string, unknown] | undefined {
  if (value instanceof Node) {
    return ['$node', {...value}];
  } else if (value instanceof Relationship) {
    return ['$relationship', {...value}];
  } else if (value instanceof Path) {
    return ['$path', {...value}];
  }
  return undefined;
}
