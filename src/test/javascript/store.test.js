import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {get, on, set} from '../../../webapp/portal/core/store.js';

describe('The store', () => {
  test('has nothing before it is set', () => {
    assert.equal(get('unset'), undefined);
  });

  test('tells who listens to a key of each change, and of no other', () => {
    /** @type {unknown[]} */
    const heard = [];
    on('told', (value) => heard.push(value));
    set('told', 1);
    set('told', 1);
    set('another', 2);
    set('told', 3);
    assert.deepEqual(heard, [1, 3]);
    assert.equal(get('told'), 3);
  });

  test('tells nobody who has ended listening, also while it tells', () => {
    /** @type {unknown[]} */
    const heard = [];
    const end = on('ended', () => end());
    on('ended', (value) => heard.push(value));
    const endOther = on('ended', (value) => heard.push(value));
    set('ended', 1);
    endOther();
    set('ended', 2);
    assert.deepEqual(heard, [1, 1, 2]);
  });

  test('has the value already when it tells', () => {
    on('there', (value) => assert.equal(get('there'), value));
    set('there', 'x');
  });
});
