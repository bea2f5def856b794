import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {turn} from './support/browser.js';
import {stopClock} from './support/clock.js';
import {Server} from './support/server.js';
import {Stream, closeAll, locks, tab} from './support/tabs.js';
import {open} from '../../../webapp/portal/core/session.js';
import {get} from '../../../webapp/portal/core/store.js';

const server = new Server();
await open();

/** @typedef {import('./support/tabs.js').Events} Events */
/** @typedef {import('node:test').TestContext} Context */

/** What a tab hears. @param {Events} events @param {string | string[]} types */
function hear(events, types) {
  /** @type {unknown[]} */
  const heard = [];
  const end = events.onEvent(types, ({type, data}) => heard.push(data.n ? `${type} ${data.n}` : type));
  return {heard, end};
}

/** A tab alone, with a stream that has begun. */
async function listening() {
  closeAll();
  const events = await tab();
  const listener = hear(events, ['activity.posted', 'message.received']);
  Stream.last.begin();
  return {events, ...listener};
}

/** Stops the clock, and takes chance out of pauses. @param {Context} context */
function stopped(context) {
  stopClock(context);
  context.mock.method(Math, 'random', () => 0.5);
}

/** @param {Context} context @param {number} millis */
async function pass(context, millis) {
  context.mock.timers.tick(millis);
  await turn();
}

describe('A listener', () => {
  test('hears the events that it asks for, with their data', async () => {
    const {heard} = await listening();
    Stream.last.send('activity.posted', '1', {n: 1});
    Stream.last.send('group.joined', '2', {n: 2});
    Stream.last.send('message.received', '3', {n: 3});
    assert.deepEqual(heard, ['activity.posted 1', 'message.received 3']);
  });

  test('is told of a gap, whatever it listens to', async () => {
    const {events, heard} = await listening();
    const other = hear(events, 'skill.endorsed');
    Stream.last.send('gap', '9');
    assert.deepEqual([heard, other.heard], [['gap'], ['gap']]);
  });

  test('hears nothing after its end', async () => {
    const {heard, end} = await listening();
    end();
    Stream.last.send('activity.posted', '1');
    Stream.last.send('gap', '2');
    assert.deepEqual(heard, []);
  });

  test('that fails keeps nothing from others', async (context) => {
    const warned = context.mock.method(console, 'warn', () => {});
    const {events} = await listening();
    events.onEvent('group.joined', () => {
      throw new Error('of a page');
    });
    const other = hear(events, 'group.joined');
    const otherTab = hear(await tab(), 'group.joined');
    Stream.last.send('group.joined', '1');
    assert.deepEqual([other.heard, otherTab.heard], [['group.joined'], ['group.joined']]);
    assert.equal(warned.mock.callCount(), 1);
  });
});

describe('Tabs', () => {
  test('share one stream, and each hears each event once', async () => {
    const first = await listening();
    const second = hear(await tab(), 'activity.posted');
    Stream.last.send('activity.posted', '1', {n: 1});
    assert.equal(Stream.all.length, 1);
    assert.deepEqual([first.heard, second.heard], [['activity.posted 1'], ['activity.posted 1']]);
  });

  test('take over the stream of one that is closed, where it was', async () => {
    await listening();
    const second = hear(await tab(), 'activity.posted');
    Stream.last.send('activity.posted', 'a/7', {n: 1});
    Stream.last.send('group.joined', '');
    locks.pass();
    assert.equal(Stream.last.address, '/social/events?from=a%2F7');
    Stream.last.begin();
    Stream.last.send('activity.posted', 'a/8', {n: 2});
    assert.deepEqual(second.heard, ['activity.posted 1', 'activity.posted 2']);
  });
});

describe('A stream', () => {
  test('begins where the graph was before anything was read', async () => {
    await listening();
    assert.equal(Stream.all[0].address, '/social/events?from=0');
  });

  test('begins with a gap where that is not known', async () => {
    server.place = undefined;
    await open();
    const {heard} = await listening();
    Stream.last.send('activity.posted', '6', {n: 1});
    assert.deepEqual(heard, ['gap', 'activity.posted 1']);
    server.place = '0';
    await open();
  });

  test('says whether it is live', async () => {
    await listening();
    assert.equal(get('live'), true);
    Stream.last.fail(0);
    assert.equal(get('live'), false);
    Stream.last.begin();
    assert.equal(get('live'), true);
  });

  test('that the browser brings back itself is not asked for again', async (context) => {
    stopped(context);
    await listening();
    Stream.last.fail(0);
    await pass(context, 100_000);
    assert.equal(Stream.all.length, 1);
  });

  test('that the server ends goes on after its last event', async (context) => {
    stopped(context);
    const {heard} = await listening();
    Stream.last.send('activity.posted', '7', {n: 1});
    Stream.last.send('end', '7');
    assert.equal(Stream.all[0].readyState, Stream.CLOSED);
    await pass(context, 1000);
    assert.equal(Stream.last.address, '/social/events?from=7');
    Stream.last.begin();
    Stream.last.send('activity.posted', '8', {n: 2});
    assert.deepEqual(heard, ['activity.posted 1', 'activity.posted 2']);
  });

  test('that is refused is asked for in longer and longer pauses, up to a minute', async (context) => {
    stopped(context);
    await listening();
    const pauses = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000];
    for (const [i, pause] of pauses.entries()) {
      Stream.last.fail(Stream.CLOSED);
      await pass(context, pause - 1);
      assert.equal(Stream.all.length, i + 1);
      await pass(context, 1);
      assert.equal(Stream.all.length, i + 2);
    }
    Stream.last.begin();
    Stream.last.fail(Stream.CLOSED);
    await pass(context, 1000);
    assert.equal(Stream.all.length, pauses.length + 2);
  });

  test('is not asked for where nobody is signed in any more', async (context) => {
    stopped(context);
    await listening();
    server.person = undefined;
    Stream.last.fail(Stream.CLOSED);
    await pass(context, 100_000);
    assert.equal(Stream.all.length, 1);
    server.person = 'john.doe';
    await open();
  });

  test('is asked for while the network is away', async (context) => {
    stopped(context);
    await listening();
    const {session} = server;
    server.session = () => {
      throw new TypeError('fetch failed');
    };
    Stream.last.fail(Stream.CLOSED);
    await pass(context, 1000);
    server.session = session;
    assert.equal(Stream.all.length, 2);
  });
});
