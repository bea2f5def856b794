import {html, nothing, repeat} from '../core/html.js';
import {t} from '../core/i18n.js';
import {OutdatedError} from '../core/outdated.js';
import {button} from './button.js';
import {icon} from './icon.js';
import {explain} from './problem.js';

/**
 * A list in its four states.
 *
 * @template T
 * @param {object} options
 * @param {'loading' | 'error' | 'full'} options.state
 * @param {T[] | undefined} options.items
 * @param {(item: T) => unknown} options.row
 * @param {unknown} options.empty what could be here and how to get it
 * @param {() => unknown} options.retry
 * @param {Error} [options.error]
 * @param {(item: T) => unknown} [options.key] the id of an item
 * @param {number} [options.rows] of the skeleton
 */
export function listOf({state, items, row, empty, retry, error, key = idOf, rows = 3}) {
  if (state === 'loading') {
    return skeleton(rows);
  }
  if (state === 'error') {
    return failed(error, retry);
  }
  if (!items?.length) {
    return html`<p class="empty">${empty}</p>`;
  }
  return html`<ul class="plain list">${repeat(items, key, (/** @type {T} */ item) => html`<li>${row(item)}</li>`)}</ul>`;
}

/** @param {any} item */
function idOf(item) {
  return item.id;
}

/**
 * As high as what comes, about.
 *
 * @param {number} rows
 */
export function skeleton(rows) {
  return html`<div role="status">
    <span class="visually-hidden">${t('state.loading')}</span>
    ${Array.from(
      {length: rows},
      () => html`<div class="skeleton" aria-hidden="true">
      <i class="circle"></i><div class="grow"><i class="half"></i><i></i></div>
    </div>`
    )}
  </div>`;
}

/**
 * @param {Error | undefined} error
 * @param {(() => unknown) | undefined} retry
 */
export function failed(error, retry) {
  const again =
    error instanceof OutdatedError
      ? {text: t('action.reload'), press: () => location.reload()}
      : retry && {text: t('action.retry'), press: retry};
  return html`<div class="failed" role="alert">
    <span class="row">${icon('circle-alert')}<span>${error ? explain(error) : t('problem.server')}</span></span>
    ${again ? button({...again, icon: 'refresh-cw'}) : nothing}
  </div>`;
}
