import {checkWritten} from './depth.js';
import {unsupported} from './errors.js';
import {encodeText} from './text.js';
import {entriesOf, write, type Sink} from './written.js';

const FIRST_SIZE = 512;

/** Writes one BSON document. */
class BsonWriter implements Sink {
  #bytes = new Uint8Array(FIRST_SIZE);
  #view = new DataView(this.#bytes.buffer);
  #size = 0;

  /** Where the type of the value goes that is written next. */
  #type = 0;

  written(): Uint8Array {
    return this.#bytes.subarray(0, this.#size);
  }

  null(): void {
    this.#bytes[this.#type] = 10;
  }

  boolean(value: boolean): void {
    this.#bytes[this.#type] = 8;
    this.#byte(value ? 1 : 0);
  }

  string(value: string): void {
    this.#bytes[this.#type] = 2;
    const text = encodeText(value);
    this.#int32(text.length + 1);
    this.#put(text);
    this.#byte(0);
  }

  integer(value: number | bigint): void {
    this.#bytes[this.#type] = 18;
    this.#view.setBigInt64(this.#room(8), BigInt(value), true);
  }

  float(value: number): void {
    this.#bytes[this.#type] = 1;
    this.#view.setFloat64(this.#room(8), value, true);
  }

  bytes(value: Uint8Array): void {
    this.#bytes[this.#type] = 5;
    this.#int32(value.length);
    this.#byte(0);
    this.#put(value);
  }

  list(elements: readonly unknown[], depth: number): void {
    this.#bytes[this.#type] = 4;
    this.#document(
      Array.from(elements, (element, place) => [String(place), element]),
      depth
    );
  }

  map(entries: Iterable<[string, unknown]>, depth: number): void {
    this.#bytes[this.#type] = 3;
    this.#document(entries, depth);
  }

  root(entries: Iterable<[string, unknown]>): void {
    this.#document(entries, 1);
  }

  #document(entries: Iterable<[string, unknown]>, depth: number): void {
    checkWritten(depth);
    const start = this.#room(4);
    for (const [name, value] of entries) {
      const type = this.#room(1);
      this.#name(name);
      this.#type = type;
      write(this, value, depth + 1);
    }
    this.#byte(0);
    this.#view.setInt32(start, this.#size - start, true);
  }

  #name(name: string): void {
    if (name.includes('\0')) {
      throw unsupported('a key contains U+0000');
    }
    this.#put(encodeText(name));
    this.#byte(0);
  }

  #byte(value: number): void {
    this.#bytes[this.#room(1)] = value;
  }

  #int32(value: number): void {
    this.#view.setInt32(this.#room(4), value, true);
  }

  #put(bytes: Uint8Array): void {
    const start = this.#room(bytes.length);
    this.#bytes.set(bytes, start);
  }

  /** Where so many bytes go. */
  #room(length: number): number {
    const start = this.#size;
    this.#size += length;
    if (this.#size > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#size, 2 * this.#bytes.length));
      larger.set(this.#bytes.subarray(0, start));
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    return start;
  }
}

/** A document in BSON (bsonspec.org). */
export function writeBson(document: object): Uint8Array {
  const writer = new BsonWriter();
  writer.root(entriesOf(document));
  return writer.written();
}
