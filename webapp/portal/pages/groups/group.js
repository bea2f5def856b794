// One group: what it is about, who is in it and in which role, who is invited, who is best connected.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {onEvent} from '../../core/events.js';
import {readCounts} from '../../core/counts.js';
import {call, takeAway, write} from '../../core/rpc.js';
import {address, go} from '../../core/router.js';
import {viewer} from '../../core/session.js';
import {use} from '../../core/styles.js';
import {button, dialog, icon, toast, unlessConflict} from '../../components/index.js';
import {connected} from './connected.js';
import {askForGroup} from './groupForm.js';
import {invited} from './invited.js';
import {members} from './members.js';
import {closedMark, mayLead, standing} from './parts.js';

export const title = 'groups.titleOfOne';

const EVENTS = ['group.joined', 'group.left', 'group.role', 'group.invited', 'group.uninvited'];

/**
 * @typedef {import('./parts.js').Group} Group
 * @typedef {import('./parts.js').Role} Role
 *
 * @typedef {object} State of the page, for its parts
 * @property {string} id
 * @property {Group} group
 * @property {Role | undefined} role the viewer's
 * @property {boolean} invited whether the viewer is
 * @property {() => Promise<unknown>} changed reads all anew
 */

/**
 * @param {{id: string}} params
 * @param {import('../../core/router.js').View} view
 */
export async function page({id}, view) {
  const styles = Promise.all([use('pages/groups/groups.css'), use('pages/search/search.css')]);
  /** @type {State} */
  const state = {
    id,
    ...(await read(id)),
    changed: async () => {
      await Promise.all([refresh(), readCounts(), ...parts.map((part) => part.retry())]);
    }
  };
  const refresh = async () => {
    Object.assign(state, await read(id));
    view.update();
  };
  const parts = [members(view, state), invited(view, state), connected(view, state)];
  const [list, asked, best] = parts;
  const end = onEvent(EVENTS, ({type, data}) => {
    if (type === 'gap' || data.group === id) {
      state.changed().catch(() => {}); // what is shown stays
    }
  });
  view.signal.addEventListener('abort', end);
  await styles;
  return () => html`
    <p><a class="back" href=${address('groups')}>${icon('arrow-left')}${t('groups.title')}</a></p>
    ${head(state)}
    <div class="columns">
      <div>${list.draw()}</div>
      <aside aria-label=${t('groups.asideOfOne')}>${asked.draw()}${best.draw()}</aside>
    </div>`;
}

/** @param {string} id */
async function read(id) {
  const group = await call('groups.get', {userId: '@me', groupId: id});
  const [own, invitations] = await Promise.all([
    call('groups.members', {
      userId: '@me',
      groupId: id,
      filterBy: 'id',
      filterOp: 'equals',
      filterValue: viewer().id,
      fields: ['id']
    }).then(
      ({list}) => list[0],
      () => undefined
    ),
    call('groups.invitations', {userId: '@me', count: 100}).then(
      ({list}) => list,
      () => []
    )
  ]);
  return {group, role: own?.role, invited: invitations.some((/** @type {Group} */ each) => each.id === id)};
}

/** @param {State} state */
function head(state) {
  const {group} = state;
  return html`<div class="page-head">
    <div class="grow">
      <h1>${group.title} ${closedMark(group)}</h1>
      ${group.description ? html`<p>${group.description}</p>` : nothing}
      ${state.role ? html`<p class="soft">${standing(state.role)}</p>` : nothing}
    </div>
    <div class="row wrap">${actions(state)}</div>
  </div>`;
}

/** @param {State} state */
function actions(state) {
  const {group, role} = state;
  const params = {userId: '@me', groupId: state.id};
  const join = async () => {
    await write('groups.join', params);
    toast(t('groups.joined', {name: group.title}));
    await state.changed();
  };
  const decline = async () => {
    await write('groups.decline', params);
    toast(t('groups.declined', {name: group.title}));
    await readCounts();
    go('groups');
  };
  if (!role) {
    return html`
      ${state.invited ? html`<span class="soft">${t('groups.youAreInvited')}</span>` : nothing}
      ${button({
        text: t('action.join'),
        icon: 'log-in',
        kind: 'primary',
        press: join,
        disabled: Boolean(group.closed) && !state.invited
      })}
      ${state.invited ? button({text: t('action.decline'), press: decline}) : nothing}`;
  }
  return html`
    ${mayLead(role) ? button({text: t('action.edit'), icon: 'pencil', press: () => edit(state)}) : nothing}
    ${button({text: t('groups.leave'), icon: 'log-out', press: () => leave(state)})}
    ${
      role === 'owner'
        ? button({text: t('action.delete'), icon: 'trash-2', kind: 'plain', press: () => remove(state)})
        : nothing
    }`;
}

/** @param {State} state */
async function edit(state) {
  const changed = await askForGroup(state.group, t('groups.edit'), (group) =>
    write('groups.update', {userId: '@me', groupId: state.id, group})
  );
  if (changed) {
    toast(t('groups.saved'));
    await state.changed();
  }
}

/** @param {State} state */
async function leave(state) {
  const {group} = state;
  if (group.closed && !(await sure(t('groups.leave'), t('groups.leaveSure', {name: group.title})))) {
    return;
  }
  const written = write('groups.leave', {userId: '@me', groupId: state.id});
  if (!(await unlessConflict(written, t('groups.lastOwner')))) {
    return;
  }
  if (group.closed) {
    toast(t('groups.left', {name: group.title}));
    go('groups');
    return;
  }
  toast(t('groups.left', {name: group.title}), async () => {
    await write('groups.join', {userId: '@me', groupId: state.id});
    await state.changed();
  });
  await state.changed();
}

/** @param {State} state */
async function remove(state) {
  const {title: name} = state.group;
  if (await sure(t('action.delete'), t('groups.deleteSure', {name}))) {
    await takeAway('groups.delete', {userId: '@me', groupId: state.id});
    toast(t('groups.deleted', {name}));
    go('groups');
  }
}

/** @param {string} confirm @param {string} text */
async function sure(confirm, text) {
  return Boolean(await dialog({title: confirm, body: html`<p>${text}</p>`, confirm, danger: true}));
}
