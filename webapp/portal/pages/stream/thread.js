// The comments on one post: their number, and below the post, once it is opened, all of them.
import {html, live, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {person} from '../../core/people.js';
import {resource} from '../../core/resource.js';
import {viewer} from '../../core/session.js';
import {button, icon, listOf, nameOf, undoable} from '../../components/index.js';
import {CommentCount} from './commentCount.js';
import {commentRow} from './commentRow.js';
import {deleteComment, readComments, writeComment} from './comments.js';
import {draft} from './draft.js';

const LONGEST = 2000;
const PAGE = 20;
const MOST = 100;

/**
 * @typedef {import('./comments.js').Comment} Comment
 * @typedef {import('./commentCount.js').Found} Found
 * @typedef {import('./post.js').Post} Post
 */

export class Thread {
  #open = false;
  #most = PAGE;

  /** Those that others have written since, which wait behind a line. @type {Set<string>} */
  #news = new Set();
  /** Those of the viewer that are deleted, unless that is undone. @type {Set<string>} */
  #hidden = new Set();
  /** Those that nobody has any more. @type {Set<string>} */
  #gone = new Set();
  /** @type {Comment[]} */
  #sending = [];

  /** @type {import('../../core/resource.js').Resource<Found> | undefined} */
  #found;

  /**
   * @param {import('../../core/router.js').View} view
   * @param {Post} post
   * @param {Map<string, number>} totals by the keys of posts
   * @param {() => boolean} mayWrite
   */
  constructor(view, post, totals, mayWrite) {
    this.view = view;
    this.post = post;
    this.mayWrite = mayWrite;
    this.draft = draft(`draft.comment:${viewer().id}:${post.actor}/${post.id}`);
    const read = () => readComments(post, this.#open ? this.#most : 0);
    this.count = new CommentCount(post.key, totals, {read, found: this.#look, signal: view.signal});
  }

  get #comments() {
    return this.#found?.value?.comments ?? [];
  }

  /** Somebody has written a comment. @param {string} id @param {string} by */
  posted(id, by) {
    const isOwn = by === viewer().id && this.#sending.length > 0; // its answer is on the way
    if (!isOwn && !this.#comments.some((each) => each.id === id)) {
      this.count.lookAgain();
    }
  }

  /** Somebody has deleted a comment. @param {string} id */
  deleted(id) {
    if (!this.#gone.has(id)) {
      this.#gone.add(id);
      this.#news.delete(id);
      this.count.add(this.#hidden.delete(id) ? -1 : 0);
      this.view.update();
    }
  }

  /** What came since waits behind a line. @param {Found} now */
  #look = ({comments}) => {
    if (this.#found?.value) {
      const oldest = this.#comments[0]?.time ?? 0;
      const known = new Set([...this.#gone, ...this.#comments.map((each) => each.id)]);
      this.#news = new Set(comments.filter((each) => each.time >= oldest && !known.has(each.id)).map(({id}) => id));
    }
    this.view.update();
  };

  /** Events may be missing. */
  lookAgain() {
    return this.#open ? this.#found?.retry() : undefined;
  }

  #toggle = () => {
    this.#open = !this.#open;
    if (this.#open && !this.#found) {
      this.#found = resource(this.view, () => readComments(this.post, this.#most), this.#take);
    } else if (this.#open) {
      this.#found?.retry();
    }
    this.view.update();
  };

  /** @param {Found} now */
  #take = ({total}) => {
    this.count.set(total);
    this.#news.clear();
  };

  #earlier = () => {
    this.#most = MOST;
    return this.#found?.retry();
  };

  #send = async () => {
    const text = this.draft.take();
    const made = {id: crypto.randomUUID(), actor: viewer().id, time: Date.now(), text, sending: true};
    this.#sending.push(made);
    this.view.update();
    const title = t('comments.title', {name: nameOf(person(viewer().id)), author: nameOf(person(this.post.actor))});
    try {
      const written = await writeComment(this.post, text, title);
      this.draft.done();
      this.count.add(1);
      this.#show(written);
    } catch (error) {
      this.draft.putBack(text);
      throw error;
    } finally {
      this.#sending = this.#sending.filter((each) => each !== made);
      this.view.update();
    }
  };

  /** @param {Comment} written */
  #show(written) {
    const found = this.#found;
    if (found?.value) {
      found.set({...found.value, comments: [...found.value.comments, written]});
    } else {
      found?.retry();
    }
  }

  #delete = (/** @type {Comment} */ comment) =>
    undoable(t('comments.deleted'), {
      show: () => void (this.#hidden.add(comment.id), this.view.update()),
      hide: () => void (this.#hidden.delete(comment.id), this.view.update()),
      write: () => deleteComment(comment.id).then(() => this.deleted(comment.id))
    });

  draw() {
    const count = Math.max(0, this.count.total - this.#hidden.size + this.#sending.length);
    return html`<div class="post-foot">
        <button class="button plain" type="button" aria-expanded=${this.#open} @click=${this.#toggle}>
          ${icon('message-circle')}<span>${count ? t('comments.count', {count}) : t('comments.none')}</span>
        </button>
      </div>
      ${this.#open ? this.#content() : nothing}`;
  }

  #content() {
    const found = /** @type {import('../../core/resource.js').Resource<Found>} */ (this.#found);
    const shown = this.#comments.filter((each) => !this.#hidden.has(each.id) && !this.#gone.has(each.id));
    const known = this.#comments.length + this.#news.size;
    const isMore = found.state === 'full' && this.#most < MOST && this.count.total > known;
    return html`<section class="comments" aria-label=${t('comments.of', {name: nameOf(person(this.post.actor))})}>
      ${isMore ? button({text: t('comments.earlier'), icon: 'arrow-up', kind: 'plain', press: this.#earlier}) : nothing}
      ${listOf({
        ...found,
        items: [...shown, ...this.#sending],
        row: (comment) => commentRow(comment, this.#delete),
        empty: this.mayWrite() ? t('comments.empty') : t('comments.friendsOnly'),
        rows: Math.min(Math.max(this.count.total, 1), 3)
      })}
      <div class="new" role="status" ?hidden=${this.#news.size === 0}>${
        this.#news.size
          ? button({text: t('comments.new', {count: this.#news.size}), icon: 'arrow-down', press: found.retry})
          : nothing
      }</div>
      ${this.mayWrite() ? this.#form() : nothing}
    </section>`;
  }

  #form() {
    const type = (/** @type {Event} */ event) => {
      this.draft.type(/** @type {HTMLTextAreaElement} */ (event.target).value);
      this.view.update();
    };
    const submit = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        /** @type {HTMLElement} */ (event.target).closest('form')?.querySelector('button')?.click();
      }
    };
    return html`<form class="row wrap end" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <textarea rows="1" maxlength=${LONGEST} aria-label=${t('comments.write')} placeholder=${t('comments.write')}
        .value=${live(this.draft.text)} @input=${type} @keydown=${submit}></textarea>
      ${button({text: t('comments.send'), icon: 'send', press: this.#send, disabled: !this.draft.text.trim()})}
    </form>`;
  }
}
