// A clock that runs as a test says.
import {turn} from './browser.js';

/** @typedef {import('node:test').TestContext} Context */

/** @param {Context} context */
export function stopClock(context) {
  context.mock.timers.enable({apis: ['setTimeout']});
}

/** Lets a stopped clock run until something is settled. @template T @param {Context} context @param {Promise<T>} promise */
export async function settled(context, promise) {
  let done = false;
  const end = () => (done = true);
  promise.then(end, end);
  for (let i = 0; !done && i < 100; i++) {
    await turn();
    context.mock.timers.tick(500);
  }
  return promise;
}
