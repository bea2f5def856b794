/** Adds, removes and moves gadgets, and keeps which there are in which order. */
import {t} from '../core/i18n.js';
import {OWN, addressOf, entry, inserted, moved, removed} from './arrangement.js';
import {button} from './elements.js';
import {keepHeightsOf} from './heights.js';
import {makeMovable} from './moving.js';

const UNDO_MILLIS = 10_000;

/**
 * @typedef {import('./arrangement.js').Entry} Entry
 * @typedef {import('./panel.js').Panel} Panel
 */

export class Arranging {
  /** @type {Entry[]} */
  #entries = [];

  /** Told when the gadgets are others. */
  onChange = () => {};

  /**
   * @param {import('./board.js').Board} board
   * @param {import('./keeper.js').Keeper} keeper
   * @param {(text: string, ...acts: HTMLElement[]) => () => void} say what takes the words away, if
   *     they are still there
   */
  constructor(board, keeper, say) {
    this.board = board;
    this.keeper = keeper;
    this.say = say;
  }

  /** @param {Entry[]} entries as they were kept */
  begin(entries) {
    this.#entries = entries;
    this.#keepHeights();
    entries.forEach((one) => this.#show(one, null));
    this.onChange();
  }

  /** The gadgets of the project that are not shown. */
  get offers() {
    return this.board.rules.own.filter((name) => !this.#entries.some((one) => one.url === OWN + name));
  }

  /**
   * Shows a gadget, the first of all.
   *
   * @param {string} url of an entry
   * @param {string} root the address of the web application
   * @returns {boolean} whether it is one
   */
  add(url, root) {
    const {most} = this.board.rules;
    const isGadget = addressOf(url, root, this.board.rules) !== null;
    if (!isGadget || this.#entries.length >= most) {
      this.say(t(isGadget ? 'gadgets.many' : 'gadgets.invalid', {most}));
      return false;
    }
    const added = entry(url);
    this.#show(added, this.board.list.firstElementChild);
    this.#arrange((entries) => inserted(entries, added, 0));
    this.say(t('gadgets.added'));
    return true;
  }

  /** @param {Entry} one @param {Element | null} before */
  #show(one, before) {
    const panel = this.board.show(one, before, (shown) => this.#remove(shown));
    if (panel) {
      makeMovable(panel.handle, panel.element, {
        step: (steps) => this.#move(panel, steps),
        dropBefore: (other) => this.#drop(panel, other)
      });
    }
  }

  /** @param {Panel} panel */
  #remove(panel) {
    const {id} = panel.entry;
    const at = this.#entries.indexOf(panel.entry);
    const beside = panel.element.nextElementSibling ?? panel.element.previousElementSibling;
    this.board.remove(panel);
    this.#arrange((entries) => removed(entries, id));
    const timer = setTimeout(() => {
      unsay();
      this.#keepHeights();
      this.keeper.forget([id]);
    }, UNDO_MILLIS);
    const undo = button(t('gadgets.undo'), () => {
      if (this.#restore(panel.entry, at)) {
        clearTimeout(timer);
        unsay();
      }
    });
    const unsay = this.say(t('gadgets.removed', {name: panel.title}), undo);
    /** @type {HTMLElement} */ (beside?.querySelector('.gadget-handle') ?? undo).focus();
  }

  /** @param {Entry} one @param {number} at @returns {boolean} whether there was room */
  #restore(one, at) {
    const {most} = this.board.rules;
    if (this.#entries.length >= most) {
      this.say(t('gadgets.many', {most}));
      return false;
    }
    this.#show(one, this.board.list.children[at] ?? null);
    this.#arrange((entries) => inserted(entries, one, at));
    this.board.panel(one.id)?.handle.focus();
    return true;
  }

  /** @param {Panel} panel @param {number} steps */
  #move(panel, steps) {
    const {id} = panel.entry;
    const at = moved(this.#entries, id, steps).indexOf(panel.entry);
    const others = [...this.board.list.children].filter((other) => other !== panel.element);
    this.board.place(panel, others[at] ?? null);
    panel.handle.focus();
    this.#arrange((entries) => moved(entries, id, steps));
    this.say(t('gadgets.moved', {name: panel.title, place: at + 1, of: this.#entries.length}));
  }

  /** @param {Panel} panel @param {HTMLElement | null} before */
  #drop(panel, before) {
    const ids = removed(this.#entries, panel.entry.id).map((one) => one.id);
    const to = before ? ids.indexOf(before.dataset.gadget ?? '') : ids.length;
    this.#move(panel, to - this.#entries.indexOf(panel.entry));
  }

  #keepHeights() {
    if (this.board.view === 'home') {
      keepHeightsOf(this.#entries.map((one) => one.id));
    }
  }

  /** @param {(entries: Entry[]) => Entry[]} change */
  #arrange(change) {
    this.#entries = change(this.#entries);
    this.keeper.arrange(change);
    this.onChange();
  }
}
