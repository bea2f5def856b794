// A dialog in which one person is chosen by name.
import {html, ref} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {use} from '../../core/styles.js';
import {dialog, nameOf, toast} from '../../components/index.js';
import {suggest} from './combobox.js';
import {peopleByName, personOption} from './suggestions.js';

/** @typedef {import('../../components/person.js').Person} Person */

/**
 * @param {object} options
 * @param {string} options.title
 * @param {string} options.confirm
 * @param {string} [options.hint]
 * @param {(person: Person) => boolean} [options.offers] whether a person can be chosen
 * @returns {Promise<Person | undefined>}
 */
export async function pickPerson({title, confirm, hint = '', offers = () => true}) {
  await use('pages/search/search.css');
  /** @type {Person | undefined} */
  let chosen;
  const find = async (/** @type {string} */ text) => [
    {
      label: t('search.people'),
      options: (await peopleByName(text)).filter(offers).map((each) => personOption(each))
    }
  ];
  const attach = (/** @type {Element | undefined} */ input) =>
    suggest(input, find, (option) => {
      chosen = option.value.person;
      /** @type {HTMLInputElement} */ (input).value = option.text;
    });
  const filled = await dialog({
    title,
    confirm,
    body: html`<p>${hint}</p><label class="field suggesting">${t('search.person')}
      <input name="person" required maxlength="100" ${ref(attach)}></label>`
  });
  if (!filled) {
    return undefined;
  }
  const text = String(filled.get('person')).trim();
  const person = chosen && nameOf(chosen) === text ? chosen : await only(text, offers);
  if (!person) {
    toast(t('search.nobodyChosen', {text}));
  }
  return person;
}

/** Who has typed a whole name need not choose. @param {string} text @param {(person: Person) => boolean} offers */
async function only(text, offers) {
  const found = (await peopleByName(text)).filter(offers);
  return found.find((each) => nameOf(each) === text) ?? (found.length === 1 ? found[0] : undefined);
}
