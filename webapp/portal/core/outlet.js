// Draws the page of the address into its place: loading, shown, failed or unknown.
import {html, render} from './html.js';
import {t} from './i18n.js';
import {loaded} from './outdated.js';
import {begin, path, reload} from './router.js';
import {set} from './store.js';
import {failed, skeleton} from '../components/list.js';

const SKELETON_AFTER = 150;

/** @type {AbortController | undefined} */
let current;

/** @type {string | undefined} */
let shown;

/**
 * Shows pages from now on.
 *
 * @param {HTMLElement} place
 */
export function open(place) {
  begin((match) => {
    current?.abort();
    document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
    current = new AbortController();
    const moved = shown !== undefined && shown !== path();
    shown = path();
    set('path', shown + location.search);
    draw(place, match, current.signal, moved);
  });
}

/**
 * @param {HTMLElement} place
 * @param {ReturnType<typeof import('./router.js').match>} match
 * @param {AbortSignal} signal
 * @param {boolean} moved
 */
async function draw(place, match, signal, moved) {
  const timer = setTimeout(() => put(place, skeleton(6), signal), SKELETON_AFTER);
  /** @type {string | undefined} */
  let key;
  try {
    if (match) {
      const module = await loaded(match.route.load());
      key = module.title;
      document.title = title(key);
      await follow(place, module.page, match.params, signal);
    } else {
      document.title = title('page.unknown');
      put(place, unknown(), signal);
    }
  } catch (error) {
    const {status} = /** @type {{status?: number}} */ (error);
    if (status !== 403 && status !== 404) {
      console.warn(error);
    }
    put(place, broken(key, /** @type {Error} */ (error)), signal);
  } finally {
    clearTimeout(timer);
    set('opened', true);
  }
  if (moved && !signal.aborted) {
    scrollTo(0, 0);
    place.focus({preventScroll: true});
  }
}

/**
 * Draws a page now, and each time that it asks for it.
 *
 * @param {HTMLElement} place
 * @param {import('./router.js').PageModule['page']} page
 * @param {any} params
 * @param {AbortSignal} signal
 */
async function follow(place, page, params, signal) {
  /** @type {unknown} */
  let made;
  let due = false;
  const redraw = () => {
    due = false;
    put(place, typeof made === 'function' ? made() : made, signal);
  };
  const update = () => {
    if (!due && made !== undefined) {
      due = true;
      queueMicrotask(redraw);
    }
  };
  const making = page(params, {update, signal});
  set('opened', true); // in the same turn: what the frame asks for is in the page's batch
  made = await making;
  redraw();
}

/**
 * @param {HTMLElement} place
 * @param {unknown} template
 * @param {AbortSignal} signal
 */
function put(place, template, signal) {
  if (!signal.aborted) {
    render(template, place);
  }
}

/** @param {string | undefined} key */
function title(key) {
  return key ? `${t(key)} · shindig-neo4j` : 'shindig-neo4j';
}

/** @param {string | undefined} key of its title @param {Error} error */
function broken(key, error) {
  return html`<h1>${key ? t(key) : 'shindig-neo4j'}</h1>${failed(error, reload)}`;
}

function unknown() {
  return html`<h1>${t('page.unknown')}</h1><p>${t('page.unknownHint')}</p>`;
}
