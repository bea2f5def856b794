// The search in the header.
import {html, ref} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {address, go, path} from '../../core/router.js';
import {use} from '../../core/styles.js';
import {icon} from '../../components/index.js';
import {suggest} from './combobox.js';
import {suggestions} from './suggestions.js';

use('pages/search/search.css').catch(() => {}); // it works without

export function searchBox() {
  return html`<form class="search suggesting" role="search" action=${address('search')} @submit=${find}>
    ${icon('search')}
    <input id="search" name="q" type="search" autocomplete="off" maxlength="100"
      aria-label=${t('frame.search')} placeholder=${t('frame.search')} ${ref(attach)}>
    <kbd aria-hidden="true">/</kbd>
  </form>`;
}

/** @param {Element | undefined} input */
function attach(input) {
  suggest(input, suggestions, (option) => {
    /** @type {HTMLInputElement} */ (input).value = '';
    go(option.value.path);
  });
}

/** @param {SubmitEvent} event */
function find(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const words = String(new FormData(form).get('q') ?? '').trim();
  if (words) {
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
    go(`search?q=${encodeURIComponent(words)}`);
  }
}

/** The search box has what the page of the address has found. */
export function showSought() {
  const box = /** @type {HTMLInputElement} */ (document.getElementById('search'));
  if (document.activeElement !== box || path() === 'search') {
    box.value = path() === 'search' ? (new URLSearchParams(location.search).get('q') ?? '') : '';
  }
}
