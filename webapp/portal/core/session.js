// Who is signed in, and what requests carry to show that this page sends them.
import {home, root} from './place.js';
import {RpcError, UNREACHED} from './rpcError.js';

/**
 * @typedef {object} Viewer
 * @property {string} id
 * @property {string} csrf
 * @property {boolean} operator
 * @property {string} [events] where to begin to hear events: before all that is read
 */

const PATIENCE = 20_000;
const CHANGES = new BroadcastChannel('portal.session');

/** @type {Viewer | undefined} */
let current;

/** What was asked for early. @type {Promise<Response> | undefined} */
let asked;
let opened = false;

/** Whether people can sign in on this server. */
export let signInOffered = false;

/** @returns {Viewer} */
export function viewer() {
  if (!current) {
    throw new Error('Nobody is signed in');
  }
  return current;
}

/**
 * @param {string} path
 * @param {RequestInit} options
 * @returns {Promise<Response>} fails after a while
 */
async function request(path, options) {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    return await fetch(`${root}/identity/${path}`, {...options, signal});
  } catch (error) {
    throw new RpcError(UNREACHED, String(error));
  }
}

function requestSession() {
  return request('session', {headers: {Accept: 'application/json'}});
}

/** Asks the server for the first answer that `open` takes, unless it is open already. */
export function ask() {
  if (!opened) {
    asked = requestSession();
    asked.catch(() => {}); // `open` fails
  }
}

/** Asks the server. @returns {Promise<Viewer | undefined>} nobody, if nobody is signed in */
export async function open() {
  const first = asked;
  asked = undefined;
  opened = true;
  const response = await (first ?? requestSession());
  if (!response.ok) {
    throw new RpcError(response.status, `The session was refused: ${response.status}`);
  }
  const answer = await response.json();
  signInOffered = answer.signIn === 'offered';
  const before = current?.id;
  current = answer.person
    ? {
        id: answer.person,
        csrf: answer.csrf,
        operator: String(answer.operator) === 'true',
        events: answer.events
      }
    : undefined;
  if (before && before !== current?.id) {
    location.reload(); // what is shown is somebody else's
  }
  return current;
}

/** The address of the sign-in that leads back here. */
export function signInAddress() {
  return `${root}/identity/signin?return=${encodeURIComponent(location.pathname + location.search)}`;
}

/** Leads to the sign-in, and back afterwards. */
export function leadToSignIn() {
  location.assign(signInAddress());
}

/** Ends the session, here and in other tabs. */
export async function signOut() {
  const body = new URLSearchParams({csrf: viewer().csrf});
  const response = await request('signout', {method: 'POST', body});
  if (!response.ok) {
    throw new RpcError(response.status, `The sign-out was refused: ${response.status}`);
  }
  CHANGES.postMessage('ended');
  location.assign(home);
}

CHANGES.onmessage = () => location.reload();
