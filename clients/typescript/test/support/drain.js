/**
 * Reads all that comes.
 *
 * @param {AsyncIterator<unknown>} iterator
 */
export async function drain(iterator) {
  let next = await iterator.next();
  while (!next.done) {
    next = await iterator.next();
  }
}
