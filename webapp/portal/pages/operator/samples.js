// The meters over time, as long as the page is open: the server keeps no history.
import {sum} from './status.js';

const MOST = 60;

/**
 * @typedef {object} Sample
 * @property {number} time
 * @property {number} calls all since the start
 * @property {number} seconds that they took
 * @property {number} graph bytes
 * @property {number} heap bytes
 * @property {number} subscribers
 */

export class Samples {
  /** @type {Sample[]} */
  list = [];

  /** @param {import('./status.js').Status} status */
  add({time, shindig, database}) {
    this.list.push({
      time,
      calls: sum(shindig.meters, 'shindig.neo4j.client.calls', 'count'),
      seconds: sum(shindig.meters, 'shindig.neo4j.client.calls', 'total'),
      graph: sum(database.meters, 'shindig.neo4j.server.projection.bytes', 'value'),
      heap: shindig.memory.used,
      subscribers: sum(shindig.meters, 'shindig.neo4j.client.streams.listeners', 'value')
    });
    this.list.splice(0, this.list.length - MOST);
  }

  /** Calls a second, between two samples each. */
  rates() {
    return this.pairs((before, after) => (1000 * (after.calls - before.calls)) / Math.max(1, after.time - before.time));
  }

  /** Milliseconds that a call took, between two samples each. */
  latencies() {
    return this.pairs((before, after) =>
      after.calls > before.calls ? (1000 * (after.seconds - before.seconds)) / (after.calls - before.calls) : 0
    );
  }

  /** @param {'graph' | 'heap' | 'subscribers'} key */
  values(key) {
    return this.list.map((each) => each[key]);
  }

  /** @param {(before: Sample, after: Sample) => number} value */
  pairs(value) {
    return this.list.slice(1).map((after, i) => Math.max(0, value(this.list[i], after)));
  }
}
