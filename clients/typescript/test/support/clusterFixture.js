import {afterEach, beforeEach} from 'node:test';
import {connect} from '../../dist/node.js';
import {FakeCluster} from './fakeCluster.js';
import {QUICK} from './fixture.js';

/** @typedef {import('../../dist/node.js').GraphDriver} GraphDriver */
/** @typedef {import('../../dist/node.js').DriverOptions} DriverOptions */

/** Gives each test of a suite three servers of its own, of which the first leads; and drivers that are closed after it. */
export function clusters() {
  /** @type {{cluster: FakeCluster, drivers: GraphDriver[]}} */
  const fixture = {cluster: new FakeCluster(), drivers: []};
  beforeEach(async () => {
    fixture.cluster = await FakeCluster.start(3);
  });
  afterEach(() => {
    fixture.drivers.splice(0).forEach((driver) => driver.close());
    fixture.cluster.close();
  });
  return {
    get cluster() {
      return fixture.cluster;
    },
    /** A driver that knows one server at first. @param {DriverOptions} [options] */
    open(options = {}) {
      const login = {user: 'neo4j', password: 'x', format: /** @type {const} */ ('json')};
      const uri = `ws://${fixture.cluster.address(0)}/neo4j`;
      const driver = connect(uri, {routing: 'table', ...login, ...QUICK, ...options});
      fixture.drivers.push(driver);
      return driver;
    },
    /** A driver that is connected to all of them. @param {DriverOptions} [options] */
    async connected(options = {}) {
      const driver = this.open(options);
      await until(async () => String(await often(driver)) === '1,2' && (await wherever(driver, {mode: 'write'})) === 0);
      return driver;
    }
  };
}

/** The number of the server that answers. @param {GraphDriver} driver @param {object} [options] */
export async function where(driver, options = {}) {
  return (await driver.execute('RETURN 1', options)).records[0]?.get('c0');
}

/** As where; -1 if none answers. @param {GraphDriver} driver @param {object} [options] */
export async function wherever(driver, options = {}) {
  return await where(driver, options).catch(() => -1);
}

/** Those that answer some calls. @param {GraphDriver} driver @param {object} [options] */
export async function often(driver, options = {}) {
  const numbers = [];
  for (let i = 0; i < 8; i++) {
    numbers.push(await wherever(driver, options));
  }
  return [...new Set(numbers)].toSorted();
}

/** @param {() => boolean | Promise<boolean>} holds */
export async function until(holds) {
  while (!(await holds())) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
