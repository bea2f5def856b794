// Home: what friends do, what waits for the viewer, and the viewer's gadgets.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {use} from '../../core/styles.js';
import {composer} from './composer.js';
import {gadgetColumn} from './gadgetColumn.js';
import {nextSteps} from './nextSteps.js';
import {streamPart} from './streamPart.js';

export const title = 'home.title';

/**
 * @param {unknown} _params
 * @param {import('../../core/router.js').View} view
 */
export async function page(_params, view) {
  const styles = [use('pages/home/home.css'), use('pages/stream/stream.css')];
  const stream = streamPart(view);
  const write = composer(view, stream);
  const next = nextSteps(view);
  const gadgets = gadgetColumn(view, stream.read);
  await Promise.all(styles);
  return () => html`
    <h1 class="visually-hidden">${t('home.title')}</h1>
    <div class="columns">
      <div>${write.draw()}${stream.draw()}</div>
      <aside aria-label=${t('home.aside')}>${next.draw()}${gadgets}</aside>
    </div>`;
}
