import assert from 'node:assert/strict';
import {beforeEach, describe, test} from 'node:test';
import {turn} from './support/browser.js';
import {Server, echo, json} from './support/server.js';
import {call} from '../../../webapp/portal/core/rpc.js';
import {RpcError} from '../../../webapp/portal/core/rpcError.js';
import {open} from '../../../webapp/portal/core/session.js';
import {PROFILE, format, inserted, moved, parse, removed} from '../../../webapp/portal/gadgets/arrangement.js';
import {heightOf, keepHeight, keepHeightsOf, reservedHeight} from '../../../webapp/portal/gadgets/heights.js';
import {Keeper} from '../../../webapp/portal/gadgets/keeper.js';
import {Storage} from '../../../webapp/portal/gadgets/storage.js';

/** @type {Server} */
let server;

beforeEach(async () => {
  server = new Server();
  await open();
});

/** @param {Record<string, string>} data of the app data */
function answering(data) {
  server.script = [() => json([{id: '0', result: {'john.doe': data}}]), echo];
}

describe('Preferences of gadgets', () => {
  const gadgets = format([{id: 'a', url: 'https://example.org/a.xml'}]);

  test('go with gadgets that are not there any more', async () => {
    answering({gadgets, 'gadgets.a': '{"count":"3"}', 'gadgets.b': '{}', 'gadgets.c': '{}'});
    const keeper = new Keeper(() => assert.fail());
    assert.deepEqual(
      (await keeper.load()).map(({id}) => id),
      ['a']
    );
    assert.deepEqual(keeper.preferences('a'), {count: '3'});
    const calls = await server.callsOf(1);
    assert.deepEqual(
      calls.map(({method, params}) => [method, params.keys]),
      [['appdata.delete', ['gadgets.b', 'gadgets.c']]]
    );
  });

  test('of gadgets that are there stay, and nothing is written', async () => {
    answering({gadgets, 'gadgets.a': '{}'});
    await new Keeper(() => assert.fail()).load();
    await call('people.get'); // goes out with what waits, or after it
    assert.deepEqual(
      server.batches.flatMap(({calls}) => calls.map(({method}) => method)),
      ['appdata.get', 'people.get']
    );
  });
});

describe('Gadgets that are arranged on two pages', () => {
  /** @param {string} ids */
  const entries = (ids) => [...ids].map((id) => ({id, url: `https://example.org/${id}.xml`}));

  /** @param {(entries: any[]) => any[]} change @returns {Promise<string>} the ids that are kept then */
  async function kept(change) {
    const gadgets = format(entries('axb'));
    server.batches = [];
    server.script = [() => json([{id: '0', result: {'john.doe': {gadgets}}}]), echo];
    new Keeper(() => assert.fail()).arrange(change);
    const [saving] = await server.callsOf(1);
    return parse(saving?.params.data.gadgets)
      .map(({id}) => id)
      .join('');
  }

  test('keep what the other page has added', async () => {
    assert.equal(await kept((now) => moved(now, 'b', -9)), 'bax');
    assert.equal(await kept((now) => removed(now, 'a')), 'xb');
    assert.equal(await kept((now) => inserted(now, entries('n')[0], 0)), 'naxb');
  });

  test('stay away, or are there once, where the other page has done the same', async () => {
    assert.equal(await kept((now) => moved(now, 'gone', 1)), 'axb');
    assert.equal(await kept((now) => inserted(now, entries('b')[0], 0)), 'bax');
  });
});

describe('Gadgets on the page of a friend', () => {
  /** @param {() => Promise<any>} read */
  const keeperOf = (read) =>
    new Keeper(() => assert.fail(), new Storage(PROFILE, {read, write: () => assert.fail()}, 'jane.doe'));

  /** @param {Record<string, string>} data */
  const keeping = (data) => keeperOf(() => Promise.resolve({'jane.doe': data}));

  const foreign = {id: 'a', url: 'https://example.org/a.xml'};

  test('are read of the friend, and nothing is written, which would change those of the viewer', async () => {
    const keeper = keeping({gadgets: format([foreign]), 'gadgets.a': '{"count":"3"}', 'gadgets.gone': '{}'});
    assert.deepEqual(await keeper.load(), [foreign]);
    assert.deepEqual(keeper.preferences('a'), {count: '3'});
    keeper.change('a', {count: '4'});
    keeper.arrange(() => []);
    keeper.forget(['a']);
    await turn();
  });

  test('are few, and those of the project are about the owner', async () => {
    const own = [
      {id: 'x', url: 'own:inbox'},
      {id: 'y', url: 'own:friends'}
    ];
    const many = Array.from({length: 50}, (_, i) => ({...foreign, id: `g${i}`}));
    const entries = await keeping({gadgets: format([...own, ...many])}).load();
    assert.deepEqual(
      entries.map(({id}) => id),
      ['y', ...many.slice(0, 9).map(({id}) => id)]
    );
  });

  test('have no more preferences than the portal keeps', async () => {
    const keeper = keeping({gadgets: format([foreign]), 'gadgets.a': JSON.stringify({text: 'x'.repeat(10_000)})});
    await keeper.load();
    assert.deepEqual(keeper.preferences('a'), {});
  });

  test('are none at first, and where the friend does not show them', async () => {
    assert.deepEqual(await keeping({}).load(), []);
    const refused = keeperOf(() => Promise.reject(new RpcError(403, 'no')));
    assert.deepEqual(await refused.load(), []);
    const failed = keeperOf(() => Promise.reject(new RpcError(503, 'no')));
    await assert.rejects(failed.load(), {status: 503});
  });
});

describe('Heights of gadgets', () => {
  test('are those of the gadgets that are there', () => {
    keepHeight('a', 300);
    keepHeight('b', 400);
    keepHeightsOf(['b', 'c']);
    assert.deepEqual([heightOf('a'), heightOf('b')], [160, 400]);
    assert.equal(reservedHeight(), 464);
  });

  test('are of one person', async () => {
    keepHeight('a', 300);
    server.person = 'jane.doe';
    await open();
    assert.equal(heightOf('a'), 160);
  });

  test('reserve no more than a few windows', () => {
    for (let i = 0; i < 30; i++) {
      keepHeight(`g${i}`, 2000);
    }
    assert.equal(reservedHeight(), 3000);
  });
});
