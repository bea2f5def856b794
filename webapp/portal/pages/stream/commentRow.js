import {html, nothing} from '../../core/html.js';
import {exactTime, relativeTime, t} from '../../core/i18n.js';
import {person} from '../../core/people.js';
import {viewer} from '../../core/session.js';
import {cut} from '../../core/text.js';
import {button, face, nameOf, personAddress} from '../../components/index.js';
import {LONGEST} from './post.js';

/**
 * @param {import('./comments.js').Comment} comment
 * @param {(comment: import('./comments.js').Comment) => unknown} remove
 */
export function commentRow(comment, remove) {
  const actor = person(comment.actor);
  const mayDelete = comment.actor === viewer().id && !comment.sending;
  return html`<div class="row top comment" aria-busy=${comment.sending ? 'true' : nothing}>
    ${face(actor, 'small')}
    <div class="grow">
      <a class="name" href=${personAddress(actor.id)}>${nameOf(actor)}</a>
      ${
        comment.time
          ? html`<time class="soft" datetime=${new Date(comment.time).toISOString()}
            title=${exactTime(comment.time)}>${relativeTime(comment.time)}</time>`
          : nothing
      }
      <p class="comment-text">${cut(comment.text, LONGEST)}</p>
    </div>
    ${
      mayDelete
        ? button({
            text: t('comments.delete'),
            icon: 'trash-2',
            kind: 'plain',
            iconOnly: true,
            press: () => remove(comment)
          })
        : nothing
    }
  </div>`;
}
