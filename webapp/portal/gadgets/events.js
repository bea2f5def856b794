/** Tells gadgets that something has happened. What it was, each asks for with its own token. */

const CHANNEL = 'osapi.events';

/**
 * Gadgets hear the portal alone, and on this channel.
 *
 * @param {((listener: () => void) => () => void) | undefined} onEvent
 * @returns {() => void} what ends it
 */
export function tellGadgets(onEvent) {
  const {pubsubrouter} = /** @type {any} */ (globalThis).gadgets;
  let telling = false;
  pubsubrouter.init((/** @type {string} */ id) => id, {
    onSubscribe: (/** @type {string} */ _gadget, /** @type {string} */ channel) => channel !== CHANNEL,
    onPublish: () => !telling
  });
  const tell = () => {
    telling = true;
    pubsubrouter.publish(CHANNEL, null);
    telling = false;
  };
  return onEvent?.(tell) ?? (() => {});
}
