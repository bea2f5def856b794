// Shows the viewer's gadgets on a page of the portal.
import {onEvent} from '../../core/events.js';
import {TYPES} from '../../core/eventTypes.js';
import {root} from '../../core/place.js';
import {go} from '../../core/router.js';
import {use} from '../../core/styles.js';
import {showGadgets} from '../../gadgets/host.js';

/**
 * @param {HTMLElement} place
 * @param {AbortSignal} signal ends them
 * @param {Partial<import('../../gadgets/host.js').Settings>} settings
 */
export async function mountGadgets(place, signal, settings) {
  await use('gadgets/gadgets.css');
  await showGadgets(place, {
    root: new URL(`${root}/`, location.href).href,
    theme: () => document.documentElement.dataset.theme,
    onPerson: (id) => go(`people/${encodeURIComponent(id)}`),
    onGroup: (id) => go(`groups/${encodeURIComponent(id)}`),
    onEvent: (listener) => onEvent(TYPES, listener),
    signal,
    ...settings
  });
}
