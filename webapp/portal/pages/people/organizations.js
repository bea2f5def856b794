// What is shown of where a person works or learns.
import {t} from '../../core/i18n.js';
import {link} from '../../core/place.js';
import {plain} from '../../core/text.js';
import {addresses, day, joined} from './values.js';

/**
 * @typedef {object} Organization
 * @property {boolean} school
 * @property {string} title
 * @property {string} line
 * @property {string} description
 * @property {string} webpage
 * @property {string | undefined} to where the page is
 */

/** @param {any} each @returns {Organization} */
export function organization(each) {
  const [title, ...others] = [each.title, each.name, each.department, each.field, each.subField].filter(Boolean);
  const where = each.address ? addresses(each.address).map(({text}) => text) : [];
  const salary = each.salary && t('people.salary', {salary: each.salary});
  return {
    school: each.type === 'school',
    title: plain(title),
    line: joined([...others, each.location, ...where, period(each), salary]),
    description: plain(each.description),
    webpage: each.webpage ?? '',
    to: link(each.webpage)
  };
}

/** @param {{startDate?: string, endDate?: string}} each */
function period({startDate, endDate}) {
  if (startDate && endDate) {
    return t('people.fromTo', {from: day(startDate), to: day(endDate)});
  }
  if (endDate) {
    return t('people.until', {date: day(endDate)});
  }
  return startDate ? t('people.since', {date: day(startDate)}) : '';
}
