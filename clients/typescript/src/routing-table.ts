import {MalformedMessageError} from './errors.js';
import {count, text, texts, type Message} from './messages.js';

/** The servers of a database, by their addresses, and their roles. */
export interface RoutingTable {
  readonly readers: readonly string[];
  /** Empty while the database has no leader. */
  readonly writers: readonly string[];
  /** Where to ask for the next table. */
  readonly routers: readonly string[];
  /** Equal for equal servers. */
  readonly version: string;
  /** How long the table can be relied on, in milliseconds. */
  readonly timeToLive: number;
}

/** A driver connects to all of them. */
const MOST_SERVERS = 100;

/**
 * The address of another server of the database.
 *
 * @param host with its port, unless that is the scheme's: `db2.example.org:7690`
 * @throws TypeError for anything else
 */
export function serverAddress(host: string, base: URL): string {
  const address = new URL(`${base.protocol}//${host}${base.pathname}`);
  const {username, password, pathname, search, hash} = address;
  if (pathname !== base.pathname || `${username}${password}${search}${hash}` !== '' || host.includes('@')) {
    throw new TypeError(`not a host and a port: ${host.slice(0, 100)}`);
  }
  return address.href;
}

/** @throws MalformedMessageError for a message that has no servers, too many or an invalid one */
export function routingTable(message: Message, base: URL): RoutingTable {
  const addresses = (name: string) => [...new Set(texts(message, name).map((host) => named(host, base)))];
  const [readers, writers, routers] = [addresses('readers'), addresses('writers'), addresses('routers')];
  const servers = new Set([...readers, ...writers, ...routers]).size;
  if (routers.length === 0 || readers.length + writers.length === 0 || servers > MOST_SERVERS) {
    throw new MalformedMessageError(`a routing table of ${servers} servers`);
  }
  const timeToLive = 1000 * count(message, 'timeToLive');
  return {readers, writers, routers, version: text(message, 'version'), timeToLive};
}

function named(host: string, base: URL): string {
  try {
    return serverAddress(host, base);
  } catch {
    throw new MalformedMessageError('a routing table with an invalid address');
  }
}
