// Texts that others wrote are HTML by OpenSocial, and shown as plain text alone.

/**
 * The text of a piece of HTML, of which nothing is loaded and nothing runs.
 *
 * @param {string | undefined} markup
 */
export function plain(markup) {
  if (!markup) {
    return '';
  }
  if (!/[<&]/.test(markup)) {
    return markup;
  }
  const spaced = markup.replace(/<br\s*\/?>|<\/(p|div|li)>/gi, '$&\n');
  return new DOMParser().parseFromString(spaced, 'text/html').body.textContent?.trim() ?? '';
}

/**
 * HTML that says what was typed.
 *
 * @param {string} text
 */
export function markup(text) {
  /** @type {Record<string, string>} */
  const entities = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};
  return text.replace(/[&<>"']/g, (character) => entities[character]).replace(/\r?\n/g, '<br>');
}

/**
 * @param {string} text
 * @param {number} most characters
 */
export function cut(text, most) {
  const characters = [...text.slice(0, 2 * most + 2)]; // a character has one or two places
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}
