import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {runInNewContext} from 'node:vm';

const SCRIPT = new URL('../../main/resources/io/shindigneo4j/web/features/opensocial-data/appData.js', import.meta.url);

/**
 * What a gadget's os:PersonAppDataRequest with some attributes asks for.
 * @param {Record<string, string>} attributes
 */
function asked(attributes) {
  /** @type {unknown[]} */
  const fetched = [];
  const handlers = /** @type {Record<string, (descriptor: unknown) => void>} */ ({});
  const data = {
    registerRequestHandler: (/** @type {string} */ tag, /** @type {() => void} */ handler) => (handlers[tag] = handler),
    transformSpecialValue: (/** @type {string} */ value) => value.replace('@', '').toUpperCase(),
    getCurrentAPIRequest: () => ({newFetchPersonAppDataRequest: (/** @type {unknown[]} */ ...given) => given}),
    addToCurrentAPIRequest: (/** @type {unknown[]} */ ...added) => fetched.push(...added)
  };
  const newIdSpec = (/** @type {unknown} */ people) => people;
  runInNewContext(readFileSync(SCRIPT, 'utf8'), {opensocial: {data, newIdSpec}});
  const handler = handlers['os:PersonAppDataRequest'];
  assert.ok(handler);
  handler({key: 'data', getAttribute: (/** @type {string} */ name) => attributes[name]});
  return JSON.parse(JSON.stringify(fetched));
}

describe('os:PersonAppDataRequest', () => {
  test('asks for the keys of the people that it names, by its own key', () => {
    assert.deepEqual(asked({userId: '@viewer', groupId: '@friends', fields: 'k, l'}), [
      [{userId: 'VIEWER', groupId: 'FRIENDS'}, ['k', 'l'], {escapeType: 'none'}],
      'data'
    ]);
  });

  test('asks for all keys of one person otherwise', () => {
    assert.deepEqual(asked({userId: '@owner'})[0], [{userId: 'OWNER'}, ['*'], {escapeType: 'none'}]);
  });
});
