// Who is invited into a group; inviting, and taking that back.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call, write} from '../../core/rpc.js';
import {viewer} from '../../core/session.js';
import {
  PERSON_FIELDS,
  button,
  listOf,
  nameOf,
  personCard,
  toast,
  undoable,
  unlessConflict
} from '../../components/index.js';
import {pickPerson} from '../search/pickPerson.js';
import {mayLead} from './parts.js';

/**
 * @typedef {import('../../components/person.js').Person} Person
 * @typedef {import('./group.js').State} State
 */

/**
 * For those who may invite.
 *
 * @param {import('../../core/router.js').View} view
 * @param {State} state
 */
export function invited(view, state) {
  const found = resource(view, async () =>
    mayLead(state.role)
      ? (await call('groups.invited', {userId: '@me', groupId: state.id, count: 100, fields: PERSON_FIELDS})).list
      : []
  );
  const hidden = new Set();

  const invite = async () => {
    const person = await pickPerson({
      title: t('groups.invite'),
      hint: t('groups.inviteHint'),
      confirm: t('groups.invite'),
      offers: (each) => each.id !== viewer().id
    });
    if (person) {
      const name = nameOf(person);
      const written = write('groups.invite', {userId: '@me', groupId: state.id, personId: person.id});
      if (await unlessConflict(written, t('groups.isIn', {name}))) {
        toast(t('groups.invitedNow', {name}));
        hidden.delete(person.id);
        await found.retry();
      }
    }
  };
  const withdraw = (/** @type {Person} */ person) =>
    undoable(t('groups.withdrawn', {name: nameOf(person)}), {
      show: () => void (hidden.add(person.id), view.update()),
      hide: () => void (hidden.delete(person.id), view.update()),
      write: () => write('groups.withdrawInvitation', {userId: '@me', groupId: state.id, personId: person.id})
    });
  const row = (/** @type {Person} */ person) =>
    personCard(
      person,
      button({
        text: t('groups.withdraw', {name: nameOf(person)}),
        icon: 'x',
        kind: 'plain',
        iconOnly: true,
        press: () => withdraw(person)
      })
    );

  return {
    retry: found.retry,
    draw() {
      const mayInvite = mayLead(state.role) || (state.role && !state.group.closed);
      return mayInvite
        ? html`<section class="card">
        <h2>${t('groups.invitedOnes')}</h2>
        ${
          mayLead(state.role)
            ? listOf({
                ...found,
                items: found.value?.filter((/** @type {Person} */ each) => !hidden.has(each.id)),
                row,
                empty: t('groups.invitedEmpty'),
                rows: 1
              })
            : nothing
        }
        <p class="more">${button({text: t('groups.invite'), icon: 'user-plus', press: invite})}</p>
      </section>`
        : nothing;
    }
  };
}
