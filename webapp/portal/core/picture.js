// Pictures that somebody chooses, made small enough to be kept as text.

const STEPS = [0.85, 0.7, 0.5, 0.3];

/**
 * @param {Blob} file
 * @param {number} edge the longest, in pixels
 * @param {number} most characters
 * @returns {Promise<string>} an address of the kind `data:image/jpeg`
 */
export async function shrink(file, edge, most) {
  const bitmap = await createImageBitmap(file);
  try {
    for (let longest = edge; longest > 16; longest = Math.floor(longest / 2)) {
      const found = STEPS.map((quality) => encode(bitmap, longest, quality)).find((text) => text.length <= most);
      if (found) {
        return found;
      }
    }
    throw new Error('The picture cannot be made small enough');
  } finally {
    bitmap.close();
  }
}

/**
 * @param {ImageBitmap} bitmap
 * @param {number} edge
 * @param {number} quality
 */
function encode(bitmap, edge, quality) {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality);
}
