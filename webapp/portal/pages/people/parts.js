// The parts of a person, and of the entries of their lists, that can be edited: as texts, and back.
import {GENDERS, ORGANIZATIONS, PHONES, PLACES} from './kinds.js';
import {covers, wholeAddress} from './values.js';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} key of its label
 * @property {(owner: any) => any} get
 * @property {(owner: any, value: any) => any} put the owner with another value; nothing for no value
 * @property {boolean} [list] of texts, written with commas; with lines, if it is long
 * @property {boolean} [long]
 * @property {boolean} [rare] left out of the form where it has no value
 * @property {string} [hint] the key of what helps to fill it in
 * @property {string} [type] of the input
 * @property {import('./kinds.js').Kinds} [kinds] that can be chosen
 *
 * @typedef {object} List
 * @property {string} field
 * @property {string} key of what one of its entries is called
 * @property {Part[]} parts of an entry
 *
 * @typedef {{key: string, parts: Part[], lists?: List[]}} Group
 */

/** @param {string} name @param {string} key @param {Partial<Part>} [more] @returns {Part} */
function plain(name, key, more) {
  return {name, key, get: (owner) => owner[name], put: (owner, value) => ({...owner, [name]: value}), ...more};
}

/** @param {string} name @param {string} key @returns {Part} */
function texts(name, key) {
  return plain(name, key, {list: true});
}

/** A day of the calendar. @param {string} name @param {string} key @returns {Part} */
function day(name, key) {
  return plain(name, key, {type: 'date', get: (owner) => owner[name]?.slice(0, 10)});
}

/** A day, or words in place of it. @param {string} name @param {string} key @returns {Part} */
function dayOrWords(name, key) {
  return plain(name, key, {
    hint: 'people.edit.dayHint',
    get: (owner) => owner[name]?.replace(/T00:00(:00(\.0+)?)?Z$/, '')
  });
}

/** A part of a field that has parts. @param {string} field @param {Part} part @returns {Part} */
function inside(field, part) {
  return {
    ...part,
    name: `${field}.${part.name}`,
    get: (person) => part.get(person[field] ?? {}),
    put: (person, value) => ({...person, [field]: part.put(person[field] ?? {}, value)})
  };
}

/** @typedef {(owner: any) => string} AllParts what the parts of a name or an address say */

/** @type {AllParts} */
const allOfName = (name) => Object.values(name).join(' ');

/** What is formatted, unless the parts say all of it. @param {any} owner @param {AllParts} allParts */
function wholeOf({formatted, ...parts}, allParts) {
  return formatted && !covers(allParts(parts), formatted) ? formatted : undefined;
}

/** A part of a whole. @param {string} name @param {string} key @param {AllParts} allParts */
function partOfWhole(name, key, allParts) {
  return plain(name, key, {
    put: (owner, value) => ({...owner, formatted: wholeOf(owner, allParts), [name]: value})
  });
}

/** The whole, after its parts: it stays as it was typed. @param {string} key @param {AllParts} allParts */
function whole(key, allParts) {
  return plain('formatted', key, {rare: true, get: (owner) => wholeOf(owner, allParts)});
}

/** @param {string} name @param {string} key */
function ofAddress(name, key) {
  return partOfWhole(name, key, wholeAddress);
}

const LOCALITY = ofAddress('locality', 'people.edit.locality');
const REGION = ofAddress('region', 'people.edit.region');
const COUNTRY = ofAddress('country', 'people.edit.country');
const WHOLE_ADDRESS = whole('people.edit.wholeAddress', wholeAddress);

/** @param {import('./kinds.js').Kinds} kinds */
function kind(kinds) {
  return plain('type', 'people.edit.kind', {kinds});
}

/** @type {Group[]} */
export const GROUPS = [
  {
    key: 'people.group.person',
    parts: [
      plain('displayName', 'people.edit.displayName'),
      plain('nickname', 'people.field.nickname'),
      inside('name', partOfWhole('givenName', 'people.edit.givenName', allOfName)),
      inside('name', partOfWhole('familyName', 'people.edit.familyName', allOfName)),
      inside('name', whole('people.edit.wholeName', allOfName)),
      plain('status', 'people.edit.status'),
      plain('aboutMe', 'people.edit.aboutMe', {long: true}),
      inside('currentLocation', LOCALITY),
      inside('currentLocation', REGION),
      inside('currentLocation', COUNTRY),
      inside('currentLocation', WHOLE_ADDRESS),
      plain('gender', 'people.field.gender', {kinds: GENDERS}),
      day('birthday', 'people.field.birthday'),
      plain('relationshipStatus', 'people.field.relationshipStatus'),
      day('anniversary', 'people.field.anniversary'),
      plain('children', 'people.field.children'),
      plain('pets', 'people.field.pets'),
      texts('languagesSpoken', 'people.field.languagesSpoken')
    ]
  },
  {
    key: 'people.group.contact',
    parts: [plain('contactPreference', 'people.field.contactPreference')],
    lists: [
      {
        field: 'emails',
        key: 'people.edit.email',
        parts: [plain('value', 'people.edit.email', {type: 'email'}), kind(PLACES)]
      },
      {
        field: 'phoneNumbers',
        key: 'people.edit.phoneNumber',
        parts: [plain('value', 'people.edit.phoneNumber', {type: 'tel'}), kind(PHONES)]
      },
      {
        field: 'addresses',
        key: 'people.edit.address',
        parts: [
          ofAddress('streetAddress', 'people.edit.streetAddress'),
          ofAddress('postalCode', 'people.edit.postalCode'),
          LOCALITY,
          REGION,
          COUNTRY,
          WHOLE_ADDRESS,
          kind(PLACES)
        ]
      },
      {
        field: 'urls',
        key: 'people.edit.link',
        parts: [plain('value', 'people.edit.link', {type: 'url'}), plain('linkText', 'people.edit.linkText')]
      }
    ]
  },
  {
    key: 'people.group.work',
    parts: [plain('jobInterests', 'people.field.jobInterests')],
    lists: [
      {
        field: 'organizations',
        key: 'people.edit.organization',
        parts: [
          plain('title', 'people.edit.title'),
          plain('name', 'people.edit.organization'),
          plain('department', 'people.edit.department'),
          dayOrWords('startDate', 'people.edit.startDate'),
          dayOrWords('endDate', 'people.edit.endDate'),
          kind(ORGANIZATIONS)
        ]
      }
    ]
  },
  {
    key: 'people.group.likes',
    parts: [
      texts('interests', 'people.field.interests'),
      texts('activities', 'people.field.activities'),
      texts('books', 'people.field.books'),
      texts('movies', 'people.field.movies'),
      texts('music', 'people.field.music'),
      texts('tvShows', 'people.field.tvShows'),
      texts('sports', 'people.field.sports'),
      texts('food', 'people.field.food'),
      texts('heroes', 'people.field.heroes'),
      texts('cars', 'people.field.cars'),
      texts('turnOns', 'people.field.turnOns'),
      texts('turnOffs', 'people.field.turnOffs'),
      texts('tags', 'people.field.tags'),
      plain('quotes', 'people.field.quotes', {list: true, long: true})
    ]
  }
];
