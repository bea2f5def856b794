// Whom the person blocks, and who is not suggested any more.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {call, write} from '../../core/rpc.js';
import {viewer} from '../../core/session.js';
import {on} from '../../core/store.js';
import {PERSON_FIELDS, button, listOf, nameOf, personCard, toast} from '../../components/index.js';
import {pickPerson} from '../search/pickPerson.js';

const PAGE = 50;

/**
 * @typedef {import('../../components/person.js').Person} Person
 * @typedef {import('../../core/router.js').View} View
 */

const BLOCKED = {
  list: 'graph.blocked',
  end: 'graph.unblock',
  again: 'graph.block',
  button: 'settings.endBlock',
  buttonOf: 'settings.endBlockOf',
  ended: 'settings.endBlocked',
  empty: 'settings.noBlock'
};

const DISMISSED = {
  list: 'graph.dismissed',
  end: 'graph.restore',
  again: 'graph.dismiss',
  button: 'settings.endDismiss',
  buttonOf: 'settings.endDismissOf',
  ended: 'settings.endDismissed',
  empty: 'settings.noDismiss'
};

/** @param {View} view */
export function blocked(view) {
  const people = avoided(view, BLOCKED);
  const block = async () => {
    const person = await pickPerson({
      title: t('settings.block'),
      hint: t('settings.blockHint'),
      confirm: t('settings.block'),
      offers: (each) => each.id !== viewer().id
    });
    if (person) {
      await write('graph.block', {userId: '@me', personId: person.id});
      toast(t('settings.blockedNow', {name: nameOf(person)}));
      await people.retry();
    }
  };
  return {
    draw: () => html`<section class="card">
      <h2>${t('settings.blocked')}</h2>
      ${people.draw()}
      <p class="more">${button({text: t('settings.block'), icon: 'ban', press: block})}</p>
    </section>`
  };
}

/** @param {View} view */
export function dismissed(view) {
  const people = avoided(view, DISMISSED);
  return {
    draw: () => html`<section class="card">
      <h2>${t('settings.dismissed')}</h2>
      ${people.draw()}
    </section>`
  };
}

/**
 * @param {View} view
 * @param {typeof BLOCKED} kind its methods, of which `again` takes back the end; and its texts
 */
function avoided(view, kind) {
  const read = (/** @type {number} */ startIndex) =>
    call(kind.list, {userId: '@me', startIndex, count: PAGE, fields: [...PERSON_FIELDS, 'organizations']});
  const found = resource(view, () => read(0));
  const hidden = new Set();
  const more = async () => {
    const first = found.value;
    const next = await read(first.list.length);
    found.set({...next, list: [...first.list, ...next.list]});
  };
  const end = async (/** @type {Person} */ person) => {
    hidden.add(person.id);
    view.update();
    try {
      await write(kind.end, {userId: '@me', personId: person.id});
    } catch (error) {
      hidden.delete(person.id);
      view.update();
      throw error;
    }
    toast(t(kind.ended, {name: nameOf(person)}), async () => {
      await write(kind.again, {userId: '@me', personId: person.id});
      hidden.delete(person.id);
      await found.retry();
    });
  };
  const row = (/** @type {Person} */ person) =>
    personCard(
      person,
      button({
        text: t(kind.button),
        name: t(kind.buttonOf, {name: nameOf(person)}),
        press: () => end(person)
      })
    );
  view.signal.addEventListener('abort', on('written', found.retry)); // such as a dismissal at home
  return {
    retry() {
      hidden.clear();
      return found.retry();
    },
    draw: () => html`
      ${listOf({
        ...found,
        items: found.value?.list.filter((/** @type {Person} */ each) => !hidden.has(each.id)),
        row,
        empty: t(kind.empty),
        rows: 2
      })}
      ${
        found.value && found.value.list.length < found.value.totalResults
          ? html`<p class="more">${button({text: t('groups.more'), icon: 'arrow-down', press: more})}</p>`
          : nothing
      }`
  };
}
