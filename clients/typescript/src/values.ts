/** A 64-bit floating point number, also where its value is integral: `new Float(7)` is 7.0 for the database. */
export class Float {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
    Object.freeze(this);
  }

  valueOf(): number {
    return this.value;
  }

  toString(): string {
    return String(this.value);
  }

  toJSON(): number {
    return this.value;
  }
}

/** An integer of 64 bits: a `number` where that is exact, otherwise a `bigint`. */
export type Integer = number | bigint;

/** An amount of time whose parts do not convert into each other. */
export class Duration {
  readonly months: Integer;
  readonly days: Integer;
  readonly seconds: Integer;
  readonly nanoseconds: Integer;

  constructor(months: Integer, days: Integer, seconds: Integer, nanoseconds: Integer) {
    this.months = months;
    this.days = days;
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
    Object.freeze(this);
  }
}

/** A position in the coordinate reference system of that SRID; two or three coordinates. */
export class Point {
  readonly srid: Integer;
  readonly coordinates: readonly number[];

  /** @throws RangeError for another number of coordinates */
  constructor(srid: Integer, coordinates: readonly number[]) {
    if (coordinates.length !== 2 && coordinates.length !== 3) {
      throw new RangeError('a point has two or three coordinates');
    }
    this.srid = srid;
    this.coordinates = Object.freeze([...coordinates]);
    Object.freeze(this);
  }
}

/** A node as it was when it was read. */
export class Node {
  readonly elementId: string;
  readonly labels: readonly string[];
  readonly properties: Readonly<Record<string, Value>>;

  constructor(elementId: string, labels: readonly string[], properties: Readonly<Record<string, Value>>) {
    this.elementId = elementId;
    this.labels = Object.freeze([...labels]);
    this.properties = Object.freeze(properties);
    Object.freeze(this);
  }
}

/** A relationship as it was when it was read, with the element ids of its ends. */
export class Relationship {
  readonly elementId: string;
  readonly type: string;
  readonly start: string;
  readonly end: string;
  readonly properties: Readonly<Record<string, Value>>;

  constructor(
    elementId: string,
    type: string,
    start: string,
    end: string,
    properties: Readonly<Record<string, Value>>
  ) {
    this.elementId = elementId;
    this.type = type;
    this.start = start;
    this.end = end;
    this.properties = Object.freeze(properties);
    Object.freeze(this);
  }
}

/** A walk: `nodes` has one element more than `relationships`. */
export class Path {
  readonly nodes: readonly Node[];
  readonly relationships: readonly Relationship[];

  /** @throws RangeError for another number of relationships */
  constructor(nodes: readonly Node[], relationships: readonly Relationship[]) {
    if (nodes.length !== relationships.length + 1) {
      throw new RangeError('a path has one node more than relationships');
    }
    this.nodes = Object.freeze([...nodes]);
    this.relationships = Object.freeze([...relationships]);
    Object.freeze(this);
  }
}

/**
 * What the database answers with and takes as parameters. A map is a plain object; a `Map` with names as keys is taken
 * as well, and keeps its order. An `undefined` is taken as null.
 */
export type Value = any;

export type Parameters = Readonly<Record<string, unknown>> | ReadonlyMap<string, unknown>;
