// JSON-RPC: the calls of one turn of the event loop go out together.
import {exchange} from './batch.js';
import {RpcError, UNREACHED} from './rpcError.js';

export {RpcError};

const MOST_CALLS = 50;

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {Record<string, unknown>} params
 * @property {boolean} takesAway whether nothing is left to find once it was carried out
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** @type {Call[]} */
let waiting = [];

/** Whether the document goes away: what is called then goes out at once, and survives it. */
let leaving = false;

addEventListener('pagehide', () => {
  leaving = true;
  flush();
});
addEventListener('pageshow', () => {
  leaving = false;
});

/**
 * Calls a method that reads.
 *
 * @param {string} method
 * @param {Record<string, unknown>} [params]
 * @returns {Promise<any>}
 */
export function call(method, params = {}) {
  return enqueue(method, params, false);
}

/**
 * Calls a method that deletes or moves something. If the answer is lost, it is sent again; what is
 * not there by then has been taken away.
 *
 * @param {string} method
 * @param {Record<string, unknown>} params
 * @returns {Promise<any>} nothing where the answer was lost
 */
export function takeAway(method, params) {
  return enqueue(method, params, true);
}

/**
 * Calls a method that writes. It has a request id, so that sending it again changes nothing.
 *
 * @param {string} method
 * @param {Record<string, unknown>} [params]
 * @returns {Promise<any>}
 */
export function write(method, params = {}) {
  return enqueue(method, {requestId: crypto.randomUUID(), ...params}, false);
}

/**
 * @param {string} method
 * @param {Record<string, unknown>} params
 * @param {boolean} takesAway
 * @returns {Promise<any>}
 */
function enqueue(method, params, takesAway) {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) {
      setTimeout(flush, 0);
    }
    waiting.push({method, params, takesAway, resolve, reject});
    if (leaving) {
      flush();
    }
  });
}

function flush() {
  const calls = waiting;
  waiting = [];
  for (let i = 0; i < calls.length; i += MOST_CALLS) {
    send(calls.slice(i, i + MOST_CALLS));
  }
}

/** @param {Call[]} calls */
async function send(calls) {
  try {
    const {attempt, answers} = await exchange(calls, leaving);
    settle(calls, answers, attempt > 0);
  } catch (error) {
    calls.forEach((call) => call.reject(/** @type {Error} */ (error)));
  }
}

/**
 * @param {Call[]} calls
 * @param {any[]} answers
 * @param {boolean} isAgain whether the calls may have been carried out before
 */
function settle(calls, answers, isAgain) {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  calls.forEach((call, index) => {
    const answer = byId.get(String(index));
    if (answer && !answer.error) {
      call.resolve(answer.result);
    } else if (isAgain && call.takesAway && answer?.error.code === 404) {
      call.resolve(undefined);
    } else {
      call.reject(failure(answer?.error));
    }
  });
}

/** @param {{code: number, message?: string, data?: {code?: string}} | undefined} error */
function failure(error) {
  return error
    ? new RpcError(error.code, error.message ?? '', error.data?.code)
    : new RpcError(UNREACHED, 'There is no answer');
}
