import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {GraphError} from '../dist/node.js';
import {until} from './support/clusterFixture.js';
import {fakes} from './support/fixture.js';

/** @typedef {import('./support/fakeConnection.js').Message} Message */
/** @typedef {import('./support/fakeConnection.js').FakeConnection} FakeConnection */

describe('A driver with several connections', {timeout: 60_000}, () => {
  const fake = fakes();

  /**
   * A driver whose connections are all open. They answer with their numbers, but for what is SLOW, which is held.
   *
   * @param {number} count
   */
  async function connected(count) {
    const driver = fake.connect({connections: count});
    /** @type {{server: FakeConnection, request: Message}[]} */
    const held = [];
    for (let number = 0; number < count; number++) {
      serve(await fake.server.next(), number, held);
    }
    await until(async () => (await numbers(driver, 4 * count)).length === count);
    return {driver, held};
  }

  /** @param {FakeConnection} server @param {unknown} name @param {{server: FakeConnection, request: Message}[]} held */
  function serve(server, name, held) {
    void server.serve(name, (request) => {
      if (request.type === 'subscribe') {
        server.send({type: 'subscribed', id: request.id, epoch: 'e', offset: 1, time: 1});
      }
      return (request.text === 'SLOW' || request.type === 'subscribe') && held.push({server, request}) > 0;
    });
  }

  /** Which connections answer so many calls at a time. @param {import('../dist/node.js').GraphDriver} driver @param {number} count */
  async function numbers(driver, count) {
    const results = await Promise.all(Array.from({length: count}, () => driver.execute('QUICK')));
    return [...new Set(results.map(first))].toSorted();
  }

  /** @param {import('../dist/node.js').Result} result */
  function first({records}) {
    return records[0]?.get('c0');
  }

  test('keeps quick calls away from slow ones', async () => {
    const {driver, held} = await connected(3);
    const slow = [driver.execute('SLOW'), driver.execute('SLOW')];
    await until(() => held.length === 2);
    assert.notEqual(held[0]?.server, held[1]?.server);
    const answers = [];
    for (let i = 0; i < 10; i++) {
      answers.push(first(await driver.execute('QUICK')));
    }
    assert.equal(new Set(answers).size, 1);
    held.forEach(({server, request}) => server.succeed(request, [['slow']]));
    assert.deepEqual((await Promise.all(slow)).map(first), ['slow', 'slow']);
  });

  test('that loses one fails nothing on the others, and makes another', async () => {
    const {driver, held} = await connected(2);
    const writes = [1, 2].map(() => driver.execute('SLOW', {mode: 'write'}).catch((e) => e));
    await until(() => held.length === 2);
    held[0]?.server.cut();
    const lost = await writes[0];
    assert.ok(lost instanceof GraphError);
    assert.equal(lost.code, 'driver.outcome-unknown');
    serve(await fake.server.next(), 'again', held);
    await until(async () => (await numbers(driver, 8)).length === 2);
    const {server, request} = /** @type {{server: FakeConnection, request: Message}} */ (held[1]);
    server.succeed(request, [['kept']]);
    assert.equal(first(await writes[1]), 'kept');
  });

  test('runs all of a transaction on one', async () => {
    const {driver} = await connected(3);
    for (const transaction of [await driver.begin(), await driver.begin(), await driver.begin()]) {
      const results = [];
      for (let i = 0; i < 5; i++) {
        results.push(first(await transaction.execute('RETURN 1')));
        await driver.execute('RETURN 1');
      }
      assert.equal(new Set(results).size, 1);
      await transaction.commit();
    }
  });

  test('spreads subscriptions, which keep no calls away', async () => {
    const {driver, held} = await connected(2);
    const streams = [1, 2, 3, 4].map(() => driver.subscribe({topics: ['all']}));
    await Promise.all(streams.map((stream) => stream.next()));
    const [one, other] = [...new Set(held.map(({server}) => server))];
    assert.ok(one && other);
    assert.equal(held.filter(({server}) => server === one).length, 2);
    assert.equal((await numbers(driver, 2)).length, 2);
  });

  test('leaves one alone on which a call was not answered in time, until it gives a sign of life', async () => {
    const {driver, held} = await connected(2);
    fake.server.all.forEach((server) => (server.answersPings = false));
    await assert.rejects(driver.execute('SLOW', {timeout: 50}), {code: 'driver.timed-out'});
    assert.equal((await numbers(driver, 6)).length, 1);
    const {server, request} = /** @type {{server: FakeConnection, request: Message}} */ (held[0]);
    server.succeed(request, [['late']]);
    await until(async () => (await numbers(driver, 8)).length === 2);
  });

  test('takes whole numbers only', () => {
    for (const connections of [0, -1, 1.5, 101, NaN]) {
      assert.throws(() => fake.connect({connections}), RangeError);
    }
    assert.throws(() => fake.connect({maximumPending: 0}), RangeError);
    assert.throws(() => fake.connect({routing: /** @type {any} */ ('Table')}), RangeError);
  });
});

/** How many timers wait. */
function timeouts() {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
}

describe('A driver', {timeout: 60_000}, () => {
  const fake = fakes();

  test('refuses a call that is one too many, and takes others when one has ended', async () => {
    const driver = fake.connect({maximumPending: 2});
    const first = driver.execute('RETURN 1');
    const stream = driver.stream('RETURN 2');
    const busy = {code: 'driver.busy', retryable: true, subject: 'RETURN 3'};
    await assert.rejects(driver.execute('RETURN 3'), busy);
    const timers = timeouts();
    await assert.rejects(driver.begin(), {code: 'driver.busy'});
    assert.equal(timeouts(), timers);
    await assert.rejects(driver.subscribe({topics: ['all'], signal: AbortSignal.timeout(100)}).next(), /timeout/);
    const server = await fake.server.next();
    server.succeed(await server.next());
    await first;
    const third = driver.execute('RETURN 3');
    await stream.return();
    const fourth = driver.execute('RETURN 4');
    void server.serve(1, ({text, type}) => text === 'RETURN 2' || type === 'cancel');
    await Promise.all([third, fourth]);
  });

  test('refuses what would wait behind more than a message to be sent', async () => {
    const driver = fake.connect({maximumMessageSize: 1_000_000});
    await driver.verifyConnectivity();
    (await fake.server.next()).socket.pause();
    const parameters = {x: 'x'.repeat(600_000)};
    /** @type {string[]} */
    const codes = [];
    for (let i = 0; i < 100 && !codes.includes('driver.busy'); i++) {
      driver.execute('RETURN $x', {parameters}).catch(({code}) => codes.push(code));
      await new Promise((resolve) => setImmediate(resolve));
    }
    assert.deepEqual(codes, ['driver.busy']);
  });
});
