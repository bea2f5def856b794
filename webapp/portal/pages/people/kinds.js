// What values of a fixed set are called: the keys of texts.
import {t} from '../../core/i18n.js';

/** @typedef {Record<string, string>} Kinds */

/** @type {Kinds} */
export const GENDERS = {female: 'people.gender.female', male: 'people.gender.male'};

/** @type {Kinds} */
export const PLACES = {home: 'people.kind.home', work: 'people.kind.work', other: 'people.kind.others'};

/** @type {Kinds} */
export const PHONES = {mobile: 'people.kind.mobile', ...PLACES, fax: 'people.kind.fax'};

/** @type {Kinds} */
export const ORGANIZATIONS = {job: 'people.kind.job', school: 'people.kind.school'};

/** What a value is called: as it is written, where it is none of them. @param {Kinds} kinds @param {string} value */
export function kindOf(kinds, value) {
  return Object.hasOwn(kinds, value) ? t(kinds[value]) : value;
}
