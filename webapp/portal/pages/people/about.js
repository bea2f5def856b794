// What a person tells of themselves: about, organisations, and each field that is filled.
import {html, nothing} from '../../core/html.js';
import {calendarDate, t} from '../../core/i18n.js';
import {plain} from '../../core/text.js';
import {icon} from '../../components/index.js';
import {filled, place} from './fields.js';

/** @param {any} person */
export function about(person) {
  const fields = filled(person);
  const text = plain(person.aboutMe);
  return html`
    <section class="card">
      <h2>${t('people.about')}</h2>
      ${text ? html`<p class="post-text">${text}</p>` : nothing}
      ${
        fields.length
          ? html`<dl class="fields">${fields.map(
              ([key, value]) => html`<div>
            <dt>${t(key)}</dt><dd>${value}</dd></div>`
            )}</dl>`
          : nothing
      }
      ${text || fields.length ? nothing : html`<p class="empty">${t('people.aboutEmpty')}</p>`}
    </section>
    ${
      person.organizations?.length
        ? html`<section class="card">
          <h2>${t('people.organizations')}</h2>
          <ul class="plain list">${person.organizations.map(organization)}</ul>
        </section>`
        : nothing
    }`;
}

/** @param {any} each */
function organization(each) {
  const lines = [
    each.name && each.title ? each.name : '',
    each.field,
    each.subField,
    place(each.location),
    period(each)
  ].filter(Boolean);
  return html`<li class="row top">
    ${icon(each.type === 'school' ? 'award' : 'briefcase')}
    <div class="grow">
      <strong>${each.title || each.name}</strong>
      <div class="soft">${lines.join(' · ')}</div>
      ${each.description ? html`<p>${plain(each.description)}</p>` : nothing}
    </div>
  </li>`;
}

/** @param {{startDate?: string, endDate?: string}} each */
function period({startDate, endDate}) {
  if (startDate && endDate) {
    return t('people.fromTo', {from: dayOrWords(startDate), to: dayOrWords(endDate)});
  }
  return startDate ? t('people.since', {date: dayOrWords(startDate)}) : '';
}

/** @param {string} date */
function dayOrWords(date) {
  return calendarDate(date) || date;
}
