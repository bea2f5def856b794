// The session of this browser.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {signOut, viewer} from '../../core/session.js';
import {get} from '../../core/store.js';
import {button, personCard} from '../../components/index.js';

export function session() {
  return {
    draw: () => html`<section class="card">
      <h2>${t('settings.session')}</h2>
      ${personCard({...(get('viewer') ?? {id: viewer().id}), line: t('settings.signedIn')})}
      <p class="more">${button({text: t('frame.signOut'), icon: 'log-out', press: signOut})}</p>
    </section>`
  };
}
