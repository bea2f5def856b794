// Texts in the person's language; numbers and times by the browser's locale.
import {file} from './place.js';
import {recall} from './memory.js';

/** The languages that have messages, by their own names. */
export const LANGUAGES = {en: 'English', de: 'Deutsch'};

const chosen = recall('language');

/** @type {string} */
export const language = chosen && chosen in LANGUAGES ? chosen : document.documentElement.lang || 'en';

/** The browser's own variant of the language, such as en-GB. */
const locale = navigator.languages.find((each) => each.startsWith(language)) ?? language;

const PATIENCE = 20_000;

/** Until the texts are there: why they do not come. @type {Record<string, string>} */
let messages = {
  'action.retry': language === 'de' ? 'Noch einmal versuchen' : 'Try again',
  'problem.unreached': language === 'de' ? 'Der Server antwortet nicht.' : 'The server does not answer.'
};

/** @type {Promise<Response> | undefined} */
let asked;

const plurals = new Intl.PluralRules(locale);
const relative = new Intl.RelativeTimeFormat(locale, {numeric: 'auto'});
const numbers = new Intl.NumberFormat(locale);
const days = new Intl.DateTimeFormat(locale, {dateStyle: 'long'});
const calendarDays = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'});
const moments = new Intl.DateTimeFormat(locale, {dateStyle: 'full', timeStyle: 'short'});
const lists = new Intl.ListFormat(locale);

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60]
];

/** Asks for the texts, once. */
export function ask() {
  asked ??= fetch(file(`messages/${language}.json`), {signal: AbortSignal.timeout(PATIENCE)});
  asked.catch(() => {}); // `load` fails
  return asked;
}

/** Reads the texts. */
export async function load() {
  const response = await ask();
  messages = await response.json();
  document.documentElement.lang = language;
}

/**
 * A text. `{name}` in it is replaced by a value; with the value `count`, the text is `key.one` or
 * `key.other`, as the language has it.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  const count = values.count;
  const text =
    messages[key] ??
    (typeof count === 'number' ? messages[`${key}.${plurals.select(count)}`] : undefined) ??
    messages[`${key}.other`] ??
    key;
  return text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return typeof value === 'number' ? number(value) : String(value ?? '');
  });
}

/** @param {number} value */
export function number(value) {
  return numbers.format(value);
}

/** The day of a moment, where the reader is. @param {Date | number | string} value */
export function date(value) {
  return formatted(days, value);
}

/** A day of the calendar, such as a birthday, which is the same everywhere. @param {string} value */
export function calendarDate(value) {
  return formatted(calendarDays, value);
}

/** A day and a time. @param {Date | number | string} value */
export function exactTime(value) {
  return formatted(moments, value);
}

/** Nothing for what is no time. @param {Intl.DateTimeFormat} format @param {Date | number | string} value */
function formatted(format, value) {
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? '' : format.format(time);
}

/** Such as "3 hours ago". @param {Date | number | string} value */
export function relativeTime(value) {
  const seconds = (new Date(value).getTime() - Date.now()) / 1000;
  if (Number.isNaN(seconds)) {
    return '';
  }
  const [unit, length] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  return unit === 'second' ? relative.format(0, 'second') : relative.format(Math.round(seconds / length), unit);
}

/** Such as "Ann, Ben and Cleo". @param {string[]} texts */
export function list(texts) {
  return lists.format(texts);
}
