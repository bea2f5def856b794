/** Keeps what people arrange and set, one write after the other, so that the last one counts. */
import {LONGEST, homeStorage} from './storage.js';

export class Keeper {
  /** @type {Map<string, Record<string, string>>} */
  #preferences = new Map();
  /** Gadgets whose preferences are about to be written. @type {Set<string>} */
  #due = new Set();
  #written = Promise.resolve();
  #onFailure;
  #storage;

  /** @param {() => void} onFailure @param {import('./storage.js').Storage} [storage] */
  constructor(onFailure, storage = homeStorage()) {
    this.#onFailure = onFailure;
    this.#storage = storage;
  }

  /** @returns {Promise<import('./arrangement.js').Entry[]>} */
  async load() {
    const {entries, preferences} = await this.#storage.load();
    this.#preferences = preferences;
    const unused = [...preferences.keys()].filter((id) => !entries.some((one) => one.id === id));
    this.forget(unused);
    return entries;
  }

  /** @param {string} id of a gadget on the page @returns {Record<string, string>} */
  preferences(id) {
    return this.#preferences.get(id) ?? {};
  }

  /**
   * Changes what is kept now, which another page may have changed.
   *
   * @param {(entries: import('./arrangement.js').Entry[]) => import('./arrangement.js').Entry[]} change
   */
  arrange(change) {
    this.#write(async () => this.#storage.saveArrangement(change((await this.#storage.load()).entries)));
  }

  /**
   * Sets preferences, unless they become too many. What is set while others are being written is
   * written with the next ones, however often that happens.
   *
   * @param {string} id @param {Record<string, string>} changed
   */
  change(id, changed) {
    const texts = Object.entries(changed).map(([name, value]) => [name, String(value)]);
    const values = {...this.preferences(id), ...Object.fromEntries(texts)};
    if (JSON.stringify(values).length > LONGEST) {
      return;
    }
    this.#preferences.set(id, values);
    if (!this.#due.has(id)) {
      this.#due.add(id);
      this.#write(() => {
        this.#due.delete(id);
        return this.#storage.savePreferences(id, this.preferences(id));
      });
    }
  }

  /** @param {string[]} ids of gadgets that nobody has taken back */
  forget(ids) {
    const known = ids.filter((id) => this.#preferences.delete(id));
    if (known.length) {
      this.#write(() => this.#storage.deletePreferences(known).catch(() => {})); // the next `load` does
    }
  }

  /** @param {() => Promise<unknown>} writing */
  #write(writing) {
    if (this.#storage.isReadOnly) {
      return;
    }
    this.#written = this.#written.then(writing).then(
      () => {},
      () => this.#onFailure()
    );
  }
}
