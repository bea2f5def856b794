import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {ProtocolError, TimeoutError} from '../dist/node.js';
import {fakes} from './support/fixture.js';

/** @param {import('./support/fakeConnection.js').Message} request @param {unknown[][]} records @param {boolean} [first] */
function chunk(request, records, first = false) {
  return {type: 'records', id: request.id, ...(first ? {columns: ['n']} : {}), records};
}

describe('A stream', {timeout: 60_000}, () => {
  const fake = fakes();

  async function begun(options = {}) {
    const stream = fake.connect().stream('RETURN n', options);
    const server = await fake.server.next();
    return {stream, server, request: await server.next()};
  }

  test('asks for as much as is read', async () => {
    const {stream, server, request} = await begun({ahead: 3});
    assert.equal(request.chunks, 3);
    server.send(chunk(request, [[1], [2]], true));
    server.send(chunk(request, [[3]]));
    server.send(chunk(request, []));
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.deepEqual(server.unread, []);
    assert.deepEqual(await stream.columns(), ['n']);
    assert.deepEqual(await server.next(), {type: 'credit', id: request.id, chunks: 1});
    assert.equal((await stream.next()).value?.get('n'), 1);
    assert.equal((await stream.next()).value?.get('n'), 2);
    assert.deepEqual(server.unread, []);
    server.succeed(request, [], {columns: [], records: [[4]], counters: {nodesCreated: 1}});
    const rest = [];
    for await (const record of stream) {
      rest.push(record.get('n'));
    }
    assert.deepEqual(rest, [3, 4]);
    assert.deepEqual(stream.summary.counters, {nodesCreated: 1});
    assert.deepEqual(await stream.next(), {done: true, value: undefined});
  });

  test('is ended in the server when the loop is left', async () => {
    const {stream, server, request} = await begun();
    server.send(chunk(request, [[1], [2]], true));
    for await (const record of stream) {
      assert.equal(record.get('n'), 1);
      break;
    }
    assert.equal((await server.next()).type, 'credit');
    assert.deepEqual(await server.next(), {type: 'cancel', id: request.id});
    assert.throws(() => stream.summary);
    assert.equal((await stream.next()).done, true);
  });

  test('refuses more than it has asked for', async () => {
    const {stream, server, request} = await begun({ahead: 1});
    server.send(chunk(request, [[1]], true));
    server.send(chunk(request, [[2]]));
    assert.equal((await stream.next()).value?.get('n'), 1);
    await assert.rejects(stream.next(), ProtocolError);
    assert.equal((await stream.next()).done, true);
  });

  test('fails after what came before the failure', async () => {
    const {stream, server, request} = await begun();
    server.send(chunk(request, [[1]], true));
    server.failed(request, 'request.slow-reader');
    assert.equal((await stream.next()).value?.get('n'), 1);
    await assert.rejects(stream.next(), {code: 'request.slow-reader'});
  });

  test('fails with its connection, and is not sent again', async () => {
    const {stream, server} = await begun();
    server.cut();
    await assert.rejects(stream.next(), {code: 'driver.unavailable', retryable: true});
    const second = await fake.server.next();
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.deepEqual(second.unread, []);
  });

  test('waits for the next records for its timeout at most', async () => {
    const {stream, server, request} = await begun({timeout: 100});
    await assert.rejects(stream.next(), TimeoutError);
    assert.deepEqual(await server.next(), {type: 'cancel', id: request.id});
  });

  test('ends at once when the caller aborts', async () => {
    const abort = new AbortController();
    const {stream, server, request} = await begun({signal: abort.signal});
    server.send(chunk(request, [[1]], true));
    await stream.columns();
    server.send(chunk(request, [[2]]));
    assert.equal((await server.next()).type, 'credit');
    abort.abort(new Error('enough'));
    assert.deepEqual(await server.next(), {type: 'cancel', id: request.id});
    assert.equal((await stream.next()).value?.get('n'), 1);
    await assert.rejects(stream.next(), /enough/);
  });
});
