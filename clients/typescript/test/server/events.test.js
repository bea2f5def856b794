import assert from 'node:assert/strict';
import {before, describe, test} from 'node:test';
import {Proxy} from '../support/proxy.js';
import {URI, driver, open} from '../support/realServer.js';
import {drain} from '../support/drain.js';

const BEFRIEND = 'MATCH (a:Person {id: $a}), (b:Person {id: $b}) CREATE (a)-[:FRIEND_OF {since: 1}]->(b)';

/** People of this run alone. */
const PEOPLE = Array.from({length: 6}, (_, number) => `typescript-${process.pid}-${number}`);

describe('Events', {timeout: 300_000}, () => {
  const graph = driver();

  before(() =>
    graph.execute('UNWIND $ids AS id CREATE (:Person:TypeScriptTest {id: id})', {
      mode: 'write',
      parameters: {ids: PEOPLE}
    })
  );

  /** @param {number} a @param {number} b */
  async function befriend(a, b) {
    await graph.execute(BEFRIEND, {mode: 'write', parameters: {a: PEOPLE[a], b: PEOPLE[b]}});
    return {type: 'friendship.accepted', person: PEOPLE[a], data: {friend: PEOPLE[b]}};
  }

  /**
   * The next message with events: others may change the graph, too.
   *
   * @param {import('../../dist/node.js').EventStream} stream
   */
  async function heard(stream) {
    for await (const message of {[Symbol.asyncIterator]: () => ({next: () => stream.next()})}) {
      if (message.type === 'events' && message.events.length > 0) {
        return message;
      }
      assert.notEqual(message.type, 'gap');
    }
    return assert.fail('the stream has ended');
  }

  test('come in the order of the commits, with positions after which a subscription goes on', async () => {
    const topics = [`people/${PEOPLE[0]}`, `people/${PEOPLE[1]}`];
    const stream = graph.subscribe({topics});
    const {value: begin} = await stream.next();
    assert.equal(begin?.type, 'subscribed');
    const events = [await befriend(0, 2), await befriend(1, 2)];
    const first = await heard(stream);
    const second = await heard(stream);
    assert.deepEqual([...first.events, ...second.events], events);
    assert.ok(first.position.offset < second.position.offset);
    await stream.return();
    const later = graph.subscribe({topics, from: first.position});
    assert.deepEqual((await heard(later)).events, [events[1]]);
    later.close();
  });

  test('go on over a connection that is cut, each once', async () => {
    const proxy = await Proxy.start(URI);
    const cut = open({}, proxy.uri);
    const stream = cut.subscribe({topics: [`people/${PEOPLE[3]}`], ahead: 2});
    assert.equal((await stream.next()).value?.type, 'subscribed');
    const expected = [];
    const came = [];
    for (const friend of [0, 1, 2]) {
      expected.push(await befriend(3, friend));
      came.push(...(await heard(stream)).events);
      proxy.cut();
      const missed = friend + 3;
      if (missed !== 3) {
        expected.push(await befriend(3, missed));
        came.push(...(await heard(stream)).events);
      }
    }
    assert.deepEqual(came, expected);
    assert.ok(proxy.connections >= 4);
    cut.close();
    proxy.close();
  });

  test('are refused for what is no topic', async () => {
    const stream = graph.subscribe({topics: ['nothing']});
    await assert.rejects(stream.next(), {code: 'subscription.invalid-topic'});
  });

  test('end with the driver', async () => {
    const own = open();
    const stream = own.subscribe({topics: ['all']});
    await stream.next();
    const waiting = drain(stream);
    own.close();
    await assert.rejects(waiting, {code: 'driver.closed'});
  });
});
