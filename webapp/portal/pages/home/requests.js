// Requests for friendship.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {onEvent} from '../../core/events.js';
import {resource} from '../../core/resource.js';
import {call, write} from '../../core/rpc.js';
import {PERSON_FIELDS, button, nameOf, personCard, toast, undoable} from '../../components/index.js';
import {answers} from './answers.js';

const SHOWN = 5;

/** @typedef {import('../../components/person.js').Person} Person */

/** @param {import('../../core/router.js').View} view */
export function requests(view) {
  const found = resource(
    view,
    async () =>
      /** @type {Person[]} */ (
        (
          await call('people.get', {
            userId: '@me',
            groupId: '@friendrequests',
            fields: [...PERSON_FIELDS, 'organizations'],
            count: SHOWN
          })
        ).list
      )
  );
  const {hide, show, answer, state, items} = answers(view, found);
  const end = onEvent(['friendship.requested', 'friendship.declined', 'friendship.accepted'], found.retry);
  view.signal.addEventListener('abort', end);

  const accept = async (/** @type {Person} */ person) => {
    await answer(person, () => write('friendships.accept', {userId: '@me', personId: person.id}));
    toast(t('home.friendsNow', {name: nameOf(person)}));
  };
  const decline = (/** @type {Person} */ person) =>
    undoable(t('home.declined', {name: nameOf(person)}), {
      show: () => hide(person),
      hide: () => show(person),
      write: () => write('friendships.deny', {userId: '@me', personId: person.id})
    });
  const row = (/** @type {Person} */ person) => html`<div class="request">
    ${personCard(person)}
    <div class="row wrap">
      ${button({
        text: t('action.accept'),
        name: t('home.acceptOf', {name: nameOf(person)}),
        kind: 'primary',
        press: () => accept(person)
      })}
      ${button({
        text: t('action.decline'),
        name: t('home.declineOf', {name: nameOf(person)}),
        press: () => decline(person)
      })}
    </div>
  </div>`;

  return {found, state, items, row};
}
