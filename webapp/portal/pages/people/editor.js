// The own profile, edited in place. What is typed is kept until it is saved or thrown away.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {recall, remember} from '../../core/memory.js';
import {shrink} from '../../core/picture.js';
import {call, write} from '../../core/rpc.js';
import {viewer} from '../../core/session.js';
import {get, set} from '../../core/store.js';
import {button, icon, toast} from '../../components/index.js';
import {explain} from '../../components/problem.js';
import {changes} from './edited.js';
import {groups} from './form.js';

const FACE = {edge: 256, characters: 30_000};

/** @type {import('./edited.js').Draft} */
const NOTHING = {texts: {}, rows: {}};

/** @param {string} id */
export function readProfile(id) {
  return call('people.get', {userId: id, groupId: '@self', fields: ['@all']});
}

/**
 * The first input that is filled in only half, such as a date without its year: its value is empty.
 * @param {HTMLFormElement} form
 */
function incompleteOf(form) {
  const inputs = /** @type {HTMLInputElement[]} */ ([...form.elements]);
  return inputs.find((input) => input.validity.badInput);
}

/**
 * @param {import('../../core/router.js').View} view
 * @param {import('../../core/resource.js').Resource<any>} person
 */
export function editor(view, person) {
  const key = `draft.person:${viewer().id}`;
  /** @type {import('./edited.js').Draft} */
  let draft = {...NOTHING, ...JSON.parse(recall(key) ?? '{}')};
  let open = recall(key) !== null;
  let wrote = 0;
  /** What the server does not take. @type {Error | undefined} */
  let refused;

  const toggle = (/** @type {boolean} */ to) => {
    open = to;
    view.update();
  };
  const change = (/** @type {import('./edited.js').Draft} */ to) => {
    draft = to;
    remember(key, JSON.stringify(draft));
    view.update();
  };
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const incomplete = incompleteOf(/** @type {any} */ (event.currentTarget).form);
    if (incomplete) {
      /** @type {HTMLDetailsElement} */ (incomplete.closest('details')).open = true;
      incomplete.reportValidity();
      return;
    }
    refused = undefined;
    try {
      const fields = changes(await readProfile(viewer().id), draft); // others may have changed it since
      if (Object.keys(fields).length) {
        await put(fields);
      }
    } catch (error) {
      if (/** @type {any} */ (error).status !== 400) {
        throw error;
      }
      refused = /** @type {Error} */ (error);
      view.update();
      return;
    }
    forget();
    toast(t('people.saved'));
  };
  const forget = () => {
    draft = NOTHING;
    refused = undefined;
    remember(key, null);
    toggle(false);
  };
  const put = async (/** @type {Record<string, unknown>} */ fields) => {
    wrote = Date.now();
    await write('people.update', {userId: '@me', groupId: '@self', person: fields});
    await person.retry();
    set('viewer', {...get('viewer'), ...person.value});
  };
  const photo = async (/** @type {any} */ event) => {
    const [file] = event.target.files;
    try {
      const thumbnailUrl = file && (await shrink(file, FACE.edge, FACE.characters));
      if (thumbnailUrl) {
        await put({thumbnailUrl});
        toast(t('people.photoChanged'));
      }
    } catch {
      toast(t('people.pictureRefused', {name: file.name}));
    }
  };

  return {
    isOpen: () => open,
    /** Whether the viewer has written just now. */
    wrote: () => Date.now() - wrote < 5000,
    draw: () => (open ? nothing : button({text: t('people.editProfile'), icon: 'pencil', press: () => toggle(true)})),
    form: () => html`<form class="card" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <h2>${t('people.editProfile')}</h2>
      <p><label class="button upload">${icon('image')}<span>${t('people.photo')}</span>
        <input class="visually-hidden" type="file" accept="image/*" @change=${photo}></label></p>
      ${groups(person.value, draft, change)}
      <div role="alert">${refused ? html`<p class="refused">${icon('circle-alert')}${explain(refused)}</p>` : nothing}</div>
      <div class="row wrap end">
        ${button({text: t('action.cancel'), press: forget})}
        ${button({text: t('action.save'), icon: 'check', kind: 'primary', type: 'submit', press: save})}
      </div>
    </form>`
  };
}
