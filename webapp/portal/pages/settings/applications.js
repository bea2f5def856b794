// Which applications may act for the person, and which services gadgets use for them.
import {html} from '../../core/html.js';
import {date, list, t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {button, dialog, listOf, toast} from '../../components/index.js';
import {endAccount, readAccount} from './account.js';

/** @typedef {import('../../core/router.js').View} View */

/** @param {View} view */
export function applications(view) {
  return accountList(view, 'consents', {
    heading: t('settings.applications'),
    hint: t('settings.applicationsHint'),
    empty: t('settings.applicationsEmpty'),
    key: (each) => ({client: each.client}),
    name: (each) => each.name,
    line: (each) => t('settings.may', {scopes: list(each.scopes), since: date(each.since)})
  });
}

/** @param {View} view */
export function services(view) {
  return accountList(view, 'connections', {
    heading: t('settings.services'),
    hint: t('settings.servicesHint'),
    empty: t('settings.servicesEmpty'),
    key: (each) => ({gadget: each.gadget, service: each.service}),
    name: (each) => each.service,
    line: (each) => t('settings.usedBy', {gadget: each.gadget, since: date(each.since)})
  });
}

/**
 * @param {View} view
 * @param {'consents' | 'connections'} which
 * @param {object} words
 * @param {string} words.heading
 * @param {string} words.hint
 * @param {string} words.empty
 * @param {(each: any) => Record<string, string>} words.key what names an entry to the server
 * @param {(each: any) => string} words.name
 * @param {(each: any) => string} words.line
 */
function accountList(view, which, words) {
  const found = resource(view, () => readAccount(which));
  const end = async (/** @type {any} */ each) => {
    const name = words.name(each);
    const sure = await dialog({
      title: t('settings.end'),
      body: html`<p>${t('settings.endSure', {name})}</p>`,
      confirm: t('settings.end'),
      danger: true
    });
    if (sure) {
      await endAccount(which, words.key(each));
      toast(t('settings.ended', {name}));
      await found.retry();
    }
  };
  const row = (/** @type {any} */ each) => html`<div class="row">
    <div class="grow"><strong>${words.name(each)}</strong><div class="soft">${words.line(each)}</div></div>
    ${button({text: t('settings.end'), name: t('settings.endOf', {name: words.name(each)}), press: () => end(each)})}
  </div>`;
  return {
    draw: () => html`<section class="card">
      <h2>${words.heading}</h2>
      <p class="soft">${words.hint}</p>
      ${listOf({
        ...found,
        items: found.value,
        row,
        key: (each) => JSON.stringify(words.key(each)),
        empty: words.empty,
        rows: 1
      })}
    </section>`
  };
}
