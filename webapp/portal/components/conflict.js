import {toast} from './toast.js';

/**
 * Waits for a write that what there is may not allow, such as a last owner who leaves.
 *
 * @param {Promise<unknown>} written
 * @param {string} text what is said where it is refused with status 409
 * @returns {Promise<boolean>} whether it is written
 */
export async function unlessConflict(written, text) {
  try {
    await written;
    return true;
  } catch (error) {
    if (/** @type {any} */ (error).status !== 409) {
      throw error;
    }
    toast(text);
    return false;
  }
}
