import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {deflateSync} from 'node:zlib';
import './support/browser.js';
import {own} from '../../../webapp/portal/core/place.js';

/** As the page of a gadget has them. @type {any} */
const page = {URL, Node: class {}, atob, document: {}, location: {href: 'http://localhost:8080/gadgets/ifr/a/b'}};
page.window = page;
['elements', 'pictures'].forEach((name) =>
  runInNewContext(readFileSync(new URL(`../../../webapp/gadgets/common/${name}.js`, import.meta.url), 'utf8'), page)
);

const [WIDE, HIGH] = [2048, 2049];

/** @param {string} type @param {Buffer} picture */
function address(type, picture) {
  return `data:image/${type};base64,${picture.toString('base64')}`;
}

/** @param {string} type @param {Buffer} [data] */
function chunk(type, data = Buffer.alloc(0)) {
  const made = Buffer.alloc(data.length + 12);
  made.writeUInt32BE(data.length);
  made.write(type, 4);
  data.copy(made, 8);
  return made;
}

/** @param {number} width @param {number} height @param {Buffer[]} between */
function png(width, height, ...between) {
  const header = Buffer.from('00000000000000000100000000', 'hex');
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(9));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...between,
    chunk('IDAT', rows)
  ]);
}

/** @param {number} width @param {number} height @param {string} between as hexadecimal digits */
function jpeg(width, height, between = 'ffe0000c00000000000000000000') {
  const frame = Buffer.from('ffc2001108000000000301220002110103110100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from(`ffd8${between}`, 'hex'), frame]);
}

/** @param {string} hex */
function riff(hex) {
  return Buffer.from(`524946460000000057454250${hex}`, 'hex');
}

/** @type {Record<string, (width: number, height: number) => Buffer>} */
const webp = {
  VP8: (width, height) => {
    const made = riff('56503820000000000000009d012a00000000');
    made.writeUInt16LE(width, 26);
    made.writeUInt16LE(height, 28);
    return made;
  },
  VP8L: (width, height) => {
    const made = riff('5650384c000000002f00000000');
    made.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
    return made;
  },
  VP8X: (width, height) => {
    const made = riff('565038580a00000000000000000000000000');
    made.writeUIntLE(width - 1, 24, 3);
    made.writeUIntLE(height - 1, 27, 3);
    return made;
  }
};

/** @param {string} text @param {boolean} expected */
function shows(text, expected) {
  assert.equal(own(text), expected ? text : undefined, 'in the portal');
  assert.equal(page.gadget.pictureAddress(text), expected ? text : null, 'in gadgets');
}

describe('A picture in its address', () => {
  /** @type {[string, string, (width: number, height: number) => Buffer][]} */
  const kinds = [
    ['PNG', 'png', png],
    ['JPEG', 'jpeg', jpeg],
    ...Object.entries(webp).map(
      ([name, make]) => /** @type {[string, string, typeof make]} */ ([`WebP of ${name}`, 'webp', make])
    )
  ];

  kinds.forEach(([name, type, make]) =>
    test(`is shown up to 2,048 pixels a side: ${name}`, () => {
      shows(address(type, make(1, 1)), true);
      shows(address(type, make(WIDE, 7)), true);
      shows(address(type, make(7, WIDE)), true);
      shows(address(type, make(HIGH, 7)), false);
      shows(address(type, make(7, HIGH)), false);
      shows(address(type, make(16_383, 16_383)), false);
    })
  );

  kinds.forEach(([name, type, make]) =>
    test(`is not shown where it ends before its size, or is something else: ${name}`, () => {
      const whole = make(7, 7);
      for (let length = 0; length < 25; length++) {
        shows(address(type, whole.subarray(0, length)), false);
      }
      ['png', 'jpeg', 'webp'].filter((other) => other !== type).forEach((other) => shows(address(other, whole), false));
    })
  );

  test('does not move', () => {
    shows(address('png', png(7, 7, chunk('tEXt', Buffer.alloc(99)))), true);
    shows(address('png', png(7, 7, chunk('acTL', Buffer.alloc(8)))), false);
    const moving = webp.VP8X(7, 7);
    moving[20] = 2;
    shows(address('webp', moving), false);
  });

  test('of JPEG has one size, after whatever stands before it', () => {
    const hidden = jpeg(7, 7, '').subarray(2).toString('hex');
    const comment = `fffe${(hidden.length / 2 + 2).toString(16).padStart(4, '0')}${hidden}`;
    shows(address('jpeg', jpeg(7, 7, `ffed${'ea62'}${'00'.repeat(60_000)}`.repeat(3))), true);
    shows(address('jpeg', jpeg(7, 7, 'ffffff')), true);
    shows(address('jpeg', jpeg(9000, 7, comment)), false);
    shows(address('jpeg', jpeg(7, 7, '010203')), false);
    shows(address('jpeg', jpeg(7, 7, 'ffe00000')), false);
  });

  test('has its size not far behind its beginning', () => {
    shows(address('png', png(7, 7, ...Array(1000).fill(chunk('tEXt')))), false);
    shows(address('jpeg', jpeg(7, 7, 'fffe0002'.repeat(1000))), false);
  });

  test('is of a known type', () => {
    [
      'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
      'data:image/svg+xml;base64,PHN2Zy8+',
      'data:image/png;base64,====',
      'data:image/png,%89PNG',
      'data:,',
      `DATA${address('png', png(7, 7)).slice(4)}`,
      ` ${address('png', png(7, 7))}`,
      `${address('png', png(7, 7))} `
    ].forEach((each) => shows(each, false));
  });

  test('is read whatever it is', () => {
    [5, true, [], {}, ''].forEach((each) => assert.equal(own(/** @type {any} */ (each)), undefined));
  });
});
