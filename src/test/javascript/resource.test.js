import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {turn} from './support/browser.js';
import {resource} from '../../../webapp/portal/core/resource.js';

/** A page that counts how often it is drawn, and readings that a test answers one by one. @param {(value: string) => unknown} [taken] */
function page(taken) {
  /** @type {{resolve: (value: string) => void, reject: (error: Error) => void}[]} */
  const readings = [];
  const drawn = {times: 0};
  const view = {update: () => void drawn.times++, signal: new AbortController().signal};
  const read = () =>
    /** @type {Promise<string>} */ (new Promise((resolve, reject) => readings.push({resolve, reject})));
  return {made: resource(view, read, taken), readings, drawn};
}

describe('A resource', () => {
  test('is loading until its answer is there, and draws then', async () => {
    const {made, readings, drawn} = page();
    assert.deepEqual([made.state, made.value, drawn.times], ['loading', undefined, 0]);
    readings[0].resolve('one');
    await turn();
    assert.deepEqual([made.state, made.value, drawn.times], ['full', 'one', 1]);
  });

  test('says why it has failed, and is loading again when it is retried', async () => {
    const {made, readings, drawn} = page();
    readings[0].reject(new Error('away'));
    await turn();
    assert.deepEqual([made.state, made.error?.message, drawn.times], ['error', 'away', 1]);
    const retried = made.retry();
    assert.deepEqual([made.state, drawn.times], ['loading', 2]);
    readings[1].resolve('two');
    await retried;
    assert.deepEqual([made.state, made.value, made.error], ['full', 'two', undefined]);
  });

  test('keeps what it has while it is read anew, and if that fails', async () => {
    const {made, readings} = page();
    readings[0].resolve('one');
    await turn();
    const retried = made.retry();
    assert.deepEqual([made.state, made.value], ['full', 'one']);
    readings[1].reject(new Error('away'));
    await retried;
    assert.deepEqual([made.state, made.value, made.error?.message], ['full', 'one', 'away']);
  });

  test('has the answer of the last reading, whichever comes first', async () => {
    const {made, readings} = page();
    made.retry();
    readings[1].resolve('new');
    await turn();
    readings[0].resolve('old');
    await turn();
    assert.equal(made.value, 'new');
  });

  test('tells of what it takes alone', async () => {
    /** @type {string[]} */
    const taken = [];
    const {made, readings} = page((value) => taken.push(value));
    made.retry();
    readings[1].resolve('new');
    await turn();
    readings[0].resolve('old');
    await turn();
    made.set('own');
    assert.deepEqual(taken, ['new']);
  });

  test('hears of no failure of a reading that is not the last', async () => {
    const {made, readings} = page();
    made.retry();
    readings[1].resolve('new');
    await turn();
    readings[0].reject(new Error('late'));
    await turn();
    assert.deepEqual([made.state, made.error], ['full', undefined]);
  });

  test('that was set has no answer of a reading before', async () => {
    const {made, readings} = page();
    made.set('own');
    readings[0].resolve('old');
    await turn();
    assert.equal(made.value, 'own');
  });

  test('fails where the reading does not even begin', () => {
    const view = {update: () => {}, signal: new AbortController().signal};
    const made = resource(view, () => {
      throw new Error('at once');
    });
    assert.deepEqual([made.state, made.error?.message], ['error', 'at once']);
  });
});
