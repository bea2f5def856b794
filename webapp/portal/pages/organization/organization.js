// Who reports to whom around a person: from the topmost manager down, more of it on demand.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {write} from '../../core/rpc.js';
import {address} from '../../core/router.js';
import {viewer} from '../../core/session.js';
import {use} from '../../core/styles.js';
import {button, failed, icon, nameOf, personAddress, skeleton, toast, unlessConflict} from '../../components/index.js';
import {pickPerson} from '../search/pickPerson.js';
import {Hierarchy} from './hierarchy.js';
import {tree} from './tree.js';

export const title = 'organization.title';

/** @typedef {import('./hierarchy.js').Node} Node */

/**
 * @param {{id?: string}} params
 * @param {import('../../core/router.js').View} view
 */
export async function page({id = viewer().id}, view) {
  const styles = use('pages/organization/organization.css');
  const own = id === viewer().id;
  const hierarchy = resource(view, () => Hierarchy.around(id));
  const drawing = tree(view, id);

  const setManager = async () => {
    const person = await pickPerson({
      title: t('organization.setManager'),
      hint: t('organization.setHint'),
      confirm: t('action.save'),
      offers: (each) => each.id !== id
    });
    if (person) {
      const name = nameOf(person);
      const written = write('organization.setManager', {userId: '@me', personId: person.id});
      if (await unlessConflict(written, t('organization.below', {name}))) {
        toast(t('organization.reportsNow', {name}));
        await hierarchy.retry();
      }
    }
  };
  const endManager = async (/** @type {Node} */ manager) => {
    await write('organization.removeManager', {userId: '@me'});
    await hierarchy.retry();
    toast(t('organization.ended', {name: nameOf(manager.person)}), async () => {
      await write('organization.setManager', {userId: '@me', personId: manager.person.id});
      await hierarchy.retry();
    });
  };
  const actions = (/** @type {Node | undefined} */ manager) => html`<div class="row wrap">
    ${
      own
        ? button({
            text: t(manager ? 'organization.changeManager' : 'organization.setManager'),
            icon: 'network',
            press: setManager
          })
        : html`<a class="button" href=${address('organization')}>${icon('user')}${t('organization.mine')}</a>`
    }
    ${
      own && manager
        ? button({text: t('organization.endManager'), kind: 'plain', press: () => endManager(manager)})
        : nothing
    }
  </div>`;

  await styles;
  return () => {
    const found = hierarchy.value;
    return html`
      <div class="page-head"><h1>${
        found ? t('organization.of', {name: nameOf(found.center.person)}) : t('organization.title')
      }</h1>${found ? actions(found.center.manager) : nothing}</div>
      ${
        hierarchy.state === 'loading'
          ? skeleton(5)
          : !found
            ? failed(hierarchy.error, hierarchy.retry)
            : content(found, drawing, own)
      }`;
  };
}

/** @param {Hierarchy} found @param {ReturnType<typeof tree>} drawing @param {boolean} own */
function content(found, drawing, own) {
  const {center} = found;
  if (!center.manager && center.total === 0) {
    return html`<section class="card"><p>${
      own ? t('organization.emptyOwn') : t('organization.empty', {name: nameOf(center.person)})
    }</p></section>`;
  }
  return html`
    <p class="soft">${t('organization.hint')}</p>
    ${
      center.manager
        ? html`<p>${t('organization.line', {
            name: nameOf(center.person),
            manager: nameOf(center.manager.person)
          })}
      <a href=${personAddress(center.person.id)}>${t('organization.profile', {name: nameOf(center.person)})}</a></p>`
        : nothing
    }
    <section class="card organization">${drawing.draw(found)}</section>`;
}
