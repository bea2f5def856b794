/**
 * Which gadgets are shown, and in which order. These functions change nothing; they make new lists.
 *
 * @typedef {{id: string, url: string}} Entry with an address, or {@link OWN} and a name
 */

/** Stands before the name of a gadget of the project itself, wherever the server is. */
export const OWN = 'own:';

export const OWN_GADGETS = ['profile', 'friends', 'suggestions', 'stream', 'inbox', 'groups'];

export const MOST = 30;
const LONGEST = 2000;

/**
 * What the gadgets of a view can be.
 *
 * @typedef {object} Rules
 * @property {string[]} own those of the project
 * @property {string[]} first the names of those of the project for who has arranged nothing
 * @property {number} most
 */

/** At first, what the portal's own parts do not show beside them. @type {Rules} */
export const HOME = {own: OWN_GADGETS, first: ['suggestions', 'groups'], most: MOST};

/** Those of the project are about the owner of the page. @type {Rules} */
export const PROFILE = {own: ['profile', 'friends', 'groups'], first: [], most: 10};

/** @returns {Entry[]} for who has arranged nothing */
export function initial(rules = HOME) {
  return rules.first.map((name) => ({id: name, url: OWN + name}));
}

/** @param {Entry} entry @returns {boolean} whether it is a gadget of the project itself */
export function isOwn({url}) {
  return url.startsWith(OWN);
}

/** @param {string} url @returns {Entry} with an id of its own */
export function entry(url) {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return {id: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''), url};
}

/** @param {Entry[]} entries @param {string} id @param {number} steps towards the end @returns {Entry[]} */
export function moved(entries, id, steps) {
  const from = entries.findIndex((candidate) => candidate.id === id);
  if (from < 0) {
    return entries;
  }
  const to = Math.min(Math.max(from + steps, 0), entries.length - 1);
  const result = entries.filter((candidate) => candidate.id !== id);
  result.splice(to, 0, entries[from]);
  return result;
}

/** @param {Entry[]} entries @param {Entry} added @param {number} at its place */
export function inserted(entries, added, at) {
  const others = removed(entries, added.id);
  return [...others.slice(0, at), added, ...others.slice(at)];
}

/** @param {Entry[]} entries @param {string} id */
export function removed(entries, id) {
  return entries.filter((candidate) => candidate.id !== id);
}

/**
 * @param {string} text what was kept
 * @returns {Entry[]} without what makes no sense
 */
export function parse(text, rules = HOME) {
  try {
    /** @type {Entry[]} */
    const entries = JSON.parse(text).gadgets.filter((/** @type {any} */ found) => isEntry(found, rules));
    return [...new Map(entries.map((found) => [found.id, found])).values()].slice(0, rules.most);
  } catch {
    return initial(rules);
  }
}

/** @param {Entry[]} entries */
export function format(entries) {
  return JSON.stringify({version: 1, gadgets: entries});
}

/** @param {any} found @param {Rules} rules */
function isEntry(found, rules) {
  return /^[a-z0-9]{1,40}$/.test(found?.id) && addressOf(found?.url, location.href, rules) !== null;
}

/**
 * @param {string} url of an entry
 * @param {string} root the address of the web application
 * @returns {string | null} the address of the gadget; null for what is none
 */
export function addressOf(url, root, rules = HOME) {
  const own = String(url).startsWith(OWN) ? String(url).slice(OWN.length) : null;
  if (own !== null) {
    return rules.own.includes(own) ? new URL(`gadgets/${own}/gadget.xml`, root).href : null;
  }
  try {
    const address = new URL(url);
    const isKept = /^https?:$/.test(address.protocol) && address.href.length <= LONGEST;
    return isKept ? address.href : null;
  } catch {
    return null;
  }
}
