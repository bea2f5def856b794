import assert from 'node:assert/strict';
import {beforeEach, describe, test} from 'node:test';
import {location} from './support/browser.js';
import {settled, stopClock} from './support/clock.js';
import {Server, echo, refusal} from './support/server.js';
import {open} from '../../../webapp/portal/core/session.js';
import {call, write} from '../../../webapp/portal/core/rpc.js';

/** @type {Server} */
let server;

beforeEach(async () => {
  server = new Server();
  await open();
  location.led = [];
  location.reloads = 0;
});

describe('A session', () => {
  test('that has a new token costs a batch one more attempt', async () => {
    server.token = 'second';
    server.script = [refusal(403), echo];
    assert.equal(await call('a'), 'a');
    assert.deepEqual(
      server.batches.map(({token}) => token),
      ['first', 'second']
    );
  });

  test('that is refused with its new token, too, is no reason to go on', async () => {
    server.script = [refusal(403)];
    await assert.rejects(call('a'), {status: 403, passing: false});
    assert.equal(server.batches.length, 2);
    assert.deepEqual(location.led, []);
  });

  test('that has ended leads to the sign-in, and back', async () => {
    server.person = undefined;
    server.script = [refusal(401)];
    const [one, other] = await Promise.allSettled([call('a'), write('b')]);
    assert.equal(one.status === 'rejected' && one.reason.status, 401);
    assert.equal(other.status === 'rejected' && other.reason.status, 401);
    assert.deepEqual(location.led, ['/identity/signin?return=%2Fportal%2F']);
    assert.equal(server.batches.length, 1);
  });

  test('of somebody else gets nothing that was meant for the one before', async () => {
    server.script = [
      () => {
        server.person = 'jane.doe';
        return new Response('', {status: 403});
      },
      echo
    ];
    await assert.rejects(write('friendships.accept', {personId: 'x'}), {status: 401});
    assert.deepEqual(
      server.batches.map(({person}) => person),
      ['john.doe']
    );
    assert.equal(location.reloads, 1);
  });

  test('that cannot be asked for is asked for again', async (context) => {
    stopClock(context);
    const {session} = server;
    server.session = () => {
      server.session = session;
      throw new TypeError('fetch failed');
    };
    server.script = [refusal(401), echo];
    assert.equal(await settled(context, call('a')), 'a');
  });
});
