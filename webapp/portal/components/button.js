import {html, nothing} from '../core/html.js';
import {icon} from './icon.js';
import {toast} from './toast.js';
import {explain} from './problem.js';

/**
 * A button that tells that it works, and cannot be pressed twice meanwhile. What fails is told.
 *
 * @param {object} options
 * @param {string} options.text
 * @param {(event: Event) => unknown} [options.press] may return a promise
 * @param {string} [options.icon]
 * @param {'primary' | 'danger' | 'plain' | ''} [options.kind]
 * @param {string} [options.name] what it is called for those who do not see what it stands by
 * @param {boolean} [options.iconOnly] the text is its name alone
 * @param {boolean} [options.disabled]
 * @param {'button' | 'submit'} [options.type]
 */
export function button({text, press, icon: symbol, kind = '', name, iconOnly, disabled = false, type = 'button'}) {
  const label = name ?? (iconOnly ? text : undefined);
  return html`<button
    class="button ${kind}"
    type=${type}
    ?disabled=${disabled}
    aria-label=${label ?? nothing}
    title=${iconOnly ? text : nothing}
    @click=${press ? (/** @type {Event} */ event) => once(event, press) : nothing}
  >${symbol ? icon(symbol) : nothing}${iconOnly ? nothing : html`<span>${text}</span>`}</button>`;
}

/**
 * @param {Event} event
 * @param {(event: Event) => unknown} press
 */
async function once(event, press) {
  const target = /** @type {HTMLElement} */ (event.currentTarget);
  if (target.getAttribute('aria-busy') === 'true') {
    return;
  }
  target.setAttribute('aria-busy', 'true');
  try {
    await press(event);
  } catch (error) {
    toast(explain(/** @type {Error} */ (error)));
  } finally {
    target.removeAttribute('aria-busy');
  }
}
