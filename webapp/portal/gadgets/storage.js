/** Keeps the arrangement and the user preferences in the viewer's app data of the portal. */
import {call, write} from '../core/rpc.js';
import {format, parse} from './arrangement.js';

const ARRANGEMENT = 'gadgets';
const PREFERENCES = 'gadgets.';

/** @param {string} id */
const keyOf = (id) => PREFERENCES + id;

/** @param {string} key */
const isOurs = (key) => key === ARRANGEMENT || key.startsWith(PREFERENCES);

/**
 * @returns {Promise<{entries: import('./arrangement.js').Entry[],
 *     preferences: Map<string, Record<string, string>>}>}
 */
export async function load() {
  const answer = await call('appdata.get', {userId: '@me', groupId: '@self', appId: '@app'});
  const data = Object.values(answer ?? {})[0] ?? {};
  const kept = Object.entries(data).filter(([key]) => isOurs(key));
  return {
    entries: parse(data[ARRANGEMENT]),
    preferences: new Map(
      kept
        .filter(([key]) => key !== ARRANGEMENT)
        .map(([key, text]) => [key.slice(PREFERENCES.length), parsePreferences(text)])
    )
  };
}

/** @param {any} text */
function parsePreferences(text) {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text)).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}

/** @param {Record<string, string>} data */
function update(data) {
  return write('appdata.update', {userId: '@me', groupId: '@self', appId: '@app', data});
}

/** @param {import('./arrangement.js').Entry[]} entries */
export function saveArrangement(entries) {
  return update({[ARRANGEMENT]: format(entries)});
}

/** @param {string} id @param {Record<string, string>} preferences */
export function savePreferences(id, preferences) {
  return update({[keyOf(id)]: JSON.stringify(preferences)});
}

/** @param {string[]} ids of gadgets that are gone */
export function deletePreferences(ids) {
  const keys = ids.map(keyOf);
  return write('appdata.delete', {userId: '@me', groupId: '@self', appId: '@app', keys});
}
