// The comments on posts: how many there are, reading, writing and deleting them.
import {know} from '../../core/people.js';
import {call, takeAway, write} from '../../core/rpc.js';
import {markup, plain} from '../../core/text.js';

const MOST = 100;

/**
 * @typedef {import('./post.js').Post} Post
 *
 * @typedef {object} Comment
 * @property {string} id
 * @property {string} actor
 * @property {number} time milliseconds since 1970
 * @property {string} text
 * @property {boolean} [sending] the server has not answered yet
 */

/**
 * Posts that comments can be about.
 *
 * @param {Post} post
 */
export function isCommentable(post) {
  return post.kind === 'entry' && !post.about;
}

/**
 * How many comments there are, by the keys of posts. Those that cannot be counted have no number.
 *
 * @param {Post[]} posts
 * @returns {Promise<Map<string, number>>}
 */
export async function countComments(posts) {
  const asked = posts.filter(isCommentable);
  const parts = [];
  for (let i = 0; i < asked.length; i += MOST) {
    parts.push(asked.slice(i, i + MOST));
  }
  const counted = await Promise.all(parts.map((part) => ask(part, 0).catch(() => [])));
  const numbers = new Map();
  parts.forEach((part, p) => part.forEach((post, i) => counted[p][i] && numbers.set(post.key, counted[p][i].total)));
  return numbers;
}

/**
 * The newest comments on a post, the oldest of these first.
 *
 * @param {Post} post
 * @param {number} count the most
 * @returns {Promise<{total: number, comments: Comment[]}>}
 */
export async function readComments(post, count) {
  const [{total, comments = []}] = await ask([post], count);
  const made = comments.map(ofEntry);
  await know(made.map((/** @type {Comment} */ each) => each.actor));
  return {total, comments: made};
}

/** @param {Post[]} posts @param {number} count */
async function ask(posts, count) {
  const answer = await call('activitystreams.comments', {
    userId: posts.map((post) => post.actor),
    activityId: posts.map((post) => post.id),
    count
  });
  return answer.list;
}

/** @param {any} entry @returns {Comment} */
function ofEntry(entry) {
  return {
    id: entry.id,
    actor: entry.actor?.id ?? '',
    time: Date.parse(entry.published) || 0,
    text: plain(entry.object?.content ?? entry.content ?? entry.title)
  };
}

/**
 * @param {Post} post
 * @param {string} text
 * @param {string} title what a stream says of the comment
 * @returns {Promise<Comment>}
 */
export async function writeComment(post, text, title) {
  const about = {objectType: 'activity', id: post.id};
  const author = {objectType: 'person', id: post.actor};
  const object = {objectType: 'comment', content: markup(text), inReplyTo: [{...about, author}]};
  const activity = {verb: 'post', title: markup(title), object, target: about};
  return ofEntry(await write('activitystreams.create', {userId: '@me', groupId: '@self', activity}));
}

/** @param {string} id of a comment of the viewer */
export function deleteComment(id) {
  return takeAway('activitystreams.delete', {userId: '@me', groupId: '@self', activityId: id});
}
