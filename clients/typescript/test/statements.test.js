import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fakes} from './support/fixture.js';

/** @typedef {import('./support/fakeConnection.js').Message} Message */

const LONG = `RETURN 1 // ${'long '.repeat(60)}`;

describe('A connection', {timeout: 60_000}, () => {
  const fake = fakes();

  async function connected() {
    const driver = fake.connect();
    await driver.verifyConnectivity();
    const server = await fake.server.next();
    /** Runs work, whose request it returns; answered with success, or a failure. @type {(work: () => Promise<unknown>, code?: string) => Promise<Message>} */
    const sent = async (work, code) => {
      const outcome = work().catch((e) => e);
      const request = await server.next();
      if (code === undefined) {
        server.succeed(request);
      } else {
        server.failed(request, code, true);
      }
      await outcome;
      return request;
    };
    return {driver, server, sent};
  }

  /** @param {Message} request */
  function shape({text, procedure, statement, parameters, constants}) {
    return {text, procedure, statement, parameters, constants};
  }

  test('sends a long text that is run again once, and then by its number', async () => {
    const {driver, sent} = await connected();
    const run = () => driver.execute(LONG);
    const shapes = [];
    for (let i = 0; i < 4; i++) {
      const {text, statement} = await sent(run);
      shapes.push({text, statement});
    }
    assert.deepEqual(shapes, [
      {text: LONG, statement: undefined},
      {text: LONG, statement: 0},
      {text: undefined, statement: 0},
      {text: undefined, statement: 0}
    ]);
    await sent(() => driver.execute(`${LONG}2`));
    assert.equal((await sent(() => driver.execute(`${LONG}2`))).statement, 1);
  });

  test('gives a short text no number', async () => {
    const {driver, sent} = await connected();
    for (let i = 0; i < 4; i++) {
      assert.equal((await sent(() => driver.execute('RETURN 1'))).statement, undefined);
    }
  });

  test('sends a text again whose number the server may not know', async () => {
    const {driver, sent, server} = await connected();
    const run = () => driver.execute(LONG);
    await sent(run);
    assert.equal((await sent(run, 'Neo.ClientError.Statement.SyntaxError')).text, LONG);
    assert.equal((await sent(run)).text, LONG);
    const outcome = run();
    const numbered = await server.next();
    assert.equal(numbered.text, undefined);
    server.failed(numbered, 'statement.unknown', true);
    const whole = await server.next();
    server.succeed(whole);
    await outcome;
    for (const {text, statement} of [whole, await sent(run)]) {
      assert.deepEqual([text, statement], [LONG, undefined], 'the server has no room for it');
    }
    server.cut();
    const other = await fake.server.next();
    await driver.verifyConnectivity().catch(() => driver.verifyConnectivity());
    void run().catch(() => {});
    assert.equal((await other.next()).text, LONG);
  });

  test('sends a text again whose first request was given up', async () => {
    const {driver, sent, server} = await connected();
    await sent(() => driver.execute(LONG));
    await assert.rejects(driver.execute(LONG, {timeout: 20}), {code: 'driver.timed-out'});
    assert.equal((await server.next()).statement, 0);
    assert.equal((await server.next()).type, 'cancel');
    const {text, statement} = await sent(() => driver.execute(LONG));
    assert.deepEqual({text, statement}, {text: LONG, statement: 0});
  });

  test('does so with a procedure and its constants', async () => {
    const {driver, sent} = await connected();
    const constants = {selection: {properties: ['id', 'displayName'], details: []}};
    const call = (/** @type {string} */ id) => () => driver.call('people.get', {id}, {constants: {...constants}});
    const procedure = 'people.get';
    assert.deepEqual(shape(await sent(call('a'))), {
      text: undefined,
      procedure,
      statement: undefined,
      parameters: {...constants, id: 'a'},
      constants: undefined
    });
    const second = shape(await sent(call('b')));
    assert.deepEqual(second, {text: undefined, procedure, statement: 0, parameters: {id: 'b'}, constants});
    const third = shape(await sent(call('c')));
    const left = {text: undefined, procedure: undefined, constants: undefined};
    assert.deepEqual(third, {...left, statement: 0, parameters: {id: 'c'}});
    const other = {selection: {properties: ['id'], details: []}};
    assert.equal((await sent(() => driver.call('people.get', {}, {constants: other}))).statement, undefined);
  });

  test('lets a parameter replace a constant', async () => {
    const {driver, sent} = await connected();
    const {parameters} = await sent(() => driver.call('p', {a: 1}, {constants: {a: 2, b: 3}}));
    assert.deepEqual(parameters, {a: 1, b: 3});
  });

  /** How many numbers texts get that are each run twice. @param {string[]} texts */
  async function numbersOf(texts) {
    const {driver, server} = await connected();
    /** @type {Set<unknown>} */
    const numbers = new Set();
    void server.serve(1, ({statement}) => statement !== undefined && !numbers.add(statement));
    for (const text of texts) {
      await driver.execute(text);
      await driver.execute(text);
    }
    driver.close();
    assert.deepEqual(
      [...numbers],
      Array.from(numbers, (_, place) => place)
    );
    return numbers.size;
  }

  test('has no more of them than the server keeps', async () => {
    assert.equal(await numbersOf(Array.from({length: 300}, (_, i) => `${LONG}${i}`)), 256);
    assert.equal(await numbersOf([`RETURN 1 // ${'x'.repeat(65_536)}`]), 0);
    assert.equal(await numbersOf(Array.from({length: 20}, (_, i) => `RETURN ${i} // ${'x'.repeat(65_000)}`)), 16);
  });
});
