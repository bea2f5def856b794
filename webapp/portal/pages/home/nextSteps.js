// What waits for the viewer: requests, invitations, unread messages.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {address} from '../../core/router.js';
import {get, on} from '../../core/store.js';
import {icon, listOf} from '../../components/index.js';
import {invitations} from './invitations.js';
import {requests} from './requests.js';

/** @param {import('../../core/router.js').View} view */
export function nextSteps(view) {
  const parts = [requests(view), invitations(view)];
  view.signal.addEventListener('abort', on('counts', view.update));

  const isNothing = () =>
    parts.every(({state, items}) => state() === 'full' && !items().length) && !get('counts')?.messages;
  return {
    draw: () => html`<section class="card">
      <h2>${t('home.requests')}</h2>
      ${isNothing() ? html`<p class="empty">${t('home.requestsEmpty')}</p>` : parts.map(list)}
      ${unread()}
    </section>`
  };
}

/** @param {ReturnType<typeof requests> | ReturnType<typeof invitations>} part */
function list({found, state, items, row}) {
  return state() === 'full' && !items().length
    ? nothing
    : listOf({...found, items: /** @type {any[]} */ (items()), row, empty: nothing, rows: 1});
}

function unread() {
  const count = get('counts')?.messages ?? 0;
  return count
    ? html`<p class="unread"><a class="button plain" href=${address('messages')}>${icon('mail')}${t('home.unread', {
        count
      })}</a></p>`
    : nothing;
}
