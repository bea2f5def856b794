import assert from 'node:assert/strict';
import {beforeEach, describe, test} from 'node:test';
import {install} from './support/browser.js';
import {recall, remember} from '../../../webapp/portal/core/memory.js';

const REFUSED = new DOMException('It is refused', 'SecurityError');
const FULL = new DOMException('It is full', 'QuotaExceededError');

class Storage {
  /** @type {Map<string, string>} */
  kept = new Map();

  /** @type {DOMException | undefined} */
  failure;

  /** @param {string} key */
  getItem(key) {
    this.#fail(REFUSED);
    return this.kept.get(key) ?? null;
  }

  /** @param {string} key @param {string} value */
  setItem(key, value) {
    this.#fail(REFUSED, FULL);
    this.kept.set(key, value);
  }

  /** @param {string} key */
  removeItem(key) {
    this.#fail(REFUSED);
    this.kept.delete(key);
  }

  /** @param {DOMException[]} failures of this call */
  #fail(...failures) {
    if (this.failure && failures.includes(this.failure)) {
      throw this.failure;
    }
  }
}

const storage = new Storage();
install({localStorage: storage});

beforeEach(() => {
  storage.failure = undefined;
  remember('draft', null);
});

describe('What is remembered', () => {
  test('is kept by the browser under a name of the portal', () => {
    remember('draft', 'one');
    assert.equal(recall('draft'), 'one');
    assert.deepEqual([...storage.kept], [['portal.draft', 'one']]);
  });

  test('can be forgotten', () => {
    remember('draft', 'one');
    remember('draft', null);
    assert.equal(recall('draft'), null);
    assert.equal(storage.kept.size, 0);
  });

  test('lasts as long as the page where the browser keeps nothing', () => {
    storage.failure = REFUSED;
    assert.equal(recall('draft'), null);
    remember('draft', 'one');
    assert.equal(recall('draft'), 'one');
    remember('draft', null);
    assert.equal(recall('draft'), null);
  });

  test('is what was typed last where there is no room for it', () => {
    remember('draft', 'old');
    storage.failure = FULL;
    remember('draft', 'a longer one');
    assert.equal(recall('draft'), 'a longer one');
  });

  test('is kept again when there is room', () => {
    storage.failure = FULL;
    remember('draft', 'unkept');
    storage.failure = undefined;
    remember('draft', 'kept');
    storage.kept.set('portal.draft', 'of another tab');
    assert.equal(recall('draft'), 'of another tab');
  });
});
