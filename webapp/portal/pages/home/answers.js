// Things that somebody waits for an answer to: each goes away at once, and comes back if that fails.

/**
 * @template {{id: string}} T
 * @param {import('../../core/router.js').View} view
 * @param {import('../../core/resource.js').Resource<T[]>} found
 */
export function answers(view, found) {
  /** @type {Set<string>} */
  const hidden = new Set();
  const hide = (/** @type {T} */ each) => void (hidden.add(each.id), view.update());
  const show = (/** @type {T} */ each) => void (hidden.delete(each.id), view.update());
  return {
    hide,
    show,
    state: () => found.state,
    items: () => (found.value ?? []).filter((each) => !hidden.has(each.id)),
    /** @param {T} each @param {() => Promise<unknown>} write */
    async answer(each, write) {
      hide(each);
      try {
        await write();
      } catch (error) {
        show(each);
        throw error;
      }
    }
  };
}
