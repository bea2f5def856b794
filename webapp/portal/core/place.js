// Where the portal is on its server.
import {isSmallPicture} from './pictureSize.js';

/** The path of the web application, without a slash at its end. */
export const root = document.documentElement.dataset.root ?? '';

/** The path of the portal's pages, with a slash at its end. */
export const home = `${root}/portal/`;

const files = new URL('../', import.meta.url);

/**
 * The address of a file of the portal.
 *
 * @param {string} path below `portal/`
 */
export function file(path) {
  return new URL(path, files).href;
}

/**
 * An address that somebody has given, if it is a file of the portal, or a picture itself, which is
 * not too large. Other addresses of this server may tell somebody who asks for them, such as those of its proxy.
 *
 * @param {string | undefined} text
 * @returns {string | undefined}
 */
export function own(text) {
  if (!text || isSmallPicture(text)) {
    return text || undefined;
  }
  try {
    const address = new URL(text, `${location.origin}${root}/`);
    return address.href.startsWith(location.origin + home) ? address.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * An address that somebody has given, if a browser may be led to it.
 *
 * @param {string | undefined} text
 * @returns {string | undefined}
 */
export function link(text) {
  try {
    const address = new URL(text ?? '', `${location.origin}${root}/`);
    return text && /^https?:$/.test(address.protocol) ? address.href : undefined;
  } catch {
    return undefined;
  }
}
