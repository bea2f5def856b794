/**
 * Shows the viewer's gadgets, and lets people add, remove, move and set them. What they have
 * arranged is kept in their app data.
 */
import {t} from '../core/i18n.js';
import {addForm} from './adding.js';
import {Arranging} from './arranging.js';
import {Board, isPageOfOther} from './board.js';
import {openContainer} from './container.js';
import {button, element} from './elements.js';
import {tellGadgets} from './events.js';
import {UNKNOWN} from './failures.js';
import {Keeper} from './keeper.js';
import {homeStorage, profileStorage} from './storage.js';

/**
 * @typedef {object} Settings
 * @property {string} root the address of the web application
 * @property {'home' | 'profile'} [view] of the gadgets: home by default
 * @property {string} [owner] whose page it is, the viewer's by default; on that of another person,
 *     the viewer changes nothing
 * @property {() => string | undefined} [theme] `light` or `dark`
 * @property {Record<string, string>} [parameters] of the view of each gadget, besides the theme
 * @property {boolean} [inColumn] one below the other, the form that adds one last
 * @property {string} [large] the id of the gadget that is enlarged at first
 * @property {(id: string) => void} [onEnlarge] leads to where the gadget of an id is enlarged; here
 *     by default
 * @property {(id: string) => void} [onPerson] leads to the page of a person
 * @property {(id: string) => void} [onGroup] leads to the page of a group
 * @property {(listener: () => void) => () => void} [onEvent] calls when something has happened
 * @property {AbortSignal} [signal] ends all gadgets
 */

/**
 * @param {HTMLElement} place which is in the document by the time that the server has answered
 * @param {Settings} settings
 */
export async function showGadgets(place, settings) {
  try {
    await start(place, settings);
  } catch (error) {
    if (settings.signal?.aborted) {
      return;
    }
    console.warn(error);
    const retry = button(t('gadgets.retry'), () => showGadgets(place, settings));
    const words = element('p', {}, t(UNKNOWN, {address: settings.root}));
    place.replaceChildren(element('div', {class: 'gadget-failure', role: 'alert'}, words, retry));
  }
}

/** @param {Settings} settings */
function storageOf(settings) {
  const {root, view, owner} = settings;
  return view === 'profile' ? profileStorage(root, isPageOfOther(settings) ? owner : undefined) : homeStorage();
}

/** @param {HTMLElement} place @param {Settings} settings */
async function start(place, settings) {
  const {root, owner, onEvent, signal} = settings;
  const isOfOther = isPageOfOther(settings);
  const news = element('div', {class: 'gadget-news', role: 'status'});
  const say = (/** @type {string} */ text, /** @type {HTMLElement[]} */ ...acts) => {
    const words = document.createTextNode(text);
    news.replaceChildren(words, ...acts);
    return () => words.parentNode && news.replaceChildren();
  };
  const keeper = new Keeper(() => say(t('gadgets.unsaved')), storageOf(settings));
  const loading = keeper.load();
  if (isOfOther && !(await loading).length) {
    return;
  }
  const board = new Board(settings, keeper);
  const opening = openContainer({
    root,
    owner,
    preferences: (site) => keeper.preferences(board.at(site)?.entry.id ?? ''),
    onPreferences: (site, changed) => board.change(board.at(site), changed),
    onNavigate: (site, view, parameters, person) => board.navigate(board.at(site), view, parameters, person),
    onHeight: (site, height) => board.at(site)?.fit(height),
    onTitle: (site, title) => board.at(site)?.setTitle(title)
  });
  const [container, entries] = await Promise.all([opening, loading]);
  if (signal?.aborted) {
    return;
  }
  board.open(container);
  const endEvents = tellGadgets(onEvent);
  signal?.addEventListener('abort', () => {
    endEvents();
    board.close();
  });
  if (isOfOther) {
    place.replaceChildren(board.list);
    entries.forEach((one) => board.show(one, null));
  } else {
    const arranging = new Arranging(board, keeper, say);
    const form = addForm(root, arranging, settings.inColumn ?? false);
    place.replaceChildren(...(settings.inColumn ? [news, board.list, form] : [form, news, board.list]));
    arranging.begin(entries);
  }
}
