/** What the project's own gadgets are called before they are there. */
import {t} from '../core/i18n.js';
import {OWN} from './arrangement.js';

/** @type {Record<string, () => string>} */
const NAMES = {
  profile: () => t('gadgets.own.profile'),
  friends: () => t('gadgets.own.friends'),
  suggestions: () => t('gadgets.own.suggestions'),
  stream: () => t('gadgets.own.stream'),
  inbox: () => t('gadgets.own.inbox'),
  groups: () => t('gadgets.own.groups')
};

/** @param {string} url of an entry @returns {string} empty for the gadget of another site */
export function nameOf(url) {
  return url.startsWith(OWN) ? NAMES[url.slice(OWN.length)]() : '';
}
