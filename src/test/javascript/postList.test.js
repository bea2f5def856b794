import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {PostList} from '../../../webapp/portal/pages/stream/postList.js';

/** A list of so many posts, whose keys are their numbers. @param {number} all */
function listOf(all) {
  const source = {all};
  const list = new PostList((startIndex, count) => {
    const newest = source.all - startIndex;
    const posts = keys(newest, Math.max(1, newest - count + 1)).map(post);
    return Promise.resolve({posts, total: source.all});
  });
  return {source, list};
}

/** @param {string} key */
function post(key) {
  return /** @type {any} */ ({key, time: Number(key)});
}

/** @param {number} from @param {number} to */
function keys(from, to) {
  return Array.from({length: Math.max(0, from - to + 1)}, (_, i) => String(from - i));
}

/** @param {PostList} list */
async function readOlder(list) {
  list.append(await list.older());
}

/** @param {PostList} list */
async function readNewer(list) {
  list.prepend(await list.newer());
}

/** @param {PostList} list */
function shown(list) {
  return list.posts.map(({key}) => key);
}

describe('A list', () => {
  for (const fresh of [0, 1, 19, 20, 21, 40, 79]) {
    test(`has each of ${fresh} posts that came since, and goes on after what it had`, async () => {
      const {source, list} = listOf(50);
      await readOlder(list);
      source.all += fresh;
      await readNewer(list);
      assert.deepEqual(shown(list), keys(50 + fresh, 31));
      await readOlder(list);
      assert.deepEqual(shown(list), keys(50 + fresh, 11));
    });
  }

  test('goes on below a post that was known and has moved to the top', async () => {
    const {source, list} = listOf(50);
    await readOlder(list);
    const read = list.read;
    source.all = 79;
    list.read = async (startIndex, count) => {
      const {posts} = await read(Math.max(0, startIndex - 1), count);
      return {posts: [...(startIndex ? [] : [post('40')]), ...posts].slice(0, count), total: 80};
    };
    await readNewer(list);
    assert.deepEqual(
      shown(list).sort((a, b) => Number(b) - Number(a)),
      keys(79, 31)
    );
  });

  test('begins anew where too many came since, without a hole', async () => {
    const {source, list} = listOf(50);
    await readOlder(list);
    source.all += 300;
    await readNewer(list);
    assert.deepEqual(shown(list), keys(350, 331));
    await readOlder(list);
    assert.deepEqual(shown(list), keys(350, 311));
  });

  test('that was read to its end and begins anew has older ones again', async () => {
    const {source, list} = listOf(3);
    await readOlder(list);
    assert.equal(list.done, true);
    source.all += 300;
    await readNewer(list);
    assert.equal(list.done, false);
  });

  test('goes on after what was added and removed here', async () => {
    const {source, list} = listOf(50);
    await readOlder(list);
    source.all++;
    list.add(post('51'));
    assert.equal(list.remove('40'), true);
    assert.equal(list.remove('40'), false);
    await readOlder(list);
    assert.deepEqual(
      shown(list),
      keys(51, 12).filter((key) => key !== '40')
    );
  });
});
