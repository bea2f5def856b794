// The lists at /identity/ that a person sees and ends: no part of OpenSocial, hence no JSON-RPC.
import {root} from '../../core/place.js';
import {RpcError} from '../../core/rpc.js';
import {viewer} from '../../core/session.js';

const PATIENCE = 20_000;

/**
 * @param {'consents' | 'connections' | 'sessions'} list
 * @returns {Promise<any[]>}
 */
export async function readAccount(list) {
  const response = await ask(`${root}/identity/${list}`, {headers: {Accept: 'application/json'}});
  return (await response.json())[list];
}

/**
 * Ends an entry of such a list.
 *
 * @param {'consents' | 'connections' | 'sessions'} list
 * @param {Record<string, string>} entry
 */
export async function endAccount(list, entry) {
  const body = new URLSearchParams({...entry, csrf: viewer().csrf});
  await ask(`${root}/identity/${list}`, {method: 'POST', body, headers: {Accept: 'application/json'}});
}

/** @param {string} address @param {RequestInit} options */
async function ask(address, options) {
  const response = await fetch(address, {...options, signal: AbortSignal.timeout(PATIENCE)}).catch((error) => {
    throw new RpcError(0, String(error));
  });
  if (!response.ok) {
    throw new RpcError(response.status, response.statusText);
  }
  return response;
}
