import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {clientFrame} from '../dist/node/frame.js';
import {Frames} from '../dist/node/frames.js';
import {frame} from './support/fakeConnection.js';

const LIMIT = 100_000;

/** @param {(Uint8Array | string)[]} [heard] */
function frames(heard = [], limit = LIMIT) {
  return new Frames(limit, {
    message: (payload) => heard.push(payload),
    ping: (payload) => heard.push(`ping ${payload}`),
    close: (code, reason) => heard.push(`close ${code} ${reason}`)
  });
}

/** @param {number} code @param {Uint8Array} bytes */
function refuses(code, bytes, limit = LIMIT) {
  assert.throws(() => frames([], limit).add(Buffer.from(bytes)), {code});
}

describe('The frames of a server', () => {
  test('are read in whatever pieces they arrive', () => {
    const text = 'ü'.repeat(200);
    const large = new Uint8Array(70_000).fill(7);
    const bytes = Buffer.concat([frame(0x81, text), frame(0x82, large), frame(0x82, '')]);
    for (const step of [1, 3, 1000, bytes.length]) {
      /** @type {(Uint8Array | string)[]} */
      const heard = [];
      const reader = frames(heard);
      for (let i = 0; i < bytes.length; i += step) {
        reader.add(bytes.subarray(i, i + step));
      }
      assert.equal(heard[0], text);
      assert.deepEqual(Buffer.from(heard[1]), Buffer.from(large));
      assert.equal(heard[2]?.length, 0);
    }
  });

  test('are fragments, with pings between them', () => {
    /** @type {(Uint8Array | string)[]} */
    const heard = [];
    frames(heard).add(Buffer.concat([frame(1, 'a'), frame(0x89, 'p'), frame(0, 'b'), frame(0x80, 'c')]));
    assert.deepEqual(heard, ['ping p', 'abc']);
  });

  test('end with a close frame, after which nothing is read', () => {
    /** @type {(Uint8Array | string)[]} */
    const heard = [];
    frames(heard).add(Buffer.concat([frame(0x88, Buffer.from([3, 233, 98])), frame(0x81, 'x')]));
    assert.deepEqual(heard, ['close 1001 b']);
  });

  test('must not break the rules', () => {
    refuses(1002, frame(0xc1, 'reserved bit'));
    refuses(1002, frame(0x83, 'unknown type'));
    refuses(1002, Buffer.from([0x81, 0x81, 1, 2, 3, 4, 5]));
    refuses(1002, frame(0x09, 'a ping that is not final'));
    refuses(1002, frame(0x89, 'long'.repeat(50)));
    refuses(1002, frame(0x80, 'no message has begun'));
    refuses(1002, Buffer.concat([frame(1, 'a'), frame(0x81, 'another message')]));
    refuses(1002, Buffer.from([0x81, 126, 0, 5, 1, 2, 3, 4, 5]));
    refuses(1002, Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 0, 0, 5]));
    refuses(1002, Buffer.from([0x81, 127, 0x80, 0, 0, 0, 0, 1, 0, 0]));
    refuses(1002, frame(0x88, Buffer.from([3])));
    refuses(1002, frame(0x88, Buffer.from([3, 237])));
    refuses(1007, frame(0x81, Buffer.from([0xff])));
    refuses(1007, frame(0x88, Buffer.from([3, 232, 0xff])));
  });

  test('are refused by their heads if they are too large', () => {
    refuses(1009, Buffer.from([0x82, 126, 0, 200]), 199);
    refuses(1009, Buffer.from([0x82, 127, 0x7f, 255, 255, 255, 255, 255, 255, 255]));
    refuses(1009, Buffer.concat([frame(2, new Uint8Array(150)), Buffer.from([0x80, 50])]), 199);
    frames([], 200).add(Buffer.concat([frame(2, new Uint8Array(150)), frame(0x80, new Uint8Array(50))]));
  });

  test('are not many small fragments', () => {
    const empty = Array.from({length: 1001}, () => frame(0, ''));
    refuses(1008, Buffer.concat([frame(1, ''), ...empty]));
    const useful = Array.from({length: 1500}, () => frame(0, 'x'.repeat(64)));
    frames().add(Buffer.concat([frame(1, ''), ...useful]));
  });
});

describe('A frame of the client', () => {
  test('is masked, with another mask each time', () => {
    const one = clientFrame(2, new Uint8Array(100));
    const other = clientFrame(2, new Uint8Array(100));
    assert.equal(one[1], 0x80 | 100);
    assert.notDeepEqual(one, other);
  });

  test('has its size in as few bytes as it needs', () => {
    const sizes = [0, 125, 126, 65_535, 65_536];
    assert.deepEqual(
      sizes.map((size) => clientFrame(2, new Uint8Array(size)).length - size),
      [6, 6, 8, 8, 14]
    );
  });
});
