// Who and what is found by words, or who has a skill.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call} from '../../core/rpc.js';
import {address} from '../../core/router.js';
import {use} from '../../core/styles.js';
import {button, icon, listOf, personCard} from '../../components/index.js';
import {because} from './because.js';
import {FOUND_FIELDS} from './suggestions.js';
import {ownGroups} from './ownGroups.js';

const PAGE = 20;
const SKILLS = 10;

export const title = 'search.title';

/**
 * @typedef {import('../../components/person.js').Person & {endorsements?: number}} Person
 * @typedef {import('../../core/router.js').View} View
 */

/**
 * @param {import('../../core/router.js').Parameters} params
 * @param {View} view
 */
export async function page(params, view) {
  const styles = use('pages/search/search.css');
  const skill = params.query.get('skill')?.trim();
  const text = params.query.get('q')?.trim() ?? '';
  const draw = skill ? bySkill(skill, view) : text ? byWords(text, view) : nothingAsked;
  await styles;
  return draw;
}

function nothingAsked() {
  return html`<h1>${t('search.title')}</h1><p>${t('search.hint')}</p>
    <p>${button({text: t('search.begin'), icon: 'search', press: () => document.getElementById('search')?.focus()})}</p>`;
}

/** @param {string} text @param {View} view */
function byWords(text, view) {
  const people = peopleList(view, 'graph.search', {query: text});
  const aside = resource(view, async () => {
    const [skills, groups] = await Promise.all([
      call('skills.complete', {fragment: text, count: SKILLS}).then(({list}) => list),
      ownGroups(text)
    ]);
    return [...skills.map(skillEntry), ...groups.map(groupEntry)];
  });
  return () => html`
    <h1>${t('search.for', {text})}</h1>
    <div class="columns">
      ${people.draw((person) => because(person, text), t('search.empty', {text}))}
      <aside aria-label=${t('search.aside')}><section class="card">
        <h2>${t('search.aside')}</h2>
        ${listOf({...aside, items: aside.value, row: entry, key: (each) => each.path, empty: t('search.asideEmpty')})}
      </section></aside>
    </div>`;
}

/** @param {string} skill @param {View} view */
function bySkill(skill, view) {
  const people = peopleList(view, 'skills.people', {skill});
  return () => html`
    <h1>${t('search.who', {skill})}</h1>
    ${people.draw(
      (person) => t('search.endorsements', {count: person.endorsements ?? 0}),
      t('search.skillEmpty', {skill})
    )}`;
}

/**
 * People page by page.
 *
 * @param {View} view
 * @param {string} method
 * @param {Record<string, unknown>} params
 */
function peopleList(view, method, params) {
  const read = (/** @type {number} */ startIndex) =>
    call(method, {...params, startIndex, count: PAGE, fields: FOUND_FIELDS});
  const found = resource(view, () => read(0));
  const more = async () => {
    const first = found.value;
    const next = await read(first.list.length);
    found.set({...next, list: [...first.list, ...next.list]});
  };
  return {
    /** @param {(person: Person) => string | undefined} line @param {string} empty */
    draw(line, empty) {
      const answer = found.value;
      const shown = answer?.list.length ?? 0;
      return html`<section class="card">
        <h2 aria-live="polite">${answer ? t('search.found', {count: answer.totalResults}) : t('search.people')}</h2>
        ${listOf({
          ...found,
          items: answer?.list,
          empty,
          rows: 6,
          row: (/** @type {Person} */ each) => personCard({...each, line: line(each)})
        })}
        ${answer?.complete === false ? html`<p class="soft">${t('search.incomplete')}</p>` : nothing}
        ${
          shown && shown < answer.totalResults
            ? html`<p class="more">${button({text: t('search.more'), icon: 'arrow-down', press: more})}</p>`
            : nothing
        }
      </section>`;
    }
  };
}

/** @param {{name: string, people: number}} skill */
function skillEntry(skill) {
  return {
    path: `search?skill=${encodeURIComponent(skill.name)}`,
    icon: 'award',
    text: skill.name,
    line: t('search.having', {count: skill.people})
  };
}

/** @param {import('./ownGroups.js').Group} group */
function groupEntry(group) {
  return {path: `groups/${encodeURIComponent(group.id)}`, icon: 'users', text: group.title, line: group.description};
}

/** @param {{path: string, icon: string, text: string, line?: string}} each */
function entry(each) {
  return html`<div class="row">${icon(each.icon)}<div class="grow">
    <a class="name" href=${address(each.path)}>${each.text}</a>
    ${each.line ? html`<div class="soft">${each.line}</div>` : nothing}
  </div></div>`;
}
