// Who is selected, and why they are near: by whom they and the one in the middle know each other.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call} from '../../core/rpc.js';
import {address} from '../../core/router.js';
import {viewer} from '../../core/session.js';
import {PERSON_FIELDS, button, failed, icon, nameOf, personCard, skeleton} from '../../components/index.js';
import {names} from '../../components/reason.js';
import {edgeOf} from './network.js';

const SHOWN = 6;

/** @typedef {import('../../components/person.js').Person} Person */

/**
 * @param {import('../../core/router.js').View} view
 * @param {{expand: (id: string) => unknown, center: (id: string) => void}} listener
 */
export function selection(view, listener) {
  /** @type {Map<string, import('../../core/resource.js').Resource<any>>} */
  const known = new Map();

  /** @param {string} middle @param {string} personId */
  const mutual = (middle, personId) => {
    const key = JSON.stringify([middle, personId]);
    const found =
      known.get(key) ??
      resource(view, () =>
        call('graph.mutualFriends', {userId: middle, personId, count: SHOWN, fields: PERSON_FIELDS})
      );
    known.set(key, found);
    return found;
  };

  return {
    /**
     * The friendships that explain it.
     *
     * @param {string} middle
     * @param {string | undefined} id
     * @returns {Set<string>}
     */
    marked(middle, id) {
      const list = id && id !== middle ? (mutual(middle, id).value?.list ?? []) : [];
      return new Set(
        list.flatMap((/** @type {Person} */ each) => [
          edgeOf(middle, each.id),
          edgeOf(each.id, /** @type {string} */ (id))
        ])
      );
    },
    /**
     * @param {import('./network.js').Network} network
     * @param {string | undefined} id
     */
    draw(network, id) {
      const node = id === undefined ? undefined : network.nodes.get(id);
      if (!node || id === undefined) {
        return html`<section class="card"><h2>${t('explorer.selected')}</h2>
          <p class="empty">${t('explorer.selectHint')}</p></section>`;
      }
      const middle = network.nodes.get(network.middle)?.person ?? {id: network.middle};
      return html`<section class="card selected">
        <h2>${t('explorer.selected')}</h2>
        ${personCard({...node.person, line: t('explorer.away', {count: node.distance})})}
        ${id === network.middle ? nothing : why(mutual(network.middle, id), middle, node)}
        <div class="row wrap">
          ${
            node.expanded
              ? nothing
              : button({text: t('explorer.expand'), icon: 'plus', press: () => listener.expand(id)})
          }
          ${
            id === network.middle
              ? nothing
              : html`
            ${button({text: t('explorer.center'), icon: 'locate-fixed', press: () => listener.center(id)})}
            <a class="button" href=${pathAddress(network.middle, id)}>${icon('route')}<span>${t(
              'explorer.paths'
            )}</span></a>`
          }
        </div>
      </section>`;
    }
  };
}

/**
 * @param {string} from
 * @param {string} to
 */
export function pathAddress(from, to) {
  return address(`explorer/${encodeURIComponent(from)}/path/${encodeURIComponent(to)}`);
}

/**
 * @param {import('../../core/resource.js').Resource<any>} found
 * @param {Person} middle
 * @param {import('./network.js').Node} node
 */
function why(found, middle, {person, distance}) {
  if (found.state === 'loading') {
    return skeleton(1);
  }
  if (found.state === 'error') {
    return failed(found.error, found.retry);
  }
  const {list, totalResults} = found.value;
  if (list.length === 0) {
    return html`<p class="soft">${t('explorer.noneShared')}</p>`;
  }
  const shared = names(list.slice(0, 3), totalResults);
  const suggested = middle.id === viewer().id && distance > 1;
  return html`<p class="reason">${
    suggested
      ? t('explorer.suggestedFor', {names: shared})
      : t('explorer.both', {a: nameOf(middle), b: nameOf(person), names: shared})
  }</p>`;
}
