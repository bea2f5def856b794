import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {runInNewContext} from 'node:vm';

const SCRIPT = new URL('../../main/resources/io/shindigneo4j/web/features/opensocial-data/people.js', import.meta.url);

/**
 * What a gadget's os:PeopleRequest with some attributes asks for, beside its fields.
 * @param {Record<string, string>} attributes
 */
function asked(attributes) {
  /** @type {unknown[]} */
  const fetched = [];
  const requests = {
    newFetchPeopleRequest: (/** @type {unknown} */ _, /** @type {unknown} */ params) => fetched.push(params)
  };
  const shindigs = () => requests.newFetchPeopleRequest('friends', {profileDetail: ['name']});
  const data = {NSMAP: {os: {PeopleRequest: shindigs}}, getCurrentAPIRequest: () => requests};
  runInNewContext(readFileSync(SCRIPT, 'utf8'), {opensocial: {data}});
  const handler = /** @type {(descriptor: unknown) => void} */ (data.NSMAP.os.PeopleRequest);
  handler({getAttribute: (/** @type {string} */ name) => attributes[name]});
  shindigs(); // that of another tag
  return fetched;
}

describe('os:PeopleRequest', () => {
  test('asks for the page, the order and the filter that it names', () => {
    const [own, other] = asked({startIndex: '4', count: '2', sortBy: 'name', filterBy: 'id', filterOp: 'equals'});
    assert.deepEqual(own, {
      profileDetail: ['name'],
      first: 4,
      max: 2,
      sortOrder: 'name',
      filter: 'id',
      filterOp: 'equals'
    });
    assert.deepEqual(other, {profileDetail: ['name']});
  });

  test('has the page of a list, which is an array', () => {
    const page = {array_: [], getTotalSize: () => 9, getOffset: () => 2};
    const item = {getData: () => page};
    /** @type {(answer: unknown) => {extractJson_: (item: unknown, key: string) => any}} */
    const loaded = (answer) => {
      const data = {NSMAP: {os: {}}, extractJson_: () => answer};
      runInNewContext(readFileSync(SCRIPT, 'utf8'), {opensocial: {data}, Array});
      return data;
    };
    const friends = loaded(['a', 'b']).extractJson_(item, 'friends');
    assert.deepEqual([...friends], ['a', 'b']);
    assert.deepEqual(friends.list, ['a', 'b']);
    assert.deepEqual([friends.startIndex, friends.totalResults], [2, 9]);
    assert.deepEqual(loaded({name: 'a'}).extractJson_(item, 'vwr'), {name: 'a'});
  });

  test('asks for nothing more otherwise', () => {
    assert.deepEqual(asked({})[0], {profileDetail: ['name']});
  });
});
