// Keys that work on every page, as long as nobody types.
import {html} from './html.js';
import {t} from './i18n.js';
import {go, match} from './router.js';
import {dialog} from '../components/dialog.js';

/** What follows the key `g`. @type {Record<string, string>} */
const PLACES = {h: '', f: 'friends', m: 'messages', g: 'groups', e: 'explorer', s: 'settings'};
const TOGETHER = 1000;

let led = 0;

export function listen() {
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))) {
      press(event);
    }
  });
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select') || Boolean(target.closest('dialog')))
  );
}

/** @param {KeyboardEvent} event */
function press(event) {
  const place = PLACES[event.key];
  if (event.key === '/') {
    event.preventDefault();
    document.getElementById('search')?.focus();
  } else if (event.key === '?') {
    help();
  } else if (place !== undefined && Date.now() - led < TOGETHER) {
    led = 0;
    go(place);
  } else {
    led = event.key === 'g' ? Date.now() : 0;
  }
}

function help() {
  const all = [
    ['/', 'keys.search'],
    ['?', 'keys.help'],
    ['g h', 'keys.home'],
    ['g f', 'keys.friends'],
    ['g m', 'keys.messages'],
    ['g g', 'keys.groups'],
    ['g e', 'keys.explorer'],
    ['g s', 'keys.settings']
  ];
  const keys = all.filter(([key]) => !key.startsWith('g ') || match(PLACES[key[2]], ''));
  dialog({
    title: t('keys.title'),
    body: html`<table><tbody>${keys.map(
      ([key, text]) => html`<tr>
      <th scope="row">${key.split(' ').map((each) => html`<kbd>${each}</kbd> `)}</th><td>${t(text)}</td>
    </tr>`
    )}</tbody></table>`
  });
}
