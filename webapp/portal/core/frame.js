// What is around every page: header, navigation, and the region of messages.
import {html, nothing, render} from './html.js';
import {language, LANGUAGES, t} from './i18n.js';
import {home, root} from './place.js';
import {address, match, path} from './router.js';
import {remember} from './memory.js';
import {signOut, viewer} from './session.js';
import {get, on} from './store.js';
import {button, dialog, face, icon, personAddress} from '../components/index.js';
import {NAVIGATION} from '../pages/routes.js';
import {searchBox, showSought} from '../pages/search/box.js';

/** @param {HTMLElement} place */
export function open(place) {
  const draw = () => render(frame(), place);
  for (const key of ['viewer', 'counts', 'live', 'path']) {
    on(key, draw);
  }
  addEventListener('portal-theme', draw);
  draw();
  on('path', showSought);
  showSought();
}

function frame() {
  return html`
    <a class="skip button" href="#content" @click=${skip}>${t('frame.skip')}</a>
    <header class="header">
      <a class="brand" href=${home} aria-label=${t('frame.home')}>${logo()}<span>shindig-neo4j</span></a>
      ${searchBox()}
      <div class="header-actions">${stream()}${theme()}${account()}</div>
    </header>
    <div class="frame">
      <nav class="navigation" aria-label=${t('frame.navigation')}>
        <ul class="plain">${NAVIGATION.filter(isOffered).map(entry)}</ul>
      </nav>
      <main id="content" tabindex="-1"></main>
    </div>
    <div class="toasts" role="status" aria-live="polite"></div>`;
}

function logo() {
  return html`<svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
    <path d="M10 14l6-4" stroke="currentColor" stroke-width="2.5"></path>
    <circle cx="7" cy="18" r="5" fill="currentColor"></circle>
    <circle cx="19" cy="8" r="4" fill="none" stroke="currentColor" stroke-width="2.5"></circle>
  </svg>`;
}

function stream() {
  return get('live') ? html`<span class="live soft wide-only">${icon('radio')}${t('frame.live')}</span>` : nothing;
}

function theme() {
  const dark = document.documentElement.dataset.theme === 'dark';
  return button({
    text: t(dark ? 'frame.light' : 'frame.dark'),
    icon: dark ? 'sun' : 'moon',
    kind: 'plain',
    iconOnly: true,
    press() {
      remember('theme', dark ? 'light' : 'dark');
      dispatchEvent(new Event('portal-theme'));
    }
  });
}

function account() {
  const person = get('viewer') ?? {id: viewer().id};
  return html`<button class="button plain" type="button" aria-haspopup="dialog" aria-label=${t('frame.account')}
    @click=${showAccount}>${face(person)}</button>`;
}

function showAccount() {
  const switchTo = (/** @type {Event} */ event) => {
    remember('language', /** @type {HTMLSelectElement} */ (event.target).value);
    location.reload();
  };
  dialog({
    title: t('frame.account'),
    body: html`
      <p class="row wrap"><a class="button" href=${personAddress(viewer().id)}>${icon('user')}${t('frame.profile')}</a>
        <a class="button" href=${address('settings')}>${icon('settings')}${t('navigation.settings')}</a>
        ${NAVIGATION.filter((each) => isOffered(each) && each.wideOnly && each.path !== 'settings').map(
          (each) => html`<a class="button narrow-only" href=${address(each.path)}>${icon(each.icon)}${t(each.text)}</a>`
        )}</p>
      <p><label>${t('frame.language')}
        <select @change=${switchTo}>${Object.entries(LANGUAGES).map(
          ([code, name]) => html`<option value=${code} ?selected=${code === language}>${name}</option>`
        )}</select>
      </label></p>
      <p class="row wrap">
        ${button({text: t('frame.signOut'), icon: 'log-out', press: signOut})}
        <a class="button" href="${root}/identity/signin?return=${encodeURIComponent(home)}">${t('frame.signInAs')}</a>
      </p>`
  });
}

/** @param {import('../pages/routes.js').Entry} each */
function isOffered(each) {
  return match(each.path, '') && (!each.operator || viewer().operator);
}

/** @param {import('../pages/routes.js').Entry} each */
function entry(each) {
  const here = path().split('/')[0] === each.path;
  const count = get('counts')?.[each.path] ?? 0;
  return html`<li><a class=${each.wideOnly ? 'wide-only' : ''} href=${address(each.path)}
    aria-current=${here ? 'page' : nothing}>${icon(each.icon)}<span>${t(each.text)}</span>${
      count ? html`<span class="count" aria-label=${t('frame.waiting', {count})}>${count}</span>` : nothing
    }</a></li>`;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
