/** Makes elements for the host of gadgets. Children are elements or texts, never markup. */

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} children
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.append(...children);
  return made;
}

/**
 * @param {string | Node} text
 * @param {() => unknown} act
 * @param {Record<string, string>} attributes
 */
export function button(text, act, attributes = {}) {
  const made = element('button', {type: 'button', ...attributes}, text);
  made.addEventListener('click', () => act());
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';
const SPRITE = new URL('../icons.svg', import.meta.url).href;

/** @param {string} name of an icon of the sprite */
export function icon(name) {
  const made = document.createElementNS(SVG, 'svg');
  made.setAttribute('class', 'gadget-icon');
  made.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `${SPRITE}#${name}`);
  made.append(use);
  return made;
}
