// The shortest paths between two people.
import {html, nothing, repeat} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call} from '../../core/rpc.js';
import {address, go} from '../../core/router.js';
import {use} from '../../core/styles.js';
import {PERSON_FIELDS, button, face, failed, icon, nameOf, skeleton} from '../../components/index.js';
import {addressOf, keep, stateOf} from './address.js';
import {board} from './board.js';
import {share} from './explorer.js';
import {Network, edgeOf} from './network.js';
import {networkTable} from './networkTable.js';
import {columns} from './positions.js';
import {selection} from './selection.js';

const MOST_PATHS = 12;

export const title = 'explorer.pathTitle';

/** @typedef {import('../../components/person.js').Person} Person */

/**
 * @param {{id: string, other: string, query: URLSearchParams}} params
 * @param {import('../../core/router.js').View} view
 */
export async function page({id, other, query}, view) {
  const styles = use('pages/explorer/explorer.css');
  let selected = query.get('select') ?? undefined;
  let shown = Math.max(0, Number(query.get('path')) - 1 || 0);
  const found = resource(view, () => read(id, other));

  const kept = () => {
    const next = new URLSearchParams();
    if (shown > 0) {
      next.set('path', String(shown + 1));
    }
    if (selected !== undefined) {
      next.set('select', selected);
    }
    const text = next.toString();
    keep(`explorer/${encodeURIComponent(id)}/path/${encodeURIComponent(other)}${text ? `?${text}` : ''}`);
    view.update();
  };
  const select = (/** @type {string | undefined} */ chosen) => {
    selected = chosen;
    kept();
  };
  const center = (/** @type {string} */ chosen) => go(addressOf(stateOf(chosen, new URLSearchParams())));
  const listener = {select, expand: center, center};
  const panel = selection(view, listener);
  const picture = await board(view, t('explorer.picturePaths'), listener);
  await styles;

  return () => {
    const value = found.value;
    return html`<h1>${
      value ? t('explorer.between', {a: nameOf(value.ends[0]), b: nameOf(value.ends[1])}) : t('explorer.pathTitle')
    }</h1>
      <div class="row wrap bar">
        <a class="button" href=${address(addressOf(stateOf(id, new URLSearchParams())))}>${icon('arrow-left')}<span>${t(
          'explorer.back'
        )}</span></a>
        ${button({text: t('explorer.share'), icon: 'link', press: share})}
      </div>
      ${found.state === 'loading' ? skeleton(6) : found.state === 'error' ? failed(found.error, found.retry) : nothing}
      ${value && value.paths.length === 0 ? html`<p class="empty">${t('explorer.noPath')}</p>` : nothing}
      ${
        value?.network && value.paths.length > 0
          ? html`<div class="explorer">
        <div>${picture.draw({
          network: value.network,
          places: value.places,
          hue: () => undefined,
          selected,
          marked: edgesOf(value.paths[shown] ?? value.paths[0])
        })}
          ${networkTable(value.network, {selected, select, groups: () => []})}</div>
        <aside aria-label=${t('explorer.aside')}>
          <section class="card"><h2>${t('explorer.pathsFound', {count: value.paths.length})}</h2>
            <ol class="plain list">${repeat(
              value.paths,
              (path, i) => html`<li>
              <button type="button" class="button plain way" aria-pressed=${i === shown ? 'true' : 'false'}
                @click=${() => {
                  shown = i;
                  kept();
                }}>
                <span class="faces">${path.map((each) => face(each, 'small'))}</span>
                <span>${path.map(nameOf).join(' → ')}</span></button></li>`
            )}</ol>
          </section>
          ${panel.draw(value.network, selected)}
        </aside>
      </div>`
          : nothing
      }`;
  };
}

/** @param {Person[]} path */
function edgesOf(path) {
  return new Set(path.slice(1).map((each, i) => edgeOf(path[i].id, each.id)));
}

/**
 * @param {string} userId
 * @param {string} personId
 */
async function read(userId, personId) {
  const [answer, ...ends] = await Promise.all([
    call('graph.path', {userId, personId, paths: MOST_PATHS, fields: PERSON_FIELDS}),
    ...[userId, personId].map((id) => call('people.get', {userId: id, groupId: '@self', fields: PERSON_FIELDS}))
  ]);
  /** @type {Person[][]} */
  const paths = answer.list.map((/** @type {{people: Person[]}} */ path) => path.people);
  const network = new Network(ends[0]);
  paths.forEach((path) => path.slice(1).forEach((each, i) => network.add(each, path[i].id)));
  return {ends, paths, network, places: columns(paths.map((path) => path.map(({id}) => id)))};
}
