// What a person does, newest first.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {button, listOf} from '../../components/index.js';
import {waiting} from '../../components/waiting.js';
import {postCard} from '../stream/post.js';
import {streamOf} from '../stream/stream.js';
import {threads} from '../stream/threads.js';

/**
 * @param {import('../../core/router.js').View} view
 * @param {string} id
 * @param {() => boolean} isFriend whether others see comments of the viewer here
 */
export function theirStream(view, id, isFriend) {
  const stream = streamOf(id);
  const comments = threads(view, stream, isFriend);
  const first = resource(view, () => stream.older());
  const news = waiting(view, {
    types: ['activity.posted'],
    key: (data) => {
      const key = `${data.kind}/${data.person}/${data.id}`;
      return data.person === id && !stream.has(key) && !stream.commented(data) && key;
    },
    show: () => stream.newer()
  });
  const older = async () => {
    await stream.older();
    view.update();
  };

  const row = (/** @type {import('../stream/post.js').Post} */ post) => postCard(post, undefined, comments.below(post));

  return {
    draw: () => html`<section class="stream" aria-labelledby="their-stream">
      <h2 id="their-stream">${t('people.stream')}</h2>
      ${news.draw()}
      ${listOf({...first, items: stream.posts, row, key: (post) => post.key, empty: t('people.streamEmpty')})}
      ${
        first.state === 'full' && stream.more
          ? html`<p class="row">${button({text: t('action.older'), icon: 'arrow-down', press: older})}</p>`
          : nothing
      }
    </section>`
  };
}
