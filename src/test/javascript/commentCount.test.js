import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {turn} from './support/browser.js';
import {stopClock} from './support/clock.js';
import {CommentCount} from '../../../webapp/portal/pages/stream/commentCount.js';

/** A count, and readings that a test answers one by one. @param {import('node:test').TestContext} context */
function counted(context) {
  stopClock(context);
  /** @type {{resolve: (total: number) => void, reject: (error: Error) => void}[]} */
  const readings = [];
  /** @type {number[]} */
  const found = [];
  const controller = new AbortController();
  const count = new CommentCount('post', new Map([['post', 5]]), {
    read: () =>
      new Promise((resolve, reject) => readings.push({resolve: (total) => resolve({total, comments: []}), reject})),
    found: ({total}) => found.push(total),
    signal: controller.signal
  });
  const wait = async () => {
    context.mock.timers.tick(1000);
    await turn();
  };
  return {count, readings, found, controller, wait};
}

describe('The number of comments', () => {
  test('is asked for once after many events', async (context) => {
    const {count, readings, found, wait} = counted(context);
    count.lookAgain();
    count.lookAgain();
    await wait();
    assert.equal(readings.length, 1);
    assert.equal(count.total, 5);
    readings[0].resolve(6);
    await turn();
    assert.deepEqual([count.total, found], [6, [6]]);
  });

  test('is asked for again after what happens meanwhile, and has the last answer', async (context) => {
    const {count, readings, found, wait} = counted(context);
    count.lookAgain();
    await wait();
    count.lookAgain();
    await wait();
    readings[1].resolve(7);
    await turn();
    readings[0].resolve(6);
    await turn();
    assert.deepEqual([count.total, found], [7, [7]]);
  });

  test('has what the viewer does at once, and then what the server says', async (context) => {
    const {count, readings, wait} = counted(context);
    count.add(1);
    assert.equal(count.total, 6);
    await wait();
    readings[0].resolve(9);
    await turn();
    assert.equal(count.total, 9);
  });

  test('stays where the server does not answer, and is never below none', async (context) => {
    const {count, readings, wait} = counted(context);
    count.lookAgain();
    await wait();
    readings[0].reject(new Error('away'));
    await turn();
    assert.equal(count.total, 5);
    count.add(-9);
    assert.equal(count.total, 0);
  });

  test('is not asked for on a page that was left', async (context) => {
    const {count, readings, controller, wait} = counted(context);
    count.lookAgain();
    controller.abort();
    await wait();
    assert.equal(readings.length, 0);
  });
});
