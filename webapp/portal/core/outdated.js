// Parts of the portal that are not there any more: the server has others since an update.
import {file} from './place.js';

const PATIENCE = 10_000;

/** A file of the portal did not load. */
export class OutdatedError extends Error {
  name = 'OutdatedError';
}

/**
 * @template T
 * @param {Promise<T>} module that is imported
 * @returns {Promise<T>} fails with an {@link OutdatedError} if a file of it does not load
 */
export function loaded(module) {
  return module.catch(async (error) => {
    throw error instanceof TypeError && (await isMissing(error)) ? new OutdatedError(error.message) : error;
  });
}

/**
 * Whether a file is the reason: browsers name it, or say nothing. Then files of this version tell.
 *
 * @param {TypeError} error
 */
async function isMissing(error) {
  return error.message.includes(file('')) || !(await isServed('core/outdated.js'));
}

/** @param {string} path below `portal/` */
async function isServed(path) {
  try {
    return (await fetch(file(path), {cache: 'no-store', signal: AbortSignal.timeout(PATIENCE)})).ok;
  } catch {
    return false;
  }
}
