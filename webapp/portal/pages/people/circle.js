// Whom a person knows, and which groups they are in.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call} from '../../core/rpc.js';
import {address} from '../../core/router.js';
import {PERSON_FIELDS, face, icon, listOf, nameOf, personAddress} from '../../components/index.js';

const FRIENDS = 12;
const GROUPS = 20;

/**
 * @param {import('../../core/router.js').View} view
 * @param {string} id
 */
export function circle(view, id) {
  const friends = resource(view, () =>
    call('people.get', {userId: id, groupId: '@friends', count: FRIENDS, fields: PERSON_FIELDS})
  );
  const groups = resource(view, () => call('groups.get', {userId: id, count: GROUPS}));

  return {
    draw: () => html`
      <section class="card">
        <h2>${friends.value ? t('people.friends', {count: friends.value.totalResults}) : t('people.friendsTitle')}</h2>
        <div class="friends">${listOf({...friends, items: friends.value?.list, row: friend, empty: t('people.friendsEmpty')})}</div>
      </section>
      <section class="card">
        <h2>${t('people.groups')}</h2>
        ${listOf({...groups, items: groups.value?.list, row: group, key: idOf, empty: t('people.groupsEmpty')})}
      </section>`
  };
}

/** @param {import('../../components/person.js').Person} each */
function friend(each) {
  return html`<a class="friend" href=${personAddress(each.id)}>${face(each)}<span class="soft">${nameOf(each)}</span></a>`;
}

/** @param {any} each */
function group(each) {
  return html`<div class="row">${icon('users')}<a class="name grow"
    href=${address(`groups/${encodeURIComponent(idOf(each))}`)}>${each.title || idOf(each)}</a></div>`;
}

/** @param {any} each */
function idOf(each) {
  return typeof each.id === 'string' ? each.id : each.id.groupId;
}
