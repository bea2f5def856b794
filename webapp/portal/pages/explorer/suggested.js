// People whom the viewer may know; choosing one draws by whom.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call} from '../../core/rpc.js';
import {PERSON_FIELDS, button, face, listOf, nameOf} from '../../components/index.js';

const SHOWN = 5;

/**
 * @param {import('../../core/router.js').View} view
 * @param {(id: string) => unknown} select
 */
export function suggested(view, select) {
  const found = resource(view, () =>
    call('graph.recommendations', {userId: '@me', count: SHOWN, examples: 0, fields: PERSON_FIELDS})
  );
  return {
    draw: () => html`<section class="card">
      <h2>${t('explorer.suggestions')}</h2>
      ${listOf({
        ...found,
        items: found.value?.list,
        row: (/** @type {any} */ person) => html`<div class="row">
          ${face(person)}
          <div class="grow">
            ${button({text: nameOf(person), kind: 'plain', press: () => select(person.id)})}
            <div class="soft">${t('explorer.common', {count: person.commonFriends})}</div>
          </div>
        </div>`,
        empty: t('explorer.noSuggestions')
      })}
    </section>`
  };
}
