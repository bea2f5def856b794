import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {install} from './support/browser.js';

/** @param {string} file */
const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');

install({
  navigator: {languages: ['en-GB']},
  fetch: () => Promise.resolve(new Response(read('../../../webapp/portal/messages/en.json')))
});
const i18n = await import('../../../webapp/portal/core/i18n.js');
await i18n.load();
const {groupsOf} = await import('../../../webapp/portal/pages/people/fields.js');
const {organization} = await import('../../../webapp/portal/pages/people/organizations.js');

/** Each field that the server supports, as a Java test makes sure. */
const PERSON = JSON.parse(read('support/person.json'));

/** Where a field is that is none of the fields below the name, or why it is nowhere. @type {Record<string, string>} */
const ELSEWHERE = {
  aboutMe: 'above the fields',
  displayName: 'the heading',
  hasApp: 'of the application that asks',
  id: 'in the address of the page',
  'organizations.type': 'the picture beside the organisation',
  profileUrl: 'among urls, as the server answers',
  status: 'below the heading',
  thumbnailUrl: 'the face',
  updated: 'of what is kept, and not of the person'
};

/** What entries are nothing without. @type {Record<string, string[]>} */
const NEEDED = {type: ['value', 'formatted'], linkText: ['value']};

/** What is read of some values. @type {Record<string, string>} */
const READ = {
  anniversary: '18 June 2011',
  birthday: '14 February 1985',
  'organizations.endDate': '1 July 2019',
  published: '9 August 2003',
  utcOffset: 'UTC+5:30'
};

/** @param {any} value @param {string[]} [path] @returns {string[][]} the paths of all that is in it */
function paths(value, path = []) {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'object' ? Object.keys(one).flatMap((key) => paths(one[key], [...path, key])) : [path];
}

/** A value with nothing but what a path leads to. @param {any} value @param {string[]} path @returns {any} */
function only(value, [key, ...path]) {
  if (Array.isArray(value)) {
    return typeof value[0] === 'object' ? [only(value[0], [key, ...path])] : value;
  }
  if (key === undefined) {
    return value;
  }
  const needed = Object.fromEntries((NEEDED[key] ?? []).map((each) => [each, value[each]]));
  return {...needed, [key]: only(value[key], path)};
}

/** @param {any} value @param {string[]} path @returns {any} */
function at(value, [key, ...path]) {
  const one = Array.isArray(value) ? value[0] : value;
  return key === undefined ? one : at(one[key], path);
}

/** @param {any} person */
function shown(person) {
  return JSON.stringify([groupsOf(person), (person.organizations ?? []).map(organization)]);
}

/** @param {any} person @param {string} key */
function field(person, key) {
  return groupsOf(person)
    .flatMap(({fields}) => fields)
    .find((each) => each.key === `people.field.${key}`)?.shown;
}

describe('Of a person is shown', () => {
  for (const path of paths(PERSON)) {
    const name = path.join('.');
    if (!ELSEWHERE[name] && path.at(-1) !== 'primary') {
      test(name, () => {
        const expected = READ[name] ?? String(at(PERSON, path));
        assert.ok(shown(only(PERSON, path)).includes(expected), shown(only(PERSON, path)));
      });
    }
  }

  test('nothing where nothing is told', () => {
    assert.deepEqual(groupsOf({id: 'anna', displayName: 'Anna'}), []);
    assert.deepEqual(groupsOf({nickname: '', interests: [], emails: [], name: {}, note: null}), []);
  });

  test('elsewhere what there is', () => {
    const all = paths(PERSON).map((path) => path.join('.'));
    assert.deepEqual(
      Object.keys(ELSEWHERE).filter((name) => !all.includes(name)),
      []
    );
  });
});

describe('What is read', () => {
  test('of a name or an address has no part twice', () => {
    const name = {formatted: 'Dr. Anna Berg', honorificPrefix: 'Dr.', givenName: 'Anna', additionalName: 'B.'};
    assert.deepEqual(field({name}, 'name'), [{text: 'Dr. Anna Berg · B.'}]);
    const address = {formatted: 'Quay 3, 20100 Turku', streetAddress: 'Quay 3', postalCode: '20100', locality: 'Turku'};
    assert.deepEqual(field({addresses: [address, {...address, formatted: '', type: 'home'}]}, 'addresses'), [
      {text: 'Quay 3, 20100 Turku'},
      {text: 'Quay 3, 20100 Turku (private)'}
    ]);
  });

  test('of choices are their words', () => {
    assert.equal(
      field({lookingFor: [{value: 'DATING', displayValue: 'Dates'}, {value: 'RANDOM'}]}, 'lookingFor'),
      'Dates and RANDOM'
    );
  });

  test('of a kind that nobody knows is that', () => {
    const emails = ['constructor', '__proto__'].map((type) => ({value: 'a@b.example', type}));
    assert.deepEqual(
      /** @type {any} */ (field({emails}, 'emails')).map((/** @type {any} */ each) => each.text),
      ['a@b.example (constructor)', 'a@b.example (__proto__)']
    );
    assert.equal(field({drinker: {}}, 'drinker'), undefined);
  });

  test('of links leads to the web alone', () => {
    const urls = [{value: 'javascript:alert(1)'}, {value: 'https://log.example/', linkText: 'Log'}];
    assert.deepEqual(field({urls}, 'urls'), [
      {text: 'javascript:alert(1)', to: undefined},
      {text: 'Log', to: 'https://log.example/'}
    ]);
    assert.deepEqual(field({name: {pronunciationUrl: 'javascript:alert(1)'}}, 'name'), [
      {text: 'Pronunciation', to: undefined}
    ]);
    assert.equal(organization({webpage: 'data:text/html,x'}).to, undefined);
  });

  test('of pictures is seen if they are of this server, but for the face', () => {
    const face = '/portal/faces/anna.svg';
    const photos = [
      {value: face},
      {value: '/portal/faces/b.svg', type: 'b'},
      {value: 'https://pictures.example/c.jpg'}
    ];
    assert.deepEqual(field({photos, thumbnailUrl: face}, 'photos'), [
      {text: 'b', picture: 'http://localhost:8080/portal/faces/b.svg'},
      {text: 'https://pictures.example/c.jpg', to: 'https://pictures.example/c.jpg'}
    ]);
    assert.equal(field({photos: [{value: face}], thumbnailUrl: face}, 'photos'), undefined);
  });

  test('of dates of an organisation are words where it has words', () => {
    assert.equal(
      organization({name: 'x', startDate: 'Spring 2009', endDate: '2011-05-01T00:00:00.000Z'}).line,
      'Spring 2009 to 1 May 2011'
    );
  });

  test('of a time zone has its side of Greenwich', () => {
    assert.equal(field({utcOffset: 0}, 'utcOffset'), 'UTC+0:00');
    assert.equal(field({utcOffset: -210}, 'utcOffset'), 'UTC−3:30');
  });
});
