import {html, nothing, render} from '../core/html.js';
import {t} from '../core/i18n.js';

/**
 * Asks something, above the page. The focus is in it, and afterwards where it was.
 *
 * @param {object} options
 * @param {string} options.title
 * @param {unknown} options.body
 * @param {string} [options.confirm] the text of the button that does it; without it, there is none
 * @param {boolean} [options.danger]
 * @returns {Promise<FormData | undefined>} what was filled in; nothing if it was closed
 */
export function dialog({title, body, confirm, danger = false}) {
  return new Promise((resolve) => {
    const place = document.createElement('dialog');
    place.className = 'dialog';
    place.setAttribute('aria-labelledby', 'dialog-title');
    place.addEventListener('close', () => {
      const form = place.querySelector('form');
      resolve(place.returnValue === 'confirm' && form ? new FormData(form) : undefined);
      place.remove();
    });
    render(
      content(title, body, confirm, danger, () => place.close('')),
      place
    );
    document.body.append(place);
    place.showModal();
  });
}

/**
 * @param {string} title
 * @param {unknown} body
 * @param {string | undefined} confirm
 * @param {boolean} danger
 * @param {() => void} close
 */
function content(title, body, confirm, danger, close) {
  return html`<form method="dialog">
    <h2 id="dialog-title">${title}</h2>
    ${body}
    <div class="actions">
      <button class="button" type="button" @click=${close}>${confirm ? t('action.cancel') : t('action.close')}</button>
      ${
        confirm
          ? html`<button class="button ${danger ? 'danger' : 'primary'}" value="confirm">${confirm}</button>`
          : nothing
      }
    </div>
  </form>`;
}
