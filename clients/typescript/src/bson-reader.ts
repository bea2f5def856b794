import {checkRead} from './depth.js';
import {MalformedMessageError} from './errors.js';
import {put, type Fields} from './maps.js';
import {float, integer, unwrapped, type Numbers} from './numbers.js';
import {EXACT_TAGS, untagged} from './tags.js';
import {decodeText} from './text.js';

/** The shortest document: its length and a zero. */
const SMALLEST_DOCUMENT = 5;

const OLD_BINARY = 2;

/** Reads one BSON document, of which no length may say more than there are bytes. */
class BsonReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #position = 0;
  #numbers: Numbers;

  constructor(bytes: Uint8Array, numbers: Numbers) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#numbers = numbers;
  }

  root(): Fields {
    if (this.#bytes.length < SMALLEST_DOCUMENT || this.#view.getInt32(0, true) !== this.#bytes.length) {
      throw new MalformedMessageError('not a whole BSON document');
    }
    return this.#fields(1).map;
  }

  #fields(depth: number): {map: Fields; names: string[]} {
    const map: Fields = {};
    const names: string[] = [];
    this.#elements(depth, (type) => {
      const name = decodeText(this.#name());
      put(map, name, this.#field(name, type, depth, names.length === 0));
      names.push(name);
    });
    return {map, names};
  }

  /** A value that may be that of a tag whose numbers must be exact. */
  #field(name: string, type: number, depth: number, first: boolean): unknown {
    const before = this.#numbers;
    if (first && EXACT_TAGS.includes(name)) {
      this.#numbers = {...before, floats: true};
    }
    const value = this.#value(type, depth + 1);
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
    this.#elements(depth, (type) => {
      this.#name();
      list.push(this.#value(type, depth + 1));
    });
    return list;
  }

  #elements(depth: number, element: (type: number) => void): void {
    checkRead(depth);
    const start = this.#position;
    const length = this.#int32();
    for (let type = this.#byte(); type !== 0; type = this.#byte()) {
      element(type);
    }
    if (this.#position - start !== length) {
      throw new MalformedMessageError('a document does not end where it says');
    }
  }

  #value(type: number, depth: number): unknown {
    switch (type) {
      case 1:
        return float(this.#view.getFloat64(this.#skip(8), true), this.#numbers);
      case 2:
        return this.#string();
      case 3:
        return this.#map(depth);
      case 4:
        return this.#list(depth);
      case 5:
        return this.#binary();
      case 8:
        return this.#boolean();
      case 10:
        return null;
      case 16:
        return this.#numbers.bigints ? BigInt(this.#int32()) : this.#int32();
      case 18:
        return integer(this.#view.getBigInt64(this.#skip(8), true), this.#numbers);
      default:
        throw new MalformedMessageError(`type ${type} of BSON is not in use`);
    }
  }

  #string(): string {
    const length = this.#int32() - 1;
    const start = this.#skip(length + 1);
    if (length < 0 || this.#bytes[start + length] !== 0) {
      throw new MalformedMessageError('a string does not end where it says');
    }
    return decodeText(this.#bytes.subarray(start, start + length));
  }

  /** The bytes before the next zero. */
  #name(): Uint8Array {
    const end = this.#bytes.indexOf(0, this.#position);
    const start = this.#skip((end < 0 ? this.#bytes.length : end) + 1 - this.#position);
    return this.#bytes.subarray(start, end);
  }

  #binary(): Uint8Array {
    let length = this.#int32();
    if (this.#byte() === OLD_BINARY) {
      const inner = this.#int32();
      if (inner !== length - 4) {
        throw new MalformedMessageError('bytes do not end where they say');
      }
      length = inner;
    }
    const start = this.#skip(length);
    return new Uint8Array(this.#bytes.subarray(start, start + length));
  }

  #boolean(): boolean {
    const value = this.#byte();
    if (value > 1) {
      throw new MalformedMessageError('a boolean is neither 0 nor 1');
    }
    return value === 1;
  }

  #byte(): number {
    return this.#view.getUint8(this.#skip(1));
  }

  #int32(): number {
    return this.#view.getInt32(this.#skip(4), true);
  }

  /** Skips bytes; where they begin. */
  #skip(length: number): number {
    const start = this.#position;
    if (length < 0 || length > this.#bytes.length - start) {
      throw new MalformedMessageError('a value is longer than its document');
    }
    this.#position = start + length;
    return start;
  }
}

/** A document from BSON (bsonspec.org). */
export function readBson(bytes: Uint8Array, numbers: Numbers): Fields {
  return new BsonReader(bytes, numbers).root();
}
