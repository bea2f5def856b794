// Why something is suggested: by whom of the viewer's friends.
import {html} from '../core/html.js';
import {list, t} from '../core/i18n.js';
import {face, nameOf} from './person.js';

/**
 * @param {import('./person.js').Person[]} examples
 * @param {number} total of all such friends
 */
export function names(examples, total) {
  const others = total - examples.length;
  const shown = examples.map((each) => each.name?.givenName ?? nameOf(each));
  return others > 0 ? t('home.whyMore', {names: shown.join(', '), count: others}) : list(shown);
}

/**
 * @param {import('./person.js').Person[]} examples
 * @param {string} text
 */
export function reason(examples, text) {
  return html`<span class="why">
    <span class="faces">${examples.map((each) => face(each, 'small'))}</span><span>${text}</span>
  </span>`;
}
