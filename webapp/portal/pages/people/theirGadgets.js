// The gadgets that a person has put on their page: on the own page, to arrange.
import {gadgetsLater} from '../gadgets/later.js';

/**
 * @param {import('../../core/router.js').View} view
 * @param {string} id
 * @param {Promise<unknown>} [friends] resolved once the viewer is a friend; nothing for the own page
 */
export function theirGadgets(view, id, friends = Promise.resolve()) {
  return gadgetsLater(view.signal, friends, {
    view: 'profile',
    owner: id,
    inColumn: true,
    parameters: {requests: 'beside', page: 'profile'}
  });
}
