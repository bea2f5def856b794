import {after} from 'node:test';
import {connect} from '../../dist/node.js';

/** @param {string} name */
function variable(name) {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(`set SHINDIG_NEO4J_URI, SHINDIG_NEO4J_USER and SHINDIG_NEO4J_PASSWORD: ${name} is missing`);
  }
  return value;
}

export const URI = variable('SHINDIG_NEO4J_URI');
const user = variable('SHINDIG_NEO4J_USER');
const password = variable('SHINDIG_NEO4J_PASSWORD');

/** Long enough for a slow machine. */
const TIMEOUT = 120_000;

/** @param {import('../../dist/node.js').DriverOptions} [options] */
export function open(options = {}, uri = URI) {
  return connect(uri, {user, password, timeout: TIMEOUT, ...options});
}

/** A driver of a test file. It clears what the tests leave in the graph, under a label of their own. */
export function driver() {
  const opened = open();
  after(async () => {
    await opened.execute('MATCH (n:TypeScriptTest) DETACH DELETE n', {mode: 'write'});
    opened.close();
  });
  return opened;
}
