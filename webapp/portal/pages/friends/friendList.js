// Friends, found by name, and ended with a way back.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call, write} from '../../core/rpc.js';
import {address} from '../../core/router.js';
import {PERSON_FIELDS, button, icon, listOf, nameOf, personCard, undoable} from '../../components/index.js';

const PAGE = 30;
const AFTER = 250;

/** @typedef {import('../../components/person.js').Person} Person */

/**
 * @param {import('../../core/router.js').View} view
 * @param {(key: string) => void} expect told what the viewer changes
 */
export function friendList(view, expect) {
  let words = '';
  let count = PAGE;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const people = resource(view, () =>
    call('people.get', {
      userId: '@me',
      groupId: '@friends',
      fields: [...PERSON_FIELDS, 'organizations'],
      count,
      sortBy: 'displayName',
      ...(words ? {filterBy: 'displayName', filterOp: 'contains', filterValue: words} : {})
    })
  );
  const hidden = new Set();

  const find = (/** @type {any} */ event) => {
    words = event.target.value.trim();
    count = PAGE;
    clearTimeout(timer);
    timer = setTimeout(people.retry, AFTER);
  };
  const more = async () => {
    count += PAGE;
    await people.retry();
  };
  const end = (/** @type {Person} */ person) =>
    undoable(t('people.ended', {name: nameOf(person)}), {
      show: () => void (hidden.add(person.id), view.update()),
      hide: () => void (hidden.delete(person.id), view.update()),
      write: () => {
        expect(`friendship.ended:${person.id}`);
        return write('friendships.delete', {userId: '@me', personId: person.id});
      }
    });

  const row = (/** @type {Person} */ person) =>
    personCard(
      person,
      html`<span class="row actions">
    <a class="button plain" href=${address(`messages/new?to=${encodeURIComponent(person.id)}`)}
      aria-label=${t('friends.messageTo', {name: nameOf(person)})} title=${t('people.message')}>${icon('mail')}</a>
    ${button({
      text: t('friends.endWith', {name: nameOf(person)}),
      icon: 'user-minus',
      kind: 'plain',
      iconOnly: true,
      press: () => end(person)
    })}
  </span>`
    );

  return {
    retry: people.retry,
    draw: () => html`<section class="card">
      <h2>${people.value ? t('friends.count', {count: people.value.totalResults}) : t('friends.title')}</h2>
      <p><input class="find" type="search" aria-label=${t('friends.find')} placeholder=${t('friends.find')}
        autocomplete="off" maxlength="100" @input=${find}></p>
      ${listOf({
        ...people,
        items: people.value?.list.filter((/** @type {Person} */ each) => !hidden.has(each.id)),
        row,
        empty: t(words ? 'friends.notFound' : 'friends.empty'),
        rows: 6
      })}
      ${
        people.value && people.value.totalResults > people.value.list.length
          ? html`<p class="row more">${button({text: t('friends.more'), icon: 'arrow-down', press: more})}</p>`
          : nothing
      }
    </section>`
  };
}
