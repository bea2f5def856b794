// The comments on all posts of a page, as they come and go.
import {nothing} from '../../core/html.js';
import {onEvent} from '../../core/events.js';
import {countComments, isCommentable} from './comments.js';
import {Thread} from './thread.js';

/** @typedef {import('./post.js').Post} Post */

/**
 * @param {import('../../core/router.js').View} view
 * @param {import('./stream.js').Stream} stream
 * @param {(post: Post) => boolean} [mayWrite] whether others would see a comment of the viewer
 */
export function threads(view, stream, mayWrite = () => true) {
  /** @type {Map<string, Thread>} by the keys of posts */
  const all = new Map();

  const threadOf = (/** @type {Post} */ post) => {
    const thread = all.get(post.key) ?? new Thread(view, post, stream.comments, () => mayWrite(post));
    all.set(post.key, thread);
    return thread;
  };
  const countAgain = async () => {
    const numbers = await countComments(stream.posts);
    numbers.forEach((number, key) => stream.comments.set(key, number));
    view.update();
  };

  const end = onEvent(['activity.posted', 'activity.deleted'], ({type, data}) => {
    const post = stream.commented(data);
    if (type === 'gap') {
      countAgain();
      all.forEach((thread) => thread.lookAgain());
    } else if (post && type === 'activity.posted') {
      threadOf(post).posted(data.id, data.person);
    } else if (post) {
      threadOf(post).deleted(data.id);
    }
  });
  view.signal.addEventListener('abort', end);

  return {
    /** What stands below a post. @param {Post} post */
    below: (post) => (isCommentable(post) ? threadOf(post).draw() : nothing)
  };
}
