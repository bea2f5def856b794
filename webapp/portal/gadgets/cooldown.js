/**
 * The cooldown of gadgets of others that lead away as soon as they are shown: nobody could remove
 * them. The next time, they wait until somebody asks for them.
 */
import {OWN} from './arrangement.js';

const SOON = 10_000;

/** Their ids. @type {Set<string>} */
const cooling = new Set();

/** @param {import('./panel.js').Panel} panel that leads away */
export function noteNavigation({entry, since}) {
  if (!entry.url.startsWith(OWN) && Date.now() - since < SOON) {
    cooling.add(entry.id);
  }
}

/** @param {import('./arrangement.js').Entry} entry */
export function mustWait(entry) {
  return cooling.has(entry.id);
}
