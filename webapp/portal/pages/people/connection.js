// How the viewer is connected to somebody: the shortest path as a row of faces, and mutual friends.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {learn} from '../../core/people.js';
import {resource} from '../../core/resource.js';
import {call} from '../../core/rpc.js';
import {address, match} from '../../core/router.js';
import {viewer} from '../../core/session.js';
import {
  PERSON_FIELDS,
  face,
  failed,
  icon,
  listOf,
  nameOf,
  personAddress,
  personCard,
  skeleton
} from '../../components/index.js';

const SHOWN = 5;

/** @typedef {import('../../components/person.js').Person} Person */

/**
 * @param {import('../../core/router.js').View} view
 * @param {string} id
 */
export function connection(view, id) {
  const path = resource(view, async () => {
    const {list} = await call('graph.path', {userId: '@me', personId: id, fields: PERSON_FIELDS});
    learn(list[0]?.people ?? []);
    return /** @type {Person[]} */ (list[0]?.people ?? []);
  });
  const mutual = resource(view, () =>
    call('graph.mutualFriends', {
      userId: '@me',
      personId: id,
      count: SHOWN,
      fields: [...PERSON_FIELDS, 'organizations']
    })
  );

  return {
    path: () => html`<div class="connection">
      <h2>${t('people.connected')}</h2>
      ${path.state === 'loading' ? skeleton(1) : path.state === 'error' ? failed(path.error, path.retry) : row(path.value ?? [], id)}
    </div>`,
    mutual: () => html`<section class="card">
      <h2>${mutual.value ? t('people.mutual', {count: mutual.value.totalResults}) : t('people.mutualTitle')}</h2>
      ${listOf({
        ...mutual,
        items: mutual.value?.list,
        row: (/** @type {Person} */ each) => personCard(each),
        empty: t('people.mutualEmpty')
      })}
    </section>`
  };
}

/**
 * @param {Person[]} people
 * @param {string} id
 */
function row(people, id) {
  if (people.length === 0) {
    return html`<p class="empty">${t('people.connectedEmpty')}</p>`;
  }
  const explorer = `explorer/${encodeURIComponent(viewer().id)}/path/${encodeURIComponent(id)}`;
  return html`
    <ol class="plain path" aria-label=${t('people.path', {count: people.length - 1})}>
      ${people.map(
        (each, i) => html`<li>
        ${i ? html`<span class="path-arrow">${icon('arrow-right')}</span>` : nothing}
        <a href=${personAddress(each.id)}>${face(each)}<span class="soft">${nameOf(each)}</span></a>
      </li>`
      )}
    </ol>
    ${people.length > 2 && match(explorer, '') ? html`<p><a class="button plain" href=${address(explorer)}>${icon('waypoints')}${t('people.explore')}</a></p>` : nothing}`;
}
