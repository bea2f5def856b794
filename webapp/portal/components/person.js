import {html, nothing} from '../core/html.js';
import {address} from '../core/router.js';
import {own} from '../core/place.js';

const HUES = 12;

/**
 * @typedef {object} Person as OpenSocial has people
 * @property {string} id
 * @property {string} [displayName]
 * @property {{formatted?: string, givenName?: string, familyName?: string}} [name]
 * @property {string} [thumbnailUrl]
 * @property {{title?: string, name?: string}[]} [organizations]
 */

/** The fields that faces and cards show. */
export const PERSON_FIELDS = ['id', 'displayName', 'name', 'thumbnailUrl'];

/** What has the text after it run the other way, and controls. */
const DISGUISE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A name, which stays within itself. @param {Person} person */
export function nameOf(person) {
  const names = [person.displayName, person.name?.formatted];
  return names.map((each) => each?.replace(DISGUISE, '').trim()).find(Boolean) ?? person.id;
}

/** @param {string} id */
export function personAddress(id) {
  return address(`people/${encodeURIComponent(id)}`);
}

/**
 * A person's picture, if it is of this server, else initials on a colour of their own. Pictures of
 * other sites are not loaded: they would tell the site who looks at whom.
 *
 * @param {Person} person
 * @param {'small' | 'large' | ''} [size]
 */
export function face(person, size = '') {
  const picture = own(person.thumbnailUrl);
  return html`<span class="face ${size} hue-${hue(person.id)}" aria-hidden="true">${
    picture ? html`<img src=${picture} alt="" loading="lazy" decoding="async">` : initials(nameOf(person))
  }</span>`;
}

/** @param {string} name */
export function initials(name) {
  const words = name.split(/[\s._-]+/u).filter((word) => /^\p{L}/u.test(word));
  const first = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return first.map((word) => [...word][0].toLocaleUpperCase()).join('') || '?';
}

/** @param {string} id */
function hue(id) {
  let sum = 0;
  for (const character of id) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  }
  return sum % HUES;
}

/**
 * The same card for a person everywhere: face, name, one line, one action.
 *
 * @param {Person & {line?: unknown}} person line: replaces what the person does
 * @param {unknown} [action]
 */
export function personCard(person, action) {
  const line = person.line ?? person.organizations?.[0]?.title ?? nothing;
  return html`<div class="row person">
    ${face(person)}
    <div class="grow">
      <a class="name" href=${personAddress(person.id)}>${nameOf(person)}</a>
      ${line === nothing ? nothing : html`<div class="soft">${line}</div>`}
    </div>
    ${action ?? nothing}
  </div>`;
}
