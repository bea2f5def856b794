import assert from 'node:assert/strict';
import {beforeEach, describe, test} from 'node:test';
import {turn} from './support/browser.js';
import {settled, stopClock} from './support/clock.js';
import {Server, echo, refusal} from './support/server.js';
import {open} from '../../../webapp/portal/core/session.js';
import {call, write} from '../../../webapp/portal/core/rpc.js';

const away = () => Promise.reject(new TypeError('fetch failed'));

/** @type {Server} */
let server;

beforeEach(async () => {
  server = new Server();
  await open();
});

describe('What passes', () => {
  const passing = {
    'a network that is away': away,
    'an answer that is cut': () => new Response('[{"id": "0", "res'),
    'status 429': refusal(429),
    'status 502': refusal(502),
    'status 503': refusal(503)
  };
  Object.entries(passing).forEach(([name, answer]) =>
    test(`is tried again: ${name}`, async (context) => {
      stopClock(context);
      server.script = [answer, answer, echo];
      assert.equal(await settled(context, call('a')), 'a');
      assert.equal(server.batches.length, 3);
    })
  );

  test('is tried three times', async (context) => {
    stopClock(context);
    server.script = [refusal(503)];
    await assert.rejects(settled(context, call('a')), {name: 'RpcError', status: 503, passing: true});
    assert.equal(server.batches.length, 3);
  });

  test('leaves a write its request id', async (context) => {
    stopClock(context);
    server.script = [away, refusal(503), echo];
    await settled(context, write('a.create', {title: 'x'}));
    const [first, second, third] = server.batches.map(({calls}) => calls);
    assert.match(first[0].params.requestId, /^[0-9a-f-]{36}$/);
    assert.deepEqual(second, first);
    assert.deepEqual(third, first);
  });

  test('is no other error', async (context) => {
    stopClock(context);
    for (const status of [400, 404, 413, 500]) {
      server.batches = [];
      server.script = [refusal(status)];
      await assert.rejects(settled(context, call('a')), {name: 'RpcError', status, passing: false});
      assert.equal(server.batches.length, 1);
    }
  });

  test('is a server that does not answer in twenty seconds', async (context) => {
    stopClock(context);
    context.mock.method(AbortSignal, 'timeout', (/** @type {number} */ millis) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), millis);
      return controller.signal;
    });
    const hanging = (/** @type {import('./support/server.js').Request} */ {signal}) =>
      /** @type {Promise<Response>} */ (
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      );
    server.script = [hanging, echo];
    const answer = call('a');
    await turn();
    context.mock.timers.tick(1);
    context.mock.timers.tick(15_000);
    await turn();
    context.mock.timers.tick(4000);
    await turn();
    assert.equal(server.batches.length, 1);
    assert.equal(await settled(context, answer), 'a');
    assert.equal(server.batches.length, 2);
  });

  test('is tried when the server says so', async (context) => {
    stopClock(context);
    server.script = [refusal(429, {'Retry-After': '4'}), echo];
    const answer = call('a');
    context.mock.timers.tick(1);
    await turn();
    context.mock.timers.tick(4000);
    await turn();
    assert.equal(server.batches.length, 1);
    assert.equal(await settled(context, answer), 'a');
  });

  test('is told at once where the server asks for a long pause', async (context) => {
    stopClock(context);
    server.script = [refusal(429, {'Retry-After': '60'})];
    await assert.rejects(settled(context, call('a')), {status: 429, passing: true});
    assert.equal(server.batches.length, 1);
  });
});
