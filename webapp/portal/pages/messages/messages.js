// Messages: collections, a list, and a thread beside it.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {address} from '../../core/router.js';
import {use} from '../../core/styles.js';
import {icon} from '../../components/index.js';
import {collections} from './collections.js';
import {INBOX, messageAddress} from './mailbox.js';
import {messageList} from './messageList.js';
import {thread} from './thread.js';

export const title = 'messages.title';

/**
 * @param {{collection?: string, message?: string}} params
 * @param {import('../../core/router.js').View} view
 */
export async function page({collection = INBOX, message}, view) {
  const styles = [use('pages/messages/messages.css')];
  const boxes = collections(view, collection);
  const list = messageList(view, collection, message);
  const opened = message ? thread(view, collection, message, list) : undefined;
  await Promise.all(styles);
  return () => html`
    <div class="row wrap messages-head">
      <h1 class="grow">${t('messages.title')}</h1>
      <a class="button primary" href=${address('messages/new')}>${icon('pencil')}${t('messages.write')}</a>
    </div>
    <div class="messages ${message ? 'reading' : ''}">
      ${boxes.draw()}
      ${list.draw()}
      <div class="thread">${
        opened
          ? html`<a class="button plain back" href=${messageAddress(collection)}>${icon('arrow-left')}${t('messages.back')}</a>${opened.draw()}`
          : html`<p class="empty">${t('messages.choose')}</p>`
      }</div>
    </div>`;
}
