// Skills with endorsements. Friends endorse and take it back; the person adds and removes.
import {html, live, nothing} from '../../core/html.js';
import {list, t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call, write} from '../../core/rpc.js';
import {viewer} from '../../core/session.js';
import {button, face, listOf, nameOf, undoable} from '../../components/index.js';
import {waiting} from '../../components/waiting.js';

const MOST = 100;

/**
 * @typedef {object} Skill
 * @property {string} name
 * @property {number} [endorsements]
 * @property {boolean} [endorsed] by the viewer
 * @property {import('../../components/person.js').Person[]} [endorsers]
 */

/**
 * @param {import('../../core/router.js').View} view
 * @param {string} id
 */
export function skills(view, id) {
  const own = id === viewer().id;
  const all = resource(
    view,
    async () => /** @type {Skill[]} */ ((await call('skills.get', {userId: id, count: MOST})).list)
  );
  const friend = resource(
    view,
    async () =>
      !own &&
      (
        await call('people.get', {
          userId: '@me',
          groupId: '@friends',
          filterBy: 'id',
          filterOp: 'equals',
          filterValue: id,
          fields: ['id'],
          count: 1
        })
      ).totalResults > 0
  );
  const hidden = new Set();
  let text = '';

  const news = waiting(view, {
    types: ['skill.endorsed', 'skill.unendorsed'],
    key: (data, type) =>
      data.person === id && data.endorser !== viewer().id && `${type}:${data.skill}:${data.endorser}`,
    show: all.retry
  });

  const endorse = async (/** @type {Skill} */ skill) => {
    const before = all.value ?? [];
    const by = !skill.endorsed;
    const shown = {...skill, endorsed: by, endorsements: (skill.endorsements ?? 0) + (by ? 1 : -1)};
    all.set(before.map((each) => (each.name === skill.name ? shown : each)));
    try {
      await write(by ? 'skills.endorse' : 'skills.withdraw', {userId: id, skill: skill.name});
    } catch (error) {
      all.set(before);
      throw error;
    }
  };
  const add = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const name = text.trim();
    if (name) {
      await write('skills.add', {userId: '@me', skill: name});
      text = '';
      await all.retry();
    }
  };
  const remove = (/** @type {Skill} */ skill) =>
    undoable(t('people.skillRemoved', {skill: skill.name}), {
      show: () => void (hidden.add(skill.name), view.update()),
      hide: () => void (hidden.delete(skill.name), view.update()),
      write: () => write('skills.remove', {userId: '@me', skill: skill.name})
    });

  const row = (/** @type {Skill} */ skill) => html`<div class="row wrap">
    <div class="grow">
      <strong>${skill.name}</strong>
      ${
        skill.endorsements
          ? html`<div class="row soft"><span class="faces">${(skill.endorsers ?? []).map((each) =>
              face(each, 'small')
            )}</span>
        <span title=${list((skill.endorsers ?? []).map(nameOf))}>${t('people.endorsements', {count: skill.endorsements})}</span></div>`
          : nothing
      }
    </div>
    ${
      own
        ? button({
            text: t('people.skillRemove', {skill: skill.name}),
            icon: 'x',
            kind: 'plain',
            iconOnly: true,
            press: () => remove(skill)
          })
        : friend.value
          ? endorsing(skill)
          : nothing
    }
  </div>`;
  const endorsing = (/** @type {Skill} */ skill) =>
    skill.endorsed
      ? button({
          text: t('people.unendorse'),
          name: t('people.unendorseOf', {skill: skill.name}),
          icon: 'check',
          press: () => endorse(skill)
        })
      : button({
          text: t('people.endorse'),
          name: t('people.endorseOf', {skill: skill.name}),
          icon: 'thumbs-up',
          press: () => endorse(skill)
        });

  return {
    draw: () => html`<section class="card">
      <h2>${t('people.skills')}</h2>
      ${news.draw()}
      ${listOf({
        ...all,
        items: all.value?.filter((each) => !hidden.has(each.name)),
        row,
        key: (each) => each.name,
        empty: t(own ? 'people.skillsEmptyOwn' : 'people.skillsEmpty')
      })}
      ${
        own
          ? html`<form class="row add" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
            <input class="grow" maxlength="100" aria-label=${t('people.skillNew')} placeholder=${t('people.skillNew')}
              .value=${live(text)} @input=${(/** @type {any} */ event) => void ((text = event.target.value), view.update())}>
            ${button({text: t('action.add'), icon: 'plus', type: 'submit', press: add, disabled: !text.trim()})}
          </form>`
          : nothing
      }
    </section>`
  };
}
