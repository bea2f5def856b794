// Tabs of one browser that hear events of the server.
import {Channel, install} from './browser.js';

/** @typedef {typeof import('../../../../webapp/portal/core/events.js')} Events */

/** The streams that tabs have asked for. */
export class Stream extends EventTarget {
  static CLOSED = 2;

  /** @type {Stream[]} */
  static all = [];

  /** @type {(() => void) | undefined} */
  onopen;

  /** @type {(() => void) | undefined} */
  onerror;

  /** 0: it connects, or the browser tries again. */
  readyState = 0;

  /** @param {string} address */
  constructor(address) {
    super();
    this.address = address;
    Stream.all.push(this);
  }

  static get last() {
    return Stream.all[Stream.all.length - 1];
  }

  close() {
    this.readyState = Stream.CLOSED;
  }

  begin() {
    this.readyState = 1;
    this.onopen?.();
  }

  /** @param {string} type @param {string} lastEventId @param {object} [data] */
  send(type, lastEventId, data = {}) {
    this.dispatchEvent(new MessageEvent(type, {lastEventId, data: JSON.stringify(data)}));
  }

  /** @param {number} readyState whether the browser tries again itself */
  fail(readyState) {
    this.readyState = readyState;
    this.onerror?.();
  }
}

/** One tab has the lock, until it is closed; the others wait in a row. */
class Locks {
  /** @type {(() => unknown)[]} */
  #row = [];

  /** @param {string} _name @param {() => unknown} use */
  request(_name, use) {
    this.#row.push(use);
    if (this.#row.length === 1) {
      use();
    }
  }

  clear() {
    this.#row = [];
  }

  /** Closes the tab that has the lock. */
  pass() {
    this.#row.shift();
    this.#row[0]?.();
  }
}

export const locks = new Locks();

/** Closes all tabs. */
export function closeAll() {
  Channel.all.clear();
  Stream.all = [];
  locks.clear();
}

let tabs = 0;

/** Opens a tab, whose module knows nothing of that of another one. @returns {Promise<Events>} */
export function tab() {
  return import(`../../../../webapp/portal/core/events.js?tab=${++tabs}`);
}

install({EventSource: Stream, navigator: {locks}});
