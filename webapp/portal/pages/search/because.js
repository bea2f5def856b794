// By what a person was found, if not by the name.
import {t} from '../../core/i18n.js';
import {words} from './ownGroups.js';

/**
 * @param {any} person
 * @param {string} text that was searched
 * @returns {string | undefined} such as "Interest: chess"
 */
export function because(person, text) {
  const wanted = words(text);
  const has = (/** @type {string | undefined} */ each) =>
    words(each ?? '').some((word) => wanted.some((begin) => word.startsWith(begin)));
  const organizations = person.organizations ?? [];
  const titled = organizations.find((/** @type {any} */ each) => has(each.title));
  const interest = [...(person.interests ?? []), ...(person.tags ?? [])].find(has);
  const employed = organizations.find((/** @type {any} */ each) => has(each.name));
  if (titled) {
    return work(titled);
  }
  if (interest) {
    return t('search.byInterest', {interest});
  }
  return employed ? work(employed) : work(organizations[0]);
}

/** @param {{title?: string, name?: string} | undefined} organization */
function work(organization) {
  const {title, name} = organization ?? {};
  return title && name ? t('search.work', {title, name}) : (title ?? name);
}
