import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Server} from './support/server.js';
import {Stream, closeAll, locks, tab} from './support/tabs.js';
import {open} from '../../../webapp/portal/core/session.js';

const server = new Server();

/** Opens a tab, with what it hears. */
async function opened() {
  /** @type {string[]} */
  const heard = [];
  (await tab()).onEvent('activity.posted', ({type}) => heard.push(type));
  return heard;
}

test('A tab that is opened later knows where the stream is, and reads again what it may have missed', async () => {
  server.place = 'e-5-1';
  await open();
  closeAll();
  await opened();
  Stream.last.begin();
  Stream.last.send('position', 'e-5-1');
  const second = await opened();
  Stream.last.send('position', 'e-6-1');
  const third = await opened(); // it has read at 5
  locks.pass();
  assert.equal(Stream.last.address, '/social/events?from=e-6-1');
  assert.deepEqual([second, third], [[], ['gap']]);
});
