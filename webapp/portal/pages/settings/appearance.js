// Language and colours, which this browser remembers.
import {html} from '../../core/html.js';
import {LANGUAGES, language, t} from '../../core/i18n.js';
import {recall, remember} from '../../core/memory.js';

const THEMES = {system: 'settings.theme.system', light: 'settings.theme.light', dark: 'settings.theme.dark'};

/** @param {import('../../core/router.js').View} view */
export function appearance(view) {
  addEventListener('portal-theme', view.update, {signal: view.signal});
  const chooseTheme = (/** @type {Event} */ event) => {
    const {value} = /** @type {HTMLInputElement} */ (event.target);
    remember('theme', value === 'system' ? null : value);
    dispatchEvent(new Event('portal-theme'));
  };
  const chooseLanguage = (/** @type {Event} */ event) => {
    remember('language', /** @type {HTMLSelectElement} */ (event.target).value);
    location.reload();
  };
  return {
    draw: () => html`<section class="card">
      <h2>${t('settings.appearance')}</h2>
      <label class="field">${t('frame.language')}
        <select @change=${chooseLanguage}>${Object.entries(LANGUAGES).map(
          ([code, name]) => html`<option value=${code} lang=${code} ?selected=${code === language}>${name}</option>`
        )}</select></label>
      <fieldset class="plain"><legend>${t('settings.colours')}</legend>
        <div class="row wrap">${Object.entries(THEMES).map(
          ([each, text]) => html`<label class="check">
          <input type="radio" name="theme" value=${each} .checked=${(recall('theme') ?? 'system') === each}
            @change=${chooseTheme}><span>${t(text)}</span></label>`
        )}</div>
      </fieldset>
    </section>`
  };
}
