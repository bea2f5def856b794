/** Keeps the arrangement and the user preferences of gadgets in app data. */
import {call, write} from '../core/rpc.js';
import {HOME, PROFILE, format, parse} from './arrangement.js';
import {callAs} from './callAs.js';

const ARRANGEMENT = 'gadgets';
const PREFERENCES = 'gadgets.';

/** The application of the portal whose data friends of a person read. */
const PROFILES = 'container.profile';

const FORBIDDEN = 403;

/** All preferences of a gadget, as JSON: those of all gadgets fit into the app data. */
export const LONGEST = 10_000;

/** @param {string} id */
const keyOf = (id) => PREFERENCES + id;

/** @param {string} key */
const isOurs = (key) => key === ARRANGEMENT || key.startsWith(PREFERENCES);

/**
 * @typedef {import('./arrangement.js').Entry} Entry
 * @typedef {(method: string, params: Record<string, unknown>) => Promise<any>} Caller
 */

/** App data of a person. Only those of the viewer are written. */
export class Storage {
  /**
   * @param {import('./arrangement.js').Rules} rules
   * @param {{read: Caller, write: Caller}} calls
   * @param {string} [person] another one than the viewer
   */
  constructor(rules, calls, person) {
    this.rules = rules;
    this.calls = calls;
    this.isReadOnly = person !== undefined;
    this.of = {userId: person ?? '@me', groupId: '@self', appId: '@app'};
  }

  /** @returns {Promise<{entries: Entry[], preferences: Map<string, Record<string, string>>}>} */
  async load() {
    const data = await this.#read();
    const kept = Object.entries(data).filter(([key]) => isOurs(key));
    return {
      entries: parse(data[ARRANGEMENT], this.rules),
      preferences: new Map(
        kept
          .filter(([key]) => key !== ARRANGEMENT)
          .map(([key, text]) => [key.slice(PREFERENCES.length), parsePreferences(text)])
      )
    };
  }

  /** What others do not show the viewer is nothing. @returns {Promise<Record<string, any>>} */
  async #read() {
    try {
      return Object.values((await this.calls.read('appdata.get', this.of)) ?? {})[0] ?? {};
    } catch (error) {
      if (this.isReadOnly && /** @type {any} */ (error).status === FORBIDDEN) {
        return {};
      }
      throw error;
    }
  }

  /** @param {Entry[]} entries */
  saveArrangement(entries) {
    return this.#update({[ARRANGEMENT]: format(entries)});
  }

  /** @param {string} id @param {Record<string, string>} preferences */
  savePreferences(id, preferences) {
    return this.#update({[keyOf(id)]: JSON.stringify(preferences)});
  }

  /** @param {string[]} ids of gadgets that are gone */
  deletePreferences(ids) {
    return this.calls.write('appdata.delete', {...this.of, keys: ids.map(keyOf)});
  }

  /** @param {Record<string, string>} data */
  #update(data) {
    return this.calls.write('appdata.update', {...this.of, data});
  }
}

/** Of the viewer's home, for the viewer alone. */
export function homeStorage() {
  return new Storage(HOME, {read: call, write});
}

/**
 * Of the page of a person, for their friends, too.
 *
 * @param {string} root the address of the web application
 * @param {string} [person] another one than the viewer
 */
export function profileStorage(root, person) {
  const calls = callAs(root, PROFILES);
  return new Storage(PROFILE, {read: calls, write: calls}, person);
}

/** @param {any} text */
function parsePreferences(text) {
  try {
    const values = typeof text === 'string' && text.length <= LONGEST ? JSON.parse(text) : {};
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
