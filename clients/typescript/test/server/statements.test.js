import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {
  Duration,
  Float,
  GraphError,
  LocalDate,
  LocalDateTime,
  LocalTime,
  Node,
  OffsetTime,
  Path,
  Point,
  ProtocolError,
  Relationship,
  TimeoutError,
  ZonedDateTime
} from '../../dist/node.js';
import {driver, open} from '../support/realServer.js';
import {drain} from '../support/drain.js';

/** What tells our statements from those of others. */
const MARK = `/* typescript ${process.pid} */`;

const ENDLESS = `${MARK} UNWIND range(1, 1000000000) AS i WITH i WHERE i < 0 RETURN count(i)`;

const VALUES = {
  nothing: null,
  truth: true,
  text: 'Zoë 😀',
  long: 'to and fro '.repeat(20_000),
  integers: [0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER, 2n ** 53n, 2n ** 63n - 1n, -(2n ** 63n)],
  floats: [7.5, 1e300, NaN, Infinity, -Infinity, Number.MIN_VALUE],
  bytes: new Uint8Array([0, 1, 254, 255]),
  list: [1, 'two', []],
  map: {$date: 'not a date', nested: {$a: 1}},
  single: {$date: 'not a date'},
  date: new LocalDate('2026-02-28'),
  time: new OffsetTime('10:15:30+01:00'),
  localTime: new LocalTime('10:15:30.000000001'),
  dateTime: new ZonedDateTime('2026-02-28T10:15:30+01:00[Europe/Paris]'),
  localDateTime: new LocalDateTime('2026-02-28T10:15:30'),
  duration: new Duration(1, 2, 3, 4),
  point: new Point(4326, [8.5, 47.25]),
  point3d: new Point(9157, [1, 2, 3])
};

describe('Statements', {timeout: 300_000}, () => {
  const graph = driver();

  for (const format of /** @type {const} */ (['bson', 'json'])) {
    for (const compression of /** @type {const} */ (['none', 'deflate', 'lz4'])) {
      test(`carry all values in ${format} with the compression ${compression}`, async () => {
        const other = open({format, compression});
        const {records} = await other.execute('RETURN $values AS values', {parameters: {values: VALUES}});
        assert.deepEqual(records[0]?.get('values'), VALUES);
        const exact = open({format, compression, integers: 'bigint', floats: 'Float'});
        const answer = await exact.execute('RETURN $i AS i, $f AS f, valueType($f) AS type', {
          parameters: {i: 7n, f: new Float(7)}
        });
        assert.deepEqual([...(answer.records[0] ?? [])], [7n, new Float(7), 'FLOAT NOT NULL']);
        other.close();
        exact.close();
      });
    }
  }

  test('answer with nodes, relationships and paths', async () => {
    const {records, counters, bookmark, timings} = await graph.execute(
      "CREATE p = (a:TypeScriptTest {n: 1})-[r:KNOWS {since: date('2026-02-28')}]->(b:TypeScriptTest) RETURN a, r, p",
      {mode: 'write'}
    );
    const [a, r, p] = records[0]?.values ?? [];
    assert.ok(a instanceof Node && r instanceof Relationship && p instanceof Path);
    assert.deepEqual([a.labels, a.properties, r.type], [['TypeScriptTest'], {n: 1}, 'KNOWS']);
    assert.deepEqual(r.properties, {since: new LocalDate('2026-02-28')});
    assert.equal(r.start, a.elementId);
    assert.deepEqual([p.nodes[0], p.relationships], [a, [r]]);
    assert.equal(counters.nodesCreated, 2);
    assert.ok(bookmark);
    assert.ok(timings.execute > 0);
  });

  test('call procedures', async () => {
    const {records} = await graph.call('system.procedures');
    assert.ok(records.length > 0);
    await assert.rejects(graph.call('people.unknown'), {code: 'procedure.unknown', retryable: false});
    await assert.rejects(graph.call('people.get'), {code: 'procedure.invalid-parameter'});
  });

  test('that are sent once take other parameters each time', async () => {
    const several = open({connections: 2});
    const text = `RETURN $n AS n // ${'long '.repeat(60)}`;
    const constants = {selection: {properties: ['id', 'displayName'], details: []}};
    const [plain] = (await graph.call('people.get', {id: 'john', ...constants})).records;
    for (let n = 0; n < 10; n++) {
      const {records} = await several.execute(text, {parameters: {n}});
      assert.equal(records[0]?.get('n'), n);
      const [person] = (await several.call('people.get', {id: 'john'}, {constants})).records;
      assert.deepEqual(person && [...person], plain && [...plain]);
    }
    several.close();
  });

  test('fail with the code of the server', async () => {
    await assert.rejects(graph.execute('RETURN'), {code: 'Neo.ClientError.Statement.SyntaxError', retryable: false});
    await assert.rejects(graph.execute('CREATE (:TypeScriptTest)'), {code: 'request.read-only'});
  });

  test('run many at a time', async () => {
    const numbers = Array.from({length: 200}, (_, n) => n);
    const answers = await Promise.all(numbers.map((n) => graph.execute('RETURN $n AS n', {parameters: {n}})));
    assert.deepEqual(
      answers.map(({records}) => records[0]?.get('n')),
      numbers
    );
  });

  test('are cancelled, here and in the server', async () => {
    const abort = new AbortController();
    const running = graph.execute(ENDLESS, {signal: abort.signal, trace: 'typescript-cancel'});
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.equal(await transactions(graph), 1);
    abort.abort(new Error('enough'));
    await assert.rejects(running, /enough/);
    await until(async () => (await transactions(graph)) === 0);
  });

  test('have a deadline, here and in the server', async () => {
    const start = performance.now();
    await assert.rejects(graph.execute(ENDLESS, {timeout: 300}), TimeoutError);
    assert.ok(performance.now() - start >= 290);
    await until(async () => (await transactions(graph)) === 0);
  });

  test('are refused without the right password', async () => {
    const stranger = open({user: 'typescript-stranger', password: 'wrong'});
    await assert.rejects(stranger.execute('RETURN 1'), {code: 'driver.unauthorized', retryable: false});
    stranger.close();
  });

  test('do not bring more than a message may have', async () => {
    for (const compression of /** @type {const} */ (['none', 'deflate', 'lz4'])) {
      const small = open({compression, maximumMessageSize: 100_000});
      const large = small.execute("RETURN reduce(t = '', i IN range(1, 20000) | t + '0123456789')");
      await assert.rejects(large, ProtocolError);
      small.close();
    }
  });
});

describe('Streams', {timeout: 300_000}, () => {
  const graph = driver();

  test('bring any number of records to a slow reader', async () => {
    const stream = graph.stream("UNWIND range(1, 100000) AS i RETURN i, 'number ' + i AS text");
    let count = 0;
    for await (const record of stream) {
      count++;
      assert.equal(record.get('i'), count);
      if (count % 20_000 === 0) {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
    assert.equal(count, 100_000);
    assert.ok(stream.summary.timings.execute > 0);
  });

  test('do not work ahead of their reader', async () => {
    const stream = graph.stream(`${MARK} UNWIND range(1, 100000000) AS i RETURN i`, {ahead: 1});
    for (let i = 0; i < 1000; i++) {
      await stream.next();
    }
    assert.equal((await graph.execute('RETURN 1 AS one')).records[0]?.get('one'), 1);
    await stream.return();
    await until(async () => (await transactions(graph)) === 0);
  });

  test('fail where the statement fails', async () => {
    const stream = graph.stream('UNWIND range(100000, 0, -1) AS i RETURN 1 / i AS x');
    await assert.rejects(drain(stream), GraphError);
  });
});

/** How many transactions run a statement of ours. @param {import('../../dist/node.js').GraphDriver} graph */
async function transactions(graph) {
  const text = 'SHOW TRANSACTIONS YIELD currentQuery WHERE currentQuery CONTAINS $mark RETURN count(*) AS n';
  return (await graph.execute(text, {parameters: {mark: MARK}})).records[0]?.get('n');
}

/** @param {() => Promise<boolean>} condition */
async function until(condition) {
  while (!(await condition())) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
