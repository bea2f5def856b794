// Activities of several lists as one stream, newest first.
import {call} from '../../core/rpc.js';
import {know} from '../../core/people.js';
import {countComments} from './comments.js';
import {entryKey, ofActivity, ofEntry} from './post.js';

const PAGE = 20;

/**
 * @typedef {import('./post.js').Post} Post
 *
 * @typedef {object} Source a list that is read by pages
 * @property {string} method
 * @property {Record<string, unknown>} params
 * @property {(item: any) => Post} make
 * @property {Post[]} posts
 * @property {number} read how many of the list are read
 * @property {boolean} done
 */

/** @param {string} userId @param {string} groupId @returns {Source} */
function entries(userId, groupId) {
  return source('activitystreams.get', {userId, groupId, sortBy: 'published'}, ofEntry);
}

/** @param {string} userId @param {string} groupId @returns {Source} */
function activities(userId, groupId) {
  return source('activities.get', {userId, groupId, sortBy: 'postedTime'}, ofActivity);
}

/**
 * @param {string} method
 * @param {Record<string, unknown>} params
 * @param {(item: any) => Post} make
 * @returns {Source}
 */
function source(method, params, make) {
  return {method, params: {...params, sortOrder: 'descending', count: PAGE}, make, posts: [], read: 0, done: false};
}

/** What the viewer and their friends do. */
export function ownStream() {
  return new Stream([
    entries('@me', '@friends'),
    entries('@me', '@self'),
    activities('@me', '@friends'),
    activities('@me', '@self')
  ]);
}

/** What a person does. @param {string} userId */
export function streamOf(userId) {
  return new Stream([entries(userId, '@self'), activities(userId, '@self')]);
}

export class Stream {
  /** @param {Source[]} sources */
  constructor(sources) {
    this.sources = sources;

    /** How many comments there are, by the keys of posts. @type {Map<string, number>} */
    this.comments = new Map();
  }

  /** Whether there are older ones. */
  get more() {
    return this.sources.some((each) => !each.done);
  }

  /**
   * Those that are read, without those that an older page of another list may come before, and
   * without comments on these.
   *
   * @returns {Post[]}
   */
  get posts() {
    const horizon = Math.max(0, ...this.sources.filter((each) => !each.done).map(oldest));
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
    return this.sources.flatMap((each) => each.posts);
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
    const open = this.sources.filter((each) => !each.done);
    const pages = await Promise.all(open.map((each) => read(each, each.read)));
    await this.#learn(pages.flatMap((page) => page.posts));
    open.forEach((each, i) => {
      each.read += pages[i].size;
      each.done = pages[i].size < PAGE || each.read >= pages[i].total;
      each.posts = joined(each.posts, pages[i].posts);
    });
  }

  /** Reads the newest page of each list again. @returns {Promise<Post[]>} what has come since */
  async newer() {
    const pages = await Promise.all(this.sources.map((each) => read(each, 0)));
    const before = new Set(this.#read.map((post) => post.key));
    const all = pages.flatMap((page) => page.posts);
    await this.#learn(all);
    this.sources.forEach((each, i) => {
      const fresh = pages[i].posts.filter((post) => !before.has(post.key));
      each.read += fresh.length;
      each.posts = joined(fresh, each.posts);
    });
    return all.filter((post) => !before.has(post.key));
  }

  /** @param {Post} post made here */
  add(post) {
    const own = this.sources.find((each) => each.params.groupId === '@self' && each.make === ofEntry);
    own?.posts.unshift(post);
    if (own) {
      own.read++;
    }
  }

  /** @param {string} key @returns {boolean} whether it was there */
  remove(key) {
    const holder = this.sources.find((each) => each.posts.some((post) => post.key === key));
    if (holder) {
      holder.posts = holder.posts.filter((post) => post.key !== key);
      holder.read--;
    }
    return Boolean(holder);
  }
}

/** @param {Source} source */
function oldest(source) {
  return source.posts.length ? source.posts[source.posts.length - 1].time : 0;
}

/**
 * @param {Source} source
 * @param {number} startIndex
 * @returns {Promise<{posts: Post[], size: number, total: number}>}
 */
async function read(source, startIndex) {
  const answer = await call(source.method, {...source.params, startIndex});
  return {posts: answer.list.map(source.make), size: answer.list.length, total: answer.totalResults};
}

/** @param {Post[]} first @param {Post[]} second */
function joined(first, second) {
  const keys = new Set(first.map((post) => post.key));
  return [...first, ...second.filter((post) => !keys.has(post.key))];
}
