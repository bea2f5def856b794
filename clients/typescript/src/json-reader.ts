import {checkRead} from './depth.js';
import {MalformedMessageError} from './errors.js';
import {endOfString} from './json-strings.js';
import {put, type Fields} from './maps.js';
import {float, integer, isInt64, unwrapped, type Numbers} from './numbers.js';
import {EXACT_TAGS, untagged} from './tags.js';

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;

/** What a string in JSON does not have as it is. */
const NOT_SIMPLE = /[\\\p{Cc}]/u;

const LONGEST_INTEGER = 20;

const LITERALS: [string, unknown][] = [
  ['null', null],
  ['true', true],
  ['false', false]
];

/** Reads one JSON object: unlike `JSON.parse`, it tells integers from floats, and refuses a name that comes twice. */
class JsonReader {
  readonly #text: string;
  #position = 0;
  #numbers: Numbers;

  constructor(text: string, numbers: Numbers) {
    this.#text = text;
    this.#numbers = numbers;
  }

  root(): Fields {
    this.#space();
    this.#require('{');
    const {map} = this.#fields(1);
    this.#space();
    if (this.#position !== this.#text.length) {
      throw this.#malformed();
    }
    return map;
  }

  #fields(depth: number): {map: Fields; names: string[]} {
    const map: Fields = {};
    const names: string[] = [];
    this.#elements(depth, '}', () => {
      const name = this.#string();
      this.#space();
      this.#require(':');
      put(map, name, this.#field(name, depth, names.length === 0));
      names.push(name);
    });
    return {map, names};
  }

  /** A value that may be that of a tag whose numbers must be exact. */
  #field(name: string, depth: number, first: boolean): unknown {
    const before = this.#numbers;
    if (first && EXACT_TAGS.includes(name)) {
      this.#numbers = {...before, floats: true};
    }
    const value = this.#value(depth + 1);
    this.#numbers = before;
    return value;
  }

  #map(depth: number): unknown {
    const {map, names} = this.#fields(depth);
    const value = untagged(map, names);
    return value === map && !EXACT_TAGS.includes(names[0] ?? '') ? map : unwrapped(value, this.#numbers);
  }

  #list(depth: number): unknown[] {
    const list: unknown[] = [];
    this.#elements(depth, ']', () => list.push(this.#value(depth + 1)));
    return list;
  }

  /** Reads what is between commas up to the end. */
  #elements(depth: number, end: string, element: () => void): void {
    checkRead(depth);
    this.#space();
    if (this.#skips(end)) {
      return;
    }
    for (;;) {
      this.#space();
      element();
      this.#space();
      if (this.#skips(end)) {
        return;
      }
      this.#require(',');
    }
  }

  #value(depth: number): unknown {
    this.#space();
    if (this.#skips('{')) {
      return this.#map(depth);
    } else if (this.#skips('[')) {
      return this.#list(depth);
    } else if (this.#text[this.#position] === '"') {
      return this.#string();
    }
    for (const [name, value] of LITERALS) {
      if (this.#skips(name)) {
        return value;
      }
    }
    return this.#number();
  }

  #string(): string {
    const quoted = this.#quoted();
    try {
      return this.#unicode(NOT_SIMPLE.test(quoted) ? JSON.parse(quoted) : quoted.slice(1, -1));
    } catch {
      throw this.#malformed();
    }
  }

  /** A string with its quotes. */
  #quoted(): string {
    const start = this.#position;
    this.#require('"');
    const end = endOfString(this.#text, start);
    if (end < 0) {
      throw this.#malformed();
    }
    this.#position = end + 1;
    return this.#text.slice(start, end + 1);
  }

  #unicode(text: string): string {
    if (!text.isWellFormed()) {
      throw new MalformedMessageError('a string has half a surrogate pair');
    }
    return text;
  }

  #number(): unknown {
    const match = this.#match(NUMBER);
    if (match === undefined) {
      throw this.#malformed();
    }
    const [text, fraction, exponent] = match;
    return fraction === undefined && exponent === undefined ? this.#integer(text) : this.#float(Number(text));
  }

  #integer(text: string): unknown {
    const value = text.length > LONGEST_INTEGER ? 2n ** 64n : BigInt(text);
    if (!isInt64(value)) {
      throw new MalformedMessageError('an integer has more than 64 bits');
    }
    return integer(value, this.#numbers);
  }

  #float(value: number): unknown {
    if (!Number.isFinite(value)) {
      throw new MalformedMessageError('a number outside the range of a double');
    }
    return float(value, this.#numbers);
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#position;
    const match = pattern.exec(this.#text) ?? undefined;
    this.#position += match?.[0].length ?? 0;
    return match;
  }

  #space(): void {
    this.#match(SPACE);
  }

  #skips(expected: string): boolean {
    const found = this.#text.startsWith(expected, this.#position);
    this.#position += found ? expected.length : 0;
    return found;
  }

  #require(expected: string): void {
    if (!this.#skips(expected)) {
      throw this.#malformed();
    }
  }

  #malformed(): MalformedMessageError {
    return new MalformedMessageError(`not JSON at character ${this.#position}`);
  }
}

/** A document from JSON (RFC 8259). */
export function readJson(text: string, numbers: Numbers): Fields {
  return new JsonReader(text, numbers).root();
}
