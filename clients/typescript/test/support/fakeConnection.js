/** @typedef {Record<string, any>} Message */

const ANSWERED = ['cypher', 'call', 'begin', 'commit', 'rollback'];

/**
 * A frame of a server.
 *
 * @param {number} first its first byte: the final bit and the type
 * @param {Uint8Array | string} content
 */
export function frame(first, content) {
  const payload = Buffer.from(content);
  const size = payload.length;
  const head = size < 126 ? Buffer.from([first, size]) : Buffer.alloc(size < 65_536 ? 4 : 10);
  if (size >= 126) {
    head[0] = first;
    head[1] = size < 65_536 ? 126 : 127;
    head.writeUIntBE(size, head.length - (size < 65_536 ? 2 : 6), size < 65_536 ? 2 : 6);
  }
  return Buffer.concat([head, payload]);
}

/** One connection of a client, which speaks JSON. */
export class FakeConnection {
  /** @param {import('node:stream').Duplex} socket @param {import('node:http').IncomingMessage} request */
  constructor(socket, request) {
    this.socket = socket;
    this.request = request;
    /** @type {Message[]} */
    this.unread = [];
    /** The code of the client's close frame. */
    this.closeCode = 0;
    this.pings = 0;
    this.answersPings = true;
    this.buffered = Buffer.alloc(0);
    this.wake = () => {};
    socket.on('error', () => {});
    socket.on('close', () => this.wake());
    socket.on('data', (chunk) => {
      this.buffered = Buffer.concat([this.buffered, chunk]);
      while (this.#step()) {
        // the next frame
      }
      this.wake();
    });
  }

  /** Reads one frame of the client; false if it has not arrived. */
  #step() {
    const bytes = this.buffered;
    const short = (bytes[1] ?? 0) & 0x7f;
    const extended = short === 126 ? 2 : short === 127 ? 8 : 0;
    const start = 6 + extended;
    if (bytes.length < start) {
      return false;
    }
    const size = extended === 0 ? short : Number(bytes.readUIntBE(extended === 2 ? 2 : 4, extended === 2 ? 2 : 6));
    if (bytes.length < start + size) {
      return false;
    }
    const mask = bytes.subarray(start - 4, start);
    const payload = bytes.subarray(start, start + size).map((byte, i) => byte ^ mask[i & 3]);
    this.buffered = bytes.subarray(start + size);
    this.#frame(bytes[0] & 0x0f, Buffer.from(payload), (bytes[1] & 0x80) !== 0);
    return true;
  }

  /** @param {number} type @param {Buffer} payload @param {boolean} masked */
  #frame(type, payload, masked) {
    if (!masked) {
      throw new Error('a client must mask its frames');
    } else if (type === 8) {
      this.closeCode = payload.readUInt16BE(0);
      this.socket.end(frame(0x88, payload));
    } else if (type === 9) {
      this.pings++;
      if (this.answersPings) {
        this.raw(frame(0x8a, payload));
      }
    } else if (type === 1) {
      this.unread.push(JSON.parse(payload.toString()));
    }
  }

  /** The next message of the client. @returns {Promise<Message>} */
  async next() {
    while (this.unread.length === 0) {
      if (this.socket.destroyed) {
        throw new Error('the client has gone');
      }
      await new Promise((resolve) => (this.wake = () => resolve(undefined)));
    }
    return /** @type {Message} */ (this.unread.shift());
  }

  /** @param {Uint8Array} bytes */
  raw(bytes) {
    this.socket.write(bytes);
  }

  /** @param {Message} message */
  send(message) {
    this.raw(frame(0x81, JSON.stringify(message)));
  }

  /** @param {Message} request @param {unknown[][]} [records] @param {Message} [more] */
  succeed(request, records = [], more = {}) {
    const columns = (records[0] ?? []).map((_, place) => `c${place}`);
    const times = {queueMicros: 1, executeMicros: 2, encodeMicros: 3};
    this.send({type: 'success', id: request.id, columns, records, counters: {}, ...times, ...more});
  }

  /** @param {Message} request @param {string} code @param {boolean} [retryable] */
  failed(request, code, retryable = false) {
    this.send({type: 'failure', id: request.id, code, message: 'it failed', retryable});
  }

  /** Cuts the connection, without a word. */
  cut() {
    this.socket.destroy();
  }

  /**
   * Answers each request with a name, until the connection ends.
   *
   * @param {unknown} name
   * @param {(request: Message) => boolean} [handled] whether a test has handled it itself
   */
  async serve(name, handled = () => false) {
    while (!this.socket.destroyed) {
      const request = await this.next().catch(() => undefined);
      if (request !== undefined && !handled(request) && ANSWERED.includes(request.type)) {
        this.succeed(request, [[name]]);
      }
    }
  }

  /** Waits until the client has closed. */
  async closed() {
    while (!this.socket.destroyed) {
      await new Promise((resolve) => (this.wake = () => resolve(undefined)));
    }
  }
}
