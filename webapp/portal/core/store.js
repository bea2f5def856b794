// What pages share: one small store that tells who listens.

/** @type {Map<string, unknown>} */
const values = new Map();

/** @type {Map<string, Set<(value: any) => void>>} */
const listeners = new Map();

/**
 * @param {string} key
 * @returns {any}
 */
export function get(key) {
  return values.get(key);
}

/**
 * @param {string} key
 * @param {unknown} value
 */
export function set(key, value) {
  if (values.get(key) !== value) {
    values.set(key, value);
    listeners.get(key)?.forEach((listener) => listener(value));
  }
}

/**
 * @param {string} key
 * @param {(value: any) => void} listener
 * @returns {() => void} what ends it
 */
export function on(key, listener) {
  const all = listeners.get(key) ?? new Set();
  listeners.set(key, all);
  all.add(listener);
  return () => all.delete(listener);
}
