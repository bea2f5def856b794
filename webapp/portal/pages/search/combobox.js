// An input that suggests what it may become, by the pattern of a combobox with a list below.
import {html, nothing, render} from '../../core/html.js';
import {t} from '../../core/i18n.js';

const AFTER = 150;

/**
 * @typedef {object} Option
 * @property {string} text
 * @property {unknown} [look] what is drawn; the text unless given
 * @property {any} value
 *
 * @typedef {{label: string, options: Option[]}} Section
 */

let last = 0;

/** Suggests below one input. */
class Combobox {
  /**
   * @param {HTMLInputElement} input in an element of the class `suggesting`
   * @param {(text: string) => Promise<Section[]>} find
   * @param {(option: Option) => void} choose
   */
  constructor(input, find, choose) {
    this.input = input;
    this.find = find;
    this.choose = choose;
    this.id = `suggestions-${++last}`;
    this.place = document.createElement('div');
    this.place.className = 'suggestions-place';
    input.after(this.place);
    /** @type {Section[]} */
    this.sections = [];
    this.active = -1;
    this.asked = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.prepare();
  }

  prepare() {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
      'aria-controls': this.id,
      autocomplete: 'off'
    };
    Object.entries(attributes).forEach(([name, value]) => this.input.setAttribute(name, value));
    this.input.addEventListener('input', () => this.ask());
    this.input.addEventListener('keydown', (event) => this.press(event));
    this.input.addEventListener('blur', () => this.close());
    this.draw();
  }

  get options() {
    return this.sections.flatMap((section) => section.options);
  }

  ask() {
    clearTimeout(this.timer);
    const own = ++this.asked;
    const text = this.input.value.trim();
    if (!text) {
      this.close();
      return;
    }
    this.timer = setTimeout(async () => {
      const found = await this.find(text).catch(() => /** @type {Section[]} */ ([]));
      if (own === this.asked) {
        this.show(found.filter((section) => section.options.length));
      }
    }, AFTER);
  }

  /** @param {Section[]} sections */
  show(sections) {
    this.sections = sections;
    this.active = -1;
    this.draw();
  }

  close() {
    this.asked++;
    clearTimeout(this.timer);
    this.show([]);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const options = this.options;
    if (event.key === 'Escape' && options.length) {
      event.preventDefault();
      this.close();
    } else if (options.length && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const places = options.length + 1; // one of them is the input itself
      this.active = ((this.active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1;
      this.draw();
      this.place.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
    } else if (event.key === 'Enter' && this.active >= 0) {
      event.preventDefault();
      this.take(options[this.active]);
    }
  }

  /** @param {Option} option */
  take(option) {
    this.close();
    this.choose(option);
  }

  draw() {
    const open = this.options.length > 0;
    this.input.setAttribute('aria-expanded', String(open));
    if (this.active >= 0) {
      this.input.setAttribute('aria-activedescendant', `${this.id}-${this.active}`);
    } else {
      this.input.removeAttribute('aria-activedescendant');
    }
    let place = 0;
    render(
      html`
      <div id=${this.id} role="listbox" class="suggestions" aria-label=${t('search.suggestions')} ?hidden=${!open}
        @mousedown=${(/** @type {Event} */ event) => event.preventDefault()}>
        ${this.sections.map(
          (section) => html`<div role="group" aria-label=${section.label}>
          <div class="suggestions-label" aria-hidden="true">${section.label}</div>
          ${section.options.map((option) => this.option(option, place++))}
        </div>`
        )}
      </div>
      <span class="visually-hidden" role="status">${
        open ? t('search.suggested', {count: this.options.length}) : nothing
      }</span>`,
      this.place
    );
  }

  /** @param {Option} option @param {number} place */
  option(option, place) {
    return html`<div id="${this.id}-${place}" class="suggestion" role="option"
      aria-selected=${String(place === this.active)}
      @click=${() => this.take(option)}>${option.look ?? option.text}</div>`;
  }
}

/**
 * Makes an input suggest.
 *
 * @param {Element | undefined} input
 * @param {(text: string) => Promise<Section[]>} find
 * @param {(option: Option) => void} choose
 */
export function suggest(input, find, choose) {
  if (input instanceof HTMLInputElement && input.getAttribute('role') !== 'combobox') {
    new Combobox(input, find, choose);
  }
}
