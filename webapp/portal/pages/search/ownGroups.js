// The viewer's groups by the words of their titles. The server completes people and skills.
import {call} from '../../core/rpc.js';

const MOST = 100;

/** @typedef {{id: string, title: string, description?: string, closed?: boolean}} Group */

/**
 * @param {string} text
 * @returns {Promise<Group[]>} those of which a word begins with each of the text's
 */
export async function ownGroups(text) {
  const {list} = await call('groups.get', {userId: '@me', count: MOST, sortBy: 'title'});
  const wanted = words(text);
  return list.filter((/** @type {Group} */ group) => {
    const own = words(group.title ?? '');
    return wanted.every((each) => own.some((word) => word.startsWith(each)));
  });
}

/** @param {string} text */
export function words(text) {
  return text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
