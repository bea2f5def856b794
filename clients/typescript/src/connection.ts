import {CachedStatements} from './cached-statements.js';
import type {Codec, Payload} from './codec.js';
import {Inbox, violationOf} from './inbox.js';
import {KeepAlive} from './keep-alive.js';
import {count, isLast, text, type Message} from './messages.js';
import {Outbox} from './outbox.js';
import {PendingRequests, type Receiver} from './pending-requests.js';
import type {Channel, ChannelListener} from './platform.js';

/** Has the connection, and gets another one when it ends. */
export interface Owner {
  ended(connection: Connection, cause: Error): void;
  goingAway(connection: Connection): void;
  /** The server is not the one that takes writes. */
  refusedToWrite(): void;
}

const NORMAL = 1000;
const NOT_LEADER = 'server.not-leader';

/** No transaction has this id: requests begin at one. */
const NO_TRANSACTION = 0;

const SIGN_OF_LIFE: Receiver = {kind: 'call', received() {}, lost() {}};

/** One WebSocket with many requests in flight. */
export class Connection implements ChannelListener {
  readonly #codec: Codec;
  readonly #owner: Owner;
  readonly #pending = new PendingRequests();
  readonly #statements = new CachedStatements();
  readonly #inbox: Inbox;
  readonly #outbox: Outbox;
  readonly #keepAlive = new KeepAlive();
  #nextId = 1;
  #end: Error | undefined;
  #closeCode = NORMAL;

  readonly address: string;

  hasAnswered = false;

  /** Nothing new is sent, and it ends with its requests. */
  isGoingAway = false;

  /** A request was not answered in time, and nothing has come in since. */
  isSuspected = false;

  /** @param mostUnsent how many bytes may wait to be sent */
  constructor(codec: Codec, owner: Owner, address: string, mostUnsent: number) {
    this.#codec = codec;
    this.#owner = owner;
    this.address = address;
    this.#inbox = new Inbox(
      codec,
      (message) => this.#dispatch(message),
      (error) => this.violated(error)
    );
    this.#outbox = new Outbox(codec, mostUnsent, (error) => this.#fail(error, NORMAL));
  }

  /** How many requests occupy the server. */
  get load(): number {
    return this.#pending.load;
  }

  /** How many others there are. */
  get waits(): number {
    return this.#pending.waits;
  }

  attach(channel: Channel): void {
    this.#outbox.channel = channel;
    if (this.#end !== undefined) {
      channel.close(this.#closeCode);
    }
  }

  /** Why it has ended; undefined while it has not. */
  get end(): Error | undefined {
    return this.#end;
  }

  /**
   * Sends a request; returns its id.
   *
   * @throws GraphError for a value that the protocol cannot carry; nothing is sent then
   */
  send(request: (id: number) => Message, receiver: Receiver): number {
    const id = this.#nextId++;
    const message = this.#statements.shortened(request(id));
    try {
      const document = this.#codec.write(message);
      if (receiver !== SIGN_OF_LIFE) {
        this.#outbox.requireRoom(document.length);
      }
      this.#pending.add(id, message, receiver);
      this.#outbox.add(document);
    } catch (e) {
      this.#statements.unanswered(id);
      throw e;
    }
    return id;
  }

  /** Sends what gets no answer. */
  sendOneWay(message: Message): void {
    if (this.#end === undefined) {
      this.#outbox.add(this.#codec.write(message));
    }
  }

  /** Ends a request in the server, or a transaction with all work in it. */
  cancel(id: number): void {
    this.sendOneWay({type: 'cancel', id});
    this.#pending.forget(id);
    this.#statements.unanswered(id);
    this.#closeIfDone();
  }

  message(payload: Payload): void {
    this.active();
    if (this.#end === undefined) {
      this.#inbox.add(payload);
    }
  }

  /** Ends the connection for a message that is not of the protocol; returns the reason. */
  violated(error: Error): Error {
    const {cause, code} = violationOf(error);
    this.#fail(cause, code);
    return cause;
  }

  #dispatch(message: Message): void {
    if (this.#end !== undefined) {
      return;
    }
    if (text(message, 'type') === 'goaway') {
      this.#goAway();
      return;
    }
    const last = isLast(message);
    const id = count(message, 'id');
    const receiver = this.#pending.receiver(id, message, last);
    this.hasAnswered = true;
    if (last) {
      this.#statements.answered(id, message);
    }
    if (message.code === NOT_LEADER) {
      this.#owner.refusedToWrite();
    }
    receiver?.received(message, last);
    this.#closeIfDone();
  }

  #goAway(): void {
    if (!this.isGoingAway) {
      this.isGoingAway = true;
      this.#owner.goingAway(this);
      this.retire(new Error('the server is about to stop'));
    }
  }

  /** Asks what has no end to go elsewhere. */
  leave(cause: Error): void {
    this.#pending.all().forEach((receiver) => receiver.leave?.(cause));
  }

  /** Ends once all requests and transactions have ended. */
  retire(cause: Error): void {
    this.isGoingAway = true;
    this.leave(cause);
    this.#closeIfDone();
  }

  #closeIfDone(): void {
    if (this.isGoingAway && this.#pending.isDone) {
      this.close(new Error('the server is about to stop'));
    }
  }

  active(): void {
    this.#keepAlive.received();
    this.isSuspected = false;
  }

  /** A request was not answered in time. */
  suspect(): void {
    this.isSuspected = true;
    this.verify();
  }

  /** Asks a silent server for a sign of life, and ends the connection if none has come since the last time. */
  checkLiveness(): void {
    const action = this.#keepAlive.check();
    if (action === 'close') {
      this.close(new Error('the server gives no sign of life'));
    } else if (action === 'ask' && !this.verify()) {
      this.#keepAlive.received();
    }
  }

  /** Asks for a sign of life: by a ping, or where there is none, if anybody waits, by a question. */
  verify(): boolean {
    if (this.#outbox.channel?.ping !== undefined) {
      this.#outbox.channel.ping();
      return true;
    } else if (this.#pending.isEmpty) {
      return false;
    }
    this.send((id) => ({type: 'rollback', id, transaction: NO_TRANSACTION}), SIGN_OF_LIFE);
    return true;
  }

  closed(code: number, reason: string): void {
    const cause = new Error(`connection closed with code ${code}${reason === '' ? '' : `: ${reason}`}`);
    this.#inbox.after(() => this.#finish(cause));
  }

  close(cause: Error): void {
    this.#fail(cause, NORMAL);
  }

  #fail(cause: Error, code: number): void {
    if (this.#end === undefined) {
      this.#closeCode = code;
      this.#finish(cause);
      this.#outbox.channel?.close(code);
    }
  }

  #finish(cause: Error): void {
    if (this.#end !== undefined) {
      return;
    }
    this.#end = cause;
    this.#owner.ended(this, cause);
    this.#pending.takeAll().forEach((receiver) => receiver.lost(cause));
  }
}
