// The viewer's gadgets.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {use} from '../../core/styles.js';
import {mountGadgets} from './mount.js';

export const title = 'gadgets.title';

/**
 * @param {{query: URLSearchParams}} params
 * @param {import('../../core/router.js').View} view
 */
export async function page({query}, {signal}) {
  await use('gadgets/gadgets.css');
  const place = document.createElement('div');
  mountGadgets(place, signal, {large: query.get('large') ?? undefined});
  return html`<h1>${t('gadgets.title')}</h1>${place}`;
}
