// The style sheets of pages, loaded with the first page that uses them.
import {OutdatedError} from './outdated.js';
import {file} from './place.js';

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * Loads a style sheet, once.
 *
 * @param {string} path below `portal/`
 * @returns {Promise<void>} when it applies; fails with an {@link OutdatedError}
 */
export function use(path) {
  const loaded = sheets.get(path) ?? add(path);
  sheets.set(path, loaded);
  return loaded;
}

/**
 * @param {string} path
 * @returns {Promise<void>}
 */
function add(path) {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = file(path);
    link.onload = () => resolve();
    link.onerror = () => {
      sheets.delete(path);
      link.remove();
      reject(new OutdatedError(path));
    };
    document.head.append(link);
  });
}
