import {html, nothing, render, repeat} from '../core/html.js';
import {t} from '../core/i18n.js';

const SECONDS = 10;

/** @typedef {{id: number, text: string, undo?: () => unknown}} Toast */

/** @type {Toast[]} */
let shown = [];
let last = 0;

/**
 * Says something for ten seconds.
 *
 * @param {string} text
 * @param {() => unknown} [undo] takes back what was done
 * @returns {() => void} what takes it away
 */
export function toast(text, undo) {
  const made = {id: ++last, text, undo};
  shown = [...shown, made];
  draw();
  const remove = () => {
    shown = shown.filter((each) => each !== made);
    draw();
  };
  setTimeout(remove, SECONDS * 1000);
  return remove;
}

function draw() {
  const place = document.querySelector('.toasts');
  if (place instanceof HTMLElement) {
    render(
      repeat(shown, (/** @type {Toast} */ each) => each.id, row),
      place
    );
  }
}

/** @param {Toast} made */
function row(made) {
  const close = () => {
    shown = shown.filter((each) => each !== made);
    draw();
  };
  const back = () => {
    close();
    made.undo?.();
  };
  return html`<div class="toast">
    <span class="grow">${made.text}</span>
    ${made.undo ? html`<button class="button" type="button" @click=${back}>${t('action.undo')}</button>` : nothing}
    <button class="button" type="button" @click=${close}>${t('action.close')}</button>
  </div>`;
}
