// The collections of messages, with how many of each are unread, and what can be done to one's own.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {onEvent} from '../../core/events.js';
import {resource} from '../../core/resource.js';
import {go} from '../../core/router.js';
import {get, on} from '../../core/store.js';
import {button, failed, icon, skeleton} from '../../components/index.js';
import {INBOX, OUTBOX, isOwn, messageAddress, readCollections} from './mailbox.js';
import {HIDDEN, deleteCollection, makeCollection, renameCollection} from './ownCollections.js';

/** @typedef {import('./mailbox.js').Collection} Collection */

/** @type {Record<string, {text: string, icon: string}>} */
const KNOWN = {
  [INBOX]: {text: 'messages.inbox', icon: 'inbox'},
  [OUTBOX]: {text: 'messages.outbox', icon: 'send'}
};

/** @param {Collection} collection */
export function titleOf({id, title}) {
  return KNOWN[id] ? t(KNOWN[id].text) : title || id;
}

/**
 * @param {import('../../core/router.js').View} view
 * @param {string} current
 */
export function collections(view, current) {
  const all = resource(view, readCollections);
  const end = onEvent('mailbox.counted', ({type, data}) => {
    const known = all.value?.find((each) => each.id === data.collection);
    if (type === 'gap' || !known) {
      all.retry();
    } else {
      all.set(
        (all.value ?? []).map((each) => (each === known ? {...each, total: data.total, unread: data.unread} : each))
      );
    }
  });
  view.signal.addEventListener('abort', end);
  view.signal.addEventListener('abort', on(HIDDEN, view.update));

  const make = async () => {
    const made = await makeCollection();
    if (made) {
      go(`messages/${made.id}`);
    }
  };
  const rename = async (/** @type {Collection} */ each) => {
    if (await renameCollection(each)) {
      await all.retry();
    }
  };

  const row = (/** @type {Collection} */ each) => html`<li><a href=${messageAddress(each.id)}
      aria-current=${each.id === current ? 'page' : nothing}>
    ${icon(KNOWN[each.id]?.icon ?? 'folder')}
    <span class="grow">${titleOf(each)}</span>
    ${
      each.unread
        ? html`<span class="count"><span aria-hidden="true">${each.unread}</span><span class="visually-hidden">${t(
            'home.unread',
            {count: each.unread}
          )}</span></span>`
        : nothing
    }
  </a></li>`;

  const ofOwn = (/** @type {Collection} */ own) => {
    const title = titleOf(own);
    return html`
      ${button({text: t('messages.renameCollection', {title}), icon: 'pencil', kind: 'plain', iconOnly: true, press: () => rename(own)})}
      ${button({text: t('messages.deleteCollection', {title}), icon: 'trash-2', kind: 'plain', iconOnly: true, press: () => deleteCollection(own)})}`;
  };

  const full = () => {
    const shown = (all.value ?? []).filter((each) => !get(HIDDEN)?.has(each.id));
    const own = shown.find((each) => each.id === current && isOwn(each));
    return html`<ul class="plain">${shown.map(row)}</ul>
      <div class="row">
        ${button({text: t('messages.newCollection'), icon: 'folder-plus', kind: 'plain', iconOnly: true, press: make})}
        ${own ? ofOwn(own) : nothing}
      </div>`;
  };

  return {
    draw: () => html`<nav class="collections" aria-label=${t('messages.collections')}>
      ${all.state === 'full' ? full() : all.state === 'error' ? failed(all.error, all.retry) : skeleton(2)}
    </nav>`
  };
}
