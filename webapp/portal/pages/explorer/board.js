// The picture with its tools and keys, and what is told to those who cannot see it.
import {createRef, html, nothing, ref} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {loaded} from '../../core/outdated.js';
import {button, nameOf} from '../../components/index.js';
import {press} from './keys.js';

/**
 * @typedef {import('./picture.js').Drawn} Drawn
 *
 * @typedef {object} Listener
 * @property {(id: string | undefined) => void} select
 * @property {(id: string) => unknown} expand
 * @property {(id: string) => void} center
 */

/**
 * @param {import('../../core/router.js').View} view
 * @param {string} name what the picture shows
 * @param {Listener} listener
 */
export async function board(view, name, listener) {
  const {Picture} = await loaded(import('./picture.js'));
  /** @type {InstanceType<typeof Picture> | undefined} */
  let picture;
  /** @type {Drawn | undefined} */
  let drawn;

  const select = (/** @type {string | undefined} */ id) => {
    listener.select(id);
    if (id !== undefined) {
      picture?.reveal(id);
    }
  };
  const place = createRef();
  /** Colours and sizes are there once the place is on the page. */
  const show = () => {
    const now = place.value;
    if (view.signal.aborted || !(now instanceof HTMLElement) || !drawn) {
      return;
    }
    if (picture?.place !== now) {
      picture?.close();
      picture = new Picture(now, {...listener, select});
    }
    picture.show(drawn);
  };
  const keys = (/** @type {KeyboardEvent} */ event) =>
    drawn &&
    press(event, {
      ...listener,
      select,
      selected: () => drawn?.selected ?? '',
      middle: () => drawn?.network.middle ?? '',
      places: () => drawn?.places ?? new Map(),
      zoom: (steps) => picture?.zoom(steps),
      fit: () => picture?.fit()
    });
  view.signal.addEventListener('abort', () => picture?.close());

  const tool = (/** @type {string} */ key, /** @type {string} */ icon, /** @type {() => void} */ act) =>
    button({text: t(key), icon, iconOnly: true, press: act});

  return {
    /** @param {Drawn} next */
    draw(next) {
      drawn = next;
      queueMicrotask(show);
      return html`<div class="board">
        <div class="graph" role="application" tabindex="0" aria-label=${name} aria-describedby="graph-keys"
          ${ref(place)} @keydown=${keys}></div>
        <div class="tools">
          ${tool('explorer.zoomIn', 'zoom-in', () => picture?.zoom(1))}
          ${tool('explorer.zoomOut', 'zoom-out', () => picture?.zoom(-1))}
          ${tool('explorer.fit', 'maximize-2', () => picture?.fit())}
        </div>
        <p class="visually-hidden" aria-live="polite">${tell(next)}</p>
      </div>
      <p class="soft" id="graph-keys">${t('explorer.keys')}</p>`;
    }
  };
}

/** Whom the selection is on, for a screen reader. @param {Drawn} drawn */
function tell({network, selected}) {
  const node = selected === undefined ? undefined : network.nodes.get(selected);
  return node
    ? t('explorer.tell', {
        name: nameOf(node.person),
        distance: t('explorer.away', {count: node.distance}),
        friends: t('explorer.shownFriends', {count: network.degree(node.person.id)})
      })
    : nothing;
}
