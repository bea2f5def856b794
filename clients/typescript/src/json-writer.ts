import {checkWritten} from './depth.js';
import {base64} from './tags.js';
import {entriesOf, write, type Sink} from './written.js';

/** Writes one JSON object. */
class JsonWriter implements Sink {
  #text = '';

  written(): string {
    return this.#text;
  }

  null(): void {
    this.#text += 'null';
  }

  boolean(value: boolean): void {
    this.#text += value;
  }

  string(value: string): void {
    this.#text += JSON.stringify(value);
  }

  integer(value: number | bigint): void {
    this.#text += value;
  }

  float(value: number, depth: number): void {
    if (Number.isFinite(value)) {
      const text = Object.is(value, -0) ? '-0' : String(value);
      this.#text += /[.e]/.test(text) ? text : `${text}.0`;
    } else {
      this.map([['$float', String(value)]], depth);
    }
  }

  bytes(value: Uint8Array, depth: number): void {
    this.map([['$bytes', base64(value)]], depth);
  }

  list(elements: readonly unknown[], depth: number): void {
    checkWritten(depth);
    this.#text += '[';
    elements.forEach((element, place) => {
      this.#text += place === 0 ? '' : ',';
      write(this, element, depth + 1);
    });
    this.#text += ']';
  }

  map(entries: Iterable<[string, unknown]>, depth: number): void {
    checkWritten(depth);
    let separator = '{';
    for (const [name, value] of entries) {
      this.#text += `${separator}${JSON.stringify(name)}:`;
      separator = ',';
      write(this, value, depth + 1);
    }
    this.#text += separator === '{' ? '{}' : '}';
  }
}

/** A document in JSON (RFC 8259). */
export function writeJson(document: object): string {
  const writer = new JsonWriter();
  writer.map(entriesOf(document), 1);
  return writer.written();
}
