// The viewer's groups, invitations into others, and groups that the viewer may like.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {onEvent} from '../../core/events.js';
import {readCounts} from '../../core/counts.js';
import {resource} from '../../core/resource.js';
import {call, write} from '../../core/rpc.js';
import {address, go} from '../../core/router.js';
import {use} from '../../core/styles.js';
import {button, icon, listOf, toast} from '../../components/index.js';
import {askForGroup} from './groupForm.js';
import {closedMark} from './parts.js';
import {suggestedGroups} from './suggestedGroups.js';

const MOST = 100;

export const title = 'groups.title';

/** @typedef {import('./parts.js').Group} Group */

/**
 * @param {unknown} _params
 * @param {import('../../core/router.js').View} view
 */
export async function page(_params, view) {
  const styles = use('pages/groups/groups.css');
  const own = resource(view, () => groupsOf('groups.get', {sortBy: 'title'}));
  const invitations = resource(view, () => groupsOf('groups.invitations', {}));
  const suggested = suggestedGroups(view);
  const end = onEvent(
    ['group.invited', 'group.uninvited', 'group.joined', 'group.left'],
    () => void (own.retry(), invitations.retry())
  );
  view.signal.addEventListener('abort', end);

  const answer = async (/** @type {string} */ method, /** @type {Group} */ group, /** @type {string} */ text) => {
    await write(method, {userId: '@me', groupId: group.id});
    toast(text);
    await Promise.all([own.retry(), invitations.retry(), readCounts()]);
  };
  const accept = (/** @type {Group} */ group) =>
    answer('groups.accept', group, t('groups.joined', {name: group.title}));
  const decline = (/** @type {Group} */ group) =>
    answer('groups.decline', group, t('groups.declined', {name: group.title}));

  const invitation = (/** @type {Group} */ group) => html`${entry(group)}<div class="row wrap answers">
    ${button({
      text: t('action.accept'),
      name: t('groups.acceptOf', {name: group.title}),
      kind: 'primary',
      press: () => accept(group)
    })}
    ${button({
      text: t('action.decline'),
      name: t('groups.declineOf', {name: group.title}),
      press: () => decline(group)
    })}
  </div>`;

  await styles;
  return () => html`
    <div class="page-head"><h1>${t('groups.title')}</h1>
      ${button({text: t('groups.create'), icon: 'plus', kind: 'primary', press: create})}</div>
    <div class="columns">
      <div>
        ${
          invitations.value?.length || invitations.state === 'error'
            ? html`<section class="card">
          <h2>${t('groups.invitations')}</h2>
          ${listOf({...invitations, items: invitations.value, row: invitation, empty: nothing})}
        </section>`
            : nothing
        }
        <section class="card">
          <h2>${t('groups.own')}</h2>
          ${listOf({...own, items: own.value, row: entry, empty: t('groups.ownEmpty'), rows: 5})}
        </section>
      </div>
      <aside aria-label=${t('groups.aside')}>${suggested.draw()}</aside>
    </div>`;
}

/** @param {string} method @param {Record<string, unknown>} params @returns {Promise<Group[]>} */
async function groupsOf(method, params) {
  return (await call(method, {userId: '@me', count: MOST, ...params})).list;
}

async function create() {
  const group = await askForGroup({}, t('groups.create'), (made) =>
    write('groups.create', {userId: '@me', group: made})
  );
  if (group) {
    toast(t('groups.created', {name: group.title}));
    go(`groups/${encodeURIComponent(group.id)}`);
  }
}

/** @param {Group} group */
function entry(group) {
  return html`<div class="row top">
    <span class="group-picture" aria-hidden="true">${icon('users')}</span>
    <div class="grow">
      <a class="name" href=${address(`groups/${encodeURIComponent(group.id)}`)}>${group.title}</a>
      ${closedMark(group)}
      ${group.description ? html`<div class="soft">${group.description}</div>` : nothing}
    </div>
  </div>`;
}
