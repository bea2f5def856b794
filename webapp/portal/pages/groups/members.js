// Who is in a group, and in which role.
import {html, nothing} from '../../core/html.js';
import {number, t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call, write} from '../../core/rpc.js';
import {viewer} from '../../core/session.js';
import {
  PERSON_FIELDS,
  button,
  explain,
  icon,
  listOf,
  nameOf,
  personCard,
  toast,
  undoable
} from '../../components/index.js';
import {ROLES, mayRemove, nameOfRole} from './parts.js';

const PAGE = 50;

/**
 * @typedef {import('./parts.js').Member} Member
 * @typedef {import('./group.js').State} State
 */

/**
 * @param {import('../../core/router.js').View} view
 * @param {State} state
 */
export function members(view, state) {
  const read = (/** @type {number} */ startIndex) =>
    call('groups.members', {
      userId: '@me',
      groupId: state.id,
      startIndex,
      count: PAGE,
      fields: [...PERSON_FIELDS, 'organizations']
    });
  const found = resource(view, () => read(0));
  const hidden = new Set();

  const more = async () => {
    const first = found.value;
    const next = await read(first.list.length);
    found.set({...next, list: [...first.list, ...next.list]});
  };
  const remove = (/** @type {Member} */ member) =>
    undoable(t('groups.removed', {name: nameOf(member)}), {
      show: () => void (hidden.add(member.id), view.update()),
      hide: () => void (hidden.delete(member.id), view.update()),
      write: () => write('groups.removeMember', {userId: '@me', groupId: state.id, personId: member.id})
    });
  const changeRole = async (/** @type {Member} */ member, /** @type {HTMLSelectElement} */ select) => {
    const before = member.role;
    try {
      await write('groups.changeRole', {userId: '@me', groupId: state.id, personId: member.id, role: select.value});
      toast(t('groups.roleChanged', {name: nameOf(member), role: nameOfRole(/** @type {any} */ (select.value))}));
      await state.changed();
    } catch (error) {
      select.value = before;
      toast(explain(/** @type {Error} */ (error)));
    }
  };

  const role = (/** @type {Member} */ member) =>
    state.role === 'owner' && member.id !== viewer().id
      ? html`<select aria-label=${t('groups.roleOf', {name: nameOf(member)})} .value=${member.role}
        @change=${(/** @type {Event} */ event) => changeRole(member, /** @type {any} */ (event.target))}>
        ${ROLES.map(
          (each) => html`<option value=${each} ?selected=${each === member.role}>${nameOfRole(each)}</option>`
        )}</select>`
      : member.role === 'member'
        ? nothing
        : html`<span class="mark">${icon(member.role === 'owner' ? 'crown' : 'shield')}${nameOfRole(
            member.role
          )}</span>`;
  const row = (/** @type {Member} */ member) =>
    personCard(
      member,
      html`<span class="row">${role(member)}
    ${
      mayRemove(state.role, member.role) && member.id !== viewer().id
        ? button({
            text: t('groups.remove', {name: nameOf(member)}),
            icon: 'user-x',
            kind: 'plain',
            iconOnly: true,
            press: () => remove(member)
          })
        : nothing
    }</span>`
    );

  return {
    retry: found.retry,
    draw() {
      const refused = /** @type {any} */ (found.error)?.status;
      if (refused === 403 || refused === 404) {
        return html`<section class="card"><h2>${t('groups.members')}</h2>
          <p class="row">${icon('lock')}<span>${t('groups.membersHidden')}</span></p></section>`;
      }
      const answer = found.value;
      const list = answer?.list.filter((/** @type {Member} */ each) => !hidden.has(each.id));
      return html`<section class="card">
        <h2>${t('groups.members')}${answer ? html` · ${number(answer.totalResults)}` : nothing}</h2>
        ${listOf({...found, items: list, row, empty: t('groups.membersEmpty'), rows: 6})}
        ${
          answer && answer.list.length < answer.totalResults
            ? html`<p class="more">${button({text: t('groups.more'), icon: 'arrow-down', press: more})}</p>`
            : nothing
        }
      </section>`;
    }
  };
}
