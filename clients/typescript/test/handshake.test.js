import assert from 'node:assert/strict';
import {createServer} from 'node:net';
import {once} from 'node:events';
import {describe, test} from 'node:test';
import {connect} from '../dist/node.js';
import {frame} from './support/fakeConnection.js';
import {fakes} from './support/fixture.js';

describe('A connection', {timeout: 60_000}, () => {
  const fake = fakes();

  test('is asked for with the subprotocol and the credentials, in UTF-8', async () => {
    fake.connect({user: 'zoë', password: 'pä:ss', compression: 'lz4'});
    const {request} = await fake.server.next();
    assert.equal(request.url, '/neo4j');
    assert.equal(request.headers['sec-websocket-protocol'], 'shindig-neo4j.v1.json.lz4');
    assert.equal(request.headers['sec-websocket-extensions'], undefined);
    assert.equal(request.headers.origin, undefined);
    assert.equal(request.headers.authorization, `Basic ${Buffer.from('zoë:pä:ss').toString('base64')}`);
  });

  test('is asked for with a token, which each one gets anew', async () => {
    let count = 0;
    fake.connect({credentials: () => Promise.resolve({token: `token${++count}`})});
    const first = await fake.server.next();
    assert.equal(first.request.headers.authorization, 'Bearer token1');
    first.cut();
    assert.equal((await fake.server.next()).request.headers.authorization, 'Bearer token2');
  });

  for (const [name, value] of [
    ['Sec-WebSocket-Accept', 'wrong'],
    ['Sec-WebSocket-Extensions', 'permessage-deflate'],
    ['Sec-WebSocket-Protocol', 'shindig-neo4j.v2.json'],
    ['Upgrade', 'other']
  ]) {
    test(`does not count with the wrong ${name}`, async () => {
      fake.server.headers = (headers) => ({...headers, [/** @type {string} */ (name)]: /** @type {string} */ (value)});
      await assert.rejects(fake.connect().verifyConnectivity(), {code: 'driver.unavailable', retryable: true});
    });
  }

  test('that is refused tells the reason', async () => {
    fake.server.refusal = 'HTTP/1.1 404 Not Found\r\nContent-Length: 19\r\n\r\nthere is no such db';
    await assert.rejects(fake.connect().verifyConnectivity(), /404: there is no such db/);
  });

  test('that is refused for its credentials is not asked for again soon', async () => {
    fake.server.refusal = 'HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\nno';
    const driver = fake.connect({reconnectDelay: {first: 1, maximum: 1, unauthorized: 60_000}});
    await assert.rejects(driver.verifyConnectivity(), {code: 'driver.unauthorized', retryable: false});
    fake.server.refusal = undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await assert.rejects(driver.execute('RETURN 1'), {code: 'driver.unauthorized'});
    assert.equal(fake.server.all.length, 0);
  });

  test('that does not come in time is given up', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const {port} = /** @type {any} */ (silent.address());
    const driver = connect(`ws://127.0.0.1:${port}/neo4j`, {connectTimeout: 50});
    await assert.rejects(driver.verifyConnectivity(), /no connection within 50 ms/);
    driver.close();
    silent.close();
  });

  test('may have a message in one piece with the upgrade', async () => {
    fake.server.first = frame(0x81, JSON.stringify({type: 'goaway', id: 0, timeout: 1000}));
    fake.connect();
    const first = await fake.server.next();
    fake.server.first = Buffer.alloc(0);
    await first.closed();
    await fake.server.next();
  });

  test('needs the address of a database, without credentials', () => {
    for (const uri of ['http://x/neo4j', 'ws://x/', 'ws://x/a/b', 'ws://u:p@x/neo4j', 'ws://x/neo4j?x=1', 'x']) {
      assert.throws(() => connect(uri), TypeError);
    }
    assert.throws(() => connect('ws://x/neo4j', {timeout: 0}), RangeError);
    assert.throws(() => connect('ws://x/neo4j', {maximumMessageSize: -1}), RangeError);
  });
});
