import {Chain} from './chain.js';
import type {Codec, Payload} from './codec.js';
import {Code, GraphError} from './errors.js';
import type {Channel} from './platform.js';

/** What waits to be sent on a connection, in its order. */
export class Outbox {
  readonly #codec: Codec;
  readonly #limit: number;
  readonly #failed: (error: Error) => void;
  readonly #chain = new Chain<() => void>((send) => send());

  /** The size of what is being compressed. */
  #packing = 0;

  channel: Channel | undefined;

  /** @param limit how many bytes may wait, unless it is one message */
  constructor(codec: Codec, limit: number, failed: (error: Error) => void) {
    this.#codec = codec;
    this.#limit = limit;
    this.#failed = failed;
  }

  /** @throws GraphError if so many bytes more are too many */
  requireRoom(size: number): void {
    const unsent = this.#packing + (this.channel?.unsent ?? 0);
    if (unsent > 0 && unsent + size > this.#limit) {
      throw new GraphError('too much waits to be sent', {code: Code.BUSY, retryable: true});
    }
  }

  add(document: Payload): void {
    this.#packing += document.length;
    const sending = (payload: Payload) => () => {
      this.#packing -= document.length;
      this.channel?.send(payload);
    };
    this.#chain.add(() => {
      const payload = this.#codec.pack(document);
      return payload instanceof Promise ? payload.then(sending) : sending(payload);
    }, this.#failed);
  }
}
