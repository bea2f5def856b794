// The stream of home. What is new waits behind a line, never under the finger.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {onEvent} from '../../core/events.js';
import {resource} from '../../core/resource.js';
import {takeAway} from '../../core/rpc.js';
import {viewer} from '../../core/session.js';
import {button, listOf, undoable} from '../../components/index.js';
import {postCard} from '../stream/post.js';
import {ownStream} from '../stream/stream.js';
import {threads} from '../stream/threads.js';

/** @typedef {import('../stream/post.js').Post} Post */

/** @param {import('../../core/router.js').View} view */
export function streamPart(view) {
  const stream = ownStream();
  const comments = threads(view, stream);

  /** @type {(value?: unknown) => void} */
  let tell;
  const read = new Promise((resolve) => (tell = resolve));
  const first = resource(view, () => stream.older().finally(() => tell()));

  /** The keys of those that came since, and of those that are hidden for a while. */
  const waiting = new Set();
  const hidden = new Set();

  const showNew = async () => {
    await stream.newer();
    waiting.clear();
    view.update();
  };
  const showOlder = async () => {
    await stream.older();
    view.update();
  };
  const add = (/** @type {Post} */ post) => {
    stream.add(post);
    waiting.delete(post.key);
    view.update();
  };
  const remove = (/** @type {Post} */ post) =>
    undoable(t('home.deleted'), {
      show: () => void (hidden.add(post.key), view.update()),
      hide: () => void (hidden.delete(post.key), view.update()),
      write: () =>
        takeAway(`${post.kind === 'entry' ? 'activitystreams' : 'activities'}.delete`, {
          userId: '@me',
          groupId: '@self',
          activityId: post.id
        })
    });

  const ends = [
    onEvent('activity.posted', ({type, data}) => {
      const key = keyOf(data);
      if (type === 'gap') {
        lookAgain();
      } else if (!stream.has(key) && !stream.commented(data)) {
        waiting.add(key);
        view.update();
      }
    }),
    onEvent('activity.deleted', ({type, data}) => {
      if (type !== 'gap') {
        waiting.delete(keyOf(data));
        stream.remove(keyOf(data));
        view.update();
      }
    })
  ];
  view.signal.addEventListener('abort', () => ends.forEach((end) => end()));

  /** Events may be missing: what is new is counted by reading. */
  async function lookAgain() {
    const fresh = ownStream();
    await fresh.older().catch(() => {});
    const newest = stream.posts[0]?.time ?? 0;
    fresh.posts.filter((post) => !stream.has(post.key) && post.time >= newest).forEach((post) => waiting.add(post.key));
    view.update();
  }

  const row = (/** @type {Post} */ post) =>
    postCard(
      post,
      post.actor === viewer().id
        ? button({text: t('home.delete'), icon: 'trash-2', kind: 'plain', iconOnly: true, press: () => remove(post)})
        : nothing,
      comments.below(post)
    );

  return {
    add,
    /** Resolved once the first posts are there, or have failed. */
    read,
    draw: () => html`<section class="stream" aria-label=${t('home.stream')}>
      <div class="new" role="status" ?hidden=${waiting.size === 0}>${
        waiting.size
          ? button({text: t('home.new', {count: waiting.size}), icon: 'arrow-up', kind: 'primary', press: showNew})
          : nothing
      }</div>
      ${listOf({
        ...first,
        items: stream.posts.filter((post) => !hidden.has(post.key)),
        row,
        key: (post) => post.key,
        empty: t('home.streamEmpty'),
        rows: 5
      })}
      ${
        first.state === 'full' && stream.more
          ? html`<p class="row">${button({text: t('action.older'), icon: 'arrow-down', press: showOlder})}</p>`
          : nothing
      }
    </section>`
  };
}

/** @param {Record<string, any>} data of an event */
function keyOf(data) {
  return `${data.kind}/${data.person}/${data.id}`;
}
