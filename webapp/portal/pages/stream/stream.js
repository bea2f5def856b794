// Activities of several lists as one stream, newest first.
import {call} from '../../core/rpc.js';
import {know} from '../../core/people.js';
import {countComments} from './comments.js';
import {entryKey, ofActivity, ofEntry} from './post.js';
import {PostList} from './postList.js';

/** @typedef {import('./post.js').Post} Post */

/** @param {string} userId @param {string} groupId */
function entries(userId, groupId) {
  return list('activitystreams.get', {userId, groupId, sortBy: 'published'}, ofEntry);
}

/** @param {string} userId @param {string} groupId */
function activities(userId, groupId) {
  return list('activities.get', {userId, groupId, sortBy: 'postedTime'}, ofActivity);
}

/**
 * @param {string} method
 * @param {Record<string, unknown>} params
 * @param {(item: any) => Post} make
 */
function list(method, params, make) {
  return new PostList(async (startIndex, count) => {
    const answer = await call(method, {...params, sortOrder: 'descending', startIndex, count});
    return {posts: answer.list.map(make), total: answer.totalResults};
  });
}

/** What the viewer and their friends do. */
export function ownStream() {
  const own = entries('@me', '@self');
  return new Stream([entries('@me', '@friends'), own, activities('@me', '@friends'), activities('@me', '@self')], own);
}

/** What a person does. @param {string} userId */
export function streamOf(userId) {
  return new Stream([entries(userId, '@self'), activities(userId, '@self')]);
}

export class Stream {
  /**
   * @param {PostList[]} lists
   * @param {PostList} [own] the one that has what the viewer posts here
   */
  constructor(lists, own) {
    this.lists = lists;
    this.own = own;

    /** How many comments there are, by the keys of posts. @type {Map<string, number>} */
    this.comments = new Map();
  }

  /** Whether there are older ones. */
  get more() {
    return this.lists.some((each) => !each.done);
  }

  /**
   * Those that are read, without those that an older page of another list may come before, and
   * without comments on these.
   *
   * @returns {Post[]}
   */
  get posts() {
    const horizon = Math.max(0, ...this.lists.filter((each) => !each.done).map((each) => each.oldest));
    const posts = this.#read.filter((post) => post.time >= horizon);
    const keys = new Set(posts.map((post) => post.key));
    const ids = new Set(posts.map((post) => post.id));
    const isShown = (/** @type {string} */ id, /** @type {string | undefined} */ author) =>
      author ? keys.has(entryKey(author, id)) : ids.has(id);
    return posts
      .filter((post) => !post.about || !isShown(post.about, post.aboutAuthor))
      .sort((a, b) => b.time - a.time || (a.key < b.key ? 1 : -1));
  }

  /** All that are read. */
  get #read() {
    return this.lists.flatMap((each) => each.posts);
  }

  /** @param {string} key */
  has(key) {
    return this.#read.some((post) => post.key === key);
  }

  /** The post that an event of a comment is about. @param {Record<string, any>} data */
  commented({inReplyTo, inReplyToAuthor}) {
    const isIt = (/** @type {Post} */ {id, actor}) =>
      id === inReplyTo && (!inReplyToAuthor || actor === inReplyToAuthor);
    return inReplyTo ? this.posts.find((post) => isIt(post) && !post.about) : undefined;
  }

  /**
   * Asks who has posted them, and how many comments they have.
   *
   * @param {Post[]} posts
   */
  async #learn(posts) {
    const [numbers] = await Promise.all([countComments(posts), know(posts.map((post) => post.actor))]);
    numbers.forEach((number, key) => this.comments.set(key, number));
  }

  /** Reads the next page of each list: in one batch, and once more for what is asked of these. */
  async older() {
    const open = this.lists.filter((each) => !each.done);
    const pages = await Promise.all(open.map((each) => each.older()));
    await this.#learn(pages.flatMap((page) => page.posts));
    open.forEach((each, i) => each.append(pages[i]));
  }

  /** Reads what has come since. */
  async newer() {
    const news = await Promise.all(this.lists.map((each) => each.newer()));
    await this.#learn(news.flatMap(({posts}) => posts));
    this.lists.forEach((each, i) => each.prepend(news[i]));
  }

  /** @param {Post} post made here */
  add(post) {
    this.own?.add(post);
  }

  /** @param {string} key */
  remove(key) {
    this.lists.find((each) => each.remove(key));
  }
}
