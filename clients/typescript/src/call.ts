import type {Connection} from './connection.js';
import {MalformedMessageError} from './errors.js';
import {busy, disconnection, lateness, serverFailure, unsent, type Subject} from './failures.js';
import {text, type Message} from './messages.js';
import type {PendingCalls} from './pending-calls.js';
import type {Receiver} from './pending-requests.js';
import type {Kind} from './servers.js';

/** Gets what comes before the last answer. Throws for what is not of the protocol. */
export type Part = (message: Message) => void;

/** Of calls that are answered at once. */
export function noParts(): never {
  throw new MalformedMessageError('an answer in parts that nobody asked for');
}

/** One request and its answer, which comes, fails, is late or is given up. */
export class Call implements Receiver {
  readonly kind: Kind;

  /** The last answer. */
  readonly answer: Promise<Message>;

  readonly #subject: Subject;
  readonly #part: Part;
  readonly #endings: (() => void)[] = [];
  #resolve: (message: Message) => void = () => {};
  #reject: (reason: unknown) => void = () => {};
  #connection: Connection | undefined;
  #id = 0;
  #ended = false;

  /** Where a call that has no end goes when its server stops. */
  leave: ((cause: Error) => void) | undefined;

  constructor(subject: Subject, part: Part, kind: Kind = 'call') {
    this.#subject = subject;
    this.#part = part;
    this.kind = kind;
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.answer.catch(() => {}); // somebody else may have given it up
  }

  /** With the address of the server that it was sent to. */
  get about(): Subject {
    return this.#connection === undefined ? this.#subject : {...this.#subject, address: this.#connection.address};
  }

  get id(): number {
    return this.#id;
  }

  /** The connection that it was sent on. */
  get connection(): Connection | undefined {
    return this.#connection;
  }

  get isEnded(): boolean {
    return this.#ended;
  }

  /** Counts it among what is pending; fails it if that is too much. */
  countIn(pending: PendingCalls): this {
    if (pending.tryAdd()) {
      this.#atEnd(() => pending.remove());
    } else {
      this.fail(busy(pending.limit, this.about));
    }
    return this;
  }

  /** Does something when the call ends: at once if it has ended. */
  #atEnd(ending: () => void): void {
    if (this.#ended) {
      ending();
    } else {
      this.#endings.push(ending);
    }
  }

  /** Sends it as soon as there is a connection, which is asked for unless the call has ended. */
  send(source: () => Connection | Promise<Connection>, request: (id: number) => Message): void {
    const found = this.#ended ? undefined : source();
    if (found instanceof Promise) {
      found.then(
        (connection) => this.#sendOn(connection, request),
        (cause: Error) => this.fail(disconnection(cause, this.about, {connection: false, sent: false}))
      );
    } else if (found !== undefined) {
      this.#sendOn(found, request);
    }
  }

  #sendOn(connection: Connection, request: (id: number) => Message): void {
    if (this.#ended) {
      return;
    }
    if (connection.end !== undefined) {
      this.fail(disconnection(connection.end, this.about, {connection: true, sent: false}));
      return;
    }
    try {
      this.#id = connection.send(request, this);
      this.#connection = connection;
    } catch (e) {
      this.fail(unsent(e, this.about));
    }
  }

  /** Gives it up when the time is over, or when the caller does. */
  limit(timeout: number, signal: AbortSignal | undefined): this {
    const timer = setTimeout(() => this.fail(this.timedOut(timeout)), timeout);
    this.#atEnd(() => clearTimeout(timer));
    return this.abortBy(signal);
  }

  abortBy(signal: AbortSignal | undefined): this {
    if (signal !== undefined) {
      const abort = () => this.abort(signal.reason);
      signal.addEventListener('abort', abort);
      this.#atEnd(() => signal.removeEventListener('abort', abort));
      if (signal.aborted) {
        abort();
      }
    }
    return this;
  }

  /** The caller does not want it any more: it is ended in the server. */
  abort(reason: unknown): void {
    this.cancel();
    this.fail(reason);
  }

  cancel(): void {
    if (!this.#ended) {
      this.#connection?.cancel(this.#id);
    }
  }

  /** Ends it in the server, as it is late. Its connection is suspected. */
  timedOut(timeout: number): Error {
    const late = lateness(timeout, this.about, this.#connection !== undefined);
    this.cancel();
    this.#connection?.suspect();
    return late;
  }

  /** Lets the server send more parts. */
  credit(chunks: number): void {
    if (!this.#ended) {
      this.#connection?.sendOneWay({type: 'credit', id: this.#id, chunks});
    }
  }

  received(message: Message, last: boolean): void {
    if (!this.#ended) {
      try {
        this.#receive(message, last);
      } catch (e) {
        this.fail(this.violated(e));
      }
    }
  }

  #receive(message: Message, last: boolean): void {
    if (!last) {
      this.#part(message);
    } else if (text(message, 'type') === 'failure') {
      this.fail(serverFailure(message, this.about));
    } else {
      this.#end();
      this.#resolve(message);
    }
  }

  lost(cause: Error): void {
    this.fail(disconnection(cause, this.about, {connection: true, sent: true}));
  }

  /** A message was not of the protocol, which ends the connection; returns the failure of this call. */
  violated(error: unknown): unknown {
    const cause = this.#connection?.violated(error as Error) ?? (error as Error);
    return disconnection(cause, this.about, {connection: true, sent: true});
  }

  fail(reason: unknown): void {
    if (!this.#ended) {
      this.#end();
      this.#reject(reason);
    }
  }

  #end(): void {
    this.#ended = true;
    this.#endings.forEach((ending) => ending());
  }
}
