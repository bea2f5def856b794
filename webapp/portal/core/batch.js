// Sends a batch of calls to the server, and again after what passes.
import {root} from './place.js';
import {RpcError, UNREACHED} from './rpcError.js';
import {leadToSignIn, open, viewer} from './session.js';

/** @typedef {import('./rpc.js').Call} Call */

const ADDRESS = `${root}/social/rpc`;
const PATIENCE = 20_000;
const PAUSES = [500, 2000];

/** The longest time that a server may ask to wait for, in milliseconds. */
const MOST_WAIT = 5000;

/**
 * Sends the batch, and again after what passes.
 *
 * @param {Call[]} calls
 * @param {boolean} keepalive whether it survives the document
 * @returns {Promise<{attempt: number, answers: any[]}>}
 */
export async function exchange(calls, keepalive) {
  const person = viewer().id;
  for (let attempt = 0; ; attempt++) {
    try {
      return {attempt, answers: await attemptOnce(calls, person, keepalive)};
    } catch (error) {
      const pause = PAUSES[attempt];
      if (pause === undefined || !(error instanceof RpcError && error.passing && error.wait <= MOST_WAIT)) {
        throw error;
      }
      await new Promise((resume) => setTimeout(resume, error.wait + pause * (0.5 + Math.random())));
    }
  }
}

/** @param {Call[]} calls @param {string} person who calls @param {boolean} keepalive @returns {Promise<any[]>} */
async function attemptOnce(calls, person, keepalive) {
  let response = await post(calls, person, keepalive);
  if (response.status === 401 || response.status === 403) {
    await renew();
    response = await post(calls, person, keepalive);
  }
  if (!response.ok) {
    const wait = 1000 * Number(response.headers.get('Retry-After')) || 0;
    throw new RpcError(response.status, response.statusText, undefined, wait);
  }
  const answer = await reached(response.json());
  return Array.isArray(answer) ? answer : [answer];
}

/** The session may have been renewed, or have ended. */
async function renew() {
  if (!(await reached(open()))) {
    leadToSignIn();
    throw new RpcError(401, 'Nobody is signed in any more');
  }
}

/** @param {Call[]} calls @param {string} person @param {boolean} keepalive */
function post(calls, person, keepalive) {
  const {id, csrf} = viewer();
  if (id !== person) {
    throw new RpcError(401, 'Somebody else is signed in');
  }
  const batch = calls.map(({method, params}, index) => ({id: String(index), method, params}));
  const sent = fetch(ADDRESS, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-CSRF-Token': csrf},
    body: JSON.stringify(batch),
    keepalive,
    signal: AbortSignal.timeout(PATIENCE)
  });
  return reached(sent);
}

/** What goes wrong on the way may pass. @template T @param {Promise<T>} answer */
async function reached(answer) {
  try {
    return await answer;
  } catch (error) {
    throw new RpcError(UNREACHED, String(error));
  }
}
