/** One gadget on the page: its title, what can be done with it, and its frame or what went wrong. */
import {t} from '../core/i18n.js';
import {button, element, icon} from './elements.js';
import {COOLDOWN, HUB, PAGE, SLOW, VIEW, failureOf} from './failures.js';
import {heightOf, keepHeight} from './heights.js';
import {nameOf} from './names.js';

const PATIENCE = 25_000;
const HEIGHT = 160;

/** @typedef {(panel: Panel) => void} Act */

export class Panel {
  /** @type {any} */
  #site = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #turn = 0;
  #view = 'home';
  /** When the gadget was shown. */
  since = 0;

  /**
   * @param {any} container
   * @param {{id: string, url: string}} entry
   * @param {string} address of the gadget
   * @param {{onView: Act, onSettings?: Act, onRemove?: Act}} acts without the last ones, nobody
   *     changes what is shown
   */
  constructor(container, entry, address, acts) {
    this.container = container;
    this.entry = entry;
    this.address = address;
    this.title = nameOf(entry.url) || new URL(address).hostname;
    /** @type {Record<string, any>} */
    this.declared = {};
    this.heading = element('h2', {class: 'gadget-title'}, this.title);
    this.handle = element('button', {type: 'button', class: 'gadget-handle'}, icon('grip-vertical'));
    this.settings = button(icon('settings'), () => acts.onSettings?.(this), {hidden: ''});
    this.viewSwitch = button(icon('maximize-2'), () => acts.onView(this));
    this.remover = button(icon('x'), () => acts.onRemove?.(this));
    this.isFixed = !acts.onRemove;
    this.body = element('div', {class: 'gadget-body'});
    this.element = element(
      'section',
      {class: 'gadget', 'data-gadget': this.entry.id},
      element(
        'header',
        {class: 'gadget-header'},
        ...(this.isFixed
          ? [this.heading, this.viewSwitch]
          : [this.handle, this.heading, this.settings, this.viewSwitch, this.remover])
      ),
      this.body
    );
    this.setTitle(this.title);
  }

  get siteId() {
    return this.#site?.getId();
  }

  get view() {
    return this.#view;
  }

  /** @param {string} title what the gadget calls itself */
  setTitle(title) {
    this.title = title.trim() || this.title;
    const name = {name: this.title};
    this.heading.textContent = this.title;
    this.element.setAttribute('aria-label', this.title);
    this.handle.setAttribute('aria-label', t('gadgets.move', name));
    this.settings.setAttribute('aria-label', t('gadgets.settings', name));
    this.remover.setAttribute('aria-label', t('gadgets.remove', name));
    const isLarge = this.#view === 'canvas';
    this.viewSwitch.setAttribute('aria-label', t(isLarge ? 'gadgets.smaller' : 'gadgets.larger', name));
    this.viewSwitch.replaceChildren(icon(isLarge ? 'minimize-2' : 'maximize-2'));
    this.body.querySelector('iframe')?.setAttribute('title', this.title);
  }

  /**
   * Shows the gadget, again if it was shown before.
   *
   * @param {string} view @param {object} parameters of the view
   * @param {Record<string, string>} [preferences]
   */
  show(view, parameters, preferences) {
    this.#view = view;
    this.since = Date.now();
    this.close();
    const turn = ++this.#turn;
    const height = view === 'home' ? heightOf(this.entry.id) : HEIGHT;
    const place = element('div', {class: 'gadget-frame', 'aria-busy': 'true'});
    place.style.minHeight = `${height}px`;
    this.body.replaceChildren(place);
    this.element.classList.toggle('gadget-canvas', view === 'canvas');
    this.#again = () => this.show(view, parameters, preferences);
    this.#timer = setTimeout(() => this.#fail(SLOW), PATIENCE);
    this.#site = this.container.newGadgetSite(place);
    const {RenderParam} = /** @type {any} */ (globalThis).osapi.container;
    const rendering = {
      [RenderParam.VIEW]: view,
      [RenderParam.WIDTH]: '100%',
      [RenderParam.HEIGHT]: height,
      [RenderParam.SCROLL]: true,
      ...(preferences && {[RenderParam.USER_PREFS]: preferences})
    };
    this.container.navigateGadget(
      this.#site,
      this.address,
      parameters,
      rendering,
      (/** @type {any} */ gadget) => turn === this.#turn && this.#answered(gadget, place)
    );
  }

  #again = () => {};

  /** @param {any} gadget its metadata @param {HTMLElement} place */
  #answered(gadget, place) {
    if (gadget.error) {
      this.#fail(failureOf(gadget.error));
      return;
    }
    this.declared = gadget.userPrefs ?? {};
    this.settings.hidden = Object.values(this.declared).every((it) => it.dataType === 'HIDDEN');
    const frame = place.querySelector('iframe');
    if (!frame || frame.dataset.page) {
      const missing = gadget.modulePrefs?.features?.['pubsub-2'] ? HUB : VIEW;
      this.#fail(frame ? PAGE : missing, frame?.dataset.page);
      return;
    }
    frame.addEventListener('load', () => {
      clearTimeout(this.#timer);
      place.removeAttribute('aria-busy');
    });
    this.setTitle(String(gadget.modulePrefs?.title || this.title).slice(0, 100));
  }

  /** The gadget has its height. @param {number} height in pixels */
  fit(height) {
    const place = /** @type {HTMLElement | null} */ (this.body.querySelector('.gadget-frame'));
    place?.style.removeProperty('min-height');
    if (this.#view === 'home') {
      keepHeight(this.entry.id, height);
    }
  }

  /** Shows nothing of the gadget until somebody asks for it. @param {() => void} show */
  wait(show) {
    this.#again = show;
    this.#fail(COOLDOWN);
  }

  /** Shows nothing of the gadget until the viewer agrees to it. @param {() => void} show */
  ask(show) {
    this.viewSwitch.hidden = true;
    const agree = () => {
      this.viewSwitch.hidden = false;
      this.viewSwitch.focus();
      show();
    };
    const {host} = new URL(this.address);
    this.#say(t('gadgets.ask', {host}), button(t('gadgets.agree'), agree));
  }

  /** @param {string} key of a text @param {string} [address] that it names */
  #fail(key, address = this.address) {
    const retry = button(t('gadgets.retry'), () => this.#again());
    this.#say(t(key, {address}), retry, {role: 'alert'});
  }

  /** In place of the gadget. @param {string} text @param {HTMLElement} act @param {{role?: string}} [attributes] */
  #say(text, act, attributes) {
    this.close();
    this.#turn++;
    this.body.replaceChildren(element('div', {class: 'gadget-failure', ...attributes}, element('p', {}, text), act));
  }

  /** Ends what runs in the frame. */
  close() {
    clearTimeout(this.#timer);
    if (this.#site) {
      this.container.closeGadget(this.#site);
      this.#site = null;
    }
  }
}
