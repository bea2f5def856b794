import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {GraphError, TimeoutError, inMemoryBookmarks} from '../dist/node.js';
import {fakes} from './support/fixture.js';

describe('A driver', {timeout: 60_000}, () => {
  const fake = fakes();

  test('sends what a statement says, and answers with its result', async () => {
    const answer = fake.connect().execute('RETURN $x', {
      parameters: {x: 1, y: 2.5},
      mode: 'write',
      timeout: 5000,
      requestId: 'r',
      bookmarks: ['b'],
      trace: 't'
    });
    const server = await fake.server.next();
    const request = await server.next();
    assert.ok(request.timeout > 4000 && request.timeout <= 5000);
    assert.deepEqual(
      {...request, timeout: 5000},
      {
        type: 'cypher',
        id: 1,
        mode: 'write',
        timeout: 5000,
        requestId: 'r',
        trace: 't',
        bookmarks: ['b'],
        parameters: {x: 1, y: 2.5},
        text: 'RETURN $x'
      }
    );
    server.succeed(request, [[1, 'a']], {counters: {nodesCreated: 2}, bookmark: 'x:7'});
    const result = await answer;
    assert.deepEqual(result.columns, ['c0', 'c1']);
    assert.deepEqual(
      result.records.map((record) => record.toObject()),
      [{c0: 1, c1: 'a'}]
    );
    assert.equal(result.records[0]?.get('c1'), 'a');
    assert.throws(() => result.records[0]?.get('c2'), RangeError);
    assert.deepEqual(result.counters, {nodesCreated: 2});
    assert.equal(result.bookmark, 'x:7');
    assert.deepEqual(result.timings, {queue: 1, execute: 2, encode: 3});
  });

  test('pairs answers with requests in whatever order they come', async () => {
    const driver = fake.connect();
    const answers = [driver.call('a', {n: 1}), driver.call('b', {n: 2})];
    const server = await fake.server.next();
    const requests = [await server.next(), await server.next()];
    assert.deepEqual(
      requests.map(({procedure}) => procedure),
      ['a', 'b']
    );
    requests.reverse().forEach((request) => server.succeed(request, [[request.procedure]]));
    const values = (await Promise.all(answers)).map(({records}) => records[0]?.get('c0'));
    assert.deepEqual(values, ['a', 'b']);
  });

  test('tells the failure of the server, with its code', async () => {
    const answer = fake.connect().execute('RETURN');
    const server = await fake.server.next();
    server.failed(await server.next(), 'server.busy', true);
    const failure = await answer.catch((e) => e);
    assert.ok(failure instanceof GraphError);
    assert.equal(failure.code, 'server.busy');
    assert.equal(failure.retryable, true);
    assert.equal(failure.address, fake.server.uri);
    assert.equal(failure.subject, 'RETURN');
  });

  test('cancels what is not answered in time, and asks for a sign of life', async () => {
    const answer = fake.connect().execute('RETURN 1', {timeout: 200});
    const server = await fake.server.next();
    const request = await server.next();
    const failure = await answer.catch((e) => e);
    assert.ok(failure instanceof TimeoutError);
    assert.equal(failure.code, 'driver.timed-out');
    assert.deepEqual(await server.next(), {type: 'cancel', id: request.id});
    assert.equal(server.pings, 1);
  });

  test('does not know what became of a write that is not answered in time', async () => {
    const driver = fake.connect();
    await driver.verifyConnectivity();
    const answer = driver.execute('CREATE ()', {timeout: 100, mode: 'write'});
    await assert.rejects(answer, {code: 'driver.outcome-unknown', retryable: false, name: 'TimeoutError'});
  });

  test('tells that the time was over in the server', async () => {
    const answer = fake.connect().execute('RETURN 1');
    const server = await fake.server.next();
    server.failed(await server.next(), 'request.timed-out', true);
    await assert.rejects(answer, TimeoutError);
  });

  test('cancels what the caller aborts', async () => {
    const abort = new AbortController();
    const driver = fake.connect();
    const answer = driver.execute('RETURN 1', {signal: abort.signal});
    const server = await fake.server.next();
    const request = await server.next();
    abort.abort(new Error('not needed'));
    await assert.rejects(answer, /not needed/);
    assert.deepEqual(await server.next(), {type: 'cancel', id: request.id});
    await assert.rejects(driver.execute('RETURN 1', {signal: abort.signal}), /not needed/);
  });

  test('ignores an answer that nobody waits for, and fields that it does not know', async () => {
    const answer = fake.connect().execute('RETURN 1');
    const server = await fake.server.next();
    const request = await server.next();
    server.succeed({id: 99});
    server.succeed(request, [[1]], {news: {$date: '2026-02-28'}});
    assert.equal((await answer).records.length, 1);
  });

  test('makes statements see its own writes, if it is told to', async () => {
    const driver = fake.connect({bookmarks: inMemoryBookmarks()});
    const write = driver.execute('CREATE ()', {mode: 'write'});
    const server = await fake.server.next();
    server.succeed(await server.next(), [], {bookmark: 'x:1'});
    await write;
    const read = driver.execute('RETURN 1', {bookmarks: ['y']}).catch((e) => e);
    const request = await server.next();
    assert.deepEqual(request.bookmarks, ['y', 'x:1']);
    server.failed(request, 'request.unknown-bookmark');
    await read;
    void driver.execute('RETURN 1').catch(() => {});
    assert.equal((await server.next()).bookmarks, undefined);
  });

  test('fails what is pending when it is closed, and what comes later', async () => {
    const driver = fake.connect();
    const pending = driver.execute('RETURN 1');
    const server = await fake.server.next();
    await server.next();
    driver.close();
    await assert.rejects(pending, {code: 'driver.closed', retryable: false});
    await assert.rejects(driver.execute('RETURN 1'), {code: 'driver.closed'});
    await server.closed();
    assert.equal(server.closeCode, 1000);
  });

  test('leaves a server that gives no sign of life', async () => {
    const driver = fake.connect({livenessCheck: 200});
    const server = await fake.server.next();
    const first = driver.execute('RETURN 1');
    const request = await server.next();
    while (server.pings < 3) {
      assert.ok(!server.socket.destroyed, 'a pong is a sign of life');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    server.answersPings = false;
    const second = await fake.server.next();
    second.succeed(await second.next());
    await first;
    assert.equal(request.text, 'RETURN 1');
  });
});
