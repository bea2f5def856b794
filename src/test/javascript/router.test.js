import assert from 'node:assert/strict';
import {beforeEach, describe, test} from 'node:test';
import {document, events, history, install, location} from './support/browser.js';
import {address, begin, go, match, path, reload, route} from '../../../webapp/portal/core/router.js';

class HTMLAnchorElement {
  target = '';

  /** @type {Set<string>} */
  attributes = new Set();

  /** @param {string} href */
  constructor(href) {
    this.href = new URL(href, location.href).href;
  }

  /** @param {string} name */
  hasAttribute(name) {
    return this.attributes.has(name);
  }
}
install({HTMLAnchorElement});

const load = () => Promise.resolve({page: () => ''});
['', 'people/{id}', 'messages/{collection}/{message}', 'files/{rest*}'].forEach((pattern) => route(pattern, load));

/** The pages that were shown. @type {unknown[]} */
let shown = [];
begin((found) => shown.push(found?.params ?? null));

beforeEach(() => {
  location.href = 'http://localhost:8080/portal/';
  history.steps = [];
  shown = [];
});

/** @param {HTMLAnchorElement} anchor @param {object} [how] */
function click(anchor, how = {}) {
  const event = Object.assign(new Event('click', {cancelable: true}), {button: 0, composedPath: () => [anchor]}, how);
  document.dispatchEvent(event);
  return event.defaultPrevented;
}

/** @param {string} below @param {string} [query] */
function params(below, query = '') {
  const found = match(below, query);
  return found && {...found.params, query: Object.fromEntries(found.params.query)};
}

describe('The address of a page', () => {
  test('has its parameters', () => {
    assert.deepEqual(params(''), {query: {}});
    assert.deepEqual(params('people/john.doe'), {id: 'john.doe', query: {}});
    assert.deepEqual(params('people/john.doe/', '?a=1&b=%26'), {id: 'john.doe', query: {a: '1', b: '&'}});
    assert.deepEqual(params('messages/@inbox/7'), {collection: '@inbox', message: '7', query: {}});
    assert.deepEqual(params('files/a/b%2Fc'), {rest: 'a/b/c', query: {}});
  });

  test('may have any characters in a parameter', () => {
    const ids = ['a/b', 'ü & ?', '100%', '..', '<script>', '😀'];
    ids.forEach((id) => assert.equal(params(`people/${encodeURIComponent(id)}`)?.id, id));
  });

  test('that is badly encoded is taken as it is', () => {
    assert.equal(params('people/%E0%A4%A')?.id, '%E0%A4%A');
  });

  test('of no page has none', () => {
    ['people', 'people/a/b', 'unknown', '/people/a'].forEach((below) => assert.equal(match(below, ''), undefined));
  });

  test('is below the portal', () => {
    assert.equal(address('people/a?b=c'), '/portal/people/a?b=c');
    location.href = 'http://localhost:8080/portal/people/a?b=c';
    assert.equal(path(), 'people/a');
    location.href = 'http://localhost:8080/elsewhere';
    assert.equal(path(), '');
  });
});

describe('Going to a page', () => {
  test('shows it, and has a step back', () => {
    go('people/a');
    assert.equal(location.pathname, '/portal/people/a');
    assert.equal(history.steps.length, 1);
    assert.equal(/** @type {any} */ (shown[0]).id, 'a');
  });

  test('in place of the present one has none', () => {
    go('people/a', {replace: true});
    assert.equal(location.pathname, '/portal/people/a');
    assert.equal(history.steps.length, 0);
  });

  test('that is shown already makes no step, and shows it again', () => {
    go('');
    reload();
    assert.equal(history.steps.length, 0);
    assert.equal(shown.length, 2);
  });

  test('by the way back shows it', () => {
    location.href = 'http://localhost:8080/portal/people/b';
    events.dispatchEvent(new Event('popstate'));
    assert.equal(/** @type {any} */ (shown[0]).id, 'b');
  });

  test('that does not exist shows none', () => {
    go('unknown');
    assert.deepEqual(shown, [null]);
  });
});

describe('A link', () => {
  test('to a page needs no new document', () => {
    assert.ok(click(new HTMLAnchorElement('/portal/people/a?b=c')));
    assert.equal(location.pathname + location.search, '/portal/people/a?b=c');
  });

  test('to anything else is the browser’s', () => {
    const others = [
      'https://example.com/portal/',
      '/identity/signin',
      '/portal/people/a#skills',
      'mailto:a@b',
      '/portals/'
    ];
    others.forEach((href) => assert.ok(!click(new HTMLAnchorElement(href)), href));
    assert.ok(!click(Object.assign(new HTMLAnchorElement('/portal/'), {target: '_blank'})));
    assert.ok(!click(Object.assign(new HTMLAnchorElement('/portal/'), {attributes: new Set(['download'])})));
    assert.equal(shown.length, 0);
  });

  test('that is opened otherwise is the browser’s', () => {
    const ways = [{button: 1}, {ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}];
    ways.forEach((how) => assert.ok(!click(new HTMLAnchorElement('/portal/people/a'), how)));
    assert.equal(shown.length, 0);
  });
});
