import assert from 'node:assert/strict';
import {beforeEach, describe, test} from 'node:test';
import {events} from './support/browser.js';
import {Server, json} from './support/server.js';
import {open} from '../../../webapp/portal/core/session.js';
import {RpcError, call} from '../../../webapp/portal/core/rpc.js';

/** @type {Server} */
let server;

beforeEach(async () => {
  server = new Server();
  await open();
});

describe('A batch', () => {
  test('has the calls of one turn, in order, with the token of the session', async () => {
    assert.deepEqual(await Promise.all([call('a.get', {count: 1}), call('b.get')]), ['a.get', 'b.get']);
    assert.equal(server.batches.length, 1);
    assert.deepEqual(server.batches[0].calls, [
      {id: '0', method: 'a.get', params: {count: 1}},
      {id: '1', method: 'b.get', params: {}}
    ]);
    assert.equal(server.batches[0].token, 'first');
  });

  test('has no call of another turn', async () => {
    await call('a.get');
    await call('b.get');
    assert.deepEqual(
      server.batches.map(({calls}) => calls.map(({method}) => method)),
      [['a.get'], ['b.get']]
    );
  });

  test('has at most fifty calls', async () => {
    const names = Array.from({length: 120}, (_, i) => `m${i}`);
    assert.deepEqual(await Promise.all(names.map((name) => call(name))), names);
    assert.deepEqual(
      server.batches.map(({calls}) => calls.length),
      [50, 50, 20]
    );
  });

  test('may be answered in any order', async () => {
    server.script = [({calls}) => json(calls.map(({id, method}) => ({id, result: method})).reverse())];
    assert.deepEqual(await Promise.all([call('a'), call('b'), call('c')]), ['a', 'b', 'c']);
  });

  test('of one call may be answered without a list', async () => {
    server.script = [() => json({id: '0', result: 7})];
    assert.equal(await call('a'), 7);
  });

  test('fails call by call', async () => {
    const error = {code: 409, message: 'It is the last owner', data: {code: 'Conflict'}};
    server.script = [
      () =>
        json([
          {id: '0', result: 1},
          {id: '1', error}
        ])
    ];
    const [good, bad, missing] = await Promise.allSettled([call('a'), call('b'), call('c')]);
    assert.equal(good.status === 'fulfilled' && good.value, 1);
    const reasons = [bad, missing].map((each) => (each.status === 'rejected' ? each.reason : undefined));
    assert.ok(reasons.every((reason) => reason instanceof RpcError));
    const [{status, code, message, passing}, {status: none}] = reasons;
    assert.deepEqual(
      {status, code, message, passing},
      {status: 409, code: 'Conflict', message: error.message, passing: false}
    );
    assert.equal(none, 0);
  });

  test('goes out at once, and survives, while the page is left', async () => {
    const before = call('a');
    events.dispatchEvent(new Event('pagehide'));
    const during = call('b');
    assert.deepEqual(
      server.batches.map(({calls, keepalive}) => [calls[0].method, keepalive]),
      [
        ['a', true],
        ['b', true]
      ]
    );
    await Promise.all([before, during]);
    events.dispatchEvent(new Event('pageshow'));
    await call('c');
    assert.equal(server.batches[2].keepalive, false);
  });
});
