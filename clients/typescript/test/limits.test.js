import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {ProtocolError} from '../dist/node.js';
import {frame} from './support/fakeConnection.js';
import {fakes} from './support/fixture.js';

describe('A driver', {timeout: 60_000}, () => {
  const fake = fakes();

  test('refuses a value that the protocol has no type for, and goes on', async () => {
    const driver = fake.connect();
    const unsupported = {code: 'driver.unsupported-value', retryable: false, subject: 'RETURN $x'};
    for (const x of [() => 1, Symbol('x'), new Date(), 2n ** 63n, '\ud800', new Error('x')]) {
      await assert.rejects(driver.execute('RETURN $x', {parameters: {x}}), unsupported);
    }
    const answer = driver.execute('RETURN 1');
    const server = await fake.server.next();
    server.succeed(await server.next());
    await answer;
  });

  test('refuses a statement that is larger than a message may be', async () => {
    const driver = fake.connect({maximumMessageSize: 1000});
    const large = driver.execute('RETURN $x', {parameters: {x: 'x'.repeat(1000)}});
    await assert.rejects(large, {code: 'driver.unsupported-value'});
  });

  test('closes a connection that brings a message that is too large, before it arrives', async () => {
    const answer = fake.connect({maximumMessageSize: 1000}).execute('RETURN 1');
    const server = await fake.server.next();
    await server.next();
    server.raw(Buffer.from([0x81, 126, 0x03, 0xe9]));
    const failure = await answer.catch((e) => e);
    assert.ok(failure instanceof ProtocolError, String(failure));
    assert.equal(failure.retryable, false);
    await server.closed();
    assert.equal(server.closeCode, 1009);
  });

  for (const [what, bytes] of /** @type {[string, Uint8Array][]} */ ([
    ['no JSON', frame(0x81, '{')],
    ['a field twice', frame(0x81, '{"type":"success","id":1,"id":1}')],
    ['an unknown type', frame(0x81, '{"type":"news","id":1}')],
    ['a request', frame(0x81, '{"type":"cypher","id":1}')],
    ['no id', frame(0x81, '{"type":"success"}')],
    ['no counters', frame(0x81, '{"type":"success","id":1,"columns":[],"records":[]}')],
    ['a failure without a code', frame(0x81, '{"type":"failure","id":1,"message":"x","retryable":true}')],
    ['records that nobody asked for', frame(0x81, '{"type":"records","id":1,"columns":["a"],"records":[[1]]}')],
    [
      'a record that is too short',
      frame(0x81, '{"type":"success","id":1,"columns":["a"],"records":[[]],"counters":{}}')
    ]
  ])) {
    test(`closes a connection that brings ${what}`, async () => {
      const answer = fake.connect().execute('RETURN 1');
      const server = await fake.server.next();
      await server.next();
      server.raw(bytes);
      await assert.rejects(answer, ProtocolError);
      await server.closed();
      assert.equal(server.closeCode, 1007);
    });
  }

  test('closes a connection that brings the wrong type of message', async () => {
    const answer = fake.connect().execute('RETURN 1');
    const server = await fake.server.next();
    await server.next();
    server.raw(frame(0x82, '{}'));
    await assert.rejects(answer, ProtocolError);
    await server.closed();
    assert.equal(server.closeCode, 1003);
  });
});
