/** How high gadgets were, so that a page keeps this space for them before they are there. */
import {recall, remember} from '../core/memory.js';
import {viewer} from '../core/session.js';
import {MOST} from './arrangement.js';

const key = () => `gadgets.heights:${viewer().id}`;
const USUAL = 160;

/** A title, and the space between two gadgets. */
const AROUND = 64;

/** No window shows more of them at once. */
const MOST_RESERVED = 3000;

/** @returns {Record<string, number>} by the ids of entries */
function read() {
  try {
    const heights = Object.entries(JSON.parse(recall(key()) ?? '{}'));
    return Object.fromEntries(heights.filter(([, height]) => Number.isFinite(height)));
  } catch {
    return {};
  }
}

/** @param {string} id */
export function heightOf(id) {
  return read()[id] ?? USUAL;
}

/** @param {string} id @param {number} height */
export function keepHeight(id, height) {
  const heights = {...read(), [id]: height};
  remember(key(), JSON.stringify(Object.fromEntries(Object.entries(heights).slice(-MOST))));
}

/** Forgets those of gadgets that are not on the page. @param {string[]} ids of those that are */
export function keepHeightsOf(ids) {
  const heights = Object.entries(read()).filter(([id]) => ids.includes(id));
  remember(key(), JSON.stringify(Object.fromEntries(heights)));
}

/** Of all gadgets together, one below the other. */
export function reservedHeight() {
  const heights = Object.values(read());
  const known = heights.length ? heights : [USUAL, USUAL];
  const all = known.reduce((sum, height) => sum + height + AROUND, 0);
  return Math.min(all, MOST_RESERVED);
}
