import {
  Duration,
  Float,
  LocalDate,
  LocalDateTime,
  LocalTime,
  Node,
  OffsetTime,
  Path,
  Point,
  Relationship
} from '../../dist/node.js';
import {ZonedDateTime} from '../../dist/node.js';

/** @typedef {Record<string, any>} Notation */

/** Texts by their classes. */
const TEXTS = {
  date: LocalDate,
  time: OffsetTime,
  localTime: LocalTime,
  dateTime: ZonedDateTime,
  localDateTime: LocalDateTime
};

/** @param {string} bits */
function doubleOf(bits) {
  return Buffer.from(bits, 'hex').readDoubleBE();
}

/** @param {number} value */
function bitsOf(value) {
  const bits = Buffer.alloc(8);
  bits.writeDoubleBE(value);
  return Number.isNaN(value) ? '7ff8000000000000' : bits.toString('hex');
}

/** @param {[string, Notation][]} entries */
function mapOf(entries) {
  return new Map(entries.map(([name, value]) => [name, valueOf(value)]));
}

/** @param {Notation} node */
function nodeOf({elementId, labels, properties}) {
  return new Node(elementId, labels, /** @type {any} */ (mapOf(properties.map)));
}

/** @param {Notation} relationship */
function relationshipOf({elementId, type, start, end, properties}) {
  return new Relationship(elementId, type, start, end, /** @type {any} */ (mapOf(properties.map)));
}

/**
 * The value of a notation.
 *
 * @param {Notation} notation
 * @returns {unknown}
 */
export function valueOf(notation) {
  const [type, content] = /** @type {[string, any]} */ (Object.entries(notation)[0]);
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
    case 'string':
      return content;
    case 'integer':
      return BigInt(content);
    case 'float':
      return new Float(doubleOf(content));
    case 'bytes':
      return new Uint8Array(Buffer.from(content, 'hex'));
    case 'list':
      return content.map(valueOf);
    case 'map':
      return mapOf(content);
    case 'duration':
      return new Duration(.../** @type {[bigint, bigint, bigint, bigint]} */ (content.map(BigInt)));
    case 'point':
      return new Point(BigInt(content.srid), content.coordinates.map(doubleOf));
    case 'node':
      return nodeOf(content);
    case 'relationship':
      return relationshipOf(content);
    case 'path':
      return new Path(
        content.nodes.map((/** @type {Notation} */ node) => nodeOf(node.node ?? node)),
        content.relationships.map((/** @type {Notation} */ one) => relationshipOf(one.relationship ?? one))
      );
    default:
      return new TEXTS[/** @type {keyof typeof TEXTS} */ (type)](content);
  }
}

/**
 * The notation of what was read, without an order of fields.
 *
 * @param {any} value
 * @returns {Notation}
 */
export function notationOf(value) {
  if (value === null) {
    return {null: true};
  } else if (typeof value === 'boolean' || typeof value === 'string') {
    return {[typeof value]: value};
  } else if (typeof value === 'bigint') {
    return {integer: String(value)};
  } else if (value instanceof Float) {
    return {float: bitsOf(value.value)};
  } else if (value instanceof Uint8Array) {
    return {bytes: Buffer.from(value).toString('hex')};
  } else if (Array.isArray(value)) {
    return {list: value.map(notationOf)};
  }
  for (const [type, Type] of Object.entries(TEXTS)) {
    if (value instanceof Type) {
      return {[type]: value.text};
    }
  }
  return graphNotationOf(value);
}

/**
 * @param {any} value
 * @returns {Notation}
 */
function graphNotationOf(value) {
  if (value instanceof Duration) {
    return {duration: [value.months, value.days, value.seconds, value.nanoseconds].map(String)};
  } else if (value instanceof Point) {
    return {point: {srid: String(value.srid), coordinates: value.coordinates.map(bitsOf)}};
  } else if (value instanceof Node || value instanceof Relationship) {
    const type = value instanceof Node ? 'node' : 'relationship';
    return {[type]: {...value, properties: notationOf(value.properties)}};
  } else if (value instanceof Path) {
    return {path: {nodes: value.nodes.map(notationOf), relationships: value.relationships.map(notationOf)}};
  }
  const entries = value instanceof Map ? [...value] : Object.keys(value).map((name) => [name, value[name]]);
  return {map: sorted(entries.map(([name, content]) => [name, notationOf(content)]))};
}

/** @param {[string, unknown][]} entries */
function sorted(entries) {
  return entries.sort(([one], [other]) => (one < other ? -1 : 1));
}
