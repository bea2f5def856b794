import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {clusters, often, until, where, wherever} from './support/clusterFixture.js';

describe('The routing table', {timeout: 60_000}, () => {
  const fake = clusters();

  /** The versions that routers were asked with. */
  function known() {
    return fake.cluster.of('routes').map(({request}) => request.known);
  }

  test('is asked for again and again, so that each change is known', async () => {
    const driver = await fake.connected();
    await until(() => fake.cluster.waiting.length === 1);
    fake.cluster.leaders = [2];
    fake.cluster.tell([2], [0, 1]);
    await until(async () => (await wherever(driver, {mode: 'write'})) === 2);
    await until(async () => String(await often(driver)) === '0,1');
    assert.equal(known()[0], '');
    assert.ok(known().includes('v1'), String(known()));
  });

  test('is asked for at once when a server refuses a write', async () => {
    const driver = await fake.connected();
    const {cluster} = fake;
    cluster.leaders = [1];
    const refusal = {code: 'server.not-leader', retryable: true, address: `ws://${cluster.address(0)}/neo4j`};
    await assert.rejects(where(driver, {mode: 'write'}), refusal);
    cluster.table = {...cluster.table, writers: [cluster.address(1)], version: 'news'}; // told to who asks
    assert.equal(await where(driver, {mode: 'write', requestId: true}), 1);
    assert.ok(known().slice(1).includes(''), String(known()));
  });

  test('is asked of another router when one is lost', async () => {
    const driver = await fake.connected();
    const router = fake.cluster.of('routes').at(-1)?.number ?? 0;
    fake.cluster.down(router);
    const [writer, reader] = /** @type {[number, number]} */ ([0, 1, 2].filter((number) => number !== router));
    fake.cluster.leaders = [writer];
    fake.cluster.tell([writer], [reader]);
    await until(async () => (await wherever(driver, {mode: 'write'})) === writer);
  });

  test('is asked of whatever server is known', async () => {
    fake.cluster.down(0);
    const driver = fake.open({servers: [fake.cluster.address(1)]});
    await until(async () => (await wherever(driver)) > 0);
    const alone = fake.open();
    await assert.rejects(alone.execute('RETURN 1'), {code: 'driver.unavailable'});
    fake.cluster.up(0);
    await until(async () => (await wherever(alone, {mode: 'write'})) === 0);
  });

  test('is not believed if it is none', async () => {
    const one = [fake.cluster.address(0)];
    const many = Array.from({length: 101}, (_, i) => `db${i}.example.org:7690`);
    for (const table of [
      {writers: [], readers: [], routers: one},
      {writers: one, readers: [], routers: []},
      {writers: one, readers: many, routers: one},
      {writers: ['user@example.org'], readers: [], routers: one},
      {writers: ['example.org/other?'], readers: [], routers: one},
      {writers: ['example.org:x'], readers: [], routers: one},
      {writers: ['example .org'], readers: [], routers: one},
      {writers: [''], readers: [], routers: one},
      {writers: 'example.org', readers: [], routers: one}
    ]) {
      fake.cluster.tellAll(table);
      await assert.rejects(where(fake.open()), {code: 'driver.unavailable'}, JSON.stringify(table));
    }
    assert.equal(fake.cluster.servers[1]?.all.length, 0);
  });

  test('that does not come fails what waits for it when the driver is closed', async () => {
    fake.cluster.holds = ({type}) => type === 'routes';
    const driver = fake.open();
    const answer = driver.execute('RETURN 1');
    await until(() => fake.cluster.requests.length > 0);
    driver.close();
    await assert.rejects(answer, {code: 'driver.closed'});
    await assert.rejects(driver.execute('RETURN 1'), {code: 'driver.closed'});
  });
});
