// The graph around a person: friends by distance, groups as colours, and why somebody is near.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call} from '../../core/rpc.js';
import {address, go} from '../../core/router.js';
import {viewer} from '../../core/session.js';
import {use} from '../../core/styles.js';
import {PERSON_FIELDS, button, failed, icon, nameOf, skeleton, toast} from '../../components/index.js';
import {pickPerson} from '../search/pickPerson.js';
import {DEPTHS, addressOf, keep, stateOf} from './address.js';
import {board} from './board.js';
import {groups} from './groups.js';
import {MOST, Network} from './network.js';
import {networkTable} from './networkTable.js';
import {rings} from './positions.js';
import {selection} from './selection.js';
import {suggested} from './suggested.js';

/** So many people's friends are read at once, only to draw the friendships among those shown. */
const MOST_LINKED = 50;

export const title = 'explorer.title';

/**
 * @param {{id?: string, query: URLSearchParams}} params
 * @param {import('../../core/router.js').View} view
 */
export async function page({id = viewer().id, query}, view) {
  const styles = use('pages/explorer/explorer.css');
  const state = stateOf(id, query);
  const own = id === viewer().id;
  const network = resource(view, () => read(state));

  const kept = () => {
    keep(addressOf(state));
    view.update();
  };
  const select = async (/** @type {string | undefined} */ chosen) => {
    state.selected = chosen;
    kept();
    if (chosen !== undefined && network.value) {
      await bring(network.value, chosen);
      view.update();
    }
  };
  const expand = async (/** @type {string} */ chosen) => {
    if (network.value?.nodes.get(chosen)?.expanded === false) {
      const added = await network.value.expand([chosen]);
      await network.value.link(added.slice(0, MOST_LINKED));
      state.open = [...new Set([...state.open, chosen])];
      kept();
    }
  };
  const center = (/** @type {string} */ chosen) =>
    go(addressOf({...stateOf(chosen, new URLSearchParams()), depth: state.depth}));
  const listener = {select, expand, center};
  const colours = groups(view, id, {
    group: () => state.group,
    choose: (group) => {
      state.group = group;
      kept();
    },
    select
  });
  const chosen = selection(view, listener);
  const suggestions = own ? suggested(view, select) : undefined;
  const picture = await board(view, t('explorer.picture'), listener);
  await styles;

  return () => {
    const found = network.value;
    return html`<h1>${
      found ? t('explorer.around', {name: nameOf(found.nodes.get(found.middle)?.person ?? {id})}) : t('explorer.title')
    }</h1>
      ${bar(state, own)}
      ${network.state === 'loading' ? skeleton(6) : nothing}
      ${network.state === 'error' ? failed(network.error, network.retry) : nothing}
      ${
        found
          ? html`<div class="explorer">
        <div>${picture.draw({
          network: found,
          places: rings(found),
          hue: colours.hue,
          selected: state.selected,
          marked: chosen.marked(found.middle, state.selected)
        })}
          ${found.full ? html`<p class="soft" role="status">${t('explorer.full', {most: MOST})}</p>` : nothing}
          ${networkTable(found, {selected: state.selected, select, groups: colours.titles})}</div>
        <aside aria-label=${t('explorer.aside')}>${chosen.draw(found, state.selected)}${suggestions?.draw() ?? nothing}
          ${colours.draw()}</aside>
      </div>`
          : nothing
      }`;
  };
}

/**
 * @param {import('./address.js').State} state
 * @returns {Promise<Network>}
 */
async function read(state) {
  const network = await Network.around(state.id, state.depth);
  for (const each of state.open) {
    const added = network.nodes.has(each) ? await network.expand([each]) : [];
    await network.link(added.slice(0, MOST_LINKED));
  }
  if (state.selected !== undefined) {
    await bring(network, state.selected);
  }
  return network;
}

/**
 * Draws somebody who is not drawn, by those who know both.
 *
 * @param {Network} network
 * @param {string} id
 */
async function bring(network, id) {
  if (network.nodes.has(id)) {
    return;
  }
  const [person, mutual] = await Promise.all([
    call('people.get', {userId: id, groupId: '@self', fields: PERSON_FIELDS}),
    call('graph.mutualFriends', {
      userId: network.middle,
      personId: id,
      count: MOST_LINKED,
      fields: PERSON_FIELDS
    })
  ]);
  for (const each of mutual.list) {
    network.add(each, network.middle);
    network.add(person, each.id);
  }
  if (!network.nodes.has(id)) {
    toast(t('explorer.far', {name: nameOf(person)}));
  }
}

/**
 * How far, around whom, and to whom.
 *
 * @param {import('./address.js').State} state
 * @param {boolean} own
 */
function bar(state, own) {
  const pick = async (/** @type {string} */ title, /** @type {(id: string) => string} */ below) => {
    const person = await pickPerson({
      title,
      confirm: t('explorer.show'),
      offers: (each) => each.id !== state.id
    });
    if (person) {
      go(below(person.id));
    }
  };
  return html`<div class="row wrap bar">
    <fieldset class="row depths"><legend class="visually-hidden">${t('explorer.depth')}</legend>
      ${DEPTHS.map(
        (depth) => html`<a class="button" aria-current=${depth === state.depth ? 'true' : 'false'}
        href=${address(addressOf({...state, depth}))}>${t('explorer.upTo', {count: depth})}</a>`
      )}
    </fieldset>
    ${button({
      text: t('explorer.pick'),
      icon: 'search',
      press: () => pick(t('explorer.pick'), (id) => addressOf(stateOf(id, new URLSearchParams())))
    })}
    ${button({
      text: t('explorer.pathTo'),
      icon: 'route',
      press: () =>
        pick(t('explorer.pathTo'), (id) => `explorer/${encodeURIComponent(state.id)}/path/${encodeURIComponent(id)}`)
    })}
    ${
      own
        ? nothing
        : html`<a class="button" href=${address('explorer')}>${icon('user')}<span>${t('explorer.mine')}</span></a>`
    }
    ${button({text: t('explorer.share'), icon: 'link', press: share})}
  </div>`;
}

/** The address is all that somebody else needs. */
export async function share() {
  try {
    await navigator.clipboard.writeText(location.href);
    toast(t('explorer.shared'));
  } catch {
    toast(location.href);
  }
}
