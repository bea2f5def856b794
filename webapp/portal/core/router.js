// The address is the state: which page is shown, and with what.
import {home} from './place.js';

/**
 * @typedef {object} View what a page gets to draw itself
 * @property {() => void} update draws the page again, soon
 * @property {AbortSignal} signal aborted when the page is left
 *
 * @typedef {Record<string, string> & {query: URLSearchParams}} Parameters
 *
 * @typedef {object} PageModule
 * @property {(params: any, view: View) => unknown} page a template, or a function that makes one
 *     each time that it is drawn, or a promise of either
 * @property {string} [title] the key of its title
 *
 * @typedef {object} Route
 * @property {RegExp} pattern
 * @property {string[]} names
 * @property {() => Promise<PageModule>} load
 */

/** @type {Route[]} */
const routes = [];

/** @type {(match: {route: Route, params: any} | undefined) => void} */
let show = () => {};

/**
 * Registers a page.
 *
 * @param {string} pattern below the portal, such as `people/{id}`; `{rest*}` takes slashes too
 * @param {() => Promise<PageModule>} load
 */
export function route(pattern, load) {
  const names = [...pattern.matchAll(/\{(\w+)\*?\}/g)].map((match) => match[1]);
  const text = pattern.replace(/\{\w+\*\}/g, '(.*)').replace(/\{\w+\}/g, '([^/]+)');
  routes.push({pattern: new RegExp(`^${text}/?$`), names, load});
}

/** The path of the present page below the portal, without its query. */
export function path() {
  return location.pathname.startsWith(home) ? location.pathname.slice(home.length) : '';
}

/** @param {string} below the address below the portal, with or without a query */
export function address(below) {
  return home + below;
}

/**
 * Goes to a page.
 *
 * @param {string} below its address below the portal
 * @param {{replace?: boolean}} [options] replace: without a step back to the present one
 */
export function go(below, {replace = false} = {}) {
  const target = address(below);
  if (target !== location.pathname + location.search) {
    history[replace ? 'replaceState' : 'pushState'](null, '', target);
  }
  resolve();
}

/** Shows the page of the address again, from its beginning. */
export function reload() {
  resolve();
}

/** @param {typeof show} listener told which page to show */
export function begin(listener) {
  show = listener;
  document.addEventListener('click', follow);
  addEventListener('popstate', resolve);
  resolve();
}

/** Links to pages need no new document. @param {MouseEvent} event */
function follow(event) {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const anchor = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  if (!plain || event.defaultPrevented || !(anchor instanceof HTMLAnchorElement)) {
    return;
  }
  const target = new URL(anchor.href, location.href);
  const here = target.origin === location.origin && target.pathname.startsWith(home);
  if (here && !anchor.target && !anchor.hasAttribute('download') && !target.hash) {
    event.preventDefault();
    go(target.pathname.slice(home.length) + target.search);
  }
}

function resolve() {
  show(match(path(), location.search));
}

/**
 * @param {string} below
 * @param {string} query
 */
export function match(below, query) {
  for (const each of routes) {
    const found = each.pattern.exec(below);
    if (found) {
      const values = each.names.map((name, i) => [name, decode(found[i + 1])]);
      const params = Object.assign(Object.fromEntries(values), {query: new URLSearchParams(query)});
      return {route: each, params};
    }
  }
  return undefined;
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
