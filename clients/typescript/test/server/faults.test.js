import assert from 'node:assert/strict';
import {after, describe, test} from 'node:test';
import {ConnectionLostError, inMemoryBookmarks} from '../../dist/node.js';
import {Proxy} from '../support/proxy.js';
import {URI, driver, open} from '../support/realServer.js';
import {drain} from '../support/drain.js';

const MARK = 'CREATE (:TypeScriptTest {name: $name})';

/** @param {import('../../dist/node.js').GraphDriver} graph @param {string} name */
async function count(graph, name) {
  const text = 'MATCH (n:TypeScriptTest {name: $name}) RETURN count(n) AS n';
  return (await graph.execute(text, {parameters: {name}})).records[0]?.get('n');
}

describe('Transactions', {timeout: 300_000}, () => {
  const graph = driver();

  test('commit, and see their own work before', async () => {
    const transaction = await graph.begin();
    await transaction.execute(MARK, {mode: 'write', parameters: {name: 'commit'}});
    const inside = await transaction.execute('MATCH (n:TypeScriptTest {name: "commit"}) RETURN count(n) AS n');
    assert.equal(inside.records[0]?.get('n'), 1);
    assert.equal(await count(graph, 'commit'), 0);
    const bookmark = await transaction.commit();
    assert.ok(bookmark);
    assert.equal((await graph.execute('RETURN 1', {bookmarks: [bookmark]})).records.length, 1);
    assert.equal(await count(graph, 'commit'), 1);
  });

  test('roll back', async () => {
    const transaction = await graph.begin();
    await transaction.execute(MARK, {mode: 'write', parameters: {name: 'rollback'}});
    await transaction.rollback();
    assert.equal(await count(graph, 'rollback'), 0);
    await assert.rejects(
      graph.transact((inside) => inside.execute('RETURN')),
      /SyntaxError/
    );
  });

  test('stream', async () => {
    const sum = await graph.transact(
      async (transaction) => {
        let all = 0;
        for await (const record of transaction.stream('UNWIND range(1, 20000) AS i RETURN i')) {
          all += record.get('i');
        }
        return all;
      },
      {mode: 'read'}
    );
    assert.equal(sum, 200_010_000);
  });

  test('repeat what meets in a deadlock', async () => {
    await graph.execute('CREATE (:TypeScriptTest {lock: 1, n: 0}), (:TypeScriptTest {lock: 2, n: 0})', {mode: 'write'});
    /** @param {number[]} order */
    const both = (order) =>
      graph.transact(async (transaction) => {
        for (const lock of order) {
          const parameters = {lock};
          await transaction.execute('MATCH (n:TypeScriptTest {lock: $lock}) SET n.n = n.n + 1', {
            mode: 'write',
            parameters
          });
        }
      });
    await Promise.all([both([1, 2]), both([2, 1]), both([1, 2]), both([2, 1])]);
    const {records} = await graph.execute('MATCH (n:TypeScriptTest) WHERE n.lock > 0 RETURN n.n AS n');
    assert.deepEqual(
      records.map((record) => record.get('n')),
      [4, 4]
    );
  });

  test('make statements see their writes', async () => {
    const own = open({bookmarks: inMemoryBookmarks()});
    await own.transact((inside) => inside.execute(MARK, {mode: 'write', parameters: {name: 'own'}}));
    assert.equal(await count(own, 'own'), 1);
    own.close();
  });
});

describe('A connection that is cut before the answer', {timeout: 300_000}, () => {
  const graph = driver();
  /** @type {(() => void)[]} */
  const ends = [];
  after(() => ends.forEach((end) => end()));

  async function cuttable() {
    const proxy = await Proxy.start(URI);
    const client = open({}, proxy.uri);
    ends.push(
      () => client.close(),
      () => proxy.close()
    );
    await client.execute('RETURN 1');
    return {proxy, client};
  }

  test('makes a write with a request id take effect once', async () => {
    const {proxy, client} = await cuttable();
    proxy.cutsAnswer = true;
    const parameters = {name: 'once'};
    const {counters, bookmark} = await client.execute(MARK, {mode: 'write', requestId: true, parameters});
    assert.equal(proxy.connections, 2);
    assert.equal(counters.nodesCreated, 1);
    assert.ok(bookmark);
    assert.equal(await count(graph, 'once'), 1);
  });

  test('leaves the outcome of another write unknown', async () => {
    const {proxy, client} = await cuttable();
    proxy.cutsAnswer = true;
    const write = client.execute(MARK, {mode: 'write', parameters: {name: 'unknown'}});
    const failure = await write.catch((e) => e);
    assert.ok(failure instanceof ConnectionLostError);
    assert.equal(failure.code, 'driver.outcome-unknown');
  });

  test('makes a transaction take effect once, also if it was the answer to the commit', async () => {
    const {proxy, client} = await cuttable();
    let attempts = 0;
    await client.transact(async (transaction) => {
      attempts++;
      await transaction.execute(MARK, {mode: 'write', parameters: {name: 'commit lost'}});
      proxy.cutsAnswer = true;
    });
    assert.equal(proxy.connections, 2);
    assert.equal(attempts, 1);
    assert.equal(await count(graph, 'commit lost'), 1);
  });

  test('makes what reads be sent again', async () => {
    const {proxy, client} = await cuttable();
    proxy.cutsAnswer = true;
    assert.equal(await count(client, 'none'), 0);
    assert.equal(proxy.connections, 2);
  });

  test('fails a stream', async () => {
    const {proxy, client} = await cuttable();
    const stream = client.stream('UNWIND range(1, 10000000) AS i RETURN i');
    await stream.next();
    proxy.cut();
    await assert.rejects(drain(stream), {code: 'driver.unavailable', lost: true});
  });
});
