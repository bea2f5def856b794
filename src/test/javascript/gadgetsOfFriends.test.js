import assert from 'node:assert/strict';
import {beforeEach, describe, test} from 'node:test';
import {JSDOM} from 'jsdom';
import {install} from './support/browser.js';
import {Server} from './support/server.js';
import {open} from '../../../webapp/portal/core/session.js';

const {document} = new JSDOM('<!doctype html>').window;
install({
  document,
  navigator: {languages: ['en']},
  osapi: {container: {RenderParam: {VIEW: 'view', WIDTH: 'width', HEIGHT: 'height', SCROLL: 'scroll'}}}
});
const {Board} = await import('../../../webapp/portal/gadgets/board.js');
const {Keeper} = await import('../../../webapp/portal/gadgets/keeper.js');

const ROOT = 'http://localhost:8080/';
const FOREIGN = {id: 'a', url: 'https://gadgets.example.org/a.xml'};
const OWN = {id: 'b', url: 'own:friends'};

/** What was rendered: addresses, each with its view. @type {string[]} */
let rendered;

beforeEach(async () => {
  rendered = [];
  new Server();
  await open();
});

/** @param {string} owner */
function boardOf(owner) {
  const board = new Board({root: ROOT, view: 'profile', owner}, new Keeper(() => assert.fail()));
  board.open({
    newGadgetSite: () => ({getId: () => 1}),
    navigateGadget: (
      /** @type {any} */ _site,
      /** @type {string} */ address,
      /** @type {any} */ _,
      /** @type {any} */ {view}
    ) => rendered.push(`${address} ${view}`),
    closeGadget: () => {}
  });
  return board;
}

/** @param {import('../../../webapp/portal/gadgets/panel.js').Panel | undefined} panel */
const body = (panel) => /** @type {import('../../../webapp/portal/gadgets/panel.js').Panel} */ (panel).body;

describe('On the page of a friend', () => {
  test('a gadget of another site is neither fetched nor shown until the viewer agrees', () => {
    const board = boardOf('jane.doe');
    const panel = board.show(FOREIGN, null);
    board.place(/** @type {any} */ (panel), null);
    board.navigate(panel, 'canvas', {});
    assert.deepEqual(rendered, []);
    assert.equal(body(panel).querySelector('iframe'), null);
    body(panel).querySelector('button')?.click();
    assert.deepEqual(rendered, ['https://gadgets.example.org/a.xml canvas']);
    board.navigate(panel, 'home', {});
    assert.equal(rendered[1], 'https://gadgets.example.org/a.xml profile');
    panel?.close();
  });

  test('one of the project is shown at once, and nobody moves, sets or removes it', () => {
    const panel = boardOf('jane.doe').show(OWN, null);
    assert.deepEqual(rendered, ['http://localhost:8080/gadgets/friends/gadget.xml profile']);
    assert.equal(panel?.element.querySelectorAll('.gadget-header button').length, 1);
    panel?.close();
  });
});

test('On the own page, a gadget of another site is shown at once', () => {
  const panel = boardOf('john.doe').show(FOREIGN, null, () => {});
  assert.deepEqual(rendered, ['https://gadgets.example.org/a.xml profile']);
  assert.equal(panel?.element.querySelectorAll('.gadget-header button').length, 4);
  panel?.close();
});
