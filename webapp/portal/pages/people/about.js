// What a person tells of themselves: about, organisations, and each field that is filled.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {plain} from '../../core/text.js';
import {icon} from '../../components/index.js';
import {groupsOf} from './fields.js';
import {organization} from './organizations.js';

/** @param {any} person */
export function about(person) {
  const groups = groupsOf(person);
  const text = plain(person.aboutMe);
  return html`
    <section class="card about">
      <h2>${t('people.about')}</h2>
      ${text ? html`<p class="post-text">${text}</p>` : nothing}
      ${groups.map(
        ({key, fields}) => html`<h3>${t(key)}</h3>
          <dl class="fields">${fields.map(
            (field) => html`<div>
            <dt>${t(field.key)}</dt><dd>${shown(field.shown)}</dd></div>`
          )}</dl>`
      )}
      ${text || groups.length ? nothing : html`<p class="empty">${t('people.aboutEmpty')}</p>`}
    </section>
    ${
      person.organizations?.length
        ? html`<section class="card">
          <h2>${t('people.organizations')}</h2>
          <ul class="plain list">${person.organizations.map(organization).map(row)}</ul>
        </section>`
        : nothing
    }`;
}

/** @param {import('./fields.js').Shown} value */
function shown(value) {
  return typeof value === 'string' ? value : value.map(entry);
}

/** @param {import('./values.js').Entry} entry */
function entry({text, to, picture}) {
  if (picture) {
    return html`<img class="field-picture" src=${picture} alt=${text || t('people.picture')} loading="lazy">`;
  }
  return to ? leading(text, to) : html`<div>${text}</div>`;
}

/** @param {string} text @param {string} to */
function leading(text, to) {
  return html`<a class="field-link" href=${to} rel="noreferrer">${text}</a>`;
}

/** @param {import('./organizations.js').Organization} each */
function row(each) {
  return html`<li class="row top">
    ${icon(each.school ? 'award' : 'briefcase')}
    <div class="grow">
      <strong>${each.title}</strong>
      <div class="soft">${each.line}</div>
      ${each.description ? html`<p>${each.description}</p>` : nothing}
      ${each.to ? leading(each.webpage, each.to) : each.webpage}
    </div>
  </li>`;
}
