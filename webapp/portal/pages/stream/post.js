// An activity as it is shown, whether it is an ActivityStreams entry or one of OpenSocial's older kind.
import {html, nothing} from '../../core/html.js';
import {exactTime, relativeTime, t} from '../../core/i18n.js';
import {person} from '../../core/people.js';
import {link, own} from '../../core/place.js';
import {cut, plain} from '../../core/text.js';
import {face, icon, nameOf, personAddress} from '../../components/index.js';

/** A post may have a million characters; the stream is for others, too. */
export const LONGEST = 10_000;

/**
 * @typedef {object} Post
 * @property {string} key
 * @property {'entry' | 'activity'} kind
 * @property {string} id
 * @property {string} actor
 * @property {number} time milliseconds since 1970; 0 if nobody knows
 * @property {string} title
 * @property {string} [about] of a comment: the id of the activity that it is about
 * @property {string} [aboutAuthor] of a comment: who has posted that, if the comment says it
 * @property {string} text
 * @property {string | undefined} address
 * @property {string[]} pictures their addresses
 */

/** Ids are unique for each person alone. @param {string} actor @param {string} id */
export function entryKey(actor, id) {
  return `entry/${actor}/${id}`;
}

/** @param {any} entry @returns {Post} */
export function ofEntry(entry) {
  const object = entry.object ?? {};
  const text = plain(object.content ?? object.summary ?? entry.content);
  const title = plain(entry.title);
  return {
    key: entryKey(entry.actor?.id, entry.id),
    kind: 'entry',
    id: entry.id,
    about: object.objectType === 'comment' ? entry.target?.id : undefined,
    aboutAuthor: object.inReplyTo?.[0]?.author?.id,
    actor: entry.actor?.id ?? '',
    time: Date.parse(entry.published) || 0,
    title: object.objectType === 'note' && text ? '' : title,
    text: text === title && object.objectType !== 'note' ? '' : text,
    address: object.objectType === 'note' ? undefined : link(object.url),
    pictures: [object.image?.url].filter(Boolean)
  };
}

/** @param {any} activity @returns {Post} */
export function ofActivity(activity) {
  return {
    key: `activity/${activity.userId}/${activity.id}`,
    kind: 'activity',
    id: activity.id,
    actor: activity.userId ?? '',
    time: new Date(Number(activity.postedTime)).getTime() || 0, // a number may be beyond all times
    title: plain(activity.title),
    text: plain(activity.body),
    address: link(activity.url),
    pictures: (activity.mediaItems ?? []).map((/** @type {any} */ each) => each.url).filter(Boolean)
  };
}

/**
 * @param {Post} post
 * @param {unknown} [action]
 * @param {unknown} [below]
 */
export function postCard(post, action, below) {
  const actor = person(post.actor);
  return html`<article class="card post">
    <div class="row">
      ${face(actor)}
      <div class="grow">
        <a class="name" href=${personAddress(actor.id)}>${nameOf(actor)}</a>
        ${
          post.time
            ? html`<div class="soft"><time datetime=${new Date(post.time).toISOString()}
              title=${exactTime(post.time)}>${relativeTime(post.time)}</time></div>`
            : nothing
        }
      </div>
      ${action ?? nothing}
    </div>
    ${post.title ? html`<p class="post-title">${titled(post)}</p>` : nothing}
    ${post.text ? html`<p class="post-text">${cut(post.text, LONGEST)}</p>` : nothing}
    ${post.pictures.length ? pictures(post.pictures) : nothing}
    ${below ?? nothing}
  </article>`;
}

/** @param {Post} post */
function titled(post) {
  const title = cut(post.title, LONGEST);
  return post.address ? html`<a href=${post.address} rel="noreferrer">${title}</a>` : title;
}

/** Those of other sites are linked and not loaded. @param {string[]} addresses */
function pictures(addresses) {
  const shown = addresses.map(own).filter(Boolean);
  const foreign = addresses
    .filter((each) => !own(each))
    .map(link)
    .filter(Boolean);
  return html`
    ${
      shown.length
        ? html`<div class="post-pictures">${shown.map((each) => html`<img src=${each} alt="" loading="lazy">`)}</div>`
        : nothing
    }
    ${
      foreign.length
        ? html`<p class="row wrap soft">${foreign.map(
            (each) => html`<a class="button plain" href=${each}
          rel="noreferrer">${icon('image')}${t('stream.pictures', {count: 1})}${icon('external-link')}</a>`
          )}</p>`
        : nothing
    }`;
}
