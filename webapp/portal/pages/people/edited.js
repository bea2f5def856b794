// What was typed into the form of the own profile, and what it changes.
import {GROUPS} from './parts.js';

/**
 * @typedef {import('./parts.js').Part} Part
 * @typedef {Record<string, string>} Texts by the names of the parts
 *
 * @typedef {object} Row an entry of a list
 * @property {any} [was] the entry as it was when its list was first changed; nothing for a new one
 * @property {Texts} texts
 * @property {boolean} [removed]
 *
 * @typedef {{texts: Texts, rows: Record<string, Row[]>}} Draft rows: by the fields of the lists that are changed
 */

/** @param {any} person @param {string} field @param {Draft} draft @returns {Row[]} */
export function rowsOf(person, field, draft) {
  return draft.rows[field] ?? (person[field] ?? []).map((/** @type {any} */ was) => ({was, texts: {}}));
}

/** What is written of a part. @param {Part} part @param {any} owner @returns {string} */
export function textOf(part, owner) {
  const value = part.get(owner) ?? '';
  return Array.isArray(value) ? value.join(part.long ? '\n' : ', ') : String(value);
}

/**
 * The texts with one that was typed, unless it is what is shown without it.
 *
 * @param {Texts} texts
 * @param {Part} part
 * @param {any} owner
 * @param {string} text
 * @returns {Texts}
 */
export function withText(texts, part, owner, text) {
  const {[part.name]: _before, ...others} = texts;
  return text === textOf(part, owner) ? others : {...others, [part.name]: text};
}

/**
 * @param {any} person as there is now, which may be another than that whose texts were changed
 * @param {Draft} draft
 * @returns {Record<string, unknown>} the fields that differ; null, or a list without entries, takes one away
 */
export function changes(person, draft) {
  let changed = person;
  for (const {parts, lists = []} of GROUPS) {
    changed = put(changed, parts, draft.texts);
    for (const {field, parts: ofEntry} of lists) {
      const rows = draft.rows[field];
      changed = rows ? {...changed, [field]: merged(person[field] ?? [], rows, ofEntry)} : changed;
    }
  }
  const fields = Object.entries(changed).filter(([field, value]) => !isSame(value, person[field]));
  return Object.fromEntries(fields.map(([field, value]) => [field, sent(field, value)]));
}

/** The owner with what was typed. @param {any} owner @param {Part[]} parts @param {Texts} texts */
function put(owner, parts, texts) {
  let changed = owner;
  for (const part of parts) {
    const text = texts[part.name];
    if (text !== undefined && text !== textOf(part, owner)) {
      const value = part.list ? items(text, part.long ? '\n' : ',', part.get(owner)) : text.trim();
      changed = part.put(changed, value.length ? value : undefined);
    }
  }
  return changed;
}

/**
 * The entries of a list, each with what was typed. Those that somebody has changed or removed meanwhile come anew if
 * something was typed into them.
 *
 * @param {any[]} present
 * @param {Row[]} rows
 * @param {Part[]} parts
 */
function merged(present, rows, parts) {
  const left = [...rows];
  /** @param {Row} row */
  const changed = ({was = {}, texts, removed}) => {
    const entry = removed ? {} : put(was, parts, texts);
    return isBlank({...entry, type: undefined, primary: undefined}) ? [] : [entry];
  };
  const entries = present.flatMap((entry) => {
    const at = left.findIndex(({was}) => isSame(was, entry));
    const [row] = at < 0 ? [] : left.splice(at, 1);
    return row && isChanged(row) ? changed(row) : [entry];
  });
  const more = left.filter(isChanged).flatMap(changed);
  return [...entries, ...more.filter((entry) => !entries.some((each) => isSameBut(each, entry, 'primary')))];
}

/** Of what was saved when the answer was lost. @param {any} one @param {any} other @param {string} key */
function isSameBut(one, other, key) {
  return isSame({...one, [key]: undefined}, {...other, [key]: undefined});
}

/** @param {Row} row */
function isChanged({texts, removed}) {
  return removed || Object.keys(texts).length > 0;
}

/**
 * The texts of a list. Those that there were stay whole if the separator is in them.
 *
 * @param {string} text
 * @param {string} separator
 * @param {string[]} [before]
 */
function items(text, separator, before = []) {
  const whole = before.filter((each) => each.includes(separator)).map((each) => each.replace(/\W/g, '\\$&'));
  const pattern = new RegExp(`\\s*(${[...whole, `[^${separator}]+`].join('|')})\\s*(?:${separator}|$)`, 'g');
  const found = [...text.matchAll(pattern)].map((match) => match[1].trim());
  return [...new Set(found.filter(Boolean))];
}

/**
 * What the server takes for a value. An address of the profile alone would leave the other links as they are.
 *
 * @param {string} field
 * @param {any} value
 */
function sent(field, value) {
  if (field === 'urls' && value.length === 1 && value[0].type === 'profile') {
    return [{primary: false, ...value[0]}];
  }
  return Array.isArray(value) || !isBlank(value) ? value : null;
}

/** @param {any} value @returns {boolean} */
function isBlank(value) {
  return typeof value === 'object' && value ? Object.values(value).every(isBlank) : value === undefined;
}

/** @param {any} one @param {any} other @returns {boolean} */
function isSame(one, other) {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) {
    return one === other;
  }
  return Object.keys({...one, ...other}).every((key) => isSame(one[key], other[key]));
}
