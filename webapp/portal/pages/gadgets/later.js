// Gadgets beside something else: they come once that is drawn and they are near what is seen.
import {render} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {loaded} from '../../core/outdated.js';
import {failed} from '../../components/index.js';

const NEAR = '600px';

/**
 * @param {AbortSignal} signal ends them
 * @param {Promise<unknown>} read resolved when the rest is there
 * @param {Partial<import('../../gadgets/host.js').Settings>} settings
 * @param {number} [height] the pixels that are kept for them until they come
 * @returns {HTMLElement} the place in which they come
 */
export function gadgetsLater(signal, read, settings, height = 0) {
  const place = document.createElement('div');
  place.style.minHeight = `${height}px`;
  const mount = async () => {
    try {
      const {mountGadgets} = await loaded(import('./mount.js'));
      if (!signal.aborted) {
        await mountGadgets(place, signal, settings);
        nameRegion(place);
      }
    } catch (error) {
      console.warn(error);
      render(failed(/** @type {Error} */ (error), mount), place);
    } finally {
      place.style.minHeight = '';
    }
  };
  read.then(painted).then(() => whenNear(place, signal, mount));
  return place;
}

/** Unless nothing is in it. @param {HTMLElement} place */
function nameRegion(place) {
  if (place.childElementCount) {
    place.setAttribute('role', 'region');
    place.setAttribute('aria-label', t('gadgets.title'));
  }
}

function painted() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** @param {HTMLElement} place @param {AbortSignal} signal @param {() => unknown} act */
function whenNear(place, signal, act) {
  if (signal.aborted) {
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        act();
      }
    },
    {rootMargin: NEAR}
  );
  observer.observe(place);
  signal.addEventListener('abort', () => observer.disconnect());
}
