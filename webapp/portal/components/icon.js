import {html} from '../core/html.js';
import {file} from '../core/place.js';

const SPRITE = file('icons.svg');

/**
 * An icon of Lucide, which says nothing to those who cannot see it.
 *
 * @param {string} name the id of a symbol in `icons.svg`
 */
export function icon(name) {
  return html`<svg class="icon" aria-hidden="true" focusable="false"><use href="${SPRITE}#${name}"></use></svg>`;
}
