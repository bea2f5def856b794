// What somebody types, kept by the browser until it is sent.
import {recall, remember} from '../../core/memory.js';

/** @param {string} key what it is kept by */
export function draft(key) {
  let text = recall(key) ?? '';
  return {
    get text() {
      return text;
    },
    /** @param {string} typed */
    type(typed) {
      text = typed;
      remember(key, text || null);
    },
    /** Empties the field; what was sent is kept until the server has it. @returns {string} what is sent */
    take() {
      const sent = text.trim();
      text = '';
      return sent;
    },
    /** The server has what was sent. */
    done() {
      remember(key, text || null);
    },
    /** The server has refused it. @param {string} sent */
    putBack(sent) {
      this.type([sent, text].filter(Boolean).join('\n'));
    }
  };
}
