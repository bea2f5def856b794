import type {Duplex} from 'node:stream';
import type {Channel, ChannelListener, Violation} from '../platform.js';
import {CloseCode, Opcode, clientFrame} from './frame.js';
import {Frames} from './frames.js';

/** How long the server may take to answer a close frame. */
const CLOSE_MILLIS = 2_000;

/** What stands for a connection that ended without a close frame. */
const ABNORMAL = 1006;

/** Pongs are left out while so much waits to be sent: the newest ping is the one to answer. */
const MOST_UNSENT = 1024 * 1024;

const NOTHING = new Uint8Array(0);

/** A WebSocket on a socket that was upgraded. */
export class NodeChannel implements Channel {
  readonly #socket: Duplex;
  readonly #listener: ChannelListener;
  readonly #frames: Frames;

  /** Whether a close frame was sent, after which nothing follows. */
  #closing = false;

  /** Whether the server has broken the protocol, after which nothing is read. */
  #broken = false;

  #code = ABNORMAL;
  #reason = 'the connection ended';

  constructor(socket: Duplex, maximumMessageSize: number, listener: ChannelListener) {
    this.#socket = socket;
    this.#listener = listener;
    this.#frames = new Frames(maximumMessageSize, {
      message: (payload) => listener.message(payload),
      ping: (payload) => this.#pong(payload),
      close: (code, reason) => this.#closedByServer(code, reason)
    });
    socket.on('data', (chunk: Buffer) => this.read(chunk));
    socket.on('error', (error) => (this.#reason = error.message));
    socket.on('end', () => socket.destroy());
    socket.on('close', () => listener.closed(this.#code, this.#reason));
  }

  /** Reads what has come in. */
  read(chunk: Buffer): void {
    if (this.#broken) {
      return;
    }
    this.#listener.active();
    try {
      this.#frames.add(chunk);
    } catch (e) {
      this.#broken = true;
      this.#listener.violated(e as Violation);
    }
  }

  send(payload: Uint8Array | string): void {
    const text = typeof payload === 'string';
    this.#write(text ? Opcode.TEXT : Opcode.BINARY, text ? Buffer.from(payload) : payload);
  }

  get unsent(): number {
    return this.#socket.writableLength;
  }

  ping(): void {
    this.#write(Opcode.PING, NOTHING);
  }

  #pong(payload: Uint8Array): void {
    if (this.#socket.writableLength < MOST_UNSENT) {
      this.#write(Opcode.PONG, payload);
    }
  }

  #write(opcode: number, payload: Uint8Array): void {
    if (!this.#closing && this.#socket.writable) {
      this.#socket.write(clientFrame(opcode, payload));
    }
  }

  #closedByServer(code: number, reason: string): void {
    this.#code = code;
    this.#reason = reason;
    this.#sendClose(code);
    this.#socket.end();
  }

  close(code: number): void {
    this.#sendClose(code);
    if (code !== CloseCode.NORMAL) {
      this.#socket.end(); // what the server sends is not read any more
    }
    setTimeout(() => this.#socket.destroy(), CLOSE_MILLIS).unref();
  }

  #sendClose(code: number): void {
    const payload = Buffer.alloc(2);
    payload.writeUInt16BE(code === 1005 ? CloseCode.NORMAL : code);
    this.#write(Opcode.CLOSE, payload);
    this.#closing = true;
  }
}
