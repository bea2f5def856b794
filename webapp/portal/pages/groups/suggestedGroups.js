// Groups that friends are in and the viewer is not.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call, write} from '../../core/rpc.js';
import {know, person as known} from '../../core/people.js';
import {address} from '../../core/router.js';
import {button, icon, listOf, toast} from '../../components/index.js';
import {names, reason} from '../../components/reason.js';

const SHOWN = 3;
const READ = 9;

/**
 * @typedef {object} Suggestion
 * @property {string | {groupId: string}} id
 * @property {string} title
 * @property {number} friends
 * @property {any[]} examples
 */

/** @param {import('../../core/router.js').View} view */
export function suggestedGroups(view) {
  const groups = resource(view, async () => {
    const {list} = await call('graph.groupRecommendations', {userId: '@me', count: READ, examples: 3});
    await know(list.flatMap((/** @type {Suggestion} */ each) => (each.examples ?? []).map((example) => example.id)));
    return /** @type {Suggestion[]} */ (list);
  });
  const hidden = new Set();

  const join = async (/** @type {Suggestion} */ group) => {
    await write('groups.join', {userId: '@me', groupId: idOf(group)});
    hidden.add(idOf(group));
    view.update();
    toast(t('home.joined', {name: group.title}));
  };

  const row = (/** @type {Suggestion} */ group) => {
    const examples = (group.examples ?? []).map((example) => ({...example, ...known(example.id)}));
    const why = t('home.whyGroup', {count: group.friends, names: names(examples, group.friends)});
    return html`<div class="row">
      ${icon('users')}
      <div class="grow">
        <a class="name" href=${address(`groups/${encodeURIComponent(idOf(group))}`)}>${group.title}</a>
        ${examples.length ? html`<div class="soft">${reason(examples, why)}</div>` : ''}
      </div>
      ${button({text: t('action.join'), name: t('home.joinGroup', {name: group.title}), press: () => join(group)})}
    </div>`;
  };

  return {
    draw: () => html`<section class="card">
      <h2>${t('home.groups')}</h2>
      ${listOf({
        ...groups,
        items: groups.value?.filter((each) => !hidden.has(idOf(each))).slice(0, SHOWN),
        row,
        key: idOf,
        empty: t('home.groupsEmpty')
      })}
    </section>`
  };
}

/** @param {Suggestion} group */
function idOf(group) {
  return typeof group.id === 'string' ? group.id : group.id.groupId;
}
