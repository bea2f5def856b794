// The same as the picture, as a table.
import {html, repeat} from '../../core/html.js';
import {number, t} from '../../core/i18n.js';
import {button, nameOf} from '../../components/index.js';

/** @typedef {import('./network.js').Node} Node */

/**
 * @param {import('./network.js').Network} network
 * @param {object} options
 * @param {string | undefined} options.selected
 * @param {(id: string) => void} options.select
 * @param {(id: string) => string[]} options.groups the titles of somebody's
 */
export function networkTable(network, {selected, select, groups}) {
  const rows = [...network.nodes.values()].sort(
    (a, b) => a.distance - b.distance || nameOf(a.person).localeCompare(nameOf(b.person))
  );
  const degrees = degreesOf(network);
  return html`<section class="card">
    <h2 id="explorer-table">${t('explorer.table', {count: rows.length})}</h2>
    <div class="scrolled" role="region" tabindex="0" aria-labelledby="explorer-table">
      <table>
        <thead><tr>
          <th scope="col">${t('explorer.person')}</th>
          <th scope="col">${t('explorer.distance')}</th>
          <th scope="col">${t('explorer.friends')}</th>
          <th scope="col">${t('explorer.groups')}</th>
        </tr></thead>
        <tbody>${repeat(
          rows,
          (each) => each.person.id,
          ({person, distance}) => html`<tr aria-current=${person.id === selected ? 'true' : 'false'}>
            <th scope="row">${button({text: nameOf(person), kind: 'plain', press: () => select(person.id)})}</th>
            <td>${number(distance)}</td>
            <td>${number(degrees.get(person.id) ?? 0)}</td>
            <td>${groups(person.id).join(', ')}</td>
          </tr>`
        )}</tbody>
      </table>
    </div>
  </section>`;
}

/** @param {import('./network.js').Network} network */
function degreesOf(network) {
  const degrees = new Map();
  network.edges.forEach(({from, to}) => {
    degrees.set(from, (degrees.get(from) ?? 0) + 1);
    degrees.set(to, (degrees.get(to) ?? 0) + 1);
  });
  return degrees;
}
