// What a person decides about the portal, about applications, and about other people.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {use} from '../../core/styles.js';
import {appearance} from './appearance.js';
import {applications, services} from './applications.js';
import {blocked, dismissed} from './avoided.js';
import {session} from './session.js';
import {sessions} from './sessions.js';

export const title = 'settings.title';

/**
 * @param {unknown} _params
 * @param {import('../../core/router.js').View} view
 */
export async function page(_params, view) {
  const styles = use('pages/settings/settings.css');
  const parts = [
    appearance(view),
    session(),
    sessions(view),
    blocked(view),
    dismissed(view),
    applications(view),
    services(view)
  ];
  await styles;
  return () => html`<h1>${t('settings.title')}</h1>
    <div class="settings">${parts.map((part) => part.draw())}</div>`;
}
