import assert from 'node:assert/strict';
import {beforeEach, describe, test} from 'node:test';
import './support/browser.js';
import {settled, stopClock} from './support/clock.js';
import {Server, json, refusal} from './support/server.js';
import {open} from '../../../webapp/portal/core/session.js';
import {call, takeAway, write} from '../../../webapp/portal/core/rpc.js';

const away = () => Promise.reject(new TypeError('fetch failed'));

/** @param {number} code @returns {(request: import('./support/server.js').Request) => Response} */
const fails = (code) => (request) => json(request.calls.map(({id}) => ({id, error: {code, message: 'no'}})));

/** @type {Server} */
let server;

beforeEach(async () => {
  server = new Server();
  await open();
});

describe('What is taken away', () => {
  test('is gone where the answer was lost and it is not there any more', async (context) => {
    stopClock(context);
    for (const lost of [away, refusal(503)]) {
      server.batches = [];
      server.script = [lost, fails(404)];
      assert.equal(await settled(context, takeAway('a.delete', {id: 'x'})), undefined);
      assert.equal(server.batches.length, 2);
    }
  });

  test('was not there where the first answer says so', async (context) => {
    stopClock(context);
    server.script = [fails(404)];
    await assert.rejects(settled(context, takeAway('a.delete', {id: 'x'})), {status: 404});
  });

  test('fails with every other error', async (context) => {
    stopClock(context);
    server.script = [away, fails(403)];
    await assert.rejects(settled(context, takeAway('a.delete', {id: 'x'})), {status: 403});
  });

  test('is nothing that is read or written beside it', async (context) => {
    stopClock(context);
    server.script = [away, fails(404)];
    const three = Promise.allSettled([takeAway('a.delete', {}), call('a.get'), write('a.update')]);
    const states = (await settled(context, three)).map(({status}) => status);
    assert.deepEqual(states, ['fulfilled', 'rejected', 'rejected']);
  });
});
