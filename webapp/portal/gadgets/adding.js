/** The form by which people add gadgets: one by its address, those of the project by their names. */
import {t} from '../core/i18n.js';
import {OWN} from './arrangement.js';
import {nameOf} from './names.js';
import {button, element} from './elements.js';

/**
 * @param {string} root the address of the web application
 * @param {import('./arranging.js').Arranging} arranging
 * @param {boolean} isFolded behind a line that opens it
 */
export function addForm(root, arranging, isFolded) {
  const offers = element('div', {class: 'gadget-offers'});
  arranging.onChange = () => offers.replaceChildren(...arranging.offers.map(offer));
  const parts = [byAddress((address) => arranging.add(address.trim(), root)), offers];
  return isFolded
    ? element('details', {class: 'gadget-more'}, element('summary', {}, t('gadgets.more')), ...parts)
    : element('div', {}, ...parts);

  /** @param {string} name */
  function offer(name) {
    const text = nameOf(OWN + name);
    const act = () => arranging.add(OWN + name, root);
    return button(`+ ${text}`, act, {'aria-label': t('gadgets.addOwn', {name: text})});
  }
}

/** @param {(address: string) => boolean} add whether it was added */
function byAddress(add) {
  const input = /** @type {HTMLInputElement} */ (
    element('input', {type: 'url', required: '', maxlength: '2000', placeholder: 'https://'})
  );
  const label = element('label', {}, element('span', {}, t('gadgets.address')), input);
  const submit = element('button', {type: 'submit'}, t('gadgets.add'));
  const form = element('form', {class: 'gadget-add'}, label, submit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (add(input.value)) {
      input.value = '';
    }
  });
  return form;
}
