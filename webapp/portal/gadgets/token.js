/** Security tokens of the viewer for applications of the portal. */
import {viewer} from '../core/session.js';

const PATIENCE = 20_000;

/** Of the portal's pages, which get tokens for any gadget. */
const PAGES = 'container';

/**
 * @param {string} root the address of the web application
 * @param {{owner?: string, application?: string}} [names] owner: whose page it is, the viewer by
 *     default
 * @returns {Promise<{token: string, expires_in: number} | null>}
 */
export async function fetchToken(root, {owner, application = PAGES} = {}) {
  const {csrf} = viewer();
  const form = new URLSearchParams({application, csrf, ...(owner && {owner})});
  const address = new URL('identity/token', root);
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(address, {method: 'POST', body: form, signal}).catch(() => null);
  return response?.ok ? response.json() : null;
}
