// Who of a group has most friends: at all, or in the group.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call} from '../../core/rpc.js';
import {PERSON_FIELDS, listOf, personCard} from '../../components/index.js';

const SHOWN = 5;

/**
 * @param {import('../../core/router.js').View} view
 * @param {import('./group.js').State} state
 */
export function connected(view, state) {
  let inside = true;
  const found = resource(
    view,
    async () =>
      (await call('graph.mostConnected', {groupId: state.id, inside, count: SHOWN, fields: PERSON_FIELDS})).list
  );
  const choose = (/** @type {Event} */ event) => {
    inside = /** @type {HTMLInputElement} */ (event.target).checked;
    found.retry();
  };
  const row = (/** @type {any} */ person) =>
    personCard({...person, line: t('groups.connections', {count: person.connections})});
  return {
    retry: found.retry,
    draw: () =>
      [403, 404].includes(/** @type {any} */ (found.error)?.status)
        ? nothing
        : html`<section class="card">
      <h2>${t('groups.connected')}</h2>
      <label class="check"><input type="checkbox" .checked=${inside} @change=${choose}>
        <span>${t('groups.inside')}</span></label>
      ${listOf({...found, items: found.value, row, empty: t('groups.membersEmpty')})}
    </section>`
  };
}
