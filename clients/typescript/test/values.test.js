import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {Codec} from '../dist/codec.js';
import {DEFAULT_DELAY, reconnectDelay} from '../dist/backoff.js';
import {compressLz4, decompressLz4} from '../dist/lz4.js';
import {Duration, Float, LocalDate, LocalDateTime, LocalTime, OffsetTime, Point, ZonedDateTime} from '../dist/node.js';
import * as zlib from '../dist/node/zlib.js';

const PLAIN = {bigints: false, floats: false};

/** @param {'bson' | 'json'} format @param {{bigints: boolean, floats: boolean}} numbers */
function codec(format, numbers = PLAIN) {
  return new Codec(format, 'none', 10_000_000, numbers, {open: () => assert.fail(), ...zlib});
}

/** @param {unknown} value @param {{bigints: boolean, floats: boolean}} [numbers] */
async function returned(value, numbers) {
  const [bson, json] = await Promise.all(
    /** @type {const} */ (['bson', 'json']).map(async (format) => {
      const coder = codec(format, numbers);
      return (await coder.unpack(await coder.pack(coder.write({value})))).value;
    })
  );
  assert.deepEqual(bson, json);
  return bson;
}

/** @param {unknown} value */
function json(value) {
  return codec('json').write({value});
}

describe('Numbers', () => {
  test('that are whole go out as integers, others as floats', () => {
    assert.equal(json(7), '{"value":7}');
    assert.equal(json(7n), '{"value":7}');
    assert.equal(json(7.5), '{"value":7.5}');
    assert.equal(json(new Float(7)), '{"value":7.0}');
    assert.equal(json(-0), '{"value":-0.0}');
    assert.equal(json(2 ** 53), '{"value":9007199254740992.0}');
    assert.equal(json(1e21), '{"value":1e+21}');
    assert.equal(json(NaN), '{"value":{"$float":"NaN"}}');
  });

  test('come as numbers, but for integers that these cannot hold', async () => {
    assert.deepEqual(await returned([1, 2n ** 53n, -(2n ** 63n)]), [1, 2n ** 53n, -(2n ** 63n)]);
    assert.deepEqual(await returned([new Float(7), 7.5, new Float(-0), Infinity]), [7, 7.5, -0, Infinity]);
  });

  test('come as they are stored, if the options say so', async () => {
    const exact = {bigints: true, floats: true};
    assert.deepEqual(await returned([1, new Float(7)], exact), [1n, new Float(7)]);
    assert.deepEqual(await returned(new Point(4326n, [1, 2.5]), exact), new Point(4326n, [1, 2.5]));
  });

  test('in a map that looks like a tag are read as all others', async () => {
    const map = {$point: [new Float(7)], x: 1};
    assert.deepEqual(await returned(map), {$point: [7], x: 1});
    assert.deepEqual(await returned({$point: [new Float(7)]}), {$point: [7]});
  });
});

describe('Values', () => {
  test('are read as they were written', async () => {
    const values = [
      null,
      true,
      'Zoë 😀 "\\\u0001\u2028',
      new Uint8Array([0, 255]),
      new LocalDate('2026-02-28'),
      new LocalTime('10:15:30.000000001'),
      new OffsetTime('10:15:30+01:00'),
      new LocalDateTime('2026-02-28T10:15'),
      new ZonedDateTime('2026-02-28T10:15:30+01:00[Europe/Paris]'),
      new Duration(1, -2, 3, 4),
      new Point(4326, [8.5, 47]),
      {a: [{}, []], $b: 1, __proto__x: 2}
    ];
    assert.deepEqual(await returned(values), values);
  });

  test('may have any names', async () => {
    const map = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3, "": 4}');
    assert.deepEqual(await returned(map), map);
    assert.equal(Object.getPrototypeOf(await returned(map)), Object.prototype);
  });

  test('may be in a Map, which keeps its order; what is undefined is null', () => {
    const map = new Map([
      ['2', 1],
      ['1', undefined]
    ]);
    assert.equal(json(map), '{"value":{"2":1,"1":null}}');
    assert.throws(() => json(new Map([[1, 1]])), {code: 'driver.unsupported-value'});
  });

  test('that look like a tag are escaped', async () => {
    assert.equal(json({$date: 'x'}), '{"value":{"$$date":"x"}}');
    assert.deepEqual(await returned({$date: 'x'}), {$date: 'x'});
    assert.deepEqual(await returned({$$: {$$$: 1}}), {$$: {$$$: 1}});
  });

  test('are nested 100 deep at most', async () => {
    /** @type {unknown} */
    let deep = 1;
    for (let i = 0; i < 99; i++) {
      deep = [deep];
    }
    assert.deepEqual(await returned(deep), deep);
    assert.throws(() => json([deep]), {code: 'driver.unsupported-value'});
    assert.throws(() => codec('bson').write({value: [deep]}), {code: 'driver.unsupported-value'});
  });

  test('of time are checked, and immutable', () => {
    for (const text of ['2026-02-29', '2026-13-01', '26-01-01', '10000-01-01', '+2026-01-01', '-0000-01-01', 'x', '']) {
      assert.throws(() => new LocalDate(text), RangeError, text);
    }
    for (const text of ['24:00', '10:60', '10:15:60', '1:15', '10:15:30.', '10:15:30.0000000001']) {
      assert.throws(() => new LocalTime(text), RangeError, text);
    }
    for (const text of ['10:15', '10:15+18:01', '10:15+1:00', '10:15+01:60']) {
      assert.throws(() => new OffsetTime(text), RangeError, text);
    }
    assert.throws(() => new ZonedDateTime('2026-02-28T10:15'), RangeError);
    assert.ok(Object.isFrozen(new LocalDate('2024-02-29')));
    assert.equal(
      `${new LocalTime('10:15:30.120')} ${JSON.stringify(new OffsetTime('10:00:00+00:00'))}`,
      '10:15:30.120 "10:00Z"'
    );
  });

  test('of time become a Date and back', () => {
    const moment = new Date('2026-02-28T09:15:30.123Z');
    assert.equal(ZonedDateTime.of(moment).text, '2026-02-28T09:15:30.123Z');
    assert.deepEqual(ZonedDateTime.of(moment).toDate(), moment);
    assert.deepEqual(new ZonedDateTime('2026-02-28T10:15:30.123456789+01:00[Europe/Paris]').toDate(), moment);
    assert.deepEqual(new ZonedDateTime('-0001-01-01T00:00-00:00:30').toDate(), new Date('-000001-01-01T00:00:30Z'));
  });
});

describe('LZ4', () => {
  test('reads what it has written', () => {
    const texts = ['', 'a', 'ab'.repeat(5000), 'x'.repeat(100_000), 'to and fro '.repeat(7)];
    const random = crypto.getRandomValues(new Uint8Array(60_000));
    for (const plain of [...texts.map((text) => new TextEncoder().encode(text)), random]) {
      assert.deepEqual(decompressLz4(compressLz4(plain), 200_000), plain);
    }
    assert.ok(compressLz4(new TextEncoder().encode('to and fro '.repeat(1000))).length < 100);
  });
});

describe('The delay before a reconnect', () => {
  test('grows up to its maximum, with up to half of it taken away', () => {
    const delays = [1, 2, 3, 4, 5, 50].map((failures) => reconnectDelay(DEFAULT_DELAY, failures, () => 0));
    assert.deepEqual(delays, [100, 200, 400, 800, 1000, 1000]);
    assert.equal(
      reconnectDelay(DEFAULT_DELAY, 1, () => 1),
      50
    );
  });
});
