import {randomBytes} from 'node:crypto';
import {Violation} from '../platform.js';

/** The types of frames (RFC 6455, section 5.2). */
export const Opcode = {CONTINUATION: 0, TEXT: 1, BINARY: 2, CLOSE: 8, PING: 9, PONG: 10} as const;

export const CloseCode = {
  NORMAL: 1000,
  PROTOCOL_ERROR: 1002,
  MALFORMED: 1007,
  FRAGMENTS: 1008,
  TOO_LARGE: 1009
} as const;

const FINAL = 0x80;
const MASKED = 0x80;
const MASK_BYTES = 4;
const SHORT = 125;
const MEDIUM = 126;
const LONG = 127;
const HIGHEST_MEDIUM = 0xffff;

/** A frame of a client: whole and masked. */
export function clientFrame(opcode: number, payload: Uint8Array): Uint8Array {
  const size = payload.length;
  const extended = size <= SHORT ? 0 : size <= HIGHEST_MEDIUM ? 2 : 8;
  const start = 2 + extended + MASK_BYTES;
  const frame = Buffer.allocUnsafe(start + size);
  frame[0] = FINAL | opcode;
  frame[1] = MASKED | (extended === 0 ? size : extended === 2 ? MEDIUM : LONG);
  if (extended === 2) {
    frame.writeUInt16BE(size, 2);
  } else if (extended === 8) {
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  const mask = randomBytes(MASK_BYTES);
  frame.set(mask, start - MASK_BYTES);
  for (let i = 0; i < size; i++) {
    frame[start + i] = (payload[i] as number) ^ (mask[i & 3] as number);
  }
  return frame;
}

/** The head of a frame of a server. */
export interface FrameHead {
  readonly final: boolean;
  readonly opcode: number;
  readonly size: number;
}

function require(holds: boolean, violation: string): void {
  if (!holds) {
    throw new Violation(CloseCode.PROTOCOL_ERROR, violation);
  }
}

/** How long a head is, by its first two bytes. */
export function headSize(second: number): number {
  const size = second & SHORT_MASK;
  return 2 + (size === MEDIUM ? 2 : size === LONG ? 8 : 0);
}

const SHORT_MASK = 0x7f;
const OPCODES: readonly number[] = Object.values(Opcode);

/** @throws Violation for what a server must not send */
export function readHead(head: Buffer): FrameHead {
  const first = head[0] as number;
  const second = head[1] as number;
  const opcode = first & 0x0f;
  const final = (first & FINAL) !== 0;
  require((first & 0x70) === 0 && OPCODES.includes(opcode), 'a frame of an unknown type');
  require((second & MASKED) === 0, 'a masked frame of a server');
  const size = frameSize(head, second & SHORT_MASK);
  require(opcode < Opcode.CLOSE || (final && size <= SHORT), 'a control frame that is long or not whole');
  return {final, opcode, size};
}

function frameSize(head: Buffer, short: number): number {
  if (short === MEDIUM) {
    const size = head.readUInt16BE(2);
    require(size > SHORT, 'a size in more bytes than it needs');
    return size;
  } else if (short === LONG) {
    const size = head.readBigUInt64BE(2);
    require(size > BigInt(HIGHEST_MEDIUM) && size < 2n ** 63n, 'a size in more bytes than it needs or may have');
    return Number(size);
  }
  return short;
}
