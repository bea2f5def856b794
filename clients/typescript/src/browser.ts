import {GraphDriver} from './driver.js';
import type {DriverOptions} from './settings.js';
import {webOpener} from './web/socket.js';
import {deflate, inflate} from './web/streams.js';

export * from './index.js';

/**
 * Begins to connect.
 *
 * @param uri such as `wss://db.example.org:7690/neo4j`; the path is the name of the database
 */
export function connect(uri: string, options: DriverOptions = {}): GraphDriver {
  return new GraphDriver(uri, options, {open: webOpener(options.webSocket), deflate, inflate});
}
