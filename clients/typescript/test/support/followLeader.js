import {open} from './realServer.js';

// Works in a cluster of three members, each of which has a node with its number. The first leads: prints "ready" once
// it is found. Then the third does: prints "passed" once all work has moved.

const SETS = 'MATCH (m:Member) SET m.seen = true RETURN m.number AS n';
const driver = open({routing: 'table', connections: 2});

/** @param {string} text @param {object} [options] @returns {Promise<number>} */
async function number(text, options = {}) {
  return (await driver.execute(text, options)).records[0]?.get('n');
}

/** Waits until the members read and one of them writes. @param {number} writer @param {number[]} readers */
async function found(writer, readers) {
  for (let seen = ''; seen !== `${writer}:${readers}`;) {
    const writes = await number(SETS, {mode: 'write', requestId: true});
    const reads = await Promise.all(Array.from({length: 8}, () => number('MATCH (m:Member) RETURN m.number AS n')));
    seen = `${writes}:${[...new Set(reads)].toSorted()}`;
  }
}

await found(0, [1, 2]);
const events = driver.subscribe({topics: ['all']});
await events.next();
const transaction = await driver.begin();
await transaction.execute(SETS, {mode: 'write'});
await transaction.rollback();
process.stdout.write('ready\n');
await found(2, [0, 1]);
await events.return();
driver.close();
process.stdout.write('passed\n');
