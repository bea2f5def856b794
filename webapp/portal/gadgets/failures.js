/** What went wrong with a gadget, as the key of a text. */

/** @type {Record<number, string>} what Shindig answers for the file of a gadget */
const BY_CODE = {
  400: 'gadgets.failure.unreadable',
  403: 'gadgets.failure.refused',
  404: 'gadgets.failure.missing',
  410: 'gadgets.failure.missing',
  502: 'gadgets.failure.large',
  503: 'gadgets.failure.unreachable',
  504: 'gadgets.failure.unreachable'
};

export const COOLDOWN = 'gadgets.failure.cooldown';
export const HUB = 'gadgets.failure.hub';
export const PAGE = 'gadgets.failure.page';
export const VIEW = 'gadgets.failure.view';
export const SLOW = 'gadgets.failure.slow';
export const UNKNOWN = 'gadgets.failure.unknown';
export const NO_TOKEN = 'gadgets.failure.token';

/**
 * @param {{code?: number}} error of the metadata of a gadget
 * @returns {string}
 */
export function failureOf(error) {
  return BY_CODE[error.code ?? 0] ?? UNKNOWN;
}
