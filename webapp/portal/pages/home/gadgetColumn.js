// The viewer's gadgets beside the stream.
import {go} from '../../core/router.js';
import {reservedHeight} from '../../gadgets/heights.js';
import {gadgetsLater} from '../gadgets/later.js';

/**
 * @param {import('../../core/router.js').View} view
 * @param {Promise<unknown>} read resolved when the stream is there
 */
export function gadgetColumn(view, read) {
  const settings = {
    inColumn: true,
    parameters: {requests: 'beside'},
    onEnlarge: (/** @type {string} */ id) => go(`gadgets?large=${encodeURIComponent(id)}`)
  };
  return gadgetsLater(view.signal, read, settings, reservedHeight());
}
