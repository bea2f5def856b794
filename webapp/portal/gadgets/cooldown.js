/**
 * The cooldown of gadgets of others that lead away as soon as they are shown: nobody could remove
 * them. The next time, they wait until somebody asks for them.
 */
import {isOwn} from './arrangement.js';

const SOON = 10_000;

/** Their addresses. @type {Set<string>} */
const cooling = new Set();

/** @param {import('./panel.js').Panel} panel that leads away */
export function noteNavigation({entry, since}) {
  if (!isOwn(entry) && Date.now() - since < SOON) {
    cooling.add(entry.url);
  }
}

/** @param {import('./arrangement.js').Entry} entry */
export function mustWait(entry) {
  return cooling.has(entry.url);
}
