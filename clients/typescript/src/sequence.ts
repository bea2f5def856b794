import {MalformedMessageError} from './errors.js';
import {count, map, maps, text, type Message} from './messages.js';
import type {Value} from './values.js';

/** A place between two commits. */
export interface Position {
  /** The identity of the store. */
  readonly epoch: string;
  /** The number of the commit before it. */
  readonly offset: number;
  /** When that commit was made, in milliseconds since 1970. */
  readonly time: number;
}

/** A bookmark of the state at a position, for statements that must see what has happened up to it. */
export function bookmarkOf(position: Position): string {
  return `${position.epoch}-${position.offset}-${position.time}`;
}

/** Something has happened in the social graph: docs/events.md. */
export interface GraphEvent {
  readonly type: string;
  readonly person: string;
  readonly data: Readonly<Record<string, Value>>;
}

/** What a subscription brings, in the order of the commits. */
export type EventMessage =
  /** The first message, once: the events of all commits after the position will follow. */
  | {readonly type: 'subscribed'; readonly position: Position}
  /** All events of one commit that were asked for; empty where there were none up to the position. */
  | {readonly type: 'events'; readonly position: Position; readonly events: readonly GraphEvent[]}
  /** Events may be missing: what was known of the graph must be read again. */
  | {readonly type: 'gap'; readonly position: Position; readonly reason: string};

/** Where a subscription begins: with the next commit, with all that the server has, or after a position. */
export type EventStart = 'now' | 'earliest' | Position;

function positionOf(message: Message): Position {
  return {epoch: text(message, 'epoch'), offset: count(message, 'offset'), time: count(message, 'time')};
}

function eventOf(event: Message): GraphEvent {
  return {type: text(event, 'type'), person: text(event, 'person'), data: map(event, 'data')};
}

function require(holds: boolean, violation: string): void {
  if (!holds) {
    throw new MalformedMessageError(violation);
  }
}

function equal(one: Position, other: Position): boolean {
  return one.epoch === other.epoch && one.offset === other.offset && one.time === other.time;
}

/** How far a subscription has been read, over all its requests, and what may come next. */
export class EventSequence {
  readonly #start: EventStart;
  #position: Position | undefined;
  #subscribed = false;

  /** Whether the server does not go on at the position, and so must say what may be missing. */
  #gapDue = false;

  constructor(start: EventStart) {
    this.#start = start;
  }

  /** The fields that say where the next request begins. */
  restart(): Message {
    this.#subscribed = false;
    this.#gapDue = false;
    const start = this.#position ?? this.#start;
    if (typeof start === 'string') {
      return {from: start};
    }
    const {epoch, offset, time} = start;
    return {from: 'after', epoch, offset, time};
  }

  /**
   * Goes on by one message.
   *
   * @returns what the application is to know; undefined for the answer to a request that goes on
   * @throws MalformedMessageError if the message is doubled, or something must be missing
   */
  take(message: Message): EventMessage | undefined {
    const position = positionOf(message);
    if (message.type === 'subscribed') {
      return this.#answered(position);
    }
    require(this.#subscribed, 'an event before the subscription is answered');
    if (message.type === 'event') {
      this.#requireNext(position);
      this.#position = position;
      return {type: 'events', position, events: maps(message, 'events').map(eventOf)};
    }
    require(message.type === 'gap', 'not a part of a subscription');
    this.#gapDue = false;
    this.#position = position;
    return {type: 'gap', position, reason: text(message, 'reason')};
  }

  /** Stays where it was if the server does not go on there: the gap is still to come. */
  #answered(answer: Position): EventMessage | undefined {
    require(!this.#subscribed, 'a subscription that is answered twice');
    this.#subscribed = true;
    const first = this.#position === undefined;
    const position = this.#position ?? (typeof this.#start === 'string' ? answer : this.#start);
    this.#position = position;
    this.#gapDue = !equal(position, answer);
    return first ? {type: 'subscribed', position} : undefined;
  }

  #requireNext(next: Position): void {
    require(!this.#gapDue, 'a gap that is not told');
    const before = this.#position;
    require(before !== undefined &&
      next.epoch === before.epoch &&
      next.offset > before.offset, 'an event that does not come after the one before');
  }
}
