import {CloseCode, Opcode, headSize, readHead, type FrameHead} from './frame.js';
import {Violation} from '../platform.js';

/** Gets what frames make up. */
export interface FrameListener {
  message(payload: Uint8Array | string): void;
  ping(payload: Uint8Array): void;
  close(code: number, reason: string): void;
}

/** A message may have this many fragments of any size, and one more for each of these bytes. */
const FREE_FRAGMENTS = 1000;
const BYTES_OF_FRAGMENT = 64;

/** What stands for a close frame without a code. */
const NO_CODE = 1005;

const TEXT = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

function text(payload: Uint8Array): string {
  try {
    return TEXT.decode(payload);
  } catch {
    throw new Violation(CloseCode.MALFORMED, 'a text that is not UTF-8');
  }
}

/** Reads the frames of a server (RFC 6455): no more is kept than the limit of a message. */
export class Frames {
  readonly #limit: number;
  readonly #listener: FrameListener;

  /** What has arrived and was not used yet. */
  #chunks: Buffer[] = [];
  #arrived = 0;

  #head: FrameHead | undefined;

  /** The fragments of the message that has begun, and its type; zero for none. */
  #parts: Buffer[] = [];
  #size = 0;
  #type = 0;

  #closed = false;

  constructor(limit: number, listener: FrameListener) {
    this.#limit = limit;
    this.#listener = listener;
  }

  /** @throws Violation for what a server must not send */
  add(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#arrived += chunk.length;
    while (!this.#closed && this.#step()) {
      // the next frame
    }
  }

  /** Reads a head, or the payload after one; false if more must arrive first. */
  #step(): boolean {
    if (this.#head === undefined) {
      return this.#readHead();
    } else if (this.#arrived < this.#head.size) {
      return false;
    }
    const head = this.#head;
    this.#head = undefined;
    this.#frame(head, this.#take(head.size));
    return true;
  }

  #readHead(): boolean {
    if (this.#arrived < 2) {
      return false;
    }
    const size = headSize(this.#peek(2)[1] as number);
    if (this.#arrived < size) {
      return false;
    }
    this.#head = readHead(this.#take(size));
    this.#check(this.#head);
    return true;
  }

  /** Refuses a frame before its payload arrives. */
  #check({opcode, size}: FrameHead): void {
    if (opcode >= Opcode.CLOSE) {
      return;
    } else if ((opcode === Opcode.CONTINUATION) !== (this.#type !== 0)) {
      throw new Violation(CloseCode.PROTOCOL_ERROR, 'a fragment without its message, or a message within another');
    } else if (size > this.#limit - this.#size) {
      throw new Violation(CloseCode.TOO_LARGE, `a message of more than ${this.#limit} bytes`);
    } else if (this.#parts.length >= FREE_FRAGMENTS + this.#size / BYTES_OF_FRAGMENT) {
      throw new Violation(CloseCode.FRAGMENTS, 'a message in too many small fragments');
    }
  }

  #frame({final, opcode}: FrameHead, payload: Buffer): void {
    if (opcode === Opcode.PING) {
      this.#listener.ping(payload);
    } else if (opcode === Opcode.CLOSE) {
      this.#close(payload);
    } else if (opcode < Opcode.CLOSE) {
      this.#fragment(final, opcode, payload);
    }
  }

  #fragment(final: boolean, opcode: number, payload: Buffer): void {
    this.#type ||= opcode;
    this.#parts.push(payload);
    this.#size += payload.length;
    if (final) {
      const whole = this.#parts.length === 1 ? payload : Buffer.concat(this.#parts);
      const type = this.#type;
      this.#parts = [];
      this.#size = 0;
      this.#type = 0;
      this.#listener.message(type === Opcode.TEXT ? text(whole) : whole);
    }
  }

  #close(payload: Buffer): void {
    this.#closed = true;
    const code = payload.length === 0 ? NO_CODE : payload.length === 1 ? 0 : payload.readUInt16BE(0);
    if (payload.length > 0 && !isSendable(code)) {
      throw new Violation(CloseCode.PROTOCOL_ERROR, 'a close frame without a valid code');
    }
    this.#listener.close(code, text(payload.subarray(2)));
  }

  /** The first bytes that have arrived, in one piece. */
  #peek(size: number): Buffer {
    const [first] = this.#chunks;
    if (first === undefined || first.length < size) {
      this.#chunks = [Buffer.concat(this.#chunks)];
    }
    return (this.#chunks[0] as Buffer).subarray(0, size);
  }

  #take(size: number): Buffer {
    if (size === 0) {
      return Buffer.alloc(0);
    }
    const taken = this.#peek(size);
    const rest = (this.#chunks[0] as Buffer).subarray(size);
    this.#chunks.shift();
    if (rest.length > 0) {
      this.#chunks.unshift(rest);
    }
    this.#arrived -= size;
    return taken;
  }
}

/** Whether a code may be in a frame (RFC 6455, section 7.4). */
function isSendable(code: number): boolean {
  return (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || (code >= 3000 && code <= 4999);
}
