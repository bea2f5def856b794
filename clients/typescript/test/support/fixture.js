import {afterEach, beforeEach} from 'node:test';
import {connect} from '../../dist/node.js';
import {FakeServer} from './fakeServer.js';

/** Short waits, so that tests do not wait. */
export const QUICK = {reconnectDelay: {first: 5, maximum: 20, unauthorized: 40}};

/** Gives each test of a suite a server of its own, and drivers that are closed after it. */
export function fakes() {
  /** @type {{server: FakeServer, drivers: import('../../dist/node.js').GraphDriver[]}} */
  const fixture = {server: new FakeServer(), drivers: []};
  beforeEach(async () => {
    fixture.server = await FakeServer.start();
  });
  afterEach(() => {
    fixture.drivers.splice(0).forEach((driver) => driver.close());
    fixture.server.close();
  });
  return {
    get server() {
      return fixture.server;
    },
    /** @param {import('../../dist/node.js').DriverOptions} [options] */
    connect(options = {}) {
      const driver = connect(fixture.server.uri, {user: 'neo4j', password: 'x', format: 'json', ...QUICK, ...options});
      fixture.drivers.push(driver);
      return driver;
    }
  };
}
