import {set} from '../core/store.js';
import {toast} from './toast.js';
import {explain} from './problem.js';

const SECONDS = 10;

/**
 * Does something that can be taken back for ten seconds: it shows at once, and is written then, or
 * when the page is left.
 *
 * @param {string} text says what was done
 * @param {object} steps
 * @param {() => void} steps.show
 * @param {() => void} steps.hide shows again what there was
 * @param {() => Promise<unknown>} steps.write
 */
export function undoable(text, {show, hide, write}) {
  let settled = false;
  show();
  const settle = () => {
    if (!settled) {
      settled = true;
      clearTimeout(timer);
      removeEventListener('pagehide', settle);
      write().then(
        () => set('written', {}),
        (error) => {
          hide();
          toast(explain(error));
        }
      );
    }
  };
  const timer = setTimeout(settle, SECONDS * 1000);
  addEventListener('pagehide', settle);
  toast(text, () => {
    if (!settled) {
      settled = true;
      clearTimeout(timer);
      removeEventListener('pagehide', settle);
      hide();
    }
  });
}
