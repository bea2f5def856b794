import {Call, noParts} from './call.js';
import {Cluster} from './cluster.js';
import type {Codec} from './codec.js';
import {ConnectionPool} from './connection-pool.js';
import type {Opener} from './platform.js';
import {routingTable} from './routing-table.js';
import {RoutingWatcher, type Ask} from './routing-watcher.js';
import type {Servers} from './servers.js';
import type {Settings} from './settings.js';

/** How long a router is asked to wait for a change. */
const POLL = 30_000;

/** The time that a router may take beyond that. */
const MARGIN = 10_000;

/** Begins to connect to one server, to several, or to those of a routing table. */
export function openServers(settings: Settings, codec: Codec, open: Opener): Servers {
  const {addresses, routed, balance, reconnectDelay} = settings;
  if (addresses.length === 1 && !routed) {
    return new ConnectionPool(settings, codec, open);
  }
  const cluster = new Cluster(
    (address, refused) => new ConnectionPool({...settings, uri: new URL(address)}, codec, open, refused),
    balance
  );
  if (routed) {
    cluster.follow(new RoutingWatcher(addresses, asking(cluster, settings.uri), cluster, reconnectDelay));
  } else {
    cluster.connect(addresses);
  }
  return cluster;
}

function asking(cluster: Cluster, base: URL): Ask {
  return async (router, known, signal) => {
    const about = {subject: 'the routing table', address: router, unrepeatable: false};
    const call = new Call(about, noParts, 'routes').limit(POLL + MARGIN, signal);
    call.send(
      () => cluster.member(router).connection({writes: false, kind: 'routes'}),
      (id) => ({type: 'routes', id, timeout: POLL, known})
    );
    const answer = await call.answer;
    try {
      return routingTable(answer, base);
    } catch (e) {
      throw call.violated(e);
    }
  };
}
