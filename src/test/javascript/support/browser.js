// What the portal's modules need of a browser, each as small as a test allows. Imported before them.

const ADDRESS = 'http://localhost:8080/portal/';

class Location extends URL {
  /** Where the page was led to. @type {string[]} */
  led = [];
  reloads = 0;

  /** @param {string} address */
  assign(address) {
    this.led.push(address);
  }

  reload() {
    this.reloads++;
  }
}

class History {
  /** @type {string[]} */
  steps = [];

  /** @param {unknown} _state @param {string} _title @param {string} address */
  pushState(_state, _title, address) {
    this.steps.push(location.href);
    this.replaceState(_state, _title, address);
  }

  /** @param {unknown} _state @param {string} _title @param {string} address */
  replaceState(_state, _title, address) {
    location.href = new URL(address, location.href).href;
  }
}

/** Tells the other channels of its name. */
export class Channel {
  /** @type {Set<Channel>} */
  static all = new Set();

  /** @type {((event: {data: unknown}) => void) | undefined} */
  onmessage;

  /** @param {string} name */
  constructor(name) {
    this.name = name;
    Channel.all.add(this);
  }

  /** @param {unknown} data */
  postMessage(data) {
    const others = [...Channel.all].filter((each) => each !== this && each.name === this.name);
    others.forEach((each) => each.onmessage?.({data: structuredClone(data)}));
  }
}

/** A page that does nothing when it is left. */
export const location = new Location(ADDRESS);
export const history = new History();

/** Of the window. */
export const events = new EventTarget();

export const document = Object.assign(new EventTarget(), {documentElement: {dataset: {root: ''}, lang: 'en'}});

/** Puts things where modules expect those of the browser. @param {Record<string, unknown>} values */
export function install(values) {
  Object.entries(values).forEach(([name, value]) =>
    Object.defineProperty(globalThis, name, {value, configurable: true, writable: true})
  );
}

/** Lets everything go on that waits for nothing but its turn. */
export function turn() {
  return new Promise((resolve) => setImmediate(resolve));
}

install({
  location,
  history,
  document,
  BroadcastChannel: Channel,
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events)
});
