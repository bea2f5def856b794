import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {Chain} from '../dist/chain.js';

describe('A chain', () => {
  test('handles values in their order, although some must be awaited', async () => {
    /** @type {number[]} */
    const handled = [];
    /** @type {Chain<number>} */
    const chain = new Chain((value) => handled.push(value));
    chain.add(() => 1, assert.fail);
    assert.deepEqual(handled, [1]);
    chain.add(() => new Promise((resolve) => setTimeout(resolve, 20, 2)), assert.fail);
    chain.add(() => 3, assert.fail);
    await new Promise((resolve) => chain.after(() => resolve(undefined)));
    assert.deepEqual(handled, [1, 2, 3]);
    chain.add(() => 4, assert.fail);
    assert.deepEqual(handled, [1, 2, 3, 4]);
  });

  test('tells what fails, at once or later', async () => {
    /** @type {string[]} */
    const failures = [];
    const chain = new Chain(() => {
      throw new Error('handling');
    });
    const failed = (/** @type {Error} */ error) => failures.push(error.message);
    chain.add(() => 1, failed);
    chain.add(() => Promise.reject(new Error('making')), failed);
    chain.add(() => 1, failed);
    await new Promise((resolve) => chain.after(() => resolve(undefined)));
    assert.deepEqual(failures, ['handling', 'making', 'handling']);
  });
});
