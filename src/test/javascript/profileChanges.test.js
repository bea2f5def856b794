import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {install} from './support/browser.js';

install({navigator: {languages: ['en']}});
const {changes, rowsOf, textOf, withText} = await import('../../../webapp/portal/pages/people/edited.js');
const {GROUPS} = await import('../../../webapp/portal/pages/people/parts.js');

/** @typedef {import('../../../webapp/portal/pages/people/edited.js').Row} Row */

/** @param {any} person @param {import('../../../webapp/portal/pages/people/edited.js').Draft} draft */
const sent = (person, draft) => JSON.parse(JSON.stringify(changes(person, draft)));

/** @param {any} person @param {Record<string, string>} texts */
const typed = (person, texts) => sent(person, {texts, rows: {}});

/**
 * What changes where entries of a list were, and others are by now.
 *
 * @param {string} field
 * @param {any[]} was
 * @param {(rows: Row[]) => Row[]} change
 * @param {any[]} [now]
 */
function listed(field, was, change, now = was) {
  const rows = change(rowsOf({[field]: was}, field, {texts: {}, rows: {}}));
  return sent({[field]: now}, {texts: {}, rows: {[field]: rows}});
}

/** @param {number} index @param {Record<string, string>} texts @returns {(rows: Row[]) => Row[]} */
const type = (index, texts) => (rows) => rows.with(index, {...rows[index], texts});

/** @param {number} index @returns {(rows: Row[]) => Row[]} */
const remove = (index) => (rows) => rows.with(index, {...rows[index], removed: true});

/** @param {Record<string, string>} texts @returns {(rows: Row[]) => Row[]} */
const add = (texts) => (rows) => [...rows, {texts}];

describe('Of a profile', () => {
  test('nothing is sent but what was changed', () => {
    const person = {id: 'a', nickname: 'A', status: 'x', gender: 'female', interests: ['knots']};
    assert.deepEqual(typed(person, {}), {});
    assert.deepEqual(typed(person, {nickname: 'A', interests: 'knots', gender: 'female'}), {});
    assert.deepEqual(typed(person, {nickname: ' B ', relationshipStatus: 'married'}), {
      nickname: 'B',
      relationshipStatus: 'married'
    });
  });

  test('a text that was typed back overwrites nothing that others have changed meanwhile', () => {
    const was = {nickname: 'A', food: ['herring', 'bread'], currentLocation: {locality: 'Turku'}};
    const now = {nickname: 'B', food: ['cake'], currentLocation: {locality: 'Oslo'}};
    const shown = {nickname: 'A', food: 'herring, bread', 'currentLocation.locality': 'Turku'};
    const other = Object.entries(shown).map(([name, text]) => /** @type {const} */ ([name, `${text}?`]));
    const parts = new Map(GROUPS.flatMap((group) => group.parts).map((part) => [part.name, part]));
    const texts = [...other, ...Object.entries(shown)].reduce(
      (typedSoFar, [name, text]) => withText(typedSoFar, /** @type {any} */ (parts.get(name)), was, text),
      {}
    );
    assert.deepEqual(typed(now, texts), {});
  });

  test('what is emptied is taken away', () => {
    const person = {nickname: 'A', gender: 'male', birthday: '1975-02-14T00:00:00.000Z', interests: ['knots']};
    assert.deepEqual(typed(person, {nickname: ' ', gender: '', birthday: '', interests: ' , '}), {
      nickname: null,
      gender: null,
      birthday: null,
      interests: null
    });
  });

  test('a day is written without its time', () => {
    const person = {birthday: '1975-02-14T00:00:00.000Z'};
    assert.deepEqual(typed(person, {birthday: '1975-02-14', anniversary: '2011-06-18'}), {anniversary: '2011-06-18'});
  });

  test('parts of a field leave the others of it', () => {
    const person = {currentLocation: {locality: 'Turku', floor: '3', latitude: 60.45}, name: {honorificPrefix: 'Dr.'}};
    assert.deepEqual(
      typed(person, {'currentLocation.locality': 'Oslo', 'currentLocation.region': 'East', 'name.givenName': 'Anna'}),
      {
        currentLocation: {locality: 'Oslo', floor: '3', latitude: 60.45, region: 'East'},
        name: {honorificPrefix: 'Dr.', givenName: 'Anna'}
      }
    );
    assert.deepEqual(typed({currentLocation: {country: 'Norway'}}, {'currentLocation.country': ''}), {
      currentLocation: null
    });
  });

  test('a whole goes with its parts, unless it says more than they', () => {
    const name = {formatted: 'Anna Berg', givenName: 'Anna', familyName: 'Berg'};
    assert.deepEqual(typed({name}, {'name.familyName': 'Lind', 'name.givenName': 'Ann'}), {
      name: {givenName: 'Ann', familyName: 'Lind'}
    });
    const more = {...name, formatted: 'Captain Anna Berg'};
    assert.deepEqual(typed({name: more}, {'name.familyName': 'Lind'}), {name: {...more, familyName: 'Lind'}});
    assert.deepEqual(typed({name: more}, {'name.familyName': 'Lind', 'name.formatted': 'Anna Berg'}), {
      name: {formatted: 'Anna Berg', givenName: 'Anna', familyName: 'Lind'}
    });
  });

  test('a whole is edited where it says more than its parts', () => {
    const part = /** @type {any} */ (GROUPS[0].parts.find(({name}) => name === 'name.formatted'));
    assert.equal(textOf(part, {name: {formatted: 'Anna  Berg', givenName: 'Anna', familyName: 'Berg'}}), '');
    assert.equal(textOf(part, {name: {formatted: 'Captain Berg', familyName: 'Berg'}}), 'Captain Berg');
  });

  test('texts of a list are told apart by commas, each once', () => {
    assert.deepEqual(typed({}, {food: ' herring,, bread ,herring '}), {food: ['herring', 'bread']});
    assert.deepEqual(typed({quotes: ['To be']}, {quotes: 'To be\n\nLand, ho! '}), {quotes: ['To be', 'Land, ho!']});
  });

  test('texts with commas stay whole', () => {
    const music = ['Earth, Wind & Fire', 'Crosby, Stills (& Nash)', 'Abba'];
    assert.deepEqual(typed({music}, {music: `${music.join(', ')}, Queen`}), {music: [...music, 'Queen']});
    assert.deepEqual(typed({music}, {music: 'Abba, Earth, Wind & Fire'}), {music: ['Abba', 'Earth, Wind & Fire']});
    assert.deepEqual(typed({music}, {music: 'Earth, Wind & Fires'}), {music: ['Earth', 'Wind & Fires']});
  });
});

describe('Of a list of a profile', () => {
  const one = {value: 'a@x.example', type: 'home', primary: true};
  const other = {value: 'b@x.example', type: 'club'};

  test('an entry is changed, and keeps what the form does not show', () => {
    assert.deepEqual(listed('emails', [one, other], type(0, {value: 'c@x.example'})), {
      emails: [{...one, value: 'c@x.example'}, other]
    });
    const address = {streetAddress: 'Quay 3', floor: '2', building: 'B', latitude: 60.45, type: 'boat'};
    assert.deepEqual(listed('addresses', [address], type(0, {postalCode: '20100', region: 'Southwest'})), {
      addresses: [{...address, postalCode: '20100', region: 'Southwest'}]
    });
    const job = {name: 'Works', salary: '1', address: {locality: 'Turku'}, description: 'Ships', subField: 'x'};
    assert.deepEqual(listed('organizations', [job], type(0, {department: 'Rigging', endDate: 'Spring 2009'})), {
      organizations: [{...job, department: 'Rigging', endDate: 'Spring 2009'}]
    });
  });

  test('entries are added and removed', () => {
    assert.deepEqual(listed('emails', [one], add({value: 'd@x.example', type: 'work'})), {
      emails: [one, {value: 'd@x.example', type: 'work'}]
    });
    assert.deepEqual(listed('emails', [one, other], remove(0)), {emails: [other]});
    assert.deepEqual(listed('emails', [{type: 'home'}, one], remove(1)), {emails: [{type: 'home'}]});
    assert.deepEqual(listed('emails', [one], remove(0)), {emails: []});
    assert.deepEqual(listed('emails', [one], type(0, {value: ''})), {emails: []});
  });

  test('nothing is sent where nothing was typed', () => {
    assert.deepEqual(
      listed('emails', [one], (rows) => rows),
      {}
    );
    assert.deepEqual(listed('emails', [one], add({})), {});
    assert.deepEqual(listed('emails', [one], add({type: 'home'})), {});
    assert.deepEqual(listed('emails', [one], type(0, {value: one.value})), {});
  });

  test('what others have done meanwhile stays', () => {
    const added = {value: 'new@x.example'};
    assert.deepEqual(listed('emails', [one, other], type(1, {value: 'c@x.example'}), [added, one, other]), {
      emails: [added, one, {...other, value: 'c@x.example'}]
    });
    assert.deepEqual(listed('emails', [one, other], remove(0), [other]), {});
    const changed = {...one, value: 'changed@x.example'};
    assert.deepEqual(listed('emails', [one], remove(0), [changed]), {});
    assert.deepEqual(listed('emails', [one], type(0, {type: 'work'}), [changed]), {
      emails: [changed, {...one, type: 'work'}]
    });
  });

  test('the only link is told from the address of the profile', () => {
    const links = [{value: 'https://a.example/', type: 'profile'}, {value: 'https://b.example/'}];
    assert.deepEqual(listed('urls', links, remove(1)), {urls: [{primary: false, ...links[0]}]});
    assert.deepEqual(listed('urls', links, remove(0)), {urls: [links[1]]});
  });

  test('dates are days, or the words that there are', () => {
    const [part] = GROUPS.flatMap(({lists = []}) => lists)
      .flatMap(({parts}) => parts)
      .filter(({name}) => name === 'startDate');
    assert.equal(textOf(part, {startDate: '2011-05-01T00:00:00.000Z'}), '2011-05-01');
    assert.equal(textOf(part, {startDate: 'Spring 2009'}), 'Spring 2009');
    assert.equal(textOf(part, {}), '');
  });
});
