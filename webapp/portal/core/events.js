// What happens, as it happens: one stream for all tabs. One tab has it and tells the others.
import {root} from './place.js';
import {open, viewer} from './session.js';
import {set} from './store.js';
import {TYPES} from './eventTypes.js';

const ADDRESS = `${root}/social/events`;
const SHORTEST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;
const GAP = {type: 'gap', data: {}};

/**
 * @typedef {object} PortalEvent
 * @property {string} type `gap` where some may be missing: read anew
 * @property {Record<string, any>} data
 */

/** @type {Set<{types: Set<string>, listener: (event: PortalEvent) => void}>} */
const listeners = new Set();

/** Where the stream is: the id of the last event. */
let place = '';
let pause = SHORTEST_PAUSE;
let started = false;

/** The stream, if this tab has it. @type {EventSource | undefined} */
let source;

/** @type {BroadcastChannel | undefined} */
let tabs;

/**
 * Listens to events. After a gap every listener is told, whatever it listens to.
 *
 * @param {string | string[]} types such as `activity.posted`
 * @param {(event: PortalEvent) => void} listener
 * @returns {() => void} what ends it
 */
export function onEvent(types, listener) {
  const entry = {types: new Set([types].flat()), listener};
  listeners.add(entry);
  start();
  return () => listeners.delete(entry);
}

function start() {
  if (started) {
    return;
  }
  started = true;
  place = viewer().events ?? '';
  const name = `portal.events:${viewer().id}`;
  tabs = new BroadcastChannel(name);
  tabs.onmessage = ({data}) => ('where' in data ? answer() : hear(data));
  tabs.postMessage({where: true});
  if (navigator.locks) {
    navigator.locks.request(name, () => new Promise(connect)); // until this tab is closed
  } else {
    connect();
  }
}

/** A new tab asks where the stream is. */
function answer() {
  if (source && place) {
    tabs?.postMessage({id: place, type: 'position', present: true});
  }
}

/** @param {{id: string, type: string, data: string} | {live: boolean}} message */
function tell(message) {
  tabs?.postMessage(message);
  hear(message);
}

/** @param {any} message */
function hear(message) {
  if ('live' in message) {
    set('live', message.live);
    return;
  }
  const begins = place === '' || (message.present && isBefore(place, message.id));
  place = message.id || place;
  set('live', true);
  if (begins) {
    notifyAll(GAP); // of what happened since pages were read
  }
  if (message.type !== 'position') {
    notifyAll({type: message.type, data: JSON.parse(message.data || '{}')});
  }
}

/**
 * Whether something may have happened between two places: one is an earlier commit, or of another graph.
 *
 * @param {string} one
 * @param {string} other
 */
function isBefore(one, other) {
  const [epoch, offset] = one.split('-');
  const [otherEpoch, otherOffset] = other.split('-');
  return epoch !== otherEpoch || Number(offset) < Number(otherOffset);
}

/** @param {PortalEvent} event */
function notifyAll(event) {
  listeners.forEach(({types, listener}) => {
    if (event.type === 'gap' || types.has(event.type)) {
      notify(listener, event);
    }
  });
}

/**
 * One that fails keeps nothing from the others.
 *
 * @param {(event: PortalEvent) => void} listener
 * @param {PortalEvent} event
 */
function notify(listener, event) {
  try {
    listener(event);
  } catch (error) {
    console.warn(error);
  }
}

function connect() {
  const from = place ? `?from=${encodeURIComponent(place)}` : '';
  const own = new EventSource(ADDRESS + from);
  source = own;
  own.onopen = () => {
    pause = SHORTEST_PAUSE;
    tell({live: true});
  };
  own.onerror = () => {
    tell({live: false});
    if (own.readyState === EventSource.CLOSED) {
      again(); // the browser does not come back where it is refused
    }
  };
  for (const type of [...TYPES, 'gap', 'position']) {
    own.addEventListener(type, ({lastEventId, data}) => tell({id: lastEventId, type, data}));
  }
  own.addEventListener('end', () => {
    own.close();
    again();
  });
}

/** After a while, if somebody is still signed in. */
function again() {
  setTimeout(
    async () => {
      if (await open().catch(() => viewer())) {
        connect();
      }
    },
    pause * (0.5 + Math.random())
  );
  pause = Math.min(2 * pause, LONGEST_PAUSE);
}
