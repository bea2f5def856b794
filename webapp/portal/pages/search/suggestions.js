// What a few letters may mean: people by name or otherwise, skills, and the viewer's groups.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {call} from '../../core/rpc.js';
import {PERSON_FIELDS, face, icon, nameOf} from '../../components/index.js';
import {because} from './because.js';
import {ownGroups} from './ownGroups.js';

const NAMES = 5;
const OTHERS = 4;
const SKILLS = 4;
const GROUPS = 3;

/** The fields by which a person may be found. */
export const FOUND_FIELDS = [...PERSON_FIELDS, 'nickname', 'organizations', 'interests', 'tags'];

/**
 * @typedef {import('../../components/person.js').Person} Person
 * @typedef {import('./combobox.js').Option} Option
 * @typedef {import('./combobox.js').Section} Section
 */

/**
 * People by the beginnings of their names, friends first.
 *
 * @param {string} text
 * @returns {Promise<Person[]>}
 */
export async function peopleByName(text) {
  return (await call('graph.complete', {fragment: text, count: NAMES})).list;
}

/** @param {string} text @returns {Promise<Section[]>} */
export async function suggestions(text) {
  const [people, others, skills, groups] = await Promise.all([
    orNone(peopleByName(text)),
    orNone(call('graph.search', {query: text, count: NAMES + OTHERS, fields: FOUND_FIELDS}).then(({list}) => list)),
    orNone(call('skills.complete', {fragment: text, count: SKILLS}).then(({list}) => list)),
    orNone(ownGroups(text))
  ]);
  const named = new Set(people.map(({id}) => id));
  const rest = others.filter((/** @type {Person} */ each) => !named.has(each.id)).slice(0, OTHERS);
  return [
    {label: t('search.people'), options: people.map((each) => personOption(each))},
    {label: t('search.others'), options: rest.map((/** @type {Person} */ each) => personOption(each, text))},
    {label: t('search.skills'), options: skills.map(skillOption)},
    {label: t('search.groups'), options: groups.slice(0, GROUPS).map(groupOption)}
  ];
}

/** One part that fails, such as by the policy, leaves the others. @param {Promise<any[]>} part */
function orNone(part) {
  return part.catch(() => /** @type {any[]} */ ([]));
}

/**
 * @param {Person} person
 * @param {string} [text] that this person was found by
 * @returns {Option}
 */
export function personOption(person, text) {
  const why = text ? because(person, text) : undefined;
  return {
    text: nameOf(person),
    value: {kind: 'person', person, path: `people/${encodeURIComponent(person.id)}`},
    look: html`<span class="row">${face(person, 'small')}<span class="grow"><span>${nameOf(person)}</span>
      ${why ? html`<span class="soft">${why}</span>` : nothing}</span></span>`
  };
}

/** @param {{name: string, people: number}} skill @returns {Option} */
function skillOption(skill) {
  return {
    text: skill.name,
    value: {kind: 'skill', path: `search?skill=${encodeURIComponent(skill.name)}`},
    look: html`<span class="row">${icon('award')}<span class="grow">${skill.name}</span>
      <span class="soft">${t('search.having', {count: skill.people})}</span></span>`
  };
}

/** @param {{id: string, title: string}} group @returns {Option} */
function groupOption(group) {
  return {
    text: group.title,
    value: {kind: 'group', path: `groups/${encodeURIComponent(group.id)}`},
    look: html`<span class="row">${icon('users')}<span class="grow">${group.title}</span></span>`
  };
}
