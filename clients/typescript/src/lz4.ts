import {MalformedMessageError, tooLarge} from './errors.js';

/** The most plain bytes for each byte of a block. */
const HIGHEST_RATIO = 255;

const SIZE_BYTES = 4;
const SHORTEST_MATCH = 4;
const MOST_IN_TOKEN = 15;
const FARTHEST = 0xffff;

/** A block ends with this many literals. */
const LAST_LITERALS = 5;

/** No match begins in the last bytes. */
const LAST_MATCH = 12;

const HASH_BITS = 14;

function malformed(): MalformedMessageError {
  return new MalformedMessageError('not in the LZ4 format');
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Reads the size of the plain bytes, then one block. */
class Lz4Reader {
  readonly #bytes: Uint8Array;
  readonly #plain: Uint8Array;
  #from = SIZE_BYTES;
  #to = 0;

  constructor(bytes: Uint8Array, limit: number) {
    const size = bytes.length < SIZE_BYTES ? -1 : view(bytes).getInt32(0, true);
    if (size < 0 || size > HIGHEST_RATIO * (bytes.length - SIZE_BYTES)) {
      throw malformed();
    } else if (size > limit) {
      throw tooLarge(limit);
    }
    this.#bytes = bytes;
    this.#plain = new Uint8Array(size);
  }

  read(): Uint8Array {
    do {
      const token = this.#byte();
      this.#literals(this.#length(token >> 4));
      if (this.#from < this.#bytes.length) {
        this.#match(token & MOST_IN_TOKEN);
      }
    } while (this.#from < this.#bytes.length);
    if (this.#to !== this.#plain.length) {
      throw malformed();
    }
    return this.#plain;
  }

  #literals(length: number): void {
    const end = this.#from + length;
    if (end > this.#bytes.length || length > this.#plain.length - this.#to) {
      throw malformed();
    }
    this.#plain.set(this.#bytes.subarray(this.#from, end), this.#to);
    this.#from = end;
    this.#to += length;
  }

  /** Copies what was read before; the last sequence of a block has none. */
  #match(token: number): void {
    const distance = this.#byte() | (this.#byte() << 8);
    const end = this.#to + this.#length(token) + SHORTEST_MATCH;
    if (distance === 0 || distance > this.#to || end > this.#plain.length || this.#from === this.#bytes.length) {
      throw malformed();
    }
    for (; this.#to < end; this.#to++) {
      this.#plain[this.#to] = this.#plain[this.#to - distance] as number;
    }
  }

  #length(token: number): number {
    let length = token;
    for (let more = token === MOST_IN_TOKEN ? HIGHEST_RATIO : 0; more === HIGHEST_RATIO; length += more) {
      more = this.#byte();
    }
    return length;
  }

  #byte(): number {
    const byte = this.#bytes[this.#from++];
    if (byte === undefined) {
      throw malformed();
    }
    return byte;
  }
}

/**
 * The plain bytes.
 *
 * @throws TooLargeError before memory is taken for more than the limit
 */
export function decompressLz4(bytes: Uint8Array, limit: number): Uint8Array {
  return new Lz4Reader(bytes, limit).read();
}

/** Writes the size of the plain bytes, then one block. */
class Lz4Writer {
  readonly #plain: Uint8Array;
  readonly #view: DataView;
  readonly #written: Uint8Array;
  readonly #places = new Int32Array(1 << HASH_BITS).fill(-1);
  #to = SIZE_BYTES;

  constructor(plain: Uint8Array) {
    this.#plain = plain;
    this.#view = view(plain);
    this.#written = new Uint8Array(SIZE_BYTES + plain.length + Math.ceil(plain.length / HIGHEST_RATIO) + 16);
    view(this.#written).setInt32(0, plain.length, true);
  }

  write(): Uint8Array {
    let anchor = 0;
    for (let place = 0; place < this.#plain.length - LAST_MATCH;) {
      const before = this.#seen(place);
      if (before < 0) {
        place++;
      } else {
        const length = this.#matching(before, place);
        this.#sequence(anchor, place, place - before, length);
        place += length;
        anchor = place;
      }
    }
    this.#sequence(anchor, this.#plain.length, 0, SHORTEST_MATCH);
    return this.#written.subarray(0, this.#to);
  }

  /** Where the next four bytes were before; below zero for nowhere near. */
  #seen(place: number): number {
    const next = this.#view.getInt32(place, true);
    const hash = Math.imul(next, -1640531535) >>> (32 - HASH_BITS);
    const before = this.#places[hash] as number;
    this.#places[hash] = place;
    const matches = before >= 0 && place - before <= FARTHEST && this.#view.getInt32(before, true) === next;
    return matches ? before : -1;
  }

  #matching(before: number, place: number): number {
    const most = this.#plain.length - LAST_LITERALS - place;
    let length = SHORTEST_MATCH;
    while (length < most && this.#plain[before + length] === this.#plain[place + length]) {
      length++;
    }
    return length;
  }

  /** Literals, then a match; no match where the distance is zero. */
  #sequence(anchor: number, place: number, distance: number, length: number): void {
    const literals = place - anchor;
    const more = length - SHORTEST_MATCH;
    this.#byte((Math.min(literals, MOST_IN_TOKEN) << 4) | Math.min(more, MOST_IN_TOKEN));
    this.#length(literals);
    this.#written.set(this.#plain.subarray(anchor, place), this.#to);
    this.#to += literals;
    if (distance > 0) {
      this.#byte(distance & 0xff);
      this.#byte(distance >> 8);
      this.#length(more);
    }
  }

  #length(length: number): void {
    if (length < MOST_IN_TOKEN) {
      return;
    }
    let left = length - MOST_IN_TOKEN;
    for (; left >= HIGHEST_RATIO; left -= HIGHEST_RATIO) {
      this.#byte(HIGHEST_RATIO);
    }
    this.#byte(left);
  }

  #byte(value: number): void {
    this.#written[this.#to++] = value;
  }
}

export function compressLz4(plain: Uint8Array): Uint8Array {
  return new Lz4Writer(plain).write();
}
