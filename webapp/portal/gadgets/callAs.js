/** Calls methods of the social API as another application of the portal than its pages. */
import {RpcError, UNREACHED} from '../core/rpcError.js';
import {fetchToken} from './token.js';

const PATIENCE = 20_000;
const PAUSES = [500, 2000];

/**
 * @param {string} root the address of the web application
 * @param {string} application
 * @returns {(method: string, params: Record<string, unknown>) => Promise<any>} again after what passes
 */
export function callAs(root, application) {
  return async (method, params) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await callOnce(root, application, {id: '0', method, params});
      } catch (error) {
        const pause = PAUSES[attempt];
        if (pause === undefined || !(error instanceof RpcError && error.passing)) {
          throw error;
        }
        await new Promise((resume) => setTimeout(resume, pause));
      }
    }
  };
}

/** @param {string} root @param {string} application @param {object} call */
async function callOnce(root, application, call) {
  const answer = await fetchToken(root, {application});
  if (!answer) {
    throw new RpcError(UNREACHED, 'There is no token');
  }
  const response = await send(new URL('social/rpc', root), answer.token, JSON.stringify(call));
  if (!response.ok) {
    throw new RpcError(response.status, response.statusText);
  }
  const {result, error} = await response.json();
  if (error) {
    throw new RpcError(error.code, error.message ?? '');
  }
  return result;
}

/** @param {URL} address @param {string} token @param {string} body */
async function send(address, token, body) {
  const headers = {'Content-Type': 'application/json', 'X-Shindig-ST': token};
  try {
    return await fetch(address, {method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE)});
  } catch (error) {
    throw new RpcError(UNREACHED, String(error));
  }
}
