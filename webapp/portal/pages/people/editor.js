// The own profile, edited in place. What is typed is kept until it is saved or thrown away.
import {html, live, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {recall, remember} from '../../core/memory.js';
import {shrink} from '../../core/picture.js';
import {write} from '../../core/rpc.js';
import {viewer} from '../../core/session.js';
import {get, set} from '../../core/store.js';
import {button, icon, toast} from '../../components/index.js';
import {PARTS, changes, values} from './edited.js';

const FACE = {edge: 256, characters: 30_000};

/**
 * @param {import('../../core/router.js').View} view
 * @param {import('../../core/resource.js').Resource<any>} person
 */
export function editor(view, person) {
  const key = `draft.profile:${viewer().id}`;
  /** What was typed, by the name of its part. @type {Record<string, string>} */
  let typed = JSON.parse(recall(key) ?? '{}');
  let open = Object.keys(typed).length > 0;
  let wrote = 0;

  const toggle = (/** @type {boolean} */ to) => {
    open = to;
    view.update();
  };
  const type = (/** @type {string} */ name) => (/** @type {any} */ event) => {
    typed = {...typed, [name]: event.target.value};
    remember(key, JSON.stringify(typed));
  };
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const change = changes(person.value, typed);
    if (Object.keys(change).length) {
      await put(change);
    }
    forget();
    toast(t('people.saved'));
  };
  const forget = () => {
    typed = {};
    remember(key, null);
    toggle(false);
  };
  const put = async (/** @type {Record<string, unknown>} */ change) => {
    wrote = Date.now();
    await write('people.update', {userId: '@me', groupId: '@self', person: change});
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

  const field = (/** @type {import('./edited.js').Part} */ part) => {
    const value = typed[part.name] ?? values(person.value)[part.name];
    const label = t(part.key);
    return html`<label class="field ${part.long ? 'long' : ''}">${label}
      ${
        part.long
          ? html`<textarea rows="3" maxlength="5000" .value=${live(value)} @input=${type(part.name)}></textarea>`
          : html`<input type=${part.type ?? 'text'} maxlength=${part.type === 'date' ? nothing : 500} .value=${live(value)} @input=${type(part.name)}>`
      }
      ${part.list ? html`<span class="soft">${t('people.byCommas')}</span>` : nothing}
    </label>`;
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
      <div class="edit">${PARTS.map(field)}</div>
      <div class="row wrap end">
        ${button({text: t('action.cancel'), press: forget})}
        ${button({text: t('action.save'), icon: 'check', kind: 'primary', type: 'submit', press: save})}
      </div>
    </form>`
  };
}
