import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {document, install} from './support/browser.js';

const MESSAGES = {
  'people.greeting': 'Hello, {name}; hello, {name}!',
  'people.new.one': '{count} person',
  'people.new.other': '{count} people',
  'people.all': 'All {count}'
};

install({
  navigator: {languages: ['de-AT', 'en-GB']},
  fetch: () => Promise.resolve(new Response(JSON.stringify(MESSAGES)))
});
const i18n = await import('../../../webapp/portal/core/i18n.js');
await i18n.load();

/** @param {number} seconds */
const ago = (seconds) => i18n.relativeTime(Date.now() - 1000 * seconds);

describe('A text', () => {
  test('has its values', () => {
    assert.equal(
      i18n.t('people.greeting', {name: '{name} & <b>$1</b>'}),
      'Hello, {name} & <b>$1</b>; hello, {name} & <b>$1</b>!'
    );
    assert.equal(i18n.t('people.greeting'), 'Hello, ; hello, !');
  });

  test('has the plural of the language, and numbers as it writes them', () => {
    assert.equal(i18n.t('people.new', {count: 1}), '1 person');
    assert.equal(i18n.t('people.new', {count: 0}), '0 people');
    assert.equal(i18n.t('people.new', {count: 1234}), '1,234 people');
    assert.equal(i18n.t('people.all', {count: 1234}), 'All 1,234');
  });

  test('that there is not is its key', () => {
    assert.equal(i18n.t('people.unknown'), 'people.unknown');
  });
});

describe('Times', () => {
  test('are told in the greatest unit that fits', () => {
    assert.deepEqual([5, 120, 7200, 100_000, 700_000, 3_000_000, 40_000_000].map(ago), [
      'now',
      '2 minutes ago',
      '2 hours ago',
      'yesterday',
      'last week',
      'last month',
      'last year'
    ]);
  });

  test('are those of the browser’s own variant of the language', () => {
    assert.equal(i18n.date(new Date(2026, 10, 27)), '27 November 2026');
    assert.equal(i18n.calendarDate('1975-02-14T00:00:00.000Z'), '14 February 1975');
    assert.equal(document.documentElement.lang, 'en');
  });
});

test('A list is written as the language does', () => {
  assert.equal(i18n.list(['Ann', 'Ben', 'Cleo']), 'Ann, Ben and Cleo');
});
