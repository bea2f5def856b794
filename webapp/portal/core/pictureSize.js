// The size of a picture that is in its address, read before a browser makes memory for all of its pixels.
// PictureHeader.java is the same for what is stored, with GIF; gadgets/common/pictures.js is the same for gadgets.

/** The most pixels of a side. */
const MOST = 2048;

/** How many parts of a file may stand before its size. */
const PARTS = 200;

const DATA = /^data:image\/(jpeg|png|webp);base64,([A-Za-z0-9+/=]+)$/;

/** @typedef {(place: number, count: number) => DataView} Reader fewer bytes where the picture ends */
/** @typedef {[width: number, height: number] | undefined} Size of a picture without motion */

/** @type {Record<string, (at: Reader) => Size>} */
const SIZES = {jpeg, png, webp};

/**
 * Whether an address is a picture without motion, of at most 2,048 pixels a side.
 *
 * @param {string} address
 */
export function isSmallPicture(address) {
  const [, type, base64] = DATA.exec(address) ?? [];
  try {
    return !!type && SIZES[type](reader(base64))?.every((side) => side > 0 && side <= MOST) === true;
  } catch {
    return false; // it ends before its size, or is no base64
  }
}

/** @param {string} base64 @returns {Reader} */
function reader(base64) {
  return (place, count) => {
    const text = atob(base64.slice(Math.floor(place / 3) * 4, Math.ceil((place + count) / 3) * 4));
    const bytes = Uint8Array.from(text.slice(place % 3), (each) => each.charCodeAt(0));
    return new DataView(bytes.buffer, 0, Math.min(count, bytes.length));
  };
}

/** @param {Reader} at @returns {Size} */
function png(at) {
  const head = at(0, 24);
  if (head.getBigUint64(0) !== 0x89504e470d0a1a0an || head.getBigUint64(8) !== 0x0000000d49484452n) {
    return undefined;
  }
  for (let place = 8, i = 0; i < PARTS; i++) {
    const chunk = at(place, 8);
    if (chunk.getUint32(4) === 0x49444154) {
      return [head.getUint32(16), head.getUint32(20)]; // IDAT
    }
    if (chunk.getUint32(4) === 0x6163544c) {
      return undefined; // acTL: several frames
    }
    place += 12 + chunk.getUint32(0);
  }
  return undefined;
}

/** @param {Reader} at @returns {Size} */
function jpeg(at) {
  if (at(0, 2).getUint16(0) !== 0xffd8) {
    return undefined;
  }
  for (let place = 2, i = 0; i < PARTS; i++) {
    const segment = at(place, 9);
    const marker = segment.getUint16(0);
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return [segment.getUint16(7), segment.getUint16(5)]; // a frame
    }
    if (marker === 0xffff) {
      place++;
    } else if (isTable(marker) && segment.getUint16(2) >= 2) {
      place += 2 + segment.getUint16(2);
    } else {
      return undefined;
    }
  }
  return undefined;
}

/** Tables, data of applications, comments. @param {number} marker */
function isTable(marker) {
  return [0xffc4, 0xffcc, 0xffdb, 0xffdd, 0xfffe].includes(marker) || (marker >= 0xffe0 && marker <= 0xffef);
}

/** @param {Reader} at @returns {Size} */
function webp(at) {
  const head = at(0, 30);
  if (head.getUint32(0) !== 0x52494646 || head.getUint32(8) !== 0x57454250) {
    return undefined;
  }
  switch (head.getUint32(12)) {
    case 0x56503820: // VP8
      return (head.getUint8(20) & 1) === 0 && (head.getUint32(22) & 0xffffff) === 0x9d012a
        ? [head.getUint16(26, true) & 0x3fff, head.getUint16(28, true) & 0x3fff]
        : undefined;
    case 0x5650384c: // VP8L
      return head.getUint8(20) === 0x2f
        ? [(head.getUint32(21, true) & 0x3fff) + 1, ((head.getUint32(21, true) >>> 14) & 0x3fff) + 1]
        : undefined;
    case 0x56503858: // VP8X, of several frames where the second bit is set
      return (head.getUint8(20) & 2) === 0
        ? [(head.getUint32(24, true) & 0xffffff) + 1, (head.getUint32(26, true) >>> 8) + 1]
        : undefined;
    default:
      return undefined;
  }
}
