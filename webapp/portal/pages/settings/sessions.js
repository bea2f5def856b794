// The browsers in which the person is signed in, and the end of that in the others.
import {html} from '../../core/html.js';
import {exactTime, relativeTime, t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {button, dialog, listOf, toast} from '../../components/index.js';
import {endAccount, readAccount} from './account.js';

/**
 * @typedef {object} Browser
 * @property {string} id
 * @property {boolean} current whether it is this browser
 * @property {number} since
 * @property {number} lastUsed
 * @property {string} browser its family; empty if nobody knows
 * @property {string} system empty if nobody knows
 */

/** @param {import('../../core/router.js').View} view */
export function sessions(view) {
  const found = resource(view, () => readAccount('sessions'));

  const end = async (/** @type {Record<string, string>} */ entry, /** @type {string} */ sure) => {
    const filled = await dialog({
      title: t('settings.end'),
      body: html`<p>${sure}</p>`,
      confirm: t('settings.end'),
      danger: true
    });
    if (filled) {
      await endAccount('sessions', entry);
      toast(t('settings.sessionEnded'));
      await found.retry();
    }
  };

  const row = (/** @type {Browser} */ each) => html`<div class="row">
    <div class="grow"><strong>${nameOf(each)}</strong>
      <div class="soft">${t('settings.since', {since: exactTime(each.since)})} · ${
        each.current ? t('settings.thisBrowser') : t('settings.lastUsed', {used: relativeTime(each.lastUsed)})
      }</div>
    </div>
    ${
      each.current
        ? ''
        : button({
            text: t('settings.end'),
            name: t('settings.endOf', {name: nameOf(each)}),
            press: () => end({session: each.id}, t('settings.sessionSure', {name: nameOf(each)}))
          })
    }
  </div>`;

  return {
    draw: () => html`<section class="card">
      <h2>${t('settings.sessions')}</h2>
      <p class="soft">${t('settings.sessionsHint')}</p>
      ${listOf({...found, items: found.value, row, empty: '', rows: 1})}
      ${
        (found.value?.length ?? 0) > 1
          ? html`<p class="more">${button({
              text: t('settings.endOthers'),
              icon: 'log-out',
              press: () => end({others: 'all'}, t('settings.othersSure'))
            })}</p>`
          : ''
      }
    </section>`
  };
}

/** @param {Browser} each */
function nameOf({browser, system}) {
  const name = browser || t('settings.someBrowser');
  return system ? t('settings.browserOn', {browser: name, system}) : name;
}
