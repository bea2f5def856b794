// Operations, clients and packs, each as a table.
import {html, nothing} from '../../core/html.js';
import {date, number, t} from '../../core/i18n.js';
import {bar} from './charts.js';

const SLOWEST = 12;

/** @typedef {import('./status.js').Operation} Operation */

/**
 * @param {string} id
 * @param {string} name
 * @param {string[]} columns
 * @param {unknown[][]} rows
 * @param {string} empty
 */
function table(id, name, columns, rows, empty) {
  return html`<section class="card">
    <h2 id=${id}>${name}</h2>
    ${
      rows.length === 0
        ? html`<p class="empty">${empty}</p>`
        : html`
      <div class="scrolled" role="region" tabindex="0" aria-labelledby=${id}><table>
        <thead><tr>${columns.map((each) => html`<th scope="col">${each}</th>`)}</tr></thead>
        <tbody>${rows.map(
          ([first, ...rest]) =>
            html`<tr><th scope="row">${first}</th>${rest.map((each) => html`<td>${each}</td>`)}</tr>`
        )}</tbody>
      </table></div>`
    }
  </section>`;
}

/** @param {Operation} operation @returns {number} milliseconds */
function mean({totalMicros, calls}) {
  return calls > 0 ? totalMicros / calls / 1000 : 0;
}

/** @param {number} milliseconds */
export function duration(milliseconds) {
  return t('operator.milliseconds', {value: number(Math.round(milliseconds * 100) / 100)});
}

/** By the mean of their calls. @param {Operation[]} operations */
export function slowest(operations) {
  const called = operations
    .filter(({calls}) => calls > 0)
    .sort((a, b) => mean(b) - mean(a))
    .slice(0, SLOWEST);
  const most = Math.max(0, ...called.map(mean));
  return table(
    'operator-operations',
    t('operator.slowest'),
    [
      t('operator.operation'),
      t('operator.mean'),
      t('operator.compared'),
      t('operator.maximum'),
      t('operator.calls'),
      t('operator.failures')
    ],
    called.map((each) => [
      each.name,
      duration(mean(each)),
      bar(mean(each), most),
      duration(each.maximumMicros / 1000),
      number(each.calls),
      number(each.failures)
    ]),
    t('operator.noCalls')
  );
}

/** Where the time goes: all calls of an operation together. @param {Operation[]} operations */
export function busiest(operations) {
  const called = operations
    .filter(({calls}) => calls > 0)
    .sort((a, b) => b.totalMicros - a.totalMicros)
    .slice(0, SLOWEST);
  const all = operations.reduce((sum, {totalMicros}) => sum + totalMicros, 0);
  return table(
    'operator-busiest',
    t('operator.busiest'),
    [t('operator.operation'), t('operator.calls'), t('operator.share'), t('operator.compared')],
    called.map((each) => [
      each.name,
      number(each.calls),
      t('operator.percent', {value: number(Math.round((100 * each.totalMicros) / all))}),
      bar(each.totalMicros, all)
    ]),
    t('operator.noCalls')
  );
}

/** @param {import('./status.js').Status['clients']} clients */
export function clientTable({total = 0, list = []}) {
  return html`${table(
    'operator-clients',
    t('operator.clients', {count: total}),
    [
      t('operator.name'),
      t('operator.kind'),
      t('operator.enabled'),
      t('operator.grants'),
      t('operator.scopes'),
      t('operator.created')
    ],
    list.map((each) => [
      each.name || each.id,
      each.kind,
      t(each.enabled ? 'operator.yes' : 'operator.no'),
      each.grantTypes.join(', '),
      each.scopes.join(' '),
      date(each.created)
    ]),
    t('operator.noClients')
  )}${list.length < total ? html`<p class="soft">${t('operator.moreClients', {shown: list.length})}</p>` : nothing}`;
}

/** @param {import('./status.js').Pack[]} packs */
export function packTable(packs) {
  return table(
    'operator-packs',
    t('operator.packs'),
    [t('operator.name'), t('operator.version'), t('operator.procedures')],
    packs.map((each) => [each.origin, each.version, number(each.procedures)]),
    t('operator.noPacks')
  );
}
