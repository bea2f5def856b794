// Messages as the server has them: collections, lists, and threads.
import {call, takeAway, write} from '../../core/rpc.js';
import {know} from '../../core/people.js';
import {address} from '../../core/router.js';
import {markup} from '../../core/text.js';

export const INBOX = '@inbox';
export const OUTBOX = '@outbox';

/** Wherever the messages are. */
const ALL = '@all';

/** Collections that Shindig makes by itself. */
const OF_TYPES = ['notification', 'privateMessage', 'publicMessage', 'email'];
const PAGE = 20;
const ROUNDS = 20;
const MOST = 100;

/**
 * @typedef {object} Message
 * @property {string} id
 * @property {string} senderId
 * @property {string[]} recipients
 * @property {string} [title]
 * @property {string} [body]
 * @property {string} [status]
 * @property {string} timeSent
 * @property {string} [inReplyTo]
 * @property {string[]} [replies]
 * @property {string[]} collectionIds
 *
 * @typedef {{id: string, title: string, total: number, unread: number}} Collection
 */

/** @param {string} collection @param {string} [message] */
export function messageAddress(collection, message) {
  const parts = [collection, message].filter((each) => each !== undefined);
  return address(
    `messages/${parts.map((each) => encodeURIComponent(/** @type {string} */ (each)).replace('%40', '@')).join('/')}`
  );
}

/** Whether the viewer has made it. @param {{id: string}} collection */
export function isOwn({id}) {
  return !id.startsWith('@') && !OF_TYPES.includes(id);
}

/** Those of types only where there is something in them. @returns {Promise<Collection[]>} */
export async function readCollections() {
  const {list} = await call('messages.get', {userId: '@me', count: MOST});
  return list.filter((/** @type {Collection} */ each) => !OF_TYPES.includes(each.id) || each.total > 0);
}

/**
 * The newest messages of a collection.
 *
 * @param {string} collection
 * @param {number} pages
 * @returns {Promise<{list: Message[], totalResults: number}>}
 */
export async function readList(collection, pages) {
  const answer = await call('messages.get', {userId: '@me', msgCollId: collection, count: pages * PAGE});
  await know(answer.list.flatMap((/** @type {Message} */ each) => [each.senderId, ...each.recipients.slice(0, 3)]));
  return answer;
}

/**
 * What a message replies to, and its replies, as far as the viewer has them, oldest first.
 *
 * @param {string} id
 * @returns {Promise<Message[]>}
 */
export async function readThread(id) {
  /** @type {Map<string, Message>} */
  const found = new Map();
  const asked = new Set();
  /** @type {any[]} */
  let wanted = [id];
  for (let round = 0; wanted.length && round < ROUNDS && found.size < MOST; round++) {
    wanted.forEach((each) => asked.add(each));
    (await readAll(wanted)).forEach((each) => found.set(each.id, each));
    wanted = [...found.values()]
      .flatMap((each) => [each.inReplyTo, ...(each.replies ?? [])])
      .filter((each) => typeof each === 'string' && !asked.has(each));
  }
  const thread = [...found.values()];
  await know(thread.flatMap((each) => [each.senderId, ...each.recipients]));
  return thread.sort((a, b) => a.timeSent.localeCompare(b.timeSent));
}

/**
 * @param {string[]} messageIds
 * @returns {Promise<Message[]>}
 */
async function readAll(messageIds) {
  try {
    const wanted = {userId: '@me', msgCollId: ALL, messageIds: [...new Set(messageIds)], count: MOST};
    return (await call('messages.get', wanted)).list;
  } catch (error) {
    if (/** @type {any} */ (error).status === 404) {
      return [];
    }
    throw error;
  }
}

/**
 * @param {{recipients: string[], title: string, body: string, inReplyTo?: string}} message as it was typed
 * @returns {Promise<string>} its id
 */
export async function send({recipients, title, body, inReplyTo}) {
  const message = {recipients, title: markup(title), body: markup(body), ...(inReplyTo ? {inReplyTo} : {})};
  return (await write('messages.send', {userId: '@me', message})).id;
}

/** @param {Message} message @param {'NEW' | 'READ'} status */
export function mark(message, status) {
  return write('messages.update', {
    userId: '@me',
    msgCollId: message.collectionIds[0],
    messageIds: [message.id],
    message: {status}
  });
}

/** @param {string} collection @param {string} id */
export function remove(collection, id) {
  return takeAway('messages.delete', {userId: '@me', msgCollId: collection, messageIds: [id]});
}

/** @param {string} id @param {string} from @param {string} to collections */
export function move(id, from, to) {
  const message = {collectionIds: [to]};
  return takeAway('messages.update', {userId: '@me', msgCollId: from, messageIds: [id], message});
}
