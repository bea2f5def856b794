import {connect, type EventMessage, type GraphRecord, type Position} from '../dist/node.js';
import {connect as connectInBrowser} from '../dist/browser.js';

/** What TypeScript knows of the client; compiled only. */
export async function types(position: Position): Promise<void> {
  const driver = connect('ws://localhost:7690/neo4j', {
    user: 'neo4j',
    password: 'secret',
    format: 'bson',
    compression: 'lz4',
    servers: ['db2.example.org:7690'],
    routing: 'table',
    connections: 2
  });
  const {records} = await driver.execute<{name: string; age: number}>('MATCH (p) RETURN p.name AS name, p.age AS age');
  const first: GraphRecord<{name: string; age: number}> | undefined = records[0];
  const name: string | undefined = first?.get('name');
  // @ts-expect-error there is no such column
  first?.get('size');
  // @ts-expect-error a number is no name
  const age: string | undefined = first?.get('age');
  for await (const record of driver.stream<{n: number}>('RETURN 1 AS n')) {
    const n: number = record.get('n');
    driver.call('people.get', {n, name, age}, {constants: {selection: {}}});
    // @ts-expect-error a text has no constants
    driver.execute('RETURN 1', {constants: {}});
  }
  for await (const message of driver.subscribe({topics: ['all'], from: position})) {
    reason(message);
  }
  const total: number = await driver.transact(
    async (transaction) => (await transaction.execute('RETURN 1')).records.length
  );
  // @ts-expect-error there is no such format
  connectInBrowser('wss://localhost:7690/neo4j', {format: 'xml', timeout: total});
}

function reason(message: EventMessage): string {
  return message.type === 'gap' ? message.reason : '';
}
