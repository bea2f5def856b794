// Begins: who is signed in, the texts, the frame, the page.
import {html, render} from './html.js';
import {load, t} from './i18n.js';
import {open as openFrame} from './frame.js';
import {open as openOutlet} from './outlet.js';
import {listen} from './keys.js';
import {on} from './store.js';
import {watchCounts} from './counts.js';
import {leadToSignIn, open as openSession, signInOffered} from './session.js';
import {failed} from '../components/list.js';
import '../pages/routes.js';

const place = /** @type {HTMLElement} */ (document.getElementById('portal'));

async function start() {
  const [viewer] = await Promise.all([openSession(), load()]);
  if (viewer) {
    openFrame(place);
    listen();
    on('opened', watchCounts);
    openOutlet(/** @type {HTMLElement} */ (document.getElementById('content')));
  } else if (signInOffered) {
    leadToSignIn();
  } else {
    render(html`<main class="card"><h1>shindig-neo4j</h1><p>${t('frame.noSignIn')}</p></main>`, place);
  }
}

start().catch((error) => {
  console.warn(error);
  render(
    html`<main class="card">${failed(Object.assign(error, {status: 0, passing: true}), () => location.reload())}</main>`,
    place
  );
});
