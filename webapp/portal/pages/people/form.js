// The form of the own profile.
import {html, live, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {button} from '../../components/index.js';
import {rowsOf, textOf, withText} from './edited.js';
import {kindOf} from './kinds.js';
import {GROUPS} from './parts.js';

/**
 * @typedef {import('./edited.js').Draft} Draft
 * @typedef {import('./parts.js').Part} Part
 * @typedef {import('./parts.js').List} List
 */

/**
 * @param {any} person
 * @param {Draft} draft
 * @param {(draft: Draft) => void} change
 */
export function groups(person, draft, change) {
  const type = (/** @type {import('./edited.js').Texts} */ texts) => change({...draft, texts});
  return GROUPS.map(({key, parts, lists = []}, index) => {
    const typed = parts.some(({name}) => name in draft.texts) || lists.some(({field}) => field in draft.rows);
    return html`<details class="edit-group" ?open=${index === 0 || typed}>
      <summary>${t(key)}</summary>
      ${fields(parts, person, draft.texts, type)}
      ${lists.map((list) => entries(list, person, draft, change))}
    </details>`;
  });
}

/**
 * @param {List} list
 * @param {any} person
 * @param {Draft} draft
 * @param {(draft: Draft) => void} change
 */
function entries({field, key, parts}, person, draft, change) {
  const rows = rowsOf(person, field, draft);
  const write = (/** @type {import('./edited.js').Row[]} */ changed) =>
    change({...draft, rows: {...draft.rows, [field]: changed}});
  const add = (/** @type {Event} */ event) => {
    write([...rows, {texts: {}}]);
    focus(event, 'fieldset:last-of-type input');
  };
  let number = 0;
  return html`<div class="entries">
    ${rows.map((row, index) => {
      if (row.removed) {
        return nothing;
      }
      const name = t('people.edit.numbered', {what: t(key), number: ++number});
      const type = (/** @type {import('./edited.js').Texts} */ texts) => write(rows.with(index, {...row, texts}));
      const remove = (/** @type {Event} */ event) => {
        write(rows.with(index, {...row, removed: true}));
        focus(event, ':scope > .button');
      };
      return html`<fieldset class="entry"><legend>${name}</legend>
        ${fields(parts, row.was ?? {}, row.texts, type)}
        ${button({
          text: t('people.edit.remove'),
          name: t('people.edit.removeOf', {what: name}),
          icon: 'x',
          kind: 'plain',
          press: remove
        })}
      </fieldset>`;
    })}
    ${button({text: t('people.edit.add', {what: t(key)}), icon: 'plus', kind: 'plain', press: add})}
  </div>`;
}

/** Once it is drawn. @param {Event} event in a list @param {string} selector of what of the list gets the focus */
function focus(event, selector) {
  const list = /** @type {HTMLElement} */ (event.currentTarget).closest('.entries');
  setTimeout(() => /** @type {HTMLElement | null} */ (list?.querySelector(selector))?.focus());
}

/**
 * @param {Part[]} parts
 * @param {any} owner
 * @param {import('./edited.js').Texts} texts
 * @param {(texts: import('./edited.js').Texts) => void} type
 */
function fields(parts, owner, texts, type) {
  return html`<div class="edit">${parts.map((part) => {
    const text = texts[part.name] ?? textOf(part, owner);
    return part.rare && !text && !textOf(part, owner)
      ? nothing
      : field(part, text, (event) => type(withText(texts, part, owner, event.target.value)));
  })}</div>`;
}

/** @param {Part} part @param {string} value @param {(event: any) => void} input */
function field(part, value, input) {
  const hint = part.hint ?? (part.list ? (part.long ? 'people.byLines' : 'people.byCommas') : undefined);
  return html`<label class="field ${part.long ? 'long' : ''}">${t(part.key)}
    ${control(part, value, input)}
    ${hint ? html`<span class="soft">${t(hint)}</span>` : nothing}
  </label>`;
}

/** @param {Part} part @param {string} value @param {(event: any) => void} input */
function control({name, kinds, long, type = 'text', list}, value, input) {
  if (kinds) {
    const all = new Set(['', ...Object.keys(kinds), value]);
    return html`<select name=${name} @change=${input}>${[...all].map(
      (each) => html`<option value=${each} ?selected=${each === value}>${kindOf(kinds, each)}</option>`
    )}</select>`;
  }
  if (long) {
    return html`<textarea name=${name} rows="3" maxlength="5000" .value=${live(value)} @input=${input}></textarea>`;
  }
  const most = type === 'date' ? nothing : list ? 5000 : 500;
  return html`<input name=${name} type=${type} maxlength=${most} .value=${live(value)} @input=${input}>`;
}
