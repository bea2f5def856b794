// The groups of who is in the middle, as colours, and who has the most friends in one of them.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call} from '../../core/rpc.js';
import {PERSON_FIELDS, button, face, failed, listOf, nameOf, skeleton} from '../../components/index.js';
import {HUES} from './sheet.js';

const MOST_MEMBERS = 200;
const SHOWN = 5;

/**
 * @typedef {import('../../components/person.js').Person} Person
 * @typedef {{id: string, title: string, members: Set<string>}} Group
 */

/**
 * @typedef {object} State
 * @property {() => string | undefined} group that is chosen
 * @property {(id: string | undefined) => void} choose
 * @property {(id: string) => void} select a person
 */

/**
 * @param {import('../../core/router.js').View} view
 * @param {string} middle
 * @param {State} state
 */
export function groups(view, middle, state) {
  const found = resource(view, () => read(middle));
  /** @type {Map<string, import('../../core/resource.js').Resource<any[]>>} */
  const connected = new Map();
  const connectedOf = (/** @type {string} */ groupId) => {
    const known =
      connected.get(groupId) ??
      resource(
        view,
        async () => (await call('graph.mostConnected', {groupId, count: SHOWN, fields: PERSON_FIELDS})).list
      );
    connected.set(groupId, known);
    return known;
  };
  const inOrder = () => {
    const chosen = state.group();
    const all = found.value ?? [];
    return chosen ? all.filter(({id}) => id === chosen) : all;
  };

  return {
    /** @param {string} id */
    hue(id) {
      const group = inOrder().find(({members}) => members.has(id));
      return group && found.value?.indexOf(group);
    },
    /** @param {string} id */
    titles: (id) => (found.value ?? []).filter(({members}) => members.has(id)).map(({title}) => title),
    draw() {
      const chosen = state.group();
      return html`<section class="card">
        <h2>${t('explorer.byGroup')}</h2>
        ${found.state === 'loading' ? skeleton(2) : nothing}
        ${found.state === 'error' ? failed(found.error, found.retry) : nothing}
        ${found.value?.length === 0 ? html`<p class="empty">${t('explorer.noGroups')}</p>` : nothing}
        <ul class="plain legend">${(found.value ?? []).map(
          (group, hue) => html`<li>
          <button type="button" class="button plain" aria-pressed=${group.id === chosen ? 'true' : 'false'}
            @click=${() => state.choose(group.id === chosen ? undefined : group.id)}>
            <i class="dot hue-${hue}" aria-hidden="true"></i><span>${group.title}</span>
            <span class="soft">${t('explorer.members', {count: group.members.size})}</span>
          </button></li>`
        )}</ul>
        ${
          chosen
            ? html`<h3>${t('explorer.mostConnected')}</h3>
          ${mostConnected(connectedOf(chosen), state.select)}`
            : nothing
        }
      </section>`;
    }
  };
}

/**
 * @param {import('../../core/resource.js').Resource<any[]>} list
 * @param {(id: string) => void} select
 */
function mostConnected(list, select) {
  return listOf({
    ...list,
    items: list.value,
    row: (person) => html`<div class="row">
      ${face(person)}
      <div class="grow">
        ${button({text: nameOf(person), kind: 'plain', press: () => select(person.id)})}
        <div class="soft">${t('explorer.connections', {count: person.connections})}</div>
      </div>
    </div>`,
    empty: t('explorer.noMembers')
  });
}

/**
 * @param {string} userId
 * @returns {Promise<Group[]>} those whose members the viewer may see
 */
async function read(userId) {
  const {list} = await call('groups.get', {userId, count: HUES, sortBy: 'title'});
  const all = await Promise.all(list.map(membersOf));
  return all.filter(({members}) => members.size > 0);
}

/**
 * @param {{id: string | {groupId: string}, title: string}} group
 * @returns {Promise<Group>}
 */
async function membersOf(group) {
  const id = typeof group.id === 'string' ? group.id : group.id.groupId;
  try {
    const answer = await call('groups.members', {
      userId: '@me',
      groupId: id,
      count: MOST_MEMBERS,
      fields: ['id']
    });
    return {
      id,
      title: group.title,
      members: new Set(answer.list.map((/** @type {Person} */ each) => each.id))
    };
  } catch {
    return {id, title: group.title, members: new Set()};
  }
}
