import {html, nothing} from '../core/html.js';
import {t} from '../core/i18n.js';
import {onEvent} from '../core/events.js';
import {button} from './button.js';

/**
 * Counts what others have changed, behind a line: it is shown when the line is pressed, never under
 * the finger.
 *
 * @param {import('../core/router.js').View} view
 * @param {object} options
 * @param {string[]} options.types of events
 * @param {(data: Record<string, any>, type: string) => string | false | undefined} options.key of
 *     what has changed, if it is shown here
 * @param {() => Promise<unknown>} options.show reads it
 */
export function waiting(view, {types, key, show}) {
  const keys = new Set();
  const own = new Set();

  const end = onEvent(types, ({type, data}) => {
    const changed = type === 'gap' ? 'gap' : key(data, type);
    if (changed && !own.delete(changed)) {
      keys.add(changed);
      view.update();
    }
  });
  view.signal.addEventListener('abort', end);

  const press = async () => {
    await show();
    keys.clear();
    view.update();
  };

  return {
    /** What the viewer is about to change here, which is no news. @param {string} changed */
    expect: (changed) => void own.add(changed),
    draw: () =>
      html`<div class="new" role="status" ?hidden=${keys.size === 0}>${
        keys.size
          ? button({text: t('people.new', {count: keys.size}), icon: 'arrow-up', kind: 'primary', press})
          : nothing
      }</div>`
  };
}
