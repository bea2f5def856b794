// What the explorer shows is in its address, so that a link shows the same.
import {address} from '../../core/router.js';

export const DEPTHS = [1, 2, 3];

/** So many people's friends may a link add. */
const MOST_OPEN = 30;

/**
 * @typedef {object} State
 * @property {string} id of who is in the middle
 * @property {number} depth
 * @property {string[]} open whose friends were added
 * @property {string} [selected]
 * @property {string} [group]
 */

/**
 * @param {string} id
 * @param {URLSearchParams} query
 * @returns {State}
 */
export function stateOf(id, query) {
  const depth = Number(query.get('depth'));
  return {
    id,
    depth: DEPTHS.includes(depth) ? depth : 1,
    open: query.getAll('open').slice(0, MOST_OPEN),
    selected: query.get('select') ?? undefined,
    group: query.get('group') ?? undefined
  };
}

/** @param {State} state */
export function addressOf({id, depth, open, selected, group}) {
  const query = new URLSearchParams();
  if (depth !== 1) {
    query.set('depth', String(depth));
  }
  open.forEach((each) => query.append('open', each));
  if (selected !== undefined) {
    query.set('select', selected);
  }
  if (group !== undefined) {
    query.set('group', group);
  }
  const text = query.toString();
  return `explorer/${encodeURIComponent(id)}${text ? `?${text}` : ''}`;
}

/** Keeps the state in the address without loading the page again. @param {string} below */
export function keep(below) {
  history.replaceState(null, '', address(below));
}
