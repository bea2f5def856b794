import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {bookmarkOf, inMemoryBookmarks, ProtocolError} from '../dist/node.js';
import {fakes} from './support/fixture.js';
import {drain} from './support/drain.js';

/** @typedef {import('./support/fakeConnection.js').FakeConnection} FakeConnection */

const EVENT = {type: 'friendship.accepted', person: 'jane', data: {friend: 'john'}};

/** @param {number} offset */
function position(offset) {
  return {epoch: 'e', offset, time: 1000 + offset};
}

/** @param {FakeConnection} server @param {string} type @param {number} id @param {number} offset @param {object} [more] */
function tell(server, type, id, offset, more = {}) {
  server.send({type, id, ...position(offset), ...more});
}

describe('A subscription', {timeout: 60_000}, () => {
  const fake = fakes();

  async function subscribed(options = {}) {
    const events = fake.connect().subscribe({topics: ['all'], ...options});
    const server = await fake.server.next();
    const request = await server.next();
    tell(server, 'subscribed', request.id, 5);
    return {events, server, request};
  }

  test('begins with its position, then has the events of each commit', async () => {
    const {events, server, request} = await subscribed();
    assert.deepEqual(request, {type: 'subscribe', id: 1, topics: ['all'], from: 'now', chunks: 16});
    tell(server, 'event', request.id, 6, {events: [EVENT]});
    assert.deepEqual(await events.next(), {done: false, value: {type: 'subscribed', position: position(5)}});
    const {value} = await events.next();
    assert.deepEqual(value, {type: 'events', position: position(6), events: [EVENT]});
  });

  test('has later statements see what it brings where bookmarks are kept', async () => {
    const driver = fake.connect({bookmarks: inMemoryBookmarks()});
    const events = driver.subscribe({topics: ['all']});
    const behind = driver.subscribe({topics: ['all']});
    const server = await fake.server.next();
    const request = await server.next();
    tell(server, 'subscribed', request.id, 5);
    tell(server, 'subscribed', (await server.next()).id, 5);
    tell(server, 'event', request.id, 6, {events: [EVENT]});
    await events.next();
    await events.next();
    await behind.next();
    driver.execute('RETURN 1').catch(() => {});
    assert.deepEqual((await server.next()).bookmarks, ['e-6-1006']);
    tell(server, 'gap', request.id, 3, {reason: 'restored'});
    const gap = await events.next();
    assert.ok(gap.value);
    driver.execute('RETURN 1').catch(() => {});
    assert.deepEqual((await server.next()).bookmarks, [bookmarkOf(gap.value.position)]);
  });

  test('asks for as many messages as are read', async () => {
    const {events, server, request} = await subscribed({ahead: 4});
    assert.equal(request.chunks, 4);
    await events.next();
    [6, 7, 8, 9].forEach((offset) => tell(server, 'event', request.id, offset, {events: []}));
    await events.next();
    assert.deepEqual(server.unread, []);
    await events.next();
    assert.deepEqual(await server.next(), {type: 'credit', id: request.id, chunks: 2});
  });

  test('refuses more than it has asked for', async () => {
    const {server, request} = await subscribed({ahead: 1});
    tell(server, 'event', request.id, 6, {events: []});
    tell(server, 'event', request.id, 7, {events: []});
    await server.closed();
    assert.equal(server.closeCode, 1007);
  });

  test('goes on after its position on another connection, without a word', async () => {
    const {events, server, request} = await subscribed();
    tell(server, 'event', request.id, 6, {events: [EVENT]});
    await events.next();
    await events.next();
    server.cut();
    const second = await fake.server.next();
    const again = await second.next();
    assert.deepEqual(again, {...request, id: 1, from: 'after', ...position(6)});
    tell(second, 'subscribed', again.id, 6);
    tell(second, 'event', again.id, 7, {events: [EVENT]});
    assert.deepEqual((await events.next()).value?.position, position(7));
  });

  test('goes on once what has arrived is read', async () => {
    const {events, server, request} = await subscribed();
    tell(server, 'event', request.id, 6, {events: []});
    server.failed(request, 'database.not-ready', true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.deepEqual(server.unread, []);
    await events.next();
    await events.next();
    assert.deepEqual((await server.next()).offset, 6);
  });

  test('tells a gap, after which it goes on, perhaps further back', async () => {
    const {events, server, request} = await subscribed({from: position(9)});
    assert.deepEqual(request.offset, 9);
    tell(server, 'gap', request.id, 4, {reason: 'restored'});
    assert.deepEqual((await events.next()).value?.position, position(9));
    const {value} = await events.next();
    assert.deepEqual(value, {type: 'gap', position: position(4), reason: 'restored'});
    tell(server, 'event', request.id, 5, {events: []});
    assert.deepEqual((await events.next()).value?.position, position(5));
  });

  for (const [what, act] of /** @type {[string, (server: FakeConnection, id: number) => void][]} */ ([
    ['an event twice', (server, id) => [6, 6].forEach((offset) => tell(server, 'event', id, offset, {events: []}))],
    ['a second answer', (server, id) => tell(server, 'subscribed', id, 5)],
    ['an event without its events', (server, id) => tell(server, 'event', id, 6)],
    ['records', (server, id) => server.send({type: 'records', id, columns: [], records: []})]
  ])) {
    test(`ends with ${what}`, async () => {
      const {events, server, request} = await subscribed();
      act(server, request.id);
      await assert.rejects(drain(events), ProtocolError);
    });
  }

  test('ends with an event where a gap is due', async () => {
    const {events, server, request} = await subscribed({from: position(9)});
    tell(server, 'event', request.id, 10, {events: []});
    await events.next();
    await assert.rejects(events.next(), ProtocolError);
  });

  test('ends with a failure that cannot be retried', async () => {
    const events = fake.connect().subscribe({topics: ['x']});
    const server = await fake.server.next();
    server.failed(await server.next(), 'subscription.invalid-topic');
    await assert.rejects(events.next(), {code: 'subscription.invalid-topic'});
    assert.equal((await events.next()).done, true);
  });

  test('is ended in the server when the loop is left, or the caller aborts', async () => {
    const {events, server, request} = await subscribed();
    for await (const {type} of events) {
      assert.equal(type, 'subscribed');
      break;
    }
    assert.deepEqual(await server.next(), {type: 'cancel', id: request.id});
    const abort = new AbortController();
    const others = fake.connect().subscribe({topics: ['all'], signal: abort.signal});
    const waiting = others.next();
    const second = await fake.server.next();
    const {id} = await second.next();
    abort.abort(new Error('enough'));
    await assert.rejects(waiting, /enough/);
    assert.deepEqual(await second.next(), {type: 'cancel', id});
  });

  test('moves to another connection when the server stops', async () => {
    const {events, server} = await subscribed();
    await events.next();
    server.send({type: 'goaway', id: 0, timeout: 1000});
    const second = await fake.server.next();
    assert.equal((await second.next()).from, 'after');
    await server.closed();
  });

  test('asks again if it is not answered in time', async () => {
    const events = fake.connect({timeout: 100}).subscribe({topics: ['all']});
    const server = await fake.server.next();
    await server.next();
    assert.equal((await server.next()).type, 'cancel');
    const again = await server.next();
    assert.equal(again.from, 'now');
    tell(server, 'subscribed', again.id, 5);
    assert.equal((await events.next()).value?.type, 'subscribed');
  });

  test('needs a topic', () => {
    assert.throws(() => fake.connect().subscribe({topics: []}), RangeError);
  });
});
