// The viewer's gadgets beside the stream: they come once it is drawn and they are near what is seen.
import {html, render} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {loaded} from '../../core/outdated.js';
import {go} from '../../core/router.js';
import {reservedHeight} from '../../gadgets/heights.js';
import {failed} from '../../components/index.js';

const NEAR = '600px';

/**
 * @param {import('../../core/router.js').View} view
 * @param {Promise<unknown>} read resolved when the stream is there
 */
export function gadgetColumn(view, read) {
  const place = document.createElement('div');
  place.style.minHeight = `${reservedHeight()}px`;
  const mount = async () => {
    try {
      const {mountGadgets} = await loaded(import('../gadgets/mount.js'));
      if (!view.signal.aborted) {
        await mountGadgets(place, view.signal, {
          inColumn: true,
          parameters: {requests: 'beside'},
          onEnlarge: (id) => go(`gadgets?large=${encodeURIComponent(id)}`)
        });
      }
    } catch (error) {
      console.warn(error);
      render(failed(/** @type {Error} */ (error), mount), place);
    } finally {
      place.style.minHeight = '';
    }
  };
  read.then(painted).then(() => whenNear(place, view.signal, mount));
  return html`<section aria-label=${t('home.gadgets')}>${place}</section>`;
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
