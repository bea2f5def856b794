/**
 * What the page of the test does; its text is a module of the page.
 *
 * @param {typeof import('../../dist/browser.js')} client
 * @param {string} uri
 * @param {{user: string, password: string}} login
 */
export async function page({connect, Float, LocalDate, GraphError}, uri, login) {
  const values = {n: 7n, f: new Float(7.5), text: 'Zoë '.repeat(1000), bytes: new Uint8Array([0, 255]), list: [[], {}]};
  /** @type {string[]} */
  const done = [];
  for (const format of /** @type {const} */ (['bson', 'json'])) {
    for (const compression of /** @type {const} */ (['none', 'deflate', 'lz4'])) {
      const driver = connect(uri, {...login, format, compression, timeout: 60_000});
      const parameters = {values, date: new LocalDate('2026-02-28')};
      const {records} = await driver.execute('RETURN $values AS values, $date AS date', {parameters});
      const text = JSON.stringify([...(records[0]?.get('values').bytes ?? [])]) + records[0]?.get('date');
      let count = 0;
      for await (const record of driver.stream('UNWIND range(1, 30000) AS i RETURN i')) {
        count = record.get('i');
      }
      done.push(`${format} ${compression} ${text} ${records[0]?.get('values').text.length} ${count}`);
      driver.close();
    }
  }
  const driver = connect(uri, {...login, livenessCheck: 50});
  const events = driver.subscribe({topics: ['all']});
  done.push(`${(await events.next()).value?.type}`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const failure = await driver.execute('RETURN').catch((e) => e);
  done.push(`${failure instanceof GraphError} ${failure.code}`);
  driver.close();
  return done;
}
