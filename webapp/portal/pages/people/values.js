// Values of a person as what is read of them: texts, and where they lead.
import {calendarDate, list, t} from '../../core/i18n.js';
import {link} from '../../core/place.js';
import {plain} from '../../core/text.js';
import {GENDERS, PHONES, kindOf} from './kinds.js';

/**
 * @typedef {object} Entry
 * @property {string} text
 * @property {string} [to] an address that it leads to
 * @property {string} [picture] the address of what is seen in place of the text
 */

/** @param {unknown} value */
export function words(value) {
  return plain(String(value));
}

/** @param {string} value */
export function gender(value) {
  return words(kindOf(GENDERS, value));
}

/** A text, or a choice with words of its own, such as that of drinkers. @param {any} value */
export function choice(value) {
  return words(typeof value === 'object' ? (value.displayValue ?? value.value ?? '') : value);
}

/** @param {unknown[]} values */
export function several(values) {
  const texts = values.map(choice).filter(Boolean);
  return texts.length ? list(texts) : '';
}

/** A day, or the words that are in place of it. @param {string} value */
export function day(value) {
  return (/^\d{4}-\d{2}-\d{2}/.test(value) && calendarDate(value)) || words(value);
}

/** Such as "UTC+5:30". @param {number} minutes */
export function offset(minutes) {
  const clock = [Math.floor(Math.abs(minutes) / 60), String(Math.abs(minutes) % 60).padStart(2, '0')].join(':');
  return `UTC${minutes < 0 ? '−' : '+'}${clock}`;
}

/** @param {any} body */
export function build({build: shape, height, weight, eyeColor, hairColor}) {
  return joined([
    shape,
    height && t('people.height', {height}),
    weight && t('people.weight', {weight}),
    eyeColor && t('people.eyes', {colour: eyeColor}),
    hairColor && t('people.hair', {colour: hairColor})
  ]);
}

/** @param {any} value a name, or several @returns {Entry[]} */
export function names(value) {
  return [value].flat().flatMap(named);
}

/** @param {any} name @returns {Entry[]} */
function named(name) {
  const parts = [name.honorificPrefix, name.givenName, name.additionalName, name.familyName, name.honorificSuffix];
  const spoken = name.pronunciation && `[${name.pronunciation}]`;
  return [
    {text: [completed(name.formatted, parts, ' '), spoken].filter(Boolean).join(' ')},
    {text: name.pronunciationUrl && t('people.pronunciation'), to: link(name.pronunciationUrl)}
  ].filter((each) => each.text);
}

/** Where a place is, in short. @param {any} address */
export function place(address) {
  return address?.formatted || joined([address?.locality, address?.region, address?.country], ', ');
}

/** @param {any} value an address, or several @returns {Entry[]} */
export function addresses(value) {
  return [value].flat().flatMap((each) => {
    const point = [each.latitude, each.longitude].filter(Number.isFinite).join(', ');
    return [{text: typed(wholeAddress(each), each.type)}, {text: point}].filter(({text}) => text);
  });
}

/** All that an address says, without its coordinates. @param {any} address */
export function wholeAddress({formatted, streetAddress, building, floor, postalCode, locality, region, country}) {
  const town = [postalCode, locality].filter(Boolean).join(' ');
  const parts = [streetAddress, building, floor && t('people.floor', {floor}), town, region, country];
  return completed(formatted, parts, ', ');
}

/**
 * Entries with a value and a type, such as emails.
 *
 * @param {(value: string) => string | undefined} address where one leads
 * @returns {(value: any) => Entry[]}
 */
export function reached(address) {
  return (value) =>
    [value]
      .flat()
      .filter((each) => each.value)
      .map((each) => ({text: typed(each.linkText || each.value, each.type), to: address(each.value)}));
}

/** @param {any[]} values @returns {Entry[]} */
export function accounts(values) {
  return values.map((each) => ({text: joined([each.username, each.userId, each.domain])})).filter(({text}) => text);
}

/** @param {unknown[]} texts @param {string} [separator] */
export function joined(texts, separator = ' · ') {
  return texts.filter(Boolean).map(words).join(separator);
}

/** @param {string} text @param {string | undefined} type */
function typed(text, type) {
  return text && type ? `${text} (${kindOf(PHONES, type)})` : text;
}

/**
 * A text as a whole, and those of its parts that it does not name.
 *
 * @param {string | undefined} whole
 * @param {(string | undefined)[]} parts
 * @param {string} separator of parts where there is no whole
 */
function completed(whole, parts, separator) {
  return whole ? joined([whole, ...parts.filter((part) => part && !covers(whole, part))]) : joined(parts, separator);
}

/** Whether a text has each word of another. @param {string} whole @param {string} part */
export function covers(whole, part) {
  const all = new Set(wordsOf(whole));
  return wordsOf(part).every((word) => all.has(word));
}

/** @param {string} text */
function wordsOf(text) {
  return text.split(/[\s,;·]+/).filter(Boolean);
}
