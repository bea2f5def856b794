import assert from 'node:assert/strict';
import {afterEach, describe, test} from 'node:test';
import {connect} from '../dist/node.js';
import {Authority} from './support/certificates.js';
import {FakeServer} from './support/fakeServer.js';
import {QUICK} from './support/fixture.js';

describe('An encrypted connection', {timeout: 60_000}, () => {
  const authority = new Authority();
  const ca = authority.pem;
  /** @type {(() => void)[]} */
  const ends = [];
  afterEach(() => ends.splice(0).forEach((end) => end()));

  /** @param {import('node:https').ServerOptions} options */
  async function serve(options) {
    const server = await FakeServer.start(options);
    ends.push(() => server.close());
    return server;
  }

  /** @param {FakeServer} server @param {object} [tls] */
  function open(server, tls, host = 'localhost') {
    const uri = server.uri.replace(/^wss?/, 'wss').replace('127.0.0.1', host);
    const options = tls === undefined ? {} : {tls};
    const driver = connect(uri, {user: 'neo4j', password: 'x', format: 'json', ...QUICK, ...options});
    ends.push(() => driver.close());
    return driver;
  }

  /** @param {FakeServer} server @param {object | undefined} tls @param {RegExp} reason @param {string} [host] */
  async function refuses(server, tls, reason, host) {
    const failure = await open(server, tls, host)
      .verifyConnectivity()
      .catch((e) => e);
    assert.equal(failure.code, 'driver.unavailable');
    assert.match(failure.message, reason);
    assert.equal(server.all.length, 0, 'the credentials were sent');
  }

  test('is made to a server of an authority that it trusts', async () => {
    const server = await serve(authority.issue('localhost'));
    const answer = open(server, {ca}).execute('RETURN 1');
    const connection = await server.next();
    connection.succeed(await connection.next(), [[1]]);
    assert.equal((await answer).records.length, 1);
  });

  test('is refused to a server of another authority', async () => {
    const server = await serve(authority.issue('localhost'));
    await refuses(server, undefined, /certificate/);
    await refuses(server, {ca: new Authority('Another authority').pem}, /certificate/);
  });

  test('is refused to an authority of the same name with another key', async () => {
    await refuses(await serve(authority.issue('localhost')), {ca: new Authority().pem}, /signature|certificate/);
  });

  test('is refused to a server of another name', async () => {
    const server = await serve(authority.issue('db.example.org'));
    await refuses(server, {ca}, /does not match certificate's altnames/);
    const named = await serve(authority.issue('localhost'));
    await refuses(named, {ca}, /does not match certificate's altnames/, '127.0.0.1');
  });

  test('is refused to a server whose certificate has expired', async () => {
    await refuses(await serve(authority.issue('localhost', -1000)), {ca}, /expired/);
  });

  test('is refused to a server that does not encrypt', async () => {
    const server = await FakeServer.start();
    ends.push(() => server.close());
    await refuses(server, {ca}, /SSL|TLS|wrong version/i);
  });

  test('shows a certificate of its own, if the server asks for one', async () => {
    const asking = {...authority.issue('localhost'), ca, requestCert: true, rejectUnauthorized: true};
    const server = await serve(asking);
    await assert.rejects(open(server, {ca}).verifyConnectivity(), {code: 'driver.unavailable'});
    assert.equal(server.all.length, 0);
    await open(server, {ca, ...authority.issue('a client')}).verifyConnectivity();
    assert.equal(server.all.length, 1);
  });
});
