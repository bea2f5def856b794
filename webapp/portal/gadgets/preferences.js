/** Asks for the user preferences of a gadget in a dialog. */
import {t} from '../core/i18n.js';
import {button, element} from './elements.js';

const LONGEST = 1000;

/**
 * @param {string} title of the gadget
 * @param {Record<string, any>} declared what the gadget says of its preferences
 * @param {Record<string, string>} values as they are
 * @returns {Promise<Record<string, string> | null>} as they shall be; null for no change
 */
export function askPreferences(title, declared, values) {
  const asked = Object.values(declared).filter((one) => one.dataType !== 'HIDDEN');
  const fields = asked.map((one) => field(one, values[one.name] ?? one.defaultValue ?? ''));
  const form = element('form', {method: 'dialog'});
  const dialog = /** @type {HTMLDialogElement} */ (
    element('dialog', {class: 'gadget-preferences', 'aria-label': t('gadgets.settings', {name: title})}, form)
  );
  form.append(
    ...fields.map((one) => one.label),
    element(
      'div',
      {class: 'gadget-buttons'},
      element('button', {type: 'submit', value: 'save'}, t('gadgets.save')),
      button(t('gadgets.cancel'), () => dialog.close())
    )
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      const chosen = Object.fromEntries(fields.map((one) => [one.name, one.read()]));
      resolve(dialog.returnValue === 'save' ? chosen : null);
    });
  });
}

/** @param {any} declared @param {string} value */
function field(declared, value) {
  const input = inputOf(declared, value);
  const name = String(declared.displayName || declared.name);
  const label = element('label', {}, element('span', {}, name), input);
  const read = () =>
    declared.dataType === 'BOOL'
      ? String(/** @type {HTMLInputElement} */ (input).checked)
      : /** @type {HTMLInputElement} */ (input).value;
  return {name: declared.name, label, read};
}

/** @param {any} declared @param {string} value */
function inputOf(declared, value) {
  if (declared.dataType === 'ENUM') {
    return choice(declared.orderedEnumValues ?? [], value);
  }
  const isBool = declared.dataType === 'BOOL';
  const input = /** @type {HTMLInputElement} */ (
    element('input', {type: isBool ? 'checkbox' : 'text', maxlength: String(LONGEST)})
  );
  input.required = Boolean(declared.required) && !isBool;
  if (isBool) {
    input.checked = value === 'true' || value === '1';
  } else {
    input.value = value;
  }
  return input;
}

/** @param {any[]} values @param {string} chosen */
function choice(values, chosen) {
  const select = /** @type {HTMLSelectElement} */ (element('select'));
  values.forEach((one) => select.append(element('option', {value: one.value}, String(one.displayValue || one.value))));
  select.value = chosen;
  return select;
}
