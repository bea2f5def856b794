// What the server says of itself, read again and again while the page is looked at.
import {root} from '../../core/place.js';
import {RpcError} from '../../core/rpc.js';

const PATIENCE = 20_000;

/**
 * @typedef {{name: string, tags: Record<string, string>, values: Record<string, number>}} Meter
 * @typedef {{name: string, mode: string, origin: string, version: string, calls: number, failures: number,
 *   totalMicros: number, maximumMicros: number}} Operation
 * @typedef {{origin: string, version: string, procedures: number}} Pack
 * @typedef {{id: string, name: string, kind: string, enabled: boolean, grantTypes: string[], scopes: string[],
 *   created: number}} Client
 *
 * @typedef {object} Status
 * @property {number} time
 * @property {{version: string, java: string, started: number, memory: {used: number, most: number},
 *   transport: string, queries: string, meters: Meter[]}} shindig
 * @property {{reachable: boolean, milliseconds?: number, version?: string, meters?: Meter[],
 *   operations?: Operation[], packs?: Pack[]}} database
 * @property {{total?: number, list?: Client[]}} clients
 */

/**
 * @param {AbortSignal} left
 * @returns {Promise<Status>}
 */
export async function read(left) {
  const signal = AbortSignal.any([left, AbortSignal.timeout(PATIENCE)]);
  const response = await fetch(`${root}/operator/status`, {headers: {Accept: 'application/json'}, signal});
  if (!response.ok) {
    throw new RpcError(response.status, response.statusText);
  }
  return response.json();
}

/**
 * The sum of a value of all meters of a name.
 *
 * @param {Meter[] | undefined} meters
 * @param {string} name
 * @param {string} value
 * @param {Record<string, string>} [tags] that they must have
 */
export function sum(meters, name, value, tags = {}) {
  return (meters ?? [])
    .filter((each) => each.name === name && Object.entries(tags).every(([key, tag]) => each.tags[key] === tag))
    .reduce((total, each) => total + (each.values[value] ?? 0), 0);
}
