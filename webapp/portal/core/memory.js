// What this browser keeps: drafts and choices. One that keeps nothing forgets at the end of the page.

const PREFIX = 'portal.';

/** What could not be kept. @type {Map<string, string | null>} */
const fallback = new Map();

/**
 * @param {string} key
 * @returns {string | null}
 */
export function recall(key) {
  const unkept = fallback.get(key);
  if (unkept !== undefined) {
    return unkept;
  }
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string | null} value null to forget
 */
export function remember(key, value) {
  try {
    if (value === null) {
      localStorage.removeItem(PREFIX + key);
    } else {
      localStorage.setItem(PREFIX + key, value);
    }
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
  }
}
