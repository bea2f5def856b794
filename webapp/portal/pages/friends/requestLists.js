// Requests for friendship: those that wait for the viewer, and those that the viewer has sent.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call, write} from '../../core/rpc.js';
import {PERSON_FIELDS, button, listOf, nameOf, personCard, toast, undoable} from '../../components/index.js';

const MOST = 50;

/** @typedef {import('../../components/person.js').Person} Person */
/** @typedef {import('../../core/router.js').View} View */

/** @param {View} view @param {string} groupId */
function requests(view, groupId) {
  const people = resource(
    view,
    async () =>
      (await call('people.get', {userId: '@me', groupId, fields: [...PERSON_FIELDS, 'organizations'], count: MOST}))
        .list
  );
  const hidden = new Set();
  return {
    people,
    hide: (/** @type {Person} */ person) => void (hidden.add(person.id), view.update()),
    show: (/** @type {Person} */ person) => void (hidden.delete(person.id), view.update()),
    retry: () => {
      hidden.clear();
      return people.retry();
    },
    items: () => people.value?.filter((/** @type {Person} */ each) => !hidden.has(each.id))
  };
}

/**
 * @param {View} view
 * @param {(key: string) => void} expect told what the viewer changes
 * @param {() => Promise<void>} changed told when there is a new friend
 */
export function received(view, expect, changed) {
  const list = requests(view, '@friendrequests');

  const accept = async (/** @type {Person} */ person) => {
    list.hide(person);
    expect(`friendship.accepted:${person.id}`);
    try {
      await write('friendships.accept', {userId: '@me', personId: person.id});
      toast(t('people.friendsNow', {name: nameOf(person)}));
      await changed();
    } catch (error) {
      list.show(person);
      throw error;
    }
  };
  const decline = (/** @type {Person} */ person) =>
    undoable(t('people.declined', {name: nameOf(person)}), {
      show: () => list.hide(person),
      hide: () => list.show(person),
      write: () => {
        expect(`friendship.declined:${person.id}`);
        return write('friendships.deny', {userId: '@me', personId: person.id});
      }
    });

  const row = (/** @type {Person} */ person) => html`<div class="request">
    ${personCard(person)}
    <div class="row wrap">
      ${button({
        text: t('action.accept'),
        name: t('friends.acceptOf', {name: nameOf(person)}),
        kind: 'primary',
        press: () => accept(person)
      })}
      ${button({text: t('action.decline'), name: t('friends.declineOf', {name: nameOf(person)}), press: () => decline(person)})}
    </div>
  </div>`;
  return section(list, t('friends.received'), t('friends.receivedEmpty'), row);
}

/**
 * @param {View} view
 * @param {(key: string) => void} expect told what the viewer changes
 */
export function sent(view, expect) {
  const list = requests(view, '@sentrequests');
  const withdraw = (/** @type {Person} */ person) =>
    undoable(t('people.withdrawn', {name: nameOf(person)}), {
      show: () => list.hide(person),
      hide: () => list.show(person),
      write: () => {
        expect(`friendship.declined:${person.id}`);
        return write('friendships.withdraw', {userId: '@me', personId: person.id});
      }
    });
  const row = (/** @type {Person} */ person) =>
    personCard(
      person,
      button({
        text: t('friends.withdraw'),
        name: t('friends.withdrawOf', {name: nameOf(person)}),
        press: () => withdraw(person)
      })
    );
  return section(list, t('friends.sent'), t('friends.sentEmpty'), row);
}

/**
 * @param {ReturnType<typeof requests>} list
 * @param {string} title
 * @param {string} empty
 * @param {(person: Person) => unknown} row
 */
function section(list, title, empty, row) {
  return {
    retry: list.retry,
    draw: () => html`<section class="card">
      <h2>${title}</h2>
      ${listOf({...list.people, items: list.items(), row, empty, rows: 1})}
    </section>`
  };
}
