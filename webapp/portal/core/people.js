// The names and faces of people, each asked for once.
import {call} from './rpc.js';
import {PERSON_FIELDS} from '../components/person.js';

const MOST = 100;

/** @type {Map<string, import('../components/person.js').Person>} */
const known = new Map();

/**
 * @param {string} id
 * @returns {import('../components/person.js').Person} with the id alone if nothing else is known
 */
export function person(id) {
  return known.get(id) ?? {id};
}

/** @param {import('../components/person.js').Person[]} people that some answer has */
export function learn(people) {
  people.forEach((each) => known.set(each.id, each));
}

/**
 * Asks for those that are not known.
 *
 * @param {string[]} ids
 */
export async function know(ids) {
  const missing = [...new Set(ids)].filter((id) => id && !known.has(id));
  const parts = [];
  for (let i = 0; i < missing.length; i += MOST) {
    parts.push(missing.slice(i, i + MOST));
  }
  await Promise.all(
    parts.map(async (userId) => {
      const answer = await call('people.get', {userId, groupId: '@self', fields: PERSON_FIELDS, count: MOST});
      learn(answer.list ?? [answer]);
    })
  );
  missing.filter((id) => !known.has(id)).forEach((id) => known.set(id, {id})); // who is gone
}
