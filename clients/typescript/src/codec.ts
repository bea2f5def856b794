import {readBson} from './bson-reader.js';
import {writeBson} from './bson-writer.js';
import {MalformedMessageError, tooLarge, unsupported} from './errors.js';
import {readJson} from './json-reader.js';
import {writeJson} from './json-writer.js';
import {compressLz4, decompressLz4} from './lz4.js';
import type {Fields} from './maps.js';
import type {Numbers} from './numbers.js';
import type {Platform} from './platform.js';
import {decodeText, encodeText} from './text.js';

export type Format = 'bson' | 'json';

export type Compression = 'none' | 'deflate' | 'lz4';

/** Smaller documents are not compressed. */
const THRESHOLD = 1024;

export type Payload = Uint8Array | string;

/** Encodes documents as payloads of WebSocket messages, and decodes them. */
export class Codec {
  readonly subprotocol: string;
  readonly #format: Format;
  readonly #compression: Compression;
  readonly #limit: number;
  readonly #numbers: Numbers;
  readonly #platform: Platform;

  constructor(format: Format, compression: Compression, limit: number, numbers: Numbers, platform: Platform) {
    this.#format = format;
    this.#compression = compression;
    this.#limit = limit;
    this.#numbers = numbers;
    this.#platform = platform;
    this.subprotocol = `shindig-neo4j.v1.${format}${compression === 'none' ? '' : `.${compression}`}`;
  }

  /**
   * A document in the format, not compressed yet.
   *
   * @throws GraphError for a value that the protocol cannot carry, and for too large a document
   */
  write(document: object): Payload {
    const written = this.#format === 'bson' ? writeBson(document) : writeJson(document);
    const bytes = typeof written === 'string' && this.#compression !== 'none' ? encodeText(written) : written;
    if (exceeds(bytes, this.#limit - this.#overhead())) {
      throw unsupported(tooLarge(this.#limit).message);
    }
    return bytes;
  }

  #overhead(): number {
    return this.#compression === 'none' ? 0 : 1;
  }

  /** What is sent for a document: compressed, if that makes it smaller. */
  pack(document: Payload): Payload | Promise<Payload> {
    if (this.#compression === 'none' || typeof document === 'string') {
      return document;
    } else if (document.length < THRESHOLD) {
      return marked(0, document);
    } else if (this.#compression === 'lz4') {
      return smaller(document, compressLz4(document));
    }
    return this.#platform.deflate(document).then((compressed) => smaller(document, compressed));
  }

  /** Whether a payload must be text. */
  get #isText(): boolean {
    return this.#format === 'json' && this.#compression === 'none';
  }

  /** Whether a WebSocket message is of the type that it must be. */
  isRightType(payload: Payload): boolean {
    return (typeof payload === 'string') === this.#isText;
  }

  /**
   * The document in a payload.
   *
   * @throws TooLargeError as soon as it is known to exceed the limit
   * @throws MalformedMessageError if it is not one
   */
  unpack(payload: Payload): Fields | Promise<Fields> {
    if (exceeds(payload, this.#limit)) {
      throw tooLarge(this.#limit);
    } else if (this.#compression === 'none' || typeof payload === 'string') {
      return this.read(payload);
    } else if (payload[0] === 0) {
      return this.read(payload.subarray(1));
    } else if (payload[0] !== 1) {
      throw new MalformedMessageError('the first byte must be 0 or 1');
    }
    const compressed = payload.subarray(1);
    return this.#compression === 'lz4'
      ? this.read(decompressLz4(compressed, this.#limit))
      : this.#platform.inflate(compressed, this.#limit).then((plain) => this.read(plain));
  }

  read(document: Payload): Fields {
    if (this.#format === 'json') {
      return readJson(typeof document === 'string' ? document : decodeText(document), this.#numbers);
    }
    return readBson(document as Uint8Array, this.#numbers);
  }
}

/** A character of UTF-16 has at most three bytes of UTF-8. */
const MOST_BYTES = 3;

function exceeds(payload: Payload, limit: number): boolean {
  const long = payload.length > limit;
  return (
    long || (typeof payload === 'string' && MOST_BYTES * payload.length > limit && encodeText(payload).length > limit)
  );
}

function marked(mark: number, rest: Uint8Array): Uint8Array {
  const payload = new Uint8Array(1 + rest.length);
  payload[0] = mark;
  payload.set(rest, 1);
  return payload;
}

function smaller(document: Uint8Array, compressed: Uint8Array): Uint8Array {
  return compressed.length < document.length ? marked(1, compressed) : marked(0, document);
}
