import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {ConnectionLostError, GraphError} from '../dist/node.js';
import {fakes} from './support/fixture.js';

describe('The loss of a connection', {timeout: 60_000}, () => {
  const fake = fakes();

  test('makes the driver send again what reads', async () => {
    const answer = fake.connect().execute('RETURN 1');
    const first = await fake.server.next();
    await first.next();
    first.cut();
    const second = await fake.server.next();
    second.succeed(await second.next(), [[1]]);
    assert.equal((await answer).records.length, 1);
  });

  test('leaves the outcome of a write unknown', async () => {
    const answer = fake.connect().execute('CREATE ()', {mode: 'write'});
    const first = await fake.server.next();
    await first.next();
    first.cut();
    const failure = await answer.catch((e) => e);
    assert.ok(failure instanceof ConnectionLostError);
    assert.equal(failure.code, 'driver.outcome-unknown');
    assert.equal(failure.retryable, false);
  });

  for (const options of [{requestId: /** @type {const} */ (true)}, {requestId: 'mine'}, {repeatable: true}]) {
    test(`makes the driver send a write again with ${JSON.stringify(options)}`, async () => {
      const answer = fake.connect().execute('CREATE ()', {mode: 'write', ...options});
      const first = await fake.server.next();
      const {requestId} = await first.next();
      first.cut();
      const second = await fake.server.next();
      const again = await second.next();
      assert.equal(again.requestId, requestId);
      assert.equal(requestId === undefined, options.requestId === undefined);
      second.succeed(again);
      await answer;
    });
  }

  test('fails what comes while there is no server, and ends when there is one again', async () => {
    const driver = fake.connect({reconnectDelay: {first: 100, maximum: 100}});
    await driver.verifyConnectivity();
    fake.server.refusal = 'HTTP/1.1 503 Service Unavailable\r\n\r\n';
    (await fake.server.next()).cut();
    await assert.rejects(
      async () => {
        for (;;) {
          await driver.execute('RETURN 1', {timeout: 50});
        }
      },
      (e) => e instanceof GraphError && ['driver.unavailable', 'driver.timed-out'].includes(e.code)
    );
    fake.server.refusal = undefined;
    await fake.server.next();
    await driver.verifyConnectivity();
  });

  test('by a server that stops moves new requests, and lets those in flight end', async () => {
    const driver = fake.connect({reconnectDelay: {first: 60_000, maximum: 60_000}});
    const slow = driver.execute('SLOW');
    const first = await fake.server.next();
    const request = await first.next();
    first.send({type: 'goaway', id: 0, timeout: 10_000});
    const second = await fake.server.next();
    const quick = driver.execute('QUICK');
    second.succeed(await second.next(), [[2]]);
    assert.equal((await quick).records[0]?.get('c0'), 2);
    assert.ok(!first.socket.destroyed);
    first.succeed(request, [[1]]);
    assert.equal((await slow).records[0]?.get('c0'), 1);
    await first.closed();
    assert.equal(first.closeCode, 1000);
  });

  test('by a server that stops comes after the end of a transaction', async () => {
    const driver = fake.connect();
    const begun = driver.begin();
    const first = await fake.server.next();
    first.succeed(await first.next());
    first.send({type: 'goaway', id: 0, timeout: 10_000});
    const transaction = await begun;
    await fake.server.next();
    const ran = transaction.execute('RETURN 1');
    first.succeed(await first.next(), [[1]]);
    await ran;
    assert.ok(!first.socket.destroyed);
    const committed = transaction.commit();
    first.succeed(await first.next(), [], {bookmark: 'b'});
    assert.equal(await committed, 'b');
    await first.closed();
  });
});
