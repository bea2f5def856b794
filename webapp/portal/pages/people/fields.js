// The fields of a person as texts, each with the key of its name.
import {html} from '../../core/html.js';
import {calendarDate, list, t} from '../../core/i18n.js';
import {link} from '../../core/place.js';
import {plain} from '../../core/text.js';

/** Texts, in the order in which they are shown, each with the key of its name. @type {[string, string][]} */
const TEXTS = [
  ['nickname', 'people.field.nickname'],
  ['preferredUsername', 'people.field.preferredUsername'],
  ['gender', 'people.field.gender'],
  ['relationshipStatus', 'people.field.relationshipStatus'],
  ['age', 'people.field.age'],
  ['ethnicity', 'people.field.ethnicity'],
  ['bodyType', 'people.field.bodyType'],
  ['religion', 'people.field.religion'],
  ['politicalViews', 'people.field.politicalViews'],
  ['sexualOrientation', 'people.field.sexualOrientation'],
  ['livingArrangement', 'people.field.livingArrangement'],
  ['children', 'people.field.children'],
  ['pets', 'people.field.pets'],
  ['fashion', 'people.field.fashion'],
  ['happiestWhen', 'people.field.happiestWhen'],
  ['humor', 'people.field.humor'],
  ['romance', 'people.field.romance'],
  ['scaredOf', 'people.field.scaredOf'],
  ['jobInterests', 'people.field.jobInterests']
];

/** Lists of texts. @type {[string, string][]} */
const LISTS = [
  ['interests', 'people.field.interests'],
  ['languagesSpoken', 'people.field.languagesSpoken'],
  ['activities', 'people.field.activities'],
  ['books', 'people.field.books'],
  ['movies', 'people.field.movies'],
  ['music', 'people.field.music'],
  ['tvShows', 'people.field.tvShows'],
  ['sports', 'people.field.sports'],
  ['food', 'people.field.food'],
  ['heroes', 'people.field.heroes'],
  ['cars', 'people.field.cars'],
  ['quotes', 'people.field.quotes'],
  ['lookingFor', 'people.field.lookingFor'],
  ['tags', 'people.field.tags'],
  ['turnOns', 'people.field.turnOns'],
  ['turnOffs', 'people.field.turnOffs']
];

/** Values of a kind of their own, such as those of drinkers. @type {[string, string][]} */
const VALUES = [
  ['drinker', 'people.field.drinker'],
  ['smoker', 'people.field.smoker'],
  ['networkPresence', 'people.field.networkPresence']
];

/** @type {Record<string, string>} */
const GENDERS = {male: 'people.gender.male', female: 'people.gender.female'};

/** @param {{formatted?: string, locality?: string, region?: string, country?: string} | undefined} address */
export function place(address) {
  return address?.formatted || [address?.locality, address?.region, address?.country].filter(Boolean).join(', ');
}

/**
 * @param {any} person
 * @returns {[string, unknown][]} keys of names, and values, of those that are filled
 */
export function filled(person) {
  return [...named(person), ...reached(person), ...listed(person)].filter(([, value]) => value);
}

/** @param {any} person @returns {[string, unknown][]} */
function named(person) {
  return [
    ['people.field.name', person.name?.formatted],
    ...TEXTS.map(([name, key]) => /** @type {[string, unknown]} */ ([key, text(name, person[name])])),
    ['people.field.birthday', person.birthday && calendarDate(person.birthday)]
  ];
}

/** @param {any} person @returns {[string, unknown][]} */
function reached(person) {
  const addresses = [...(person.urls ?? []), person.profileVideo, person.profileSong].filter(Boolean);
  return [
    ['people.field.currentLocation', place(person.currentLocation)],
    ['people.field.addresses', joined(person.addresses?.map(place))],
    ['people.field.emails', links(person.emails, (each) => `mailto:${each.value}`)],
    ['people.field.phoneNumbers', links(person.phoneNumbers, (each) => `tel:${each.value.replace(/[^+\d]/g, '')}`)],
    ['people.field.urls', links(addresses, (each) => link(each.value))],
    ['people.field.ims', joined(person.ims?.map((/** @type {any} */ each) => each.value))],
    ['people.field.accounts', joined(person.accounts?.map(account))]
  ];
}

/** @param {any} person @returns {[string, unknown][]} */
function listed(person) {
  return [
    ...LISTS.map(([name, key]) => /** @type {[string, unknown]} */ ([key, joined(person[name]?.map(valueOf))])),
    ...VALUES.map(([name, key]) => /** @type {[string, unknown]} */ ([key, person[name] && valueOf(person[name])]))
  ];
}

/** @param {any} each */
function account(each) {
  return [each.username ?? each.userId, each.domain].filter(Boolean).join(' · ');
}

/** @param {string} name @param {any} value */
function text(name, value) {
  return name === 'gender' && GENDERS[value] ? t(GENDERS[value]) : plain(value === undefined ? '' : String(value));
}

/** @param {any} each */
function valueOf(each) {
  return plain(typeof each === 'object' ? (each.displayValue ?? each.displayvalue ?? each.value) : each);
}

/** @param {string[] | undefined} texts */
function joined(texts) {
  const some = texts?.filter(Boolean) ?? [];
  return some.length ? list(some) : '';
}

/**
 * @param {any[] | undefined} items
 * @param {(each: any) => string | undefined} address
 */
function links(items, address) {
  const some = items?.filter((each) => each.value) ?? [];
  return some.length
    ? some.map((each) => {
        const to = address(each);
        const name = each.linkText || each.value;
        return to ? html`<a class="field-link" href=${to} rel="noreferrer">${name}</a>` : html`<span>${name} </span>`;
      })
    : '';
}
