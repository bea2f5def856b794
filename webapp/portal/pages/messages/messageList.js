// The messages of a collection, newest first.
import {html, nothing} from '../../core/html.js';
import {exactTime, list as listed, relativeTime, t} from '../../core/i18n.js';
import {person} from '../../core/people.js';
import {resource} from '../../core/resource.js';
import {viewer} from '../../core/session.js';
import {get, on, set} from '../../core/store.js';
import {cut, plain} from '../../core/text.js';
import {button, face, listOf, nameOf} from '../../components/index.js';
import {waiting} from '../../components/waiting.js';
import {isOwn, messageAddress, readList} from './mailbox.js';

/** @typedef {import('./mailbox.js').Message} Message */

/** In the store: the ids of messages that are hidden for a while, on whatever page. */
const HIDDEN = 'messages.hidden';

/** @param {string} collection @param {string} id @param {boolean} hidden */
export function hide(collection, id, hidden) {
  const ids = new Set(get(HIDDEN));
  ids[hidden ? 'add' : 'delete'](`${collection}/${id}`);
  set(HIDDEN, ids);
}

/**
 * @param {import('../../core/router.js').View} view
 * @param {string} collection
 * @param {string} [current] the message that is open
 */
export function messageList(view, collection, current) {
  let pages = 1;
  const messages = resource(view, () => readList(collection, pages));
  const isShown = (/** @type {Message} */ each) => !get(HIDDEN)?.has(`${collection}/${each.id}`);
  view.signal.addEventListener('abort', on(HIDDEN, view.update));
  const news = waiting(view, {
    types: ['message.received'],
    key: (data) => data.collection === collection && !has(data.id) && data.id,
    show: messages.retry
  });
  const has = (/** @type {string} */ id) => messages.value?.list.some((each) => each.id === id);
  const older = async () => {
    pages++;
    await messages.retry();
  };

  const row = (/** @type {Message} */ message) => {
    const others = message.senderId === viewer().id ? message.recipients : [message.senderId];
    const unread = message.status === 'NEW';
    return html`<a class="message ${unread ? 'unread' : ''}" href=${messageAddress(collection, message.id)}
        aria-current=${message.id === current ? 'true' : nothing}>
      ${face(person(others[0] ?? message.senderId))}
      <span class="grow">
        <span class="row"><span class="who grow">${who(others)}</span>
          <time class="soft" datetime=${message.timeSent} title=${exactTime(message.timeSent)}>${relativeTime(message.timeSent)}</time></span>
        <span class="subject">${unread ? html`<span class="visually-hidden">${t('messages.unread')} </span>` : nothing}${
          plain(message.title) || t('messages.untitled')
        }</span>
        <span class="soft start">${cut(plain(message.body), 300)}</span>
      </span>
    </a>`;
  };

  return {
    /** Shows a status that has been written. @param {string[]} ids @param {'NEW' | 'READ'} status */
    mark(ids, status) {
      if (messages.value) {
        messages.set({
          ...messages.value,
          list: messages.value.list.map((each) => (ids.includes(each.id) ? {...each, status} : each))
        });
      }
    },
    draw: () => html`<section class="card message-list" aria-label=${t('messages.list')}>
      ${news.draw()}
      ${listOf({...messages, items: messages.value?.list.filter(isShown), row, empty: t(isOwn({id: collection}) ? 'messages.emptyCollection' : 'messages.empty'), rows: 6})}
      ${
        messages.value && messages.value.totalResults > messages.value.list.length
          ? html`<p class="row">${button({text: t('action.older'), icon: 'arrow-down', press: older})}</p>`
          : nothing
      }
    </section>`
  };
}

/** @param {string[]} ids */
function who(ids) {
  const names = ids.slice(0, 3).map((id) => nameOf(person(id)));
  return ids.length > 3 ? t('home.whyMore', {names: names.join(', '), count: ids.length - 3}) : listed(names);
}
