// What is shown of a person, in groups.
import {calendarDate, date} from '../../core/i18n.js';
import {link, own} from '../../core/place.js';
import {accounts, addresses, build, choice, gender, names, offset, reached, several, words} from './values.js';

/**
 * @typedef {string | import('./values.js').Entry[]} Shown
 * @typedef {[field: string, key: string, show: (value: any, person: any) => Shown]} Row key: of its name
 */

const links = reached(link);

/** @type {[key: string, rows: Row[]][]} */
const GROUPS = [
  [
    'people.group.person',
    [
      ['name', 'people.field.name', names],
      ['preferredName', 'people.field.preferredName', names],
      ['nativeName', 'people.field.nativeName', names],
      ['alternateNames', 'people.field.alternateNames', names],
      ['nickname', 'people.field.nickname', words],
      ['preferredUsername', 'people.field.preferredUsername', words],
      ['gender', 'people.field.gender', gender],
      ['birthday', 'people.field.birthday', calendarDate],
      ['age', 'people.field.age', words],
      ['relationshipStatus', 'people.field.relationshipStatus', words],
      ['anniversary', 'people.field.anniversary', calendarDate],
      ['children', 'people.field.children', words],
      ['pets', 'people.field.pets', words],
      ['languagesSpoken', 'people.field.languagesSpoken', several],
      ['note', 'people.field.note', words],
      ['published', 'people.field.published', date]
    ]
  ],
  [
    'people.group.contact',
    [
      ['currentLocation', 'people.field.currentLocation', addresses],
      ['location', 'people.field.location', words],
      ['utcOffset', 'people.field.utcOffset', offset],
      ['addresses', 'people.field.addresses', addresses],
      ['emails', 'people.field.emails', reached((value) => `mailto:${value}`)],
      ['phoneNumbers', 'people.field.phoneNumbers', reached((value) => `tel:${value.replace(/[^+\d]/g, '')}`)],
      ['ims', 'people.field.ims', reached(() => undefined)],
      ['contactPreference', 'people.field.contactPreference', words],
      ['networkPresence', 'people.field.networkPresence', choice],
      ['urls', 'people.field.urls', links],
      ['photos', 'people.field.photos', photos],
      ['accounts', 'people.field.accounts', accounts]
    ]
  ],
  [
    'people.group.work',
    [
      ['jobInterests', 'people.field.jobInterests', words],
      ['orgIdentifier', 'people.field.orgIdentifier', several],
      ['dn', 'people.field.dn', words]
    ]
  ],
  [
    'people.group.likes',
    [
      ['interests', 'people.field.interests', several],
      ['activities', 'people.field.activities', several],
      ['books', 'people.field.books', several],
      ['movies', 'people.field.movies', several],
      ['music', 'people.field.music', several],
      ['tvShows', 'people.field.tvShows', several],
      ['sports', 'people.field.sports', several],
      ['food', 'people.field.food', several],
      ['heroes', 'people.field.heroes', several],
      ['cars', 'people.field.cars', several],
      ['quotes', 'people.field.quotes', several],
      ['fashion', 'people.field.fashion', words],
      ['humor', 'people.field.humor', words],
      ['turnOns', 'people.field.turnOns', several],
      ['turnOffs', 'people.field.turnOffs', several],
      ['profileSong', 'people.field.profileSong', links],
      ['profileVideo', 'people.field.profileVideo', links],
      ['tags', 'people.field.tags', several]
    ]
  ],
  [
    'people.group.life',
    [
      ['livingArrangement', 'people.field.livingArrangement', words],
      ['ethnicity', 'people.field.ethnicity', words],
      ['religion', 'people.field.religion', words],
      ['politicalViews', 'people.field.politicalViews', words],
      ['sexualOrientation', 'people.field.sexualOrientation', words],
      ['bodyType', 'people.field.bodyType', build],
      ['drinker', 'people.field.drinker', choice],
      ['smoker', 'people.field.smoker', choice],
      ['happiestWhen', 'people.field.happiestWhen', words],
      ['scaredOf', 'people.field.scaredOf', words],
      ['romance', 'people.field.romance', words],
      ['lookingFor', 'people.field.lookingFor', several]
    ]
  ]
];

/**
 * @param {any} person
 * @returns {{key: string, fields: {key: string, shown: Shown}[]}[]} the groups in which something is told
 */
export function groupsOf(person) {
  return GROUPS.map(([key, rows]) => ({key, fields: rows.flatMap((row) => filled(row, person))})).filter(
    ({fields}) => fields.length
  );
}

/** @param {Row} row @param {any} person @returns {{key: string, shown: Shown}[]} */
function filled([field, key, show], person) {
  const value = person[field];
  const shown = value === undefined || value === null || value === '' ? '' : show(value, person);
  return shown.length ? [{key, shown}] : [];
}

/**
 * Pictures but the face. Those of other sites are not loaded.
 *
 * @param {any[]} values
 * @param {any} person
 * @returns {import('./values.js').Entry[]}
 */
function photos(values, {thumbnailUrl}) {
  const others = values.filter(({value}) => value && value !== thumbnailUrl);
  return others.flatMap((each) => {
    const picture = own(each.value);
    return picture ? [{text: each.type ?? '', picture}] : links(each).filter(({to}) => to);
  });
}
