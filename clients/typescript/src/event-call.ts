import {Call} from './call.js';
import type {Context} from './context.js';
import {MalformedMessageError} from './errors.js';
import type {Message} from './messages.js';
import type {EventStart} from './sequence.js';

/** Which events to hear. */
export interface EventRequest {
  /** `all`, `people/` and the id of a person, or `areas/` and the first word of types, such as `areas/message`. */
  readonly topics: readonly string[];
  /** By default `now`. */
  readonly from?: EventStart;
  /** How many messages may wait here to be read; 16 by default. The others wait in the server, within its bounds. */
  readonly ahead?: number;
  /** Ends the subscription. */
  readonly signal?: AbortSignal;
}

const DEFAULT_AHEAD = 16;

/** One request for events, on one connection. */
export class EventCall {
  readonly call: Call;
  readonly #unread: Message[] = [];
  readonly #refill: number;
  #credit: number;
  #toReplace = 0;
  #answered = false;
  failure: unknown;

  constructor(context: Context, request: EventRequest, start: Message, arrived: () => void) {
    const ahead = request.ahead ?? DEFAULT_AHEAD;
    this.#credit = ahead;
    this.#refill = Math.max(1, Math.floor(ahead / 2));
    const subject = `events of ${request.topics.join(', ')}`;
    const part = (message: Message) => {
      this.#part(message);
      arrived();
    };
    this.call = new Call({subject, address: context.address, unrepeatable: false}, part, 'subscription');
    this.call.countIn(context.pending);
    this.call.leave = (cause) => {
      this.call.cancel();
      this.call.lost(cause);
    };
    const late = setTimeout(() => this.#late(context.timeout), context.timeout);
    this.call.answer
      .then(
        () => this.call.violated(new MalformedMessageError('a subscription that ends by itself')),
        (error: unknown) => error
      )
      .then((failure) => {
        clearTimeout(late);
        this.failure = failure;
        arrived();
      });
    const {topics} = request;
    this.call.send(
      () => context.connection({writes: true, kind: 'subscription'}), // only who takes writes has events
      (id) => ({type: 'subscribe', id, topics, ...start, chunks: ahead})
    );
  }

  #part(message: Message): void {
    if (this.#answered && this.#credit-- <= 0) {
      throw new MalformedMessageError('more events than were asked for');
    }
    this.#answered = true;
    this.#unread.push(message);
  }

  #late(timeout: number): void {
    if (!this.#answered) {
      this.call.fail(this.call.timedOut(timeout));
    }
  }

  next(): Message | undefined {
    return this.#unread.shift();
  }

  /** A message was read: the server may send another in its place. */
  replace(): void {
    if (++this.#toReplace === this.#refill) {
      this.#toReplace = 0;
      this.#credit += this.#refill;
      this.call.credit(this.#refill);
    }
  }

  violated(error: unknown): void {
    this.#unread.length = 0;
    this.call.fail(this.call.violated(error));
  }

  /** Whether all that came before the failure has been read. */
  get isOver(): boolean {
    return this.failure !== undefined && this.#unread.length === 0;
  }
}
