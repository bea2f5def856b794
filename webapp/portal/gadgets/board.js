/** The gadgets that are on the page, each in its panel. */
import {viewer} from '../core/session.js';
import {HOME, PROFILE, addressOf, isOwn} from './arrangement.js';
import {mustWait, noteNavigation} from './cooldown.js';
import {Panel} from './panel.js';
import {askPreferences} from './preferences.js';
import {element} from './elements.js';

/** @typedef {import('./arrangement.js').Entry} Entry */

/** @param {import('./host.js').Settings} settings */
export function isPageOfOther({owner}) {
  return owner !== undefined && owner !== viewer().id;
}

export class Board {
  /** @type {Map<string, Panel>} by the ids of entries */
  #panels = new Map();
  /** The ids of gadgets of others that the viewer has agreed to. @type {Set<string>} */
  #agreed = new Set();
  /** @type {any} */
  #container;

  /** @param {import('./host.js').Settings} settings @param {import('./keeper.js').Keeper} keeper */
  constructor(settings, keeper) {
    this.settings = settings;
    this.keeper = keeper;
    this.view = settings.view ?? 'home';
    this.rules = this.view === 'profile' ? PROFILE : HOME;
    this.list = element('div', {class: 'gadget-list'});
  }

  /** @param {any} container Shindig's */
  open(container) {
    this.#container = container;
  }

  /** @param {number} site of Shindig's container */
  at(site) {
    return [...this.#panels.values()].find((panel) => panel.siteId === site);
  }

  /** @param {string} id of an entry */
  panel(id) {
    return this.#panels.get(id);
  }

  /**
   * @param {Entry} one
   * @param {Element | null} before
   * @param {(panel: Panel) => void} [onRemove] nothing where others have arranged the gadgets
   * @returns {Panel | undefined} nothing for what is no gadget
   */
  show(one, before, onRemove) {
    const address = addressOf(one.url, this.settings.root, this.rules);
    if (address === null) {
      return undefined;
    }
    const panel = new Panel(this.#container, one, address, {
      onRemove,
      onSettings: onRemove && (() => this.#ask(panel)),
      onView: () => this.#change(panel, panel.view === 'canvas' ? this.view : 'canvas')
    });
    this.#panels.set(one.id, panel);
    this.list.insertBefore(panel.element, before);
    const render = () => this.#render(panel, this.settings.large === one.id ? 'canvas' : this.view);
    if (mustWait(one)) {
      panel.wait(render);
    } else {
      render();
    }
    return panel;
  }

  /** @param {Panel} panel */
  remove(panel) {
    panel.close();
    panel.element.remove();
    this.#panels.delete(panel.entry.id);
  }

  /**
   * A frame that is taken out of the page and put in again loads anew, unless it is moved.
   *
   * @param {Panel} panel @param {Element | null} before
   */
  place(panel, before) {
    const list = /** @type {any} */ (this.list);
    if (list.moveBefore) {
      list.moveBefore(panel.element, before);
    } else {
      list.insertBefore(panel.element, before);
      this.#render(panel, panel.view);
    }
  }

  close() {
    this.#panels.forEach((panel) => panel.close());
  }

  /** @param {Panel | undefined} panel @param {Record<string, string>} preferences */
  change(panel, preferences) {
    if (panel) {
      this.keeper.change(panel.entry.id, preferences);
    }
  }

  /**
   * @param {Panel | undefined} panel @param {string} view @param {Record<string, any>} parameters
   * @param {string} [person]
   */
  navigate(panel, view, parameters, person) {
    if (panel && person) {
      noteNavigation(panel);
      this.settings.onPerson?.(person);
    } else if (panel && parameters.group) {
      noteNavigation(panel);
      this.settings.onGroup?.(String(parameters.group));
    } else if (panel && /^(home|canvas|profile)$/i.test(view)) {
      const asked = view.toLowerCase();
      this.#change(panel, asked === 'home' ? this.view : asked, parameters);
    }
  }

  /** @param {Panel} panel @param {string} view @param {object} [parameters] */
  #change(panel, view, parameters) {
    if (view === 'canvas' && this.settings.onEnlarge) {
      this.settings.onEnlarge(panel.entry.id);
    } else {
      this.#render(panel, view, parameters);
    }
  }

  /** @param {Panel} panel @param {string} view @param {object} [parameters] */
  #render(panel, view, parameters = {}) {
    if (this.#mustAsk(panel.entry)) {
      panel.ask(() => {
        this.#agreed.add(panel.entry.id);
        this.#render(panel, view, parameters);
      });
      return;
    }
    const theme = this.settings.theme?.();
    const preferences = this.keeper.preferences(panel.entry.id);
    const all = {...parameters, ...this.settings.parameters, ...(theme && {theme})};
    panel.show(view, all, preferences);
  }

  /** Gadgets act as the viewer, also those that somebody else has chosen. @param {Entry} one */
  #mustAsk(one) {
    return isPageOfOther(this.settings) && !isOwn(one) && !this.#agreed.has(one.id);
  }

  /** @param {Panel} panel */
  async #ask(panel) {
    const values = this.keeper.preferences(panel.entry.id);
    const chosen = await askPreferences(panel.title, panel.declared, values);
    panel.settings.focus();
    if (chosen) {
      this.change(panel, chosen);
      this.#render(panel, panel.view);
    }
  }
}
