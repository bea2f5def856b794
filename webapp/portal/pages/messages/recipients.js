// To whom a message goes: names are completed as they are typed (the pattern of a combobox with a list).
import {html, live, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {learn, person} from '../../core/people.js';
import {call} from '../../core/rpc.js';
import {face, icon, nameOf} from '../../components/index.js';

const MOST = 100;
const SHOWN = 8;
const AFTER = 150;

/** @typedef {import('../../components/person.js').Person} Person */

/**
 * @param {import('../../core/router.js').View} view
 * @param {() => string[]} ids
 * @param {(ids: string[]) => void} change
 */
export function recipients(view, ids, change) {
  let text = '';
  /** @type {Person[]} */
  let found = [];
  let chosen = 0;
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const type = (/** @type {any} */ event) => {
    text = event.target.value;
    clearTimeout(timer);
    timer = setTimeout(complete, AFTER);
  };
  const complete = async () => {
    const own = ++asked;
    const fragment = text.trim();
    const answer = fragment
      ? await call('graph.complete', {fragment, count: SHOWN}).catch(() => ({list: []}))
      : {list: []};
    if (own === asked) {
      found = answer.list.filter((/** @type {Person} */ each) => !ids().includes(each.id));
      learn(found);
      chosen = 0;
      view.update();
    }
  };
  const add = (/** @type {Person} */ each) => {
    asked++;
    text = '';
    found = [];
    change([...ids(), each.id].slice(0, MOST));
  };
  const remove = (/** @type {string} */ id) => {
    change(ids().filter((each) => each !== id));
    document.getElementById('recipient')?.focus();
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step && found.length) {
      event.preventDefault();
      chosen = (chosen + step + found.length) % found.length;
      view.update();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (found[chosen]) {
        add(found[chosen]);
      }
    } else if (event.key === 'Escape' && found.length) {
      event.preventDefault();
      found = [];
      view.update();
    } else if (event.key === 'Backspace' && !text && ids().length) {
      remove(ids()[ids().length - 1]);
    }
  };

  const chip = (
    /** @type {string} */ id
  ) => html`<li class="chip">${face(person(id), 'small')}<span>${nameOf(person(id))}</span>
    <button class="button plain" type="button" aria-label=${t('messages.removeRecipient', {name: nameOf(person(id))})}
      @click=${() => remove(id)}>${icon('x')}</button></li>`;
  const option = (/** @type {Person} */ each, /** @type {number} */ i) => html`<li id="recipient-${i}" role="option"
    class="row" aria-selected=${i === chosen ? 'true' : 'false'}
    @mousedown=${(/** @type {Event} */ event) => (event.preventDefault(), add(each))}>${face(each, 'small')}<span>${nameOf(each)}</span></li>`;

  return {
    draw: () => html`<div class="field recipients">
      <label for="recipient">${t('messages.recipients')}</label>
      ${ids().length ? html`<ul class="plain row wrap chips" aria-label=${t('messages.recipients')}>${ids().map(chip)}</ul>` : nothing}
      <input id="recipient" role="combobox" autocomplete="off" maxlength="100" placeholder=${t('messages.recipientsHint')}
        aria-autocomplete="list" aria-expanded=${found.length ? 'true' : 'false'} aria-controls="recipients"
        aria-activedescendant=${found.length ? `recipient-${chosen}` : nothing}
        .value=${live(text)} @input=${type} @keydown=${press}>
      <ul id="recipients" class="plain options" role="listbox" aria-label=${t('messages.found')} ?hidden=${!found.length}>${found.map(
        option
      )}</ul>
      <span class="visually-hidden" role="status">${found.length ? t('messages.foundCount', {count: found.length}) : ''}</span>
    </div>`
  };
}
