import {reconnectDelay, type ReconnectDelay} from './backoff.js';
import type {Context} from './context.js';
import {GraphError} from './errors.js';
import {EventCall, type EventRequest} from './event-call.js';
import type {Message} from './messages.js';
import {EventSequence, type EventMessage} from './sequence.js';

/** A subscription that goes on where it was when its connection is lost. Leaving the loop ends it. */
export class EventStream implements AsyncIterableIterator<EventMessage, undefined> {
  readonly #context: Context;
  readonly #request: EventRequest;
  readonly #delay: ReconnectDelay;
  readonly #sequence: EventSequence;
  #current: EventCall | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #failure: {readonly error: unknown} | undefined;
  #closed = false;
  #wake: () => void = () => {};

  readonly #abort = () => {
    this.#fail(this.#request.signal?.reason);
    this.close();
  };

  constructor(context: Context, request: EventRequest, delay: ReconnectDelay) {
    if (request.topics.length === 0) {
      throw new RangeError('there must be a topic');
    }
    this.#context = context;
    this.#request = request;
    this.#delay = delay;
    this.#sequence = new EventSequence(request.from ?? 'now');
    request.signal?.addEventListener('abort', this.#abort, {once: true});
    if (request.signal?.aborted) {
      this.#abort();
    } else {
      this.#attempt();
    }
  }

  #attempt(): void {
    this.#current = new EventCall(this.#context, this.#request, this.#sequence.restart(), () => this.#arrived());
  }

  #arrived(): void {
    this.#resumeIfOver();
    this.#wake();
  }

  #resumeIfOver(): void {
    const over = this.#current;
    if (this.#closed || over === undefined || !over.isOver) {
      return;
    }
    this.#current = undefined;
    if (over.failure instanceof GraphError && over.failure.retryable) {
      this.#failures++;
      this.#pause = setTimeout(() => this.#attempt(), reconnectDelay(this.#delay, this.#failures));
    } else {
      this.#fail(over.failure);
    }
  }

  #fail(error: unknown): void {
    this.#failure = {error};
    this.#wake();
  }

  async next(): Promise<IteratorResult<EventMessage, undefined>> {
    for (;;) {
      const value = this.#closed ? undefined : this.#read();
      if (value !== undefined) {
        return {done: false, value};
      } else if (this.#failure !== undefined) {
        const {error} = this.#failure;
        this.#failure = undefined;
        this.close();
        throw error;
      } else if (this.#closed) {
        return {done: true, value};
      }
      await new Promise<void>((wake) => (this.#wake = wake));
    }
  }

  /** The next message that has arrived. */
  #read(): EventMessage | undefined {
    for (;;) {
      const {current, message} = this.#take();
      if (current === undefined || message === undefined) {
        return undefined;
      }
      const event = this.#follow(current, message);
      this.#resumeIfOver();
      if (event !== undefined) {
        return event;
      }
    }
  }

  #take(): {current: EventCall | undefined; message: Message | undefined} {
    return {current: this.#current, message: this.#current?.next()};
  }

  #follow(current: EventCall, message: Message): EventMessage | undefined {
    try {
      const event = this.#sequence.take(message);
      if (event !== undefined) {
        this.#context.heard(event);
      }
      if (message.type !== 'subscribed') {
        this.#failures = 0;
        current.replace();
      }
      return event;
    } catch (e) {
      current.violated(e);
      return undefined;
    }
  }

  /** Ends the subscription. */
  close(): void {
    if (!this.#closed) {
      this.#closed = true;
      this.#request.signal?.removeEventListener('abort', this.#abort);
      clearTimeout(this.#pause);
      this.#current?.call.abort(new Error('the subscription was closed'));
      this.#wake();
    }
  }

  return(): Promise<IteratorResult<EventMessage, undefined>> {
    this.close();
    return Promise.resolve({done: true, value: undefined});
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
