// A person: who they are, whom they know, what they do, and what the viewer can do about it.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {viewer} from '../../core/session.js';
import {use} from '../../core/styles.js';
import {face, failed, nameOf, skeleton} from '../../components/index.js';
import {waiting} from '../../components/waiting.js';
import {about} from './about.js';
import {actions} from './actions.js';
import {albums} from './albums.js';
import {connection} from './connection.js';
import {editor, readProfile} from './editor.js';
import {circle} from './circle.js';
import {skills} from './skills.js';
import {theirGadgets} from './theirGadgets.js';
import {theirStream} from './theirStream.js';
import {place} from './values.js';

export const title = 'people.title';

/** @typedef {import('../../core/router.js').View} View */

/**
 * @param {{id: string}} params
 * @param {View} view
 */
export async function page(params, view) {
  const styles = [use('pages/stream/stream.css'), use('pages/people/people.css')];
  const id = params.id === '@me' ? viewer().id : params.id;
  const own = id === viewer().id;
  const person = resource(view, () => readProfile(id));
  const edit = editor(view, person);
  const action = own ? undefined : actions(view, id, () => nameOf(person.value));
  const parts = {
    action: action ?? edit,
    connection: own ? undefined : connection(view, id),
    circle: circle(view, id),
    skills: skills(view, id),
    albums: albums(view, id),
    gadgets: theirGadgets(view, id, action?.friendship),
    stream: theirStream(view, id, () => !action || action.isFriend())
  };
  const news = waiting(view, {
    types: ['person.updated'],
    key: (data) => data.person === id && !edit.wrote() && 'person',
    show: person.retry
  });
  await Promise.all(styles);
  return () => draw(person, parts, edit, news, own);
}

/**
 * @param {import('../../core/resource.js').Resource<any>} person
 * @param {Record<string, any>} parts
 * @param {ReturnType<typeof editor>} edit
 * @param {ReturnType<typeof waiting>} news
 * @param {boolean} own
 */
function draw(person, parts, edit, news, own) {
  if (person.state !== 'full') {
    return html`<h1 class="visually-hidden">${t('people.title')}</h1>
      <div class="card">${person.state === 'error' ? failed(person.error, person.retry) : skeleton(2)}</div>`;
  }
  const they = person.value;
  return html`
    ${news.draw()}
    <section class="card profile" aria-label=${nameOf(they)}>
      ${face(they, 'large')}
      <div class="grow">
        <h1>${nameOf(they)}</h1>
        ${headline(they)}
        ${they.status ? html`<p class="soft">${they.status}</p>` : nothing}
      </div>
      <div class="row wrap profile-actions">${parts.action.draw()}</div>
      ${parts.connection?.path() ?? nothing}
    </section>
    ${own && edit.isOpen() ? edit.form() : nothing}
    <div class="columns">
      <div>${about(they)}${parts.skills.draw()}${parts.albums.draw()}${parts.stream.draw()}</div>
      <aside aria-label=${t('people.aside')}>${parts.connection?.mutual() ?? nothing}${parts.circle.draw()}${parts.gadgets}</aside>
    </div>`;
}

/** @param {any} person */
function headline(person) {
  const work = person.organizations?.[0];
  const texts = [
    work?.title && work?.name ? t('people.workAt', {title: work.title, name: work.name}) : (work?.title ?? work?.name),
    place(person.currentLocation)
  ].filter(Boolean);
  return texts.length ? html`<p>${texts.join(' · ')}</p>` : nothing;
}
