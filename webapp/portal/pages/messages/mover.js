// Moves a message, or those of its thread, to another collection.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {go} from '../../core/router.js';
import {viewer} from '../../core/session.js';
import {dialog, toast} from '../../components/index.js';
import {titleOf} from './collections.js';
import {INBOX, OUTBOX, isOwn, move, readCollections} from './mailbox.js';
import {makeCollection} from './ownCollections.js';

/**
 * @typedef {import('./mailbox.js').Message} Message
 * @typedef {import('./mailbox.js').Collection} Collection
 */

/** A choice of a collection that is yet to be made. */
const NONE_YET = '';

/**
 * Asks where to, and moves.
 *
 * @param {string} collection in which the message is open
 * @param {Message} message
 * @param {Message[]} thread
 */
export async function moveMessage(collection, message, thread) {
  const home = message.senderId === viewer().id ? OUTBOX : INBOX;
  const targets = (await readCollections()).filter(
    (each) => each.id !== collection && (isOwn(each) || each.id === home)
  );
  const choice = await choose(targets, thread.length > 1);
  const target = choice?.to === NONE_YET ? await makeCollection() : targets.find((each) => each.id === choice?.to);
  if (target) {
    await moveAll(collection, message, choice?.whole ? thread : [message], target);
  }
}

/**
 * @param {Collection[]} targets
 * @param {boolean} several whether there is more than the message itself
 * @returns {Promise<{to: string, whole: boolean} | undefined>} nothing if it was given up
 */
async function choose(targets, several) {
  const filled = await dialog({
    title: t('messages.move'),
    confirm: t('messages.moveConfirm'),
    body: html`<label class="field">${t('messages.moveTo')}
        <select name="to">
          ${targets.map((each, i) => html`<option value=${each.id} ?selected=${i === 0}>${titleOf(each)}</option>`)}
          <option value=${NONE_YET}>${t('messages.newCollection')}</option>
        </select></label>
      ${
        several
          ? html`<label class="check"><input type="checkbox" name="whole"><span>${t('messages.wholeThread')}</span></label>`
          : nothing
      }`
  });
  return filled && {to: String(filled.get('to')), whole: filled.has('whole')};
}

/**
 * Moves at once; whoever takes it back moves them once more. What the viewer has sent stays where
 * it is, unless that is open.
 *
 * @param {string} collection
 * @param {Message} message
 * @param {Message[]} messages
 * @param {Collection} target
 */
async function moveAll(collection, message, messages, target) {
  const moves = messages
    .map(({id, collectionIds}) => ({id, from: [collection, INBOX].find((each) => collectionIds.includes(each))}))
    .filter(({from}) => from && from !== target.id);
  await Promise.all(moves.map(({id, from}) => move(id, /** @type {string} */ (from), target.id)));
  go(`messages/${collection}`);
  toast(t('messages.moved', {count: moves.length, title: titleOf(target)}), async () => {
    await Promise.all(moves.map(({id, from}) => move(id, target.id, /** @type {string} */ (from))));
    go(`messages/${collection}/${encodeURIComponent(message.id)}`);
  });
}
