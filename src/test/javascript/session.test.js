import assert from 'node:assert/strict';
import {beforeEach, describe, test} from 'node:test';
import {Channel, location} from './support/browser.js';
import {Server, json} from './support/server.js';
import * as session from '../../../webapp/portal/core/session.js';

/** @type {Server} */
let server;

beforeEach(async () => {
  server = new Server();
  await session.open();
  location.led = [];
  location.reloads = 0;
});

describe('A session', () => {
  test('has who is signed in, and what their requests carry', () => {
    assert.deepEqual(session.viewer(), {id: 'john.doe', csrf: 'first', operator: false, events: '0'});
  });

  test('says who is an operator, as a text or not', async () => {
    for (const operator of ['true', true]) {
      server.session = () => json({person: 'john.doe', csrf: 'x', operator});
      assert.equal((await session.open())?.operator, true);
    }
  });

  test('of nobody says whether people can sign in, and ends when somebody has', async () => {
    server.session = () => json({signIn: 'offered'});
    assert.equal(await session.open(), undefined);
    assert.equal(session.signInOffered, true);
    assert.throws(session.viewer);
    server.session = () => json({person: 'jane.doe', csrf: 'x'});
    await session.open();
    assert.equal(location.reloads, 1);
    assert.equal(session.signInOffered, false);
  });

  test('that the server does not tell leaves what is known', async () => {
    server.session = () => new Response('', {status: 503});
    await assert.rejects(session.open(), /503/);
    assert.equal(session.viewer().id, 'john.doe');
  });

  test('that is not answered fails as what may pass', async (context) => {
    const signal = AbortSignal.abort(new DOMException('It took too long', 'TimeoutError'));
    const timeout = context.mock.method(AbortSignal, 'timeout', () => signal);
    server.hangs = true;
    await assert.rejects(session.open(), {status: 0, passing: true});
    await assert.rejects(session.signOut(), {status: 0, passing: true});
    assert.deepEqual(
      timeout.mock.calls.map(({arguments: [millis]}) => millis),
      [20_000, 20_000]
    );
  });

  test('of somebody else shows nothing of the one before', async () => {
    await session.open();
    assert.equal(location.reloads, 0);
    server.person = 'jane.doe';
    await session.open();
    assert.equal(location.reloads, 1);
  });
});

describe('A sign-out', () => {
  test('leads home, and is told to other tabs', async () => {
    const other = new Channel('portal.session');
    /** @type {unknown[]} */
    const told = [];
    other.onmessage = ({data}) => told.push(data);
    await session.signOut();
    assert.deepEqual(server.signedOut, ['first']);
    assert.deepEqual([told, location.led], [['ended'], ['/portal/']]);
  });

  test('that is refused leads nowhere', async () => {
    server.token = 'second';
    await assert.rejects(session.signOut(), /403/);
    assert.deepEqual(location.led, []);
  });

  test('in another tab shows the page anew', () => {
    new Channel('portal.session').postMessage('ended');
    assert.equal(location.reloads, 1);
  });
});

test('The sign-in leads back', () => {
  location.href = 'http://localhost:8080/portal/people/a?b=c';
  assert.equal(session.signInAddress(), '/identity/signin?return=%2Fportal%2Fpeople%2Fa%3Fb%3Dc');
});
