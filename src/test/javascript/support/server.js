// A server that answers as a test says.
import {install} from './browser.js';

/**
 * @typedef {{id: string, method: string, params: Record<string, any>}} Call
 * @typedef {object} Request
 * @property {Call[]} calls
 * @property {string} person who is signed in when it comes
 * @property {string} token
 * @property {boolean} keepalive
 * @property {AbortSignal} signal
 */

/** @param {unknown} value */
export function json(value) {
  return new Response(JSON.stringify(value));
}

/** Each method's name as its result. @param {Request} request */
export function echo({calls}) {
  return json(calls.map(({id, method}) => ({id, result: method})));
}

/** @param {number} status @param {Record<string, string>} [headers] */
export function refusal(status, headers) {
  return () => new Response('', {status, headers});
}

/** @param {AbortSignal} signal @returns {Promise<never>} */
function untilAborted(signal) {
  return new Promise((_, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
    }
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

export class Server {
  /** Who is signed in. @type {string | undefined} */
  person = 'john.doe';
  token = 'first';

  /** Where events begin. @type {string | undefined} */
  place = '0';

  /** Whether it answers nothing. */
  hangs = false;

  /** The batches that came. @type {Request[]} */
  batches = [];

  /** The tokens of those who signed out. @type {string[]} */
  signedOut = [];

  /** What batches are answered with, in turn; the last one again. @type {((request: Request) => Response | Promise<Response>)[]} */
  script = [echo];

  /** What a question for the session is answered with. */
  session = () => json({person: this.person, csrf: this.token, signIn: 'offered', events: this.place});

  /** Who waits for a batch. @type {(() => void)[]} */
  #waiting = [];

  constructor() {
    install({fetch: this.#fetch.bind(this)});
  }

  /** @param {string} address @param {any} options */
  async #fetch(address, options) {
    if (this.hangs) {
      return untilAborted(options.signal);
    }
    if (address === '/identity/session') {
      return await this.session();
    }
    if (address === '/identity/signout') {
      return this.#signOut(options.body.get('csrf'));
    }
    const request = {
      calls: JSON.parse(options.body),
      person: String(this.person),
      token: options.headers['X-CSRF-Token'],
      keepalive: options.keepalive,
      signal: options.signal
    };
    this.batches.push(request);
    this.#waiting.splice(0).forEach((resolve) => resolve());
    return this.script[Math.min(this.batches.length, this.script.length) - 1](request);
  }

  /** The calls of a batch, once it has come. @param {number} index @returns {Promise<Call[]>} */
  async callsOf(index) {
    for (;;) {
      const batch = this.batches[index];
      if (batch) {
        return batch.calls;
      }
      await new Promise((/** @type {(value: void) => void} */ resolve) => this.#waiting.push(resolve));
    }
  }

  /** @param {string} token */
  #signOut(token) {
    this.signedOut.push(token);
    return new Response('', {status: token === this.token ? 200 : 403});
  }
}
