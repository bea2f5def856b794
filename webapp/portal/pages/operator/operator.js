// How the server does, for its operators.
import {html, nothing} from '../../core/html.js';
import {exactTime, number, relativeTime, t} from '../../core/i18n.js';
import {resource} from '../../core/resource.js';
import {viewer} from '../../core/session.js';
import {use} from '../../core/styles.js';
import {failed, icon, skeleton} from '../../components/index.js';
import {tile} from './charts.js';
import {Samples} from './samples.js';
import {read, sum} from './status.js';
import {busiest, clientTable, duration, packTable, slowest} from './tables.js';

const EVERY = 5000;
const MEGABYTE = 1_048_576;

export const title = 'operator.title';

/** @typedef {import('./status.js').Status} Status */

/**
 * @param {unknown} _params
 * @param {import('../../core/router.js').View} view
 */
export async function page(_params, view) {
  await use('pages/operator/operator.css');
  if (!viewer().operator) {
    return refusal();
  }
  const samples = new Samples();
  const status = resource(view, async () => {
    const value = await read(view.signal);
    samples.add(value);
    return value;
  });
  again(view.signal, () => status.retry());

  return () => {
    const value = status.value;
    if (/** @type {any} */ (status.error)?.status === 403) {
      return refusal();
    }
    return html`<h1>${t('operator.title')}</h1>
      ${status.state === 'loading' ? skeleton(6) : nothing}
      ${status.error ? failed(status.error, status.retry) : nothing}
      ${
        value
          ? html`${health(value)}${tiles(value, samples)}
        <div class="tables">
          ${slowest(value.database.operations ?? [])}${busiest(value.database.operations ?? [])}
          ${clientTable(value.clients)}${packTable(value.database.packs ?? [])}
        </div>${versions(value)}`
          : nothing
      }`;
  };
}

/** Those who may not see it are told so, and what to do. */
function refusal() {
  return html`<h1>${t('operator.title')}</h1>
    <section class="card refusal" role="alert">
      <p class="row">${icon('lock')}<span>${t('operator.refused')}</span></p>
    </section>`;
}

/**
 * Reads again after each answer, not while nobody looks.
 *
 * @param {AbortSignal} signal
 * @param {() => Promise<void>} retry
 */
function again(signal, retry) {
  const timer = setInterval(() => document.visibilityState === 'visible' && retry(), EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
}

/** @param {Status} status */
function health({time, shindig, database}) {
  const well = database.reachable;
  return html`<section class="card health">
    <h2>${t('operator.health')}</h2>
    <p class="row ${well ? 'well' : 'ill'}">${icon(well ? 'check' : 'circle-alert')}<span role="status">${
      well ? t('operator.well') : t('operator.away')
    }</span></p>
    <p class="soft">${well ? t('operator.answered', {time: duration(database.milliseconds ?? 0)}) : nothing}
      ${t('operator.started', {time: relativeTime(shindig.started)})}
      <span title=${exactTime(time)}>${t('operator.every', {count: EVERY / 1000})}</span></p>
  </section>`;
}

/**
 * @param {Status} status
 * @param {Samples} samples
 */
function tiles({shindig, database}, samples) {
  const rates = samples.rates();
  const latencies = samples.latencies();
  const graph = samples.values('graph');
  const subscribers = samples.values('subscribers');
  const last = (/** @type {number[]} */ values) => values[values.length - 1] ?? 0;
  const people = sum(database.meters, 'shindig.neo4j.server.projection.people', 'value');
  const friendships = sum(database.meters, 'shindig.neo4j.server.projection.friendships', 'value');
  return html`<div class="tiles">
    ${tile({
      name: t('operator.callsPerSecond'),
      value: number(Math.round(10 * last(rates)) / 10),
      values: rates,
      note: t('operator.callsInAll', {value: number(last(samples.list.map(({calls}) => calls)))})
    })}
    ${tile({name: t('operator.latency'), value: duration(last(latencies)), values: latencies})}
    ${tile({
      name: t('operator.graph'),
      value: megabytes(last(graph)),
      values: graph,
      note: t('operator.graphOf', {people: number(people), friendships: number(friendships)})
    })}
    ${tile({
      name: t('operator.heap'),
      value: megabytes(shindig.memory.used),
      values: samples.values('heap'),
      note: t('operator.ofMost', {most: megabytes(shindig.memory.most)})
    })}
    ${tile({name: t('operator.subscribers'), value: number(last(subscribers)), values: subscribers})}
  </div>`;
}

/** @param {number} bytes */
function megabytes(bytes) {
  const value = bytes / MEGABYTE;
  return t('operator.megabytes', {
    value: number(value < 10 ? Math.round(100 * value) / 100 : Math.round(value))
  });
}

/** @param {Status} status */
function versions({shindig, database}) {
  const rows = [
    ['Shindig', shindig.version],
    ['Java', shindig.java],
    [t('operator.plugin'), database.version ?? t('operator.none')],
    [t('operator.transport'), shindig.transport],
    [t('operator.queries'), shindig.queries]
  ];
  return html`<section class="card"><h2>${t('operator.versions')}</h2>
    <dl class="facts">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
  </section>`;
}
