import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {Codec} from '../dist/codec.js';
import {MalformedMessageError, TooLargeError} from '../dist/errors.js';
import * as zlib from '../dist/node/zlib.js';
import * as streams from '../dist/web/streams.js';
import {notationOf, valueOf} from './support/notation.js';

/**
 * @typedef {object} Vector
 * @property {string} name
 * @property {string} subprotocol
 * @property {string} [binary]
 * @property {string} [text]
 * @property {import('./support/notation.js').Notation} [message]
 * @property {'malformed' | 'too large'} [error]
 * @property {boolean} [encodes]
 * @property {number} [limit]
 */

const FILE = process.env.SHINDIG_NEO4J_VECTORS ?? new URL('../../wire-vectors.json', import.meta.url);

/** @type {{vectors: Vector[]}} */
const {vectors} = JSON.parse(readFileSync(FILE, 'utf8'));

const FEWEST_VECTORS = 200;
const MAXIMUM_SIZE = 64 * 1024 * 1024;
const EXACT = {bigints: true, floats: true};
const ERRORS = {malformed: MalformedMessageError, 'too large': TooLargeError};

/** Browsers refuse what follows compressed data, as their standard says; the same streams of Node 20 do not. */
const FOLLOWED = /behind it$/;

/**
 * @param {Vector} vector
 * @param {{deflate: any, inflate: any}} compression
 */
function codec({subprotocol, limit = MAXIMUM_SIZE}, compression) {
  const [, , format, name = 'none'] = subprotocol.split('.');
  const platform = {open: () => assert.fail('no connection'), ...compression};
  return new Codec(/** @type {any} */ (format), /** @type {any} */ (name), limit, EXACT, platform);
}

/** @param {Vector} vector */
function payload({text, binary}) {
  return text ?? new Uint8Array(Buffer.from(/** @type {string} */ (binary), 'hex'));
}

/**
 * @param {Vector} vector
 * @param {{deflate: any, inflate: any}} compression
 */
async function check(vector, compression) {
  const coder = codec(vector, compression);
  const received = payload(vector);
  if (vector.error !== undefined) {
    await assert.rejects(async () => await coder.unpack(received), ERRORS[vector.error]);
    return;
  }
  const expected = /** @type {Map<string, unknown>} */ (valueOf(vector.message ?? {}));
  assert.deepEqual(notationOf(await coder.unpack(received)), notationOf(expected));
  if (vector.encodes) {
    assert.deepEqual(await coder.pack(coder.write(expected)), received);
  }
}

describe('The wire vectors', () => {
  test('are many, with names of their own', () => {
    assert.ok(vectors.length >= FEWEST_VECTORS, `${vectors.length}`);
    assert.equal(new Set(vectors.map(({name}) => name)).size, vectors.length);
  });

  test('are read as what they mean, and written from it', async () => {
    await all(vectors, async (vector) => {
      await check(vector, zlib);
      if (!FOLLOWED.test(vector.name)) {
        await check(vector, streams);
      }
    });
  });

  test('are read as the same once they are written', async () => {
    const valid = vectors.filter(({error}) => error === undefined);
    await all(valid, async (vector) => {
      const coder = codec({...vector, limit: MAXIMUM_SIZE}, zlib);
      const document = /** @type {Map<string, unknown>} */ (valueOf(vector.message ?? {}));
      const read = await coder.unpack(await coder.pack(coder.write(document)));
      assert.deepEqual(notationOf(read), notationOf(document));
    });
  });
});

/**
 * Fails with the names of all vectors that fail: a test for each would take much longer.
 *
 * @param {Vector[]} some
 * @param {(vector: Vector) => Promise<void>} checks
 */
async function all(some, checks) {
  /** @type {string[]} */
  const failures = [];
  for (const vector of some) {
    await checks(vector).catch((error) => failures.push(`${vector.name}: ${error.message}`));
  }
  assert.deepEqual(failures, []);
}
