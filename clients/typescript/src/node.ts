import {GraphDriver} from './driver.js';
import {openSocket} from './node/handshake.js';
import {deflate, inflate} from './node/zlib.js';
import type {DriverOptions} from './settings.js';
import {webOpener} from './web/socket.js';

export * from './index.js';

/**
 * Begins to connect.
 *
 * @param uri such as `ws://localhost:7690/neo4j`, or `wss` for an encrypted connection; the path is the name of the
 *     database
 */
export function connect(uri: string, options: DriverOptions = {}): GraphDriver {
  const open = options.webSocket === undefined ? openSocket : webOpener(options.webSocket);
  return new GraphDriver(uri, options, {open, deflate, inflate});
}
