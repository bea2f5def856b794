// The collections that a person makes: made, renamed and deleted here.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {takeAway, write} from '../../core/rpc.js';
import {go} from '../../core/router.js';
import {get, set} from '../../core/store.js';
import {dialog, toast, undoable} from '../../components/index.js';
import {INBOX} from './mailbox.js';

/** @typedef {import('./mailbox.js').Collection} Collection */

const TITLE = 100;

/** In the store: the ids of collections that are hidden for a while, on whatever page. */
export const HIDDEN = 'messages.hiddenCollections';

/** @param {string} id @param {boolean} hidden */
function hide(id, hidden) {
  const ids = new Set(get(HIDDEN));
  ids[hidden ? 'add' : 'delete'](id);
  set(HIDDEN, ids);
}

/**
 * Asks for a title, and makes a collection.
 *
 * @returns {Promise<Collection | undefined>} nothing if it was given up
 */
export async function makeCollection() {
  const title = await askForTitle(t('messages.newCollection'), '');
  return title && write('messages.create', {userId: '@me', entity: {title}});
}

/**
 * Asks for another title.
 *
 * @param {Collection} collection
 * @returns {Promise<boolean>} whether it has one
 */
export async function renameCollection({id, title: before}) {
  const title = await askForTitle(t('messages.renameCollection', {title: before}), before);
  if (!title || title === before) {
    return false;
  }
  await write('messages.update', {userId: '@me', msgCollId: id, entity: {title}});
  toast(t('messages.collectionRenamed', {title}));
  return true;
}

/** Deletes a collection with the messages in it. @param {Collection} collection */
export function deleteCollection({id, title, total}) {
  const text = total ? t('messages.collectionDeleted', {title, count: total}) : t('messages.emptyDeleted', {title});
  undoable(text, {
    show: () => {
      hide(id, true);
      go(`messages/${INBOX}`);
    },
    hide: () => hide(id, false),
    write: () => takeAway('messages.delete', {userId: '@me', msgCollId: id})
  });
}

/**
 * @param {string} heading
 * @param {string} title
 * @returns {Promise<string>} empty if it was given up
 */
async function askForTitle(heading, title) {
  const filled = await dialog({
    title: heading,
    confirm: t('action.save'),
    body: html`<label class="field">${t('messages.collectionTitle')}
      <input name="title" required maxlength=${TITLE} pattern=".*\\S.*" .value=${title}></label>`
  });
  return String(filled?.get('title') ?? '').trim();
}
