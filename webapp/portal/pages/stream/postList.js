// A list of posts that is read by pages, newest first, while new ones come.

const PAGE = 20;

/** So many new posts are read at once. */
const MOST_NEW = 100;

/**
 * @typedef {import('./post.js').Post} Post
 *
 * @typedef {object} Page
 * @property {Post[]} posts
 * @property {number} total how many the whole list has
 *
 * @typedef {object} News
 * @property {Post[]} posts
 * @property {boolean} joins whether they reach what is known
 */

export class PostList {
  /** @type {Post[]} */
  posts = [];

  /** Whether there are no older ones. */
  done = false;

  /** How many of the list are read. */
  #read = 0;

  /** @param {(startIndex: number, count: number) => Promise<Page>} read */
  constructor(read) {
    this.read = read;
  }

  /** When the oldest was made, of those that are read. */
  get oldest() {
    return this.posts[this.posts.length - 1]?.time ?? 0;
  }

  get #keys() {
    return new Set(this.posts.map(({key}) => key));
  }

  /** The page after those that are read. */
  older() {
    return this.read(this.#read, PAGE);
  }

  /** @param {Page} page of `older` */
  append({posts, total}) {
    this.#read += posts.length;
    this.done = posts.length < PAGE || this.#read >= total;
    this.posts = joined(this.posts, posts);
  }

  /**
   * What has come since. What is known may have moved to the top; below, it is where it was.
   *
   * @returns {Promise<News>}
   */
  async newer() {
    const known = this.#keys;
    /** @type {Post[]} */
    let posts = [];
    for (let index = 0; index < MOST_NEW; index += PAGE) {
      const page = await this.read(index, PAGE);
      posts = joined(posts, page.posts);
      if (page.posts.length < PAGE || known.has(page.posts[PAGE - 1].key)) {
        return {posts, joins: true};
      }
    }
    return {posts: posts.slice(0, PAGE), joins: false};
  }

  /** Takes what has come since. After too many, what was read before is read again as older. @param {News} news */
  prepend({posts, joins}) {
    const known = this.#keys;
    this.#read = joins ? this.#read + posts.filter(({key}) => !known.has(key)).length : posts.length;
    this.posts = joins ? joined(posts, this.posts) : posts;
    this.done &&= joins;
  }

  /** @param {Post} post made here */
  add(post) {
    this.posts.unshift(post);
    this.#read++;
  }

  /** @param {string} key @returns {boolean} whether it was there */
  remove(key) {
    const before = this.posts.length;
    this.posts = this.posts.filter((post) => post.key !== key);
    this.#read -= before - this.posts.length;
    return this.posts.length < before;
  }
}

/** @param {Post[]} first @param {Post[]} second */
function joined(first, second) {
  const keys = new Set(first.map(({key}) => key));
  return [...first, ...second.filter(({key}) => !keys.has(key))];
}
