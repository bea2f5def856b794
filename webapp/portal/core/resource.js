// Something that a page reads: loading, failed or there.

/**
 * @template T
 * @typedef {object} Resource
 * @property {'loading' | 'error' | 'full'} state
 * @property {T | undefined} value
 * @property {Error | undefined} error
 * @property {() => Promise<void>} retry reads it; what there is stays until the answer comes
 * @property {(value: T) => void} set
 */

/**
 * Reads something, and draws the page again when it is there.
 *
 * @template T
 * @param {import('./router.js').View} view
 * @param {() => Promise<T>} read
 * @param {(value: T) => void} [taken] told of what was read, unless another reading began since
 * @returns {Resource<T>}
 */
export function resource(view, read, taken = () => {}) {
  let last = 0;
  /** @type {Resource<T>} */
  const made = {
    state: 'loading',
    value: undefined,
    error: undefined,
    async retry() {
      const own = ++last;
      if (made.state === 'error') {
        made.state = 'loading';
        view.update();
      }
      try {
        const value = await read();
        if (own === last) {
          taken(value);
          made.set(value);
        }
      } catch (error) {
        if (own === last) {
          made.error = /** @type {Error} */ (error);
          made.state = made.value === undefined ? 'error' : 'full';
          view.update();
        }
      }
    },
    set(value) {
      last++;
      made.value = value;
      made.error = undefined;
      made.state = 'full';
      view.update();
    }
  };
  made.retry();
  return made;
}
