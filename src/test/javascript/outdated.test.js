import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {install} from './support/browser.js';
import {file} from '../../../webapp/portal/core/place.js';
import {OutdatedError, loaded} from '../../../webapp/portal/core/outdated.js';

/** @param {number} status of files of this version */
function serve(status) {
  install({fetch: () => Promise.resolve(new Response('', {status}))});
}

/** @param {Error} error */
const failing = (error) => loaded(Promise.reject(error));

describe('A module that fails', () => {
  test('is outdated where its version is gone', async () => {
    serve(404);
    await assert.rejects(failing(new TypeError('Importing a module script failed.')), OutdatedError);
  });

  test('is outdated where the browser names a file of it', async () => {
    serve(200);
    const text = `Failed to fetch dynamically imported module: ${file('pages/a.js')}`;
    await assert.rejects(failing(new TypeError(text)), OutdatedError);
  });

  test('is outdated where the server does not answer', async () => {
    install({fetch: () => Promise.reject(new TypeError('fetch failed'))});
    await assert.rejects(failing(new TypeError('Importing a module script failed.')), OutdatedError);
  });

  test('fails with its own mistake where its version is there', async () => {
    serve(200);
    const mistake = new TypeError('x is not a function');
    await assert.rejects(failing(mistake), (error) => error === mistake);
    const other = new RangeError('too far');
    await assert.rejects(failing(other), (error) => error === other);
  });
});
