import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {clusters, often, until, where, wherever} from './support/clusterFixture.js';

describe('A driver of several servers', {timeout: 60_000}, () => {
  const fake = clusters();

  test('reads from the followers, and writes to the leader', async () => {
    const driver = await fake.connected();
    assert.deepEqual(await often(driver), [1, 2]);
    assert.deepEqual(await often(driver, {mode: 'write'}), [0]);
    const transaction = await driver.begin();
    await transaction.execute('RETURN 1');
    await transaction.commit();
    const reader = await driver.begin({mode: 'read'});
    await reader.commit();
    const [writes, reads] = fake.cluster.of('begin').map(({number}) => number);
    assert.equal(writes, 0);
    assert.ok(reads === 1 || reads === 2);
  });

  test('fails for refused credentials as without a table', async () => {
    for (const server of fake.cluster.servers) {
      server.refusal = 'HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\nno';
    }
    await assert.rejects(where(fake.open()), {code: 'driver.unauthorized', retryable: false});
  });

  test('takes turns, if it is told to', async () => {
    const driver = await fake.connected({balance: 'round-robin'});
    const numbers = [];
    for (let i = 0; i < 4; i++) {
      numbers.push(await where(driver));
    }
    assert.ok(['1,2,1,2', '2,1,2,1'].includes(String(numbers)), String(numbers));
  });

  test('reads elsewhere while a server is down, and from the leader at last', async () => {
    const driver = await fake.connected();
    fake.cluster.down(1);
    assert.deepEqual(await often(driver), [2]);
    fake.cluster.down(2);
    assert.deepEqual(await often(driver), [0]);
    fake.cluster.up(1);
    await until(async () => (await wherever(driver)) === 1);
  });

  test('tells that there is no leader, and waits for one if the write is safe to repeat', async () => {
    const driver = await fake.connected();
    fake.cluster.tell([], [1, 2]);
    const failure = {code: 'driver.no-leader', retryable: true};
    await until(async () => (await wherever(driver, {mode: 'write'})) === -1);
    await assert.rejects(where(driver, {mode: 'write'}), failure);
    await assert.rejects(driver.begin(), failure);
    assert.deepEqual(await often(driver), [1, 2]);
    const waiting = where(driver, {mode: 'write', requestId: true});
    fake.cluster.tell([0], [1, 2]);
    assert.equal(await waiting, 0);
  });

  test('looks for no leader once it is closed', async () => {
    fake.cluster.tell([], [1, 2]);
    const driver = fake.open();
    await assert.rejects(where(driver, {mode: 'write'}), {code: 'driver.no-leader'});
    driver.close();
    await assert.rejects(where(driver, {mode: 'write'}), {code: 'driver.closed'});
  });

  test('lets a server that leaves end what it has begun', async () => {
    const driver = await fake.connected();
    const transaction = await driver.begin();
    const old = fake.cluster.of('begin')[0]?.connection;
    fake.cluster.leaders = [1];
    fake.cluster.tell([1], [2]);
    await until(async () => (await wherever(driver, {mode: 'write'})) === 1);
    assert.equal((await transaction.execute('RETURN 1')).records[0]?.get('c0'), 0);
    assert.ok(!old?.socket.destroyed);
    await transaction.commit();
    await old?.closed();
    assert.equal(old?.closeCode, 1000);
  });

  test('hears events of the leader, and of the next one after the last position', async () => {
    const driver = await fake.connected();
    const events = driver.subscribe({topics: ['all']});
    assert.equal((await events.next()).value?.type, 'subscribed');
    fake.cluster.leaders = [2];
    fake.cluster.tell([2], [0, 1]);
    const last = () => fake.cluster.of('subscribe').at(-1);
    await until(() => last()?.number === 2);
    assert.equal(last()?.request.from, 'after');
    await events.return();
  });

  test('without a routing table uses all for everything', async () => {
    fake.cluster.leaders = [0, 1];
    const driver = fake.open({routing: 'none', servers: [fake.cluster.address(1)]});
    await until(async () => String(await often(driver, {mode: 'write'})) === '0,1');
    assert.deepEqual(await often(driver), [0, 1]);
    fake.cluster.down(0);
    assert.deepEqual(await often(driver), [1]);
    assert.equal(fake.cluster.of('routes').length, 0);
    assert.throws(() => fake.open({servers: ['a/b']}), TypeError);
  });
});
