import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {GraphError} from '../dist/node.js';
import {fakes} from './support/fixture.js';

describe('A transaction', {timeout: 60_000}, () => {
  const fake = fakes();

  test('runs its work on its connection, then commits', async () => {
    const driver = fake.connect();
    const begun = driver.begin({requestId: 'r', timeout: 5000});
    const server = await fake.server.next();
    const begin = await server.next();
    assert.deepEqual({...begin, timeout: 0}, {type: 'begin', id: begin.id, mode: 'write', timeout: 0, requestId: 'r'});
    server.succeed(begin);
    const transaction = await begun;
    const ran = transaction.execute('CREATE ()', {mode: 'write', timeout: 100_000});
    const work = await server.next();
    assert.equal(work.transaction, begin.id);
    assert.ok(work.timeout <= 5000);
    server.succeed(work);
    await ran;
    const committed = transaction.commit();
    const commit = await server.next();
    assert.deepEqual(commit, {type: 'commit', id: commit.id, transaction: begin.id});
    server.succeed(commit, [], {bookmark: 'x:1'});
    assert.equal(await committed, 'x:1');
    await assert.rejects(transaction.execute('RETURN 1'), /has ended/);
    await transaction.rollback();
    assert.deepEqual(server.unread, []);
  });

  test('ends with what fails in it', async () => {
    const begun = fake.connect().begin();
    const server = await fake.server.next();
    const begin = await server.next();
    server.succeed(begin);
    const ran = (await begun).execute('RETURN');
    server.failed(await server.next(), 'Neo.ClientError.Statement.SyntaxError');
    await assert.rejects(ran, GraphError);
    assert.deepEqual(await server.next(), {type: 'cancel', id: begin.id});
    await assert.rejects((await begun).commit(), /has ended/);
  });

  test('is ended in the server if nobody waits for its begin any more', async () => {
    const abort = new AbortController();
    const begun = fake.connect().begin({signal: abort.signal});
    const server = await fake.server.next();
    const begin = await server.next();
    abort.abort();
    await assert.rejects(begun);
    assert.deepEqual(await server.next(), {type: 'cancel', id: begin.id});
  });

  test('is ended in the server if its rollback fails', async () => {
    const begun = fake.connect().begin({timeout: 300});
    const server = await fake.server.next();
    const begin = await server.next();
    server.succeed(begin);
    await (await begun).rollback();
    const rollback = await server.next();
    assert.equal(rollback.type, 'rollback');
    assert.deepEqual(await server.next(), {type: 'cancel', id: rollback.id});
    assert.deepEqual(await server.next(), {type: 'cancel', id: begin.id});
  });

  test('that is left by a stream is rolled back', async () => {
    const begun = fake.connect().begin();
    const server = await fake.server.next();
    server.succeed(await server.next());
    const stream = (await begun).stream('RETURN n');
    const {id} = await server.next();
    server.send({type: 'records', id, columns: ['n'], records: [[1], [2]]});
    await stream.next();
    const left = stream.return();
    assert.deepEqual([(await server.next()).type, (await server.next()).type], ['credit', 'cancel']);
    const rollback = await server.next();
    assert.equal(rollback.type, 'rollback');
    server.succeed(rollback);
    await left;
  });
});

describe('Work in transactions', {timeout: 60_000}, () => {
  const fake = fakes();

  test('is repeated after a failure that can be retried', async () => {
    let attempts = 0;
    const done = fake.connect().transact(async (transaction) => {
      await transaction.execute('CREATE ()', {mode: 'write'});
      return ++attempts;
    });
    const server = await fake.server.next();
    const first = await server.next();
    server.succeed(first);
    server.failed(await server.next(), 'Neo.TransientError.Transaction.DeadlockDetected', true);
    assert.equal((await server.next()).type, 'cancel');
    const second = await server.next();
    assert.equal(second.requestId, first.requestId);
    server.succeed(second);
    server.succeed(await server.next());
    server.succeed(await server.next());
    assert.equal(await done, 1);
  });

  test('is done once if the answer to the commit is lost', async () => {
    let attempts = 0;
    const done = fake.connect().transact(() => Promise.resolve(++attempts));
    const first = await fake.server.next();
    const begin = await first.next();
    assert.match(begin.requestId, /^[0-9a-f]{32}$/);
    first.succeed(begin);
    assert.equal((await first.next()).type, 'commit');
    first.cut();
    const second = await fake.server.next();
    const again = await second.next();
    assert.equal(again.requestId, begin.requestId);
    second.succeed(again, [[true]], {columns: ['committed']});
    const rollback = await second.next();
    assert.equal(rollback.type, 'rollback');
    second.failed(rollback, 'transaction.unknown');
    assert.equal(await done, 1);
    assert.equal(attempts, 1);
  });

  test('fails if its request id was used before', async () => {
    const done = fake.connect().transact(() => Promise.resolve(1), {requestId: 'old'});
    const server = await fake.server.next();
    server.succeed(await server.next(), [[true]], {columns: ['committed']});
    server.succeed(await server.next());
    await assert.rejects(done, {code: 'request.reused-request-id'});
  });

  test('is rolled back, and not repeated, after an error of its own', async () => {
    const done = fake.connect().transact(() => Promise.reject(new Error('of its own')));
    const server = await fake.server.next();
    server.succeed(await server.next());
    const rollback = await server.next();
    assert.equal(rollback.type, 'rollback');
    server.succeed(rollback);
    await assert.rejects(done, /of its own/);
  });
});
