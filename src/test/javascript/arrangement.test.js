import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import './support/browser.js';
import * as arrangement from '../../../webapp/portal/gadgets/arrangement.js';

const {MOST, OWN, OWN_GADGETS, addressOf, entry, format, initial, inserted, moved, parse, removed} = arrangement;

const ROOT = 'https://example.com/app/';

/** @param {string} ids */
const entries = (ids) => [...ids].map((id) => ({id, url: `https://example.org/${id}.xml`}));

/** @param {{id: string}[]} list */
const ids = (list) => list.map(({id}) => id).join('');

describe('An arrangement', () => {
  test('comes back as it was kept', () => {
    assert.deepEqual(parse(format(entries('abc'))), entries('abc'));
    assert.deepEqual(parse(format([])), []);
    assert.deepEqual(parse(format(initial())), initial());
  });

  test('is the first one where nothing readable was kept', () => {
    const unreadable = ['', 'null', '{', '[]', '7', '{"gadgets": 7}', '{"gadgets": null}'];
    unreadable.forEach((text) => assert.deepEqual(parse(text), initial(), text));
  });

  test('has nothing that makes no sense', () => {
    const bad = [
      null,
      7,
      {},
      {id: 'a'},
      {id: '', url: 'https://example.org/'},
      {id: 'A B', url: 'https://example.org/'},
      {id: '__proto__', url: 'https://example.org/'},
      {id: 'x'.repeat(41), url: 'https://example.org/'},
      {id: 'a', url: 'javascript:alert(1)'},
      {id: 'b', url: 'data:text/html,x'},
      {id: 'c', url: 'gadget.xml'},
      {id: 'd', url: `${OWN}../../secret`},
      {id: 'e', url: `https://example.org/${'x'.repeat(2000)}`}
    ];
    const [good] = entries('z');
    assert.deepEqual(parse(JSON.stringify({gadgets: [...bad, good]})), [good]);
  });

  test('has each gadget once, and at most thirty', () => {
    const twice = [...entries('ab'), {id: 'a', url: 'https://example.org/other.xml'}];
    assert.equal(ids(parse(format(twice))), 'ab');
    const many = Array.from({length: 50}, (_, i) => ({id: `g${i}`, url: 'https://example.org/'}));
    assert.equal(parse(format(many)).length, MOST);
  });

  test('is moved within its bounds, and stays what it was', () => {
    const list = entries('abcd');
    assert.equal(ids(moved(list, 'b', 1)), 'acbd');
    assert.equal(ids(moved(list, 'b', -1)), 'bacd');
    assert.equal(ids(moved(list, 'b', -9)), 'bacd');
    assert.equal(ids(moved(list, 'b', 9)), 'acdb');
    assert.equal(ids(moved(list, 'a', -1)), 'abcd');
    assert.equal(ids(moved(list, 'd', 1)), 'abcd');
    assert.equal(ids(list), 'abcd');
  });

  test('gets and loses gadgets, and stays what it was', () => {
    const list = entries('ab');
    const [added] = entries('x');
    assert.equal(ids(inserted(list, added, 0)), 'xab');
    assert.equal(ids(inserted(list, added, 1)), 'axb');
    assert.equal(ids(removed(list, 'a')), 'b');
    assert.equal(ids(removed(list, 'unknown')), 'ab');
    assert.equal(ids(list), 'ab');
  });

  test('gives each gadget an id of its own, which can be kept', () => {
    const made = Array.from({length: 100}, () => entry('https://example.org/'));
    assert.equal(new Set(made.map(({id}) => id)).size, 100);
    assert.equal(parse(format(made)).length, MOST);
  });
});

describe('The address of a gadget', () => {
  test('of the project is where the server is', () => {
    OWN_GADGETS.forEach((name) => assert.equal(addressOf(OWN + name, ROOT), `${ROOT}gadgets/${name}/gadget.xml`));
  });

  test('of others is one of HTTP', () => {
    assert.equal(addressOf('http://example.org/a b.xml', ROOT), 'http://example.org/a%20b.xml');
    const refused = ['ftp://example.org/', 'javascript:0', 'own:unknown', 'own:', '', '//example.org/', 'a.xml'];
    refused.forEach((url) => assert.equal(addressOf(url, ROOT), null, url));
  });
});
